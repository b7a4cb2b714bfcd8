import { describe, expect, it } from 'vitest';
import { fitsMove, nextBonus, readNextBonus } from '../../../src/play/character/next-bonus';
import { undoMove } from '../../../src/play/moves/undo-move';
import { kestrel } from '../../support/characters';
import { book, done, makeMove, press } from '../../support/tables';

const EARNED = '+1 (Secure an Advantage)';
const waiting = (...texts: string[]) => kestrel({ next: texts.flatMap(text => readNextBonus(text) ?? []) });
const texts = ({ next }: ReturnType<typeof kestrel>) => next.map(({ text }) => text);

describe('a bonus on the next move', () => {
	it('is earned by Secure an Advantage', () => {
		const { character } = makeMove({ move: 'Secure an Advantage', roll: { option: 'edge' }, dice: [6, 1, 1] });
		expect(texts(character)).toEqual([EARNED]);
	});

	it('is added to the roll and spent', () => {
		const faced = makeMove({
			move: 'Face Danger',
			roll: { option: 'edge' },
			by: waiting(EARNED),
			next: [EARNED],
			dice: [4, 7, 7],
		});
		expect(faced.record.adds).toEqual([{ amount: 1, reason: 'Secure an Advantage' }]);
		expect(faced.record.outcome).toBe('strong hit with a match, 8 vs 7, 7');
		expect(done(faced)).toEqual(['next +1 (Secure an Advantage) spent', 'momentum 2 → 3']);
		expect(texts(faced.character)).toEqual([]);
	});

	it('may be a penalty', () => {
		const { text } = nextBonus(-1, 'Stand Watch');
		expect(readNextBonus(text)).toEqual({ add: -1, why: 'Stand Watch', text: '−1 (Stand Watch)' });
		const by = waiting('-2 (by hand)', text);
		const faced = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, by, next: [text], dice: [4, 7, 7] });
		expect(faced.record.adds).toEqual([{ amount: -1, reason: 'Stand Watch' }]);
		expect(done(faced)[0]).toBe('next −1 (Stand Watch) spent');
		expect(texts(faced.character)).toEqual(['-2 (by hand)']);
	});

	it('stays while the player does not use it', () => {
		const by = waiting(EARNED);
		const faced = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, by, dice: [4, 7, 7] });
		expect(texts(faced.character)).toEqual([EARNED]);
	});

	it('is never added to a progress move', () => {
		const by = waiting(EARNED);
		const vow = makeMove({ move: 'Fulfill Your Vow', progress: 6, by, next: [EARNED], dice: [6, 7] });
		expect(vow.record.outcome).toBe('miss, 6 vs 6, 7');
		expect(texts(vow.character)).toEqual([EARNED]);
	});

	it('that names a move fits no other', () => {
		const text = '+1 on Undertake an Expedition (Make Camp)';
		const faced = makeMove({
			move: 'Face Danger',
			roll: { option: 'edge' },
			by: waiting(text),
			next: [text],
			dice: [4, 7, 7],
		});
		expect(faced.record.adds).toEqual([]);
		expect(texts(faced.character)).toEqual([text]);
	});

	it('waiting twice is spent once for each time it is named', () => {
		const by = waiting(EARNED, EARNED);
		const once = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, by, next: [EARNED], dice: [4, 7, 7] });
		expect(once.record.adds).toHaveLength(1);
		expect(texts(once.character)).toEqual([EARNED]);
		const both = makeMove({
			move: 'Face Danger',
			roll: { option: 'edge' },
			by,
			next: [EARNED, EARNED],
			dice: [4, 7, 7],
		});
		expect(both.record.adds).toHaveLength(2);
	});

	it('earned by a choice and spent is there again after an undo', () => {
		const by = waiting(EARNED);
		const weak = makeMove({
			move: 'Secure an Advantage',
			roll: { option: 'edge' },
			by,
			next: [EARNED],
			dice: [1, 1, 9],
		});
		const chosen = press(weak, 'Add +1 on your next move');
		expect(texts(chosen.character)).toEqual([EARNED]);
		expect(undoMove({ record: chosen.record, character: chosen.character, book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});
});

describe('one item of next', () => {
	it.each([
		{ text: '+1 (Secure an Advantage)', reads: { add: 1, why: 'Secure an Advantage' } },
		{ text: '+2', reads: { add: 2 } },
		{ text: '1', reads: { add: 1 } },
		{ text: '+1 on Undertake a Journey (Make Camp)', reads: { add: 1, on: 'Undertake a Journey', why: 'Make Camp' } },
		{
			text: '+1, on a hit momentum +1 (Find an Opportunity)',
			reads: { add: 1, momentum: 1, why: 'Find an Opportunity' },
		},
		{ text: '+1 on Strike, on a hit momentum +2', reads: { add: 1, on: 'Strike', momentum: 2 } },
		{
			text: '+1 (Secure an Advantage (Scene Challenge))',
			reads: { add: 1, why: 'Secure an Advantage (Scene Challenge)' },
		},
	])('$text', ({ text, reads }) => {
		expect(readNextBonus(text)).toEqual({ ...reads, text });
	});

	it('that names no number is not read', () => {
		expect(readNextBonus('a good night’s sleep')).toBeUndefined();
	});

	it.each([{}, { on: 'Strike' }, { momentum: 1 }, { on: 'Undertake a Journey', momentum: 1 }])(
		'that we write is read again: %o',
		more => {
			const bonus = nextBonus(1, 'Secure an Advantage (Scene Challenge)', more);
			expect(readNextBonus(bonus.text)).toEqual(bonus);
		},
	);

	it('fits the move that it names, in any case', () => {
		expect(fitsMove({ add: 1, on: 'Strike', text: '' }, 'strike')).toBe(true);
		expect(fitsMove({ add: 1, on: 'Strike', text: '' }, 'Clash')).toBe(false);
	});
});
