import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOfInline, readInline } from '../../../src/journal/inline/inline-record';
import { writeRecordLine } from '../../../src/journal/inline/format-inline-move';
import { writeEntry } from '../../../src/journal/sworn-block/edit-entry';
import {
	BLOCK_KINDS,
	hasAnyKeys,
	isLineKind,
	KEYS_OF_KIND,
	LIST_KEYS,
} from '../../../src/journal/sworn-block/block-kinds';
import { writeTrackBlock } from '../../../src/journal/track/track-block';
import { expectParsed } from '../../support/expect-parsed';
import { anyText } from '../any-record';
import { anyTrack } from '../track/any-track';

const lines = (...all: readonly string[]): string => all.join('\n');
const bodyOf = (code: string): string | undefined => bodyOfInline(expectParsed(readInline(code)));

describe('on one line is', () => {
	it.each([
		[
			'a question that was answered',
			'sworn: Is the airlock guarded? › yes (likely: 34)',
			lines('ask: Is the airlock guarded?', 'odds: likely', 'dice: 34', 'answer: yes'),
		],
		[
			'an answer that was decided by hand',
			'sworn: Is the airlock guarded? › extreme no (small chance)',
			lines('ask: Is the airlock guarded?', 'odds: small chance', 'answer: extreme no'),
		],
		[
			'one of two possibilities',
			'sworn: They greet us with a feast or They wait with drawn bows › They wait with drawn bows (extreme) (likely: 88)',
			lines(
				'ask: They greet us with a feast',
				'or: They wait with drawn bows',
				'odds: likely',
				'dice: 88',
				'answer: They wait with drawn bows (extreme)',
			),
		],
		[
			'a question that waits',
			'sworn: ask: Is the pilot, Juno, there?; odds likely',
			lines('ask: Is the pilot, Juno, there?', 'odds: likely'),
		],
		[
			'what somebody else asked',
			'sworn: ask: Is it so?; by Juno; odds likely; dice 34; answer yes',
			lines('ask: Is it so?', 'by: Juno', 'odds: likely', 'dice: 34', 'answer: yes'),
		],
		[
			'an oracle',
			'sworn: Core / Action › Advance (rolled: 3)',
			lines('oracle: Core / Action', 'dice: 3', 'result: Advance'),
		],
		[
			'several that were rolled together',
			'sworn: Core / Action + Theme › Advance + World (rolled: 3; 100)',
			lines('oracle: Core / Action + Theme', 'dice: 3; 100', 'result: Advance + World'),
		],
		[
			'a cursed die',
			'sworn: Ship / Cargo › Human bones (cursed) (rolled: 34, cursed die 10)',
			lines('oracle: Ship / Cargo', 'dice: 34', 'cursed_die: 10', 'result: Human bones (cursed)'),
		],
		[
			'results in a list',
			'sworn: oracle: Settlement / First Look; dice "97, 12, 55; 34"; result "Owl; Boar"; result Eel',
			lines('oracle: Settlement / First Look', 'dice: 97, 12, 55; 34', 'result:', '  - Owl; Boar', '  - Eel'),
		],
		['an oracle that waits', 'sworn: oracle: Site Name / Format', 'oracle: Site Name / Format'],
		[
			'a generated thing',
			'sworn: generated: Planet; name: Verdance; feature: Kelp forest; feature: Violent + Fortification; life: Diverse',
			lines(
				'generated: Planet',
				'name: Verdance',
				'feature:',
				'  - Kelp forest',
				'  - Violent + Fortification',
				'life: Diverse',
			),
		],
		[
			'a vow',
			'sworn: vow: Find the ark, formidable, 8 ticks; clears doomed',
			lines('vow: Find the ark', 'rank: formidable', 'ticks: 8', 'clears: doomed'),
		],
		[
			'a vow that was fulfilled',
			'sworn: vow: Find the ark, formidable, 40 ticks, completed; sworn_to Juno',
			lines('vow: Find the ark', 'rank: formidable', 'ticks: 40', 'status: completed', 'sworn_to: Juno'),
		],
		[
			'a clock',
			'sworn: clock: Hull breach, 2 of 6 segments; odds likely',
			lines('clock: Hull breach', 'segments: 6', 'filled: 2', 'odds: likely'),
		],
		[
			'a connection',
			'sworn: connection: Juno, dangerous, 12 ticks; role pilot; role "smuggler; cook"; bond yes',
			lines(
				'connection: Juno',
				'rank: dangerous',
				'ticks: 12',
				'role:',
				'  - pilot',
				'  - smuggler; cook',
				'bond: yes',
			),
		],
		[
			'a threat',
			'sworn: threat: The red tide, extreme, 0 ticks; menace 4; vow Stem the tide',
			lines('threat: The red tide', 'rank: extreme', 'ticks: 0', 'menace: 4', 'vow: Stem the tide'),
		],
		[
			'a name that holds its signs, in quotes',
			'sworn: vow: "Ask: who, when → where, epic", epic, 0 ticks',
			lines('vow: "Ask: who, when → where, epic"', 'rank: epic', 'ticks: 0'),
		],
		[
			'a name that would end like a change, in quotes',
			'sworn: vow: "Get them marked", epic',
			lines('vow: Get them marked', 'rank: epic'),
		],
		['the sign of a table with a backslash', 'sworn: vow: Ash \\| Oak, epic', lines('vow: Ash | Oak', 'rank: epic')],
		[
			'a value that cannot be read, under its key',
			'sworn: vow: Find the ark; rank formidabel; ticks 44 or so',
			lines('vow: Find the ark', 'rank: formidabel', 'ticks: 44 or so'),
		],
	])('%s', (_, code, body) => {
		expect(bodyOf(code)).toBe(body);
		expect(writeRecordLine(body)).toBe(code);
	});
});

