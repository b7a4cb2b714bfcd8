import { describe, expect, it } from 'vitest';
import { bundledRuleset, type RulesetId } from '../../../src/rules/books/bundled';
import { encounterCards } from '../../../src/rules/encounters/encounter-cards';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import { cardOracles, denizenOracles, siteOracles } from '../../../src/rules/oracles/derived-oracles';

function readWell(contents: object) {
	const text = JSON.stringify({ _id: 'kiln', type: 'expansion', title: 'Kiln and Clay', ...contents });
	const reading = readHouseRules(text, 'json', 'kiln.json');
	if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
	return reading.value;
}

const messages = (contents: object) => readWell(contents).findings.map(({ message }) => message);

const over = (contents: object, base: RulesetId = 'starforged') =>
	applyLayer(bundledRuleset(base), readWell(contents).layer);

const range = (min: number, max: number) => ({ roll: { min, max } });

describe('truths of a Datasworn file', () => {
	const glaze = {
		name: 'Glaze',
		your_character: 'Who taught you?',
		options: [
			{ ...range(1, 40), summary: 'It is lost.', description: 'Nobody knows it.', quest_starter: 'Find it.' },
			{ ...range(41, 100), description: 'All know it.' },
			{ description: 'Only by choice.' },
		],
	};

	it('stand behind those of the book, with the answers and the question after them', () => {
		const contents = { truths: { glaze } };
		const truths = over(contents).truths?.() ?? [];
		expect(truths).toHaveLength((bundledRuleset('starforged').truths?.() ?? []).length + 1);
		expect(truths.at(-1)).toMatchObject({ _id: 'truth:kiln/glaze', name: 'Glaze', sides: 100 });
		expect(truths.at(-1)?.your_character).toBe('Who taught you?');
		expect(truths.at(-1)?.options.map(({ min, max }) => [min, max])).toEqual([
			[1, 40],
			[41, 100],
			[0, 0],
		]);
		expect(messages(contents)).toEqual([]);
	});

	it('stand in the place of the truth that they replace, and keep the tables of an answer', () => {
		const shard = {
			name: 'Shard',
			dice: '1d2',
			rows: [
				{ ...range(1, 1), text: 'Hot' },
				{ ...range(2, 2), text: 'Cold' },
			],
		};
		const truth = {
			name: 'Cataclysm',
			replaces: ['truth:starforged/cataclysm'],
			options: [{ ...range(1, 100), description: 'It cracked.', oracles: { shard } }],
		};
		const truths = over({ truths: { cataclysm: truth } }).truths?.() ?? [];
		expect(truths).toHaveLength((bundledRuleset('starforged').truths?.() ?? []).length);
		expect(truths[0]?._id).toBe('truth:kiln/cataclysm');
		expect(truths[0]?.options[0]?.tables).toMatchObject([{ name: 'Shard', sides: 2 }]);
	});

	it.each([
		[{ name: 'Glaze' }, '“truths.glaze.options” is missing. Write a list of answers.'],
		[{ options: glaze.options }, '“truths.glaze.name” is missing. Write the name of the truth.'],
		[
			{
				name: 'Glaze',
				options: [
					{ ...range(1, 60), description: 'A.' },
					{ ...range(50, 100), description: 'B.' },
				],
			},
			'“truths.glaze.options” have 50 twice. Write ranges that do not overlap.',
		],
	])('are told what is wrong: %j', (truth, told) => {
		expect(messages({ truths: { glaze: truth } })).toEqual([told]);
	});
});

