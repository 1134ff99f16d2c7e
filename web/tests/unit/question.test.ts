import { describe, expect, it } from 'vitest';
import type { Ask, Option } from '../../src/net/documents';
import * as deciding from '../../src/martians/deciding';
import { amountsOf, leftOf, onlyAmounts, shapeOf } from '../../src/table/question';
import { isTrifle } from '../../src/terraforming/deciding';
import { place } from '../../src/terraforming/places';

const ask = (options: Option[], more: object = {}, candidates: Ask['candidates'] = []): Ask => ({
    decision: { player: 0, kind: options[0]?.kind ?? '', prompt: '', number: 0, options, ...more },
    candidates,
});
const shape = (asked: Ask) => shapeOf(asked, place);

describe('where only an amount is asked for', () => {
    const amounts = [1, 2].map((amount) => ({ kind: 'unload', amount }));
    it('the first answer is the usual one', () => {
        expect(onlyAmounts(ask(amounts).decision)?.indices).toEqual([0, 1]);
        expect(onlyAmounts(ask(amounts.slice(1)).decision)).toBeUndefined();
        expect(onlyAmounts(ask([...amounts, { kind: 'done' }]).decision)).toBeUndefined();
        expect(onlyAmounts(ask([{ kind: 'quarter', quarter: 1 }, ...amounts]).decision)).toBeUndefined();
    });
});
describe('the shape of a question', () => {
    it('follows from what can be answered', () => {
        expect(shape(ask([], { pick: { kind: 'buy-cards', from: ['comet'], min: 0, max: 1 } }))).toBe('pick');
        expect(shape(ask([{ kind: 'draft', card: 'comet' }]))).toBe('tray');
        expect(shape(ask([{ kind: 'pay' }], { payment: { price: 3, means: [], usual: {} } }))).toBe('pay');
        expect(shape(ask([{ kind: 'place-tile', space: 3 }]))).toBe('spaces');
        expect(shape(ask([{ kind: 'pass' }], {}, [{ group: 'turn', title: '', candidates: [] }]))).toBe('board');
    });
    it('is buttons for few short answers, else a list', () => {
        const answers = (text: string, n: number) =>
            Array.from({ length: n }, (_, index) => ({ kind: 'alternative', index, text }));
        expect(shape(ask(answers('Gain 2 plants', 3)))).toBe('buttons');
        expect(shape(ask(answers('Remove 1 floater from this card to gain 2 titanium', 3)))).toBe('list');
        expect(shape(ask(answers('No', 7)))).toBe('list');
    });
    it('is answered on the board where all answers lie there and are too many for buttons', () => {
        const hexes = Array.from({ length: 9 }, (_, hex) => ({ kind: 'move', hex, text: 'There' }));
        const at = (each: Option) => `mine/${each.hex}`;
        expect(shapeOf(ask(hexes), at, deciding)).toBe('spaces');
        expect(shapeOf(ask(hexes), (each) => (each.hex === 3 ? 'bar' : at(each)), deciding)).toBe('list');
        expect(shapeOf(ask(hexes), at)).toBe('list');
    });
    it('has a stepper where only the amount differs', () => {
        const options: Option[] = [
            { kind: 'target-player', player: 0, amount: 2 },
            { kind: 'target-player', player: 0, amount: 1 },
            { kind: 'target-player', player: 1, amount: 2 },
            { kind: 'decline' },
        ];
        expect(shape(ask(options))).toBe('amounts');
        expect(amountsOf(options).map((each) => each.indices)).toEqual([[0, 1], [2], [3]]);
    });
});

describe('what could be done instead of passing', () => {
    const patents = { kind: 'standard-project', project: 'sell-patents' };
    it('is something, only the sale of patents, or nothing', () => {
        expect(leftOf([{ kind: 'pass' }, patents, { kind: 'convert-heat' }], isTrifle)).toBe('something');
        expect(leftOf([{ kind: 'end-turn' }, { kind: 'pass' }, patents], isTrifle)).toBe('trifles');
        expect(leftOf([{ kind: 'end-turn' }, { kind: 'pass' }], isTrifle)).toBe('nothing');
        expect(leftOf([{ kind: 'pass' }, patents])).toBe('something');
    });
});
