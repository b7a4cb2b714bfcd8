import type { Twins } from './twin-table';
import { fence, hero, twins } from './twin-table';

export const KESTREL = hero();

interface Tear {
	readonly tear: string;
	readonly torn: (text: string) => string;
	/** The line to mend. */
	readonly line: number;
}

/** How properties get lost, and the line that is named. */
export const TEARS: readonly Tear[] = [
	{
		tear: 'a key that is there twice',
		torn: text => text.replace('momentum: 3\n', 'momentum: 3\nmomentum: 5\n'),
		line: 12,
	},
	{
		tear: 'the marks of a merge',
		torn: text => text.replace('supply: 3\n', '<<<<<<< HEAD\nsupply: 3\n=======\nsupply: 2\n>>>>>>> other\n'),
		line: 10,
	},
	{ tear: 'a colon too many', torn: text => text.replace('edge: 2\n', 'edge: 2\nquote: he said: go\n'), line: 4 },
	{ tear: 'a tab', torn: text => text.replace('supply: 3\n', '\tsupply: 3\n'), line: 10 },
	{ tear: 'no end', torn: text => text.replace(/---\n$/, ''), line: 1 },
	{ tear: 'other properties in front', torn: text => `---\ntags: hero\n---\n${text}`, line: 4 },
	{ tear: 'a blank line in front', torn: text => `\n${text}`, line: 2 },
	{ tear: 'a heading in front', torn: text => `# Kestrel\n\n${text}`, line: 3 },
	{ tear: 'the mark of a merge in front', torn: text => `<<<<<<< HEAD\n${text}=======\n`, line: 2 },
	{ tear: 'no lines “---”', torn: text => text.replace(/---\n/g, ''), line: 1 },
	{
		tear: 'properties in TOML',
		torn: text => text.replace(/---/g, '+++').replace(/: /g, ' = '),
		line: 1,
	},
	{ tear: 'letters of UTF-16', torn: text => [...text].join('\0'), line: 1 },
	{ tear: 'a kind that is misspelled', torn: text => text.replace('edge', 'sworn: charakter\nedge'), line: 3 },
	{ tear: 'two kinds', torn: text => text.replace('edge', 'sworn: [character, npc]\nedge'), line: 3 },
	{
		tear: 'properties taken from an anchor',
		torn: text => text.replace('edge: 2', 'of: &it {edge: 2}\n<<: *it'),
		line: 4,
	},
	{
		tear: 'a key in two spellings, one a list',
		torn: text => text.replace(/---\n$/, 'Momentum: [4]\n---\n'),
		line: 12,
	},
	{
		tear: 'a quoted picture without its end',
		torn: text => text.replace('edge', 'portrait: "data:image/png;base64,AAAA==\nedge'),
		line: 12,
	},
	{ tear: 'a placeholder of a template', torn: text => text.replace('edge', 'title: {{title}}\nedge'), line: 3 },
	{ tear: 'a comment of HTML in front', torn: text => `<!-- Kestrel -->\n${text}`, line: 2 },
	{ tear: 'a callout around it', torn: text => text.replace(/^(?=.)/gm, '> '), line: 1 },
	{ tear: 'the end of a document', torn: text => text.replace(/---\n$/, '...\n'), line: 1 },
	{ tear: 'a bracket without its end', torn: text => text.replace('edge: 2\n', 'tags: [a, b\nedge: 2\n'), line: 4 },
];

export const OLD_CARD = fence(
	'move: Face Danger\nroll: edge 2\ndice: 1 vs 3, 9\noutcome: weak hit, 3 vs 3, 9',
).trimEnd();

/** A way to act, which must say why it does not. */
interface Way {
	readonly way: string;
	readonly act: (on: Twins) => Promise<void>;
	readonly mode?: 'preview';
}

/** Types a text at the end of the note, up to the list of what it may mean. */
export async function typedUpTo(on: Twins, text: string): Promise<void> {
	const { editor } = on.host;
	editor.focus();
	editor.setCursor({ line: editor.lineCount(), ch: 0 });
	for (const letter of text) {
		const at = editor.posToOffset(editor.getCursor());
		editor.cm.dispatch({
			changes: { from: at, insert: letter },
			selection: { anchor: at + letter.length },
			userEvent: 'input.type',
		});
		await on.host.tick();
	}
	await on.host.tick(60);
}

async function type(on: Twins, text: string): Promise<void> {
	await typedUpTo(on, text);
	await on.host.press('Enter');
	await on.host.tick(80);
}

export const typed =
	(text: string): Way['act'] =>
	on =>
		type(on, text);

export const called =
	(verb: string, input: Readonly<Record<string, unknown>>): Way['act'] =>
	async on => {
		const { api } = on.host.app.plugins.plugins['sworn-journal'] as unknown as {
			api: Record<string, (input: unknown) => Promise<unknown>>;
		};
		try {
			await api[verb]?.(input);
		} catch (error) {
			document.body.append(String(error instanceof Error ? error.message : error));
		}
	};

export const WAYS: readonly Way[] = [
	{ way: 'a typed move', act: typed(';;fd w') },
	{ way: 'a typed change', act: typed(';;-1 supply') },
	{
		way: 'Make a move',
		act: async on => {
			await on.host.palette('Make a move');
			await on.host.tick(60);
		},
	},
	{
		way: 'the Table',
		act: async on => {
			await on.host.palette('Open the Table');
			await on.host.tick(80);
		},
	},
	{ way: 'the API', act: called('move', { name: 'Face Danger', option: 'edge', note: 'Journal' }) },
	{ way: 'an old card', act: on => on.host.tick(60), mode: 'preview' },
];

/** What is shown anywhere: notices, lists, dialogs, cards. */
export const shownAnywhere = (on: Twins): string => `${document.body.textContent ?? ''} ${on.host.notices().join(' ')}`;

export const played = (files: Readonly<Record<string, string>>, mode: 'live' | 'preview' = 'live'): Promise<Twins> =>
	twins(files, 'Journal.md', { mode, faces: [4, 3, 9, 4, 3, 9] });

/** Another program writes a note. */
export async function overwrite({ host }: Twins, path: string, text: string): Promise<void> {
	const file = host.app.vault.getFileByPath(path);
	if (file) await host.app.vault.modify(file, text);
	await host.tick(80);
}
