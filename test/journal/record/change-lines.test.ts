import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChange, writeChange } from '../../../src/journal/record/change-lines';
import type { Change, ChangeEvent } from '../../../src/play/character/change';
import { anyChange } from '../any-record';

const value = (what: string, from: number | string, to: number | string, more: object = {}): Change => ({
	kind: 'value',
	what,
	from,
	to,
	...more,
});
const event = (what: string, word: ChangeEvent, more: object = {}): Change => ({
	kind: 'event',
	what,
	event: word,
	...more,
});

const ARK = { target: 'Find the ark' };

describe('a line of done', () => {
	const rows: readonly { line: string; change: Change; written?: string }[] = [
		{ line: 'momentum 3 → 4', change: value('momentum', 3, 4) },
		{ line: 'health 5 → 4 (Endure Harm)', change: value('health', 5, 4, { why: 'Endure Harm' }) },
		{ line: 'momentum -2 → -3', change: value('momentum', -2, -3) },
		{ line: 'Find the ark › 8 → 12 ticks', change: value('', 8, 12, { ...ARK, unit: 'ticks' }) },
		{ line: 'Find the ark › formidable → extreme', change: value('', 'formidable', 'extreme', ARK) },
		{ line: 'Rook › health 3 → 2', change: value('health', 3, 2, { target: 'Rook' }) },
		{ line: 'wounded marked', change: event('wounded', 'marked') },
		{ line: 'Rook › wounded cleared (Heal)', change: event('wounded', 'cleared', { target: 'Rook', why: 'Heal' }) },
		{ line: 'combat none → in control', change: value('combat', 'none', 'in control') },
		{ line: 'combat in control → in a bad spot', change: value('combat', 'in control', 'in a bad spot') },
		{ line: 'quests 3 → 5 ticks', change: value('quests', 3, 5, { unit: 'ticks' }) },
		{ line: 'next +1 (Secure an Advantage) spent', change: event('next +1 (Secure an Advantage)', 'spent') },
		{
			line: 'next +1, on a hit momentum +1 (Find an Opportunity) spent (Strike)',
			change: event('next +1, on a hit momentum +1 (Find an Opportunity)', 'spent', { why: 'Strike' }),
		},
		{ line: 'momentum 10 → 10, at its maximum', change: value('momentum', 10, 10, { note: 'at its maximum' }) },
		{ line: 'Find the ark begun', change: event('Find the ark', 'begun') },
		{ line: 'status open → completed', change: value('status', 'open', 'completed') },
		{ line: 'Here → there completed', change: event('Here → there', 'completed') },
		{ line: 'Here → there › 3 → 4 ticks', change: value('', 3, 4, { target: 'Here → there', unit: 'ticks' }) },
		{ line: 'Ask: who? › 3 → 4 ticks', change: value('', 3, 4, { target: 'Ask: who?', unit: 'ticks' }) },
		{ line: 'Ask: who? 3 → 4 ticks', change: value('Ask: who?', 3, 4, { unit: 'ticks' }) },
		{
			line: 'Kestrel › Starship › integrity 4 → 3',
			change: value('integrity', 4, 3, { target: 'Kestrel › Starship' }),
		},
		{ line: 'combat in control, stays', change: value('combat', 'in control', 'in control', { note: 'stays' }) },
		{
			line: 'combat has initiative, stays (position)',
			change: value('combat', 'has initiative', 'has initiative', { note: 'stays', why: 'position' }),
		},
		{
			line: 'combat in control → in control, stays',
			change: value('combat', 'in control', 'in control', { note: 'stays' }),
			written: 'combat in control, stays',
		},
		{ line: 'Find the ark › 40 ticks, stays', change: value('', 40, 40, { ...ARK, unit: 'ticks', note: 'stays' }) },
		{ line: 'battered no → yes', change: value('battered', 'no', 'yes') },
		{ line: 'Find the ark › 2 → 3 boxes', change: value('', 2, 3, { ...ARK, unit: 'boxes' }) },
		{ line: 'Find the ark › rank formidable → extreme', change: value('rank', 'formidable', 'extreme', ARK) },
		{
			line: 'Find the ark › 12 → 0 ticks, lowest of 3, 7',
			change: value('', 12, 0, { ...ARK, unit: 'ticks', note: 'lowest of 3, 7' }),
		},
		{ line: 'Find the ark › vow begun', change: event('vow', 'begun', ARK) },
		{ line: 'Find the ark › vow completed', change: event('vow', 'completed', ARK) },
		{ line: 'Find the ark › vow forsaken', change: event('vow', 'forsaken', ARK) },
		{ line: 'doomed cleared (Find the ark)', change: event('doomed', 'cleared', { why: 'Find the ark' }) },
		{ line: 'combat in control → none (Raider)', change: value('combat', 'in control', 'none', { why: 'Raider' }) },
		{ line: 'Doom › 2 → 3 segments', change: value('', 2, 3, { target: 'Doom', unit: 'segments' }) },
		{ line: 'The cult › menace 8 → 12 ticks', change: value('menace', 8, 12, { target: 'The cult', unit: 'ticks' }) },
		{ line: 'Raider › harm 2 → 3', change: value('harm', 2, 3, { target: 'Raider' }) },
		{ line: 'experience 4 → 6 (Earn Experience)', change: value('experience', 4, 6, { why: 'Earn Experience' }) },
		{ line: 'experience spent 3 → 3, not enough', change: value('experience spent', 3, 3, { note: 'not enough' }) },
		{ line: 'repair points 7 → 5', change: value('repair points', 7, 5) },
		{ line: 'Ana › bond marked', change: event('bond', 'marked', { target: 'Ana' }) },
		{ line: 'Ana › second role gained', change: event('second role', 'gained', { target: 'Ana' }) },
		{ line: 'Starling › battered marked', change: event('battered', 'marked', { target: 'Starling' }) },
		{ line: 'Rook › asset discarded', change: event('asset', 'discarded', { target: 'Rook' }) },
		{ line: 'Rook › ability 3 marked', change: event('ability 3', 'marked', { target: 'Rook' }) },
		{
			line: 'wounded not marked, stays (not wounded?)',
			change: event('wounded', 'cleared', { note: 'stays', why: 'not wounded?' }),
		},
		{
			line: 'Starling › battered not marked, stays (vehicle battered?)',
			change: event('battered', 'cleared', { target: 'Starling', note: 'stays', why: 'vehicle battered?' }),
		},
		{
			line: 'wounded marked, stays (wounded?)',
			change: event('wounded', 'marked', { note: 'stays', why: 'wounded?' }),
		},
		{ line: 'wounded cleared, was not marked', change: event('wounded', 'cleared', { note: 'was not marked' }) },
		{
			line: 'Find the lost, taken › vow completed, is forsaken',
			change: event('vow', 'completed', { target: 'Find the lost, taken', note: 'is forsaken' }),
		},
		{ line: 'dead marked', change: event('dead', 'marked') },
		{
			line: 'next +1 on Strike, on a hit momentum +1 (Prepare) taken',
			change: event('next +1 on Strike, on a hit momentum +1 (Prepare)', 'taken'),
		},
		{
			line: 'Doom › 0 → 1 segment',
			change: value('', 0, 1, { target: 'Doom', unit: 'segments' }),
			written: 'Doom › 0 → 1 segments',
		},
		{ line: 'momentum 3 -> 4', change: value('momentum', 3, 4), written: 'momentum 3 → 4' },
		{ line: ' momentum  3→4 ', change: value('momentum', 3, 4), written: 'momentum 3 → 4' },
		{ line: 'momentum −2 → 1', change: value('momentum', -2, 1), written: 'momentum -2 → 1' },
		{ line: 'Rook > health 3 -> 2', change: value('health', 3, 2, { target: 'Rook' }), written: 'Rook › health 3 → 2' },
		{
			line: 'Find the ark › 0 → 1 tick',
			change: value('', 0, 1, { ...ARK, unit: 'ticks' }),
			written: 'Find the ark › 0 → 1 ticks',
		},
	];
	it.each(rows)('$line', ({ line, change, written = line }) => {
		expect(readChange(line)).toEqual({ ok: true, value: change });
		expect(writeChange(change)).toBe(written);
	});

	it.each([
		'',
		'lost her hat',
		'- knots  - combat none → in a bad spot',
		'She ran.combat in control → none',
		'→',
		'momentum 3 →',
		'→ 4',
		'marked',
		'(Endure Harm)',
		'3',
		')',
		'momentum 3 → 4# a thought',
		'health 5 → 4 (Endure Harm). Ouch',
		'Ark › rank epic → extreme# no',
		'combat none → has initiative1. one',
		'supply 1 → 0, at its minimum (Sacrifice Resources)- rope',
		'wounded cleared, was not marked, and so on',
		'wounded not marked, stays, and so on',
	])('"%s" is not read', line => {
		expect(readChange(line).ok).toBe(false);
	});

	it('is read as it was written', () => {
		fc.assert(
			fc.property(anyChange, change => {
				expect(readChange(writeChange(change))).toEqual({ ok: true, value: change });
			}),
			{ numRuns: 500 },
		);
	});

	it('never throws', () => {
		const signs = fc.string({
			unit: fc.constantFrom('→', '->', ' › ', '(', ')', ',', ' ', '3', 'marked', 'ticks', 'a'),
			maxLength: 20,
		});
		fc.assert(fc.property(fc.oneof(signs, fc.string({ unit: 'binary' })), line => void readChange(line)));
	});
});
