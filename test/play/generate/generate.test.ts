import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { generatorsOf } from '../../../src/rules/generators/generators';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import {
	choose,
	followTyped,
	generate,
	generateAgain,
	reroll,
	rollOneMore,
	typeOver,
} from '../../../src/play/oracles/generate/generate';
import type { Generated } from '../../../src/play/oracles/generate/generated';
import { lineOf } from '../../../src/play/oracles/generate/generated';
import { seededDice } from '../../support/seeded-dice';

const handOf = (id: RulesetId, seed = 1) => ({ book: oracleBook(bundledRuleset(id)), dice: seededDice(seed) });

function generatorIn(id: RulesetId, name: string) {
	const generator = generatorsOf(oracleBook(bundledRuleset(id))).find(each => each.name === name);
	if (!generator) throw new Error(`The test names a generator that is not there: ${name}`);
	return generator;
}

const made = (id: RulesetId, name: string, choices: Record<string, string> = {}, seed = 1): Generated =>
	generate(generatorIn(id, name), choices, handOf(id, seed));

/** As if the value had come up: typed, and followed. */
const saying = (thing: Generated, id: RulesetId, key: string, text: string): Generated =>
	followTyped(typeOver(thing, key, 0, text), handOf(id));

const valuesOf = (thing: Generated, key: string) => lineOf(thing, key)?.values;
const keysOf = ({ lines }: Generated) => lines.map(({ key }) => key);

/** All that the table of an id can say. */
function textsOf(id: RulesetId, oracle: string): readonly string[] {
	return (
		oracleBook(bundledRuleset(id))
			.byId(`oracle_rollable:${oracle}`)
			?.rows.map(({ text }) => text) ?? []
	);
}

describe('a thing that is generated', () => {
	it.each(RULESET_IDS)('by the rules of %s has a value on each line, in plain words, whatever the dice say', id => {
		const generators = generatorsOf(oracleBook(bundledRuleset(id)));
		fc.assert(
			fc.property(fc.constantFrom(...generators), fc.integer({ min: 1, max: 1e6 }), (generator, seed) => {
				const hand = handOf(id, seed);
				const picks = generator.choices.map(({ key, options }) => [key, options[hand.dice.roll(options.length) - 1]]);
				const { lines } = generate(generator, Object.fromEntries(picks) as Record<string, string>, hand);
				expect(lines.length).toBeGreaterThan(0);
				for (const { key, values, most } of lines) {
					expect(values.length, key).toBeGreaterThan(0);
					expect(values.length, key).toBeLessThanOrEqual(most);
					for (const value of values) {
						expect(value.trim(), key).not.toBe('');
						expect(value, key).not.toMatch(/[[\]{}*]|datasworn|\n|No row has/);
					}
				}
				const isNamed = generator.lines.some(({ key }) => key === 'name');
				expect(lines.some(({ key }) => key === 'name')).toBe(isNamed);
			}),
			{ numRuns: 150 },
		);
	});

	it('rolls no more often at first than the book has at least', () => {
		expect(valuesOf(made('starforged', 'Settlement', { region: 'terminus' }), 'first_look')).toHaveLength(1);
		const faction = saying(made('sundered_isles', 'Faction'), 'sundered_isles', 'type', 'Society');
		expect(valuesOf(faction, 'chronicles')).toHaveLength(2);
	});
});

