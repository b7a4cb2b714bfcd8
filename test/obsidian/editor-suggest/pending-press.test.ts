import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { pressButton, settings } from '../opened';
import { isSilent, linesShown, pending, refusals, slowDisk, watched } from '../pending';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

const FILES = { ...settings({ records: 'line', journal: 'never' }), 'Kestrel.md': KESTREL };
const WEAK = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit`';
const HARM = 'I run. `sworn: Endure Harm, by Kestrel, cost -1`';
const PRICE = 'I run.\n\n```sworn\nmove: Pay the Price\nby: Kestrel\n```\n\nOn.‸';

/** A note with its cards; the price of a weak hit is chosen, which may be resisted. */
async function open(note: string, faces: readonly number[]): Promise<Typing> {
	const host = await typing(note, faces, FILES);
	await host.tick(100);
	if (note.includes(WEAK)) await pressButton('Health', host.editor.cm.contentDOM);
	await host.tick(100);
	return host;
}

/** The button whose words begin so is pressed on a card or a panel, with a disk that is slow until the answer is called. */
async function pressed(host: Typing, words: string): Promise<() => Promise<void>> {
	const go = slowDisk(host);
	await pressButton(words, document.querySelector('.cm-content') ?? document);
	return go;
}

describe('a press that rolls', () => {
	it.each([
		[
			'a suffer move that follows',
			`I run. ${WEAK}‸`,
			'Roll',
			[5, 2, 3],
			'Endure Harm ▢ 5 ◇ 2 ◇ 3',
			/Endure Harm[^`]*: 5 vs 2, 3/,
		],
		['a form in the panel', `${HARM}‸`, 'Roll', [5, 2, 3], 'Endure Harm ▢ 5 ◇ 2 ◇ 3', /Endure Harm[^`]*: 5 vs 2, 3/],
		['a table', 'I run. `sworn: Pay the Price, by Kestrel`‸', 'Roll it', [47], 'Pay the Price 47', /47/],
		['a table in a block', PRICE, 'Roll it', [47], 'Pay the Price 47', /47/],
	])('has its dice stand at once, and its text comes with them: %s', async (_, note, button, faces, token, text) => {
		const host = await open(note, faces);
		const before = host.shown();
		const go = await pressed(host, button);
		expect(pending()).toEqual([token]);
		expect(isSilent()).toBe(true);
		expect(host.shown()).toBe(before);
		await go();
		expect(pending()).toEqual([]);
		expect(host.shown()).toMatch(text);
	});

	it('from *Continue move*, too', async () => {
		const host = await open(`I run. ${WEAK}‸`, [5, 2, 3]);
		await host.palette('Continue move');
		const go = slowDisk(host);
		void host.press('Enter');
		expect(pending()).toEqual(['Endure Harm ▢ 5 ◇ 2 ◇ 3']);
		await go();
		expect(pending()).toEqual([]);
	});

	it.each([
		['behind its record, before what goes on', `I run. ${WEAK} On.\n\n‸`, 'Roll', [5, 2, 3], /^I run\..*◇ 3 On\.$/],
		['in the blank line below a block', PRICE, 'Roll it', [47], /^Pay the Price 47$/],
	])('%s', async (_, note, button, faces, line) => {
		const host = await open(note, faces);
		const go = await pressed(host, button);
		expect(linesShown(host)).toContainEqual(expect.stringMatching(line));
		await go();
	});

	it('keys typed meanwhile go behind them, in order', async () => {
		const host = await open(`${HARM}‸ Then.`, [5, 2, 3]);
		const go = await pressed(host, 'Roll');
		await host.type(' abc');
		expect(linesShown(host)[0]).toMatch(/◇ 3 abc Then\.$/);
		await go();
		expect(host.shown()).toMatch(/^I run\. `sworn: Endure Harm[^`]*: 5 vs 2, 3[^`]*` abc‸ Then\.$/);
	});

	it('the dice of a move that follows stand until its roll, not only until its call', async () => {
		const host = await open(`I run. ${WEAK}‸`, [5, 2, 3]);
		const seen = watched(host, /Endure Harm[^`]*: 5 vs/);
		await (
			await pressed(host, 'Roll')
		)();
		expect([...seen]).toEqual(['', 'token', 'text']);
	});

	it('refused, they go, and fall once: the next try has them again', async () => {
		const host = await open(`${HARM}‸`, [5, 2, 3]);
		const mend = host.backend.fail({ on: 'read', path: 'Kestrel.md' });
		await pressButton('Roll', host.editor.cm.contentDOM);
		await host.tick(100);
		expect(pending()).toEqual([]);
		expect(refusals().join()).toContain('Nothing was written.');
		expect(host.editor.getValue()).toBe(HARM);
		mend();
		await (
			await pressed(host, 'Roll')
		)();
		expect(host.shown()).toMatch(/: 5 vs 2, 3/);
	});
});

it.each([
	['rolls nothing', `${HARM}‸`, 'Take it'],
	['declines', `${HARM}‸`, 'Skip'],
])('a press that %s shows no token', async (_, note, button) => {
	const host = await open(note, []);
	const go = await pressed(host, button);
	expect(pending()).toEqual([]);
	await go();
});
