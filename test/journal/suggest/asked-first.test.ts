import { describe, expect, inject, it } from 'vitest';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { rook } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { typedAt } from '../../support/typed-at';

const at = typedAt(
	[
		track('vow', 'Find the ark', { ticks: 20 }),
		track('connection', 'Rook', { ticks: 8 }),
		track('clock', 'Storm', { segments: 6, filled: 2 }),
	],
	{ characters: ['Kestrel'] },
);

const offers = (text: string) => listSuggestions(text, at);
const first = (text: string) => {
	const [row] = offers(text);
	expect(row, text).toBeDefined();
	return row;
};
/** The first row says something or writes the text anew; Enter carries out nothing. */
const said = (text: string) => {
	const row = first(text);
	expect(row?.action, text).toBeUndefined();
	return row;
};

const meters = ['health', 'spirit', 'supply', 'momentum', 'mom', 'spi'];
const whole = (text: string) => text.replace(/\bmom\b/, 'momentum').replace(/\bspi\b/, 'spirit');

/** The shapes with a word in the place of `_`: each with one of the words in turn, in the deep run with all of them. */
const filled = (shapes: readonly string[], words: readonly string[]) =>
	shapes.flatMap((shape, i) =>
		(inject('isDeep') ? words : [words[i % words.length] ?? '']).map(word => ({
			word,
			text: shape.replace('_', word),
		})),
	);

it('the name of a companion may have any sign', () => {
	const assets = [rook(3, { name: 'Rook (hawk [x*' })];
	for (const text of ['rook (hawk [x* health 1', 'rook hawk x health 1'])
		expect(listSuggestions(text, { ...at, character: { ...at.character, assets } })[0]?.action, text).toBeUndefined();
});

describe('a meter whose change is not certain asks before any move leads', () => {
	it.each(filled(['_ 3', '3 _', '_ 1', '_ by 2', '_ x2', '_ one'], meters))('$text', ({ text }) => {
		expect(said(text)).toMatchObject({
			detail: expect.stringContaining('new value or a change') as string,
			completion: '',
		});
	});

	it('and offers below what it may mean, each with what it does', () => {
		const shown = offers('health 3').map(({ label, action }) => `${label}${action ? '' : ' …'}`);
		expect(shown.slice(0, 4)).toEqual(['health 3 …', 'Set health to 3', '−3 health', 'Endure Harm (−3) +iron 3']);
		expect(offers('momentum 2').map(({ label }) => label)).toEqual([
			'momentum 2',
			'+2 momentum',
			'−2 momentum',
			'Lose Momentum (−2)',
		]);
	});

	const unsaid = [
		...['_', '_ -', '_ +', '_ ++', '_ 3/5', '_ +0', '_ 0', '_ up', '_ max', 'spend _', 'clear _', 'heal _'],
		...['_ 1 2', 'set _ up 1', '_ +1 -1'],
	];
	it.each(filled(unsaid, meters))('$text says how one is written', ({ text }) => {
		expect(said(text)?.completion).toBe('');
	});
});

describe('a meter whose change is said in other words is written anew in the same sense', () => {
	const rises = ['_ up 1', '_ plus 1', '_ += 1', '_ 1+', 'raise _ by 1', '_ gains one'];
	const falls = ['_ down 1', '_ minus 1', '_ -= 1', 'lower _ by 1', 'reduce _ by one', 'spend 1 _'];
	const reaches = ['_ is 3', '_ is now 3', '_ now 3', '_ drops to 3', '_ goes up to 3', 'reset _ to 3', '_ at 3'];
	it.each([
		...filled(rises, meters).map(({ word, text }) => [text, `+1 ${whole(word)}`]),
		...filled(falls, meters).map(({ word, text }) => [text, `-1 ${whole(word)}`]),
		...filled(reaches, meters).map(({ word, text }) => [text, `${whole(word)} = 3`]),
	])('%s: %s', (text, completion) => {
		expect(said(text)?.completion).toBe(completion);
	});
	it('and so is a move with its cost between the words of its name', () => {
		expect(said('lose 2 momentum')?.completion).toBe('Lose Momentum 2');
	});
	it.each([
		['mom +1', '+1 momentum'],
		['mom -1', '−1 momentum'],
		['mom=3', 'Set momentum to 3'],
		['mom: 3', 'Set momentum to 3'],
		['mom set 3', 'Set momentum to 3'],
	])('but the start of its name is its name: %s: %s', (text, label) => {
		expect(offers(text)).toMatchObject([{ label, action: { kind: 'change' } }]);
	});
});

