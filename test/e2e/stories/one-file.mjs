import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { story } from '../story.mjs';

export default [
	story('the demo as one file opens from disk, and a move is made on it', {}, async on => {
		const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-one-file-'));
		const file = path.join(folder, 'demo.html');
		const { stdout } = await promisify(execFile)(process.execPath, [
			'scripts/demo-static.mjs',
			'--built',
			'--out',
			file,
		]);
		assert.ok(stdout.includes(file), 'it says where the file is');
		const page = await on.page.context().newPage();
		const asked = [];
		page.on('request', request => asked.push(request.url()));
		const complaints = [];
		page.on('pageerror', error => complaints.push(String(error)));
		page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
		await page.goto(`${pathToFileURL(file).href}?note=Journal/Session 1.md`);
		await page.waitForFunction(() => window.hostReady);
		assert.match(await page.getByRole('banner').innerText(), /gone when you close this page/);
		const text = () => page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.getValue());
		const before = await text();
		await page.keyboard.press('Control+p');
		await page.locator('.prompt-input').fill('make a move');
		await page.keyboard.press('Enter');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type('face danger');
		await page.keyboard.press('Enter');
		await page.keyboard.press('w');
		await page.keyboard.press('Enter');
		await page.waitForFunction(old => window.app.workspace.getMostRecentLeaf().view.editor.getValue() !== old, before);
		// Nothing was saved in this vault yet, so records are lines.
		assert.match(await text(), /^`sworn: Face Danger, by Kestrel Vane, wits \d: /m);
		await page.reload();
		await page.waitForFunction(() => window.hostReady);
		assert.equal(await text(), before, 'it remembers nothing');
		assert.deepEqual(
			asked.filter(url => !url.startsWith('file:') && !url.startsWith('data:')),
			[],
			'it asks the network for nothing',
		);
		assert.deepEqual(complaints, [], 'the console stays empty');
		await page.close();
		fs.rmSync(folder, { recursive: true });
	}),
];
