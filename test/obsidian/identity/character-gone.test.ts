import { afterEach, describe, expect, it } from 'vitest';
import { crossed } from '../../support/crossed';
import type { Way } from './torn-ways';
import { calledIn, KESTREL, OLD_CARD, palette, played, shownAnywhere, table, typed, written } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, fence, journalOf } from './twin-table';

afterEach(closeAll);

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
	{ kind: 'was deleted, with another beside the journal', name: 'Kestrel', files: { 'Wren.md': KESTREL } },
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

const ofJournal = (name: string, body: string) => journalOf(`[[${name}]]`, `I run.\n\n${body}`);
const ofRecord = (name: string, body: string) =>
	`---\ncharacter: "[[Wren]]"\n---\n\nI run.\n\n${body.replace(/(move: .*\n)/, `$1by: ${name}\n`).replace(/(sworn: [^,]+),/, `$1, by ${name},`)}`;
const CALL = fence('move: Face Danger\nroll: edge');
const OPEN = fence('move: Endure Harm\ncost: 1\nroll: iron 1\ndice: 1 vs 8, 9\noutcome: miss, 2 vs 8, 9');
const CALL_ON_LINE = 'I jump `sworn: Face Danger, edge` and land.\n';
const OPEN_ON_LINE = 'I fall `sworn: Endure Harm, cost 1, iron 1: 1 vs 8, 9, miss` and land.\n';

/** Calls the API, and shows what it answers. */
const answered =
	(verb: string, input: Readonly<Record<string, unknown>>): Way['act'] =>
	async on => {
		const said = await on.api[verb]?.({ ...input, note: 'Journal' }).catch((error: unknown) => String(error));
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

const PATHS: readonly Way[] = [
	{ way: 'a typed move', act: typed(';;fd w') },
	{ way: 'a typed change', act: typed(';;-1 supply') },
	{ way: 'a typed mark of progress', act: typed(';;progress ark') },
	{ way: 'Make a move', act: palette('Make a move') },
	{ way: 'the Table', act: table },
	{ way: 'Mark progress', act: palette('Mark progress') },
	{ way: 'Take or suffer', act: palette('Take or suffer') },
	{ way: 'Journal check', body: OLD_CARD, act: palette('Journal check') },
	{ way: 'Undo last move', body: OLD_CARD, act: palette('Undo last move') },
	{ way: 'a call', body: CALL, act: pressAll, mode: 'preview' },
	{ way: 'an old record', body: OPEN, act: pressAll, mode: 'preview' },
	{ way: 'a call on a line', body: CALL_ON_LINE, act: pressAll, mode: 'preview' },
	{ way: 'an old record on a line', body: OPEN_ON_LINE, act: pressAll, mode: 'preview' },
	{ way: 'a choice by the API', body: OPEN, act: answered('choose', { option: 'Lose Momentum' }) },
	{ way: 'a roll of a call by the API', body: CALL, act: answered('choose', { option: 'Roll +edge' }) },
	{ way: 'what is pending by the API', body: OPEN, act: answered('pending', {}) },
	{ way: 'what is pending on a line by the API', body: OPEN_ON_LINE, act: answered('pending', {}) },
	{ way: 'a record by the API', body: OPEN, act: answered('record', {}) },
	{ way: 'an oracle by the API', act: answered('oracle', { name: 'Core / Action' }) },
	{ way: 'a question by the API', act: answered('ask', { question: 'Is it so?' }) },
	{
		way: 'a move by the API',
		act: calledIn('move', { name: 'Face Danger', option: 'edge' }),
	},
	{ way: 'a change by the API', act: calledIn('change', { meter: 'supply', by: -1 }) },
	{ way: 'progress by the API', act: calledIn('progress', { track: 'Ark' }) },
	{ way: 'who by the API', act: calledIn('who', {}) },
	{ way: 'undo by the API', body: OLD_CARD, act: calledIn('undo', {}) },
];

/** Acts where a character is gone, and sees that it is told, and nobody else plays. */
async function expectTold({ name, near, files, while: meanwhile }: Gone, journal: string, { act, mode }: Way) {
	const on = await played({ ...files, 'Ark.md': ARK, 'Journal.md': journal }, mode);
	await meanwhile?.(on);
	await act(on);
	expect(shownAnywhere(on)).toContain(`“${name}” is not found`);
	if (near !== undefined) expect(shownAnywhere(on)).toContain(`Did you mean “${near}”?`);
	expect(await written(on)).toEqual([]);
	return on;
}

const outcomes = (text: string) => text.split('outcome').length;

it.each(crossed(PATHS, GONE))(
	'of a journal, a character that $kind is told, and nobody else plays: $way',
	async row => {
		const { name, body = '' } = row;
		const on = await expectTold(row, ofJournal(name, body), row);
		expect(outcomes(await on.text('Journal.md'))).toBe(outcomes(body));
	},
);

const IN_RECORDS = PATHS.filter(({ body }) => body !== undefined);

it.each(crossed(IN_RECORDS, GONE))(
	'of a record, a character that $kind is told, and nobody else plays: $way',
	async row => {
		await expectTold(row, ofRecord(row.name, row.body ?? ''), row);
	},
);

describe.each(GONE)('by the API, a character that $kind', gone => {
	const journal = journalOf('[[Wren]]');

	it.each([
		['a move', calledIn('move', { name: 'Face Danger', option: 'edge', by: gone.name })],
		['a change', calledIn('change', { meter: 'supply', by: -1, who: gone.name })],
	])('is told, and nobody else plays: %s', async (way, act) => {
		const on = await expectTold(gone, journal, { way, act });
		expect(await on.text('Journal.md')).toBe(journal);
	});
});
