import { afterEach, describe, expect, it } from 'vitest';
import { HERO, JOURNAL, PATHS, RECORD, SHEET, close, play, writerOn } from './writer-table';

afterEach(close);

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
