import { afterEach, describe, expect, it, vi } from 'vitest';
import { choose, pressButton, settings } from '../opened';
import { KESTREL } from '../played';
import type { Writing } from '../commands/writing';
import { close, fence, writing } from '../commands/writing';

afterEach(close);

const ALWAYS = settings({ journal: 'always' });
const NEVER = settings({ journal: 'never' });
const ASK = settings({ journal: 'ask' });

const danger = (...done: readonly string[]) =>
	fence(['move: Face Danger', 'by: Kestrel', 'done:', ...done.map(line => `  - ${line}`)].join('\n'));

/** The sheet says that momentum is 3. */
const STORY = `I run.\n\n${danger('momentum 2 → 3')}${danger('momentum 3 → 4')}She follows.\n`;
const FILES = { 'Kestrel.md': KESTREL };

const dialog = () => document.querySelector<HTMLElement>('.sworn-check-dialog');
const words = () => dialog()?.querySelector('.sworn-check-summary')?.textContent;
const said = () => dialog()?.querySelector('.sworn-check-outcome')?.textContent;
const findings = () =>
	[...document.querySelectorAll('.sworn-differences > li')].map(row =>
		[...row.querySelectorAll('h2, p, .sworn-line-button, code')].map(({ textContent }) => textContent).join(' | '),
	);
const buttons = () => [...(dialog()?.querySelectorAll('button') ?? [])];
const history = () =>
	[...(dialog()?.querySelectorAll('ol.sworn-value-history > li') ?? [])].map(({ textContent }) => textContent);

async function opened(
	note = STORY,
	files: Readonly<Record<string, string>> = FILES,
	saved: Readonly<Record<string, string>> = NEVER,
): Promise<Writing & { click(label: string): Promise<void> }> {
	const host = await writing(note, files, saved);
	await host.palette('Journal check');
	await host.tick(100);
	return Object.assign(host, {
		async click(label: string) {
			await pressButton(label, dialog() ?? document);
			await host.tick(50);
		},
	});
}

describe('Journal check', () => {
	it('says that story and sheet agree and from how many changes, or that there is nothing to compare', async () => {
		await opened(`${danger('momentum 2 → 4')}${danger('momentum 4 → 3')}`);
		expect(words()).toBe('Story and sheet agree: 2 changes in 1 note.');
		expect(findings()).toEqual([]);
		await close();
		await opened('Prose.\n');
		expect(words()).toBe('No note records a change yet, so there is nothing to compare.');
	});

	it('leaves out the copies that a file sync has made, and names them', async () => {
		const story = `${danger('momentum 2 → 4')}${danger('momentum 4 → 3')}`;
		const copy = story + danger('momentum 3 → 8');
		await opened(story, {
			...FILES,
			'Journal.sync-conflict-20261125-090000-ABCDEFG.md': copy,
			'Journal 2.md': story,
			'backup/Journal.md': copy,
		});
		expect(words()).toBe('Story and sheet agree: 2 changes in 1 note.');
		expect(buttons().map(({ textContent }) => textContent)).not.toContain('Set the sheet to 8');
		expect(dialog()?.textContent).toContain('3 copies are left out: ');
		for (const name of ['Journal.sync-conflict-20261125-090000-ABCDEFG', 'Journal 2', 'backup/Journal'])
			expect(dialog()?.textContent).toContain(name);
	});

	it('names one copy that is left out', async () => {
		await opened(danger('momentum 2 → 3'), { ...FILES, 'Journal - Copy.md': danger('momentum 3 → 4') });
		expect(words()).toBe('Story and sheet agree: 1 change in 1 note.');
		expect(dialog()?.textContent).toContain('A copy is left out: Journal - Copy');
	});

	it('tells each difference with the line that told last, in words', async () => {
		await opened();
		expect(words()).toBe('Story and sheet differ in 1 value. Read: 2 changes in 1 note.');
		expect(findings()).toEqual([
			'Momentum | The story ends at 4, the sheet says 3. | Journal, line 14 | momentum 3 → 4',
		]);
	});

	it('reads what is typed and not saved yet', async () => {
		const host = await writing('', FILES);
		host.editor.replaceSelection(STORY);
		await host.palette('Journal check');
		await host.tick(100);
		expect(findings()).toHaveLength(1);
		await host.view.save();
	});

	it('opens the note at the line', async () => {
		const host = await opened();
		await host.click('Journal, line 14');
		expect(dialog()).toBeNull();
		expect(host.editor.getCursor().line).toBe(13);
		expect(host.editor.getLine(13)).toBe('  - momentum 3 → 4');
	});

	it('gives the focus to what can be pressed first, and Escape changes nothing', async () => {
		const host = await opened();
		expect(document.activeElement?.textContent).toBe('Journal, line 14');
		await host.press('Escape');
		expect(dialog()).toBeNull();
		expect(await host.saved()).toBe(STORY);
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
	});

	it('reports a note that cannot be read, and compares the others', async () => {
		const host = await writing(STORY, { ...FILES, 'Session 2.md': danger('momentum 4 → 3') });
		const { vault } = host.app;
		const cachedRead = vault.cachedRead.bind(vault);
		vi.spyOn(vault, 'cachedRead').mockImplementation(file =>
			file.path === 'Session 2.md' ? Promise.reject(new Error('EIO')) : cachedRead(file),
		);
		await host.palette('Journal check');
		await host.tick(100);
		expect(words()).toBe('Story and sheet differ in 1 value. Read: 2 changes in 1 note. 1 place could not be read.');
		expect(dialog()?.textContent).toContain('Session 2, line 1The note could not be read (EIO).');
	});

	it('says what cannot be read, with its line', async () => {
		await opened(danger('momentum 2 → 3', 'momentum went up'));
		expect(dialog()?.querySelector('section[aria-label="Not read"]')?.textContent).toContain(
			'Journal, line 6This change cannot be read.',
		);
	});
});

