import { expect, it } from 'vitest';
import { ownCardIn } from '../../../src/journal/assets/own-card-note';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { abilitiesAfter, abilitiesOn } from '../../../src/play/abilities/available-abilities';
import { rulesetFor } from '../../../src/play/abilities/asset-moves';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { newUnrolledMove } from '../../../src/play/record/record';
import { rollMove } from '../../../src/play/moves/roll-move';
import { cardFinder } from '../../../src/rules/assets/find-card';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Character } from '../../../src/play/character/character';
import { applyCards } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { done, expectParsed } from '../../support/tables';

const NOTE = [
	'---',
	'sworn: asset',
	'kind: companion',
	'abilities: [1, 2, 3]',
	'health: 3',
	'health_max: 4',
	'---',
	'A fox with one white ear.',
	'',
	'- [x] When you [[Secure an Advantage]] by following the fox, add +1. On a hit, take +1 momentum.',
	'- [x] When you Face Danger with the fox ahead of you, choose one (before rolling).',
	'  - Sneak: Roll +its health.',
	'  - Bite: Add +2, but suffer -1 momentum.',
	'- [ ] When the fox brings you something shiny, take +1 spirit.',
	'',
	'- [ ] If you burn momentum to improve your result, take +1 momentum after you reset.',
	'',
	'Found in the ash.',
].join('\n');

const card = ownCardIn(NOTE, 'Ember');
const base = bundledRuleset('starforged');
const ruleset = applyCards(base, card ? [card] : []);
const book = rulebook(ruleset);
const properties = expectParsed(readFrontmatter(NOTE)).values;
const fox = expectParsed(readAssetNote('Ember', properties, cardFinder(ruleset)));
const by = kestrel({ assets: [fox] });
const offersOn = (move: string) => {
	const found = book.move(move);
	return found ? abilitiesOn(found, {}, by, book) : [];
};

it('a note of an asset has a card: its kind, its meters, and a bullet for each ability', () => {
	expect(card).toMatchObject({
		name: 'Ember',
		category: 'Companion',
		controls: [{ kind: 'meter', key: 'health', max: 4 }],
	});
	expect(card?.abilities).toHaveLength(4);
	expect(ruleset.moves).toBe(base.moves);
});

it('its abilities are offered with the moves they name, and no others', () => {
	expect(offersOn('Secure an Advantage').map(({ id, words }) => `${id}: ${words}`)).toEqual([
		'Ember 1: +1, on a hit +1 momentum',
	]);
	expect(offersOn('Face Danger').map(({ id }) => id)).toEqual(['Ember 2, Sneak', 'Ember 2, Bite']);
	expect(offersOn('Compel')).toEqual([]);
});

it('one that is used does what it says', () => {
	const [offer] = offersOn('Secure an Advantage');
	const abilities = offer ? [offer.used] : [];
	const table = { book, certain: 'at_once' } as const;
	const roll = { option: 'wits', value: 2 };
	const made = expectParsed(
		rollMove(
			{ record: newUnrolledMove('Secure an Advantage'), character: by, ...table },
			{ roll, abilities },
			scriptedDice(4, 1, 9),
		),
	);
	expect(done(made)).toContain('momentum 2 → 3 (Ember)');
	expect(abilitiesAfter({ record: made.record, character: made.character, book })).toEqual([]);
});

it.each([
	{ supply: 5, spent: 2, sacrifice: { detail: 'supply 3 → 2' } },
	{ supply: 2, spent: 2, sacrifice: { blocked: 'You are unprepared: apply the cost to another suffer move.' } },
])('a suffer move is offered with $spent of $supply supply spent on the roll', ({ supply, spent, sacrifice }) => {
	const knife = `---\nsworn: asset\nabilities: [1]\n---\n- [x] When you try to notice something, you may spend supply (1-3) to gain an equal bonus on your roll.\n`;
	const own = ownCardIn(knife, 'Knife');
	const rules = applyCards(base, own ? [own] : []);
	const asset = expectParsed(readAssetNote('Knife', expectParsed(readFrontmatter(knife)).values, cardFinder(rules)));
	const character = kestrel({ assets: [asset], meters: { ...kestrel().meters, supply } });
	const table = { book: rulebook(rules), certain: 'at_once' } as const;
	const found = table.book.move('Face Danger');
	const offer =
		found && abilitiesOn(found, {}, character, table.book).find(({ words }) => words.startsWith(`+${spent}`));
	const made = expectParsed(
		rollMove(
			{ record: newUnrolledMove('Face Danger'), character, ...table },
			{ roll: { option: 'wits', value: 2 }, abilities: offer ? [offer.used] : [] },
			scriptedDice(2, 4, 9),
		),
	);
	expect(done(made)[0]).toBe(`supply ${supply} → ${supply - spent} (Knife)`);
	const steps = pendingStepsOf({ ...made, book: table.book });
	const options = steps.flatMap(step => step.options);
	expect(options.find(({ label }) => label === 'Sacrifice Resources')).toMatchObject(sacrifice);
});

it('what its abilities gain and spend is counted on it', () => {
	const coil = [
		'---\nsworn: asset\nabilities: [1, 2]\nsparks: 2\n---',
		'- [x] When you Face Danger, mark 1 spark.',
		'- [x] When you Strike by its heat, spend 2 sparks to add +1.',
	].join('\n');
	const own = ownCardIn(coil, 'Coil');
	const rules = applyCards(base, own ? [own] : []);
	const asset = expectParsed(readAssetNote('Coil', expectParsed(readFrontmatter(coil)).values, cardFinder(rules)));
	const table = { book: rulebook(rules), certain: 'at_once' } as const;
	const linesOf = (name: string, option: string, character: Character) => {
		const move = table.book.move(name);
		const abilities = move ? abilitiesOn(move, {}, character, table.book).map(({ used }) => used) : [];
		const input = { roll: { option, value: 2 }, abilities };
		const made = expectParsed(
			rollMove({ record: newUnrolledMove(name), character, ...table }, input, scriptedDice(6, 4, 9)),
		);
		return { lines: done(made), character: made.character };
	};
	const gained = linesOf('Face Danger', 'wits', kestrel({ assets: [asset] }));
	expect(gained.lines).toContain('Coil › sparks 2 → 3 (Coil)');
	expect(linesOf('Strike', 'iron', gained.character).lines).toContain('Coil › sparks 3 → 1 (Coil)');
});

it('one that speaks of a time of its own is a move', () => {
	const own = rulesetFor(by, book).moves.slice(ruleset.moves.length);
	expect(own.map(({ name }) => name)).toEqual(['Ember 3']);
});

it.each([
	{ rule: 'a note that is no asset', note: NOTE.replace('sworn: asset', 'sworn: track') },
	{ rule: 'one without a list', note: NOTE.replace(/^- .*$/gm, '').replace(/^ {2}- .*$/gm, '') },
])('$rule has none', ({ note }) => {
	expect(ownCardIn(note, 'Ember')).toBeUndefined();
});
