import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/journal/actions/action-notes';
import { assume } from '../../host/assumptions/assume';
import { parseOk } from '../../../src/rules/core/problem';
import type { Texts } from '../../../src/obsidian/vault/writer/file-operation';
import { HERO, JOURNAL, PATHS, RECORD, SHEET, close, play, writerOn } from './writer-table';

afterEach(close);
afterEach(() => assume());

describe('an action while the app saves', () => {
	it.each([0, 30, 400])(
		'is written when the save is over, %s ms later, and nothing that was typed is lost',
		async ms => {
			const { writer, host } = await writerOn('live');
			const release = host.backend.holdWrite(1);
			host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
			const saving = host.view.save();
			host.editor.replaceRange('And more. ', { line: 0, ch: 0 });
			const written = writer.write(PATHS, play);
			setTimeout(release, ms);
			expect(await written).toMatchObject({ ok: true });
			await saving;
			const journal = `And more. Typed. ${RECORD}`;
			expect([await host.read('journal.md'), await host.read('hero.md')]).toEqual([journal, SHEET]);
		},
	);

	it('is taken back, and told, when the save does not end in three seconds', async () => {
		const { writer, host } = await writerOn('live');
		host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
		const release = host.backend.holdWrite(1);
		const saving = host.view.save();
		const written = await writer.write(PATHS, play);
		expect(written.ok ? '' : written.problems[0]?.message).toContain('nothing has changed');
		release();
		await saving;
		await host.view.save();
		expect([await host.read('journal.md'), await host.read('hero.md')]).toEqual([`Typed. ${JOURNAL}`, HERO]);
	});
});

describe('an action in a note that the app does not save as it is shown', () => {
	it.each([
		['a line break at its end', { lastLineBreak: 'added' }, 'One.\n\nTwo.'],
		['a line break at its end that the editor does not show', { lastLineBreak: 'added on disk alone' }, 'One.\n\nTwo.'],
		['the line breaks of Windows', { lineBreaks: 'as on disk' }, 'One.\r\n\r\nTwo.\r\n'],
	] as const)('but with %s, is written', async (_, others, note) => {
		const { writer, host } = await writerOn('live', { 'journal.md': note, 'hero.md': HERO });
		assume(others);
		host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
		await host.view.save();
		host.editor.replaceRange('And more. ', { line: 0, ch: 0 });
		const goOn = (texts: Texts) => {
			const journal = texts.get('journal.md') ?? '';
			const at = journal.trimEnd().length;
			const changes = [{ from: at, to: at, insert: '\n\n`sworn: momentum 2 → 3`' }];
			const planned = play(texts);
			if (!planned.ok) return planned;
			const [, hero] = planned.value.edits;
			return parseOk<Plan>({ edits: [{ path: 'journal.md', changes }, ...(hero ? [hero] : [])] });
		};
		expect(await writer.write(PATHS, goOn)).toMatchObject({ ok: true });
		const plain = (text: string | undefined) => text?.replaceAll('\r', '').trimEnd();
		const journal = 'And more. Typed. One.\n\nTwo.\n\n`sworn: momentum 2 → 3`';
		expect(plain(host.editor.getValue())).toBe(journal);
		expect(plain(await host.read('journal.md'))).toBe(journal);
		expect(await host.read('hero.md')).toBe(SHEET);
	});
});

it.each(['note', 'folder'] as const)('a %s that is renamed while its record is saved keeps the record', async what => {
	const files = { 'Old/journal.md': JOURNAL, 'hero.md': HERO };
	const { writer, host } = await writerOn(undefined, files);
	await host.open('Old/journal.md', 'live');
	const release = host.backend.holdWrite(1);
	const at = HERO.indexOf('2');
	const written = writer.write(['Old/journal.md', 'hero.md'], () =>
		parseOk<Plan>({
			edits: [
				{ path: 'Old/journal.md', changes: [{ from: JOURNAL.length, to: JOURNAL.length, insert: 'Record.\n' }] },
				{ path: 'hero.md', changes: [{ from: at, to: at + 1, insert: '3' }] },
			],
		}),
	);
	const { vault } = host.app;
	const file = what === 'note' ? vault.getFileByPath('Old/journal.md') : vault.getFolderByPath('Old');
	if (!file) throw new Error('nothing to rename');
	await new Promise(resolve => setTimeout(resolve, 20));
	const renamed = vault.rename(file, what === 'note' ? 'Old/moved.md' : 'New');
	setTimeout(release, 20);
	expect(await written).toMatchObject({ ok: true });
	await renamed;
	const path = what === 'note' ? 'Old/moved.md' : 'New/journal.md';
	expect([await host.read(path), await host.read('hero.md')]).toEqual([`${JOURNAL}Record.\n`, SHEET]);
});
