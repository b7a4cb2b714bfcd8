import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { KESTREL } from '../played';

/** A journal in the editor, with the cursor where `‸` stands, else at its end. */
export interface Writing extends Booted<SwornJournalPlugin> {
	/** The command, then Enter in the list that it opens so many rows down. */
	pick(command: string, down?: number): Promise<void>;
	/** What the list offers. */
	rows(): readonly string[];
	/** The note as it is on disk, saved at once. */
	saved(path?: string): Promise<string>;
	fill(selector: string, text: string): Promise<void>;
}

let table: Booted<SwornJournalPlugin> | undefined;

export async function close(): Promise<void> {
	const last = table;
	table = undefined;
	await last?.close();
}

/** What is told in the journal is another matter: here it never is. */
const SILENT = { '.obsidian/plugins/sworn-journal/data.json': '{"journal":"never"}' };

export async function writing(
	note: string,
	files: Readonly<Record<string, string>> = { 'Kestrel.md': KESTREL },
	settings: Readonly<Record<string, string>> = SILENT,
): Promise<Writing> {
	const text = note.replace('‸', '');
	const host = await boot<SwornJournalPlugin>({
		files: { ...settings, ...files, 'Journal.md': text },
		note: 'Journal.md',
		mode: 'live',
	});
	table = host;
	await host.tick(30);
	const at = note.indexOf('‸');
	const { editor } = host;
	editor.setCursor(editor.offsetToPos(at < 0 ? text.length : at));
	editor.focus();
	return Object.assign(Object.create(host) as Booted<SwornJournalPlugin>, {
		async pick(command: string, down = 0) {
			await host.palette(command);
			await host.tick(30);
			for (let i = 0; i < down; i++) await host.press('ArrowDown');
			await host.press('Enter');
			await host.tick(50);
		},
		rows: () => [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent ?? ''),
		async saved(path = 'Journal.md') {
			await host.view.save();
			// A save that was under way goes on, and saves once more what was written meanwhile.
			await host.tick();
			return host.read(path);
		},
		async fill(selector: string, typed: string) {
			const field = document.querySelector<HTMLInputElement>(selector);
			if (!field) throw new Error(`No field ${selector}`);
			field.value = typed;
			field.dispatchEvent(new Event('input', { bubbles: true }));
			await host.tick();
		},
	});
}

export const fence = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\`\n\n`;
