import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/journal/actions/action-notes';
import { parseOk } from '../../../src/rules/core/problem';
import type { Texts } from '../../../src/obsidian/vault/writer/file-operation';
import { FILES, HERO, JOURNAL, PATHS, RECORD, SHEET, close, play, writerOn } from './writer-table';
import { ended } from '../../support/last-line-break';

afterEach(close);

const NOTE = '---\nsworn: asset\n---\n';

/** A record, the sheet, a note that is new and one that goes. */
const playAll = (texts: Texts) => {
	const played = play(texts);
	const made = { path: 'new.md', changes: [{ from: 0, to: 0, insert: NOTE }], isNew: true } as const;
	const gone = { path: 'old.md', changes: [], isGone: true, mayRemove: ['Old.'] } as const;
	return played.ok ? parseOk<Plan>({ edits: [...played.value.edits, made, gone] }) : played;
};
const ALL = [...PATHS, 'old.md'];
const ALL_FILES = { ...FILES, 'old.md': 'Old.\n' };

type Tables = Awaited<ReturnType<typeof writerOn>>;

const disk = async ({ host }: Tables): Promise<Readonly<Record<string, string>>> => {
	const files = (await host.backend.inner.all()).filter(({ dir }) => !dir);
	return Object.fromEntries(await Promise.all(files.map(async ({ path }) => [path, await host.read(path)] as const)));
};

const messageOf = (written: Awaited<ReturnType<Tables['writer']['write']>>) =>
	written.ok ? 'written' : (written.problems[0]?.message ?? '');

describe('one failure, and the disk is well again', () => {
	const faults = (['before', 'halfway', 'after'] as const).flatMap(when =>
		[
			{ on: 'write', path: 'journal.md' },
			{ on: 'write', path: 'hero.md' },
			{ on: 'write', path: 'new.md' },
			{ on: 'remove', path: 'old.md' },
		].map(fault => ({ ...fault, when }) as const),
	);

	// What the app saved counts as saved, whatever it says.
	const isSaved = ({ path, when, mode }: { path: string; when: string; mode?: string | undefined }) =>
		mode !== undefined && path === 'journal.md' && when === 'after';
	const cases = faults.flatMap(fault => [undefined, 'live' as const].map(mode => ({ ...fault, mode })));

	it.each(cases.filter(fault => !isSaved(fault)))(
		'$on of $path $when, journal $mode: all is as it was, and that is what is said',
		async ({ mode, ...fault }) => {
			const table = await writerOn(mode, ALL_FILES);
			table.host.backend.fail({ ...fault, on: fault.on as 'write' });
			const message = messageOf(await table.writer.write(ALL, playAll));
			if (mode) await table.host.view.save();
			expect(message).toContain('nothing has changed');
			expect(await disk(table)).toEqual(ALL_FILES);
			// The same again goes through.
			expect(messageOf(await table.writer.write(ALL, playAll))).toBe('written');
			expect(await disk(table)).toEqual({ 'journal.md': RECORD, 'hero.md': SHEET, 'new.md': NOTE });
		},
	);
});

describe('a note is renamed, after all edits', () => {
	const rename = (texts: Texts) => {
		const played = play(texts);
		const named = { path: 'old.md', changes: [], renamedTo: 'new.md' } as const;
		return played.ok ? parseOk<Plan>({ edits: [...played.value.edits, named] }) : played;
	};

	it.each(['before', 'halfway', 'after'] as const)('and the disk fails (%s): all is as it was', async when => {
		const table = await writerOn(undefined, ALL_FILES);
		table.host.backend.fail({ on: 'rename', path: 'old.md', when });
		expect(messageOf(await table.writer.write(ALL, rename))).toContain('nothing has changed');
		expect(await disk(table)).toEqual(ALL_FILES);
		expect(messageOf(await table.writer.write(ALL, rename))).toBe('written');
		expect(await disk(table)).toEqual({ 'journal.md': RECORD, 'hero.md': SHEET, 'new.md': 'Old.\n' });
	});

	it.each(['before', 'during'] as const)('to a name that another note gets %s it: neither is touched', async when => {
		const table = await writerOn(undefined, ALL_FILES);
		const { backend } = table.host;
		const another = () => backend.inner.write('new.md', 'Another.\n');
		if (when === 'before') backend.beforeWrite = path => (path === 'hero.md' ? another() : Promise.resolve());
		else
			backend.rename = async () => {
				await another();
				throw new Error('EEXIST');
			};
		expect(messageOf(await table.writer.write(ALL, rename))).toContain('nothing has changed');
		expect(await disk(table)).toEqual({ ...ALL_FILES, 'new.md': 'Another.\n' });
	});
});

