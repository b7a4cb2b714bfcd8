import { afterEach, describe, expect, inject, it } from 'vitest';
import { close, writing } from '../commands/writing';
import { expectValidEpub } from '../../support/epub';

afterEach(close);

const PIXEL = Uint8Array.from(
	window.atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
	sign => sign.charCodeAt(0),
);

const MOVE =
	'```sworn\nmove: Swear an Iron Vow\nby: Ada\ndice: 4 vs 3, 2\nroll: heart 1\noutcome: strong hit, 5 vs 3, 2\ndone:\n  - Find the ark › vow begun, formidable\n```';

/** A campaign whose notes try what a book may not have. */
const CAMPAIGN: Readonly<Record<string, string>> = {
	'Salt/Ada.md':
		'---\nsworn: character\nruleset: starforged\nedge: 2\nheart: 1\niron: 3\nshadow: 1\nwits: 2\nhealth: 4\nspirit: 5\nsupply: 2\nmomentum: 2\nimpacts: []\ncallsign: <Wren>\nportrait: "[[Ada.png]]"\n---\n\n```sworn\nshow: Ada\n```\n\nA salvager & cook.\n',
	'Salt/People/Oren.md': '---\nrole: keeper\n---\n\nShe kept the count.\n',
	'Salt/Chart.md': '```sworn\nshow: chart\n```\n',
	'Salt/Places/Ory.md': '---\nsworn: place\nchart: 0, 0\n---\n\nTo [[Meridian]].\n',
	'Salt/Session 2.md': `---\ncharacter: "[[Ada]]"\ndate: 2026-02-03\nstory_date: 9th of Gale\n---\n\nI follow [[Oren]] to [[Ory]], not [far](https://a.example/?a=1&b=2).\n\n![[Ada.png]]\n\n${MOVE}\n\n- [x] done\n- <b>R&D</b>  \n  x\n`,
	'Salt/Session 1.md':
		'---\ncharacter: "[[Ada]]"\ndate: 2026-01-09\n---\n\n# The *salt*\n\n**Previously.** Set out.\n**Open.** All.\n\n> [!sworn]- 4 rolls: 4 misses\n> - Meters: none\n\nWe begin.\n\n![[Ada.png|300]]\n\n## Luck\n\n### Of dice\n\n```sworn\nshow: luck\n```\n\n## Ends\n',
};

async function exported(
	files: Readonly<Record<string, string>> = CAMPAIGN,
	pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {},
	more = '',
) {
	const host = await writing('', more === '' ? files : { ...files, 'Salt/Session 3.md': more });
	const empty = host.app.vault.getFileByPath('Journal.md');
	if (empty) await host.app.vault.delete(empty);
	await host.app.vault.createBinary('Salt/Ada.png', PIXEL.buffer);
	for (const [path, data] of Object.entries(pictures)) await host.app.vault.createBinary(path, data.buffer);
	await host.palette('Export');
	await host.tick(50);
	const dialog = document.querySelector<HTMLElement>('.modal');
	const source = dialog?.querySelector('select');
	if (!source) throw new Error('no list of what to export');
	source.value = '';
	source.dispatchEvent(new Event('change', { bubbles: true }));
	await host.tick();
	dialog?.querySelector<HTMLInputElement>('input[value="book"]')?.click();
	await host.tick();
	dialog?.querySelector('form')?.requestSubmit();
	return host;
}

const read = async (host: Awaited<ReturnType<typeof exported>>) => {
	await host.tick(2000);
	const zip = new Uint8Array(await host.app.vault.adapter.readBinary('Vault (book).epub'));
	return expectValidEpub(zip, (xml, type) => new DOMParser().parseFromString(xml, type));
};

