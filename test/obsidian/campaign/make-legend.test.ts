import { afterEach, describe, expect, it, vi } from 'vitest';
import { KESTREL } from '../played';
import { close, pressIn, start as startApp } from '../one-app';

afterEach(close);

const LEGEND = 'Grey coast/Legend of Grey coast.md';

const FILES = {
	'Grey coast/Kestrel.md': KESTREL.replace('edge:', 'impacts: [permanently harmed]\nassets:\n  - Glowcat\nedge:'),
	'Grey coast/Journal/Session 1.md':
		'---\ncharacter: "[[Kestrel]]"\n---\n\nI let [[Juno]] go. `sworn: Face Danger, edge 2: 5 vs 4, 4, strong hit with a match`\n\n[[Tor]] stays. [[Rime]] burns behind us.\n\n```sworn\nvow: Bury the dead\nrank: epic\nstatus: forsaken\n```\n',
	'Grey coast/Find the ark.md': '---\nsworn: vow\nrank: formidable\nticks: 9\n---\n',
	'Grey coast/A letter.md': '---\nsworn: vow\nrank: epic\nstatus: completed\n---\n',
	'Grey coast/Juno.md': '---\nsworn: connection\nrank: dangerous\nbond: true\n---\n',
	'Grey coast/People/Tor.md': 'A smith.\n',
	'Grey coast/People/Nobody met.md': 'A baker.\n',
	'Grey coast/Rime.md': '---\nsworn: place\n---\n',
	'Elsewhere.md': '---\nsworn: vow\nrank: epic\ncharacter: "[[Somebody]]"\n---\n',
};

async function start(files: Readonly<Record<string, string>> = {}) {
	const host = await startApp({ files: { ...FILES, ...files }, note: 'Grey coast/Journal/Session 1.md' });
	await host.tick(50);
	await host.palette('Make a legend');
	await host.tick(300);
	return host;
}

describe('Make a legend', () => {
	it('writes what the campaign left behind, with links to its notes', async () => {
		const { read } = await start();
		await expect(await read(LEGEND)).toMatchFileSnapshot('approved/legend-of-grey-coast.md');
	});

	it('is taken back at a press, and changes no other note', async () => {
		const { app, read, tick } = await start();
		for (const [path, text] of Object.entries(FILES)) expect(await read(path)).toBe(text);
		await pressIn('.notice', 'Undo');
		await tick(50);
		expect(app.vault.getFileByPath(LEGEND)).toBeNull();
	});

	it('never writes over a legend that is there', async () => {
		const { read } = await start({ [LEGEND]: 'My own.\n' });
		expect(await read(LEGEND)).toBe('My own.\n');
		expect(await read('Grey coast/Legend of Grey coast 2.md')).toContain('## Vows kept');
	});

	it('from a slow disk tells how far it is, stops with nothing written, and is made when asked again', async () => {
		const { app, palette, read, tick } = await startApp({ files: FILES, note: 'Grey coast/Journal/Session 1.md' });
		await tick(50);
		const readFile = app.vault.read.bind(app.vault);
		vi.spyOn(app.vault, 'read').mockImplementation(async file => {
			await new Promise(resolve => void window.setTimeout(resolve, 400));
			return readFile(file);
		});
		await palette('Make a legend');
		await tick(1500);
		expect(document.querySelector('.modal [role=status]')?.textContent).toMatch(/^Reading the notes: [1-7] of 8$/);
		await pressIn('.modal', 'Stop');
		await tick(5000);
		expect(document.querySelector('.modal, .notice')).toBeNull();
		expect(app.vault.getFileByPath(LEGEND)).toBeNull();
		await palette('Make a legend');
		await tick(5000);
		expect(await read(LEGEND)).toContain('## Vows kept');
	});
});
