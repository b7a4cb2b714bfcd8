import { describe, expect, it } from 'vitest';
import type { SuggestionAction } from '../../../src/play/suggest/suggestion';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { track } from '../../support/some-tracks';
import { typedAt } from '../../support/typed-at';

const at = typedAt([
	track('vow', 'Find the ark', { ticks: 20 }),
	track('vow', 'می‌رود', { ticks: 8 }),
	track('vow', 'ＡＲＣ ７', { ticks: 8 }),
	track('clock', 'Storm', { segments: 6, filled: 2 }),
]);

const offers = (text: string) => listSuggestions(text, at);
const firstOf = (text: string) => offers(text)[0];
type RollInput = Extract<SuggestionAction, { kind: 'move' }>['rollInput'];
const roll = (rollInput: RollInput): SuggestionAction => ({ kind: 'move', move: 'Face Danger', rollInput });

describe('a move is typed with any keyboard', () => {
	it.each([
		['in letters of full width', 'ｆｄ\u3000ｅ'],
		['with a no-break space', 'fd\u00a0e'],
		['with marks of direction', '\u200ffd\u200e e'],
		['with a zero-width space', 'fd \u200be'],
	])('%s', (_, text) => {
		expect(firstOf(text)?.action).toEqual(roll({ roll: { option: 'edge' } }));
	});

	it.each([
		'fd edge 4 vs 3 9',
		'fd edge 4 vs 3, 9',
		'fd edge 4 vs. 3, 9',
		'fd edge 4 vs 3 and 9',
		'fd edge 4 vs 3/9',
		'fd edge 4vs3,9',
		'fd edge 4, 3, 9',
		'fd edge 4,3,9',
		'fd edge 4/3/9',
		'fd edge 4 | 3 | 9',
		'fd edge, 4, 3, 9',
		'fd edge 4、3、9',
		'fd edge ４，３，９',
		'fd edge ４ ３ ９',
		'fd edge ٤ ٣ ٩',
		'fd edge ٤، ٣، ٩',
		'fd edge ۴ ۳ ۹',
		'fd edge ४ ३ ९',
		'fd edge ๔ ๓ ๙',
		'fd edge 4️⃣ 3️⃣ 9️⃣',
		'fd edge 𝟒 𝟑 𝟗',
		'fd edge (4 vs 3, 9)',
		'fd edge: 4 vs 3, 9',
		'fd edge\u00a04\u202f3\u20099',
		'fd edge 4 vs 3, 9.',
		'fd edge 4 vs 3 9!',
	])('dice that fell on the table: %s', text => {
		const thrown = { actionDie: 4, challengeDice: [3, 9] as const };
		expect(firstOf(text)?.action).toEqual(roll({ roll: { option: 'edge' }, thrown }));
	});

	it.each(['fulfill ark 3 9', 'fulfill ark 3, 9', 'fulfill ark vs 3, 9', 'fulfill ark ３、９', 'fulfill ark 3/9'])(
		'dice of a progress move: %s',
		text => {
			expect(firstOf(text)?.action).toMatchObject({
				move: 'Fulfill Your Vow',
				rollInput: { track: 'Find the ark', thrown: { challengeDice: [3, 9] } },
			});
		},
	);

	it.each([
		['＋1 tailwind', 1, 'tailwind'],
		['+１ tailwind', 1, 'tailwind'],
		['+ 1 tailwind', 1, 'tailwind'],
		['﹢1 tailwind', 1, 'tailwind'],
		['+1, tailwind', 1, 'tailwind'],
		['➕1 tailwind', 1, 'tailwind'],
		['–1 fear', -1, 'fear'],
		['—1 fear', -1, 'fear'],
		['－１ fear', -1, 'fear'],
		['﹣1 fear', -1, 'fear'],
		['−1 fear', -1, 'fear'],
		['‑1 fear', -1, 'fear'],
		['– 1 fear', -1, 'fear'],
		['+1', 1, ''],
		['+1 追い風、強い', 1, '追い風、強い'],
		['+1 tailwind – 2 knots', 1, 'tailwind – 2 knots'],
	])('an add, %s', (text, amount, reason) => {
		expect(firstOf(`fd edge ${text}`)?.action).toEqual(roll({ roll: { option: 'edge' }, adds: [{ amount, reason }] }));
	});

	it.each([
		['fd edge plus 1', [1]],
		['fd edge Plus 1.', [1]],
		['fd edge minus 1', [-1]],
		['fd edge+1', [1]],
		['fd e+1', [1]],
		['fd edge+1+2', [1, 2]],
		['fd edge +1+2', [1, 2]],
		['fd edge＋１', [1]],
		['fd edge +1.', [1]],
		['fd edge +1!', [1]],
	])('adds without spaces or in words: %s', (text, amounts) => {
		const adds = amounts.map(amount => ({ amount, reason: '' }));
		expect(firstOf(text)?.action).toEqual(roll({ roll: { option: 'edge' }, adds }));
	});
	it.each([
		'fd edge +1 4 vs 3 9',
		'fd edge +1 4 vs 3, 9.',
		'fd edge +1 4 3 9',
		'fd edge + 1 (4 vs 3, 9)',
		'fd edge +1, 4/3/9',
	])('dice behind an add are dice, not its reason: %s', text => {
		const thrown = { actionDie: 4, challengeDice: [3, 9] as const };
		expect(firstOf(text)?.action).toEqual(
			roll({ roll: { option: 'edge' }, adds: [{ amount: 1, reason: '' }], thrown }),
		);
	});
	it.each(['fd edge +1 3 ropes', 'fd edge +1 mark-4', 'fd edge +1 plus 2 ropes'])(
		'numbers within a reason stay its words: %s',
		text => {
			const reason = text.slice('fd edge +1 '.length);
			expect(firstOf(text)?.action).toEqual(roll({ roll: { option: 'edge' }, adds: [{ amount: 1, reason }] }));
		},
	);

	it.each(['progress می‌رود', 'progress می\u200cرود ٢'])('a name with a joiner is found: %s', text => {
		expect(firstOf(text)?.action).toMatchObject({ change: { kind: 'track', track: 'می‌رود' } });
	});
	it.each(['progress arc 7', 'progress ＡＲＣ', 'arc 7'])('a name in full width is found: %s', text => {
		expect(offers(text).map(({ label }) => label)).toContain('Mark progress: ＡＲＣ ７');
	});
});

