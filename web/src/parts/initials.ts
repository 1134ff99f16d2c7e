/// The first letter of each name; where two names begin alike also its number (`Guest 2`) or its second letter.
export function initials(names: string[]): string[] {
    const first = names.map((each) => each.slice(0, 1).toUpperCase());
    return names.map((name, index) => {
        const letter = first[index] ?? '';
        const isAlone = first.filter((each) => each === letter).length < 2;
        return isAlone ? letter : letter + (/\d$/.exec(name)?.[0] ?? name.slice(1, 2));
    });
}
