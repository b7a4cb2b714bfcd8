import { expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { siteTableOf } from '../../../src/rules/oracles/site-cards';

const movesOf = (id: 'delve' | 'classic' | 'starforged') => bundledRuleset(id).moves.map(({ name }) => name);

it('the moves of Delve that look at the cards of a site have a feature or a danger rolled', () => {
	const rolled = movesOf('delve').flatMap(name => {
		const table = siteTableOf(name);
		return table ? [`${name}: ${table}`] : [];
	});
	expect(rolled).toEqual([
		'Discover a Site: Feature',
		'Delve the Depths: Feature',
		'Find an Opportunity: Feature',
		'Reveal a Danger: Danger',
		'Reveal a Danger (alternate version): Danger',
	]);
});

it.each(['classic', 'starforged'] as const)('no move of %s does', id => {
	expect(movesOf(id).filter(siteTableOf)).toEqual([]);
});
