import fc from 'fast-check';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { generatorNamed, generatorsOf } from '../../../src/rules/generators/generators';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { generatedFrom } from '../../../src/play/oracles/generate/from-values';
import { generate, reroll } from '../../../src/play/oracles/generate/generate';
import {
	parseGenerated,
	rewriteThing,
	describeThing,
	formatGenerated,
} from '../../../src/journal/oracle-blocks/generated-block';
import type { GeneratedSubject } from '../../../src/journal/oracle-blocks/generated-block';
import { insertLink, newThingNote } from '../../../src/journal/oracle-blocks/generated-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { insertBlock } from '../../../src/journal/note-blocks/insert-block';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';
import { seededDice } from '../../support/seeded-dice';

const handOf = (id: RulesetId, seed = 1) => ({ book: oracleBook(bundledRuleset(id)), dice: seededDice(seed) });

function made(id: RulesetId, name: string, choices: Record<string, string> = {}, seed = 1) {
	const hand = handOf(id, seed);
	const generator = generatorNamed(hand.book, name);
	if (!generator) throw new Error(`The test names a generator that is not there: ${name}`);
	return generate(generator, choices, hand);
}

const BLEAKHOLD: GeneratedSubject = {
	thing: 'Settlement',
	facts: new Map([
		['name', ['Bleakhold']],
		['region', ['Outlands']],
		['location', ['Orbital']],
		['first_look', ['Beautiful architecture', 'Hidden: from view']],
	]),
};

describe('a generated thing in a note', () => {
	it('is a block with a line for each fact', async () => {
		const { changes } = insertBlock('We drop out of the drift.\n', 5, formatGenerated(BLEAKHOLD));
		const note = applyChanges('We drop out of the drift.\n', changes);
		await expect(note).toMatchFileSnapshot('approved/generated-block.md');
	});

	it('is a note with flat properties, lists if there are several, and a list to read', async () => {
		await expect(expectParsed(newThingNote(BLEAKHOLD))).toMatchFileSnapshot('approved/generated-note.md');
	});

	it('shows what a table says to the letter in its list, and loads nothing', () => {
		const facts = new Map([
			['life', ['<img src="http://evil.example/x"> ![a](http://evil.example/y) $x$', '[[Rook]]']],
		]);
		const note = expectParsed(newThingNote({ thing: 'Planet', facts }));
		expect(note.slice(note.lastIndexOf('---'))).toBe(
			'---\n\n- **Life:** \\<img src="http://evil.example/x"> \\![a\\](http://evil.example/y) \\$x\\$; [[Rook]]\n',
		);
	});

	it('is linked in a paragraph of its own, over nobody’s words', () => {
		const note = 'We drop out of the drift.\nA light blinks.\n\nThen it is gone.\n';
		const after = applyChanges(note, insertLink(note, 8, 'Bleakhold').changes);
		expect(after).toBe('We drop out of the drift.\nA light blinks.\n\n[[Bleakhold]]\n\n\nThen it is gone.\n');
	});

	it.each(RULESET_IDS)('by the rules of %s is read as it was written, by YAML too, and as a note', id => {
		const generators = generatorsOf(oracleBook(bundledRuleset(id)));
		fc.assert(
			fc.property(fc.constantFrom(...generators), fc.integer({ min: 1, max: 1e6 }), ({ name, choices }, seed) => {
				const picks = Object.fromEntries(
					choices.map(({ key, options }) => [key, options[seed % options.length] ?? '']),
				);
				const told = describeThing(made(id, name, picks, seed));
				const body = formatGenerated(told);
				expect(expectParsed(parseGenerated(body))).toEqual({ generated: told, warnings: [] });
				const yaml = parse(body) as Record<string, unknown>;
				expect(yaml).toEqual({ generated: name, ...asProperties(told) });
				const { values } = expectParsed(readFrontmatter(expectParsed(newThingNote(told))));
				const rest = Object.entries(asProperties(told)).filter(([key]) => key !== 'name');
				expect(Object.fromEntries(values)).toEqual({
					sworn: 'generated',
					generated: name,
					...Object.fromEntries(rest),
				});
			}),
			{ numRuns: 60 },
		);
	});

	it('leaves out what was left empty, and takes the name that the player gives', () => {
		const creature = made('starforged', 'Creature');
		const emptied = { ...creature, lines: creature.lines.map(line => ({ ...line, values: [' '] })) };
		expect(formatGenerated(describeThing(emptied, 'Old Mother'))).toBe('generated: Creature\nname: Old Mother');
	});

	it('without a kind says what is missing', () => {
		expect(parseGenerated('generated:\nname: Bleakhold')).toMatchObject({
			ok: false,
			problems: [{ code: 'no_thing' }],
		});
	});
});

const asProperties = ({ facts }: GeneratedSubject): Record<string, unknown> =>
	Object.fromEntries([...facts].map(([key, values]) => [key, values.length > 1 ? values : values[0]]));

describe('a line that is rolled again in a block', () => {
	/** The block after the line was rolled again, by the facts that stand in it. */
	function after(id: RulesetId, body: string, key: string, seed = 4): string {
		const hand = handOf(id, seed);
		const { generated } = expectParsed(parseGenerated(body));
		const generator = generatorNamed(hand.book, generated.thing);
		if (!generator) throw new Error('no generator');
		const before = generatedFrom(generator, generated.facts);
		return rewriteThing(body, describeThing(before), describeThing(reroll(before, key, hand)));
	}

	it('leaves comments, unknown keys, own words and all other lines alone', () => {
		const body = [
			'generated: settlement',
			'Name: "Bleakhold"  ',
			'# seen from afar',
			'authority: Corrupt',
			'my note: ask Juno',
			'trouble: the bells, again',
		].join('\n');
		const rolled = after('starforged', body, 'authority');
		expect(rolled).toMatch(/^authority: (?!Corrupt$).+$/m);
		expect(rolled.replace(/^authority: .+$/m, 'authority: Corrupt')).toBe(body);
	});

	it('brings along what follows from it, but for own words', () => {
		const body = 'generated: Faction\nname: The Quiet Hand\ntype: Guild\nguild: Spies\nrumors: they never sleep';
		let rolled = body;
		for (let seed = 1; /^type: "?Guild/m.test(rolled); seed++) rolled = after('starforged', body, 'type', seed);
		expect(rolled).not.toMatch(/^guild:/m);
		expect(rolled).toMatch(/^(?:dominion|fringe_group): \S/m);
		expect(rolled).toMatch(/^name: The Quiet Hand$/m);
		expect(rolled).toMatch(/^rumors: they never sleep$/m);
		expect(rolled).not.toMatch(/^quirks:/m);
	});
});
