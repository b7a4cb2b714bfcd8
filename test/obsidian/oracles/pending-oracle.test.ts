import { afterEach, describe, expect, it } from 'vitest';
import { close, fill, type Host, opened, settings } from '../opened';
import { isSilent, linesShown, pending, refusals, slowDisk, watched } from '../pending';
import { KESTREL } from '../played';

afterEach(close);

const NOTE = 'I run.\n\nLater.\n';

/** The dialog with what is sought in it, over a journal with the cursor behind its first sentence. */
async function asking(
	sought: string,
	faces: readonly number[],
	answers: 'line' | 'block' = 'block',
	mode: 'live' | 'preview' = 'live',
) {
	const files = { ...settings({ answers }), 'Kestrel.md': KESTREL, 'Journal.md': NOTE };
	const on = await opened({ files, note: 'Journal.md', mode }, faces);
	await on.tick(50);
	on.editor.setCursor({ line: 0, ch: 6 });
	await on.palette('Ask the oracle');
	await fill(sought);
	return on;
}

/** The last Enter of the dialog. Reads of the notes wait until the answer is called. */
function entered(on: Host): () => Promise<void> {
	const go = slowDisk(on);
	void on.press('Enter');
	return go;
}

/** “Is it dark?”, with even odds, ready to be asked. */
async function question(on: Host): Promise<void> {
	await on.press('Enter');
	await on.tick();
	await fill('Is it dark?');
}

describe('from the dialog of the oracle the dice stand at once', () => {
	it.each([
		['a table', 'core act', [3], 'Core / Action 3', 'result: Advance'],
		['two of them', 'action theme', [3, 100], 'Core / Action + Theme 3 100', 'dice: 3; 100'],
	])('of %s, and its answer comes with the text', async (_, sought, faces, token, text) => {
		const on = await asking(sought, faces);
		const go = entered(on);
		expect(pending()).toEqual([token]);
		expect(isSilent()).toBe(true);
		expect(on.editor.getValue()).toBe(NOTE);
		expect(linesShown(on).slice(0, 2)).toEqual(['I run.', token]);
		await go();
		expect(pending()).toEqual([]);
		expect(on.editor.getValue()).toContain(text);
	});

	it('of a question', async () => {
		const on = await asking('', [63]);
		await question(on);
		const go = entered(on);
		expect(pending()).toEqual(['Is it dark? 63']);
		await go();
		expect(on.editor.getValue()).toContain('dice: 63');
	});

	it('go in the very change that writes the answer', async () => {
		const on = await asking('core act', [3]);
		const seen = watched(on, /Advance/);
		await entered(on)();
		expect([...seen]).toEqual(['', 'token', 'text']);
	});

	it('leave what is typed meanwhile whole, in order', async () => {
		const on = await asking('core act', [3]);
		const go = entered(on);
		const { cm } = on.editor;
		cm.dispatch({ changes: { from: 6, insert: ' abc' }, selection: { anchor: 10 }, userEvent: 'input.type' });
		await go();
		expect(on.editor.getValue()).toMatch(/^I run\. abc\n\n```sworn\n/);
	});

	it('refused, they go, and the next try has them again', async () => {
		const on = await asking('core act', [3]);
		const mend = on.backend.fail({ on: 'read', path: 'Kestrel.md' });
		await on.press('Enter');
		await on.tick(100);
		expect(pending()).toEqual([]);
		expect(on.editor.getValue()).toBe(NOTE);
		expect(refusals().join()).toContain('Nothing was written.');
		mend();
		await on.palette('Ask the oracle');
		await fill('core act');
		await entered(on)();
		expect(on.editor.getValue()).toContain('dice: 3');
	});
});

it('in Reading view there is no editor to show them in', async () => {
	const on = await asking('core act', [3], 'block', 'preview');
	const go = entered(on);
	expect(pending()).toEqual([]);
	await go();
	expect(await on.read('Journal.md')).toContain('dice: 3');
});
