import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { story } from '../story.mjs';

/** `npm run demo` with these options: its address, the folder it names, and its end by Ctrl+C. */
async function startDemo(...options) {
	const demo = spawn(process.execPath, ['scripts/demo.mjs', '--no-open', ...options]);
	let said = '';
	for await (const piece of demo.stdout) {
		said += piece;
		if (said.includes('Ctrl+C')) break;
	}
	const found = pattern => pattern.exec(said)?.[1] ?? assert.fail(`The demo said only: ${said}`);
	return {
		url: found(/(http:\S+)/),
		folder: found(/(?:ends: |stays in )(.+)/),
		end: async () => {
			demo.kill('SIGINT');
			await once(demo, 'exit');
		},
	};
}

/** Writes into the first note, and into what the browser remembers of the vault. */
async function write(page) {
	await page.waitForFunction(() => window.hostReady);
	await page.evaluate(async () => {
		const { vault } = window.app;
		await vault.append(vault.getMarkdownFiles()[0], 'Written by hand.');
		window.app.saveLocalStorage('story', 'remembered');
	});
}

const remembered = async page => {
	await page.waitForFunction(() => window.hostReady);
	return page.evaluate(() => window.app.loadLocalStorage('story'));
};

export default [
	story('the demo forgets at its end what was written, on disk and in the browser', {}, async on => {
		const page = await on.page.context().newPage();
		const before = await startDemo();
		await page.goto(before.url);
		await page.getByText('gone when the demo ends').waitFor();
		await write(page);
		await before.end();
		assert.ok(!fs.existsSync(path.dirname(before.folder)), 'the copy is gone');
		const { port } = new URL(before.url);
		const after = await startDemo('--port', port);
		await page.goto(after.url);
		assert.equal(await remembered(page), null);
		assert.equal(await page.evaluate(() => Object.keys(localStorage).length), 0);
		await after.end();
		await page.close();
	}),

	story('the demo on a folder of yours keeps what was written, on disk and in the browser', {}, async on => {
		const page = await on.page.context().newPage();
		const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-own-'));
		fs.writeFileSync(path.join(folder, 'Mine.md'), '');
		const before = await startDemo('--vault', folder);
		await page.goto(before.url);
		await page.getByText('what you write stays there').waitFor();
		await write(page);
		await before.end();
		assert.equal(fs.readFileSync(path.join(folder, 'Mine.md'), 'utf8'), 'Written by hand.');
		const after = await startDemo('--vault', folder);
		await page.goto(after.url);
		assert.equal(await remembered(page), 'remembered');
		await after.end();
		await page.close();
		fs.rmSync(folder, { recursive: true });
	}),
];
