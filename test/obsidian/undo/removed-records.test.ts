import { Transaction } from '@codemirror/state';
import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { block, KESTREL } from '../played';

/** Longer than the pause after which a note is compared with what it was. */
const A_WHILE = 400;

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	await host?.close();
	host = undefined;
});

async function on(files: Readonly<Record<string, string>>, note = 'Journal.md', mode: 'live' | 'preview' = 'live') {
	host = await boot<SwornJournalPlugin>({ files, note, mode });
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(50);
	return host;
}

const called = () => on({ 'Kestrel.md': KESTREL, 'Journal.md': block('move: Face Danger\nby: Kestrel\nroll: edge') });

const button = (label: string): HTMLElement | undefined =>
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

async function press(label: string): Promise<void> {
	const found = button(label);
	if (!found) throw new Error(`no “${label}” in ${document.body.textContent}`);
	found.click();
	await host?.tick(A_WHILE);
}

it('a record that the editor turns back into its call: one press takes its changes back, and redo brings them again', async () => {
	const { editor, read, tick } = await called();
	const call = editor.getValue();
	await press('Roll');
	expect(await read('Kestrel.md')).toContain('momentum: 4\n');
	expect(button('Take them back')).toBeUndefined();

	editor.undo();
	await tick(A_WHILE);
	expect(editor.getValue()).toBe(call);
	await press('Take them back');
	expect(await read('Kestrel.md')).toBe(KESTREL);

	editor.redo();
	await tick(A_WHILE);
	await press('Carry them out again');
	expect(await read('Kestrel.md')).toContain('momentum: 4\n');
});

it('a record that is taken back by the command asks nothing more', async () => {
	const { editor, tick, read } = await called();
	await press('Roll');
	editor.setCursor(editor.offsetToPos(editor.getValue().length));
	host?.app.commands.executeCommandById('sworn-journal:undo-last-move');
	await tick(50);
	await press('Undo the move');
	await tick(A_WHILE);
	expect(await read('Kestrel.md')).toBe(KESTREL);
	expect(button('Take them back')).toBeUndefined();
});

it('a single press that the editor undoes: its changes are taken back and carried out again by one press each', async () => {
	const { editor, read, tick } = await called();
	if (host) host.plugin.dice = landing([2, 3, 9]);
	await press('Roll');
	await press('Momentum+3 → +2');
	const after = await read('Kestrel.md');
	expect(after).toContain('momentum: 2\n');

	editor.undo();
	await tick(A_WHILE);
	expect(editor.getValue()).toContain('dice: 2 vs 3, 9');
	expect(host?.notices()[0]).toContain(
		'Part of Face Danger is gone from this note. Its changes still stand: momentum 3 → 2',
	);
	await press('Take them back');
	expect(await read('Kestrel.md')).toBe(KESTREL);

	editor.redo();
	await tick(A_WHILE);
	await press('Carry them out again');
	expect(await read('Kestrel.md')).toBe(after);
});

const RECORD =
	'```sworn\nmove: Face Danger\nby: Kestrel\nroll: edge\ndice: 6 vs 2, 4\noutcome: strong hit, 8 vs 2, 4\ndone:\n  - momentum 3 → 4\n```\n';
const PLAYED = KESTREL.replace('momentum: 3', 'momentum: 4');

/** A journal in which the record was played, and another note. */
async function played(journal = `Prose.\n\n${RECORD}\nMore.\n`): Promise<Booted<SwornJournalPlugin>> {
	return on({ 'Kestrel.md': PLAYED, 'Journal.md': journal, 'Other.md': 'Elsewhere.\n\n' });
}

/** Cuts words out of the note in front, or puts them where others are. */
async function replace(old: string, fresh: string): Promise<void> {
	const editor = host?.editor;
	if (!editor) throw new Error('No note is open.');
	const from = editor.getValue().indexOf(old);
	if (from < 0) throw new Error(`No “${old}” in the note`);
	editor.replaceRange(fresh, editor.offsetToPos(from), editor.offsetToPos(from + old.length));
	await host?.tick(A_WHILE);
}

