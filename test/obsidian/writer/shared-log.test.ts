import type { DataAdapter } from 'obsidian';
import { afterEach, describe, expect, it } from 'vitest';
import { ActionLog } from '../../../src/obsidian/vault/writer/action-log';
import { PluginFile } from '../../../src/obsidian/vault/writer/plugin-file';
import type { FileOperation } from '../../../src/obsidian/vault/writer/file-operation';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';

let host: Booted<unknown> | undefined;
afterEach(() => {
	host?.crash();
	host = undefined;
});

const FOLDER = '.obsidian/plugins/sworn-journal';
const LOG = `${FOLDER}/unfinished-actions.jsonl`;
const step = (path: string): FileOperation => ({
	kind: 'edit',
	path,
	before: 'One.\n',
	changes: [{ from: 0, to: 3, insert: 'Two' }],
	after: 'Two.\n',
});

async function devices(...names: readonly string[]) {
	const on = await boot({ files: { 'a.md': 'One.\n' }, load: 'none' });
	host = on;
	const adapter = on.app.vault.adapter as unknown as DataAdapter;
	const failed = (error: unknown) => {
		throw error;
	};
	return names.map(name => new ActionLog(new PluginFile(adapter, FOLDER, 'unfinished-actions.jsonl', failed), name));
}

const pathsOf = async (log: ActionLog | undefined) =>
	((await log?.cutOff()) ?? []).map(({ notes: [note] }) => note?.path);

/** The line of an action that a device did not finish. */
const lineOf = (device: string, at = 1) => `${JSON.stringify({ id: 1, at, notes: [step('a.md')], device })}\n`;

/** Another file beside the log. */
async function left(name: string, text: string): Promise<string> {
	await host?.backend.inner.mkdir(FOLDER);
	await host?.backend.inner.write(`${FOLDER}/${name}`, text);
	return `${FOLDER}/${name}`;
}

/** What the log finds in a file is settled, and the file goes. */
async function expectSettled(log: ActionLog | undefined, path: string): Promise<void> {
	const [found] = (await log?.cutOff()) ?? [];
	expect(found?.notes.map(note => note.path)).toEqual(['a.md']);
	if (found) await log?.end(found);
	expect(await host?.app.vault.adapter.exists(path)).toBe(false);
}

describe('two devices that share the folder of the plugin', () => {
	it('an action that ends on one leaves the unfinished one of the other', async () => {
		const [one, other] = await devices('one', 'other');
		const left = one?.begin([step('a.md')]);
		await left?.wasLogged;
		left?.leave();
		const written = other?.begin([step('b.md')]);
		await written?.wasLogged;
		await written?.end();
		expect(await pathsOf(one)).toEqual(['a.md']);
	});

	it('what one is in the middle of writing is not taken for cut off by the other', async () => {
		const [one, other] = await devices('one', 'other');
		const entry = one?.begin([step('a.md')]);
		await entry?.wasLogged;
		expect(await pathsOf(other)).toEqual([]);
		await entry?.end();
		expect(await host?.app.vault.adapter.exists(LOG)).toBe(false);
	});

	it('what a sync has put into a copy beside the log is found, and goes when it is settled', async () => {
		const [one, again] = await devices('one', 'one');
		const entry = one?.begin([step('a.md')]);
		await entry?.wasLogged;
		const copy = LOG.replace('.jsonl', '.sync-conflict-20261126-101010-ABCDEFG.jsonl');
		await host?.backend.inner.rename(LOG, copy);
		await expectSettled(again, copy);
		expect(await pathsOf(again)).toEqual([]);
	});

	it.each([
		'unfinished-actions.jsonl~',
		'unfinished-actions.jsonl.bak',
		'unfinished-actions.bak.jsonl',
		'unfinished-actions.backup.jsonl',
		'unfinished-actions-old.jsonl',
		'unfinished-actions 2.jsonl',
		'unfinished-actions (1).jsonl',
		'unfinished-actions copy.jsonl',
		'unfinished-actions - Copy.jsonl',
		'unfinished-actions (before the sync conflict).jsonl',
		'unfinished-actions2.sync-conflict-20261126-101010-ABCDEFG.jsonl',
		'Copy of unfinished-actions.jsonl',
	])('%s is the player’s own: it is not read and stays', async name => {
		const [log] = await devices('one');
		const text = lineOf('one');
		const path = await left(name, text);
		expect(await pathsOf(log)).toEqual([]);
		const entry = log?.begin([step('b.md')]);
		await entry?.wasLogged;
		await entry?.end();
		expect(await host?.backend.inner.read(path)).toBe(text);
	});

	it.each([
		['unfinished-actions.sync-conflict-20261126-101010-ABCDEFG.jsonl', '{"shopping":"rope"}\n'],
		['unfinished-actions (Conflicted copy PC 202611250900).jsonl', '{"end":1}\n{"mine":true}\n'],
		["unfinished-actions (Anna's conflicted copy 2026-11-25).jsonl", 'not ours\n{"end":1}\n'],
	])('%s stays if it holds what we did not write: %j', async (name, text) => {
		const [log] = await devices('one');
		const path = await left(name, text);
		expect(await pathsOf(log)).toEqual([]);
		expect(await host?.backend.inner.read(path)).toBe(text);
	});

	it.each([
		'unfinished-actions (Conflicted copy PC 202611250900).jsonl',
		"unfinished-actions (Anna's conflicted copy 2026-11-25).jsonl",
		'unfinished-actions (conflicted copy 2026-11-25 090000).jsonl',
	])('%s is a copy that a sync left: it is read, and goes when all in it is settled', async name => {
		const [one] = await devices('one');
		await expectSettled(one, await left(name, lineOf('one')));
	});

	it('what another device left more than a day ago is asked about here', async () => {
		const [one] = await devices('one');
		await left('unfinished-actions.jsonl', lineOf('lost', Date.now() - 25 * 60 * 60 * 1000));
		expect(await pathsOf(one)).toEqual(['a.md']);
	});
});

it.each([
	'../a.md',
	'/etc/a.md',
	'C:/a.md',
	'.obsidian/a.md',
	'.obsidian/plugins/other/a.md',
	'Coast/../../a.md',
	'Coast\\..\\a.md',
	'.trash/a.md',
	'./a.md',
])('an unfinished action on %s is never written, and that is said', async path => {
	const notes = [step('a.md'), { ...step(path), before: '', kind: 'new', changes: [{ from: 0, to: 0, insert: 'x' }] }];
	const line = `${JSON.stringify({ id: 1, at: 1, notes })}\n`;
	host = await boot({ files: { 'a.md': 'Two.\n', [LOG]: line } });
	await host.tick(30);
	expect(document.querySelector('.sworn-unfinished-dialog')).toBeNull();
	expect(host.notices().join()).toContain(`names “${path}”, which is no place of a note`);
});
