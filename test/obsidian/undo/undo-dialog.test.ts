import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

const BODY =
	'move: Face Danger\nby: Kestrel\nroll: edge\ndice: 6 vs 2, 4\noutcome: strong hit, 8 vs 2, 4\ndone:\n  - momentum 3 → 4\n';
const RECORD = `\`\`\`sworn\n${BODY}\`\`\`\n`;
const PLAYED = KESTREL.replace('momentum: 3', 'momentum: 4');
const JOURNAL = `Prose.\n\n${RECORD}\nMore.\n`;

/** A journal with the cursor at a word, and the dialog of *Undo last move*. */
async function asked(
	journal: string,
	others: Readonly<Record<string, string>> = {},
	sheet = PLAYED,
	word = 'More.',
): Promise<Booted<SwornJournalPlugin>> {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': sheet, 'Journal.md': journal, ...others },
		note: 'Journal.md',
		mode: 'source',
	});
	await host.tick(50);
	await ask(word);
	return host;
}

async function ask(word: string): Promise<void> {
	if (!host) return;
	const { editor } = host;
	editor.setCursor(editor.offsetToPos(editor.getValue().indexOf(word)));
	await host.palette('Undo last move');
	await host.tick(50);
}

const dialog = () => document.querySelector('.modal')?.textContent ?? '';
const labels = () => [...document.querySelectorAll('.modal-button-container button')].map(el => el.textContent);

async function press(label: string): Promise<void> {
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
	await host?.tick(100);
}

it('shows the changes of the record that goes', async () => {
	await asked(JOURNAL);
	expect(dialog()).toContain('The record is removed, and these changes are taken back:momentum 3 → 4');
	expect(labels()).toEqual(['Undo the move', 'Keep it']);
	await press('Undo the move');
	expect(host?.editor.getValue()).toBe('Prose.\n\nMore.\n');
	expect(await host?.read('Kestrel.md')).toBe(KESTREL);
});

it('says why a block with a comment stays, before the press and after it', async () => {
	await asked(JOURNAL.replace('roll: edge\n', 'roll: edge\n# second try\n'));
	const why = 'The block has a comment of yours (“# second try”), so it stays without its results.';
	expect(dialog()).toContain(`${why} The results of the move are removed from it, and these changes are taken back:`);
	await press('Undo the move');
	expect(host?.editor.getValue()).toBe(
		'Prose.\n\n```sworn\nmove: Face Danger\nby: Kestrel\nroll: edge\n# second try\n```\n\nMore.\n',
	);
	expect(await host?.read('Kestrel.md')).toBe(KESTREL);
	expect(host?.notices()).toEqual([why]);
});

it('leaves prose that ran into what was declined, and says so before the press', async () => {
	await asked(JOURNAL.replace('done:', 'passed: Secure an she follows the tracks.\ndone:'));
	expect(dialog()).toContain(
		'“Secure an she follows the tracks.” may be words of yours, so the move stays without its results. The results of the move are removed',
	);
	await press('Undo the move');
	expect(host?.editor.getValue()).toContain('roll: edge\n# Secure an she follows the tracks.\n```\n\nMore.\n');
	expect(await host?.read('Kestrel.md')).toBe(KESTREL);
});

it('leaves the prose and the next record when the closing fence was deleted', async () => {
	const next = RECORD.replace('momentum 3 → 4', 'health 5 → 1');
	const rest = `\nMore.\n\n${next}\nThe end.\n`;
	await asked(`Prose.\n\n${RECORD.replace(/```\n$/, '')}${rest}`);
	await press('Undo the move');
	expect(host?.editor.getValue()).toBe(`Prose.\n\n\`\`\`sworn\nmove: Face Danger\nby: Kestrel\nroll: edge\n${rest}`);
	expect(await host?.read('Kestrel.md')).toBe(KESTREL);
	expect(host?.notices().join()).toContain('This block has no end: close it with ``` below “roll: edge”.');
});

