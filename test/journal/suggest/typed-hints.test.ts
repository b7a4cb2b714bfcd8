import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { track } from '../../support/some-tracks';
import { typedAt } from '../../support/typed-at';

const at = typedAt(
	[
		track('vow', 'Find the ark', { ticks: 20 }),
		track('connection', 'Rook', { ticks: 8 }),
		track('clock', 'Storm', { segments: 6, filled: 2 }),
	],
	{ characters: ['Kestrel', 'Bera Vane'] },
);

const offers = (text: string) => listSuggestions(text, at);
/** The label and detail of the only row, which does nothing. */
function hintFor(text: string) {
	const [hint, ...others] = offers(text);
	expect(others).toEqual([]);
	expect(hint?.action).toBeUndefined();
	return { label: hint?.label ?? '', detail: hint?.detail ?? '', completion: hint?.completion ?? '' };
}

describe('what is meant but not read has a row that writes it as it is read', () => {
	it.each([
		['fd edge=2', 'fd edge'],
		['fd edge: 2', 'fd edge'],
		['fd-edge', 'fd edge'],
		['fd roll edge', 'fd edge'],
		['fd w/ edge', 'fd edge'],
		['fd using edge', 'fd edge'],
		['roll fd edge', 'Face Danger edge'],
		['fd edeg', 'fd edge'],
		['fd egde 4 3 9', 'fd edge 4 3 9'],
		['faec danger edge', 'Face Danger edge'],
		['fd edge 4-3-9', 'fd edge 4 3 9'],
		['fd edge 4–3–9', 'fd edge 4 3 9'],
		['fd edge 4;3;9', 'fd edge 4 3 9'],
		['fd edge 4.3.9', 'fd edge 4 3 9'],
		['fd edge d6=4 d10=3,9', 'fd edge 4 3 9'],
		['fd edge [4] 3 9', 'fd edge 4 3 9'],
		['fd edge +one', 'fd edge +1'],
		['endure harm of 1', 'endure harm 1'],
		['fulfill ark 3-9', 'fulfill Find the ark 3 9'],
		['fulfill arc', 'fulfill Find the ark'],
		['mark ark x2', 'progress Find the ark 2'],
		['mark ark twice', 'progress Find the ark 2'],
		['mark ark by 2', 'progress Find the ark 2'],
		['mark progress on ark', 'progress Find the ark'],
		['progress: ark', 'progress Find the ark'],
		['progress arc', 'progress Find the ark'],
		['ark +1', 'progress Find the ark 1'],
		['clock strom', 'clock Storm'],
		['clock storm x2', 'clock Storm 2'],
		['-1 heath', '-1 health'],
		['momentun +1', '+1 momentum'],
		['lose 1 health', '-1 health'],
		['loose 1 health', '-1 health'],
		['looses 1 health', '-1 health'],
		['lost one health', '-1 health'],
		['gains 1 momentum', '+1 momentum'],
		['minus one health', '-1 health'],
		['gain 1 momentum', '+1 momentum'],
		['health at 3', 'health = 3'],
		['roll 2d6', '2d6'],
		['oracle action', 'action'],
		['kestrel fd edge', 'as Kestrel fd edge'],
		['kestrle fd edge', 'as Kestrel fd edge'],
		['kestrel: fd edge', 'as Kestrel fd edge'],
		['fd edge as bear', 'as Bera Vane fd edge'],
	])('%s: %s', (text, completion) => {
		expect(hintFor(text)).toEqual({ label: completion, detail: '', completion });
	});

	it('and so does a misspelled rank, which is no part of the name', () => {
		expect(hintFor('siv: Find them, dangereus').completion).toBe('siv heart: Find them, dangerous');
	});
});

