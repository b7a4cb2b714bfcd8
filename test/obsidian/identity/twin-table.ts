import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import type { Assumptions } from '../../host/assumptions/assume';
import { landing } from '../../support/scripted-dice';
import { chooseMove } from '../commands/choose-move';

/** A character of Starforged whose momentum tells who was changed. */
export const hero = (more = ''): string =>
	`---\nruleset: starforged\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n${more}---\n`;

export const fence = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\`\n`;

export const journalOf = (link: string, text = 'I run.\n'): string => `---\ncharacter: "${link}"\n---\n\n${text}`;

type Files = Readonly<Record<string, string>>;

/** A vault in which names are there twice, and what a player does in it. */
export interface Twins {
	readonly host: Booted<SwornJournalPlugin>;
	readonly api: Readonly<Record<string, (input: unknown) => Promise<unknown>>>;
	/** Makes a move from its dialog: edge and the dice that fall. */
	faceDanger(...faces: number[]): Promise<void>;
	/** The same up to the roll, which the next Enter makes. */
	openDialog(...faces: number[]): Promise<void>;
	/** Presses the first button that begins so. */
	press(label: string): Promise<void>;
	/** *Undo last move* at the end of the note, and yes to its question. */
	undo(): Promise<void>;
	/** Takes a row of the list that is open. */
	take(text: string): Promise<void>;
	/** What a list offers. */
	rows(): readonly string[];
	/** A note as it is, saved or not. */
	text(path: string): Promise<string>;
	/** The notes that differ from what they were at first, or from another state. */
	changed(before?: Files): Promise<readonly string[]>;
	all(): Promise<Files>;
	move(from: string, to: string): Promise<void>;
}

const running: Twins[] = [];

export async function closeAll(): Promise<void> {
	for (const { host } of running.splice(0)) await host.close();
	document.body.replaceChildren();
}

export async function twins(
	files: Files,
	note: string,
	{
		journal = 'never',
		mode = 'live' as 'live' | 'preview',
		faces = [] as readonly number[],
		assume = {} as Partial<Assumptions>,
	} = {},
): Promise<Twins> {
	const host = await boot<SwornJournalPlugin>({
		files: { '.obsidian/plugins/sworn-journal/data.json': JSON.stringify({ journal }), ...files },
		note,
		mode,
		assume,
	});
	host.plugin.dice = landing([...faces]);
	await host.tick(60);
	const all = async (): Promise<Files> => {
		await host.view.save();
		await host.tick();
		const texts = host.app.vault.getMarkdownFiles().map(async ({ path }) => [path, await host.read(path)] as const);
		return Object.fromEntries(await Promise.all(texts));
	};
	const here: Twins = {
		host,
		get api() {
			return (host.app.plugins.plugins['sworn-journal'] as unknown as Pick<Twins, 'api'>).api;
		},
		async faceDanger(...dice) {
			await here.openDialog(...dice);
			await host.press('Enter');
			await host.tick(80);
		},
		async openDialog(...dice) {
			host.plugin.dice = landing(dice);
			await chooseMove(host, 'face danger');
			await host.press('e');
		},
		async press(label) {
			const buttons = [...document.querySelectorAll<HTMLElement>('button')];
			const button = buttons.find(({ textContent }) => textContent?.trim().startsWith(label));
			if (!button) throw new Error(`no “${label}” among ${buttons.map(b => b.textContent).join(' | ')}`);
			button.click();
			await host.tick(80);
		},
		async undo() {
			host.editor.setCursor({ line: host.editor.lineCount(), ch: 0 });
			await host.palette('Undo last move');
			await here.press('Undo the move');
		},
		async take(text) {
			const rows = [...document.querySelectorAll<HTMLElement>('.suggestion-item')];
			const row = rows.find(({ textContent }) => textContent === text);
			if (!row) throw new Error(`no “${text}” among ${rows.map(r => r.textContent).join(' | ')}`);
			row.click();
			await host.tick(80);
		},
		rows: () => [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent ?? ''),
		text: async path => (await all())[path] ?? '',
		all,
		async changed(before = files) {
			const now = await all();
			return Object.keys(now)
				.filter(path => now[path] !== before[path])
				.sort();
		},
		async move(from, to) {
			const file = host.app.vault.getAbstractFileByPath(from);
			if (!file) throw new Error(`no ${from}`);
			await host.app.fileManager.renameFile(file, to);
			await host.tick(80);
		},
	};
	running.push(here);
	return here;
}

/** A copy of a folder with all that is in it, links and records as they are. */
export const copied = (files: Files, folder: string, to: string): Files =>
	Object.fromEntries(
		Object.entries(files).flatMap(([path, text]) =>
			path.startsWith(`${folder}/`)
				? [
						[path, text],
						[`${to}${path.slice(folder.length)}`, text],
					]
				: [[path, text]],
		),
	);
