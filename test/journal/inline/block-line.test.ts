import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOfInline, readInline } from '../../../src/journal/inline/inline-line';
import { writeRecordLine } from '../../../src/journal/inline/write-record-line';
import { writeEntry } from '../../../src/journal/sworn-block/edit';
import { BLOCK_KINDS, hasAnyKeys, isLineKind, KEYS_OF_KIND, LIST_KEYS } from '../../../src/journal/sworn-block/kind';
import { writeTrackBlock } from '../../../src/journal/track/track-block';
import { good } from '../../support/good';
import { anyText } from '../any-record';
import { anyTrack } from '../track/any-track';

const lines = (...all: readonly string[]): string => all.join('\n');
const bodyOf = (code: string): string | undefined => bodyOfInline(good(readInline(code)));

const PAIRS = [
	{
		what: 'a question that was answered',
		code: 'sworn: Is the airlock guarded? › yes (likely: 34)',
		body: lines('ask: Is the airlock guarded?', 'odds: likely', 'dice: 34', 'answer: yes'),
	},
	{
		what: 'an answer that was decided by hand',
		code: 'sworn: Is the airlock guarded? › extreme no (small chance)',
		body: lines('ask: Is the airlock guarded?', 'odds: small chance', 'answer: extreme no'),
	},
	{
		what: 'one of two possibilities',
		code: 'sworn: They greet us with a feast or They wait with drawn bows › They wait with drawn bows (extreme) (likely: 88)',
		body: lines(
			'ask: They greet us with a feast',
			'or: They wait with drawn bows',
			'odds: likely',
			'dice: 88',
			'answer: They wait with drawn bows (extreme)',
		),
	},
	{
		what: 'a question that waits',
		code: 'sworn: ask: Is the pilot, Juno, there?; odds likely',
		body: lines('ask: Is the pilot, Juno, there?', 'odds: likely'),
	},
	{
		what: 'what somebody else asked',
		code: 'sworn: ask: Is it so?; by Juno; odds likely; dice 34; answer yes',
		body: lines('ask: Is it so?', 'by: Juno', 'odds: likely', 'dice: 34', 'answer: yes'),
	},
	{
		what: 'an oracle',
		code: 'sworn: Core / Action › Advance (rolled: 3)',
		body: lines('oracle: Core / Action', 'dice: 3', 'result: Advance'),
	},
	{
		what: 'several that were rolled together',
		code: 'sworn: Core / Action + Theme › Advance + World (rolled: 3; 100)',
		body: lines('oracle: Core / Action + Theme', 'dice: 3; 100', 'result: Advance + World'),
	},
	{
		what: 'a cursed die',
		code: 'sworn: Ship / Cargo › Human bones (cursed) (rolled: 34, cursed die 10)',
		body: lines('oracle: Ship / Cargo', 'dice: 34', 'cursed_die: 10', 'result: Human bones (cursed)'),
	},
	{
		what: 'results in a list',
		code: 'sworn: oracle: Settlement / First Look; dice "97, 12, 55; 34"; result "Owl; Boar"; result Eel',
		body: lines('oracle: Settlement / First Look', 'dice: 97, 12, 55; 34', 'result:', '  - Owl; Boar', '  - Eel'),
	},
	{
		what: 'an oracle that waits',
		code: 'sworn: oracle: Site Name / Format',
		body: 'oracle: Site Name / Format',
	},
	{
		what: 'a generated thing',
		code: 'sworn: generated: Planet; name: Verdance; feature: Kelp forest; feature: Violent + Fortification; life: Diverse',
		body: lines(
			'generated: Planet',
			'name: Verdance',
			'feature:',
			'  - Kelp forest',
			'  - Violent + Fortification',
			'life: Diverse',
		),
	},
	{
		what: 'a vow',
		code: 'sworn: vow: Find the ark, formidable, 8 ticks; clears doomed',
		body: lines('vow: Find the ark', 'rank: formidable', 'ticks: 8', 'clears: doomed'),
	},
	{
		what: 'a vow that was fulfilled',
		code: 'sworn: vow: Find the ark, formidable, 40 ticks, completed; sworn_to Juno',
		body: lines('vow: Find the ark', 'rank: formidable', 'ticks: 40', 'status: completed', 'sworn_to: Juno'),
	},
	{
		what: 'a clock',
		code: 'sworn: clock: Hull breach, 2 of 6 segments; odds likely',
		body: lines('clock: Hull breach', 'segments: 6', 'filled: 2', 'odds: likely'),
	},
	{
		what: 'a connection',
		code: 'sworn: connection: Juno, dangerous, 12 ticks; role pilot; role "smuggler; cook"; bond yes',
		body: lines(
			'connection: Juno',
			'rank: dangerous',
			'ticks: 12',
			'role:',
			'  - pilot',
			'  - smuggler; cook',
			'bond: yes',
		),
	},
	{
		what: 'a threat',
		code: 'sworn: threat: The red tide, extreme, 0 ticks; menace 4; vow Stem the tide',
		body: lines('threat: The red tide', 'rank: extreme', 'ticks: 0', 'menace: 4', 'vow: Stem the tide'),
	},
	{
		what: 'a name that holds its signs, in quotes',
		code: 'sworn: vow: "Ask: who, when → where, epic", epic, 0 ticks',
		body: lines('vow: "Ask: who, when → where, epic"', 'rank: epic', 'ticks: 0'),
	},
	{
		what: 'a name that would end like a change, in quotes',
		code: 'sworn: vow: "Get them marked", epic',
		body: lines('vow: Get them marked', 'rank: epic'),
	},
	{
		what: 'the sign of a table with a backslash',
		code: 'sworn: vow: Ash \\| Oak, epic',
		body: lines('vow: Ash | Oak', 'rank: epic'),
	},
	{
		what: 'a value that cannot be read, under its key',
		code: 'sworn: vow: Find the ark; rank formidabel; ticks 44 or so',
		body: lines('vow: Find the ark', 'rank: formidabel', 'ticks: 44 or so'),
	},
];

