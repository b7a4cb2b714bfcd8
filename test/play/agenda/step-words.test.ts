import { expect, it } from 'vitest';
import { reasonWords } from '../../../src/play/agenda/step-words';

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
