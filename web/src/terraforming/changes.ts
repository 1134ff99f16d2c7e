/// What an answer changes, as small signs.
import { RESOURCES, type Change, type Option } from '../net/documents';
import type { Chip } from '../table/games';
import { chips as words } from '../words/chips';
import { map } from '../words/map';
import { say, type Said } from '../words/words.svelte';
import { plain, signed } from '../parts/signed';

function chip(icon: string, said: Said, { from, to }: Change, isProduction = false): Chip {
    const by = Number(to) - Number(from ?? 0);
    return { icon, text: signed(by), label: `${say(said)}: ${signed(by)}`, isLoss: by < 0, isProduction };
}
/// By how much, and what it is then.
function level(icon: string, said: Said, { from, to }: Change, tell = (value: string) => value): Chip {
    const by = signed(Number(to) - Number(from ?? 0));
    const then = tell(plain(Number(to)));
    return { icon, text: by, then, label: `${say(said)}: ${by} (${then})` };
}

/// A sign that not everybody knows.
const worded = (chip: Chip): Chip => ({ ...chip, text: `${chip.text} ${say(words.pointsShort)}` });
/// Points that somebody else may get in the end.
const uncertain = (chip: Chip): Chip => ({
    ...chip,
    text: `${chip.text} ${say(words.forNow)}`,
    label: `${chip.label} ${say(words.forNow)}`,
});

/// Resources, production, parameters, rating, points: in this order, what changes of it.
export function chips(changes: Change[], me: number, { kind }: Option): Chip[] {
    const at = new Map(changes.map((each) => [each.path, each]));
    const found: Chip[] = [];
    const add = (path: string, make: (change: Change) => Chip) => {
        const change = at.get(path);
        if (change) found.push(make(change));
    };
    for (const each of RESOURCES) add(`/players/${me}/stock/${each}`, (change) => chip(each, words[each], change));
    for (const each of RESOURCES)
        add(`/players/${me}/production/${each}`, (change) => chip(each, words[`${each}Production`], change, true));
    add('/temperature', (change) => level('temperature', words.temperature, change, (n) => `${n}\u00a0°C`));
    add('/oxygen', (change) => level('oxygen', words.oxygen, change, (n) => say(map.percent, { n })));
    add('/facts/parameters/ocean/steps', (change) => level('tile-ocean', words.ocean, change));
    add(`/players/${me}/tr`, (change) => level('rating', words.rating, change));
    add(`/facts/players/${me}/points/total`, (change) => {
        const points = worded(chip('points', words.points, change));
        return kind === 'fund-award' ? uncertain(points) : points;
    });
    return found;
}
