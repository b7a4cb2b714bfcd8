import { expect, it } from 'vitest';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { ownCardIn } from '../../../src/journal/assets/own-card-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { abilitiesAfter, abilitiesOn } from '../../../src/play/abilities/available-abilities';
import { rollMove } from '../../../src/play/moves/roll-move';
import { newUnrolledMove } from '../../../src/play/record/record';
import { cardFinder } from '../../../src/rules/assets/find-card';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyCards } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { done, expectParsed } from '../../support/tables';

const noteOf = (lines: string, ...abilities: readonly string[]): string =>
	`---\nsworn: asset\nabilities: [1, 2]\n${lines}---\n${abilities.map(text => `- [x] ${text}\n`).join('')}`;

const NOTES = {
	Well: noteOf('awe: 3\nawe_max: 6\n', 'You may look into it.'),
	Heron: noteOf(
		'',
		'When you Face Danger, you may spend 2 Awe to add +1.',
		'When you Face Danger and your action die shows 1-2, take +1 momentum.',
	),
};

const cards = Object.entries(NOTES).flatMap(([name, note]) => ownCardIn(note, name) ?? []);
const ruleset = applyCards(bundledRuleset('starforged'), cards);
const book = rulebook(ruleset);
const assets = Object.entries(NOTES).map(([name, note]) =>
	expectParsed(readAssetNote(name, expectParsed(readFrontmatter(note)).values, cardFinder(ruleset))),
);
const character = kestrel({ assets });

/** Face Danger with whatever is offered for it, and what the action die shows. */
function faceDanger(die: number) {
	const move = book.move('Face Danger');
	const offers = move ? abilitiesOn(move, {}, character, book) : [];
	const abilities = offers.map(({ used }) => used);
	const table = { book, certain: 'at_once' } as const;
	const roll = { option: 'wits', value: 2 };
	return expectParsed(
		rollMove(
			{ record: newUnrolledMove('Face Danger'), character, ...table },
			{ roll, abilities },
			scriptedDice(die, 1, 9),
		),
	);
}

it('what one card counts, another spends', () => {
	expect(done(faceDanger(4))).toContain('Well › awe 3 → 1 (Heron)');
});

it.each([
	[2, ['Heron 2']],
	[3, []],
])('what follows a face of the action die is offered after it: %i', (die, offered) => {
	const made = faceDanger(die);
	expect(abilitiesAfter({ record: made.record, character: made.character, book }).map(({ id }) => id)).toEqual(offered);
});
