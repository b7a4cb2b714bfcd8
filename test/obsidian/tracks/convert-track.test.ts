import { afterEach, describe, expect, it, vi } from 'vitest';
import { turnIntoBlock, turnIntoNote } from '../../../src/obsidian/features/tracks/convert-track';
import { KESTREL } from '../played';
import type { HandTable } from '../manual-edits/edit-table';
import { handTable, JOURNAL } from '../manual-edits/edit-table';

let table: HandTable | undefined;
afterEach(async () => {
	const last = table;
	table = undefined;
	await last?.host.close();
});

const BLOCK = '```sworn\n# at sea\nvow: Find the ark\nrank: epic\nticks: 8\n```\n';
const NOTE = `We sail.\n\n${BLOCK}\nOn.\n`;
const SHOWN = 'We sail.\n\n```sworn\nshow: Find the ark\n```\n\nOn.\n';
const ARK = '---\n# at sea\nsworn: vow\nrank: epic\nticks: 8\n---\n';
/** With a link to the character whose journal it came from. */
const LINKED = ARK.replace('rank', 'character: "[[Kestrel]]"\nrank');

const at = async (files: Readonly<Record<string, string>>) =>
	(table = await handTable({ 'Kestrel.md': KESTREL, ...files }, 'never'));

describe('a block', () => {
	it('becomes a note and a block again, and nothing is lost', async () => {
		const { host, actions, home } = await at({ [JOURNAL]: NOTE });
		expect(await turnIntoNote(actions, await home(), JOURNAL)).toBe(true);
		await host.tick(30);
		expect([host.editor.getValue(), await host.read('Find the ark.md')]).toEqual([SHOWN, LINKED]);
		expect(await turnIntoBlock(actions, { path: 'Find the ark.md' }, JOURNAL)).toBe(true);
		await host.tick(30);
		expect(host.editor.getValue()).toBe(NOTE);
		expect(host.app.vault.getFileByPath('Find the ark.md')).toBeNull();
	});

	it('becomes a note without a link where it is not settled whose journal it is', async () => {
		const { host, actions, home } = await at({ [JOURNAL]: NOTE, 'Sol.md': KESTREL });
		expect(await turnIntoNote(actions, await home(), JOURNAL)).toBe(true);
		expect(await host.read('Find the ark.md')).toBe(ARK);
	});

	it('stays when a note has its name, wherever that is', async () => {
		const { host, actions, home } = await at({ [JOURNAL]: NOTE, 'Old/Find the ark.md': 'The first one.\n' });
		expect(await turnIntoNote(actions, await home(), JOURNAL)).toBe(false);
		expect(host.editor.getValue()).toBe(NOTE);
		expect(host.notices().join()).toContain('already there');
	});

	it('stays when its name is not fit for a note', async () => {
		const { host, actions, home } = await at({ [JOURNAL]: NOTE.replace('the ark', 'it: where?') });
		expect(await turnIntoNote(actions, await home(), JOURNAL)).toBe(false);
		expect(host.notices().join()).toContain('cannot hold “:”');
	});

	it('stays when the note cannot be written: both or none', async () => {
		const { host, actions, home } = await at({ [JOURNAL]: NOTE });
		host.backend.beforeWrite = path => {
			if (path === 'Find the ark.md') throw new Error('the disk is full');
		};
		expect(await turnIntoNote(actions, await home(), JOURNAL)).toBe(false);
		expect(host.editor.getValue()).toBe(NOTE);
		expect(host.app.vault.getFileByPath('Find the ark.md')).toBeNull();
		host.errors();
	});
});

