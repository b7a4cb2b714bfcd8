import { expect, it } from 'vitest';
import type { PrintedAsset } from '../../../src/rules/assets/printed-asset';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import { useWords } from './ability-words';

const meter = (key: string) => ({ kind: 'meter', key, label: key, min: 0, max: 6, value: 2, conditions: [] });

/** What the ability of a card says where another card has a meter. */
function readingBeside(text: string, counter: string, file = 'marsh') {
	const card = (id: string, own: string, controls: readonly object[]) => ({
		...{ _id: `asset:${id}`, name: id, options: [], controls },
		abilities: [{ text: own, controls: [], options: [], enhance_moves: [], moves: [] }],
	});
	const cards = [card('marsh/heron', text, []), card(`${file}/well`, 'It is deep.', [meter(counter)])];
	const assets = cards as unknown as readonly PrintedAsset[];
	const [heron] = assets;
	const book = rulebook({ ...bundledRuleset('classic'), assets: () => assets });
	const ability = heron?.abilities[0];
	const reading = heron && ability && book.abilities.read(heron, ability);
	const does = reading?.moment ? book.effectsOf(reading.moment).always : [];
	return { uses: reading?.uses.map(useWords), does };
}

it.each([
	'When you [Heal], you may spend 2 Awe to reroll any dice.',
	'When you [Heal], you may suffer -2 awe to reroll any dice.',
])('what another card of the file counts is spent: %s', text => {
	expect(readingBeside(text, 'awe').uses).toEqual(['Heal: after · Suffer −2 awe, then Reroll any dice']);
});

it('and had at a time of its own', () => {
	expect(readingBeside('When the rain falls, take +1 Awe.', 'awe').does).toEqual([
		{ kind: 'meter', meter: 'awe', by: 1 },
	]);
});

it.each([
	['each card counts for itself', 'charge', 'marsh'],
	['a card of another file counts', 'awe', 'moor'],
])('but not what %s', (_what, counter, file) => {
	expect(readingBeside(`When you [Heal], you may spend 2 ${counter} to reroll any dice.`, counter, file).uses).toEqual(
		[],
	);
});
