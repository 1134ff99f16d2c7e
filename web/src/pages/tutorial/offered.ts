/// Which guides this browser was offered: the table at which one is followed, or nothing where it was declined or is over.
const KEY = 'planitia.guides';

function all(): Record<string, string> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
    } catch {
        return {};
    }
}
/// Undefined: it was never offered.
export const guidedAt = (lesson: string): string | undefined => all()[lesson];
export function keepGuided(lesson: string, table: string) {
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...all(), [lesson]: table }));
    } catch {
        // without storage it is offered again
    }
}
