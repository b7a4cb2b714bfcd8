import { afterEach, describe, expect, it, vi } from 'vitest';
import { close, type Host, opened } from '../opened';
import { Vault } from '../../host/vault/vault';
import { KESTREL } from '../played';

afterEach(close);

const fence = (...lines: readonly string[]) => ['```sworn', ...lines, '```', ''].join('\n');
const gained = (from: number, to: number) =>
	fence('move: Face Danger', 'by: Kestrel', 'done:', `  - momentum ${from} → ${to}`);
const VOW = '---\nsworn: vow\nrank: formidable\nticks: 8\ncharacter: "[[Kestrel]]"\n---\n';
const BEGUN = fence(
	'move: Swear an Iron Vow',
	'by: Kestrel',
	'done:',
	'  - Find the ark › vow begun',
	'  - Find the ark › 0 → 8 ticks',
);
const JOURNAL = `# One\n\nI run.\n\n${gained(2, 3)}\nI rest.\n\n${BEGUN}\nI go on.\n\n${gained(3, 4)}`;

const FILES = {
	'Kestrel.md': KESTREL.replace(/momentum: \d+/, 'momentum: 4'),
	'Find the ark.md': VOW,
	'Journal.md': JOURNAL,
};

const table = () => document.querySelector<HTMLElement>('.sworn-table');
const button = (words: string) => [...(table()?.querySelectorAll('button') ?? [])].find(el => el.textContent === words);

/** The Table beside the journal, as of the line with these words. */
async function lookingAt(words: string, files: Readonly<Record<string, string>> = FILES): Promise<Host> {
	const on = await opened({ files, note: 'Journal.md' });
	await on.palette('Open the Table');
	await on.tick(80);
	button('As of this line')?.click();
	await on.tick(200);
	await moveTo(on, words);
	return on;
}

async function moveTo(on: Host, words: string): Promise<void> {
	const line = on.editor.getValue().split('\n').indexOf(words);
	on.editor.setCursor({ line, ch: 0 });
	document.dispatchEvent(new Event('selectionchange'));
	await on.tick(80);
}

/** Momentum and the open tracks that the Table shows. */
const shown = () => ({
	momentum: table()
		?.querySelector('.sworn-meters')
		?.textContent.match(/Momentum\D*(\d+)/i)?.[1],
	tracks: [...(table()?.querySelectorAll('.sworn-table-track-name') ?? [])].map(({ textContent }) => textContent),
});

