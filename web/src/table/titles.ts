/// Titles of cards in a text.
export interface Piece {
    text: string;
    /// The card that this piece is the title of.
    card?: string;
}

/// A title with the bracket and quotes before it and what follows at once, so that no line breaks between them.
const BEFORE = /\(?[“„«]?$/;
const AFTER = /^[”“»]?[.,;:)]*/;

/// The text in pieces; every title among them is one, as often as it stands there.
export function piecesOf(text: string, titles: ReadonlyMap<string, string>): Piece[] {
    const found = [...titles].map(([title, card]) => ({ title, card, at: title ? text.indexOf(title) : -1 }));
    const [first] = found.filter((each) => each.at >= 0).sort((a, b) => a.at - b.at || b.title.length - a.title.length);
    if (!first) return text ? [{ text }] : [];
    const from = BEFORE.exec(text.slice(0, first.at))?.index ?? first.at;
    const end = first.at + first.title.length;
    const to = end + (AFTER.exec(text.slice(end))?.[0].length ?? 0);
    return [
        ...(from > 0 ? [{ text: text.slice(0, from) }] : []),
        { text: text.slice(from, to), card: first.card },
        ...piecesOf(text.slice(to), titles),
    ];
}