describe('a line follows', () => {
	it('from the class of a planet', () => {
		const planet = saying(made('starforged', 'Planet', { region: 'outlands' }), 'starforged', 'class', 'Ocean World');
		expect(textsOf('starforged', 'starforged/planet/ocean/name')).toContain(valuesOf(planet, 'name')?.[0]);
		expect(textsOf('starforged', 'starforged/planet/ocean/settlements/outlands')).toContain(
			valuesOf(planet, 'settlements')?.[0],
		);
		expect(keysOf(planet)).not.toContain('biomes');
	});

	it.each([
		{ row: 'Simple (two biomes)', biomes: 2 },
		{ row: 'Complex (four biomes)', biomes: 4 },
		{ row: 'Garden world (five or more biomes)', biomes: 5 },
	])('as often as its row says: $row', ({ row, biomes }) => {
		const vital = saying(made('starforged', 'Planet', { region: 'terminus' }), 'starforged', 'class', 'Vital World');
		const planet = saying(vital, 'starforged', 'diversity', row);
		expect(new Set(valuesOf(planet, 'biomes')).size).toBe(biomes);
	});

	it.each([
		{ life: 'None', table: 'lifeless' },
		{ life: 'Extinct', table: 'lifeless' },
		{ life: 'Scarce', table: 'lifebearing' },
	])('from the life on a planet: $life, so $table', ({ life, table }) => {
		const planet = saying(made('starforged', 'Planet', { region: 'terminus' }), 'starforged', 'life', life);
		expect(lineOf(planet, 'peril')?.basis).toBe(`oracle_rollable:starforged/planet/peril/${table}`);
	});

	it.each([
		['starforged', 'Creature', 'environment', 'Space', 'basic_form', 'starforged/creature/basic_form/space'],
		['starforged', 'Derelict', 'location', 'Orbital', 'type', 'starforged/derelict/type/orbital'],
		['starforged', 'Derelict', 'type', 'Settlement', 'zone', 'starforged/derelict/zone/settlement'],
		['starforged', 'Derelict', 'zone', 'Medical', 'area', 'starforged/derelict/medical/area'],
		['starforged', 'Faction', 'type', 'Guild', 'guild', 'starforged/faction/guild'],
		['starforged', 'Location Theme', 'type', 'Haunted', 'peril', 'starforged/location_theme/haunted/peril'],
		['sundered_isles', 'Ship', 'size', 'Armada', 'mission', 'sundered_isles/ship/mission/armada'],
		['sundered_isles', 'Cave', 'type', 'Inland Cave', 'scale', 'sundered_isles/cave/scale/inland_cave'],
		['sundered_isles', 'Settlement', 'location', 'Waterside', 'focus', 'sundered_isles/settlement/focus/waterside'],
		['sundered_isles', 'Character', 'roles', 'Sailor', 'role_details', 'sundered_isles/character/role_details/sailor'],
		['sundered_isles', 'Treasure', 'repository', 'Vast', 'value', 'sundered_isles/treasure/value/vast'],
		['delve', 'Threat', 'category', 'Zealous Cult', 'zealous_cult', 'delve/threat/zealous_cult'],
		['classic', 'Settlement', 'named_for', 'Something Else', 'name', 'classic/settlement/name/something_else'],
	] as const)('%s: %s, %s %s leads to %s', (id, name, key, text, to, table) => {
		expect(lineOf(saying(made(id, name), id, key, text), to)?.basis).toBe(`oracle_rollable:${table}`);
	});

	it('from each of two results', () => {
		const sailor = saying(made('sundered_isles', 'Character'), 'sundered_isles', 'roles', 'Sailor; Mystic');
		expect(valuesOf(sailor, 'role_details')).toHaveLength(2);
	});

	it('in no other line: an area that leads elsewhere leaves the zone as it is', () => {
		const derelict = saying(made('starforged', 'Derelict'), 'starforged', 'zone', 'Living');
		const on = saying(derelict, 'starforged', 'area', 'New zone via Access');
		expect(valuesOf(on, 'peril')).toEqual(valuesOf(derelict, 'peril'));
	});

	it('and does not apply at all where nothing leads there', () => {
		const corvette = saying(made('starforged', 'Starship', { region: 'terminus' }), 'starforged', 'type', 'Corvette');
		expect(keysOf(corvette)).not.toContain('fleet');
		expect(keysOf(saying(corvette, 'starforged', 'type', 'Fleet'))).toContain('fleet');
	});

	it('a site has the place of its domain in its name', () => {
		for (let seed = 1; seed < 20; seed++) {
			const site = saying(made('delve', 'Site', {}, seed), 'delve', 'site_domain', 'Mine');
			const places = textsOf('delve', 'delve/site_name/place/mine');
			expect(places.some(place => valuesOf(site, 'name')?.[0]?.includes(place))).toBe(true);
		}
	});
});