describe('the Table as of the line of the cursor', () => {
	it('walks through the campaign with the cursor, and back to now', async () => {
		const on = await lookingAt('I run.');
		expect(shown()).toEqual({ momentum: '2', tracks: [] });
		await moveTo(on, 'I rest.');
		expect(shown()).toEqual({ momentum: '3', tracks: [] });
		await moveTo(on, 'I go on.');
		expect(shown()).toEqual({ momentum: '3', tracks: ['Find the ark'] });
		expect(table()?.querySelector('[role=status]')?.textContent).toBe('Line 22 of Journal');
		button('As of this line')?.click();
		await on.tick(80);
		expect(shown()).toEqual({ momentum: '4', tracks: ['Find the ark'] });
	});

	it('nothing in it can be pressed, and nothing is written', async () => {
		const on = await lookingAt('I rest.');
		const sheet = table()?.querySelector('.sworn-table-as-of');
		const pressed = [...(sheet?.querySelectorAll('button') ?? [])];
		expect(pressed.length).toBeGreaterThan(3);
		for (const el of pressed) el.click();
		await on.tick(80);
		for (const [path, text] of Object.entries(FILES)) expect(await on.read(path)).toBe(text);
	});

	it('copies the state as properties', async () => {
		const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
		vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
		const on = await lookingAt('I rest.');
		button('Copy this state')?.click();
		await on.tick(80);
		expect(writeText).toHaveBeenCalledWith(
			KESTREL.slice(0, KESTREL.indexOf('---\n', 4) + 4).replace(/momentum: \d+/, 'momentum: 3'),
		);
		vi.unstubAllGlobals();
	});

	it('where story and sheet part, says in what and from which line', async () => {
		const files = { ...FILES, 'Kestrel.md': KESTREL.replace(/momentum: \d+/, 'momentum: 9') };
		const on = await lookingAt('I go on.', files);
		expect(table()?.querySelector('.sworn-table-when')?.textContent).not.toContain('part');
		on.editor.setCursor({ line: on.editor.lineCount() - 1, ch: 0 });
		document.dispatchEvent(new Event('selectionchange'));
		await on.tick(80);
		expect(table()?.querySelector('.sworn-table-when')?.textContent).toContain(
			'Momentum: story and sheet part from here on.Journal, line 28',
		);
	});

	it('draws the chart as it stood: who was where, and the ways that were travelled', async () => {
		const course = fence('move: Set a Course', 'by: Kestrel', 'roll: supply 3', 'dice: 6 vs 3, 4');
		const on = await lookingAt('Fog.', {
			'Kestrel.md': KESTREL,
			'Places/Dock.md': '---\nsworn: place\n---\n',
			'Places/Lamp.md': '---\nsworn: place\n---\n',
			'Journal.md': `# One\n\nFog.\n\nFrom [[Dock]] to [[Lamp]].\n\n${course}\nCliffs.\n`,
		});
		const said = () => [...(table()?.querySelectorAll('.sworn-chart-list li') ?? [])].map(el => el.textContent);
		await on.tick(800);
		expect(said()).toEqual(['Dock', 'Lamp']);
		await moveTo(on, 'Cliffs.');
		expect(said()).toEqual(['Dock', 'Lamp, Kestrel here', 'Dock – Lamp, travelled once: Journal']);
	});

	it.each([
		{ what: 'draws no chart before the journals of its ways are read', fails: '', ways: [3] },
		{ what: 'draws it without a journal that cannot be read', fails: 'Earlier.md', ways: [2] },
	])('$what', async ({ fails, ways: told }) => {
		const read = Vault.prototype.cachedRead;
		const reading = vi.spyOn(Vault.prototype, 'cachedRead').mockImplementation(function (this: Vault, file) {
			const isIndexing = new Error().stack?.includes('metadata-cache');
			return file.path === fails && isIndexing !== true ? Promise.reject(new Error('EIO')) : read.call(this, file);
		});
		const course = fence('move: Set a Course', 'by: Kestrel', 'roll: supply 3', 'dice: 6 vs 3, 4');
		const drawn = new Set<number>();
		const watched = new MutationObserver(() => {
			const ways = table()?.querySelectorAll('.sworn-table-as-of .sworn-chart-list li').length;
			if (ways) drawn.add(ways);
		});
		watched.observe(document.body, { childList: true, subtree: true });
		const on = await lookingAt('Cliffs.', {
			'Kestrel.md': KESTREL,
			'Places/Dock.md': '---\nsworn: place\n---\n',
			'Places/Lamp.md': '---\nsworn: place\n---\n',
			'Earlier.md': `---\ncharacter: "[[Kestrel]]"\n---\nFrom [[Dock]] to [[Lamp]].\n\n${course}`,
			'Journal.md': '# One\n\nCliffs.\n',
		});
		await on.tick(800);
		watched.disconnect();
		reading.mockRestore();
		expect([...drawn]).toEqual(told);
	});

	it('follows what is written meanwhile', async () => {
		const on = await lookingAt('I rest.');
		const at = on.editor.getValue().indexOf('I rest.');
		on.editor.cm.dispatch({ changes: { from: at, insert: gained(3, 5) + '\n' }, userEvent: 'input.type' });
		await on.tick(800);
		await moveTo(on, 'I rest.');
		expect(shown().momentum).toBe('5');
	});
});