describe('a change is typed with any keyboard', () => {
	it.each([
		'-1 health',
		'–1 health',
		'—1 health',
		'－1 health',
		'﹣1 health',
		'−1 health',
		'－１　health',
		'- 1 health',
		'‒1 health',
		'-١ health',
		'health –1',
		'health － 1',
		'-1 ｈｅａｌｔｈ',
		'➖1 health',
	])('%s', text => {
		expect(firstOf(text)?.action).toEqual({ kind: 'change', change: { kind: 'meter', meter: 'health', by: -1 } });
	});
	it.each(['+1 momentum', '＋1 momentum', '+ 1 momentum', 'momentum ＋１'])('%s', text => {
		expect(firstOf(text)?.action).toEqual({ kind: 'change', change: { kind: 'meter', meter: 'momentum', by: 1 } });
	});
	it.each(['clock storm 2', 'clock storm ２', 'clock　storm　٢'])('%s', text => {
		expect(firstOf(text)?.action).toEqual({
			kind: 'change',
			change: { kind: 'track', track: 'Storm', edit: { kind: 'filled', by: 2 } },
		});
	});
	it.each(['2d6-1', '２ｄ６－１', '2d6–1', '2d6 — 1', '٢d٦-١'])('dice: %s', text => {
		expect(firstOf(text)?.action).toEqual({ kind: 'dice', dice: { count: 2, sides: 6, plus: -1 } });
	});
	it.each(['first look 2', 'first look ２', 'first look ×2'])('an oracle: %s', text => {
		expect(firstOf(text)?.action).toMatchObject({ kind: 'oracle', times: 2 });
	});
});

describe('a question is asked in any script', () => {
	it.each([
		'is it guarded?',
		'is it guarded？',
		'is it guarded؟',
		'is it guarded\u037e',
		'is it guarded﹖',
		'is it guarded⸮',
		'is it guarded፧',
		'is it guarded❓',
		'is it guarded?!',
		'is it guarded??',
		'is it guarded ?',
		'¿está vigilado?',
		'¿está vigilado',
		'“Is it guarded?”',
		'見張りがいるか？',
		'είναι εκεί;',
	])('%s', question => {
		expect(firstOf(question)?.action).toEqual({ kind: 'question', question: { question, odds: '50/50' } });
	});
	it.each(['?is it guarded', '？is it guarded', '؟ is it guarded'])('with its sign in front: %s', text => {
		expect(firstOf(text)?.action).toEqual({ kind: 'question', question: { question: 'is it guarded', odds: '50/50' } });
	});
	it('with its odds in full width', () => {
		expect(firstOf('ｌｉｋｅｌｙ　見張りがいるか？')?.action).toEqual({
			kind: 'question',
			question: { question: '見張りがいるか？', odds: 'Likely' },
		});
	});
});

