/// Where the options of Terraforming Mars are answered.
import type { Option } from '../net/documents';
import type { Place } from '../table/places';

export function place(option: Option): Place {
    switch (option.kind) {
        case 'play-card':
            return `hand/${option.card}`;
        case 'card-action':
        case 'first-action':
            return `action/${option.card}`;
        case 'standard-project':
            return `project/${option.project}`;
        case 'convert-plants':
            return 'convert/plants';
        case 'convert-heat':
            return 'convert/heat';
        case 'claim-milestone':
            return `goal/${option.milestone}`;
        case 'fund-award':
            return `goal/${option.award}`;
        case 'trade':
        case 'build-colony':
        case 'move-marker':
        case 'add-colony-tile':
            return `colony/${option.colony}`;
        case 'place-tile':
        case 'claim-space':
            return `space/${option.space}`;
        case 'target-player':
            return `player/${option.player}`;
        case 'target-card':
            return `played/${option.player}/${option.card}`;
        case 'raise-parameter':
            return `parameter/${option.parameter}`;
        case 'choose-corporation':
        case 'draft':
            return `tray/${option.card}`;
        case 'pay':
            return 'payment';
        default:
            return 'bar';
    }
}

/// What putting something on a space would be that is not offered.
export function optionAt(place: Place, options: Option[]): Option | null {
    const like = options.find((each) => each.space !== undefined);
    if (!like || !place.startsWith('space/')) return null;
    const { text: _, ...fields } = like;
    const space = place.slice('space/'.length);
    return { ...fields, space: /^\d+$/.test(space) ? Number(space) : space };
}
