import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { searchOracles } from '../../../src/rules/oracles/search-oracles';
import { combinedOracles, combinedName } from '../../../src/rules/oracles/combined-oracles';

const found = (id: RulesetId, query: string, recent: readonly string[] = []) =>
	searchOracles(oracleBook(bundledRuleset(id)), query, recent);
const names = (id: RulesetId, query: string, recent: readonly string[] = []) =>
	found(id, query, recent).map(({ oracles }) => combinedName(oracles));

describe('an oracle is found', () => {
	it.each([
		{ by: 'its name', query: 'theme', is: 'Core / Theme' },
		{ by: 'the start of its name', query: 'descr', is: 'Core / Descriptor' },
		{ by: 'initials', query: 'rca', is: 'Character / Revealed Character Aspect' },
		{ by: 'letters in order', query: 'plntrycls', is: 'Planet / Planetary Class' },
		{ by: 'its path', query: 'core focus', is: 'Core / Focus' },
		{ by: 'the start of words of its path', query: 'vital biom', is: 'Planet / Vital World / Biomes' },
		{ by: 'what players say', query: 'npc goal', is: 'Character / Character Goal' },
	])('by $by: $query', ({ query, is }) => {
		expect(names('starforged', query)[0]).toBe(is);
	});

	it.each([
		{ query: 'action + theme', first: ['Core / Action + Theme'] },
		{ query: 'at', first: ['Core / Action + Theme'] },
		{ query: 'core act', first: ['Core / Action', 'Core / Action + Theme'] },
		{ query: 'desc foc', first: ['Core / Descriptor + Focus'] },
	])('and so are those that are rolled together: $query', ({ query, first }) => {
		expect(names('starforged', query).slice(0, first.length)).toEqual(first);
	});

	it.each([
		{ id: 'classic', query: 'challenge rank', is: 'Turning Point / Challenge Rank' },
		{ id: 'classic', query: 'difficulty', is: 'Turning Point / Challenge Rank' },
		{ id: 'classic', query: 'plot twist', is: 'Turning Point / Major Plot Twist' },
		{ id: 'delve', query: 'threat category', is: 'Threat / Category' },
		{ id: 'delve', query: 'villain', is: 'Threat / Category' },
		{ id: 'delve', query: 'cult', is: 'Threat / Zealous Cult' },
	] as const)('in $id by what players ask for: $query', ({ id, query, is }) => {
		expect(names(id, query)).toContain(is);
	});

	it('by the number that the book has for it', () => {
		expect(names('classic', 'oracle 16')[0]).toBe('Turning Point / Combat Action');
	});

	it('with what was met shown where it was met', () => {
		const [own] = found('starforged', 'theme');
		expect([own?.nameRanges, own?.hintRanges]).toEqual([[{ from: 0, to: 5 }], []]);
		const [path] = found('starforged', 'core focus');
		expect([path?.hint, path?.hintRanges]).toEqual([
			'Core / Focus',
			[
				{ from: 0, to: 4 },
				{ from: 7, to: 12 },
			],
		]);
	});

	it('not by what it has nothing to do with', () => {
		expect(names('starforged', 'qqqq')).toEqual([]);
	});
});

describe('recent oracles', () => {
	const recent = ['Starship / First Look', 'Gone / Long ago', 'Core / Theme'];

	it('come first while nothing is typed', () => {
		expect(names('starforged', '', recent).slice(0, 2)).toEqual(['Starship / First Look', 'Core / Theme']);
		const book = oracleBook(bundledRuleset('starforged'));
		const all = book.oracles.length + combinedOracles(book).length;
		expect(names('starforged', '', recent)).toHaveLength(all);
	});

	it('come first among equals', () => {
		expect(names('starforged', 'first look')[0]).toBe('Character / First Look');
		expect(names('starforged', 'first look', recent)[0]).toBe('Starship / First Look');
	});
});

it('Sundered Isles finds its own before those of Starforged', () => {
	expect(names('sundered_isles', 'settlement name')[0]).toBe('Settlement / Settlement Name');
	expect(found('sundered_isles', 'settlement name')[0]?.oracles[0]?._id).toMatch(/sundered_isles/);
});
