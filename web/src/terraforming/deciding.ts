/// What the bar and the tray have to know of Terraforming Mars.
import type { Option } from '../net/documents';
import { chips as words } from '../words/chips';
import { layout, type Region } from './layout.svelte';

export { chips } from './changes';
export { beside, passing, step } from './course';
export const orders = [{ option: { kind: 'pass' }, said: words.passWhenICan }];
export const isTrifle = ({ kind, project }: Option) => kind === 'standard-project' && project === 'sell-patents';
export const reveal = (region: string) => layout.reveal(region as Region);
export const focus = (region: string) => void layout.focus(region as Region);
export const chapter = 'generation-started';