const sheet = async () => (await host?.read('Kestrel.md')) ?? '';

it('a record that is cut and pasted back: its notice goes again', async () => {
	await played();
	await replace(RECORD, '');
	expect(button('Take them back')).toBeDefined();
	await replace('More.', `More.\n\n${RECORD}`);
	expect(host?.notices()).toEqual([]);
	expect(await sheet()).toBe(PLAYED);
});

it('a record that is cut here and pasted into another note is not gone: the notice goes, and none comes again', async () => {
	const { open } = await played();
	await replace(RECORD, '');
	expect(button('Take them back')).toBeDefined();
	await open('Other.md', 'live');
	await replace('Elsewhere.\n\n', `Elsewhere.\n\n${RECORD}`);
	expect(host?.notices()).toEqual([]);
	await open('Journal.md', 'live');
	await replace('More.', 'More and more.');
	expect(host?.notices()).toEqual([]);
	expect(await sheet()).toBe(PLAYED);
});

it('a record that another note holds by the time its notice is pressed keeps its changes, and that is reported', async () => {
	const { writeOutside } = await played();
	await replace(RECORD, '');
	await writeOutside('Other.md', `Elsewhere.\n\n${RECORD}`);
	await press('Take them back');
	expect(host?.notices().join()).toContain('Face Danger stands in “Other” now, so its changes were left as they are.');
	expect(await sheet()).toBe(PLAYED);
});

it('a record that another program put back by the time its notice is pressed keeps its changes, and that is told', async () => {
	const { writeOutside, editor } = await played();
	const before = editor.getValue();
	await replace(RECORD, '');
	await host?.tick(2500);
	await writeOutside('Journal.md', before);
	await press('Take them back');
	expect(host?.notices().join()).toContain('Face Danger is back in this note, so its changes were left as they are.');
	expect(await sheet()).toBe(PLAYED);
});

it('a record that the editor brings back after *Undo last move* comes without its changes, and goes without asking', async () => {
	const { editor, tick, palette } = await played();
	editor.setCursor(editor.offsetToPos(editor.getValue().indexOf('More.')));
	await palette('Undo last move');
	await press('Undo the move');
	expect(await sheet()).toBe(KESTREL);
	expect(host?.notices()).toEqual([]);

	editor.undo();
	await tick(A_WHILE);
	expect(host?.notices().join()).toContain('Face Danger is back in this note, without its changes: momentum 3 → 4.');
	editor.redo();
	await tick(A_WHILE);
	expect(host?.notices()).toEqual([]);
	expect(await sheet()).toBe(KESTREL);

	editor.undo();
	await tick(A_WHILE);
	await press('Carry them out again');
	expect(await sheet()).toBe(PLAYED);
	editor.redo();
	await tick(A_WHILE);
	await press('Take them back');
	expect(await sheet()).toBe(KESTREL);
});

it('a record that is deleted after a change from reading to editing, which no event tells, is noticed', async () => {
	const files = { 'Kestrel.md': PLAYED, 'Journal.md': `${RECORD}\nOn.\n` };
	const { view, editor, tick } = await on(files, 'Journal.md', 'preview');
	await view.setMode('live');
	editor.cm.dispatch({ changes: { from: 0, to: RECORD.length }, userEvent: 'delete.selection' });
	await tick(A_WHILE);
	expect(button('Take them back')).toBeDefined();
});

const LINE = '`sworn: Face Danger, by Kestrel, edge 2: 6 vs 2, 4, strong hit; momentum 3 → 4`';

/** A note that was read when a line came into it from elsewhere, and is being edited now. */
async function cameWhileRead(line: string): Promise<void> {
	const files = { 'Kestrel.md': PLAYED, 'Journal.md': 'Prose.\n\nOn.\n' };
	const { app, view, tick } = await on(files, 'Journal.md', 'preview');
	const file = app.vault.getFileByPath('Journal.md');
	if (file) await app.vault.modify(file, `Prose.\n\n${line}\n\nOn.\n`);
	await tick(2500);
	await view.setMode('live');
	await tick(50);
}

