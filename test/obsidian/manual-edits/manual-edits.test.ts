import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import type { HandTable } from './edit-table';
import { handTable, JOURNAL } from './edit-table';

let table: HandTable | undefined;
afterEach(async () => {
	const last = table;
	table = undefined;
	await last?.host.close();
});

const VOW = '```sworn\nvow: Find the ark\nrank: formidable\nticks: 8\n```\n';
const NOTE = `She swears it.\n\n${VOW}\nMore.\n`;
const FILES = { 'Kestrel.md': KESTREL, [JOURNAL]: NOTE };
const MARK = { kind: 'progress', times: 1 } as const;
const LOSE = { kind: 'meter', meter: 'health', by: -1 } as const;

const at = async (...given: Parameters<typeof handTable>) => (table = await handTable(...given));

describe('a track that is marked', () => {
	it('is reported in the journal in the same edit, so one undo takes both back', async () => {
		const { host, actions, home } = await at(FILES, 'always');
		host.editor.setCursor(host.editor.offsetToPos(5));
		expect(await actions.manualEdits.track(await home(), MARK, JOURNAL)).toBe(true);
		expect(host.editor.getValue()).toBe(
			NOTE.replace('8', '12').replace('it.\n', 'it.\n\n`sworn: Find the ark › 8 → 12 ticks`\n'),
		);
		host.editor.undo();
		expect(host.editor.getValue()).toBe(NOTE);
	});

	it('is reported at the end of a note that no cursor is in', async () => {
		const { host, actions, home } = await at(FILES, 'always', { mode: 'preview' });
		await actions.manualEdits.track(await home(), MARK, JOURNAL);
		expect(await host.read(JOURNAL)).toBe(`${NOTE.replace('8', '12')}\n\`sworn: Find the ark › 8 → 12 ticks\`\n\n`);
	});

	it('is not told where the player wants it never', async () => {
		const { host, actions, home } = await at(FILES, 'never');
		await actions.manualEdits.track(await home(), MARK, JOURNAL);
		expect(host.editor.getValue()).toBe(NOTE.replace('8', '12'));
		expect(host.notices()).toEqual([]);
	});

	it('twice in a row, or in two panes at once, is marked twice', async () => {
		const { host, actions, home } = await at(FILES, 'never');
		const seen = await home();
		const both = [actions.manualEdits.track(seen, MARK, JOURNAL), actions.manualEdits.track(seen, MARK, JOURNAL)];
		expect(await Promise.all(both)).toEqual([true, true]);
		expect(host.editor.getValue()).toBe(NOTE.replace('8', '16'));
		expect(host.notices()).toEqual([]);
	});

	it('whose block was copied into another note is changed where it was pressed', async () => {
		const { host, actions, home } = await at({ ...FILES, 'Copy.md': NOTE }, 'never');
		await actions.manualEdits.track(await home('Copy.md'), MARK, 'Copy.md');
		expect([await host.read('Copy.md'), host.editor.getValue()]).toEqual([NOTE.replace('8', '12'), NOTE]);
	});

	it('whose note is gone is reported, and nothing else is written', async () => {
		const { host, actions } = await at({ ...FILES, 'Ark.md': '---\nsworn: vow\nticks: 8\n---\n' }, 'always');
		const file = host.app.vault.getFileByPath('Ark.md');
		if (file) await host.app.vault.delete(file);
		expect(await actions.manualEdits.track({ path: 'Ark.md' }, MARK, JOURNAL)).toBe(false);
		expect(host.notices().join()).toContain('is not there any more');
		expect(host.editor.getValue()).toBe(NOTE);
	});

	it('in a note that cannot be written leaves the journal as it was', async () => {
		const { host, actions } = await at(
			{ ...FILES, 'Ark.md': '---\nsworn: vow\nrank: epic\nticks: 8\n---\n' },
			'always',
		);
		host.backend.beforeWrite = path => {
			if (path === 'Ark.md') throw new Error('the disk is full');
		};
		expect(await actions.manualEdits.track({ path: 'Ark.md' }, MARK, JOURNAL)).toBe(false);
		expect(host.editor.getValue()).toBe(NOTE);
		expect(host.notices().join()).toContain('could not be written');
		host.errors();
	});
});

describe('asked first, the player is offered one line', () => {
	it('that combines what is pressed in a row', async () => {
		const { host, actions, pressNotice } = await at(FILES, 'ask');
		await actions.manualEdits.character('Kestrel.md', LOSE, JOURNAL);
		await actions.manualEdits.character('Kestrel.md', { kind: 'meter', meter: 'momentum', by: 1 }, JOURNAL);
		await actions.manualEdits.character('Kestrel.md', LOSE, JOURNAL);
		expect(host.notices()).toEqual(['Kestrel › health 5 → 3; Kestrel › momentum 3 → 4Write it down']);
		expect(host.editor.getValue()).toBe(NOTE);
		await pressNotice();
		expect(host.editor.getValue()).toBe(`${NOTE}\n\`sworn: Kestrel › health 5 → 3; Kestrel › momentum 3 → 4\`\n\n`);
		expect(host.notices()).toEqual([]);
	});

	it('when it was written at the second try, too', async () => {
		const { host, actions, pressNotice } = await at(FILES, 'ask');
		host.backend.failWrite(1);
		expect(await actions.manualEdits.character('Kestrel.md', LOSE, JOURNAL)).toBe(false);
		host.errors();
		await pressNotice();
		expect(host.notices()).toEqual(['Kestrel › health 5 → 4Write it down']);
		expect(await host.read('Kestrel.md')).toBe(KESTREL.replace('health: 5', 'health: 4'));
	});

	it('and none when all is back where it was', async () => {
		const { host, actions } = await at(FILES, 'ask');
		await actions.manualEdits.character('Kestrel.md', LOSE, JOURNAL);
		await actions.manualEdits.character('Kestrel.md', { ...LOSE, by: 1 }, JOURNAL);
		expect(host.notices()).toEqual([]);
		expect(await host.read('Kestrel.md')).toBe(KESTREL);
	});
});

