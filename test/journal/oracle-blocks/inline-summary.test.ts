import { describe, expect, it } from 'vitest';
import { readInline } from '../../../src/journal/inline/inline-record';
import { summarizeInline } from '../../../src/journal/oracle-blocks/inline-summary';

const token = (code: string, actor = 'Kestrel') => {
	const line = readInline(`sworn: ${code}`);
	if (!line.ok) throw new Error(line.problems.map(({ message }) => message).join('\n'));
	return summarizeInline(line.value, actor);
};

describe('the token of a line', () => {
	it('of a move says who acted only if it is another than the character of the note', () => {
		const code = 'Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit; momentum 3 → 2';
		expect(token(code)?.by).toBeUndefined();
		expect(token(code, 'Juno')?.by).toBe('Kestrel');
	});

	it('is none for a call, and for a record with words that are not understood', () => {
		expect(token('Face Danger, edge')).toBeUndefined();
		expect(token('Face Danger, edge 2: 4 vs 3, 9, weak hit; something else')).toBeUndefined();
	});

	it.each([
		['Is it guarded? › yes (likely: 34)', { sign: 'yes', name: 'Is it guarded?', answer: 'yes' }],
		['Is it guarded? › no (likely: 94)', { sign: 'no', name: 'Is it guarded?', answer: 'no' }],
		['ask: A feast; or A fight; odds 50/50; dice 34; answer A feast', { sign: 'table', answer: 'A feast' }],
		['ask: Is it guarded?', { name: 'Is it guarded?' }],
		['Core / Action › Advance (rolled: 3)', { sign: 'table', answer: 'Advance' }],
		['Ist da wer? › ja (likely: 34)', { sign: 'table', name: 'Ist da wer?', answer: 'ja' }],
		['2d6 › 8 (3, 5)', { sign: 'table', name: '2d6', answer: '8 (3, 5)' }],
		['generated: Planet; name: Verdance; life: Diverse', { sign: 'table', name: 'Planet', answer: 'Verdance' }],
		['generated: Planet; life: Diverse', { sign: 'table', name: 'Planet', answer: 'life: Diverse' }],
	] as const)('of an answer shows it as story: %s', (code, says) => {
		expect(token(code)).toMatchObject(says);
	});

	it('of an oracle leaves its name to the hover', () => {
		expect(token('Core / Action › Advance (rolled: 3)')).not.toHaveProperty('name');
	});

	it('of a track has the track as it is now', () => {
		expect(token('vow: Find the ark, formidable, 9 ticks')?.track).toMatchObject({ name: 'Find the ark', ticks: 9 });
	});

	it.each([
		['momentum 3 → 4', { changes: ['+1 momentum'], marks: [] }],
		['Kestrel › momentum 3 → 4; Kestrel › wounded marked', { changes: ['+1 momentum', 'wounded'], marks: [] }],
		['Juno › momentum 3 → 4; Juno › wounded marked', { name: 'Juno', changes: ['+1 momentum', 'wounded'], marks: [] }],
		['Juno › health 3 → 4; health 4 → 3', { changes: ['Juno +1 health', '−1 health'], marks: [] }],
		['experience 0 → 2', { changes: ['+2 experience'], marks: [] }],
		[
			'Find the ark › 8 → 16 ticks',
			{ changes: [], marks: [{ name: 'Find the ark' }, { strip: { ticks: 16, added: 8 } }] },
		],
		[
			'Find the ark › 8 → 4 ticks',
			{ changes: [], marks: [{ name: 'Find the ark' }, { strip: { ticks: 4, added: 0 } }] },
		],
		['Hull breach › 2 → 3 segments', { name: 'Hull breach', changes: ['2 → 3 segments'], marks: [] }],
		['Juno › bond marked', { name: 'Juno', changes: ['bond marked'], marks: [] }],
		['Find the ark begun, formidable', { changes: ['Find the ark begun, formidable'], marks: [] }],
	] as const)('of changes made by hand says all of them: %s', (code, says) => {
		expect(token(code)).toEqual(says);
	});

	it('of a change that came to nothing says what was written', () => {
		expect(token('momentum 10 → 10, at its maximum')).toEqual({ changes: ['momentum 10, at its maximum'], marks: [] });
	});
});
