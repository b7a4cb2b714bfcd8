import { expect, it } from 'vitest';
import type { Change } from '../../../src/play/character/change';
import { changeWords, reasonWords } from '../../../src/play/pending-steps/format-step';

it.each([
	{ rule: 'a short option in full', label: 'Lose Momentum (-2)', reason: 'Lose Momentum (-2)' },
	{
		rule: 'a long one up to its first stop',
		label: 'The harbor wants a favor, or a bribe that you can hardly afford to pay',
		reason: 'The harbor wants a favor',
	},
	{
		rule: 'up to its first bracket',
		label: 'Ask the keeper (who never liked you much) for her second lantern',
		reason: 'Ask the keeper',
	},
	{
		rule: 'by its first words where there is no stop',
		label: 'The keeper of the light remembers every ship that ever went down',
		reason: 'The keeper of the light remembers every ship that…',
	},
	{ rule: 'cut where there is no gap', label: 'a'.repeat(60), reason: `${'a'.repeat(50)}…` },
])('an option as a reason: $rule', ({ label, reason }) => {
	expect(reasonWords(label)).toBe(reason);
});

it.each([
	{ change: { what: 'health', from: 5, to: 4 }, words: 'health 5 → 4' },
	{ change: { target: 'Find the ark', what: '', from: 8, to: 12, unit: 'ticks' }, words: 'Find the ark 2 → 3 boxes' },
	{ change: { target: 'Find the ark', what: '', from: 0, to: 4, unit: 'ticks' }, words: 'Find the ark 0 → 1 box' },
	{
		change: { target: 'Find the ark', what: '', from: 8, to: 10, unit: 'ticks' },
		words: 'Find the ark 2 boxes → 2 boxes and 2 ticks',
	},
	{ change: { what: 'quests', from: 0, to: 1, unit: 'ticks' }, words: 'quests 0 → 1 ticks' },
	{ change: { what: 'combat', from: 'none', to: 'in control' }, words: 'in control' },
	{
		change: { what: 'combat', from: 'in a bad spot', to: 'in a bad spot', note: 'stays' },
		words: 'still in a bad spot',
	},
	{ change: { what: 'combat', from: 'in control', to: 'none' }, words: 'out of combat' },
])('a change on a button: $words', ({ change, words }) => {
	expect(changeWords({ kind: 'value', ...change } as Change)).toBe(words);
});