describe('Set the sheet', () => {
	it('sets the value, and nothing else; then nothing differs', async () => {
		const host = await opened();
		await host.click('Set the sheet to 4');
		expect(await host.read('Kestrel.md')).toBe(KESTREL.replace('momentum: 3', 'momentum: 4'));
		expect(await host.saved()).toBe(STORY);
		expect(words()).toBe('Story and sheet agree: 2 changes in 1 note.');
		expect(said()).toContain('Momentum: the sheet says 4 now.');
		expect(document.activeElement?.textContent).toBe('Undo');
	});

	it('reports it at the end of the story when changes by hand are reported', async () => {
		const host = await opened(STORY, FILES, ALWAYS);
		host.editor.setCursor(0, 0);
		await host.click('Set the sheet to 4');
		expect(await host.saved()).toBe(`${STORY}\n\`sworn: Kestrel › momentum 3 → 4 (correction)\`\n\n`);
		expect(words()).toBe('Story and sheet agree: 3 changes in 1 note.');
	});

	it('offers to tell of it when that is asked each time', async () => {
		const host = await opened(STORY, FILES, ASK);
		await host.click('Set the sheet to 4');
		expect(host.notices().join()).toContain('Kestrel › momentum 3 → 4 (correction)');
		await host.click('Undo');
		expect(host.notices().join()).not.toContain('Write it down');
	});

	it('is taken back to the byte', async () => {
		const host = await opened(STORY, FILES, ALWAYS);
		await host.click('Set the sheet to 4');
		await host.click('Undo');
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
		expect(await host.saved()).toBe(STORY);
		expect(findings()).toHaveLength(1);
		expect(said()).toBe('That was taken back.');
	});

	it.each([' # so far', '\nstatus: completed'])('changes a track where it is, open or closed: %j', async more => {
		const vow = fence(`vow: Find the ark\nrank: formidable\nticks: 8${more}`);
		const host = await opened(danger('Find the ark › 8 → 12 ticks'), { ...FILES, 'Vows.md': vow });
		await host.click('Set the sheet to 12');
		expect(await host.read('Vows.md')).toBe(vow.replace('ticks: 8', 'ticks: 12'));
	});
});

describe('Note the change in the journal', () => {
	const NOTED = `${STORY}\n\`sworn: Kestrel › momentum 4 → 3 (correction)\`\n\n`;

	it('writes a line at the end of the journal, never within old prose; the sheet stays', async () => {
		const host = await opened(STORY.replace('I run.', 'I run.‸'));
		await host.click('Note the change in the journal');
		expect(await host.saved()).toBe(NOTED);
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
		expect(words()).toBe('Story and sheet agree: 3 changes in 1 note.');
		expect(said()).toContain('Momentum: the story says 3 now, at the end of “Journal”.');
	});

	it('writes it where the cursor is, below what was told', async () => {
		const host = await opened(STORY.replace('She follows.\n', 'She follows.‸\n\nLater.\n'));
		await host.click('Note the change in the journal');
		expect(await host.saved()).toBe(
			STORY.replace('She follows.\n', 'She follows.\n\n`sworn: Kestrel › momentum 4 → 3 (correction)`\n\nLater.\n'),
		);
	});

	it('goes into the note in which the story ends, whichever is open', async () => {
		const host = await opened(danger('momentum 1 → 2'), { ...FILES, 'Session 1.md': STORY });
		await host.click('Note the change in the journal');
		expect(await host.read('Session 1.md')).toBe(NOTED);
		expect(await host.saved()).toBe(danger('momentum 1 → 2'));
	});

	it('goes into the journal that continues with the story', async () => {
		const host = await opened('We sail.\n', { ...FILES, 'A Session.md': STORY });
		await host.click('Note the change in the journal');
		expect(await host.saved()).toContain('momentum 4 → 3 (correction)');
		expect(await host.read('A Session.md')).toBe(STORY);
	});

	it('does not go into a note that only happens to be open', async () => {
		const host = await opened('To buy: bread.\n', { ...FILES, 'Campaign/A Session.md': STORY });
		await host.click('Note the change in the journal');
		expect(await host.saved()).toBe('To buy: bread.\n');
		expect(await host.read('Campaign/A Session.md')).toContain('momentum 4 → 3 (correction)');
	});

	it.each(['button', 'editor'])('is taken back to the byte by the %s', async how => {
		const host = await opened();
		await host.click('Note the change in the journal');
		if (how === 'button') await host.click('Undo');
		else {
			await host.press('Escape');
			host.editor.undo();
			await host.tick(50);
		}
		expect(host.editor.getValue()).toBe(STORY);
	});
});

