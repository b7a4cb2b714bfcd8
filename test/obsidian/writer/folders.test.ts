import type { App } from 'obsidian';
import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/journal/actions/action-notes';
import { parseOk } from '../../../src/rules/core/problem';
import { ActionLog } from '../../../src/obsidian/vault/writer/action-log';
import { NoteWriter } from '../../../src/obsidian/vault/writer/note-writer';
import { PluginFile } from '../../../src/obsidian/vault/writer/plugin-file';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { close, writerOn } from './writer-table';

const A_NOTE: Plan['edits'][number] = {
	path: 'Coast/Journal/One.md',
	changes: [{ from: 0, to: 0, insert: 'One.\n' }],
	isNew: true,
};
const write = (writer: NoteWriter, writing: Plan) => writer.write([], () => parseOk(writing));
const foldersOf = ({ app }: Booted<unknown>) =>
	app.vault
		.getAllFolders()
		.map(({ path }) => path)
		.sort();
const onDisk = async ({ backend }: Booted<unknown>) =>
	(await backend.all()).map(({ path }) => path).filter(path => path.startsWith('Coast'));

describe('the folders of a new note', () => {
	afterEach(close);

	it('are made, the outermost first', async () => {
		const { writer, host } = await writerOn();
		expect((await write(writer, { edits: [A_NOTE] })).ok).toBe(true);
		expect(foldersOf(host)).toEqual(['Coast', 'Coast/Journal']);
		expect(await host.read(A_NOTE.path)).toBe('One.\n');
	});

	it('go again when the note cannot be written', async () => {
		const { writer, host } = await writerOn();
		host.backend.fail({ on: 'write', path: A_NOTE.path });
		const written = await write(writer, { edits: [A_NOTE] });
		expect(written).toMatchObject({ ok: false, problems: [{ code: 'write_failed' }] });
		expect(JSON.stringify(written)).toContain('nothing has changed');
		expect(await onDisk(host)).toEqual([]);
	});

	it('stay when something else is in them, and that is said', async () => {
		const { writer, host } = await writerOn();
		host.backend.beforeWrite = async path => {
			if (path !== A_NOTE.path) return;
			await host.backend.inner.write('Coast/Mine.md', 'Mine.\n');
			throw new Error('no');
		};
		const written = await write(writer, { edits: [A_NOTE] });
		const message = written.ok ? '' : written.problems[0]?.message;
		expect(message).toBe(
			'“Coast/Journal/One.md” could not be written (no). The folder “Coast” was made and stays, as something is in it. Everything else was taken back.',
		);
		expect(await onDisk(host)).toEqual(['Coast', 'Coast/Mine.md']);
	});

	it('that cannot be made are named', async () => {
		const { writer, host } = await writerOn();
		host.backend.fail({ on: 'mkdir', path: 'Coast/Journal' });
		const written = await write(writer, { edits: [A_NOTE] });
		expect(JSON.stringify(written)).toContain('The folder “Coast/Journal” could not be made');
		expect(await onDisk(host)).toEqual([]);
	});

	it('that cannot be removed again are said to be there', async () => {
		const { writer, host } = await writerOn();
		host.backend.fail({ on: 'write', path: A_NOTE.path, times: Infinity });
		host.backend.fail({ on: 'remove', path: 'Coast/Journal', times: Infinity });
		const written = await write(writer, { edits: [A_NOTE] });
		expect(written).toMatchObject({ ok: false, problems: [{ code: 'half_written' }] });
		expect(JSON.stringify(written)).toContain('The folder “Coast/Journal” was made and could not be removed.');
		expect(await onDisk(host)).toEqual(['Coast', 'Coast/Journal']);
	});

	it('are in the log before the first is made', async () => {
		const { host } = await writerOn();
		const { app } = host;
		const file = new PluginFile(app.vault.adapter as never, '.obsidian/plugins/x', 'log.jsonl', () => {});
		const writer = new NoteWriter(app as unknown as App, new ActionLog(file));
		const done = host.backend.changes.length;
		await write(writer, { edits: [A_NOTE] });
		const asked = host.backend.changes.slice(done).map(({ operation, path }) => `${operation} ${path}`);
		expect(asked.slice(1, 3)).toEqual(['write .obsidian/plugins/x/log.jsonl', 'mkdir Coast']);
	});
});

describe('folders that are to go when they are empty', () => {
	afterEach(close);
	const FILES = { 'Coast/Journal/One.md': 'One.\n', 'Coast/Mine.md': 'Mine.\n' };
	const PATH = 'Coast/Journal/One.md';
	const going = (writer: NoteWriter) =>
		writer.write([PATH], () =>
			parseOk<Plan>({
				edits: [{ path: PATH, changes: [], isGone: true, removable: 'all' } as never],
				emptied: ['Coast/Journal', 'Coast'],
				isRepair: true,
			}),
		);

	it('go after their last note; one that something is in stays', async () => {
		const { writer, host } = await writerOn(undefined, FILES);
		expect((await going(writer)).ok).toBe(true);
		expect(await onDisk(host)).toEqual(['Coast', 'Coast/Mine.md']);
		expect(await writer.foldersThatStay(['Coast/Journal', 'Coast'])).toEqual([
			'The folder “Coast” stays, as something is in it.',
		]);
	});
});

describe('a campaign that is cut off between its folders', () => {
	afterEach(close);
	let host: Booted<unknown> | undefined;
	afterEach(() => host?.crash());

	const LOG = '.obsidian/plugins/sworn-journal/unfinished-actions.jsonl';
	const step = (kind: string, path: string, insert = '') => ({
		kind,
		path,
		before: '',
		changes: kind === 'new' ? [{ from: 0, to: 0, insert }] : [],
	});
	const notes = [step('new folder', 'Coast'), step('new folder', 'Coast/Journal'), step('new', A_NOTE.path, 'One.\n')];

	async function startedOn(more: Readonly<Record<string, string>> = {}) {
		const on = await boot({ files: { [LOG]: `${JSON.stringify({ id: 1, at: 1, notes })}\n`, ...more }, load: 'none' });
		await on.backend.inner.mkdir('Coast');
		const { inner } = on.backend;
		on.crash();
		host = await boot({ backend: inner });
		await host.tick(30);
		return host;
	}
	const press = async (label: string) => {
		const button = [...document.querySelectorAll<HTMLElement>('.modal button')].find(el => el.textContent === label);
		if (!button) throw new Error(`no “${label}”`);
		button.click();
		await host?.tick(30);
	};

	it('shows the folders, and finishes them', async () => {
		const on = await startedOn();
		expect(document.querySelector('.modal')?.textContent).toContain('This folder was made.');
		expect(document.querySelector('.modal')?.textContent).toContain('This folder was not made.');
		await press('Finish it');
		expect(await onDisk(on)).toEqual(['Coast', 'Coast/Journal', A_NOTE.path]);
	});

	it('takes them back', async () => {
		const on = await startedOn();
		await press('Take it back');
		expect(await onDisk(on)).toEqual([]);
		expect(on.notices()).toContain('The action is taken back.');
	});

	it('has nothing to ask about a folder that the player has taken into use', async () => {
		const on = await startedOn({ 'Coast/Mine.md': 'Mine.\n' });
		expect(document.querySelector('.modal')).toBeNull();
		expect(await onDisk(on)).toEqual(['Coast', 'Coast/Mine.md']);
	});
});
