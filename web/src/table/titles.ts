/// Titles of cards in a text.
export interface Piece {
    text: string;
    /// The card that this piece is the title of.
    card?: string;
}

/// The text in pieces; every title among them is one, as often as it stands there.
export function piecesOf(text: string, titles: ReadonlyMap<string, string>): Piece[] {
    const found = [...titles].map(([title, card]) => ({ title, card, at: title ? text.indexOf(title) : -1 }));
    const [first] = found.filter((each) => each.at >= 0).sort((a, b) => a.at - b.at || b.title.length - a.title.length);
    if (!first) return text ? [{ text }] : [];
    return [
        ...(first.at > 0 ? [{ text: text.slice(0, first.at) }] : []),
        { text: first.title, card: first.card },
        ...piecesOf(text.slice(first.at + first.title.length), titles),
    ];
}

/// The text without a source in brackets that was told just before: “+1 energy production (“Power Plant”)”.
export const withoutSource = (text: string, title: string): string =>
    title
        ? text.replaceAll(new RegExp(` \\([“„«]${title.replaceAll(/[^\p{L}\d ]/gu, '\\$&')}[”“»]\\)`, 'g'), '')
        : text;
