import { expect, it } from 'vitest';
import { ownCardIn } from '../../../src/journal/assets/own-card-note';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { abilitiesAfter } from '../../../src/play/abilities/available-abilities';
import { newUnrolledMove } from '../../../src/play/record/record';
import { rollMove } from '../../../src/play/moves/roll-move';
import { cardFinder } from '../../../src/rules/assets/find-card';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyCards } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { done, expectParsed } from '../../support/tables';

const NOTE = [
	'---',
	'sworn: asset',
	'kind: other',
	'abilities: [1, 2]',
	'---',
	'- [x] Deep voice: When you wake the drowned bell, roll +shadow. On a hit, take +1 momentum. On a miss, suffer -1 spirit.',
	'- [x] Loyal: When you Face Danger by its toll, you may reroll any dice at the cost of -1 momentum.',
].join('\n');

const card = ownCardIn(NOTE, 'Bell');
const ruleset = applyCards(bundledRuleset('starforged'), card ? [card] : []);
const book = rulebook(ruleset);
const bell = expectParsed(readAssetNote('Bell', expectParsed(readFrontmatter(NOTE)).values, cardFinder(ruleset)));
const by = kestrel({ assets: [bell] });
const table = { book, certain: 'at_once' } as const;

it.each([
	{ dice: [5, 1, 2], result: 'momentum 2 → 3' },
	{ dice: [1, 9, 10], result: 'spirit 5 → 4' },
] as const)('an ability with a roll of its own is rolled as a move: $result', ({ dice, result }) => {
	const roll = { option: 'shadow', value: 1 };
	const made = expectParsed(
		rollMove({ record: newUnrolledMove('Bell 1'), character: by, ...table }, { roll }, scriptedDice(...dice)),
	);
	expect(done(made)).toContain(result);
});

it('a reroll at a price waits for the dice', () => {
	const roll = { option: 'edge', value: 1 };
	const made = expectParsed(
		rollMove({ record: newUnrolledMove('Face Danger'), character: by, ...table }, { roll }, scriptedDice(1, 9, 10)),
	);
	expect(abilitiesAfter({ record: made.record, character: made.character, book }).map(({ id }) => id)).toEqual([
		'Bell 2',
	]);
});
