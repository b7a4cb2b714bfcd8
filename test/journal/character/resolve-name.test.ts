import { describe, expect, it } from 'vitest';
import { linkTextFor, nameFor } from '../../../src/journal/character/name-for';
import { whoseJournal } from '../../../src/journal/character/acting-character';
import { actorOf } from '../../../src/journal/character/resolve-name';
import { good } from '../../support/good';
import type { Notes } from './a-character-index';
import { castOf, STATS } from './a-character-index';

const linked = (link: string) => ({ character: `[[${link}]]` });
const named = (aliases: string) => ({ ...STATS, aliases });

/** The path of the one who is meant; several stand one after the other. */
function meant(
	by: string | undefined,
	journal: string,
	notes: Notes,
	moved?: Readonly<Record<string, string>>,
): string {
	const whose = actorOf(by, journal, castOf(notes, moved));
	if (!whose.ok) return whose.problems.map(({ code }) => code).join();
	return whose.value.kind === 'one' ? whose.value.path : whose.value.paths.join(' or ');
}

const TWO: Notes = { 'A/Kestrel.md': STATS, 'B/Kestrel.md': STATS };

describe('whom a record means', () => {
	it.each<{ rule: string; by: string; journal?: string; notes: Notes; path: string }>([
		{
			rule: 'the journal’s own character comes before all others of the name',
			by: 'Kestrel',
			notes: { ...TWO, 'J.md': linked('B/Kestrel') },
			path: 'B/Kestrel.md',
		},
		{
			rule: 'also by an alias, before a note that has it as its name',
			by: 'Kes',
			notes: { 'Kes.md': STATS, 'B/Kestrel.md': named('Kes'), 'J.md': linked('Kestrel') },
			path: 'B/Kestrel.md',
		},
		{
			rule: 'a guest is meant by name',
			by: 'Juno',
			notes: { ...TWO, 'B/Juno.md': STATS, 'J.md': linked('B/Kestrel') },
			path: 'B/Juno.md',
		},
		{
			rule: 'of two guests of one name the nearest',
			by: 'Juno',
			journal: 'B/Journal/J.md',
			notes: { 'A/Juno.md': STATS, 'B/Juno.md': STATS, 'B/Kestrel.md': STATS, 'B/Journal/J.md': {} },
			path: 'B/Juno.md',
		},
		{
			rule: 'two that are equally near are a question',
			by: 'Juno',
			notes: { 'A/Juno.md': STATS, 'B/Juno.md': STATS, 'Kestrel.md': STATS, 'J.md': linked('Kestrel') },
			path: 'A/Juno.md or B/Juno.md',
		},
		{
			rule: 'a path tells them apart',
			by: 'A/Kestrel',
			notes: { ...TWO, 'J.md': linked('B/Kestrel') },
			path: 'A/Kestrel.md',
		},
		{
			rule: 'so does a link with a path',
			by: '[[A/Kestrel|Kes]]',
			notes: { ...TWO, 'J.md': linked('B/Kestrel') },
			path: 'A/Kestrel.md',
		},
		{
			rule: 'the end of a path is enough',
			by: 'Two/Kestrel',
			notes: { 'One/Kestrel.md': STATS, 'Deep/Two/Kestrel.md': STATS, 'J.md': linked('One/Kestrel') },
			path: 'Deep/Two/Kestrel.md',
		},
		{
			rule: 'the end of a folder’s name is not',
			by: 'B/Kestrel',
			notes: { 'AB/Kestrel.md': STATS, 'J.md': linked('Kestrel') },
			path: 'missing_character',
		},
		{
			rule: 'a path to nobody is not taken for another of that name',
			by: 'C/Kestrel',
			notes: { ...TWO, 'J.md': linked('B/Kestrel') },
			path: 'missing_character',
		},
		{
			rule: 'a folder may have the name of the character',
			by: 'Kestrel',
			notes: { 'Kestrel/Kestrel.md': STATS, 'Kestrel/Log.md': {}, 'Other.md': STATS, 'J.md': linked('Other') },
			path: 'Kestrel/Kestrel.md',
		},
		{
			rule: 'what ran into a plain name is no heading of its note',
			by: 'Kestrel# by hand',
			notes: { ...TWO, 'J.md': linked('B/Kestrel') },
			path: 'missing_character',
		},
		{ rule: 'capitals do not count', by: 'kestrel', notes: { 'Kestrel.md': STATS, 'J.md': {} }, path: 'Kestrel.md' },
		{
			rule: 'where two differ in capitals alone, they do',
			by: 'kestrel',
			notes: { 'Kestrel.md': STATS, 'kestrel.md': STATS, 'Other.md': STATS, 'J.md': linked('Other') },
			path: 'kestrel.md',
		},
		{
			rule: 'the near one in other capitals, or the far one to the letter, is a question',
			by: 'kestrel',
			journal: 'A/J.md',
			notes: { 'A/Kestrel.md': STATS, 'B/kestrel.md': STATS, 'A/J.md': {} },
			path: 'A/Kestrel.md or B/kestrel.md',
		},
		{
			rule: 'however an accent is stored',
			by: 'Zoe\u0308',
			notes: { 'Zo\u00eb.md': STATS, 'Other.md': STATS, 'J.md': linked('Other') },
			path: 'Zo\u00eb.md',
		},
		{
			rule: 'a note of that name without stats is passed by',
			by: 'Kestrel',
			notes: { 'People/Kestrel.md': {}, 'B/Kestrel.md': STATS, 'Other.md': STATS, 'J.md': linked('Other') },
			path: 'B/Kestrel.md',
		},
		{
			rule: 'alone, it is told',
			by: 'Rock',
			notes: { ...TWO, 'Rock.md': {}, 'J.md': linked('A/Kestrel') },
			path: 'no_stats',
		},
		{
			rule: 'two aliases that are equally near are a question',
			by: 'Kes',
			notes: { 'A/K.md': named('Kes'), 'B/K2.md': named('Kes'), 'Other.md': STATS, 'J.md': linked('Other') },
			path: 'A/K.md or B/K2.md',
		},
	])('$rule', ({ by, notes, path, journal = 'J.md' }) => {
		expect(meant(by, journal, notes)).toBe(path);
	});

	it('a path in a folder that was copied as a whole is a question: it came along with the copy', () => {
		const notes: Notes = { 'B/Kestrel.md': STATS, 'B/Log/J.md': {}, 'B copy/Kestrel.md': STATS, 'B copy/Log/J.md': {} };
		expect(meant('B/Kestrel', 'B/Log/J.md', notes)).toBe('B/Kestrel.md');
		expect(meant('B/Kestrel', 'B copy/Log/J.md', notes)).toBe('B copy/Kestrel.md or B/Kestrel.md');
		expect(meant('B copy/Kestrel', 'B copy/Log/J.md', notes)).toBe('B copy/Kestrel.md');
		expect(meant('/B/Kestrel', 'B copy/Log/J.md', notes)).toBe('B/Kestrel.md');
	});

	it('one that was moved is found by the path of before', () => {
		const notes: Notes = { 'A/Kestrel.md': STATS, 'C/Kestrel.md': STATS, 'C/J.md': {} };
		expect(meant('B/Kestrel', 'C/J.md', notes, { 'B/Kestrel.md': 'C/Kestrel.md' })).toBe('C/Kestrel.md');
	});

	it('one that came to the path of before makes it a question', () => {
		const notes: Notes = { 'B/Kestrel.md': STATS, 'C/Kestrel.md': STATS, 'C/J.md': {} };
		expect(meant('B/Kestrel', 'C/J.md', notes, { 'B/Kestrel.md': 'C/Kestrel.md' })).toBe(
			'C/Kestrel.md or B/Kestrel.md',
		);
	});
});

