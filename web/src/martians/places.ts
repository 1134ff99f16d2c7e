/// Where the options of Martians are answered: at the board what the board draws, all else in the bar.
import type { Option } from '../net/documents';
import type { Place } from '../table/places';

export function place(option: Option): Place {
    switch (option.kind) {
        case 'visit':
            return `building/${option.building}/${option.action}`;
        case 'mine-first':
        case 'move':
        case 'take':
            return `mine/${option.hex}`;
        default:
            return 'bar';
    }
}
