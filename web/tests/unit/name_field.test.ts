import { beforeEach, expect, test, vi } from 'vitest';
import { NameField } from '../../src/shell/name_field.svelte';

const person = vi.hoisted(() => ({ ownName: '' }));
vi.mock('../../src/shell/person.svelte', () => ({ person }));
beforeEach(() => {
    person.ownName = '';
});

test('a name that is told later than the field is drawn is written there', () => {
    const field = new NameField();
    expect(field.value).toBe('');
    person.ownName = 'Eva';
    expect(field.value).toBe('Eva');
});

test('what is being typed stays, whatever is told meanwhile, until it is kept', () => {
    const field = new NameField();
    field.value = 'Mar';
    person.ownName = 'Eva';
    expect(field.value).toBe('Mar');
    field.value = '';
    expect(field.value).toBe('');
    field.forget();
    expect(field.value).toBe('Eva');
});
