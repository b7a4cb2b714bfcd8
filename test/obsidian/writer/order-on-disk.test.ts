import { afterEach, describe, expect, it } from 'vitest';
import { HERO, JOURNAL, PATHS, RECORD, SHEET, close, play, writerOn } from './writer-table';

afterEach(close);

/** The state first, the record after it. */
const undo: typeof play = texts => {
	const played = play(texts);
	return played.ok ? { ...played, value: { edits: [...played.value.edits].reverse() } } : played;
};

describe('the order on disk', () => {
	it('a record in an editor is saved before the state is written', async () => {
		const { writer, host } = await writerOn('live');
		await writer.write(PATHS, play);
		expect(host.backend.writes).toEqual(['journal.md', 'hero.md']);
		expect([await host.read('journal.md'), await host.read('hero.md')]).toEqual([RECORD, SHEET]);
	});

	it('when a record is taken back, the state is written before it', async () => {
		const { writer, host } = await writerOn('live');
		await writer.write(PATHS, undo);
		expect(host.backend.writes).toEqual(['hero.md', 'journal.md']);
	});

	it('an action of one note waits for no save', async () => {
		const { writer, host } = await writerOn('live');
		await writer.write(['journal.md'], texts => {
			const played = play(new Map([...texts, ['hero.md', HERO]]));
			return played.ok ? { ...played, value: { edits: played.value.edits.slice(0, 1) } } : played;
		});
		expect([host.editor.getValue(), host.backend.writes]).toEqual([RECORD, []]);
	});

	it('the record shows before anything is written', async () => {
		const { writer, host } = await writerOn('live');
		const release = host.backend.holdWrite(1);
		const written = writer.write(PATHS, play);
		for (let i = 0; i < 50 && host.editor.getValue() === JOURNAL; i++) await Promise.resolve();
		await new Promise(resolve => setTimeout(resolve));
		expect([host.editor.getValue(), await host.read('journal.md'), await host.read('hero.md')]).toEqual([
			RECORD,
			JOURNAL,
			HERO,
		]);
		release();
		expect(await written).toMatchObject({ ok: true });
	});

	it('what is typed while the save fails stays; only the record is taken back', async () => {
		const { writer, host } = await writerOn('live');
		let isTyped = false;
		host.backend.beforeWrite = path => {
			if (path !== 'journal.md') return;
			if (!isTyped) host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
			isTyped = true;
			throw new Error('the disk is full');
		};
		expect(await writer.write(PATHS, play)).toMatchObject({ ok: false });
		expect(host.editor.getValue()).toBe(`Typed. ${JOURNAL}`);
		host.backend.beforeWrite = null;
		await host.view.save();
		expect([await host.read('journal.md'), await host.read('hero.md')]).toEqual([`Typed. ${JOURNAL}`, HERO]);
	});

	it('what another program writes before the save is not written over', async () => {
		const { writer, host } = await writerOn('live');
		const theirs = 'Theirs.\n\n';
		let isWritten = false;
		host.backend.afterRead = async path => {
			if (path !== 'hero.md' || isWritten) return;
			isWritten = true;
			await host.backend.inner.write('journal.md', theirs + JOURNAL);
			// the app hears of it some time later
			setTimeout(() => void host.app.vault.externalChange('journal.md'), 30);
		};
		expect(await writer.write(PATHS, play)).toMatchObject({ ok: true });
		await host.view.save();
		expect([await host.read('journal.md'), await host.read('hero.md')]).toEqual([theirs + RECORD, SHEET]);
	});

	it('what is typed while it is saved is saved as well or later, and the action continues', async () => {
		const { writer, host } = await writerOn('live');
		let isTyped = false;
		host.backend.beforeWrite = path => {
			if (path !== 'journal.md' || isTyped) return;
			isTyped = true;
			host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
		};
		expect(await writer.write(PATHS, play)).toMatchObject({ ok: true });
		expect([host.editor.getValue(), await host.read('hero.md')]).toEqual([`Typed. ${RECORD}`, SHEET]);
	});
});
