import { afterEach, describe, expect, it } from 'vitest';
import { renameThing } from '../../../src/obsidian/features/rename/rename-command';
import { KESTREL } from '../played';
import type { HandTable } from '../manual-edits/edit-table';
import { handTable, JOURNAL } from '../manual-edits/edit-table';
import { assume } from '../../host/assumptions/assume';
import { CHOICES } from '../../host/assumptions/choices';
import { ended } from '../../support/last-line-break';

let table: HandTable | undefined;
afterEach(async () => {
	const last = table;
	table = undefined;
	await last?.host.close();
});

const ARK = '---\nsworn: vow\nrank: epic\nticks: 8\n---\nWe swore it.\n';
const TOLD = 'We sail.\n\n```sworn\nmove: Undertake a Journey\ntrack: Ark\n```\n';
const FILES = { 'Kestrel.md': KESTREL, [JOURNAL]: TOLD, 'Ark.md': ARK };
const THING = { kind: 'track', name: 'Ark', home: { path: 'Ark.md' }, detail: 'track' } as const;

async function opened(files: Readonly<Record<string, string>> = FILES, note = 'Kestrel.md'): Promise<HandTable> {
	table = await handTable(files, 'never', { note });
	return table;
}

const rename = ({ actions }: HandTable) => renameThing(actions, THING, 'Ship');

/** What is on disk of the note, of what has its new name, and of the journal. */
async function onDisk({ host }: HandTable): Promise<Readonly<Record<string, string>>> {
	const { inner } = host.backend;
	const paths = (await inner.all()).map(({ path }) => path).filter(path => /^(?:Ark|Ship|Journal)/i.test(path));
	const texts = paths.map(async path => [path, await inner.read(path)] as const);
	return Object.fromEntries(await Promise.all(texts));
}

const BEFORE = { 'Ark.md': ARK, [JOURNAL]: TOLD };
const AFTER = { 'Ship.md': ARK, [JOURNAL]: TOLD.replace('Ark', 'Ship') };

describe('a rename that fails', () => {
	it.each(['before', 'halfway', 'after'] as const)('%s it was done leaves all as it was', async when => {
		const at = await opened();
		const mend = at.host.backend.fail({ on: 'rename', path: 'Ark.md', when });
		expect(await rename(at)).toBe(false);
		expect(at.host.notices().join()).toContain('“Ark.md” could not be renamed');
		expect(at.host.notices().join()).toContain('nothing has changed');
		expect(await onDisk(at)).toEqual(BEFORE);
		mend();
		await at.pressNotice();
		expect(await onDisk(at)).toEqual(AFTER);
		expect(at.host.notices().join()).toContain('“Ark” is called “Ship” now, in 1 record in 1 note too.');
	});

	it('and cannot be renamed back counts as done', async () => {
		const at = await opened();
		at.host.backend.fail({ on: 'rename', path: 'Ark.md', when: 'after' });
		at.host.backend.fail({ on: 'rename', path: 'Ship.md', times: Infinity });
		at.host.backend.fail({ on: 'write', path: JOURNAL, nth: 2, times: Infinity });
		expect(await rename(at)).toBe(true);
		expect(await onDisk(at)).toEqual(AFTER);
	});

	it('and leaves a copy that cannot be removed: both names are reported', async () => {
		const at = await opened();
		at.host.backend.fail({ on: 'rename', path: 'Ark.md', when: 'halfway' });
		at.host.backend.fail({ on: 'remove', path: 'Ship.md', times: Infinity });
		expect(await rename(at)).toBe(false);
		expect(at.host.notices().join()).toContain('Both “Ark.md” and “Ship.md” are there now.');
		expect(await onDisk(at)).toEqual({ ...BEFORE, 'Ship.md': ARK });
	});

	it('because a record could not be written leaves the note its name', async () => {
		const at = await opened();
		const mend = at.host.backend.fail({ on: 'write', path: JOURNAL });
		expect(await rename(at)).toBe(false);
		expect(at.host.notices().join()).toContain('Everything was taken back; nothing has changed.');
		expect(await onDisk(at)).toEqual(BEFORE);
		mend();
		await at.pressNotice();
		expect(await onDisk(at)).toEqual(AFTER);
	});
});

describe('another program', () => {
	/** It writes as soon as the record is renamed. */
	const onceRecordsAre = ({ host }: HandTable, write: () => Promise<void>) => {
		host.backend.afterRead = async (path, text) => {
			if (path !== 'Ark.md' || text !== ARK || !(await host.backend.inner.read(JOURNAL)).includes('Ship')) return;
			host.backend.afterRead = null;
			await write();
		};
	};

	it('that takes the new name meanwhile is not written over', async () => {
		const at = await opened();
		onceRecordsAre(at, () => at.host.backend.inner.write('Ship.md', 'Theirs.\n'));
		expect(await rename(at)).toBe(false);
		expect(at.host.notices().join()).toContain('another note has that name');
		expect(await onDisk(at)).toEqual({ ...BEFORE, 'Ship.md': 'Theirs.\n' });
	});

	it('that renames the note meanwhile keeps its name for it', async () => {
		const at = await opened();
		onceRecordsAre(at, () => at.host.backend.inner.rename('Ark.md', 'Arks.md'));
		expect(await rename(at)).toBe(false);
		expect(await onDisk(at)).toEqual({ 'Arks.md': ARK, [JOURNAL]: TOLD });
	});
});

it.each(CHOICES.lastLineBreak)(
	'what is typed into the note and not saved yet goes along, with the records in it, in an app that has the last line break %s',
	async lastLineBreak => {
		const own = `${ARK}\n\`\`\`sworn\nmove: Gather Information\ntrack: Ark\n\`\`\`\n`;
		const at = await opened({ ...FILES, 'Ark.md': own }, 'Ark.md');
		assume({ lastLineBreak });
		const { editor } = at.host;
		editor.replaceRange('And so it was.', editor.offsetToPos(editor.getValue().length));
		expect(await rename(at)).toBe(true);
		await at.host.view.save();
		expect(await onDisk(at)).toEqual({
			...AFTER,
			'Ship.md': ended(`${own.replace('track: Ark', 'track: Ship')}And so it was.`),
		});
	},
);

it('only capitals are changed in a name', async () => {
	const at = await opened();
	expect(await renameThing(at.actions, THING, 'ARK')).toBe(true);
	expect(await onDisk(at)).toEqual({ 'ARK.md': ARK, [JOURNAL]: TOLD.replace('track: Ark', 'track: ARK') });
});