const CHANGES = '`sworn: Kestrel › momentum 3 → 4`';

/** Deletes a line of the note in front, as by keys a second later: no step with the text that an app may have loaded. */
async function deleteLine(line: string): Promise<void> {
	const { editor, tick } = host ?? {};
	const from = editor?.getValue().indexOf(line) ?? -1;
	if (from < 0) throw new Error(`No “${line}” in the note`);
	const annotations = Transaction.time.of(Date.now() + 1000);
	editor?.cm.dispatch({ changes: { from, to: from + line.length + 1 }, userEvent: 'delete.selection', annotations });
	await tick?.(A_WHILE);
}

it('a line of changes that is deleted by hand: one press takes them back, and redo brings them again', async () => {
	const { editor, tick } = await played(`Prose.\n\n${CHANGES}\n\nMore.\n`);
	await deleteLine(CHANGES);
	expect(host?.notices()[0]).toContain('A line of changes is gone from this note. Its changes still stand:');
	await press('Take them back');
	expect(await sheet()).toBe(KESTREL);
	editor.undo();
	await tick(A_WHILE);
	await press('Carry them out again');
	expect(await sheet()).toBe(PLAYED);
});

it.each([
	['a record', LINE],
	['a line of changes', CHANGES],
])('%s that came while the note was read, and is deleted by hand, is noticed', async (_, line) => {
	await cameWhileRead(line);
	await deleteLine(line);
	expect(button('Take them back')).toBeDefined();
});

it('a record that came into a note unnoticed by the editor, and is deleted by hand, is noticed', async () => {
	const { editor } = await played('Prose.\n\nMore.\n');
	editor.cm.dispatch({ changes: { from: 0, to: 1, insert: 'P' }, userEvent: 'input.type' });
	await host?.tick(A_WHILE);
	editor.cm.setState(editor.cm.state.update({ changes: { from: 0, insert: `${LINE}\n\n` } }).state);
	await deleteLine(LINE);
	expect(button('Take them back')).toBeDefined();
});

it.each([
	['prose is typed above it', 'Prose.', 'Prose, and more of it.'],
	['prose is deleted below it', 'More.', 'M'],
	['a fence is opened above it and closed again', 'Prose.', '~~~\nProse.\n~~~'],
])('a line of changes that is deleted after %s is noticed', async (_, from, to) => {
	await played(`Prose.\n\n${CHANGES}\n\nMore.\n`);
	await replace(from, to);
	expect(host?.notices()).toEqual([]);
	await deleteLine(CHANGES);
	expect(button('Take them back')).toBeDefined();
});

it('a line of changes that a single letter turns into plain text is noticed', async () => {
	await played(`Prose.\n\n${CHANGES}\n\nMore.\n`);
	await replace('Prose.', '%%Prose.');
	expect(button('Take them back')).toBeDefined();
});

it('a line of changes that is moved, also into another note, or changed by hand is not gone', async () => {
	const { open } = await played(`Prose.\n\n${CHANGES}\n\nMore.\n`);
	await replace('momentum 3 → 4', 'momentum 3 → 5');
	expect(host?.notices()).toEqual([]);
	await replace('momentum 3 → 5', 'momentum 3 → 4');
	await deleteLine(CHANGES);
	await replace('More.', `More.\n\n${CHANGES}`);
	expect(host?.notices()).toEqual([]);
	await deleteLine(CHANGES);
	expect(button('Take them back')).toBeDefined();
	await open('Other.md', 'live');
	await replace('Elsewhere.\n\n', `Elsewhere.\n\n${CHANGES}\n`);
	expect(host?.notices()).toEqual([]);
	expect(await sheet()).toBe(PLAYED);
});

it('a line of changes that is in a note of the character itself goes with the undo of the player, who is asked nothing', async () => {
	const { notices } = await on({ 'Kestrel.md': `${PLAYED}\n\`sworn: momentum 3 → 4\`\n` }, 'Kestrel.md');
	await deleteLine('`sworn: momentum 3 → 4`');
	expect(notices()).toEqual([]);
});
