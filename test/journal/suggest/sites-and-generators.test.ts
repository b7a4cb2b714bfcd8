import { describe, expect, it } from 'vitest';
import { withSites } from '../../../src/journal/campaign/journal-oracles';
import { listSuggestions, readAhead } from '../../../src/journal/suggest/forms';
import { atOnce } from '../../../src/rules/core/work-slices';
import { generatorsOf } from '../../../src/rules/generators/generators';
import { bookOf } from '../../../src/rules/oracles/oracle-book';
import { oracleRowAt } from '../../../src/rules/oracles/oracle';
import type { Track } from '../../../src/play/tracks/track';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { at } from './table-of-lines';

const delve = at('delve');

/** Delve, where these sites are explored, the one that was named last first. */
function exploring(...sites: readonly Track[]) {
	const oracles = withSites(delve.oracles, delve.book.ruleset, sites);
	return { ...delve, character: kestrel({ tracks: [...sites] }), oracles };
}

const barrow = track('site', 'Deep Barrow', {
	theme: 'Ancient',
	domain: 'Barrow',
	denizens: ['Pale crawlers', 'Bonewalker'],
});
const denizenAt = (roll: number, ...sites: readonly Track[]) => {
	const oracle = exploring(...sites).oracles.byName(`${sites[0]?.name ?? ''} / Denizens`);
	return oracle && oracleRowAt(oracle, roll)?.text;
};

describe('in a site that is explored', () => {
	it.each(['denizen', 'denizens', 'feature', 'danger'])('%s is one of its own', text => {
		const found = listSuggestions(text, { ...exploring(barrow), recentOracles: ["Alva's Rest / Denizens"] });
		expect(found[0]?.completion).toMatch(/^Deep Barrow \//);
	});

	it('of two sites, it is the one that was named last', () => {
		const [first] = listSuggestions(
			'denizen',
			exploring(track('site', 'Maw', { theme: 'Wild', domain: 'Sea Cave' }), barrow),
		);
		expect(first?.completion).toBe('Maw / Denizens');
	});

	it('a ready-made one has the denizens that the book gives it', () => {
		const prepared = delve.book.ruleset.delve_sites?.()[0];
		const [first] = listSuggestions('denizen', exploring(track('site', prepared?.name ?? '')));
		expect(first?.completion).toBe(`${prepared?.name} / Denizens`);
	});

	it.each([
		[1, 'Pale crawlers'],
		[27, 'Pale crawlers'],
		[28, 'Bonewalker'],
		[41, 'Bonewalker'],
		[42, 'Yours to choose (common)'],
		[100, 'Yours to choose (unforeseen)'],
	])('the denizens that it names fill the rows of the book: %s is %s', (roll, denizen) => {
		expect(denizenAt(roll, barrow)).toBe(denizen);
	});

	it('every ready-made site has the same rows, so that those of any are those of a site of one’s own', () => {
		const rows = (delve.book.ruleset.delve_sites?.() ?? []).map(({ denizens }) =>
			denizens.map(({ min, max, frequency }) => `${min}-${max} ${frequency}`).join(),
		);
		expect(new Set(rows).size).toBe(1);
	});
});

describe('what is generated from several tables comes before a table of that name', () => {
	it.each([
		['starforged', 'settlement', 'Settlement'],
		['starforged', 'settle', 'Settlement'],
		['starforged', 'npc', 'Character'],
		['starforged', 'planet', 'Planet'],
		['starforged', 'wreck', 'Derelict'],
		['classic', 'settlement', 'Settlement'],
		['classic', 'npc', 'Character'],
		['delve', 'monster', 'Monstrosity'],
	] as const)('%s: %s', (book, text, generator) => {
		expect(listSuggestions(text, at(book))[0]?.action).toEqual({ kind: 'generate', generator });
	});

	it('a table that is called by its own name is rolled on', () => {
		expect(listSuggestions('settlement name', at('starforged'))[0]?.action?.kind).toBe('oracle');
	});
});

describe('the first letter', () => {
	let looks = 0;
	const counted = bookOf(
		delve.oracles.oracles.map(oracle => ({
			...oracle,
			get rows() {
				looks++;
				return oracle.rows;
			},
		})),
	);
	const looksIn = (act: () => unknown) => {
		looks = 0;
		act();
		return looks;
	};

	it('looks through no table that was read ahead, nor through those of a generator that it does not name', () => {
		expect(looksIn(() => generatorsOf(counted))).toBe(0);
		expect(looksIn(() => listSuggestions('c', { ...delve, oracles: counted }))).toBeGreaterThan(0);
		atOnce(readAhead({ ...delve, oracles: counted }));
		expect(looksIn(() => [...'fsa?o'].map(letter => listSuggestions(letter, { ...delve, oracles: counted })))).toBe(0);
	});
});
