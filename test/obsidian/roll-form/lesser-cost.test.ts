import { expect, it } from 'vitest';
import { newRollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import type { RollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import { rollFormView } from '../../../src/obsidian/features/moves/roll-form/roll-form-view';
import { ownCardIn } from '../../../src/journal/assets/own-card-note';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyCards } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';

const NOTE = '---\nsworn: asset\n---\n- [x] When you Endure Harm behind the shield, reduce the harm by 1.\n';
const card = ownCardIn(NOTE, 'Shield');
const book = rulebook(applyCards(bundledRuleset('starforged'), card ? [card] : []));
const shield = { asset: 'Shield', ability: 1 };

function view(typed: Partial<RollDraft>, record: Partial<MoveRecord> = {}) {
	const move = book.move('Endure Harm');
	if (!move) throw new Error('no move');
	const asset = { name: 'Shield', asset: 'Shield', kind: 'other', abilities: [1], meters: {}, conditions: [] } as const;
	const character = kestrel({ stats: { iron: 0 }, meters: { health: 3 }, assets: [asset] });
	const call = { record: newUnrolledMove('Endure Harm', record), move, character, book };
	return rollFormView(call, { ...newRollDraft(call), ...typed });
}

const healthIn = ({ options }: ReturnType<typeof view>) => options.find(({ name }) => name === 'health')?.value;

it('names the situation beside what is taken off', () => {
	expect(view({ cost: 2 }).groups.flatMap(({ ticks }) => ticks)).toMatchObject([
		{ words: 'Shield: suffer 1 less', when: 'behind the shield' },
	]);
});

it('shows the meter as it is after the lower cost, and hands in both', () => {
	expect(healthIn(view({ cost: 2 }))).toBe(1);
	const ticked = view({ cost: 2, abilities: ['Shield 1'], selected: 0 });
	expect(healthIn(ticked)).toBe(2);
	expect(ticked.rollInput).toMatchObject({ cost: 2, abilities: [shield] });
});

it('leaves the move at the lower cost, if something is left of the meter then', () => {
	expect(view({ cost: 3 }).taken).toBeUndefined();
	expect(view({ cost: 3, abilities: ['Shield 1'] }).taken).toMatchObject({
		cost: 3,
		abilities: [shield],
		resists: false,
	});
});

it('offers nothing off a cost that is paid, and keeps what was taken off it', () => {
	expect(view({}, { cost: { amount: 2, paid: true } }).groups).toEqual([]);
	const called = view({}, { cost: { amount: 1, paid: false, less: 1 }, abilities: [shield] });
	expect(healthIn(called)).toBe(2);
	expect(called.groups.flatMap(({ ticks }) => ticks.map(({ isTicked }) => isTicked))).toEqual([true]);
});
