import { describe, expect, it } from 'vitest';
import { linkTextFor, nameFor } from '../../../src/journal/character/unique-character-name';
import { whoseJournal } from '../../../src/journal/character/acting-character';
import { actorOf } from '../../../src/journal/character/resolve-name';
import { expectParsed } from '../../support/expect-parsed';
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
	it.each<[rule: string, by: string, notes: Notes, path: string, journal?: string]>([
		[
			'the journal’s own character comes before all others of the name',
			'Kestrel',
			{ ...TWO, 'J.md': linked('B/Kestrel') },
			'B/Kestrel.md',
		],
		[
			'also by an alias, before a note that has it as its name',
			'Kes',
			{ 'Kes.md': STATS, 'B/Kestrel.md': named('Kes'), 'J.md': linked('Kestrel') },
			'B/Kestrel.md',
		],
		['a guest is meant by name', 'Juno', { ...TWO, 'B/Juno.md': STATS, 'J.md': linked('B/Kestrel') }, 'B/Juno.md'],
		[
			'of two guests of one name the nearest',
			'Juno',
			{ 'A/Juno.md': STATS, 'B/Juno.md': STATS, 'B/Kestrel.md': STATS, 'B/Journal/J.md': {} },
			'B/Juno.md',
			'B/Journal/J.md',
		],
		[
			'two that are equally near are a question',
			'Juno',
			{ 'A/Juno.md': STATS, 'B/Juno.md': STATS, 'Kestrel.md': STATS, 'J.md': linked('Kestrel') },
			'A/Juno.md or B/Juno.md',
		],
		['a path tells them apart', 'A/Kestrel', { ...TWO, 'J.md': linked('B/Kestrel') }, 'A/Kestrel.md'],
		['so does a link with a path', '[[A/Kestrel|Kes]]', { ...TWO, 'J.md': linked('B/Kestrel') }, 'A/Kestrel.md'],
		[
			'the end of a path is enough',
			'Two/Kestrel',
			{ 'One/Kestrel.md': STATS, 'Deep/Two/Kestrel.md': STATS, 'J.md': linked('One/Kestrel') },
			'Deep/Two/Kestrel.md',
		],
		[
			'the end of a folder’s name is not',
			'B/Kestrel',
			{ 'AB/Kestrel.md': STATS, 'J.md': linked('Kestrel') },
			'missing_character',
		],
		[
			'a path to nobody is not taken for another of that name',
			'C/Kestrel',
			{ ...TWO, 'J.md': linked('B/Kestrel') },
			'missing_character',
		],
		[
			'a folder may have the name of the character',
			'Kestrel',
			{ 'Kestrel/Kestrel.md': STATS, 'Kestrel/Log.md': {}, 'Other.md': STATS, 'J.md': linked('Other') },
			'Kestrel/Kestrel.md',
		],
		[
			'what ran into a plain name is no heading of its note',
			'Kestrel# by hand',
			{ ...TWO, 'J.md': linked('B/Kestrel') },
			'missing_character',
		],
		['capitals do not count', 'kestrel', { 'Kestrel.md': STATS, 'J.md': {} }, 'Kestrel.md'],
		[
			'where two differ in capitals alone, they do',
			'kestrel',
			{ 'Kestrel.md': STATS, 'kestrel.md': STATS, 'Other.md': STATS, 'J.md': linked('Other') },
			'kestrel.md',
		],
		[
			'the near one in other capitals, or the far one to the letter, is a question',
			'kestrel',
			{ 'A/Kestrel.md': STATS, 'B/kestrel.md': STATS, 'A/J.md': {} },
			'A/Kestrel.md or B/kestrel.md',
			'A/J.md',
		],
		[
			'however an accent is stored',
			'Zoe\u0308',
			{ 'Zo\u00eb.md': STATS, 'Other.md': STATS, 'J.md': linked('Other') },
			'Zo\u00eb.md',
		],
		[
			'a note of that name without stats is passed by',
			'Kestrel',
			{ 'People/Kestrel.md': {}, 'B/Kestrel.md': STATS, 'Other.md': STATS, 'J.md': linked('Other') },
			'B/Kestrel.md',
		],
		['alone, it is told', 'Rock', { ...TWO, 'Rock.md': {}, 'J.md': linked('A/Kestrel') }, 'no_stats'],
		[
			'two aliases that are equally near are a question',
			'Kes',
			{ 'A/K.md': named('Kes'), 'B/K2.md': named('Kes'), 'Other.md': STATS, 'J.md': linked('Other') },
			'A/K.md or B/K2.md',
		],
	])('%s', (_, by, notes, path, journal = 'J.md') => {
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
		const found = expectParsed(whoseJournal(journal, castOf(notes)));
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
	it.each<[rule: string, notes: Notes, of: string, by: string | undefined, journal?: string]>([
		['the name alone where it is the only one', { 'A/Kestrel.md': STATS }, 'A/Kestrel.md', 'Kestrel'],
		['as much of the path as is needed', TWO, 'B/Kestrel.md', 'B/Kestrel'],
		[
			'as much as no other one has',
			{ 'One/A/Kestrel.md': STATS, 'Two/A/Kestrel.md': STATS },
			'Two/A/Kestrel.md',
			'Two/A/Kestrel',
		],
		[
			'also where the other one has it as an alias',
			{ 'A/Kestrel.md': STATS, 'B/K.md': named('Kestrel') },
			'A/Kestrel.md',
			'A/Kestrel',
		],
		[
			'the name at the top of the vault, where that leads there',
			{ 'Kestrel.md': STATS, 'Old/Kestrel.md': STATS },
			'Kestrel.md',
			'Kestrel',
		],
		[
			'a path from the top of the vault where nothing else does',
			{ 'Kestrel.md': STATS, 'Old/Kestrel.md': STATS, 'Old/J.md': {} },
			'Kestrel.md',
			'/Kestrel',
			'Old/J.md',
		],
		['nothing in the character’s own note', TWO, 'B/Kestrel.md', undefined, 'B/Kestrel.md'],
	])('%s', (_, notes, of, by, journal = 'J.md') => {
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
