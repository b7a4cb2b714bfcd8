import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close, fence, writing, type Writing } from '../commands/writing';

afterEach(close);

const VOW = '---\nsworn: vow\nrank: formidable\nticks: 8\ncharacter: "[[Kestrel]]"\n---\n\nThey are waiting.\n';
const DANGER = fence(
	'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\ndone:\n  - health 5 → 4',
);
const STORY = `I run from [[The ark]].\n\n${DANGER}She follows.\n`;

const dialog = () => document.querySelector<HTMLElement>('.modal');
const notice = () => [...document.querySelectorAll('.notice')].map(({ textContent }) => textContent).join('\n');

interface Exporting extends Omit<Writing, 'pick'> {
	as(form: string): Promise<void>;
	click(label: string): Promise<void>;
	whole(): Promise<void>;
	/** The whole vault, exported in a form. */
	all(form?: string): Promise<void>;
}

const folderOf = (host: Exporting, folder: string): string[] =>
	host.app.vault
		.getMarkdownFiles()
		.map(({ path }) => path)
		.filter(path => path.startsWith(`${folder}/`))
		.sort();

async function opened(files: Readonly<Record<string, string>> = {}): Promise<Exporting> {
	const host = await writing(STORY, { 'Kestrel.md': KESTREL, 'The ark.md': VOW, ...files });
	await host.palette('Export');
	await host.tick(50);
	const exporting: Exporting = Object.assign(host, {
		async as(form: string) {
			dialog()?.querySelector<HTMLInputElement>(`input[value="${form}"]`)?.click();
			await host.tick();
		},
		async click(label: string) {
			[...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label)?.click();
			await host.tick(100);
		},
		async whole() {
			const source = dialog()?.querySelector('select');
			if (!source) throw new Error('no list of what to export');
			source.value = '';
			source.dispatchEvent(new Event('change', { bubbles: true }));
			await host.tick();
		},
		async all(form?: string) {
			await exporting.whole();
			if (form !== undefined) await exporting.as(form);
			await exporting.click('Export');
		},
	});
	return exporting;
}

