import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, OLD_CARD, played, shownAnywhere, typed } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, fence } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const ARK = '---\nsworn: vow\nrank: dangerous\nticks: 24\n---\n';
const remove = async ({ host }: Twins, path: string): Promise<void> => {
	const file = host.app.vault.getFileByPath(path);
	if (file) await host.app.vault.delete(file);
	await host.tick(80);
};

/** A vault in which a link to a character leads nowhere, and another character is at hand. */
interface Gone {
	readonly kind: string;
	/** As the journal or a record has it. */
	readonly name: string;
	/** The name that is suggested. */
	readonly near?: string;
	readonly files: Readonly<Record<string, string>>;
	readonly while?: (on: Twins) => Promise<void>;
}

const WREN = { 'A/Wren.md': KESTREL };
const GONE: readonly Gone[] = [
	{ kind: 'was deleted', name: 'Kestrel', files: WREN },
	{ kind: 'was deleted, and stands beside the journal no more', name: 'Kestrel', files: { 'Wren.md': KESTREL } },
	{
		kind: 'was renamed outside the app',
		name: 'Kestrel',
		near: 'Kestrel Vane',
		files: { ...WREN, 'A/Kestrel Vane.md': KESTREL },
	},
	{ kind: 'is misspelled', name: 'Kestrle', near: 'Kestrel', files: { ...WREN, 'A/Kestrel.md': KESTREL } },
	{ kind: 'is named by a part', name: 'Vane', near: 'Kestrel Vane', files: { ...WREN, 'A/Kestrel Vane.md': KESTREL } },
	{
		kind: 'is named by the path of a folder that is gone',
		name: 'Z/Kestrel',
		near: 'A/Kestrel',
		files: { ...WREN, 'A/Kestrel.md': KESTREL },
	},
	{
		kind: 'is deleted while it plays',
		name: 'Kestrel',
		files: { ...WREN, 'A/Kestrel.md': KESTREL },
		while: on => remove(on, 'A/Kestrel.md'),
	},
];

const ofJournal = (name: string, body: string) => `---\ncharacter: "[[${name}]]"\n---\n\nI run.\n\n${body}`;
const ofRecord = (name: string, body: string) =>
	`---\ncharacter: "[[Wren]]"\n---\n\nI run.\n\n${body.replace(/(move: .*\n)/, `$1by: ${name}\n`).replace(/(sworn: [^,]+),/, `$1, by ${name},`)}`;
const CALL = fence('move: Face Danger\nroll: edge');
const OPEN = fence('move: Endure Harm\ncost: 1\nroll: iron 1\ndice: 1 vs 8, 9\noutcome: miss, 2 vs 8, 9');
const CALL_ON_LINE = 'I jump `sworn: Face Danger, edge` and land.\n';
const OPEN_ON_LINE = 'I fall `sworn: Endure Harm, cost 1, iron 1: 1 vs 8, 9, miss` and land.\n';

/** Calls the API, and shows what it answers. */
const answered =
	(verb: string, input: Readonly<Record<string, unknown>>) =>
	async ({ host }: Twins): Promise<void> => {
		const { api } = host.app.plugins.plugins['sworn-journal'] as unknown as {
			api: Record<string, (input: unknown) => Promise<unknown>>;
		};
		const said = await api[verb]?.({ ...input, note: 'Journal' }).catch((error: unknown) => String(error));
		// a record is what it was, whoever is gone; all others say why nothing came of it
		if (verb !== 'record') expect(JSON.stringify(said)).toContain('is not found');
		document.body.append(JSON.stringify(said));
	};

const pressAll = async (on: Twins): Promise<void> => {
	await on.host.tick(60);
	for (let round = 0; round < 6; round++) {
		const buttons = [...document.querySelectorAll<HTMLElement>('.sworn-block button, .sworn-inline button')];
		buttons[round % Math.max(1, buttons.length)]?.click();
		await on.host.tick(40);
	}
};
const palette = (command: string) => async (on: Twins) => {
	await on.host.palette(command);
	await on.host.tick(80);
};