describe('a link to a character whose name is there twice', () => {
	const whose = (journal: string, notes: Notes) => {
		const found = good(whoseJournal(journal, castOf(notes)));
		return found.kind === 'one' ? found.path : found.paths.join(' or ');
	};

	it('leads to the one in the same folder', () => {
		expect(whose('B/J.md', { ...TWO, 'B/J.md': linked('Kestrel') })).toBe('B/Kestrel.md');
	});

	it('leads where its path says', () => {
		expect(whose('B/J.md', { ...TWO, 'B/J.md': linked('A/Kestrel') })).toBe('A/Kestrel.md');
	});

	it('is a question where the app leads to another one than the nearest', () => {
		const notes: Notes = { 'C/Kestrel.md': STATS, 'C copy/Kestrel.md': STATS, 'C copy/Log/J.md': linked('Kestrel') };
		expect(whose('C copy/Log/J.md', notes)).toBe('C copy/Kestrel.md or C/Kestrel.md');
	});

	it('is a question where none is nearer than the other', () => {
		expect(whose('J.md', { ...TWO, 'J.md': linked('Kestrel') })).toBe('A/Kestrel.md or B/Kestrel.md');
	});
});

describe('what a record is made to say', () => {
	it.each<{ rule: string; notes: Notes; of: string; in?: string; by: string | undefined }>([
		{
			rule: 'the name alone where it is the only one',
			notes: { 'A/Kestrel.md': STATS },
			of: 'A/Kestrel.md',
			by: 'Kestrel',
		},
		{ rule: 'as much of the path as is needed', notes: TWO, of: 'B/Kestrel.md', by: 'B/Kestrel' },
		{
			rule: 'as much as no other one has',
			notes: { 'One/A/Kestrel.md': STATS, 'Two/A/Kestrel.md': STATS },
			of: 'Two/A/Kestrel.md',
			by: 'Two/A/Kestrel',
		},
		{
			rule: 'also where the other one has it as an alias',
			notes: { 'A/Kestrel.md': STATS, 'B/K.md': named('Kestrel') },
			of: 'A/Kestrel.md',
			by: 'A/Kestrel',
		},
		{
			rule: 'the name at the top of the vault, where that leads there',
			notes: { 'Kestrel.md': STATS, 'Old/Kestrel.md': STATS },
			of: 'Kestrel.md',
			by: 'Kestrel',
		},
		{
			rule: 'a path from the top of the vault where nothing else does',
			notes: { 'Kestrel.md': STATS, 'Old/Kestrel.md': STATS, 'Old/J.md': {} },
			of: 'Kestrel.md',
			in: 'Old/J.md',
			by: '/Kestrel',
		},
		{ rule: 'nothing in the character’s own note', notes: TWO, of: 'B/Kestrel.md', in: 'B/Kestrel.md', by: undefined },
	])('$rule', ({ notes, of, in: journal = 'J.md', by }) => {
		expect(nameFor(of, journal, castOf(notes))).toBe(by);
	});

	it('leads back to the same character, wherever the journal is', () => {
		const paths = ['Kestrel.md', 'kestrel.md', 'A/Kestrel.md', 'A/B/Kestrel.md', 'B/Kestrel.md', 'B copy/Kestrel.md'];
		const journals = ['J.md', 'A/J.md', 'A/B/J.md', 'B/J.md', 'B copy/J.md', 'Kestrel/J.md'];
		const notes: Notes = Object.fromEntries([
			...paths.map(path => [path, STATS] as const),
			...journals.map(path => [path, {}] as const),
		]);
		for (const journal of journals)
			for (const path of paths) {
				const by = nameFor(path, journal, castOf(notes));
				expect([journal, by, meant(by, journal, notes)]).toEqual([journal, by, path]);
			}
	});

	it('a link says as much', () => {
		expect(linkTextFor('B/Kestrel.md', 'C/New.md', castOf(TWO))).toBe('B/Kestrel');
		expect(linkTextFor('B/Kestrel.md', 'C/New.md', castOf({ 'B/Kestrel.md': STATS }))).toBe('Kestrel');
	});
});
