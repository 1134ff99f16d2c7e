/// A text in parts: `Effect:` and `Action:` at the beginning of a sentence stand out, in every language.
export interface TextPart {
    text: string;
    strong: boolean;
}
const KEYWORD = /((?<=^|[.!?…)] )\p{Lu}[\p{L}]*:)/u;

export function keywords(text: string): TextPart[] {
    return text
        .split(KEYWORD)
        .filter((part) => part !== '')
        .map((part) => ({ text: part, strong: KEYWORD.test(part) }));
}
