import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { PAGE, PLUGIN } from '../../host/build.mjs';
import { serve } from '../../host/server.mjs';
import { install } from '../other-plugin.mjs';
import { CHROMIUM_FLAGS } from '../../../scripts/find-chromium.mjs';

/** Reads its settings and registers nothing: what is measured with it is the host's own. */
const NO_PLUGIN =
	'module.exports = class extends require("obsidian").Plugin { async onload() { await this.loadData(); } };';

/**
 * Starts the browser and hands it to the measuring, with a way to serve vaults that lie on disk; clears up whatever happens.
 * @template T
 * @param {string} executablePath
 * @param {(opened: { browser: import('playwright-core').Browser, served: Function, empty: string }) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function inBrowser(executablePath, measure) {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-journal-bench-'));
	const closing = [() => fs.rmSync(folder, { recursive: true, force: true })];
	let vaults = 0;
	/** The address of a vault with these notes and settings; another plugin is installed in place of ours. */
	const served = async ({ notes = {}, settings, plugin = PLUGIN, other } = {}) => {
		const vault = path.join(folder, `vault-${++vaults}`);
		put(vault, '.obsidian/app.json', '{}');
		for (const [file, text] of Object.entries(notes)) put(vault, file, text);
		if (settings) put(vault, '.obsidian/plugins/sworn-journal/data.json', JSON.stringify(settings));
		const server = await serve({ vault, page: PAGE, plugin: other ? install(other, vault) : plugin, isCopy: true });
		closing.unshift(() => server.close());
		return server.url;
	};
	try {
		const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
		closing.unshift(() => browser.close());
		return await measure({ browser, served, empty: withoutPlugin(folder) });
	} finally {
		for (const close of closing) await close();
	}
}

function put(folder, file, text) {
	const place = path.join(folder, file);
	fs.mkdirSync(path.dirname(place), { recursive: true });
	fs.writeFileSync(place, text);
}

/** The folder of a plugin that does nothing. */
function withoutPlugin(folder) {
	const empty = path.join(folder, 'no-plugin');
	fs.mkdirSync(empty);
	for (const name of ['manifest.json', 'styles.css']) fs.copyFileSync(path.join(PLUGIN, name), path.join(empty, name));
	fs.writeFileSync(path.join(empty, 'main.js'), NO_PLUGIN);
	return empty;
}