describe('the disk fails for good', () => {
	const forGood = { times: Infinity } as const;

	it('a note that is cut off is told, and its text from before can be copied', async () => {
		const table = await writerOn();
		table.host.backend.fail({ on: 'write', path: 'hero.md', when: 'halfway', ...forGood });
		const written = await table.writer.write(PATHS, play);
		expect(messageOf(written)).toContain('“hero.md” was cut off and could not be restored.');
		expect(messageOf(written)).not.toContain('nothing has changed');
		expect(written.ok ? [] : written.problems).toMatchObject([{ code: 'half_written', textBefore: HERO }]);
		expect((await disk(table))['journal.md']).toBe(JOURNAL);
	});

	it('a record that cannot be taken back is reported', async () => {
		const table = await writerOn();
		table.host.backend.fail({ on: 'write', path: 'journal.md', nth: 2, ...forGood });
		table.host.backend.fail({ on: 'write', path: 'hero.md', ...forGood });
		const written = await table.writer.write(PATHS, play);
		expect(messageOf(written)).toContain('The change stands in “journal.md” and could not be taken back.');
		expect(await disk(table)).toEqual({ 'journal.md': RECORD, 'hero.md': HERO });
	});

	it('what was written although it was told to have failed counts as written', async () => {
		const table = await writerOn();
		table.host.backend.fail({ on: 'write', path: 'hero.md', when: 'after' });
		table.host.backend.fail({ on: 'write', nth: 3, ...forGood });
		expect(messageOf(await table.writer.write(PATHS, play))).toBe('written');
		expect(await disk(table)).toEqual({ 'journal.md': RECORD, 'hero.md': SHEET });
	});

	it('a note that cannot be read again is reported as unknown', async () => {
		const table = await writerOn();
		table.host.backend.fail({ on: 'write', path: 'hero.md', when: 'after' });
		table.host.backend.fail({ on: 'read', path: 'hero.md', nth: 3, ...forGood });
		expect(messageOf(await table.writer.write(PATHS, play))).toContain('it is not known what stands there');
	});
});

describe('text is typed right behind a record while another note fails', () => {
	it.each([
		{ fails: 'nothing else', times: 0 },
		{ fails: 'the save without the record once', times: 1 },
	])('and $fails: the record goes, the text stays, and nothing else is told', async ({ times }) => {
		const table = await writerOn('live');
		let isTyped = false;
		let failures = 0;
		table.host.backend.beforeWrite = path => {
			if (path === 'hero.md') {
				const { editor } = table.host;
				editor.replaceRange('Typed.', editor.offsetToPos(editor.getValue().length));
				isTyped = true;
				throw new Error('the disk is full');
			}
			if (isTyped && failures++ < times) throw new Error('the disk is full');
			return Promise.resolve();
		};
		const written = messageOf(await table.writer.write(PATHS, play));
		expect(written).toContain('nothing has changed');
		expect(ended(table.host.editor.getValue())).toBe(ended(`${JOURNAL}Typed.`));
		table.host.backend.beforeWrite = null;
		await table.host.view.save();
		const { 'journal.md': journal = '', ...others } = await disk(table);
		expect([ended(journal), others]).toEqual([ended(`${JOURNAL}Typed.`), { 'hero.md': HERO }]);
	});

	it('and no save succeeds any more: what the disk holds is told', async () => {
		const table = await writerOn('live');
		let isTyped = false;
		table.host.backend.beforeWrite = path => {
			if (path !== 'hero.md' && !isTyped) return Promise.resolve();
			if (!isTyped) {
				const { editor } = table.host;
				editor.replaceRange('Typed.', editor.offsetToPos(editor.getValue().length));
				isTyped = true;
			}
			throw new Error('the disk is full');
		};
		const written = messageOf(await table.writer.write(PATHS, play));
		expect(written).toContain('The change stands in “journal.md” and could not be taken back.');
		expect(written).not.toContain('something else');
		expect(ended(table.host.editor.getValue())).toBe(ended(`${JOURNAL}Typed.`));
	});
});

describe('somebody else writes while a write fails', () => {
	it('into the same note: what they wrote stays, and is reported', async () => {
		const table = await writerOn();
		table.host.backend.beforeWrite = async path => {
			if (path !== 'hero.md') return;
			await table.host.backend.inner.write('hero.md', 'Theirs.\n');
			throw new Error('the disk is full');
		};
		expect(messageOf(await table.writer.write(PATHS, play))).toContain('changed by something else');
		expect(await disk(table)).toEqual({ 'journal.md': JOURNAL, 'hero.md': 'Theirs.\n' });
	});

	it('elsewhere in the note whose record is taken back: only the record goes', async () => {
		const table = await writerOn();
		table.host.backend.beforeWrite = async path => {
			if (path !== 'hero.md') return;
			await table.host.backend.inner.write('journal.md', `Theirs.\n${RECORD}`);
			throw new Error('the disk is full');
		};
		expect(messageOf(await table.writer.write(PATHS, play))).toContain('nothing has changed');
		expect(await disk(table)).toEqual({ 'journal.md': `Theirs.\n${JOURNAL}`, 'hero.md': HERO });
	});

	it('a file that the app has not heard of yet is never written over', async () => {
		const table = await writerOn(undefined, ALL_FILES);
		await table.host.backend.inner.write('new.md', 'Theirs.\n');
		expect(messageOf(await table.writer.write(ALL, playAll))).toContain('another note has that name');
		expect(await disk(table)).toEqual({ ...ALL_FILES, 'new.md': 'Theirs.\n' });
	});
});
