import { afterEach, expect, it } from 'vitest';
import type { App } from 'obsidian';
import { openAtLine } from '../../../src/obsidian/vault/open-at-line';
import { close, opened } from '../opened';
import { KESTREL } from '../played';

afterEach(close);

const NOTE = 'One.\nTwo.\nThree.\n';

/** The note stands in a tab that was not shown since the start of the app. */
async function behind(path: string) {
	const files = { 'Kestrel.md': KESTREL, 'Journal.md': NOTE, 'Other.md': 'Other.\n' };
	const booted = await opened({ files, note: 'Other.md' });
	const { app } = booted;
	const file = app.vault.getFileByPath(path);
	if (!file) throw new Error(`no ${path}`);
	const leaf = app.workspace.getLeaf('tab');
	await leaf.openFile(file, { active: false });
	await leaf.defer();
	const open = () => {
		let count = 0;
		app.workspace.iterateAllLeaves(each => void (each.getViewState().state?.['file'] === path && count++));
		return count;
	};
	return { ...booted, booted, app, file, leaf, open };
}

it('going to a line of a note in a deferred tab shows that tab, and opens no second', async () => {
	const { app, open } = await behind('Journal.md');
	await openAtLine(app as unknown as App, { path: 'Journal.md', line: 2 });
	expect(open()).toBe(1);
	const { activeEditor } = app.workspace;
	expect([activeEditor?.file?.path, activeEditor?.editor.getCursor().line]).toEqual(['Journal.md', 1]);
});

it('the views of a campaign in a deferred tab are shown there, and not opened a second time', async () => {
	const { app, booted } = await behind('Journal.md');
	await booted.palette('Create views of your campaign');
	await booted.tick(50);
	const [views] = app.workspace.getLeavesOfType('bases');
	await app.workspace.revealLeaf(app.workspace.getLeavesOfType('markdown')[0] as never);
	await views?.defer();
	await booted.palette('Create views of your campaign');
	await booted.tick(50);
	expect(app.workspace.getLeavesOfType('bases')).toHaveLength(1);
	expect(app.workspace.activeLeaf).toBe(views);
	expect(views?.isDeferred).toBe(false);
});