const PATHS = [
	{ path: 'a typed move', body: '', act: typed(';;fd w') },
	{ path: 'a typed change', body: '', act: typed(';;-1 supply') },
	{ path: 'a typed mark of progress', body: '', act: typed(';;progress ark') },
	{ path: 'Make a move', body: '', act: palette('Make a move') },
	{ path: 'the Table', body: '', act: palette('Open the Table') },
	{ path: 'Mark progress', body: '', act: palette('Mark progress') },
	{ path: 'Take or suffer', body: '', act: palette('Take or suffer') },
	{ path: 'Journal check', body: OLD_CARD, act: palette('Journal check') },
	{ path: 'Undo last move', body: OLD_CARD, act: palette('Undo last move') },
	{ path: 'a call', body: CALL, act: pressAll, mode: 'preview' },
	{ path: 'an old record', body: OPEN, act: pressAll, mode: 'preview' },
	{ path: 'a call on a line', body: CALL_ON_LINE, act: pressAll, mode: 'preview' },
	{ path: 'an old record on a line', body: OPEN_ON_LINE, act: pressAll, mode: 'preview' },
	{ path: 'a choice by the API', body: OPEN, act: answered('choose', { option: 'Lose Momentum' }) },
	{ path: 'a roll of a call by the API', body: CALL, act: answered('choose', { option: 'Roll +edge' }) },
	{ path: 'what is pending by the API', body: OPEN, act: answered('pending', {}) },
	{ path: 'what is pending on a line by the API', body: OPEN_ON_LINE, act: answered('pending', {}) },
	{ path: 'a record by the API', body: OPEN, act: answered('record', {}) },
	{ path: 'an oracle by the API', body: '', act: answered('oracle', { name: 'Core / Action' }) },
	{ path: 'a question by the API', body: '', act: answered('ask', { question: 'Is it so?' }) },
	{
		path: 'a move by the API',
		body: '',
		act: called('move', { name: 'Face Danger', option: 'edge', note: 'Journal' }),
	},
	{ path: 'a change by the API', body: '', act: called('change', { meter: 'supply', by: -1, note: 'Journal' }) },
	{ path: 'progress by the API', body: '', act: called('progress', { track: 'Ark', note: 'Journal' }) },
	{ path: 'who by the API', body: '', act: called('who', { note: 'Journal' }) },
	{ path: 'undo by the API', body: OLD_CARD, act: called('undo', { note: 'Journal' }) },
] as const;

const play = async ({ name, files, while: meanwhile }: Gone, journal: string, mode?: 'preview') => {
	const on = await played({ ...files, 'Ark.md': ARK, 'Journal.md': journal }, mode ?? 'live');
	await meanwhile?.(on);
	expect(name).not.toBe('');
	return on;
};

const nobodyElsePlayed = async (on: Twins) => {
	const changed = (await on.changed()).filter(path => path !== 'Journal.md');
	expect(changed).toEqual([]);
};

describe.each(GONE)('a character of the journal that $kind', gone => {
	it.each(PATHS)('is told, and nobody else plays: $path', async ({ path, body, act, ...more }) => {
		const on = await play(gone, ofJournal(gone.name, body), 'mode' in more ? more.mode : undefined);
		await act(on);
		expect(shownAnywhere(on), path).toContain(`“${gone.name}” is not found`);
		if (gone.near !== undefined) expect(shownAnywhere(on)).toContain(`Did you mean “${gone.near}”?`);
		await nobodyElsePlayed(on);
		const outcomes = (await on.text('Journal.md')).match(/outcome/g)?.length ?? 0;
		expect(outcomes).toBe(body.match(/outcome/g)?.length ?? 0);
	});
});

describe.each(GONE)('a character of a record that $kind', gone => {
	const paths = PATHS.filter(({ body }) => body !== '');
	it.each(paths)('is told, and nobody else plays: $path', async ({ path, body, act, ...more }) => {
		const on = await play(gone, ofRecord(gone.name, body), 'mode' in more ? more.mode : undefined);
		await act(on);
		expect(shownAnywhere(on), path).toContain(`“${gone.name}” is not found`);
		if (gone.near !== undefined) expect(shownAnywhere(on)).toContain(`Did you mean “${gone.near}”?`);
		await nobodyElsePlayed(on);
	});

	it.each([
		{
			path: 'a move by the API',
			act: called('move', { name: 'Face Danger', option: 'edge', note: 'Journal', by: gone.name }),
		},
		{
			path: 'a change by the API',
			act: called('change', { meter: 'supply', by: -1, note: 'Journal', who: gone.name }),
		},
	])('is told, and nobody else plays: $path', async ({ act }) => {
		const on = await play(gone, '---\ncharacter: "[[Wren]]"\n---\n\nI run.\n');
		await act(on);
		expect(shownAnywhere(on)).toContain(`“${gone.name}” is not found`);
		if (gone.near !== undefined) expect(shownAnywhere(on)).toContain(`Did you mean “${gone.near}”?`);
		expect(await on.changed()).toEqual([]);
	});

	it('is told as the step of its record by the API', async () => {
		const on = await play(gone, ofRecord(gone.name, OPEN));
		const { api } = on.host.app.plugins.plugins['sworn-journal'] as unknown as {
			api: { pending: (input: unknown) => Promise<unknown> };
		};
		expect(JSON.stringify(await api.pending({ note: 'Journal' }))).toContain(`“${gone.name}” is not found`);
	});
});