describe('Export', () => {
	it('writes a copy beside the note, which stays as it is', async () => {
		const host = await opened();
		expect(dialog()?.textContent).toContain('1 note, written to “Journal (Markdown).md”. Your notes stay as they are.');
		await host.click('Export');
		expect(await host.read('Journal (Markdown).md')).toBe(
			'I run from The ark.\n\n> **Face Danger** 4 + edge 2 = 6 vs 3, 9, **weak hit**: health 5 → 4\n\nShe follows.\n',
		);
		expect(host.editor.getValue()).toBe(STORY);
		expect(dialog()).toBeNull();
		expect(notice()).toContain('1 note exported to “Journal (Markdown).md”.');
	});

	it('writes a chart as its places and ways', async () => {
		const host = await opened({
			'Places/Ory.md': '---\nsworn: place\nregion: Drift\n---\n\n[[Meridian]]\n',
			'Chart.md': '```sworn\nshow: chart\n```\n',
		});
		await host.all();
		await host.tick(1000);
		expect(await host.read('Vault (Markdown)/Chart.md')).toBe(
			'> **Places:** Ory (Drift); Meridian (heard of)  \n> Ory – Meridian, known way\n',
		);
	});

	it('writes all notes into a folder of their own, and links lead from copy to copy', async () => {
		const host = await opened();
		await host.whole();
		expect(dialog()?.textContent).toContain('3 notes, written to “Vault (Markdown)”.');
		await host.click('Export');
		expect(await host.read('Vault (Markdown)/Journal.md')).toContain('I run from [The ark](The%20ark.md).');
		expect(await host.read('Vault (Markdown)/The ark.md')).toBe(
			'Vow sworn, formidable ■■□□□□□□□□\n\nThey are waiting.\n',
		);
		expect(await host.read('Vault (Markdown)/Kestrel.md')).toMatch(/^edge 2 · heart 2/);
	});

	it('is played by nobody: a copy of a character is none', async () => {
		const host = await opened();
		await host.all();
		await host.palette('Make a move');
		await host.tick(50);
		expect(dialog()?.textContent).not.toContain('Whose journal');
	});

	it('of the story leaves out assets, rules and sheets, and keeps what was written about a character', async () => {
		const host = await opened({
			'Rook.md': '---\nsworn: asset\n---\n- When you Face Danger by flying, add +1.\n',
			'House.md': '# House moves\n\n## Leap\n\nWhen **you leap**, roll +edge.\n',
			'Weather.md': '---\nsworn: oracles\n---\n- Rain\n- Fog\n',
			'Juno.md': '---\nsworn: character\nrules: "[[House]]"\nmomentum: 2\n---\n\nShe limps.\n',
		});
		await host.all('story');
		const written = ['Journal', 'Juno', 'The ark'].map(name => `Vault (story)/${name}.md`);
		expect(folderOf(host, 'Vault (story)')).toEqual(written);
		expect(await host.read('Vault (story)/Juno.md')).toBe('She limps.\n');
	});

	it('never writes over what is there', async () => {
		const host = await opened({ 'Journal (story).md': 'Mine.' });
		await host.as('story');
		await host.click('Export');
		expect(await host.read('Journal (story).md')).toBe('Mine.');
		expect(await host.read('Journal (story) 2.md')).toBe('I run from The ark.\n\nShe follows.\n');
	});

	it('writes one page that needs nothing else, with the tracks drawn', async () => {
		const host = await opened({ 'Zed.md': '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\nA & B' });
		await host.all('page');
		const page = await host.read('Vault.html');
		expect(page).toMatch(/^<!doctype html>/);
		expect(page).toContain('<h1>Journal</h1>');
		expect(page).toContain('<h3>Journal</h3>');
		expect(page).toContain('I run from <a href="#note-3">The ark</a>.');
		expect(page.match(/<svg class="boxes" role="img" aria-label="2 of 10 boxes"/g)).toHaveLength(1);
		expect(page).toContain('A &amp; B');
		expect(page).not.toMatch(/<script|onerror|app:\/\//);
	});

	it('draws a clock with its filled segments', async () => {
		const clock = '---\nsworn: clock\nsegments: 4\nfilled: 1\ncharacter: "[[Kestrel]]"\n---\n';
		const host = await opened({ 'Tide.md': clock });
		await host.all('page');
		const page = await host.read('Vault.html');
		const [face = ''] = /<svg class="clock" role="img" aria-label="1 of 4 segments".*?<\/svg>/.exec(page) ?? [];
		expect([face.match(/class="filled"/g), face.match(/class="free"/g)].map(found => found?.length)).toEqual([1, 3]);
	});

	it('keeps signs and numbers in prose and names as the player wrote them', async () => {
		const prose = 'A ◆ on the door, ◆◇◇ carved.\n\n■■□□□□□□□□\n\nMomentum: 3, 4\n\nOdd \ufdd0◆\ufdd1 sign.';
		const host = await opened({
			'Prose ◆.md': `${prose}\n\n${fence('track: The ◆ gate\nrank: dangerous\nticks: 4')}`,
			'Tide ◇.md': '---\nsworn: clock\nsegments: 4\nfilled: 1\nnote: ◆◆\n---\n',
		});
		await host.all('page');
		const page = await host.read('Vault.html');
		for (const words of ['A ◆ on the door, ◆◇◇ carved.', '■■□□□□□□□□', 'Momentum: 3, 4', 'Odd ◆ sign.', 'The ◆ gate'])
			expect(page).toContain(words);
		expect(page.match(/<svg class="clock"/g)).toHaveLength(1);
		expect(page.match(/<svg class="boxes" role="img" aria-label="1 of 10 boxes"/g)).toHaveLength(1);
		expect(page).not.toContain('<svg class="momentum"');
		expect(page).not.toMatch(/[\ufdd0-\ufdef]/);
	});

	it('draws the momentum of a session', async () => {
		const host = await opened({ 'Log.md': fence('session: 1\nmomentum: 2, 3, 5') });
		await host.all('page');
		expect(await host.read('Vault.html')).toContain('Momentum 2 → 5, highest 5, lowest 2');
	});

	it('names who acts only where it is not whose journal it is, and says how a track that is shown is', async () => {
		const acts = ['Kestrel', 'Juno'].map(by => fence(`move: Face Danger\nby: ${by}`));
		const journal = `---\ncharacter: "[[Kestrel]]"\n---\nThus.\n\n${acts.join('')}${fence('show: "[[The ark]]"')}`;
		const host = await opened({ 'Juno.md': KESTREL, 'Log.md': journal });
		await host.all();
		expect(await host.read('Vault (Markdown)/Log.md')).toBe(
			'Thus.\n\n> **Face Danger**\n\n> Juno: **Face Danger**\n\n> **The ark** ■■□□□□□□□□\n\n',
		);
	});

	describe('closed while it writes', () => {
		const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`N/${at}.md`, `Night ${at}.`]));
		const question = () => dialog()?.querySelector('[role=alert]')?.textContent;

		async function closedWhileItWrites(form: string): Promise<Exporting> {
			const host = await opened(many);
			await host.whole();
			await host.as(form);
			dialog()?.querySelector('form')?.requestSubmit();
			while (!dialog()?.querySelector('progress')) await Promise.resolve();
			await host.press('Escape');
			await host.tick(100);
			return host;
		}

		const copies = (host: Exporting) => folderOf(host, 'Vault (Markdown)').length;

		it('asks, and writes nothing until it is answered', async () => {
			const host = await closedWhileItWrites('markdown');
			const before = copies(host);
			expect(before).toBe(0);
			expect(question()).toBe('Stop? Nothing is written yet.');
			expect(document.activeElement?.textContent).toBe('Go on');
			await host.tick(200);
			expect(copies(host)).toBe(before);
		});

		it.each(['Go on', 'Escape'])('writes all of it after %s', async answer => {
			const host = await closedWhileItWrites('markdown');
			await (answer === 'Escape' ? host.press('Escape') : host.click(answer));
			await host.tick(3000);
			expect(notice()).toContain('303 notes exported to “Vault (Markdown)”.');
			expect(copies(host)).toBe(303);
		});

		it('names the folder and the number of notes that a stop leaves', async () => {
			const host = await closedWhileItWrites('markdown');
			const [stop] = [...(dialog()?.querySelectorAll('button') ?? [])].filter(
				button => button.textContent === 'Stop' && !button.closest('[hidden]'),
			);
			stop?.click();
			await host.tick(100);
			const count = copies(host);
			expect(dialog()?.textContent).toContain(
				count === 0 ? 'Stopped. Nothing was written.' : `Stopped. ${count} are in “Vault (Markdown)”.`,
			);
			await host.press('Escape');
			expect(dialog()).toBeNull();
		});

		it('stops at a press of Stop, without a question', async () => {
			const host = await opened(many);
			await host.whole();
			dialog()?.querySelector('form')?.requestSubmit();
			while (!dialog()?.querySelector('progress')) await Promise.resolve();
			await host.click('Stop');
			expect(dialog()?.textContent).toMatch(/Stopped\. (Nothing was written\.|[1-9]\d* are in “Vault \(Markdown\)”\.)/);
		});

		it.each([
			['markdown', 'Vault (Markdown)/'],
			['story', 'Vault (story)/'],
			['page', 'Vault.html'],
			['book', 'Vault (book).'],
			['lonelog', 'Vault (Lonelog)/'],
		])('asks at once, and writes nothing more after Stop: %s', async (form, target) => {
			const host = await opened(many);
			await host.whole();
			await host.as(form);
			dialog()?.querySelector('form')?.requestSubmit();
			await host.press('Escape');
			expect(question()).toMatch(/^Stop\?/);
			await host.click('Stop');
			await host.tick(1000);
			const made = host.app.vault.getFiles().filter(({ path }) => path.startsWith(target)).length;
			expect(dialog()?.textContent).toContain(
				made === 0 ? 'Stopped. Nothing was written.' : `Stopped. ${made} are in “`,
			);
			expect(form === 'page' || form === 'book' ? made : 0).toBe(0);
			await host.tick(1000);
			expect(host.app.vault.getFiles().filter(({ path }) => path.startsWith(target))).toHaveLength(made);
		});

		it('says of a page, which is written at the end, that nothing is written yet', async () => {
			const host = await closedWhileItWrites('page');
			expect(question()).toBe('Stop? Nothing is written yet.');
			expect(host.app.vault.getFileByPath('Vault.html')).toBeNull();
		});
	});

	it('leads to the right place on the page past a note with nothing in it', async () => {
		const host = await opened({ 'A blank one.md': '' });
		await host.all('page');
		const page = await host.read('Vault.html');
		const [, place] = /<a href="#(note-\d+)">The ark<\/a>/.exec(page) ?? [];
		expect(page).toContain(`<article id="${place}">\n<h3>The ark</h3>`);
	});

	it('writes Lonelog line by line, and no copy of a note that has nothing to log', async () => {
		const host = await opened({
			'Sheet.md': '---\nfrom: Kestrel\n---\n\n```sworn\nshow: Kestrel\n```\n',
			'Blank.md': '',
		});
		await host.all('lonelog');
		const written = ['Journal', 'Kestrel', 'The ark'].map(name => `Vault (Lonelog)/${name}.md`);
		expect(folderOf(host, 'Vault (Lonelog)')).toEqual(written);
		expect(await host.read('Vault (Lonelog)/Journal.md')).toContain(
			'@ Face Danger\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit\n=> health 5 → 4',
		);
	});
});
