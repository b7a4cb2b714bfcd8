import type { App } from 'obsidian';
import type { Plan } from '../../../src/journal/actions/action-notes';
import { parseOk } from '../../../src/rules/core/problem';
import type { Texts } from '../../../src/obsidian/vault/writer/file-operation';
import { NoteWriter } from '../../../src/obsidian/vault/writer/note-writer';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';

export const JOURNAL = 'One.\n\nTwo.\n\n';
/** The journal and the sheet after an action. */
export const RECORD = `${JOURNAL}\`sworn: momentum 2 → 3\`\n`;
export const HERO = '---\nmomentum: 2\n---\nProse.\n';
export const SHEET = HERO.replace('2', '3');
export const FILES = { 'journal.md': JOURNAL, 'hero.md': HERO };
export const PATHS = ['journal.md', 'hero.md'];

let table: Booted<unknown> | undefined;

export async function close(): Promise<void> {
	const last = table;
	table = undefined;
	last?.backend.mend();
	last?.errors();
	await last?.close();
}

/** A writer without the plugin around it; with a mode, the journal is open. */
export async function writerOn(mode?: 'live' | 'preview', files: Readonly<Record<string, string>> = FILES) {
	const host = await boot({ files, load: 'none', ...(mode ? { note: 'journal.md', mode } : {}) });
	table = host;
	return { writer: new NoteWriter(host.app as unknown as App), host };
}

/** Adds a line to the journal and 1 to momentum, reckoned from what is there. */
export const play = (texts: Texts) => {
	const journal = texts.get('journal.md') ?? '';
	const hero = texts.get('hero.md') ?? '';
	const at = hero.indexOf('momentum: ') + 'momentum: '.length;
	const momentum = Number(hero[at]);
	const end = journal.length;
	return parseOk<Plan>({
		edits: [
			{
				path: 'journal.md',
				changes: [{ from: end, to: end, insert: `\`sworn: momentum ${momentum} → ${momentum + 1}\`\n` }],
			},
			{ path: 'hero.md', changes: [{ from: at, to: at + 1, insert: String(momentum + 1) }] },
		],
	});
};
