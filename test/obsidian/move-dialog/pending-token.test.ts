import { afterEach, expect, it } from 'vitest';
import { close, fill, type Host, opened, settings } from '../opened';
import { linesShown, pending, slowDisk } from '../pending';
import { KESTREL } from '../played';

afterEach(close);

const NOTE = 'I lunge.\n\nLater.\n';

/** The dialog of a move over a journal with the cursor behind its first sentence, ready to be rolled with the next key. */
async function dialogOpen(move: string, mode: 'live' | 'preview', faces: readonly number[]): Promise<Host> {
	const files = { ...settings({ records: 'line' }), 'Kestrel.md': KESTREL, 'Journal.md': NOTE };
	const on = await opened({ files, note: 'Journal.md', mode }, faces);
	await on.tick(50);
	on.editor.setCursor({ line: 0, ch: 8 });
	await on.palette('Make a move');
	await fill(move, '.modal input');
	await on.press('Enter');
	await on.tick();
	return on;
}

/** The last Enter of the dialog. Reads of the notes wait until the answer is called. */
function rolled(on: Host): () => Promise<void> {
	const go = slowDisk(on);
	void on.press('Enter');
	return go;
}

it('the dice stand at once where the record will, and what is typed meanwhile stays whole, with the cursor', async () => {
	const on = await dialogOpen('face danger', 'live', [6, 2, 4]);
	await on.press('e');
	const go = rolled(on);
	expect(pending()).toEqual(['Face Danger ▢ 6 ◇ 2 ◇ 4']);
	expect(on.editor.getValue()).toBe(NOTE);
	const { cm } = on.editor;
	cm.dispatch({ changes: { from: 8, insert: ' abc' }, selection: { anchor: 12 }, userEvent: 'input.type' });
	await go();
	expect(pending()).toEqual([]);
	expect(on.editor.getValue()).toMatch(/^I lunge\. abc\n\n`sworn: Face Danger[^`]*: 6 vs 2, 4[^`]*`\n\n+Later\.\n$/);
	expect(on.editor.getCursor()).toEqual({ line: 0, ch: 12 });
});

it.each([
	['at the end of a paragraph', 8, 'I lunge.', 'Face Danger'],
	['within it', 2, 'I lunge.', 'Face Danger'],
])('%s they stand below it', async (_, ch, above, token) => {
	const on = await dialogOpen('face danger', 'live', [6, 2, 4]);
	on.editor.setCursor({ line: 0, ch });
	await on.press('e');
	const go = rolled(on);
	expect(linesShown(on).slice(0, 2)).toEqual([above, expect.stringContaining(token)]);
	await go();
});

it('in Reading view there is no editor to show them in', async () => {
	const on = await dialogOpen('face danger', 'preview', [6, 2, 4]);
	await on.press('e');
	const go = rolled(on);
	expect(pending()).toEqual([]);
	await go();
	expect(await on.read('Journal.md')).toContain('6 vs 2, 4');
});
