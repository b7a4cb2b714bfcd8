import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChange, writeChange } from '../../src/journal/done';
import type { Change } from '../../src/play/change';
import { anyChange } from './any-record';

const value = (what: string, from: number | string, to: number | string, more: object = {}): Change => ({
	kind: 'value',
	what,
	from,
	to,
	...more,
});
const event = (
	what: string,
	word: 'marked' | 'cleared' | 'begun' | 'completed' | 'spent',
	more: object = {},
): Change => ({
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
		{ line: 'battered no → yes', change: value('battered', 'no', 'yes') },
		{ line: 'Find the ark › 2 → 3 boxes', change: value('', 2, 3, { ...ARK, unit: 'boxes' }) },
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

	it.each(['', 'lost her hat', '→', 'momentum 3 →', '→ 4', 'marked', '(Endure Harm)', '3', ')'])(
		'"%s" is not read',
		line => {
			expect(readChange(line).ok).toBe(false);
		},
	);

	it('is read as it was written', () => {
		fc.assert(
			fc.property(anyChange, change => {
				expect(readChange(writeChange(change))).toEqual({ ok: true, value: change });
			}),
			{ numRuns: 2000 },
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
