import { typeLetters } from '../editor-suggest/typing';
import type { Twins } from './twin-table';
import { fence, hero, journalOf, twins } from './twin-table';

export const KESTREL = hero();

const OWNED = 'character: "[[Kestrel]]"\n---\n';
export const vow = (ticks: number | string = 24, rank = 'dangerous') =>
	`---\nsworn: vow\nrank: ${rank}\nticks: ${ticks}\n${OWNED}`;
export const CLOCK = `---\nsworn: clock\nsegments: 6\nfilled: 2\n${OWNED}`;
export const asset = (card: string, ...more: readonly string[]) =>
	`---\nsworn: asset\nasset: ${card}\nabilities: [1]\n${more.map(line => `${line}\n`).join('')}${OWNED}`;

/** The same note with its last number twice, so that it cannot be read. */
export const twice = (note: string) => note.replace(/^((?:ticks|filled|abilities): )(.*)\n/m, '$1$2\n$1[1, 2]\n');
/** The same asset with a value that says nothing. */
export const untold = (note: string) => note.replace('abilities: [1]\n', 'abilities: [one]\n');

/** A journal of Kestrel, to type at its end. */
export const JOURNAL = journalOf('[[Kestrel]]', 'I run.\n\n');

export const OLD_CARD = fence(
	'move: Face Danger\nroll: edge 2\ndice: 1 vs 3, 9\noutcome: weak hit, 3 vs 3, 9',
).trimEnd();

/** A way to act, which must say why it does not. */
export interface Way {
	readonly way: string;
	readonly act: (on: Twins) => Promise<void>;
	/** What the journal ends with. */
	readonly body?: string;
	readonly mode?: 'preview';
}

/** Types a text at the end of the note, up to the list of what it may mean. */
export async function typedUpTo(on: Twins, text: string): Promise<void> {
	const { editor } = on.host;
	editor.focus();
	editor.setCursor({ line: editor.lineCount(), ch: 0 });
	await typeLetters(on.host, text);
	await on.host.tick(60);
}

export const typed =
	(text: string): Way['act'] =>
	async on => {
		await typedUpTo(on, text);
		await on.host.press('Enter');
		await on.host.tick(80);
	};

/** Calls the API, and shows the error that it throws. */
export const called =
	(verb: string, input: Readonly<Record<string, unknown>>): Way['act'] =>
	async on => {
		try {
			await on.api[verb]?.(input);
		} catch (error) {
			document.body.append(String(error instanceof Error ? error.message : error));
		}
	};

/** The same about the journal. */
export const calledIn = (verb: string, input: Readonly<Record<string, unknown>>): Way['act'] =>
	called(verb, { note: 'Journal', ...input });

export const palette =
	(command: string): Way['act'] =>
	async on => {
		await on.host.palette(command);
		await on.host.tick(80);
	};

export const table = palette('Open the Table');

/** Presses the first button with words that match. */
export const pressed =
	(name: RegExp, within = 'body'): Way['act'] =>
	async on => {
		await on.host.tick(100);
		const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button`)];
		const button = buttons.find(each => name.test(each.getAttribute('aria-label') ?? each.textContent ?? ''));
		if (!button) throw new Error(`no ${name.source} among ${buttons.map(each => each.textContent).join(' | ')}`);
		button.click();
		await on.host.tick(80);
	};

/** What is shown anywhere: notices, lists, dialogs, cards. */
export const shownAnywhere = (on: Twins): string => `${document.body.textContent ?? ''} ${on.host.notices().join(' ')}`;

export const played = (files: Readonly<Record<string, string>>, mode: 'live' | 'preview' = 'live'): Promise<Twins> =>
	twins(files, 'Journal.md', { mode, faces: [4, 3, 9, 4, 3, 9] });

/** The notes that were written; what was typed in the journal, and not carried out, is no matter. */
export const written = async (on: Twins, before?: Readonly<Record<string, string>>): Promise<readonly string[]> =>
	(await on.changed(before)).filter(path => path !== 'Journal.md');

/** Another program writes a note. */
export async function overwrite({ host }: Twins, path: string, text: string): Promise<void> {
	const file = host.app.vault.getFileByPath(path);
	if (file) await host.app.vault.modify(file, text);
	await host.tick(80);
}
