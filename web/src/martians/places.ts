/// Where the options of Martians are answered.
import type { Option } from '../net/documents';
import type { Place } from '../table/places';

export function place(option: Option): Place {
    switch (option.kind) {
        case 'visit':
        case 'act':
            return `action/${option.action}`;
        case 'choose-corporation':
            return `corporation/${option.corporation}`;
        case 'rest':
        case 'rtg':
            return `operation/${option.kind}`;
        case 'specialist':
            return `own/${option.specialist}`;
        case 'dismiss':
            return `own/${option.card}`;
        case 'hire':
            return `person/${option.card}`;
        case 'leave-infirmary':
            return `infirmary/${option.quarter}`;
        case 'leave-living':
            return `living/${option.quarter}`;
        case 'quarter':
        case 'deliver':
        case 'growth-quarter':
        case 'choose-quarter':
            return `quarter/${option.quarter}`;
        case 'building':
        case 'marker-from':
            return `building/${option.building}`;
        case 'installation':
        case 'installation-off':
            return `installation/${option.installation}`;
        case 'mine-first':
            return 'mine/machine';
        case 'move':
        case 'take':
            return `mine/${option.hex}`;
        case 'research':
            return `research/${option.tile}`;
        case 'task':
            return `task/${option.task}`;
        case 'order':
            return `order/${option.order}`;
        case 'technology':
            return `technology/${option.technology}`;
        case 'crop':
            return `crop/${option.crop}`;
        case 'pay-mineral':
            return `good/${option.mineral}`;
        case 'dead-slots': {
            const slots = option.slots as number[] | undefined;
            return slots?.length === 1 ? `slot/${slots[0]}` : 'bar';
        }
        default:
            return 'bar';
    }
}

export const HOMES: Record<string, string> = {
    mine: 'mining',
    research: 'lander',
    order: 'lander',
    task: 'lander',
    technology: 'laboratory',
    crop: 'greenhouse',
    person: 'education',
    installation: 'construction',
};
/// The building in which a place lies; null for what lies elsewhere.
export const homeOf = (place: Place): string | null => HOMES[place.split('/')[0] as string] ?? null;

/// Every hex and every quarter can be meant by a question about others of its kind.
export function optionAt(place: Place, options: Option[]): Option | null {
    const [kind, id] = place.split('/');
    const like = options.find(
        (each) => (kind === 'mine' ? each.hex : kind === 'quarter' ? each.quarter : undefined) !== undefined,
    );
    if (!like || id === 'machine') return null;
    const { text: _, ...fields } = like;
    return { ...fields, [kind === 'mine' ? 'hex' : 'quarter']: Number(id) };
}