describe('a choice', () => {
	it('decides the column, and leaves alone what does not follow from it', () => {
		const settlement = made('starforged', 'Settlement', { region: 'terminus' });
		const moved = choose(settlement, 'region', 'expanse', handOf('starforged'));
		expect(lineOf(moved, 'population')?.basis).toBe('oracle_rollable:starforged/settlement/population/expanse');
		expect(valuesOf(moved, 'name')).toEqual(valuesOf(settlement, 'name'));
	});

	it.each(['ironlander', 'elf', 'giant', 'varou', 'troll'])('of a people gives a name: %s', people => {
		expect(valuesOf(made('classic', 'Character', { people }), 'name')?.[0]).toMatch(/^\S+$/);
	});
});

describe('a line', () => {
	const settlement = made('starforged', 'Settlement', { region: 'terminus' });

	it('is rolled again alone, to another result', () => {
		const again = reroll(settlement, 'authority', handOf('starforged', 5));
		expect(valuesOf(again, 'authority')).not.toEqual(valuesOf(settlement, 'authority'));
		expect({ ...again, lines: again.lines.filter(({ key }) => key !== 'authority') }).toEqual({
			...settlement,
			lines: settlement.lines.filter(({ key }) => key !== 'authority'),
		});
	});

	it('is rolled again to another result, whatever the dice say', () => {
		for (let seed = 1; seed <= 30; seed++) {
			const again = reroll(settlement, 'authority', handOf('starforged', seed));
			expect(valuesOf(again, 'authority')).not.toEqual(valuesOf(settlement, 'authority'));
		}
	});

	it('takes one more detail, and any of its details is rolled again', () => {
		const two = rollOneMore(settlement, 'first_look', handOf('starforged', 9));
		expect(new Set(valuesOf(two, 'first_look')).size).toBe(2);
		const again = reroll(two, 'first_look', handOf('starforged', 3), 1);
		expect(valuesOf(again, 'first_look')?.[0]).toBe(valuesOf(two, 'first_look')?.[0]);
		expect(valuesOf(again, 'first_look')?.[1]).not.toBe(valuesOf(two, 'first_look')?.[1]);
	});

	it('that was typed over stays when all else is rolled again, and until it is rolled itself', () => {
		const typed = typeOver(settlement, 'name', 0, 'Hope’s End');
		const again = generateAgain(typed, handOf('starforged', 8));
		expect(valuesOf(again, 'name')).toEqual(['Hope’s End']);
		const rolled = reroll(again, 'name', handOf('starforged', 2));
		expect(valuesOf(rolled, 'name')).not.toEqual(['Hope’s End']);
		expect(valuesOf(generateAgain(rolled, handOf('starforged', 3)), 'name')).not.toEqual(valuesOf(rolled, 'name'));
	});

	it('that was typed over stays when what it follows from changes, even if it no longer applies', () => {
		const typed = typeOver(made('starforged', 'Planet', { region: 'terminus' }), 'name', 0, 'Mirage');
		const ocean = saying(typed, 'starforged', 'class', 'Ocean World');
		expect(valuesOf(ocean, 'name')).toEqual(['Mirage']);
		const guild = saying(made('starforged', 'Faction'), 'starforged', 'type', 'Guild');
		const mine = saying(typeOver(guild, 'guild', 0, 'Bell founders'), 'starforged', 'type', 'Dominion');
		expect(valuesOf(mine, 'guild')).toEqual(['Bell founders']);
	});

	it('with words that no row has changes nothing that follows from it', () => {
		const planet = made('starforged', 'Planet', { region: 'terminus' });
		const odd = saying(planet, 'starforged', 'class', 'A world of glass');
		expect(valuesOf(odd, 'atmosphere')).toEqual(valuesOf(planet, 'atmosphere'));
	});
});
