import { EditorView } from '@codemirror/view';
import { afterEach, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import type { Writing } from '../commands/writing';
import { close, writing } from '../commands/writing';

afterEach(close);

const CALL = '`sworn: Face Danger, edge`';
const NOTE = `Start.\n\nI run. ${CALL}\n\n| day | what |\n| --- | --- |\n| 1 | ${CALL} |\n| 2 | none |\n`;

/** Edits the cell with this text. */
async function editing(host: Writing, text: RegExp): Promise<EditorView> {
	const cell = [...document.querySelectorAll<HTMLElement>('.cm-table td')].find(td => text.test(td.textContent ?? ''));
	cell?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
	await host.tick(30);
	const view = cell && EditorView.findFromDOM(cell);
	if (!view) throw new Error(`No cell ${text.source}`);
	view.focus();
	return view;
}

async function journal() {
	const host = await writing(NOTE);
	host.editor.setCursor({ line: 0, ch: 0 });
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(50);
	return host;
}

it('a record in a table cell that is edited draws no card, and a press says why', async () => {
	const host = await journal();
	const view = await editing(host, /Face Danger/);
	view.dispatch({ changes: { from: view.state.doc.length, insert: ' x' } });
	view.dispatch({ selection: { anchor: view.state.doc.length } });
	await host.tick(50);
	expect(view.dom.querySelector('.sworn-inline')?.textContent).toContain('Face Danger');
	expect(view.dom.querySelectorAll('form, .sworn-block')).toHaveLength(0);
	view.dom.querySelector<HTMLElement>('.sworn-inline')?.click();
	await host.tick(50);
	expect(host.notices().join()).toContain('Leave the cell first');
	expect(view.dom.querySelectorAll('form, .sworn-block')).toHaveLength(0);
});

it('the menu of a record in a table cell that is edited offers nothing that writes', async () => {
	const host = await journal();
	const view = await editing(host, /Face Danger/);
	view.dispatch({ changes: { from: view.state.doc.length, insert: ' x' } });
	view.dispatch({ selection: { anchor: view.state.doc.length } });
	await host.tick(50);
	const pill = view.dom.querySelector('.sworn-inline');
	pill?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
	await host.tick(30);
	const rows = [...document.querySelectorAll('.menu-item')].map(({ textContent }) => textContent ?? '');
	await host.press('Escape');
	expect(rows).not.toEqual([]);
	expect(rows.filter(row => /undo|turn|remove|delete/i.test(row))).toEqual([]);
});

it('what is typed in a table cell is told to be at the wrong place, and nothing is written', async () => {
	const host = await journal();
	const view = await editing(host, /none/);
	for (const letter of ';;fd e') {
		const at = view.state.selection.main.head;
		view.dispatch({ changes: { from: at, insert: letter }, selection: { anchor: at + 1 }, userEvent: 'input.type' });
		await host.tick();
	}
	await host.tick(30);
	const offered = [...document.querySelectorAll('.suggestion-title')].map(({ textContent }) => textContent ?? '');
	expect(offered).toEqual(['Nothing can be written here']);
	await host.press('Enter');
	await host.tick(30);
	expect(host.editor.getValue()).toBe(NOTE);
	expect(view.state.doc.toString()).toBe(';;fd enone');
});
