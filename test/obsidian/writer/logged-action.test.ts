import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedAction } from '../../../src/obsidian/vault/writer/logged-action';
import { actionsIn, loggedNote } from '../../../src/obsidian/vault/writer/logged-action';
import { isHalfDone, standOf, noteStatesOf } from '../../../src/obsidian/vault/writer/logged-note-state';
import { resolveAction } from '../../../src/obsidian/vault/writer/resolve-action';
import { HERO, JOURNAL, RECORD, SHEET } from './writer-table';

const insert = RECORD.slice(JOURNAL.length);
const journal = loggedNote({
	kind: 'edit',
	path: 'journal.md',
	before: JOURNAL,
	changes: [{ from: JOURNAL.length, to: JOURNAL.length, insert }],
	after: RECORD,
	onDisk: 'One.\n',
});
const made = loggedNote({
	kind: 'new',
	path: 'new.md',
	before: '',
	changes: [{ from: 0, to: 0, insert: 'New.\n' }],
	after: '',
});
const gone = loggedNote({ kind: 'gone', path: 'old.md', before: 'Old.\n', changes: [], after: '' });
const at = HERO.indexOf('2');
const hero = loggedNote({
	kind: 'edit',
	path: 'hero.md',
	before: HERO,
	changes: [{ from: at, to: at + 1, insert: '3' }],
	after: SHEET,
});
const folder = loggedNote({ kind: 'new folder', path: 'A', before: '', changes: [], after: '' });
const emptied = loggedNote({ kind: 'emptied folder', path: 'B', before: '', changes: [], after: '' });
const ACTION: LoggedAction = { id: 1, at: 0, notes: [journal, hero, made, gone] };

const unended = loggedNote({
	kind: 'edit',
	path: 'unended.md',
	before: 'One.\n\nTwo.',
	changes: [{ from: 5, to: 10, insert: '\n\nThree.' }],
	after: 'One.\n\n\nThree.',
});
const broken = loggedNote({
	kind: 'edit',
	path: 'broken.md',
	before: 'One.',
	changes: [{ from: 4, to: 4, insert: '\n' }],
	after: 'One.\n',
});

describe('a note that the app saved in its own way', () => {
	it.each([
		{ note: unended, there: 'One.\n\n\nThree.\n', stand: 'has it' },
		{ note: unended, there: 'One.\r\n\r\n\r\nThree.', stand: 'has it' },
		{ note: unended, there: '\ufeffOne.\r\n\r\n\r\nThree.\r\n', stand: 'has it' },
		{ note: unended, there: 'One.\n\nTwo.\n', stand: 'has it not' },
		{ note: unended, there: 'One.\r\n\r\nTwo.', stand: 'has it not' },
		{ note: unended, there: 'One.\n\nTwo.\n\n', stand: 'moved on' },
		{ note: unended, there: 'One.\n\n\nThree. \n', stand: 'moved on' },
		{ note: made, there: 'New.\r\n', stand: 'has it' },
		{ note: gone, there: 'Old.\r\n', stand: 'has it not' },
		// a change of nothing but the last line break is told apart exactly
		{ note: broken, there: 'One.', stand: 'has it not' },
		{ note: broken, there: 'One.\n', stand: 'has it' },
	])('$note.path with $there: $stand', ({ note, there, stand }) => {
		expect(standOf(note, there)).toBe(stand);
	});

	it.each([
		{ how: 'take back', there: 'One.\r\n\r\n\r\nThree.\r\n', text: 'One.\r\n\r\nTwo.\r\n' },
		{ how: 'take back', there: 'One.\n\n\nThree.', text: 'One.\n\nTwo.' },
		{ how: 'finish', there: '\ufeffOne.\r\n\r\nTwo.', text: '\ufeffOne.\r\n\r\n\r\nThree.' },
		{ how: 'finish', there: 'One.\n\nTwo.\n', text: 'One.\n\n\nThree.\n' },
	] as const)('$how from $there keeps its line breaks and its end', ({ how, there, text }) => {
		const { edits } = resolveAction({ id: 1, at: 0, notes: [unended] }, how, () => there);
		expect(edits).toEqual([{ path: 'unended.md', changes: [{ from: 0, to: there.length, insert: text }] }]);
	});
});

describe('how a note stands to an action', () => {
	it.each([
		{ note: journal, there: RECORD, stand: 'has it' },
		{ note: journal, there: JOURNAL, stand: 'has it not' },
		{ note: journal, there: 'One.\n', stand: 'has it not' },
		{ note: journal, there: RECORD.slice(0, 20), stand: 'cut off' },
		{ note: journal, there: '', stand: 'cut off' },
		{ note: journal, there: `${RECORD}More.\n`, stand: 'moved on' },
		{ note: journal, there: undefined, stand: 'moved on' },
		{ note: made, there: undefined, stand: 'has it not' },
		{ note: made, there: 'New.\n', stand: 'has it' },
		{ note: made, there: 'Ne', stand: 'cut off' },
		{ note: gone, there: undefined, stand: 'has it' },
		{ note: gone, there: 'Old.\n', stand: 'has it not' },
		{ note: folder, there: undefined, stand: 'has it not' },
		{ note: folder, there: '', stand: 'has it' },
		{ note: folder, there: 'A/mine.md', stand: 'in use' },
		{ note: emptied, there: undefined, stand: 'has it' },
		{ note: emptied, there: '', stand: 'has it not' },
		{ note: emptied, there: 'B/mine.md', stand: 'in use' },
	])('$note.path with $there: $stand', ({ note, there, stand }) => {
		expect(standOf(note, there)).toBe(stand);
	});

	it('all or nothing is not half-done', () => {
		expect(isHalfDone(['has it', 'has it'])).toBe(false);
		expect(isHalfDone(['has it not'])).toBe(false);
		expect(isHalfDone(['moved on', 'moved on'])).toBe(false);
		expect(isHalfDone(['has it', 'has it not'])).toBe(true);
		expect(isHalfDone(['cut off'])).toBe(true);
		expect(isHalfDone(['in use', 'has it not'])).toBe(false);
	});
});

