/// The forecast after a choice.
import type { Change } from '../net/documents';
import { patched } from '../net/patch';
import type { Facts } from './documents';

const BELOW = '/facts/forecast';

/// Null where the changes leave it as it is. What helps against a threat then is no news.
export function forecastAfter(facts: Facts, changes: Change[]): Facts['forecast'] | null {
    const told = changes.filter(({ path }) => path.startsWith(`${BELOW}/`));
    if (told.every(({ path }) => /averted-by|makers/.test(path))) return null;
    const paths = told.map((each) => ({ ...each, path: each.path.slice(BELOW.length) }));
    const set = paths.filter((each) => each.to !== null);
    const gone = paths.filter((each) => each.to === null).reverse();
    return patched(
        facts.forecast,
        set.map(({ path, to }) => [path, to]),
        gone.map(({ path }) => path),
    );
}
