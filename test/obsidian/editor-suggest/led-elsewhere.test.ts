import { afterEach, expect, it } from 'vitest';
import { MarkdownView } from '../../host/workspace/markdown-view';
import { landing } from '../../support/scripted-dice';
import { close } from '../commands/writing';
import { fill, settings } from '../opened';
import { KESTREL } from '../played';
import { typing } from './typing';

afterEach(close);

const VOW = '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: dangerous\nticks: 20\n---\n';
const SETTINGS = settings({ records: 'line', journal: 'never' });
async function fulfilled() {
	const host = await typing('They wake. ‸', [3, 9], { 'Kestrel.md': KESTREL, 'Find them.md': VOW }, SETTINGS);
	await host.enter(';;fulfill find them');
	await host.tick(80);
	return host;
}
const name = () => document.querySelector('.sworn-line-card [aria-label="Swear an Iron Vow"] form input');
const one = () => document.querySelector<HTMLElement>('[data-key="1"]');

it('the focus stays in the text, once a letter has been typed since the answer', async () => {
	const host = await fulfilled();
	one()?.click();
	host.editor.cm.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true }));
	await host.tick(150);
	expect(document.activeElement).not.toBe(name());
});

it('the focus stays in another pane, to which the player has gone since the answer', async () => {
	const host = await fulfilled();
	const leaf = host.app.workspace.getLeaf('split');
	const file = host.app.vault.getFileByPath('Kestrel.md');
	if (file) await leaf.openFile(file, { state: { mode: 'source' } });
	await host.tick(50);
	if (!(leaf.view instanceof MarkdownView)) throw new Error('no pane');
	const { contentEl } = leaf.view;
	host.editor.focus();
	await host.tick(50);
	const button = one();
	expect(button).not.toBeNull();
	button?.click();
	contentEl.querySelector<HTMLElement>('.cm-content')?.focus();
	await host.tick(150);
	expect(contentEl.contains(document.activeElement)).toBe(true);
});

it('writing goes on behind a vow that is sworn next, with its track below', async () => {
	const host = await fulfilled();
	one()?.click();
	await host.tick(80);
	host.plugin.dice = landing([6, 2, 3]);
	await fill('Bury the dead', '.sworn-new-track-name input');
	name()
		?.closest('form')
		?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
	await host.tick(150);
	expect(host.shown()).toMatch(/` `sworn: Swear an Iron Vow, [^`]*`‸\n\n`sworn: vow: Bury the dead, [^`]*`\n/);
});
