import { describe, expect, it } from 'vitest';
import { withoutCopies } from '../../../src/journal/journal-check/skip-copies';
import { recordedChangesIn } from '../../../src/journal/journal-check/recorded-changes';
import { KESTREL, namesIn, record, sheet } from './a-campaign';

type Notes = Readonly<Record<string, string>>;

const FIRST = record('momentum 2 → 3');
const STORY = FIRST + record('health 5 → 4');
const OTHER = record('spirit 5 → 4') + record('spirit 4 → 3');

/** The notes that count as copies in this campaign, whose sheet is `Kestrel.md` if nothing else is said. */
function copiesIn(notes: Notes, actor = KESTREL): readonly string[] {
	const all = { ...notes, [KESTREL]: sheet() };
	const read = Object.entries(all).map(([path, text], created) => ({
		path,
		created,
		recorded: recordedChangesIn(path, text, namesIn(path, all)),
	}));
	const { notes: kept, copies } = withoutCopies(read, actor, path => path in all);
	expect(kept.filter(({ path }) => copies.includes(path))).toEqual([]);
	return copies;
}

describe('a copy is left out, whatever it says by now', () => {
	it.each([
		'Journal.sync-conflict-20261125-090000-ABCDEFG.md',
		"Journal (Anna's conflicted copy 2026-11-25).md",
		'Journal (Conflicted copy PC 202611250900).md',
		'Journal (Annas in Konflikt stehende Kopie 2026-11-25).md',
		'Journal (SFConflict anna@example.org 2026-11-25-09-00-00).md',
		'Journal (conflict).md',
		'Journal.bak.md',
		'Journal_backup.md',
		'Journal.backup-20261125.md',
		'Journal backup.md',
		'Journal~.md',
		'trash/Journal.md',
		'.trash/Journal.md',
		'Old/Backups/2026/Journal.md',
		'backup/Session 1.md',
		'Papierkorb/Journal.md',
		'Copy of Journal.md',
		'Journal copy.md',
		'Journal copy 2.md',
		'Journal - Copy.md',
		'Journal - Copy (2).md',
		'Journal (copy).md',
		'Kopie von Journal.md',
		'Journal - Kopie.md',
		'Journal Kopie.md',
	])('%s', path => {
		expect(copiesIn({ 'Journal.md': STORY, [path]: OTHER })).toEqual([path]);
	});
});

describe('a name that may be that of a copy', () => {
	const names = ['Journal 2.md', 'Journal (1).md', 'Journal-LAPTOP.md', 'Journal-2026-11-25.md'];

	it.each(names)('%s: is one if it holds the same records', path => {
		expect(copiesIn({ [path]: STORY, 'Journal.md': STORY })).toEqual([path]);
		expect(copiesIn({ [path]: STORY.replaceAll('\n', '\r\n'), 'Journal.md': STORY })).toEqual([path]);
	});

	it.each(names)('%s: is none if it tells another part', path => {
		expect(copiesIn({ [path]: OTHER, 'Journal.md': STORY })).toEqual([]);
	});

	it('is none for one record that was pasted into it', () => {
		expect(copiesIn({ 'Session 1.md': STORY, 'Session 2.md': FIRST + OTHER })).toEqual([]);
	});

	it('is none without the note that it would be a copy of', () => {
		expect(copiesIn({ 'Session 2.md': FIRST, 'Session 3.md': FIRST })).toEqual([]);
	});

	it('is that of a note with the same signs in its name', () => {
		expect(copiesIn({ 'My-log 2.md': STORY, 'My-log 2-LAP-TOP.md': STORY })).toEqual(['My-log 2-LAP-TOP.md']);
	});
});

describe('no copy', () => {
	it.each([
		'The hard copy.md',
		'Session 10.md',
		'The conflict (part 2).md',
		'Hidden backup plan.md',
		'Baker.md',
		'Archive/Session 1.md',
	])('is %s', path => {
		expect(copiesIn({ 'Journal.md': STORY, [path]: OTHER })).toEqual([]);
	});

	it('is the journal of a sheet in a folder that is called so', () => {
		expect(copiesIn({ 'Backup/Journal.md': STORY }, 'Backup/Kestrel.md')).toEqual([]);
	});

	it('is named if it records nothing', () => {
		expect(copiesIn({ 'Journal.md': STORY, 'trash/Plan.md': 'Prose.\n' })).toEqual([]);
	});
});

describe('a roll that stands in two notes counts once', () => {
	const roll = (change: string) =>
		`\n\`\`\`sworn\nmove: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\ndone: ${change}\n\`\`\`\n`;
	const changesOf = (notes: Notes) => {
		const all = { ...notes, [KESTREL]: sheet() };
		const read = Object.entries(all).map(([path, text], created) => ({
			path,
			created,
			recorded: recordedChangesIn(path, text, namesIn(path, all)),
		}));
		return withoutCopies(read, KESTREL, path => path in all).notes.flatMap(({ path, recorded }) =>
			recorded.changes.map(({ words }) => `${path}: ${words}`),
		);
	};

	it('whatever the note with the same roll is called', () => {
		const text = roll('health 5 → 4');
		expect(changesOf({ 'Journal.md': text, 'For Anna.md': `${text}${roll('health 4 → 3')}` })).toEqual([
			'Journal.md: health 5 → 4',
			'For Anna.md: health 4 → 3',
		]);
	});
	it('but two equal ones in one note are two, and what has no dice may be made twice', () => {
		const twice = roll('momentum 2 → 3').repeat(2);
		expect(changesOf({ 'Journal.md': twice })).toHaveLength(2);
		expect(
			changesOf({ 'Journal.md': record('momentum 2 → 3'), 'Session 2.md': record('momentum 2 → 3') }),
		).toHaveLength(2);
	});
});