describe('typed by hand, a line is read', () => {
	it.each([
		[
			'Sworn:VOW:Find the ark; Rank: Epic;  ticks: 8 ; sworn to Juno',
			lines('vow: Find the ark', 'rank: Epic', 'ticks: 8', 'sworn_to: Juno'),
		],
		['sworn: vow: Find the ark', 'vow: Find the ark'],
		['sworn: vow: Here, there, Epic', lines('vow: Here, there', 'rank: Epic')],
		['sworn: clock: Storm, 6 segments', lines('clock: Storm', 'segments: 6')],
		['sworn: clock: Storm; 1 of 4 segments', lines('clock: Storm', 'segments: 4', 'filled: 1')],
		['sworn: vow: Find the ark; soon', lines('vow: Find the ark', '? soon')],
		['sworn: vow: Find the ark, epic; rank dangerous', lines('vow: Find the ark', 'rank: epic', '? rank dangerous')],
		['sworn: generated: Planet; First look: kelp', lines('generated: Planet', 'first_look: kelp')],
		['sworn: Is it so? › no', lines('ask: Is it so?', 'answer: no')],
		['sworn: Core / Action › Advance', lines('oracle: Core / Action', 'result: Advance')],
		['sworn: Wolves › Grey (3)', lines('oracle: Wolves', 'result: Grey (3)')],
	])('%s', (code, body) => {
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
		const line = expectParsed(readInline(code));
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
		fc.constantFrom('yes', 'no', 'likely', '34', '3; 100', 'none', 'epic', 'A or B', 'x (likely: 3)', 'y (rolled: 3)'),
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

it('a line of any block is read as the same block, is on one line, and breaks no table', () => {
	fc.assert(
		fc.property(fc.oneof(anyBody, anyTrack.map(writeTrackBlock)), body => {
			const code = writeRecordLine(body) ?? '';
			expect(bodyOf(code)).toBe(body);
			expect(code).not.toMatch(/[\r\n]/);
			expect(code).not.toMatch(/(?<!\\)\|/);
			expect(bodyOf(code.replaceAll('\\|', '|'))).toBe(body);
		}),
		{ numRuns: 500 },
	);
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
