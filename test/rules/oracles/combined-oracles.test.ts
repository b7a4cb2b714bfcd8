import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { bookOf, oracleBook } from '../../../src/rules/oracles/oracle-book';
import { findOracles, combinedOracles, combinedName } from '../../../src/rules/oracles/combined-oracles';
import { idOf, linkTo, rollOn, someOracle } from '../../support/some-oracles';

const namesIn = (id: (typeof RULESET_IDS)[number]) => combinedOracles(oracleBook(bundledRuleset(id))).map(combinedName);

describe.each(RULESET_IDS)('the oracles that %s has rolled together', id => {
	it('are approved', async () => {
		const list = namesIn(id).map(name => `- ${name}\n`);
		await expect(list.join('')).toMatchFileSnapshot(`approved/together-${id}.md`);
	});

	it('are found again by their name, each once', () => {
		const book = oracleBook(bundledRuleset(id));
		const all = combinedOracles(book);
		for (const oracles of all) expect(findOracles(book, combinedName(oracles))).toEqual(oracles);
		expect(new Set(all.map(combinedName)).size).toBe(all.length);
	});
});

describe('made-up oracles', () => {
	const beast = someOracle('Beast', ['Owl'], { suggestions: [idOf('Colour')] });
	const colour = someOracle('Colour', ['Red']);
	const site = someOracle('Site', ['Cave'], { path: ['Elsewhere', 'Site'], suggestions: [idOf('Beast')] });
	const herd = someOracle('Herd', [
		{ text: `${linkTo('Colour')} + ${linkTo('Beast')}`, oracle_rolls: [rollOn('Colour'), rollOn('Beast')] },
		{ text: `${linkTo('Beast')} + ${linkTo('Beast')}`, oracle_rolls: [rollOn('Beast'), rollOn('Beast')] },
		{ text: `One ${linkTo('Beast')}`, oracle_rolls: [rollOn('Beast')] },
		{ text: `${linkTo('Site')} + ${linkTo('Colour')}`, oracle_rolls: [rollOn('Site'), rollOn('Colour')] },
	]);

	it('stand in the order in which they are first suggested or named', () => {
		expect(combinedOracles(bookOf([beast, colour, site, herd])).map(combinedName)).toEqual([
			'Made up / Beast + Colour',
			'Elsewhere / Site + Made up / Beast',
			'Elsewhere / Site + Made up / Colour',
		]);
	});

	it.each([
		{ name: 'made up/beast + colour', is: [beast, colour] },
		{ name: 'Made up / Beast + Elsewhere / Site', is: [beast, site] },
		{ name: 'Made up / Beast', is: [beast] },
		{ name: 'Made up / Beast + Weather', is: undefined },
		{ name: 'Beast + Colour', is: undefined },
	])('of the name “$name”', ({ name, is }) => {
		expect(findOracles(bookOf([beast, colour, site]), name)).toEqual(is);
	});

	it('with a sign of their own in their name are one', () => {
		const both = someOracle('Beast + Colour', ['Owl']);
		expect(findOracles(bookOf([beast, colour, both]), 'Made up / Beast + Colour')).toEqual([both]);
	});
});