describe('what is certain leads as before', () => {
	it.each([
		['health -1', '−1 health'],
		['-1 health', '−1 health'],
		['momentum +1', '+1 momentum'],
		['health = 3', 'Set health to 3'],
		['set health 3', 'Set health to 3'],
		['lose momentum 2', 'Lose Momentum (−2)'],
		['endure harm 3', 'Endure Harm (−3) +iron 3'],
		['heal iron', 'Heal +iron 3'],
		['heal -1', 'Heal +iron 3 − 1'],
		['edge', 'Face Danger +edge 2'],
		['edge 4 3 9', 'Face Danger +edge 2'],
		['clock storm', 'Advance Storm'],
		['clock storm 2', 'Advance Storm'],
		['mark ark', 'Mark progress: Find the ark'],
		['ark', 'Mark progress: Find the ark'],
		['fulfill ark', 'Fulfill Your Vow Find the ark 5'],
		['swear an iron vow ark', 'Swear an Iron Vow +heart 1 Find the ark'],
		['dyr rook', 'Develop Your Relationship Rook'],
		['fd edge -1', 'Face Danger +edge 2 − 1'],
		['fd edge +1 -1', 'Face Danger +edge 2 + 1 − 1'],
	])('%s: %s', (text, label) => {
		expect(first(text)?.label).toContain(label);
		expect(first(text)?.action).toBeDefined();
	});

	it('what is read but changes nothing says why', () => {
		expect(offers('+1 health')).toMatchObject([{ label: '+1 health', detail: 'health 5, at its maximum' }]);
	});

	describe('a change that the sheet does not allow says why, and is not picked', () => {
		const unread = { impacts: { code: 'not_a_list', message: 'Impacts cannot be read.', from: 0, to: 0 } };
		it.each([
			{ text: '+1 health', sheet: { impacts: ['wounded'] }, detail: 'health 3, wounded prevents recovery' },
			{ text: '+1 health', sheet: { unread }, detail: 'Impacts cannot be read.' },
			{ text: 'momentum -1', sheet: { unread }, detail: 'Impacts cannot be read.' },
		])('$text: $detail', ({ text, sheet, detail }) => {
			const character = { ...at.character, ...sheet, meters: { ...at.character.meters, health: 3 } };
			const [row] = listSuggestions(text, { ...at, character });
			expect(row).toMatchObject({ detail });
			expect(row?.action).toBeUndefined();
		});
	});
});

describe('other values of the sheet are told where they are changed', () => {
	const shapes = ['_ 3', '_ +1', '_ -1', '_: 3', '_ = 3', '+1 _', '_ up 1', '_ to 3', '_ += 1', 'set _ 3'];
	const values = ['edge', 'heart', 'iron', 'shadow', 'wits', 'xp', 'experience', 'wounded', 'shaken', 'doomed'];
	it.each(filled(shapes, values))('$text', ({ text }) => {
		expect(said(text)?.detail).toContain('sheet');
	});
	it.each(['wound', 'spend xp', 'spend 2 xp', 'clear wounded', 'not shaken', 'edge up', 'edge off'])('%s', text => {
		expect(said(text)?.detail).toContain('sheet');
	});
	it.each(['suffer 2', 'lose 1', 'spend 3', 'take 2'])('an amount of nothing asks of what: %s', text => {
		expect(said(text)?.completion).toBe('');
	});
});

describe('a clock or track with a verb of another word is written anew', () => {
	const ofClock = ['_ storm', '_ the storm', '_ storm clock', '_ clock storm', 'storm _'];
	it.each(filled(ofClock, ['advance', 'tick', 'fill', 'segment']))('$text', ({ text }) => {
		expect(said(text)?.completion).toBe('clock Storm');
	});
	it.each([
		['fill storm 1', 'clock Storm 1'],
		['tick storm 2', 'clock Storm 2'],
		['storm 3', 'clock Storm 3'],
		['storm +1', 'clock Storm 1'],
		['mark storm', 'clock Storm'],
		['advance ark', 'progress Find the ark'],
		['tick ark 2', 'progress Find the ark 2'],
		['advance rook', 'progress Rook'],
		['vow ark', 'progress Find the ark'],
	])('%s: %s', (text, completion) => {
		expect(said(text)?.completion).toBe(completion);
	});

	const others = [
		...['_ -1', '_ = 3', '_=3', '_: 3', '_ 3/6', '_ to 3', 'set _ 3', 'clear _', 'untick _', 'empty _', 'end _'],
		...['close _', 'complete _', 'abandon _', 'reset _', 'finish _'],
	];
	it.each(filled(others, ['storm', 'ark', 'rook']))(
		'what is not progress is told, and no move leads: $text',
		({ text }) => {
			expect(said(text)?.completion).toBe('');
		},
	);
	it.each([
		'clock storm = 3',
		'clock storm: 3',
		'clock storm -1',
		'progress ark = 5',
		'progress ark: 5',
		'mark ark = 5',
		'clock storm to 3',
	])('nor does a verb that sets add: %s', text => {
		expect(said(text)?.completion).toBe('');
	});
});

describe('dashes between dice are no signs', () => {
	it.each([
		'fd edge 4 - 3 - 9',
		'fd edge 4 -3 -9',
		'fd edge 4 – 3 – 9',
		'fd edge 4 - 3 9',
		'fd edge - 4 3 9',
		'fd edge 4, -3, -9',
		'fd edge — 4 3 9',
	])('%s', text => {
		expect(said(text)?.completion).toBe('fd edge 4 3 9');
	});
});
