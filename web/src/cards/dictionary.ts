/// The icon dictionary of a game: words of the page, and for things that are entries of the catalogue their own titles and texts.
import { iconFamilies, marsIcons } from '../words/icons';
import { martiansFamilies, martiansIcons } from '../words/martians_icons';
import { say } from '../words/words.svelte';
import type { Entry } from './catalogue.svelte';
import { plain } from './search';

export interface Meant {
    icon: string;
    name: string;
    means: string;
}
export interface Family {
    family: string;
    title: string;
    icons: Meant[];
}

/// Kinds of entries that have an icon of their own, by family and how the icon is named.
const PICTURED: Record<string, Record<string, string>> = {
    people: { assistant: 'person', specialist: 'person' },
    places: { building: 'building', installation: 'installation' },
    knowledge: { technology: 'technology', crop: 'crop' },
    weather: { weather: 'weather' },
};

export function familiesOf(game: string, entries: Entry[], words: string): Family[] {
    const isMars = game === 'terraforming';
    const titles = isMars ? iconFamilies : martiansFamilies;
    const said = Object.entries(isMars ? marsIcons : martiansIcons).map(([family, icons]) => ({
        family,
        icons: Object.entries(icons).map(([icon, { name, means }]) => ({ icon, name: say(name), means: say(means) })),
    }));
    const pictured = Object.entries(isMars ? {} : PICTURED).map(([family, kinds]) => ({
        family,
        icons: entries
            .filter((entry) => kinds[entry.kind])
            .map((entry) => ({ icon: `${kinds[entry.kind]}-${entry.id}`, name: entry.title, means: entry.text })),
    }));
    const wanted = plain(words.trim());
    return [...said, ...pictured]
        .map(({ family, icons }) => ({
            family,
            title: titles[family] ? say(titles[family]) : family,
            icons: icons.filter(({ name, means }) => plain(`${name} ${means}`).includes(wanted)),
        }))
        .filter(({ icons }) => icons.length > 0);
}