describe('a note', () => {
	it('with prose stays, without being a track', async () => {
		const { host, actions } = await at({ [JOURNAL]: SHOWN, 'Find the ark.md': `${ARK}The ark.\n` });
		expect(await turnIntoBlock(actions, { path: 'Find the ark.md' }, JOURNAL)).toBe(true);
		expect(host.editor.getValue()).toBe(NOTE.replace('# at sea\n', ''));
		expect(await host.read('Find the ark.md')).toBe('---\n# at sea\n---\nThe ark.\n');
	});

	it('stays when its character may be one of several: a copied folder shows the note as well', async () => {
		const files = { 'A/Kestrel.md': KESTREL, 'B/Kestrel.md': KESTREL, 'A/Log.md': SHOWN, 'Find the ark.md': LINKED };
		table = await handTable({ ...files, [JOURNAL]: `---\ncharacter: "[[B/Kestrel]]"\n---\n${SHOWN}` }, 'never');
		const { host, actions } = table;
		const before = host.editor.getValue();
		expect(await turnIntoBlock(actions, { path: 'Find the ark.md' }, JOURNAL)).toBe(false);
		expect([host.editor.getValue(), await host.read('Find the ark.md')]).toEqual([before, LINKED]);
		expect(host.notices().join()).toContain('“Find the ark” may belong to “A/Kestrel” or “B/Kestrel”');
	});

	it('stays when its link would mean another character in the journal', async () => {
		const files = { 'A/Kestrel.md': KESTREL, 'B/Kestrel.md': KESTREL, 'A/Find the ark.md': LINKED };
		table = await handTable({ ...files, 'B/Log.md': SHOWN, [JOURNAL]: 'We sail.\n' }, 'never');
		const { host, actions } = table;
		expect(await turnIntoBlock(actions, { path: 'A/Find the ark.md' }, 'B/Log.md')).toBe(false);
		expect([await host.read('B/Log.md'), await host.read('A/Find the ark.md')]).toEqual([SHOWN, LINKED]);
		expect(host.notices().join()).toContain('In “B/Log” its link would mean “B/Kestrel”');
	});

	it('takes its link along into a journal whose properties were just cut off in the editor', async () => {
		const files = {
			'B/Kestrel.md': KESTREL,
			'Sol.md': KESTREL,
			'Find the ark.md': LINKED.replace('Kestrel', 'B/Kestrel'),
		};
		table = await handTable({ ...files, [JOURNAL]: `---\ncharacter: "[[B/Kestrel]]"\n---\nWe sail.\n` }, 'never');
		const { host, actions } = table;
		host.editor.setLine(0, '---and so on');
		expect(await turnIntoBlock(actions, { path: 'Find the ark.md' }, JOURNAL)).toBe(true);
		expect(host.editor.getValue()).toContain('vow: Find the ark\ncharacter: "[[B/Kestrel]]"\n');
	});

	it('that cannot be put into the trash stays, and no block is left behind', async () => {
		const { host, actions } = await at({ [JOURNAL]: SHOWN, 'Find the ark.md': ARK });
		vi.spyOn(host.app.fileManager, 'trashFile').mockRejectedValue(new Error('no trash'));
		expect(await turnIntoBlock(actions, { path: 'Find the ark.md' }, JOURNAL)).toBe(false);
		expect([host.editor.getValue(), await host.read('Find the ark.md')]).toEqual([SHOWN, ARK]);
	});
});

describe('the order on disk', () => {
	interface Turn {
		readonly into: string;
		readonly files: Readonly<Record<string, string>>;
		readonly turn: (table: HandTable) => Promise<boolean>;
		/** What is asked of the disk, but for the files of the plugin. */
		readonly order: readonly string[];
	}

	const turns: readonly Turn[] = [
		{
			into: 'a note',
			files: { [JOURNAL]: NOTE },
			turn: async ({ actions, home }) => turnIntoNote(actions, await home(), JOURNAL),
			order: ['write Find the ark.md', 'write Journal.md'],
		},
		{
			into: 'a block',
			files: { [JOURNAL]: SHOWN, 'Find the ark.md': ARK },
			turn: ({ actions }) => turnIntoBlock(actions, { path: 'Find the ark.md' }, JOURNAL),
			order: ['write Journal.md', 'remove Find the ark.md'],
		},
		{
			into: 'a block where the cursor is',
			files: { [JOURNAL]: 'We sail.\n', 'Find the ark.md': ARK },
			turn: ({ actions }) => turnIntoBlock(actions, { path: 'Find the ark.md' }, JOURNAL),
			order: ['write Journal.md', 'remove Find the ark.md'],
		},
	];

	it.each(turns)('a track turned into $into stands in its new place before the old one goes', async row => {
		const made = await at(row.files);
		const { backend } = made.host;
		const done = backend.changes.length;
		expect(await row.turn(made)).toBe(true);
		const notes = backend.changes.slice(done).filter(({ path }) => !path.startsWith('.obsidian'));
		expect(notes.map(({ operation, path }) => `${operation} ${path}`)).toEqual(row.order);
	});

	it.each(turns)(
		'a track turned into $into is whole on disk wherever the app is cut off',
		async ({ files, turn, order }) => {
			for (const [i] of order.entries())
				for (const when of ['before', 'halfway', 'after'] as const) {
					const { host, ...cut } = await handTable({ 'Kestrel.md': KESTREL, ...files }, 'never');
					host.backend.crashAt({ path: /^[^.]/, nth: i + 1, when });
					void turn({ host, ...cut });
					await host.backend.gone;
					host.crash();
					const { inner } = host.backend;
					const paths = (await inner.all()).filter(({ dir }) => !dir).map(({ path }) => path);
					const notes = await Promise.all(paths.filter(path => !path.startsWith('.')).map(path => inner.read(path)));
					const isWhole = notes.some(text => [ARK, LINKED].includes(text) || text.includes(BLOCK));
					expect(isWhole, `${order[i] ?? ''}, ${when}`).toBe(true);
				}
		},
	);
});
