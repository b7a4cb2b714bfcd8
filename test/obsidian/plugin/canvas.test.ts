import { EditorView } from '@codemirror/view';
import { afterEach, expect, it } from 'vitest';
import { close, writing } from '../commands/writing';
import { KESTREL } from '../played';

afterEach(close);

const CANVAS = JSON.stringify({ nodes: [{ type: 'text', text: 'In a card.' }] });

interface Answer {
	readonly dialog?: string;
	readonly notice?: string;
	/** The view that is in front then. */
	readonly view?: string;
}

/** The commands that need no note, and how each answers. */
const ANYWHERE: readonly (readonly [string, Answer])[] = [
	['Rename a track or character', { dialog: 'Kestrel (character)' }],
	['Open the Table', { view: 'sworn-journal-table' }],
	['Create a character', { dialog: 'Create a character' }],
	['Begin a campaign', { dialog: 'Begin a campaign' }],
	['Create views of your campaign', { view: 'bases' }],
	['Set the truths of your world', { dialog: 'The truths of your world' }],
	['Journal check', { dialog: 'Journal check' }],
	['Export', { dialog: 'Export' }],
	['Import from Iron Vault', { dialog: 'Import a campaign' }],
	['Import from another app', { dialog: 'Import from another app' }],
	['Undo the last import', { notice: 'There is no import to undo.' }],
	['Test rules note', { dialog: 'Kestrel.md' }],
];

async function onCanvas() {
	const host = await writing('Text.‸', { 'Kestrel.md': KESTREL, 'Map.canvas': CANVAS });
	const file = host.app.vault.getFileByPath('Map.canvas');
	if (file) await host.app.workspace.getLeaf('tab').openFile(file);
	document.querySelector<HTMLElement>('.canvas-node .cm-content')?.focus();
	await host.tick(30);
	return host;
}

it.each(['Make a move', 'Ask the oracle', 'Undo last move', 'Begin a session'])(
	'“%s” in a card on a canvas says at once that it does not work there',
	async command => {
		const host = await onCanvas();
		await host.palette(command);
		expect(host.notices().join()).toContain('not in a card on a canvas');
		expect(document.querySelectorAll('.modal-container')).toHaveLength(0);
		expect(await host.read('Map.canvas')).toBe(CANVAS);
		expect(await host.read('Journal.md')).toBe('Text.');
	},
);

it('what is typed in a card on a canvas is told to be at the wrong place', async () => {
	const host = await onCanvas();
	const card = EditorView.findFromDOM(document.querySelector('.canvas-node') as HTMLElement);
	card?.dispatch({ changes: { from: 0, insert: ';;fd' }, selection: { anchor: 4 }, userEvent: 'input.type' });
	await host.tick(30);
	const offered = [...document.querySelectorAll('.suggestion-title')].map(({ textContent }) => textContent);
	expect(offered).toEqual(['Nothing can be written here']);
	await host.press('Escape');
});

it.each(ANYWHERE)('“%s” works in a card on a canvas, where it writes nothing', async (command, answer) => {
	const host = await onCanvas();
	await host.palette(command);
	await host.tick(100);
	const { dialog = '', notice = '', view = 'canvas' } = answer;
	expect(document.querySelector('.modal-container')?.textContent ?? '').toContain(dialog);
	expect(host.notices().join()).toBe(notice);
	expect(host.app.workspace.activeLeaf?.view.getViewType()).toBe(view);
	expect(await host.read('Map.canvas')).toBe(CANVAS);
	expect(await host.read('Journal.md')).toBe('Text.');
});

it('every command is among those that answer in a card on a canvas, or says that it does not work there', async () => {
	const host = await onCanvas();
	const own = Object.values(host.app.commands.commands).filter(({ id }) => id.startsWith('sworn-journal:'));
	const inNotes = own.filter(({ checkCallback }) => checkCallback).map(({ name }) => name);
	const all = own.map(({ name }) => name.replace(/^Sworn Journal: /, ''));
	expect(all.filter(name => !inNotes.some(other => other.endsWith(name))).sort()).toEqual(
		ANYWHERE.map(([name]) => name).sort(),
	);
});
