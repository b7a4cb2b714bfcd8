import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { campaignSetupOf, type StartingMap } from '../../../src/rules/books/campaign-setup';
import { generatorsOf } from '../../../src/rules/generators/generators';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { rollMap } from '../../../src/play/oracles/generate/starting-map';
import { campaignPaths } from '../../../src/journal/campaign/campaign-notes';
import { readPlace } from '../../../src/journal/chart/place-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { mapText, placesIn } from '../../../src/journal/campaign/sector-markdown';
import { editsOfStep } from '../../../src/journal/campaign/step-edits';
import { expectParsed } from '../../support/expect-parsed';
import { seededDice } from '../../support/seeded-dice';

const GAMES = ['starforged', 'sundered_isles'] as const;
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

const mapOf = (id: RulesetId): StartingMap => {
	const { map } = campaignSetupOf(bundledRuleset(id));
	if (!map) throw new Error(`${id} begins with no map`);
	return map;
};

/** What the chart reads of a note. */
function placeOf({ path, text }: { readonly path: string; readonly text: string }) {
	return readPlace(path, expectParsed(readFrontmatter(text)).values);
}

const rolled = (id: RulesetId, region: string, seed: number) =>
	rollMap(mapOf(id), region, { book: oracleBook(bundledRuleset(id)), dice: seededDice(seed) });

describe.each(GAMES)('what surrounds the first place in %s', id => {
	it('is a note to read without the plugin', async () => {
		const region = id === 'starforged' ? 'outlands' : 'myriads';
		const map = rolled(id, region, 3);
		const facts = {
			paths: campaignPaths('The grey coast', 'Ada'),
			ruleset: bundledRuleset(id),
			hour: campaignSetupOf(bundledRuleset(id)),
			link: 'Ada',
		};
		const edits = expectParsed(editsOfStep('place', { name: map.name, about: mapText(map) }, facts));
		const notes = edits.flatMap(edit => (edit.kind === 'note' ? [`=== ${edit.path}\n${edit.text}`] : []));
		expect(notes[0]).toContain(`=== The grey coast/Places/${map.name}.md`);
		expect(notes).toHaveLength(1 + map.places.length);
		const onChart = edits.flatMap(edit => (edit.kind === 'note' ? (placeOf(edit) ?? []) : []));
		expect(onChart.map(({ name, region }) => [name, region])).toEqual(map.places.map(({ name }) => [name, map.name]));
		await expect(notes.join('\n')).toMatchFileSnapshot(`approved/${mapOf(id).what}.md`);
	});

	it('keeps in its own note what the player wrote, and places that were renamed or not linked', () => {
		const map = rolled(id, id === 'starforged' ? 'terminus' : 'myriads', 3);
		const [first] = map.places;
		const text = `We came late.\n\n${mapText(map).replace(`## ${first?.name}`, '## Nowhere')}\n\n## Mine\n\nDust.`;
		const { rest, places } = placesIn(text);
		expect(rest).toMatch(/^We came late\.\n/);
		expect(rest).toContain('## Nowhere\n\n- ');
		expect(rest).toMatch(/## Mine\n\nDust\.$/);
		expect(places.map(({ name }) => name)).toEqual(map.places.slice(1).map(({ name }) => name));
	});

	it('is rolled on oracles and generators that the book has', () => {
		const book = oracleBook(bundledRuleset(id));
		const { name, about, places } = mapOf(id);
		for (const oracle of [...name, ...about, ...places.about])
			expect(book.byId(`oracle_rollable:${oracle}`), oracle).toBeDefined();
		const generators = generatorsOf(book);
		const keys = generators.find(({ name: own }) => own === places.generator)?.lines.map(({ key }) => key);
		const { count, world } = places;
		const asked = count.by === 'line' ? [count.key] : [];
		expect(keys).toEqual(
			expect.arrayContaining([...places.firstPlaceOnly, ...places.hidden, ...asked, ...(world ? [world.line] : [])]),
		);
		if (world) expect(generators.map(({ name: own }) => own)).toContain(world.generator);
	});

	it('has no two places of one name, and no fact without words', () => {
		for (const seed of SEEDS) {
			const { name, facts, places } = rolled(id, id === 'starforged' ? 'terminus' : 'reaches', seed);
			expect(name).toMatch(/^\S+ \S/);
			expect(new Set(places.map(place => place.name)).size).toBe(places.length);
			for (const { label, text } of [...facts, ...places.flatMap(place => place.facts)])
				expect(text, label).not.toBe('');
		}
	});
});

describe('a starting sector', () => {
	it.each([
		{ region: 'terminus', settlements: 4 },
		{ region: 'outlands', settlements: 3 },
		{ region: 'expanse', settlements: 2 },
	])('of the $region has $settlements settlements', ({ region, settlements }) => {
		expect(rolled('starforged', region, 7).places).toHaveLength(settlements);
	});

	it('has a planet where a settlement lies on one or circles it, and nowhere else', () => {
		const places = SEEDS.flatMap(seed => rolled('starforged', 'terminus', seed).places);
		const seen = places.map(({ facts }) => {
			const where = facts.find(({ label }) => label === 'Location')?.text ?? '';
			return `${where}: ${facts.some(({ label }) => label === 'Planet') ? 'a planet' : 'none'}`;
		});
		expect([...new Set(seen)].sort()).toEqual(['Deep Space: none', 'Orbital: a planet', 'Planetside: a planet']);
	});

	it('looks closely at one settlement alone', () => {
		const [first, ...others] = rolled('starforged', 'terminus', 5).places;
		const labels = (facts: (typeof others)[number]['facts'] = []) => facts.map(({ label }) => label);
		expect(labels(first?.facts)).toEqual(expect.arrayContaining(['First look', 'Trouble']));
		for (const { facts } of others) expect(labels(facts)).not.toEqual(expect.arrayContaining(['Trouble']));
	});
});

it('a starting chart has the islands that the first one has in sight', () => {
	const seen = SEEDS.map(seed => {
		const { places } = rolled('sundered_isles', 'myriads', seed);
		const nearby = places[0]?.facts.find(({ label }) => label === 'Nearby islands')?.text ?? '';
		return `${nearby.split(':')[0]}: ${places.length}`;
	});
	expect([...new Set(seen)].sort()).toEqual(['Island group: 4', 'Island pair: 2', 'Isolated: 1']);
});