describe('on one line is', () => {
	it.each(PAIRS)('$what', ({ code, body }) => {
		expect(bodyOf(code)).toBe(body);
		expect(writeRecordLine(body)).toBe(code);
	});
});

describe('typed by hand, a line is read', () => {
	it.each([
		{
			code: 'Sworn:VOW:Find the ark; Rank: Epic;  ticks: 8 ; sworn to Juno',
			body: lines('vow: Find the ark', 'rank: Epic', 'ticks: 8', 'sworn_to: Juno'),
		},
		{ code: 'sworn: vow: Find the ark', body: 'vow: Find the ark' },
		{ code: 'sworn: vow: Here, there, Epic', body: lines('vow: Here, there', 'rank: Epic') },
		{ code: 'sworn: clock: Storm, 6 segments', body: lines('clock: Storm', 'segments: 6') },
		{ code: 'sworn: clock: Storm; 1 of 4 segments', body: lines('clock: Storm', 'segments: 4', 'filled: 1') },
		{ code: 'sworn: vow: Find the ark; soon', body: lines('vow: Find the ark', '? soon') },
		{
			code: 'sworn: vow: Find the ark, epic; rank dangerous',
			body: lines('vow: Find the ark', 'rank: epic', '? rank dangerous'),
		},
		{ code: 'sworn: generated: Planet; First look: kelp', body: lines('generated: Planet', 'first_look: kelp') },
		{ code: 'sworn: Is it so? › no', body: lines('ask: Is it so?', 'answer: no') },
		{ code: 'sworn: Core / Action › Advance', body: lines('oracle: Core / Action', 'result: Advance') },
		{ code: 'sworn: Wolves › Grey (3)', body: lines('oracle: Wolves', 'result: Grey (3)') },
	])('$code', ({ code, body }) => {
		expect(bodyOf(code)).toBe(body);
	});
});

describe('a line stays what it was', () => {
	it.each([
		{ code: 'sworn: Track: north › 8 → 12 ticks', kind: 'changes' },
		{ code: 'sworn: Ask: who; x › 8 → 12 ticks', kind: 'changes' },
		{ code: 'sworn: Vow: north begun, formidable', kind: 'changes' },
		{ code: 'sworn: Ask: who? completed', kind: 'changes' },
		{ code: 'sworn: 2d6 + 1 › 8 (3, 4)', kind: 'oracle' },
		{ code: 'sworn: d100 › 34', kind: 'oracle' },
	])('$code: $kind', ({ code, kind }) => {
		const line = good(readInline(code));
		expect(line.kind).toBe(kind);
		expect(bodyOfInline(line)).toBeUndefined();
	});

	it.each(['show: Rook', 'session: 3'])('%s is a block alone', body => {
		expect(writeRecordLine(body)).toBeUndefined();
		expect(readInline(`sworn: ${body}`).ok).toBe(false);
	});
});

/** Any block of a kind that may be a line: some of its keys, in their order, with any words. */
const anyBody = fc.constantFrom(...BLOCK_KINDS.filter(kind => kind !== 'move' && isLineKind(kind))).chain(kind => {
	const facts = ['name', 'first_look', 'rank', 'größe'];
	const keys: readonly string[] = hasAnyKeys(kind) ? facts : KEYS_OF_KIND[kind].slice(1);
	const word = fc.oneof(
		anyText,
		fc.constantFrom(
			'yes',
			'no',
			'likely',
			'34',
			'3; 100',
			'3',
			'none',
			'epic',
			'A or B',
			'x (likely: 3)',
			'y (rolled: 3)',
		),
	);
	const several = fc.array(word, { minLength: 1, maxLength: 3 });
	const isList = (key: string) => hasAnyKeys(kind) || LIST_KEYS.has(key);
	return fc
		.tuple(word, fc.tuple(...keys.map(key => fc.option(isList(key) ? several : word.map(one => [one])))))
		.map(([name, said]) =>
			[
				writeEntry(kind, [name]),
				...said.flatMap((values, i) => (values === null ? [] : [writeEntry(keys[i] ?? '', values)])),
			].join('\n'),
		);
});

describe('a line of any block', () => {
	it('is read as the same block', () => {
		fc.assert(
			fc.property(fc.oneof(anyBody, anyTrack.map(writeTrackBlock)), body => {
				const code = writeRecordLine(body);
				expect(code).toBeDefined();
				expect(bodyOf(code ?? '')).toBe(body);
			}),
			{ numRuns: 2000 },
		);
	});

	it('is on one line and breaks no table', () => {
		fc.assert(
			fc.property(anyBody, body => {
				const code = writeRecordLine(body) ?? '';
				expect(code).not.toMatch(/[\r\n]/);
				expect(code).not.toMatch(/(?<!\\)\|/);
				expect(bodyOf(code.replaceAll('\\|', '|'))).toBe(bodyOf(code));
			}),
			{ numRuns: 1000 },
		);
	});
});

describe('a block stays a block', () => {
	it.each([
		{ what: 'with a comment', body: 'vow: Find the ark\n# at last' },
		{ what: 'with a key of the player’s own', body: 'vow: Find the ark\nmood: dark' },
		{ what: 'with one thing said twice', body: 'vow: Find the ark\nrank: epic\nrank: epic' },
		{ what: 'with a line that says nothing', body: 'ask: Is it so?\nshe waits' },
	])('$what', ({ body }) => {
		expect(writeRecordLine(body)).toBeUndefined();
	});
});
