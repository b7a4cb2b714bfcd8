import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../main';
import type { Booted } from '../support/boot';
import { boot } from '../support/boot';
import { landing } from '../support/scripted-dice';
import { block, KESTREL } from './played';

/** Longer than the pause after which a note is compared with what it was. */
const A_WHILE = 400;

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	await host?.close();
	host = undefined;
});

async function opened(...lines: readonly string[]): Promise<Booted<SwornJournalPlugin>> {
	const files = { 'Kestrel.md': KESTREL, 'Journal.md': block(lines.join('\n')) };
	host = await boot<SwornJournalPlugin>({ files, note: 'Journal.md', mode: 'live' });
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(50);
	return host;
}

const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button')];
const button = (label: string): HTMLElement | undefined => buttons().find(({ textContent }) => textContent === label);

async function press(label: string): Promise<void> {
	const found = button(label);
	if (!found)
		throw new Error(
			`There is no button “${label}” among ${buttons()
				.map(({ textContent }) => textContent)
				.join(' | ')}`,
		);
	found.click();
	await host?.tick(A_WHILE);
}

it('a record that the editor turns back into its call: one press takes its changes back, and redo brings them again', async () => {
	const { editor, read, tick } = await opened('move: Face Danger', 'by: Kestrel', 'roll: edge');
	const call = editor.getValue();
	await press('Roll');
	expect(await read('Kestrel.md')).toContain('momentum: 4\n');
	expect(button('Take them back')).toBeUndefined();

	editor.undo();
	await tick(A_WHILE);
	expect(editor.getValue()).toBe(call);
	await press('Take them back');
	expect(await read('Kestrel.md')).toBe(KESTREL);

	editor.redo();
	await tick(A_WHILE);
	await press('Carry them out again');
	expect(await read('Kestrel.md')).toContain('momentum: 4\n');
});

it('a record that is taken back by the command asks nothing more', async () => {
	const { editor, tick, read } = await opened('move: Face Danger', 'by: Kestrel', 'roll: edge');
	await press('Roll');
	editor.setCursor(editor.offsetToPos(editor.getValue().length));
	host?.app.commands.executeCommandById('sworn-journal:undo-last-move');
	await tick(50);
	await press('Undo the move');
	await tick(A_WHILE);
	expect(await read('Kestrel.md')).toBe(KESTREL);
	expect(button('Take them back')).toBeUndefined();
});

it('a single press that the editor undoes: its changes are taken back and carried out again by one press each', async () => {
	const { editor, read, tick } = await opened('move: Face Danger', 'by: Kestrel', 'roll: edge');
	if (host) host.plugin.dice = landing([2, 3, 9]);
	await press('Roll');
	await press('Lose Momentummomentum 3 → 2');
	const after = await read('Kestrel.md');
	expect(after).toContain('momentum: 2\n');

	editor.undo();
	await tick(A_WHILE);
	expect(editor.getValue()).toContain('dice: 2 vs 3, 9');
	expect(host?.notices()[0]).toContain(
		'Part of Face Danger is gone from this note. Its changes still stand: momentum 3 → 2',
	);
	await press('Take them back');
	expect(await read('Kestrel.md')).toBe(KESTREL);

	editor.redo();
	await tick(A_WHILE);
	await press('Carry them out again');
	expect(await read('Kestrel.md')).toBe(after);
});
