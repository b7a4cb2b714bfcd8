import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/find-chromium.mjs';
import { PAGE, PLUGIN } from '../../host/build.mjs';
import { serve } from '../../host/server.mjs';

const STARTS_WITHIN = 60_000;

/** The stand-in host on a copy of the demo, in a Chromium of its own that listens for the debugging protocol. */
export async function startStandIn() {
	const program = findChromium();
	if (!program) throw new Error('No Chromium was found. Install one, or set CHROMIUM to its program.');
	const place = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-app-'));
	const vault = path.join(place, 'vault');
	fs.cpSync('demo/vault', vault, { recursive: true });
	const before = contentsOf(vault);
	const server = await serve({ vault, page: PAGE, plugin: PLUGIN, isCopy: true });
	const browser = spawn(program, [
		...CHROMIUM_FLAGS,
		'--headless',
		'--window-size=1180,860',
		'--remote-debugging-port=0',
		`--user-data-dir=${path.join(place, 'browser')}`,
		server.url,
	]);
	return {
		url: await portOf(browser),
		/** The notes whose bytes are not those of the start, or that were not there. */
		changed: () => {
			const after = contentsOf(vault);
			return [...new Set([...before.keys(), ...after.keys()])].filter(file => before.get(file) !== after.get(file));
		},
		close: async () => {
			browser.kill();
			if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit');
			await server.close();
			await removeFolder(place);
		},
	};
}

/** The browser's helpers outlive it for a moment and write into its folder: what stays behind is told, and fails no story. */
async function removeFolder(folder, attempts = 50) {
	try {
		fs.rmSync(folder, { recursive: true, force: true });
	} catch (error) {
		if (attempts === 0) return console.warn(`A temporary folder could not be removed: ${error.message}`);
		await wait(100);
		await removeFolder(folder, attempts - 1);
	}
}

/** Chromium names the port that it took on its standard error. */
function portOf(browser) {
	return new Promise((resolve, reject) => {
		let told = '';
		const late = setTimeout(() => reject(new Error(`Chromium did not tell its port.\n${told}`)), STARTS_WITHIN);
		browser.once('error', reject);
		browser.stderr.on('data', data => {
			told += data;
			const [, port] = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(told) ?? [];
			if (!port) return;
			clearTimeout(late);
			resolve(`http://127.0.0.1:${port}`);
		});
	});
}

/** Notes and folders; the plugin's own folder is its own affair. */
const contentsOf = vault =>
	new Map(
		fs
			.readdirSync(vault, { recursive: true, withFileTypes: true })
			.map(entry => [path.join(entry.parentPath, entry.name), entry])
			.filter(([file]) => !path.relative(vault, file).startsWith('.obsidian'))
			.map(([file, entry]) => [path.relative(vault, file), entry.isFile() ? fs.readFileSync(file, 'utf8') : 'folder']),
	);