describe('the name of a vow keeps its spelling', () => {
	it.each([
		['siv heart：Bring them home, f', 'Bring them home', 'formidable'],
		['siv heart: Bring them home，f', 'Bring them home', 'formidable'],
		['siv heart: Bring them home、f', 'Bring them home', 'formidable'],
		['siv heart: Bring them home، f', 'Bring them home', 'formidable'],
		['siv heart: Bring them home，ｆｏｒｍ', 'Bring them home', 'formidable'],
		['siv heart : Bring them home, f', 'Bring them home', 'formidable'],
		['siv heart\u00a0: Bring them home, f', 'Bring them home', 'formidable'],
		['siv heart: Bring them home, f.', 'Bring them home', 'formidable'],
		['siv heart: Bring them home (formidable)', 'Bring them home', 'formidable'],
		['siv heart: Bring them home – formidable', 'Bring them home', 'formidable'],
		['siv heart: Bring them home; formidable', 'Bring them home', 'formidable'],
		['siv heart：船を、見つける、epic', '船を、見つける', 'epic'],
		['siv heart: Act ２：the end—now, epic', 'Act ２：the end—now', 'epic'],
		['siv heart: Qui\u202f? Où\u00a0?, epic', 'Qui\u202f? Où\u00a0?', 'epic'],
		['siv heart: 3 ships + 1, epic', '3 ships + 1', 'epic'],
		['siv heart: می\u200cآید، epic', 'می\u200cآید', 'epic'],
	])('%s', (text, name, rank) => {
		expect(firstOf(text)?.action).toEqual({
			kind: 'move',
			move: 'Swear an Iron Vow',
			rollInput: { roll: { option: 'heart' }, begin: { name, rank } },
		});
	});
	it('each rank is offered behind a comma of its own script', () => {
		expect(firstOf('siv heart: 船を見つける、')?.label).toBe('Swear an Iron Vow +heart 1: 船を見つける, dangerous');
	});
});

describe('a name without a colon is told where the colon goes', () => {
	it.each([
		'siv Seek them, dangerous',
		'siv Seek them',
		'siv heart Seek them, dangerous',
		'siv 彼らを見つける、dangerous',
		'swear an iron vow Seek 3 ships',
		'swear - Seek them',
		'mac Old Mera',
		'ue Into the rift, form',
	])('%s: Enter does nothing', text => {
		expect(offers(text)).toMatchObject([{ detail: expect.stringContaining('colon') as string, completion: '' }]);
		expect(firstOf(text)?.action).toBeUndefined();
	});
	it.each(['siv heart "Seek them" epic', 'siv heart “Seek them”, epic', 'siv heart: "Seek them" (epic)'])(
		'or which quotes hold: %s',
		text => {
			expect(firstOf(text)?.action).toMatchObject({ rollInput: { begin: { name: 'Seek them', rank: 'epic' } } });
		},
	);
	it.each(['and then the ship was gone for good', 'the ship was gone', 'fd Find them', 'a long way home'])(
		'prose and other moves have no such row: %s',
		text => {
			expect(offers(text).filter(({ detail }) => detail.includes('colon'))).toEqual([]);
		},
	);
	it('a move with its option is no name', () => {
		expect(firstOf('siv heart')?.action).toBeDefined();
		expect(offers('siv heart').some(({ detail }) => detail.includes('colon'))).toBe(false);
	});
});

describe('odds in front of a question, before any sign', () => {
	it.each([
		['likely、守衛は？', 'Likely', '守衛は？'],
		['likely、is he home?', 'Likely', 'is he home?'],
		['unlikely，守衛は？', 'Unlikely', '守衛は？'],
		['likely。守衛は？', 'Likely', '守衛は？'],
		['likely：守衛は？', 'Likely', '守衛は？'],
		['likely,is he home?', 'Likely', 'is he home?'],
		['likely: is he home?', 'Likely', 'is he home?'],
		['almost certain、守衛は？', 'Almost Certain', '守衛は？'],
		['small chance，is he home?', 'Small Chance', 'is he home?'],
		['50/50、守衛は？', '50/50', '守衛は？'],
		['？likely、守衛は', 'Likely', '守衛は'],
	])('%s', (text, odds, question) => {
		expect(firstOf(text)?.action).toEqual({ kind: 'question', question: { question, odds } });
	});
});
