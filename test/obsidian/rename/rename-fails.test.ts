import { afterEach, expect, it, vi } from 'vitest';
import { renameThing } from '../../../src/obsidian/features/rename/rename-thing';
import { KESTREL } from '../played';
import type { HandTable } from '../manual-edits/edit-table';
import { handTable, JOURNAL } from '../manual-edits/edit-table';

vi.mock('../../../src/obsidian/plugin/commands', { spy: true });

let table: HandTable | undefined;
afterEach(async () => {
	const last = table;
	table = undefined;
	await last?.host.close();
});

const ARK = '---\nsworn: vow\nrank: epic\nticks: 8\n---\n';

it.each([
	{ when: 'before', said: 'has its old name still', files: ['Ark.md'] },
	{ when: 'halfway', said: 'both “Ark.md” and “Ship.md” are there', files: ['Ark.md', 'Ship.md'] },
	{ when: 'after', said: 'is called “Ship.md” now', files: ['Ship.md'] },
] as const)('a rename that fails $when it is told as it is', async ({ when, said, files }) => {
	table = await handTable({ 'Kestrel.md': KESTREL, [JOURNAL]: 'We sail.\n', 'Ark.md': ARK }, 'never');
	const { host, actions } = table;
	host.backend.fail({ on: 'rename', path: 'Ark.md', when });
	const thing = { kind: 'track', name: 'Ark', home: { path: 'Ark.md' }, detail: 'track' } as const;
	expect(await renameThing(actions, thing, 'Ship')).toBe(false);
	expect(host.notices().join()).toContain(said);
	expect(host.notices().join()).not.toContain('Nothing was written');
	const there = (await host.backend.inner.all()).map(({ path }) => path);
	expect(there.filter(path => /^(?:Ark|Ship)/.test(path))).toEqual(files);
});

it('where the records cannot be written, it is told that the note has its new name', async () => {
	const told = 'We sail.\n\n```sworn\nmove: Undertake a Journey\ntrack: Ark\n```\n';
	table = await handTable({ 'Kestrel.md': KESTREL, [JOURNAL]: told, 'Ark.md': ARK }, 'never');
	const { host, actions } = table;
	host.view.leaf.detach();
	host.backend.fail({ on: 'write', path: JOURNAL });
	const thing = { kind: 'track', name: 'Ark', home: { path: 'Ark.md' }, detail: 'track' } as const;
	expect(await renameThing(actions, thing, 'Ship')).toBe(false);
	expect(await host.read(JOURNAL)).toBe(told);
	expect(host.notices().join()).toContain('“Ark” is called “Ship” now, and the records that name it are not changed');
	expect(host.notices().join()).not.toContain('nothing has changed');
	await table.pressNotice();
	expect(await host.read(JOURNAL)).toContain('track: Ship');
});