describe('notes that move on while the check is open', () => {
	it('the sheet: nothing is written, and it is checked again', async () => {
		const host = await opened();
		const now = KESTREL.replace('momentum: 3', 'momentum: 7');
		await host.writeOutside('Kestrel.md', now);
		await host.click('Set the sheet to 4');
		expect(await host.read('Kestrel.md')).toBe(now);
		expect(said()).toBe('The notes have changed since the check. This is the current state.');
		expect(findings()).toEqual([
			'Momentum | The story ends at 4, the sheet says 7. | Journal, line 14 | momentum 3 → 4',
		]);
	});

	it('the story: nothing is written, and it is checked again', async () => {
		const host = await opened(danger('momentum 1 → 2'), { ...FILES, 'Session 1.md': STORY });
		await host.writeOutside('Session 1.md', `${STORY}\n${danger('momentum 4 → 3')}`);
		await host.click('Note the change in the journal');
		expect(words()).toBe('Story and sheet agree: 4 changes in 2 notes.');
		expect(await host.saved()).toBe(danger('momentum 1 → 2'));
	});

	it('a write that fails changes nothing, and the difference stays on show', async () => {
		const host = await opened();
		host.backend.fail({ on: 'write', path: 'Kestrel.md' });
		await host.click('Set the sheet to 4');
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
		expect(host.notices().join()).toContain('could not be written');
		expect(said()).toBe('');
		host.backend.mend();
		await host.click('Set the sheet to 4');
		expect(await host.read('Kestrel.md')).toBe(KESTREL.replace('momentum: 3', 'momentum: 4'));
	});

	it('what was written since is not taken back over it', async () => {
		const host = await opened();
		await host.click('Set the sheet to 4');
		const now = KESTREL.replace('momentum: 3', 'momentum: 9');
		await host.writeOutside('Kestrel.md', now);
		await host.click('Undo');
		expect(await host.read('Kestrel.md')).toBe(now);
		expect(host.notices().join()).toContain('“Kestrel” has changed since');
	});
});

describe('Why is it so?', () => {
	it('shows the lines of a value, the newest first, and of any other that is picked', async () => {
		await opened(`${danger('health 5 → 4', 'momentum 2 → 3')}${danger('momentum 6 → 3')}`, {
			'Kestrel.md': KESTREL.replace('health: 5', 'health: 4'),
		});
		expect(history()).toEqual([
			'6 → 3Journal, line 13momentum 6 → 3Face DangerThe line before it ended at 3.',
			'2 → 3Journal, line 6momentum 2 → 3Face Danger',
		]);
		const select = dialog()?.querySelector('select');
		expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['Health: 4', 'Momentum: 3']);
		await choose(select?.options[0]?.value ?? '', '.sworn-check-dialog select');
		expect(history()).toEqual(['5 → 4Journal, line 5health 5 → 4Face Danger']);
	});
});

describe('a long campaign', () => {
	const notes = (count: number) =>
		Object.fromEntries(
			Array.from({ length: count }, (_, i) => [
				`Journal/Session ${i + 1}.md`,
				danger(`momentum ${i % 2 === 0 ? '3 → 4' : '4 → 3'}`),
			]),
		);

	it('is read in slices, and says how far it is; it can be stopped', async () => {
		const host = await writing('Prose.\n', { ...FILES, ...notes(60) });
		host.app.commands.executeCommandById('sworn-journal:journal-check');
		await vi.waitFor(() => expect(dialog()?.querySelector('progress')).toBeTruthy(), { interval: 1 });
		await pressButton('Stop');
		expect(dialog()?.textContent).toContain('The check was stopped before all notes were read.');
		await pressButton('Check again');
		await host.tick(300);
		expect(words()).toBe('Story and sheet agree: 60 changes in 60 notes.');
		expect(dialog()?.textContent).toContain('The notes are read in the order of their paths.');
	});
});