describe('a sign between a move and what it is made with does not matter', () => {
	it.each([
		['fd: edge', 'Face Danger +edge 2'],
		['endure harm -1health', 'Endure Harm (−1) +health 4'],
		['endure harm: 1', 'Endure Harm (−1) +health 4'],
		['dyr: rook', 'Develop Your Relationship Rook'],
	])('%s: %s', (text, label) => {
		expect(offers(text)[0]).toMatchObject({
			label: expect.stringContaining(label) as string,
			action: { kind: 'move' },
		});
	});
});

describe('what cannot be read for certain is told, and Enter writes nothing', () => {
	it.each([
		['fd edge=3', '“edge=3” is not read with Face Danger. Face Danger is made with edge, heart, iron, shadow, wits'],
		['fd edge x2', '“x2” is not read'],
		['fd edge*2', '“edge*2” is not read'],
		['fd edge heart', '“heart” is not read'],
		['fd courage', '“courage” is not read'],
		['fd edge +100', '“+100” is not read'],
		['endure harm lots', '“lots” is not read'],
		['mark vow x2', 'Open: “Find the ark”'],
		['progress ark to 5', 'Only progress is typed: progress Find the ark 2'],
		['progress ark 5/10', 'Only progress is typed'],
		['progress ark -1', 'Only progress is typed'],
		['clock storm to 4', 'Only progress is typed: clock Storm 2'],
		['clock storm 4/6', 'Only progress is typed'],
		['-100 health', 'one change'],
		['-1 health and -1 spirit', 'one change'],
		['lose health', 'one change'],
		['-1 edge', 'sheet'],
		['edge=3', 'sheet'],
		['mark wounded', 'sheet'],
		['1d6 + 1d10', '2d6'],
	])('%s: %s', (text, detail) => {
		const hint = hintFor(text);
		expect(hint.detail).toContain(detail);
		expect(hint.completion).toBe('');
	});

	it.each(['zed fd edge', 'as zed fd edge', 'fd edge as zed', '@zed fd edge', 'zed -1 health', 'zed endure harm 1'])(
		'a character that is not there: %s',
		text => {
			expect(hintFor(text)).toMatchObject({
				label: '“zed” is not read.',
				detail: expect.stringContaining('“Kestrel”') as string,
				completion: '',
			});
		},
	);
});

describe('a meter', () => {
	it.each(['health=3', 'health = 3', 'health: 3', 'health to 3', 'health → 3', 'set health to 3', 'set health 3'])(
		'is set by %s',
		text => {
			const edit = { kind: 'meter', meter: 'health', by: -2 };
			expect(offers(text)).toMatchObject([{ label: 'Set health to 3', action: { change: { kind: 'sheet', edit } } }]);
		},
	);
	it.each(['health = 9', 'momentum = 40', 'momentum to -9'])('is not set beyond its limits: %s', text => {
		expect(hintFor(text).detail).toBe('beyond its limits');
	});
	it.each([
		['-1health', 'health', -1],
		['momentum+1', 'momentum', 1],
		['+1momentum', 'momentum', 1],
		['take +1 momentum', 'momentum', 1],
		['suffer -1 health', 'health', -1],
	])('is changed by %s', (text, meter, by) => {
		expect(offers(text)[0]?.action).toEqual({ kind: 'change', change: { kind: 'meter', meter, by } });
	});
	it('that Endure Harm costs is no add to its roll', () => {
		expect(offers('endure harm -1 health')[0]?.label).toBe('Endure Harm (−1) +health 4');
		expect(hintOf('endure harm -99 health')).toBe('Endure Harm costs 1 to 3, not 99.');
	});
});

const hintOf = (text: string) => offers(text)[0]?.detail;

describe('prose closes the list', () => {
	it.each([
		'hello there',
		'the rain falls',
		'i was there',
		'and then she said',
		'he marks the vow',
		'my health is failing',
		'the vow of the north',
		'danger ahead',
		'ok then',
		'as the sun sets',
		'for a while',
		'so they left, as ever',
	])('%s', text => {
		expect(offers(text)).toEqual([]);
	});
});