describe('foes of a Datasworn file', () => {
	const foe = {
		name: 'Kiln Cat',
		rank: 2,
		nature: 'Beast',
		summary: 'It sleeps in the ash.',
		description: 'Warm.',
		features: ['Grey fur'],
		drives: ['Sleep'],
		tactics: ['Pounce'],
		variants: { old: { name: 'Old Kiln Cat', rank: 4, nature: 'Beast', description: 'Hot.' } },
	};

	it('are found with their variants, which have the features of the kind', () => {
		const cards = encounterCards(
			over({ npcs: { ash: { name: 'Ash Things', contents: { cat: foe } } } }, 'classic'),
			'foe',
		);
		const [cat, old] = cards.filter(({ name }) => name.includes('Kiln Cat'));
		expect(cat).toMatchObject({ about: 'dangerous beast', track: { kind: 'foe', rank: 'dangerous' } });
		expect(old).toMatchObject({
			about: 'extreme beast, a variant of Kiln Cat',
			track: { kind: 'foe', rank: 'extreme' },
		});
		expect(old?.lists.map(({ title }) => title)).toEqual(['Features', 'Drives', 'Tactics']);
	});

	it.each([0, 6, 2.5, 'extreme', null])('need a rank from 1 to 5, which %j is not', rank => {
		const told = messages({ npcs: { ash: { contents: { cat: { ...foe, rank, variants: {} } } } } });
		expect(told).toEqual([
			expect.stringMatching(/^“npcs\.ash\.contents\.cat\.rank” .* from 1 \(troublesome\) to 5 \(epic\)\.$/),
		]);
	});
});

describe('sites of a Datasworn file', () => {
	const sites = {
		site_themes: {
			ashen: {
				name: 'Ashen',
				features: [{ ...range(1, 20), text: 'Ash drifts' }],
				dangers: [{ ...range(1, 30), text: 'Embers' }],
			},
		},
		site_domains: {
			kiln: {
				name: 'Kiln',
				features: [{ ...range(21, 100), text: 'A flue' }],
				dangers: [{ ...range(31, 45), text: 'A collapse' }],
			},
		},
		delve_sites: {
			works: {
				name: 'Old Works',
				rank: 3,
				theme: 'delve_site_theme:kiln/ashen',
				domain: 'delve_site_domain:kiln/kiln',
				description: 'Cold now.',
				denizens: [
					{ ...range(1, 27), frequency: 'very_common', name: 'Cats' },
					{ ...range(28, 100), frequency: 'common' },
				],
			},
		},
		rarities: { flame: { name: 'Last Flame', asset: 'asset:classic/path/banner_sworn', description: 'It stays lit.' } },
	};
	const ruleset = over(sites, 'delve');

	it('are found, with theme, domain and rank', () => {
		const site = encounterCards(ruleset, 'site').find(({ name }) => name === 'Old Works');
		expect(site).toMatchObject({ about: 'formidable site: Ashen kiln', track: { theme: 'Ashen', domain: 'Kiln' } });
		expect(messages(sites)).toEqual([]);
	});

	it('are rolled: features and dangers of a site, and its denizens', () => {
		const oracles = siteOracles({ name: 'Deep Flue', theme: 'ashen', domain: 'kiln' }, ruleset);
		expect(oracles.ok && oracles.value[0]?.rows.map(({ text }) => text)).toEqual(['Ash drifts', 'A flue']);
		expect(oracles.ok && oracles.value[1]?.rows.map(({ text }) => text)).toEqual(
			expect.arrayContaining(['Embers', 'A collapse']),
		);
		const denizens = denizenOracles(ruleset).find(({ path }) => path[0] === 'Old Works');
		expect(denizens?.rows.map(({ text }) => text)).toEqual([
			expect.stringContaining('Cats'),
			expect.stringContaining('common'),
		]);
		expect(cardOracles(ruleset).map(({ path }) => path.join('/'))).toContain('Site Theme/Ashen/Feature');
	});

	it('have rarities of 3 experience on their asset', () => {
		const rarity = encounterCards(ruleset, 'rarity').find(({ name }) => name === 'Last Flame');
		expect(rarity?.about).toBe('rarity for Banner-Sworn, 3 experience');
	});
});

describe('rules of a Datasworn file', () => {
	it('bring stats, special tracks, and meters from 0 where nothing else is said', () => {
		const rules = {
			stats: { fire: { label: 'fire' } },
			special_tracks: { vessels: {} },
			condition_meters: { heat: { max: 3 } },
		};
		const ruleset = over({ rules });
		expect(ruleset.stats).toContain('fire');
		expect(ruleset.special_tracks).toContain('vessels');
		expect(ruleset.condition_meters).toContainEqual({ name: 'heat', min: 0, max: 3, value: 0 });
	});
});
