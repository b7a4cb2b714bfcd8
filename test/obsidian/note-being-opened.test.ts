import { afterEach, expect, it } from 'vitest';
import { actionsOf } from '../support/plugin-actions';
import { close, opened } from './opened';
import { KESTREL } from './played';

afterEach(close);

const journalOf = (character: string): string => `---\ncharacter: "[[${character}]]"\n---\n\nProse of ${character}.\n`;

const FILES = {
	'Kestrel.md': KESTREL,
	'Rook.md': KESTREL,
	'Kestrel’s journal.md': journalOf('Kestrel'),
	'Rook’s journal.md': journalOf('Rook'),
};

/** The view has the file of the note that is being opened before it has its text: the editor still shows the one before. */
it('a note that is being opened is not taken for the one that was open before', async () => {
	const host = await opened({ files: FILES, note: 'Kestrel’s journal.md' });
	const { app } = host;
	const { viewState, writer } = actionsOf(host.plugin);
	const path = 'Rook’s journal.md';
	const acts = () => {
		const actor = viewState.actor(path, undefined);
		return actor.ok ? actor.value.path : actor.problems;
	};
	const file = app.vault.getFileByPath(path);
	if (!file) throw new Error('no journal');

	const opening = app.workspace.getLeaf(false).openFile(file);
	await Promise.resolve();
	const seen: unknown[] = [];
	for (let i = 0; i < 20; i++) {
		seen.push(acts(), writer.openText(path) ?? FILES[path]);
		await Promise.resolve();
	}
	await opening;
	await host.tick(50);

	expect(new Set(seen)).toEqual(new Set(['Rook.md', FILES[path]]));
	expect([acts(), writer.openText(path)]).toEqual(['Rook.md', FILES[path]]);
});
