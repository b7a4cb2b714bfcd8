import { expect, it } from 'vitest';
import type { RollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import { newRollDraft } from '../../../src/obsidian/features/moves/roll-form/roll-draft';
import { rollFormView } from '../../../src/obsidian/features/moves/roll-form/roll-form-view';
import { newUnrolledMove } from '../../../src/play/record/record';
import { percentages } from '../../../src/play/roll/odds';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel, starling } from '../../support/characters';
import { owned } from '../../support/owned-assets';

const book = rulebook(bundledRuleset('starforged'));

function view(move: string, asset: string, typed: Partial<RollDraft> = {}) {
	const found = book.move(move);
	if (!found) throw new Error(move);
	const character = kestrel({ assets: [owned('starforged', asset), starling()] });
	const call = { record: newUnrolledMove(move), move: found, character, book };
	return rollFormView(call, { ...newRollDraft(call), ...typed });
}

it.each([
	{
		rule: 'an add',
		move: 'Face Danger',
		asset: 'Ace',
		typed: { abilities: ['Ace 1'], selected: 0 },
		sum: 'edge 3 + 1 = 4',
		rollInput: { abilities: [{ asset: 'Ace', ability: 1 }], roll: { option: 'edge' } },
	},
	{
		rule: 'one that is not ticked',
		move: 'Face Danger',
		asset: 'Ace',
		typed: { selected: 0 },
		sum: 'edge 3',
		rollInput: { roll: { option: 'edge' } },
	},
	{
		rule: 'a meter that is rolled',
		move: 'React Under Fire',
		asset: 'Shields',
		typed: { selected: 5 },
		sum: 'shields 4',
		rollInput: { abilities: [{ asset: 'Shields', ability: 2 }], roll: { option: 'shields', value: 4 } },
	},
	{
		rule: 'an outcome without a roll',
		move: 'Face Danger',
		asset: 'Service Pod',
		typed: { abilities: ['Service Pod 3'] },
		sum: undefined,
		rollInput: { abilities: [{ asset: 'Service Pod', ability: 3 }] },
	},
	{
		rule: 'a move that is not rolled',
		move: 'Reach a Milestone',
		asset: 'Lore Hunter',
		typed: { abilities: ['Lore Hunter 1'] },
		sum: undefined,
		rollInput: { abilities: [{ asset: 'Lore Hunter', ability: 1 }] },
	},
])('$rule ($asset)', ({ move, asset, typed, sum, rollInput }) => {
	const form = view(move, asset, typed);
	expect(form.sum).toBe(sum);
	expect(form.rollInput).toEqual(rollInput);
});

it('a preset action die counts in the odds', () => {
	const oddsOf = (abilities: readonly string[]) => {
		const { odds } = view('Face Danger', 'Armored', { abilities, selected: 0 }).options[0] ?? {};
		return odds && Object.values(percentages(odds)).join(' ');
	};
	expect(oddsOf([])).not.toBe(oddsOf(['Armored 1']));
});

it('the only option of the book stays chosen beside those of assets', () => {
	expect(view('Set a Course', 'Banshee').options.map(({ name, isSelected }) => [name, isSelected])).toEqual([
		['supply', true],
		['companion health', false],
	]);
});
