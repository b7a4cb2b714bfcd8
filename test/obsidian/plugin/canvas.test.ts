import { EditorView } from '@codemirror/view';
import { afterEach, expect, it } from 'vitest';
import { close, writing } from '../commands/writing';
import { KESTREL } from '../played';

afterEach(close);

const CANVAS = JSON.stringify({ nodes: [{ type: 'text', text: 'In a card.' }] });

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
