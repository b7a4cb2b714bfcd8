import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { sampled } from '../../support/sample';
import { track } from '../../support/some-tracks';
import { typedAt } from '../../support/typed-at';

const at = typedAt([track('vow', 'Find the ark', { ticks: 20 }), track('clock', 'Storm', { segments: 6, filled: 2 })]);
const offers = (text: string, where = at) => listSuggestions(text, where);

describe('what a newcomer types', () => {
	it.each(['undo', 'Undo', 'undo move', 'undo last', 'Undo last move', 'undo!', 'undo?'])(
		'%s offers to undo the last move, before all else',
		text => {
			expect(offers(text)[0]).toMatchObject({ label: 'Undo last move', action: { kind: 'command', command: 'undo' } });
		},
	);
	it.each(['undoo', 'udno', 'uno', 'umdo', '-undo'])('%s is completed to undo, before all else', text => {
		expect(offers(text)[0]).toEqual({ label: 'undo', detail: expect.any(String) as string, completion: 'undo' });
	});

	it.each(['burn momentum', 'burn', 'reroll'])('%s offers to continue the move, where that is chosen', text => {
		expect(offers(text)).toMatchObject([{ label: 'Continue move', action: { kind: 'command', command: 'continue' } }]);
	});

	it.each(['undo the knot', 'undo her belt', 'un', 'under', 'undone', 'unto him'])('%s does not', text => {
		expect(offers(text).map(({ label }) => label)).not.toContain('Undo last move');
	});

	it.each([
		['undo that', 'that'],
		['please undo my move', 'move'],
	])('%s says what is not read, and undoes nothing', (text, word) => {
		expect(offers(text)).toEqual([expect.objectContaining({ label: `“${word}” is not read.`, completion: '' })]);
		expect(offers(text)[0]?.action).toBeUndefined();
	});

	it.each(['help', 'Help', 'help me', 'help!', '?', 'commands', 'what can I type', 'what can I type?'])(
		'%s shows an example of each thing that can be typed; Enter only writes it',
		text => {
			const rows = offers(text).slice(0, 7);
			expect(rows.map(({ completion }) => completion)).toEqual([
				'Face Danger edge',
				'-1 health',
				'progress Find the ark',
				'Is it guarded?',
				'Action',
				'2d6',
				'undo',
			]);
			expect(rows.every(({ action, detail }) => action === undefined && detail !== '')).toBe(true);
		},
	);

	it('each example is read', () => {
		for (const { completion } of offers('help').slice(0, 7))
			expect(
				offers(completion).some(({ action }) => action),
				completion,
			).toBe(true);
	});

	it('an example of progress needs an open track', () => {
		expect(offers('help', typedAt([])).map(({ completion }) => completion)).not.toContain('progress Find the ark');
	});

	it('the moves that hold the word stay below', () => {
		expect(offers('help').map(({ label }) => label)).toContain('Check Your Gear +supply 5');
	});

	it.each(['help him up', 'helpless', 'I help'])('%s is no call for help', text => {
		expect(offers(text).map(({ completion }) => completion)).not.toContain('undo');
	});
});

describe('an oracle is asked for in other words', () => {
	it.each([
		['oracle action', 'action'],
		['roll oracle action', 'action'],
		['roll on oracle action', 'action'],
		['roll the oracle action', 'action'],
		['roll on the action oracle', 'action'],
		['oracle: action', 'action'],
		['action oracle', 'action'],
		['roll oracle action theme', 'action theme'],
		['ask the oracle action', 'action'],
		['ask oracle: action', 'action'],
		['roll fd edge', 'Face Danger edge'],
		['descripter', 'Descriptor'],
		['roll oracle descripter', 'Descriptor'],
	])('%s: %s', (text, completion) => {
		const [first] = offers(text);
		expect(first?.completion).toBe(completion);
		expect(offers(completion)[0]?.action?.kind).toBe(completion === 'Face Danger edge' ? 'move' : 'oracle');
	});
});

/** One letter missing, doubled, swapped with the next, and wrong. */
const slips = (name: string, i: number): readonly string[] => [
	name.slice(0, i) + name.slice(i + 1),
	name.slice(0, i) + name.charAt(i) + name.slice(i),
	name.slice(0, i) + name.charAt(i + 1) + name.charAt(i) + name.slice(i + 2),
	`${name.slice(0, i)}x${name.slice(i + 1)}`,
];

const names = ['Face Danger', 'Strike', 'Clash', 'Endure Harm', 'Gather Information', 'Sojourn', 'Enter the Fray'];
const misspelled = names.flatMap(name => {
	const typed = name.toLowerCase();
	const places = [...typed].map((_, i) => i).filter(i => i > 0 && /[a-z]{2}/.test(typed.slice(i, i + 2)));
	return places.flatMap(i => slips(typed, i)).map(slip => [slip, name] as const);
});
it.each(sampled(misspelled, 30))('with one letter wrong, a move is found: %s, %s', (slip, name) => {
	const isFound = offers(slip).some(
		({ action, completion }) => completion.startsWith(name) && (action ?? completion.trim()),
	);
	expect(isFound).toBe(true);
});
