import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { chooseMove } from '../commands/choose-move';
import { KESTREL } from '../played';
import { undo } from './undoing';
import { ended } from '../../support/last-line-break';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

/** *Make a move* at the end of a journal, with the keyboard. */
async function moved(journal: string): Promise<Booted<SwornJournalPlugin>> {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': journal },
		note: 'Journal.md',
		mode: 'source',
	});
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(60);
	await chooseMove(host, 'face danger');
	await host.press('e');
	await host.press('Enter');
	await host.tick(80);
	expect(host.editor.getValue()).toContain('dice: 6 vs 2, 4');
	return host;
}

/** Typed where the cursor is. */
async function type(words: string): Promise<void> {
	host?.editor.replaceSelection(words);
	await host?.tick(50);
}

it.each(['I run.', '- rope\n- oil'])(
	'what is typed where the cursor was put below %j stays apart when the move is undone',
	async journal => {
		const on = await moved(journal);
		await type('She follows.');
		await undo(on);
		expect(ended(on.editor.getValue())).toBe(ended(`${journal.trimEnd()}\n\nShe follows.`));
		expect(await on.read('Kestrel.md')).toBe(KESTREL);
	},
);

it('a move whose closing fence the player deletes, and brings back with Ctrl+Z, is undone as a whole', async () => {
	const on = await moved('I run.');
	const { editor, read, tick } = on;
	await type('She follows.');
	const before = editor.getValue();
	const fence = before.lastIndexOf('```');
	editor.replaceRange('', editor.offsetToPos(fence), editor.offsetToPos(fence + 3));
	await tick(400);
	expect(host?.notices()).toEqual([]);
	editor.undo();
	await tick(400);
	expect(editor.getValue()).toBe(before);
	editor.setCursor({ line: editor.lineCount(), ch: 0 });
	await undo(on);
	expect(ended(editor.getValue())).toBe(ended('I run.\n\nShe follows.'));
	expect(await read('Kestrel.md')).toBe(KESTREL);
});
