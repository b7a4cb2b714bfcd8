import { expect, it } from 'vitest';
import { remindersAfter, remindersOn } from '../../../src/play/abilities/reminders';
import { newUnrolledMove } from '../../../src/play/record/record';
import { rollMove } from '../../../src/play/moves/roll-move';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { owned } from '../../support/owned-assets';
import { scriptedDice } from '../../support/scripted-dice';
import { expectParsed } from '../../support/tables';

const books = {
	classic: rulebook(bundledRuleset('classic')),
	starforged: rulebook(bundledRuleset('starforged')),
	sundered_isles: rulebook(bundledRuleset('sundered_isles')),
};
type Id = keyof typeof books;

const holder = (id: Id, asset: string, ability: number) =>
	kestrel({ assets: [owned(id, asset, { abilities: [ability] })] });

/** The moves of the book that tell of the ability before they are rolled. */
function toldOn(id: Id, asset: string, ability: number): readonly string[] {
	const book = books[id];
	const character = holder(id, asset, ability);
	return book.ruleset.moves.filter(move => remindersOn(move, character, book).length > 0).map(({ name }) => name);
}

it.each([
	{ says: 'a move in its trigger', id: 'classic', asset: 'Owl', ability: 3, moves: ['Face Death'] },
	{ says: 'a move in one of its sentences', id: 'starforged', asset: 'Tech', ability: 2, moves: [] },
	{
		says: 'no roll at all, and allows more',
		id: 'classic',
		asset: 'Raven',
		ability: 3,
		moves: ['Secure an Advantage', 'Gather Information', 'Compel'],
	},
	{ says: 'what the dice gave', id: 'starforged', asset: 'Firebrand', ability: 2, moves: [] },
] as const)(
	'an ability that speaks of $says is reported on exactly these moves ($asset)',
	({ id, asset, ability, moves }) => {
		expect(toldOn(id, asset, ability)).toEqual(moves);
	},
);

it.each([
	{ rule: 'when they fell as it says', dice: [6, 3, 3], told: ['Firebrand'] },
	{ rule: 'not otherwise', dice: [6, 1, 3], told: [] },
])('what speaks of the dice is reported once they have fallen: $rule', ({ dice, told }) => {
	const by = holder('starforged', 'Firebrand', 2);
	const table = { book: books.starforged, certain: 'at_once' } as const;
	const roll = { option: 'iron', value: 2 };
	const { record, character } = expectParsed(
		rollMove(
			{ record: newUnrolledMove('Endure Harm'), character: by, ...table },
			{ roll, cost: 1 },
			scriptedDice(...dice),
		),
	);
	expect(remindersAfter({ record, character, book: books.starforged }).map(({ asset }) => asset)).toEqual(told);
});
