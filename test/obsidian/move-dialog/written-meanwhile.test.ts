import { afterEach, expect, it } from 'vitest';
import { close, fill, type Host, opened, settings } from '../opened';
import { slowDisk } from '../pending';
import { KESTREL } from '../played';

afterEach(close);

type Form = 'line' | 'block';

/** The command, and what is done until its last Enter. */
const UNTIL_ENTER = {
	move: async on => {
		await on.palette('Make a move');
		await fill('face danger', '.modal input');
		await on.press('Enter');
		await on.tick();
		await on.press('e');
	},
	oracle: async on => {
		await on.palette('Ask the oracle');
		await fill('core action', '.modal input');
	},
	generator: async on => {
		await on.palette('Generate a place, ship or person');
		await fill('sect', '.modal input');
		await on.press('Enter');
		await on.tick();
		await fill('The Hush', '.modal input[aria-label="Name"]');
	},
	encounter: async on => {
		await on.palette('Find a foe');
		await fill('chiton queen', '.modal input');
		await on.press('Enter');
		await on.tick();
	},
	track: async on => {
		await on.palette('New vow');
		await fill('Find the ark', '.modal input');
		document.querySelector<HTMLElement>('.modal input[value=dangerous]')?.click();
		await on.tick();
	},
	session: async on => {
		await on.palette('Begin a session');
	},
	view: async on => {
		await on.palette('Insert a view of the campaign');
	},
} as const satisfies Record<string, (on: Host) => Promise<void>>;

type What = keyof typeof UNTIL_ENTER;

/** A journal whose cursor is on the given line, and a dialog that was confirmed; reads wait until the answer is called. */
async function confirmed(note: string, line: number, what: What, form: Form) {
	const files = { ...settings({ records: form, answers: form }), 'Kestrel.md': KESTREL, 'Journal.md': note };
	const on = await opened({ files, note: 'Journal.md' }, [6, 2, 4, 3, 7, 9]);
	await on.tick(50);
	on.editor.setCursor({ line, ch: 0 });
	return { on, go: await confirm(on, what) };
}

async function confirm(on: Host, what: What): Promise<() => Promise<void>> {
	await UNTIL_ENTER[what](on);
	const go = slowDisk(on);
	const focused = document.activeElement;
	if (what === 'generator' || what === 'track') document.querySelector<HTMLFormElement>('.modal form')?.requestSubmit();
	else if (what !== 'move' && focused instanceof HTMLButtonElement) focused.click();
	else void on.press('Enter');
	return go;
}

function write(on: Host, insert: string): void {
	const { cm } = on.editor;
	const { head } = cm.state.selection.main;
	cm.dispatch({
		changes: { from: head, insert },
		selection: { anchor: head + insert.length },
		userEvent: 'input.type',
	});
}

/** The note with each record as the name of its move or oracle. */
const shape = (text: string): string =>
	text
		.replace(/(## Session 1), [\d-]+/, '$1')
		.replace(/```sworn\n(?:move|oracle|vow|objective|show|generated): ([^\n]*)\n[^`]*```/g, '[$1]')
		.replace(/`sworn: (Face Danger|Core \/ Action)[^`]*`/g, '[$1]');

it.each<[string, What, Form, string, number, string, string]>([
	['below a paragraph', 'move', 'block', 'I run.\n\n', 2, 'And then', 'I run.\n\n[Face Danger]\n\n\nAnd then'],
	['right below a row', 'move', 'block', 'I run.\n', 1, 'And then', 'I run.\n\n[Face Danger]\n\n\nAnd then'],
	['right below a row', 'move', 'line', 'I run.\n', 1, 'And then', 'I run.\n\n[Face Danger]\n\n\nAnd then'],
	['between two rows', 'move', 'block', 'I run.\n\nLater.\n', 1, 'So.', 'I run.\n\n[Face Danger]\n\n\nSo.\nLater.\n'],
	['between paragraphs', 'move', 'block', 'A.\n\n\n\nB.\n', 2, 'So.', 'A.\n\n[Face Danger]\n\n\nSo.\n\nB.\n'],
	['right below a row', 'oracle', 'block', 'I run.\n', 1, 'And then', 'I run.\n\n[Core / Action]\n\n\nAnd then'],
	['right below a row', 'oracle', 'line', 'I run.\n', 1, 'And then', 'I run.\n\n[Core / Action]\n\nAnd then'],
	['right below a row', 'generator', 'block', 'I run.\n', 1, 'So.', 'I run.\n\n[Sector]\n\n\nSo.'],
	['right below a row', 'encounter', 'block', 'I run.\n', 1, 'So.', 'I run.\n\n[Chiton queen]\n\n\nSo.'],
	['right below a row', 'track', 'block', 'I run.\n', 1, 'So.', 'I run.\n\n[Find the ark]\n\n\nSo.'],
	[
		'right below a row',
		'session',
		'block',
		'I run.\n',
		1,
		'So.',
		'I run.\n\n## Session 1\n\n[Begin a Session]\n\n\nSo.',
	],
	['right below a row', 'view', 'block', 'I run.\n', 1, 'So.', 'I run.\n\n[campaign]\n\n\nSo.'],
])(
	'what is written on an empty line %s, while the record of a %s as %s is on its way, stands below it',
	async (_, what, form, note, line, words, becomes) => {
		const { on, go } = await confirmed(note, line, what, form);
		write(on, words);
		await go();
		expect(shape(on.editor.getValue())).toBe(becomes);
		expect(on.editor.getValue().slice(0, on.editor.cm.state.selection.main.head)).toMatch(new RegExp(`${words}$`));
	},
);

it('a move that is made behind it, before the first is written, stands below both', async () => {
	const { on, go } = await confirmed('I run.\n', 1, 'move', 'block');
	write(on, 'And then\n\n');
	const goOn = await confirm(on, 'oracle');
	write(on, 'the end');
	await go();
	await goOn();
	expect(shape(on.editor.getValue())).toBe('I run.\n\n[Face Danger]\n\n\nAnd then\n\n[Core / Action]\n\n\nthe end');
});
