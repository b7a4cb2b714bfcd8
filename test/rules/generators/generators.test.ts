import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import {
	decidesOtherLines,
	type Generator,
	type GeneratorLine,
	type LineTable,
} from '../../../src/rules/generators/generator';
import { generatorsOf } from '../../../src/rules/generators/generators';
import { oracleName } from '../../../src/rules/oracles/oracle';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';

const generatorsIn = (id: RulesetId) => generatorsOf(oracleBook(bundledRuleset(id)));

function generatorIn(id: RulesetId, name: string): Generator {
	const generator = generatorsIn(id).find(each => each.name === name);
	if (!generator) throw new Error(`The test names a generator that is not there: ${name}`);
	return generator;
}

/** What an expansion extends. */
const BASES = { delve: 'classic', sundered_isles: 'starforged' } as const;

const keysOf = ({ lines }: Generator) => lines.map(({ key }) => key);

describe('the generators of a ruleset', () => {
	it.each(RULESET_IDS)('of %s, with their choices and lines, are those that were approved', async id => {
		const extended = new Set(id in BASES ? generatorsIn(BASES[id as keyof typeof BASES]).map(told) : []);
		const page = generatorsIn(id)
			.map(told)
			.map(text => (extended.has(text) ? `${text.split('\n')[0]}: the same` : text))
			.join('\n\n');
		await expect(`${page}\n`).toMatchFileSnapshot(`approved/generators-${id}.txt`);
	});

	it.each(RULESET_IDS)('of %s have names and keys of their own', id => {
		const names = generatorsIn(id).map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
		for (const generator of generatorsIn(id)) {
			const keys = [...keysOf(generator), ...generator.choices.map(({ key }) => key)];
			expect(new Set(keys).size, generator.name).toBe(keys.length);
			expect(keys.filter(key => !/^[a-z][a-z_]*$/.test(key))).toEqual([]);
		}
	});

	it.each(['Core', 'Miscellaneous', 'Campaign Launch', 'Feature', 'Combat Event', 'Turning Point', 'Name'])(
		'do not make a thing of %s',
		name => {
			expect(RULESET_IDS.flatMap(generatorsIn).some(generator => generator.name === name)).toBe(false);
		},
	);

	it.each(RULESET_IDS)('of %s follow only from lines that are before them', id => {
		for (const { name, lines, choices } of generatorsIn(id)) {
			const open = new Set<string>();
			const settled = new Set(choices.map(({ key }) => key));
			for (const { key, tables } of lines) {
				const missing = tables.flatMap(({ gates, tags }) => [
					...gates.filter(gate => !open.has(gate)),
					...Object.keys(tags).filter(tag => !settled.has(tag)),
				]);
				expect(missing, `${name}: ${key}`).toEqual([]);
				tables.forEach(({ opens, settles }) => {
					opens.forEach(gate => open.add(gate));
					settles.forEach(tag => settled.add(tag));
				});
			}
		}
	});

	it('of an expansion take the place of those with their name', () => {
		expect(generatorsIn('sundered_isles').filter(({ name }) => name === 'Settlement')).toEqual([
			expect.objectContaining({ book: 'sundered_isles' }),
		]);
	});

	it.each([
		{ id: 'starforged', name: 'Creature', deciding: ['environment'] },
		{ id: 'delve', name: 'Site', deciding: ['site_domain'] },
	] as const)('have lines by which others go: $name', ({ id, name, deciding }) => {
		const generator = generatorIn(id, name);
		expect(generator.lines.filter(line => decidesOtherLines(line, generator)).map(({ key }) => key)).toEqual(deciding);
	});

	it('leave keys alone that a note has for characters, tracks and assets', () => {
		expect(keysOf(generatorIn('starforged', 'Character'))).toContain('character_role');
		expect(keysOf(generatorIn('delve', 'Site'))).toEqual(['site_theme', 'site_domain', 'name']);
	});
});

/** A generator as a page can tell it: what follows from what, and how often a line is rolled. */
const told = ({ name, book, choices, lines }: Generator): string =>
	[
		`${name} (${book})`,
		...choices.map(({ key, options }) => `  ${key}? ${options.join(', ')}`),
		...lines.map(line => `  ${toldLine(line)}`),
	].join('\n');

const SHOWN = 2;

function toldLine({ key, tables }: GeneratorLine): string {
	const [first] = tables;
	const rolls = first?.oracles[0]?.recommended_rolls;
	const often = rolls ? ` (${rolls.min} to ${rolls.max})` : '';
	const more = tables.length > SHOWN ? `; … ${tables.length} in all` : '';
	return `${key}${often}: ${tables.slice(0, SHOWN).map(toldTable).join('; ')}${more}`;
}

function toldTable({ oracles, tags, gates, settled }: LineTable): string {
	const when = [
		...Object.entries(tags).map(([key, value]) => `${key} ${value}`),
		...gates.map(gate => `led to ${gate.slice(gate.lastIndexOf('/') + 1)}`),
	];
	const names = oracles.map(oracleName).join(' + ');
	const by = settled ? ` [its ${settled.place.split('/').at(-1) ?? ''} by ${settled.by.split('/').at(-1) ?? ''}]` : '';
	return `${names}${when.length > 0 ? ` [${when.join(', ')}]` : ''}${by}`;
}