describe('the book of a campaign', () => {
	it('is a valid EPUB with chapters as they were played, people, chart and timeline', async () => {
		const texts = await read(await exported());
		const nav = new DOMParser().parseFromString(texts.get('EPUB/nav.xhtml') ?? '', 'application/xhtml+xml');
		const contents = [...nav.querySelectorAll('nav a')].map(({ textContent }) => textContent);
		expect(contents).toEqual(['Chart', 'The salt', 'Session 2', 'People', 'Timeline']);
	});

	it('tells the story without the game, with its days, and leads only to what is in it', async () => {
		const texts = await read(await exported());
		const chapter = texts.get('EPUB/note-2.xhtml') ?? '';
		expect(chapter).toContain('2026-02-03 · 9th of Gale');
		expect(chapter).toMatch(/I follow <a href="people.xhtml#note-\d">Oren<\/a> to Ory, not far\./);
		expect(chapter).not.toMatch(/sworn|Swear|vs 3/);
		expect(texts.get('EPUB/note-1.xhtml')).not.toMatch(/Previously|Open|misses|Meters|Luck|dice|Ends/);
		expect(texts.get('EPUB/timeline.xhtml')).toContain('Vow sworn: Find the ark');
	});

	it('lists its people with portrait, facts and their first paragraph, and holds each picture once', async () => {
		const texts = await read(await exported());
		const people = new DOMParser().parseFromString(texts.get('EPUB/people.xhtml') ?? '', 'application/xhtml+xml');
		expect([...people.querySelectorAll('.person')].map(({ textContent }) => textContent)).toEqual([
			'Adacallsign <Wren>A salvager & cook.',
			'Orenrole keeperShe kept the count.',
		]);
		expect(people.querySelector('img')?.getAttribute('alt')).toBe('Ada');
		expect([...texts.keys()].filter(path => path.includes('pictures/'))).toEqual(['EPUB/pictures/1.png']);
	});

	it('stands beside a page for a printer, which holds its pictures and loads nothing', async () => {
		const host = await exported();
		await read(host);
		const page = await host.read('Vault (book).html');
		expect(page).toContain('@page { size: A5');
		expect(page).not.toMatch(/<script|<link|url\(|@import|src="(?!data:)/);
		const parts = new DOMParser().parseFromString(page, 'text/html');
		expect(parts.querySelectorAll('img')).toHaveLength(3);
		for (const link of parts.querySelectorAll('a'))
			expect(parts.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
	});

	it('never takes the place of a file, be it the book or its page', async () => {
		const host = await exported({ ...CAMPAIGN, 'Vault (book).html': 'Mine.' });
		await host.tick(2000);
		expect(await host.read('Vault (book).html')).toBe('Mine.');
		expect(await host.app.vault.adapter.exists('Vault (book) 2.epub')).toBe(true);
		expect(await host.app.vault.adapter.exists('Vault (book).epub')).toBe(false);
	});

	it('names the pictures that are not in it', async () => {
		const host = await exported(
			CAMPAIGN,
			{ 'Salt/Mast.avif': PIXEL, 'Salt/Sea.svg': PIXEL, 'Salt/Sea.JPG': PIXEL },
			'![[Mast.avif]] ![[Sea.svg]] ![[Sea.JPG]] ![[Ada.png]]',
		);
		const texts = await read(host);
		expect([...texts.keys()].filter(path => path.includes('pictures/'))).toEqual([
			...['EPUB/pictures/1.png', 'EPUB/pictures/2.jpg'],
		]);
		expect(texts.get('EPUB/package.opf')).toContain('href="pictures/2.jpg" media-type="image/jpeg"');
		expect(document.querySelector('.notice')?.textContent).toContain('Left out: Mast.avif, Sea.svg.');
	});

	it('leaves a book that was made meanwhile as it is, and says so', async () => {
		const host = await exported();
		await host.app.vault.adapter.write('Vault (book).epub', 'Mine.');
		await host.tick(2000);
		expect(await host.read('Vault (book).epub')).toBe('Mine.');
		expect(document.querySelector('[role=alert]')?.textContent).toMatch(/another note has that name/);
		expect(await host.app.vault.adapter.exists('Vault (book).html')).toBe(false);
	});

	it('says what to do where the disk is full, and goes when it is tried again', async () => {
		const host = await exported();
		host.backend.fail({ on: 'writeBinary', path: 'Vault (book).epub' });
		await host.tick(2000);
		expect(document.querySelector('[role=alert]')?.textContent).toMatch(/could not be written .* delete it\. Nothing/);
		expect(await host.app.vault.adapter.exists('Vault (book).html')).toBe(false);
		document.querySelector('form')?.requestSubmit();
		await read(host);
	});

	// As large as a long campaign in the deep run; a smaller one is made in the same slices.
	const count = inject('isDeep') ? 200 : 60;

	it('of many sessions and pictures tells how far it is, and stops with nothing written', async () => {
		const sessions = Object.fromEntries(
			Array.from({ length: count }, (_, at) => [
				`Salt/Session ${at + 1}.md`,
				`We go on.\n\n![[${at}.png]] ![[${at % (count / 2)}b.png]]\n`,
			]),
		);
		const pictures = Object.fromEntries(
			Array.from({ length: count * 1.5 }, (_, at) => [`Salt/${at < count ? at : `${at - count}b`}.png`, PIXEL]),
		);
		const host = await exported(sessions, pictures);
		const done = new Set<number>();
		const watch = new MutationObserver(() => {
			const value = document.querySelector('progress')?.value;
			if (value === undefined) return;
			done.add(value);
			if (value < 20) return;
			watch.disconnect();
			[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')?.click();
		});
		watch.observe(document.body, { subtree: true, childList: true, characterData: true });
		await host.tick(5000);
		expect(done.size).toBeGreaterThan(8);
		expect(document.querySelector('.modal')?.textContent).toContain('Stopped. Nothing was written.');
		expect(host.app.vault.getFiles().filter(({ path }) => path.startsWith('Vault'))).toEqual([]);
		document.querySelector('form')?.requestSubmit();
		await host.tick(20_000);
		const texts = await read(host);
		expect([...texts.keys()].filter(path => path.includes('pictures/'))).toHaveLength(count * 1.5);
		expect([...texts.keys()].filter(path => path.includes('/note-'))).toHaveLength(count);
	});
});
