import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { parseOk } from '../../../src/rules/core/problem';
import type { Plan } from '../../../src/journal/actions/action-notes';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL, block } from '../played';
import { HERO, JOURNAL, PATHS, RECORD, SHEET, close, play, writerOn } from './writer-table';

let table: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	table?.crash();
	table = undefined;
	await close();
});

const THEIRS = `Theirs.\n\n${JOURNAL}`;
const oneNote = () =>
	parseOk<Plan>({ edits: [{ path: 'journal.md', changes: [{ from: 0, to: 0, insert: 'Ours.\n\n' }] }] });

describe('another program has written into an open note, and the app has not scanned yet', () => {
	it.each([
		{ action: 'an action of two notes', plan: play },
		{ action: 'an action of one note', plan: oneNote },
	])('$action is refused, and told; after the scan it goes through', async ({ plan }) => {
		const { writer, host } = await writerOn('live');
		host.app.vault.noticeByScan();
		await host.writeOutside('journal.md', THEIRS);
		const refused = await writer.write(PATHS, plan);
		expect(refused.ok ? '' : refused.problems[0]?.message).toBe(
			'“journal.md” was changed by another program. Wait until Obsidian shows the change, then try again. Nothing was written.',
		);
		await host.tick(5000);
		expect([await host.read('journal.md'), await host.read('hero.md')]).toEqual([THEIRS, HERO]);
		await host.app.vault.scan();
		await host.tick();
		expect(await writer.write(PATHS, plan)).toMatchObject({ ok: true });
		await host.view.save();
		expect(await host.read('journal.md')).toContain('Theirs.');
	});

	it('a text that comes back to what the editor shows is no obstacle', async () => {
		const { writer, host } = await writerOn('live');
		host.app.vault.noticeByScan();
		await host.writeOutside('journal.md', THEIRS);
		await host.writeOutside('journal.md', JOURNAL);
		expect(await writer.write(PATHS, play)).toMatchObject({ ok: true });
		expect([await host.read('journal.md'), await host.read('hero.md')]).toEqual([RECORD, SHEET]);
	});

	it('unsaved typing alone is no obstacle', async () => {
		const { writer, host } = await writerOn('live');
		host.app.vault.noticeByScan();
		host.editor.replaceRange('Typed. ', { line: 0, ch: 0 });
		expect(await writer.write(PATHS, play)).toMatchObject({ ok: true });
		expect(await host.read('journal.md')).toBe(`Typed. ${RECORD}`);
	});

	it('Windows line breaks on disk are no obstacle', async () => {
		const { writer, host } = await writerOn('live', { 'journal.md': 'One.\r\n\r\nTwo.\r\n\r\n', 'hero.md': HERO });
		host.app.vault.noticeByScan();
		expect(await writer.write(PATHS, play)).toMatchObject({ ok: true });
	});

	it('what is written between the edit and the save is not saved over', async () => {
		const { writer, host } = await writerOn('live');
		host.app.vault.noticeByScan();
		let isWritten = false;
		host.backend.afterRead = async path => {
			if (path !== 'hero.md' || isWritten) return;
			isWritten = true;
			setTimeout(() => void host.backend.inner.write('journal.md', THEIRS), 0);
		};
		await writer.write(PATHS, play);
		await host.tick(5000);
		expect(await host.read('journal.md')).toContain('Theirs.');
	});
});

it.each(['live', 'source'] as const)(
	'a press on a card in a note ($0) names the note and loses no word',
	async mode => {
		const call = block('move: Face Danger\nby: Kestrel\nroll: edge');
		table = await boot<SwornJournalPlugin>({
			files: { 'Kestrel.md': KESTREL, 'Journal.md': call },
			note: 'Kestrel.md',
			mode,
		});
		table.plugin.dice = landing([6, 2, 4]);
		const leaf = table.app.workspace.getLeaf('split');
		const journal = table.app.vault.getFileByPath('Journal.md');
		if (!journal) throw new Error('no journal');
		await leaf.openFile(journal, { state: { mode: 'preview' } });
		await table.tick(30);
		table.app.vault.noticeByScan();
		const theirs = `${KESTREL}Theirs.\n`;
		await table.writeOutside('Kestrel.md', theirs);
		[...document.querySelectorAll<HTMLElement>('.sworn-block button')]
			.find(({ textContent }) => textContent?.startsWith('Roll'))
			?.click();
		await table.tick(5000);
		expect(table.notices().join()).toContain('“Kestrel.md” was changed by another program.');
		expect([await table.read('Kestrel.md'), await table.read('Journal.md')]).toEqual([theirs, call]);
	},
);
