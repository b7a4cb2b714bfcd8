import { fill, type Host, opened, settings as settingsOf } from '../opened';
import { KESTREL } from '../played';

export { close } from '../opened';

/** A journal in the editor, with the cursor where `‸` stands, else at its end. */
export interface Writing extends Host {
	/** The command, then Enter in the list that it opens so many rows down. */
	pick(command: string, down?: number): Promise<void>;
	/** What the list offers. */
	rows(): readonly string[];
	/** The note as it is on disk, saved at once. */
	saved(path?: string): Promise<string>;
	fill(selector: string, text: string): Promise<void>;
}

/** What is told in the journal is another matter: here it never is. */
const SILENT = settingsOf({ journal: 'never' });

export async function writing(
	note: string,
	files: Readonly<Record<string, string>> = { 'Kestrel.md': KESTREL },
	settings: Readonly<Record<string, string>> = SILENT,
): Promise<Writing> {
	const text = note.replace('‸', '');
	const host = await opened({ files: { ...settings, ...files, 'Journal.md': text }, note: 'Journal.md' });
	await host.tick(30);
	const at = note.indexOf('‸');
	const { editor } = host;
	editor.setCursor(editor.offsetToPos(at < 0 ? text.length : at));
	editor.focus();
	return Object.assign(Object.create(host) as Host, {
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
		fill: (selector: string, typed: string) => fill(typed, selector),
	});
}

export const fence = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\`\n\n`;
