import type { Editor as ObsidianEditor } from '../editor/editor';
import type { EditorPosition } from 'obsidian';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TFile } from '../vault/files';
import { TextComponent } from '../ui/components/text';
import { Menu } from '../ui/menu';
import { Modal } from '../ui/modal';
import { EditorSuggest } from '../ui/popover-suggest';
import { boot } from '../../support/boot';
import { all, bootSample, one } from './sample';

const start = () => bootSample({ files: { 'a.md': 'End' }, note: 'a.md' });

function type(input: HTMLInputElement, text: string): void {
	input.value = text;
	input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('the palette runs a command of the editor, undone in one step', async () => {
	const { editor, palette } = await start();
	editor.setCursor({ line: 0, ch: 3 });
	await palette('Insert roll');
	expect(editor.getValue()).toBe('Endrolled');
	editor.undo();
	expect(editor.getValue()).toBe('End');
});

it('the palette does not offer a command of the editor in Reading view', async () => {
	const { view, palette, press } = await start();
	await view.setMode('preview');
	await expect(palette('Insert roll')).rejects.toThrow(/does not offer/);
	await press('Escape');
});

it('the palette shows the hotkeys of a command', async () => {
	const { app, press } = await start();
	app.openCommandPalette();
	const row = all('.suggestion-item').find(({ textContent }) => textContent?.includes('Insert roll'));
	expect(row?.querySelector('.suggestion-hotkey')?.textContent).toBe('Ctrl + Shift + Y');
	await press('Escape');
});

it('the command used last stands first in the palette', async () => {
	const { app, palette, press } = await start();
	const names = () => all('.suggestion-content').map(({ textContent }) => textContent);
	app.openCommandPalette();
	const before = names();
	await press('Escape');
	await palette('Pick');
	await press('Escape');
	app.openCommandPalette();
	expect(names()).toEqual(['Sworn Journal: Pick', ...before.filter(name => name !== 'Sworn Journal: Pick')]);
	expect(before[0]).not.toBe('Sworn Journal: Pick');
	await press('Escape');
});

it('a hotkey runs its command, but not while a modal is open', async () => {
	const { app, editor, press } = await start();
	const keys = { ctrlKey: true, shiftKey: true };
	await press('Y', keys);
	expect(editor.getValue()).toBe('rolledEnd');
	const modal = new Modal(app);
	modal.open();
	await press('Y', keys);
	expect(editor.getValue()).toBe('rolledEnd');
	modal.close();
});

it('a fuzzy modal: type, arrow, Enter', async () => {
	const { editor, palette, press, tick } = await start();
	await palette('Pick');
	type(one('.prompt-input') as HTMLInputElement, 'm');
	await tick();
	expect(all('.suggestion-item').map(({ textContent }) => textContent)).toEqual(['Make camp']);
	type(one('.prompt-input') as HTMLInputElement, '');
	await tick();
	await press('ArrowDown');
	await press('Enter');
	expect(editor.getValue()).toBe('Light a fireEnd');
});

it('a modal gives the focus back', async () => {
	const { app, press } = await start();
	const button = document.body.createEl('button');
	button.focus();
	const modal = new Modal(app);
	modal.contentEl.createEl('input');
	modal.open();
	expect(document.activeElement?.tagName).toBe('INPUT');
	await press('Escape');
	expect(document.activeElement).toBe(button);
	expect(all('.modal')).toHaveLength(0);
});

it.each([
	{ button: 'Delete', answer: true, left: [] },
	{ button: 'Cancel', answer: false, left: ['a.md'] },
	{ button: 'Close', answer: false, left: ['a.md'] },
])('a file goes only when its deletion is confirmed: $button', async ({ button, answer, left }) => {
	const { app } = await start();
	const asked = app.fileManager.promptForDeletion(app.vault.getFileByPath('a.md') as TFile);
	const named = (el: Element) => [el.textContent, el.getAttribute('aria-label')].includes(button);
	(all('.modal :is(button, [role=button])').find(named) as HTMLElement).click();
	expect(await asked).toBe(answer);
	expect(app.vault.getFiles().map(({ path }) => path)).toEqual(left);
});

it('a menu is loaded while it shows and unloaded when it hides', async () => {
	await start();
	const menu = new Menu().addItem(item => item.setTitle('One'));
	const seen: string[] = [];
	menu.register(() => seen.push('unloaded'));
	menu.onHide(() => seen.push('hidden'));
	menu.showAtPosition({ x: 0, y: 0 });
	expect(menu.isLoaded()).toBe(true);
	document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
	expect(seen).toEqual(['unloaded', 'hidden']);
	expect(all('.menu')).toHaveLength(0);
});

it('the context menu of the editor has what the plugin adds; the keyboard picks', async () => {
	const { notices, press } = await start();
	one('.cm-content').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
	await press('ArrowDown');
	expect(document.activeElement?.textContent).toBe('Sample item');
	await press('Enter');
	expect(notices()).toEqual(['picked']);
});

it('what prevents the context menu in the editor has its own', async () => {
	await start();
	const own = one('.cm-content').createDiv();
	own.addEventListener('contextmenu', event => event.preventDefault());
	own.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
	expect(all('.menu')).toEqual([]);
});

it('an item of the status bar is named after its plugin', async () => {
	const { plugin } = await start();
	expect(one(`.status-bar-item.plugin-${plugin.manifest.id}`).textContent).toBe('sample');
});

it('a text field has one callback, and onChanged calls it', async () => {
	await start();
	const seen: string[] = [];
	const text = new TextComponent(document.body.createDiv());
	text.onChange(() => seen.push('first')).onChange(value => seen.push(value));
	type(text.inputEl, 'typed');
	text.setValue('set');
	text.onChanged();
	expect(seen).toEqual(['typed', 'set']);
});

it('settings drawn by the tab are written to data.json', async () => {
	const { app, read, tick } = await start();
	app.openSettings();
	type(one('.modal input') as HTMLInputElement, '20');
	await tick();
	expect(JSON.parse(await read('.obsidian/plugins/sworn-journal/data.json'))).toEqual({ sides: 20 });
});

it('local storage outlives a restart, apart from the notes', async () => {
	const values = new Map<string, string>();
	const localStorage = {
		getItem: (key: string) => values.get(key) ?? null,
		setItem: (key: string, value: string) => void values.set(key, value),
		removeItem: (key: string) => void values.delete(key),
	};
	const first = await boot({ load: 'none', localStorage });
	first.app.saveLocalStorage('index', { seen: 3 });
	await first.close();
	const { app, close } = await boot({ load: 'none', localStorage });
	expect(app.loadLocalStorage('index')).toEqual({ seen: 3 });
	app.saveLocalStorage('index', null);
	expect(app.loadLocalStorage('index')).toBeNull();
	await close();
});

it('a command has the plugin’s id and name in front', async () => {
	const { app } = await start();
	expect(app.commands.ids()).toContain('sworn-journal:insert');
	expect(app.commands.commands['sworn-journal:insert']?.name).toBe('Sworn Journal: Insert roll');
});

class SampleSuggest extends EditorSuggest<string> {
	readonly asked: string[] = [];
	readonly answers: ((values: string[]) => void)[] = [];
	onTrigger(cursor: EditorPosition, editor: ObsidianEditor) {
		const query = editor.getValue();
		this.asked.push(query);
		return { start: cursor, end: cursor, query };
	}
	getSuggestions() {
		return new Promise<string[]>(resolve => this.answers.push(resolve));
	}
	renderSuggestion(value: string, el: HTMLElement) {
		el.setText(value);
	}
	selectSuggestion() {
		this.close();
	}
}

async function suggesting() {
	const host = await start();
	const suggest = new SampleSuggest(host.app);
	host.app.workspace.editorSuggests.push(suggest);
	onTestFinished(() => void host.app.workspace.editorSuggests.splice(0));
	return { ...host, suggest, shown: () => all('.suggestion-item').map(({ textContent }) => textContent) };
}

it('an editor suggester is asked by the pane in front, and shows what it answered last', async () => {
	const { app, editor, tick, press, suggest, shown } = await suggesting();
	await app.workspace.getLeaf('split').openFile(app.vault.getFileByPath('a.md') as TFile, { active: false });
	editor.replaceRange('1', { line: 0, ch: 0 });
	await tick();
	editor.replaceRange('2', { line: 0, ch: 0 });
	await tick();
	expect(suggest.asked).toEqual(['1End', '21End']);
	suggest.answers[1]?.(['new']);
	await tick();
	suggest.answers[0]?.(['old']);
	await tick();
	expect(shown()).toEqual(['new']);
	await press('Escape');
	expect(shown()).toEqual([]);
});

it('an editor suggester is asked 50 ms after the last change', async () => {
	const { editor, suggest } = await suggesting();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	editor.replaceRange('1', { line: 0, ch: 0 });
	vi.advanceTimersByTime(40);
	editor.replaceRange('2', { line: 0, ch: 0 });
	vi.advanceTimersByTime(49);
	expect(suggest.asked).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(suggest.asked).toEqual(['21End']);
});

it.each([
	['typing', 'input.type', ['row']],
	['deleting', 'delete.backward', ['row']],
	['what a plugin says is typing', 'input.sample', ['row']],
	['a plugin with an origin of its own', 'sample', []],
	['a plugin without an origin', undefined, []],
	['undo', 'undo', []],
])('a closed list of suggestions and %s', async (_, origin, rows) => {
	const { editor, tick, press, suggest, shown } = await suggesting();
	editor.transaction({ changes: [{ from: { line: 0, ch: 0 }, to: { line: 0, ch: 1 }, text: 'x' }] }, origin);
	await tick();
	suggest.answers.at(-1)?.(['row']);
	await tick();
	expect(shown()).toEqual(rows);
	await press('Escape');
});

it('the blur of the editor closes a list of suggestions, and what it was about stays known', async () => {
	const { editor, tick, suggest, shown } = await suggesting();
	editor.focus();
	editor.replaceRange('1', { line: 0, ch: 0 });
	await tick();
	suggest.answers[0]?.(['row']);
	await tick();
	expect(shown()).toEqual(['row']);
	editor.blur();
	expect(shown()).toEqual([]);
	expect(suggest.context?.query).toBe('1End');
});
