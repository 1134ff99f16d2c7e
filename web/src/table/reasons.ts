/// The icon that goes with a reason, from what it names.
import type { Reason } from '../net/documents';

const BY_CODE: [RegExp, string][] = [
    [/temperature/, 'temperature'],
    [/oxygen/, 'oxygen'],
    [/ocean/, 'tile-ocean'],
    [/cannot-pay/, 'megacredits'],
    [/rating/, 'rating'],
    [/tag/, 'tag-any'],
    [/energy/, 'energy'],
    [/time/, 'time'],
    [/marker/, 'marker'],
    [/space|tile/, 'tile-any'],
    [/taken|used|passed/, 'ui-check'],
];

export function iconOf(reason: Reason): string {
    if (reason.resource) return String(reason.resource);
    if (reason.tag) return `tag-${reason.tag}`;
    return BY_CODE.find(([pattern]) => pattern.test(reason.code))?.[1] ?? 'ui-lock';
}
