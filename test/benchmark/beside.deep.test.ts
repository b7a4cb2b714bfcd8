import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { build } from '../host/build.mjs';
import { besideRows } from './beside.mjs';
import { otherPlugin } from './other-plugin.mjs';

const chromium = findChromium() ?? '';
const folders: string[] = [];

const TINY = `
const { Modal, Plugin } = require('obsidian');
module.exports = class extends Plugin {
	async onload() {
		const { greeting } = await this.loadData();
		const open = () => setTimeout(() => new Modal(this.app).setTitle(greeting).open(), 20);
		this.addCommand({ id: 'greet', name: 'Greet', callback: open });
		this.addCommand({ id: 'nothing', name: 'Nothing', callback: () => {} });
	}
};`;

const IN_FRONT = `
const { ItemView, Plugin } = require('obsidian');
class Front extends ItemView {
	getViewType() { return 'front'; }
	getDisplayText() { return 'Front'; }
}
module.exports = class extends Plugin {
	onload() {
		this.addCommand({ id: 'nothing', name: 'Nothing', callback: () => {} });
		this.registerView('front', leaf => new Front(leaf));
		this.show = () => {
			this.show = () => {};
			this.app.workspace.getLeaf('tab').setViewState({ type: 'front', active: true });
		};
		this.registerEvent(this.app.workspace.on('file-open', () => this.show()));
	}
};`;

function holding(code: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'tiny-plugin-'));
	folders.push(folder);
	writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ id: 'tiny', name: 'Tiny', version: '1.0.0' }));
	writeFileSync(join(folder, 'main.js'), code);
	writeFileSync(join(folder, 'data.json'), JSON.stringify({ greeting: 'Hello' }));
	return folder;
}

const rowsOf = (code: string, names: readonly string[], command?: string) =>
	besideRows(chromium, otherPlugin({ beside: holding(code), ...(command ? { command } : {}) }), names, { pages: 1 });

describe.skipIf(!chromium)('another plugin beside ours in Chromium', () => {
	beforeAll(() => build({ isQuick: true }), 120_000);

	afterAll(() => {
		for (const folder of folders) rmSync(folder, { recursive: true });
	});

	it('loads with its settings, which takes less than ours, and its dialog is waited for', async () => {
		const [load, , , first, later] = await rowsOf(TINY, ['start', 'dialog'], 'greet');
		expect(load?.[0]).toBe('compile + evaluate + onload, on top of the host');
		const [, theirs = '', ours = ''] = load ?? [];
		expect(parseFloat(theirs)).toBeLessThan(parseFloat(ours));
		for (const [, dialog = ''] of [first ?? [], later ?? []]) expect(parseFloat(dialog)).toBeGreaterThan(20);
	}, 240_000);

	it('with a vault of its own and a view in front is measured in its note; what fails is one line, and the next is measured', async () => {
		const vault = mkdtempSync(join(tmpdir(), 'tiny-vault-'));
		folders.push(vault);
		writeFileSync(join(vault, 'Log.md'), 'The snow came early.\n');
		const other = otherPlugin({ beside: holding(IN_FRONT), vault, note: 'Log.md', command: 'nothing' });
		const told: string[] = [];
		const rows = await besideRows(chromium, other, ['dialog', 'prose-key'], {
			pages: 1,
			tell: ([what]) => told.push(what ?? ''),
		});
		expect(rows.map(([what]) => what)).toEqual([
			'dialog: not measured, the command “tiny:nothing” opened no dialog in 20 seconds',
			'a key of prose in the long note: work on top of the host',
			'  the slowest of 100',
		]);
		expect(told).toEqual(rows.map(([what]) => what));
	}, 240_000);

	it('has no row of a dialog if no command is named', async () => {
		expect(await rowsOf(TINY, ['dialog'])).toEqual([]);
	}, 120_000);

	it('that throws as it loads is reported by name, with what it threw', async () => {
		const broken =
			'module.exports = class extends require("obsidian").Plugin { onload() { throw new Error("no luck"); } };';
		await expect(rowsOf(broken, ['start'])).rejects.toThrow(/Tiny 1\.0\.0 does not start[^]*no luck/);
	}, 120_000);

	it('without the command that is named is reported with those that it has', async () => {
		await expect(rowsOf(TINY, ['start'], 'wave')).rejects.toThrow(
			'Tiny 1.0.0 has no command “tiny:wave”; it has tiny:greet, tiny:nothing',
		);
	}, 120_000);
});