it('is finished and taken back from whatever is there', () => {
	const there = new Map([
		['journal.md', RECORD],
		['hero.md', HERO.slice(0, 7)],
		['new.md', 'Theirs.\n'],
		['old.md', 'Old.\n'],
	]);
	const written = (how: 'finish' | 'take back') =>
		resolveAction(ACTION, how, path => there.get(path)).edits.map(({ path, changes, isGone }) => [
			path,
			isGone ?? changes[0]?.insert,
		]);
	expect(written('finish')).toEqual([
		['hero.md', SHEET],
		['old.md', true],
	]);
	expect(written('take back')).toEqual([
		['hero.md', HERO],
		['journal.md', JOURNAL],
	]);
});

describe('a note that the action renames', () => {
	const renamed = loggedNote({ kind: 'rename', path: 'hero.md', to: 'ada.md', before: HERO, changes: [], after: HERO });
	const alone: LoggedAction = { id: 2, at: 0, notes: [renamed] };
	const edited: LoggedAction = { id: 3, at: 0, notes: [hero, { ...renamed, before: SHEET }] };

	it.each([
		{ from: HERO, to: undefined, stand: 'has it not' },
		{ from: undefined, to: HERO, stand: 'has it' },
		{ from: HERO, to: HERO, stand: 'cut off' },
		{ from: HERO, to: HERO.slice(0, 5), stand: 'cut off' },
		{ from: HERO, to: 'Theirs.\n', stand: 'moved on' },
		{ from: `${HERO}More.\n`, to: undefined, stand: 'moved on' },
		{ from: undefined, to: 'Theirs.\n', stand: 'moved on' },
		{ from: undefined, to: undefined, stand: 'moved on' },
	])('$from under the old name, $to under the new: $stand', ({ from, to, stand }) => {
		const there = new Map([
			['hero.md', from],
			['ada.md', to],
		]);
		expect(noteStatesOf(alone, path => there.get(path))).toEqual([stand]);
	});

	it('is found under its new name for its other edits', () => {
		const there = new Map([['ada.md', SHEET]]);
		expect(noteStatesOf(edited, path => there.get(path))).toEqual(['has it', 'has it']);
		expect(resolveAction(edited, 'take back', path => there.get(path)).edits).toEqual([
			{ path: 'ada.md', changes: [{ from: 0, to: SHEET.length, insert: HERO }] },
			{ path: 'ada.md', changes: [], renamedTo: 'hero.md' },
		]);
	});

	it.each([HERO, HERO.slice(0, 5)])('loses only the copy that was cut off: %j', copy => {
		const there = new Map([
			['hero.md', HERO],
			['ada.md', copy],
		]);
		const thrown = { path: 'ada.md', changes: [], isGone: true };
		expect(resolveAction(alone, 'take back', path => there.get(path)).edits).toEqual([thrown]);
		expect(resolveAction(alone, 'finish', path => there.get(path)).edits).toEqual([
			thrown,
			{ path: 'hero.md', changes: [], renamedTo: 'ada.md' },
		]);
	});

	it('where only capitals differ, two names are no copy', () => {
		const capital: LoggedAction = { ...alone, notes: [{ ...renamed, kind: 'rename', to: 'Hero.md' }] };
		expect(noteStatesOf(capital, () => HERO)).toEqual(['moved on']);
	});

	it('is read back from its line', () => {
		expect(actionsIn(JSON.stringify(edited))).toEqual([edited]);
		const nowhere = { ...edited, notes: [{ ...renamed, to: undefined }] };
		expect(actionsIn(JSON.stringify(nowhere))).toEqual([]);
	});
});

describe('the lines of a log', () => {
	const LINE = JSON.stringify(ACTION);

	it('are read back; an action that ended is not among them', () => {
		expect(actionsIn(`${LINE}\n`)).toEqual([ACTION]);
		expect(actionsIn(`${LINE}\n\n{"end":1}\n`)).toEqual([]);
	});

	it('that were cut off, or are something else, are passed over', () => {
		expect(actionsIn(`${LINE.slice(0, 80)}\n${LINE}\nnull\n{}\n{"id":2}\n[1]\n`)).toEqual([ACTION]);
		const bad = { ...ACTION, id: 3, notes: [{ ...journal, changes: [{ from: 9, to: 3, insert: '' }] }] };
		expect(actionsIn(JSON.stringify(bad))).toEqual([]);
	});

	it('never throw, whatever they are', () => {
		fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), text => void actionsIn(text)));
		const cut = fc.tuple(fc.nat(LINE.length), fc.nat(LINE.length), fc.string());
		fc.assert(fc.property(cut, ([from, to, insert]) => void actionsIn(LINE.slice(0, from) + insert + LINE.slice(to))));
	});
});