describe('the journal is', () => {
	const told = async (files: Readonly<Record<string, string>>, shownIn: string, note?: string) => {
		const { actions } = await at(files, 'always', note === undefined ? {} : { note });
		await actions.manualEdits.character('Kestrel.md', LOSE, shownIn);
		const texts = await Promise.all(
			Object.keys(files).map(
				async path => [path, actions.writer.openText(path) ?? (await table?.host.read(path))] as const,
			),
		);
		return texts.filter(([, text]) => text?.includes('`sworn:')).map(([path]) => path);
	};

	const JOURNALS: readonly {
		readonly what: string;
		readonly files: Readonly<Record<string, string>>;
		readonly shownIn: string;
		readonly note?: string;
		readonly is: readonly string[];
	}[] = [
		{ what: 'the note that was pressed in', files: FILES, shownIn: JOURNAL, is: [JOURNAL] },
		{ what: 'the active note, when the sheet itself was pressed', files: FILES, shownIn: 'Kestrel.md', is: [JOURNAL] },
		{
			what: 'a lone journal that holds prose',
			files: { 'Kestrel.md': `${KESTREL}\nShe runs.\n` },
			shownIn: 'Kestrel.md',
			note: 'Kestrel.md',
			is: ['Kestrel.md'],
		},
		{
			what: 'none, when a sheet is all there is',
			files: { 'Kestrel.md': `${KESTREL}\n\`\`\`sworn\nshow: Kestrel\n\`\`\`\n` },
			shownIn: 'Kestrel.md',
			note: 'Kestrel.md',
			is: [],
		},
		{
			what: 'none in the journal of somebody else',
			files: { 'Kestrel.md': KESTREL, 'Juno.md': KESTREL, [JOURNAL]: `---\ncharacter: "[[Juno]]"\n---\n${NOTE}` },
			shownIn: 'Kestrel.md',
			is: [],
		},
		{
			what: 'none in the note of a track',
			files: { 'Kestrel.md': KESTREL, 'Ark.md': '---\nsworn: vow\nticks: 8\n---\nThe ark.\n' },
			shownIn: 'Ark.md',
			note: 'Ark.md',
			is: [],
		},
	];

	it.each(JOURNALS)('$what', async ({ files, shownIn, note, is }) => {
		expect(await told(files, shownIn, note)).toEqual(is);
	});
});

const CLOCK = '```sworn\nclock: Hull breach\nsegments: 6\nfilled: 2\n```\n';

describe('a clock that may advance', () => {
	it('asks the oracle, and the answer is reported wherever it is not written down', async () => {
		const { host, actions, home } = await at({ ...FILES, [JOURNAL]: CLOCK }, 'never', { faces: [34] });
		expect(await actions.manualEdits.advance(await home(), 'Likely', JOURNAL)).toBe(true);
		expect(host.editor.getValue()).toBe(CLOCK.replace('2', '3'));
		expect(host.notices()).toEqual(['Hull breach › 2 → 3 segments, Likely: 34, yes']);
	});

	it('keeps the dice that were rolled when it is written at the second try', async () => {
		const { host, actions, home } = await at({ ...FILES, [JOURNAL]: CLOCK }, 'always', { faces: [90] });
		expect(await actions.manualEdits.advance(await home(), 'Likely', JOURNAL)).toBe(true);
		expect(host.editor.getValue()).toBe(`${CLOCK}\n\`sworn: Hull breach › 2 → 2 segments, Likely: 90, no\`\n\n`);
	});
});

describe('the rules of the sheet', () => {
	it('are those of the journal, when the character names none: nothing is asked and nothing else is written', async () => {
		const { host, actions } = await at(
			{ 'Kestrel.md': KESTREL.replace('ruleset: starforged\n', ''), [JOURNAL]: `---\nruleset: classic\n---\n${NOTE}` },
			'never',
		);
		expect(await actions.manualEdits.character('Kestrel.md', LOSE, JOURNAL)).toBe(true);
		expect(await host.read('Kestrel.md')).toBe(
			KESTREL.replace('ruleset: starforged\n', '').replace('health: 5', 'health: 4'),
		);
	});
});

it('a sheet that lost its momentum in the editor is not written to, and a message says what it needs', async () => {
	const { host, actions } = await at(FILES, 'never', { note: 'Kestrel.md' });
	const { editor } = host;
	editor.setValue(editor.getValue().replace(/^momentum:.*\n/m, ''));
	const before = editor.getValue();
	const wounded = { kind: 'impact', impact: 'wounded', marked: true } as const;
	expect(await actions.manualEdits.character('Kestrel.md', wounded, 'Kestrel.md')).toBe(false);
	expect(editor.getValue()).toBe(before);
	expect(host.notices()).toEqual([expect.stringContaining('“Kestrel” is no character any more: write “momentum”')]);
});

it('a journal whose properties cannot be read changes nobody, for they may say who plays', async () => {
	const torn = `---\ncharacter: "[[Sol]]"\nruleset: delvetrack: Find the ark\n---\n${NOTE}`;
	const { host, actions } = await at({ ...FILES, [JOURNAL]: torn }, 'never');
	expect(await actions.manualEdits.character('Kestrel.md', LOSE, JOURNAL)).toBe(false);
	expect([host.editor.getValue(), await host.read('Kestrel.md')]).toEqual([torn, KESTREL]);
	expect(host.notices()).toEqual([
		expect.stringMatching(/^The properties of “Journal” do not say who plays\. Line 3,/),
	]);
});
