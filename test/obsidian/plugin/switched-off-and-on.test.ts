import { afterEach, expect, it } from 'vitest';
import { close, opened } from '../opened';
import { RULES_CHECK_VIEW } from '../../../src/obsidian/features/rules-check/check-rules-note';
import { TABLE_VIEW } from '../../../src/obsidian/features/side-view/side-view';
import { block, KESTREL } from '../played';

afterEach(close);

const RECORD = block('move: Face Danger\nroll: edge 2\ndice: 6 vs 2, 4\noutcome: strong hit, 8 vs 2, 4');

const drawn = () => ({
	cards: document.querySelectorAll('.markdown-reading-view .sworn-block').length,
	code: document.querySelectorAll('.markdown-reading-view code.language-sworn').length,
});

it('a note that is open becomes code when the plugin is switched off, and cards when it is switched on', async () => {
	const files = { 'Kestrel.md': KESTREL, 'Journal.md': RECORD };
	const on = await opened({ files, note: 'Journal.md', mode: 'preview' });
	expect(drawn()).toEqual({ cards: 1, code: 0 });
	on.plugin.unload();
	await on.tick(30);
	expect(drawn()).toEqual({ cards: 0, code: 1 });
	await on.plugin.load();
	await on.tick(30);
	expect(drawn()).toEqual({ cards: 1, code: 0 });
});

it('Style Settings is told that there are styles to offer', async () => {
	const { app, plugin, tick } = await opened({ files: { 'Kestrel.md': KESTREL }, note: 'Kestrel.md' });
	plugin.unload();
	let times = 0;
	const told = app.workspace.on('parse-style-settings', () => times++);
	await plugin.load();
	await tick(30);
	app.workspace.offref(told);
	expect(times).toBe(1);
});

it('the Table and Rules check come back with their state', async () => {
	const rules = '# Moves\n\n## Sound the Depths\n\nWhen you sound the depths, roll +wits.\n';
	const files = { 'Kestrel.md': KESTREL, 'Journal.md': RECORD, 'Rules.md': rules };
	const { app, palette, plugin, tick } = await opened({ files, note: 'Rules.md' });
	await palette('Test rules note');
	await palette('Open the Table');
	// its search shows moves while it has the focus
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	const { workspace } = app;
	const leaves = [...workspace.getLeavesOfType(TABLE_VIEW), ...workspace.getLeavesOfType(RULES_CHECK_VIEW)];
	const texts = () => leaves.map(({ view }) => view.containerEl.textContent);
	const states = () => leaves.map(leaf => leaf.getViewState().state);
	await leaves[0]?.setViewState({ type: TABLE_VIEW, state: { ...states()[0], showsFinished: true } });
	await tick(300);
	const before = { texts: texts(), states: states() };
	expect(before.states).toMatchObject([{ showsFinished: true }, { file: 'Rules.md' }]);
	plugin.unload();
	await tick(300);
	expect(texts()).toEqual(leaves.map(() => expect.stringContaining('Plugin no longer active')));
	await plugin.load();
	await tick(300);
	expect({ texts: texts(), states: states() }).toEqual(before);
});