describe('a record with newer ones that changed the same value', () => {
	const newer = (change: string, by = 'Kestrel') =>
		RECORD.replace('momentum 3 → 4', change).replace('by: Kestrel', `by: ${by}`);
	const burnt = newer('health 5 → 4').replace('outcome:', 'burn: 4 → 2\noutcome:');
	const withNewer = (...records: readonly string[]) =>
		`Prose.\n\n${[RECORD, ...records].join('\nMore.\n\n')}\nThe end.\n`;
	const playedTo = (momentum: number) => KESTREL.replace('momentum: 3', `momentum: ${momentum}`);

	it.each([
		{ rule: 'one', newest: [newer('momentum 4 → 6')], now: 6, then: 5 },
		{ rule: 'two', newest: [newer('momentum 4 → 6'), newer('momentum 6 → 5')], now: 5, then: 4 },
		{ rule: 'a burn', newest: [burnt], now: 2, then: 1 },
	])('is undone by the difference, without doubts: $rule', async ({ newest, now, then }) => {
		await asked(withNewer(...newest), {}, playedTo(now));
		expect(dialog()).toContain('These have changed since, so only the difference is undone: momentum 3 → 4.');
		expect(labels()).toEqual(['Undo the move', 'Keep it']);
		await press('Undo the move');
		expect(await host?.read('Kestrel.md')).toBe(playedTo(then));
	});

	it.each([
		{ rule: 'they lead to another value than that of now', newest: [newer('momentum 4 → 6')], now: 5 },
		{ rule: 'they begin at another value', newest: [newer('momentum 3 → 5')], now: 5 },
		{ rule: 'they are about another character', newest: [newer('momentum 4 → 6', 'Ines')], now: 6 },
	])('may have been undone already where $rule', async ({ newest, now }) => {
		await asked(withNewer(...newest), {}, playedTo(now));
		expect(dialog()).toContain('They may have been taken back already');
		expect(labels()).toEqual(['Undo the move', 'Only remove the record', 'Keep it']);
	});
});

describe('the same record in two notes', () => {
	it('is told of before either is undone; the record alone can go', async () => {
		await asked(JOURNAL, { 'Copy.md': JOURNAL });
		expect(dialog()).toContain('The same record stands in “Copy” as well');
		expect(labels()).toEqual(['Undo the move', 'Only remove the record', 'Keep it']);
		await press('Only remove the record');
		expect(host?.editor.getValue()).toBe('Prose.\n\nMore.\n');
		expect(await host?.read('Kestrel.md')).toBe(PLAYED);
		expect(await host?.read('Copy.md')).toBe(JOURNAL);
	});

	it.each([
		['in a journal of its own', '---\ncharacter: "[[Kestrel]]"\n---\n'],
		['in a note of the only character', ''],
	])('is told of where it is on one line among words, %s', async (_, head) => {
		const line = '`sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit; momentum 3 → 4`';
		const text = `${head}Prose.\n\n${line}\n\nMore.\n`;
		await asked(text, { 'Copy.md': `I go ${line} and on.\n`, 'Other.md': text.replace('edge 2', 'iron 2') });
		expect(dialog()).toContain('The same record stands in “Copy” as well');
		expect(dialog()).not.toContain('“Other”');
		await press('Only remove the record');
		expect(await host?.read('Kestrel.md')).toBe(PLAYED);
	});

	it('whose changes were taken back in one of them says so in the other', async () => {
		await asked(JOURNAL, { 'Copy.md': JOURNAL });
		await press('Undo the move');
		expect(await host?.read('Kestrel.md')).toBe(KESTREL);
		await host?.open('Copy.md', 'source');
		await ask('More.');
		expect(dialog()).toContain('They may have been taken back already');
		expect(labels()).toEqual(['Undo the move', 'Only remove the record', 'Keep it']);
		await press('Only remove the record');
		expect(host?.editor.getValue()).toBe('Prose.\n\nMore.\n');
		expect(await host?.read('Kestrel.md')).toBe(KESTREL);
	});

	it('is no matter where another character of that name acts', async () => {
		const folder = (path: string, text: string) => ({ [`Second/${path}`]: text });
		await asked(JOURNAL, { ...folder('Kestrel.md', PLAYED), ...folder('Journal.md', JOURNAL) });
		expect(dialog()).not.toContain('The same record');
	});
});

it.each([
	['dice', 'dice: 6 vs 2, 4\ndice: 1 vs 9, 9'],
	['outcome', 'dice: 6 vs 2, 4\noutcome: miss'],
])('promises nothing for a record that has its %s twice, and says why it cannot be undone', async (key, lines) => {
	const note = JOURNAL.replace('dice: 6 vs 2, 4', lines);
	await asked(note);
	expect(dialog()).toBe('');
	expect(host?.notices()).toEqual([expect.stringContaining(`The block says “${key}” twice`)]);
	expect(host?.editor.getValue()).toBe(note);
});
