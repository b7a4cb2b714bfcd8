import { describe, expect, it } from 'vitest';
import { withoutMarkedName } from '../../../../src/rules/assets/parse/ability-markup';

const isMove = (name: string): boolean => name === 'Face Danger';

describe('the name that an ability begins with', () => {
	it.each([['(Level 2) Thick hide: Add +1 in the cold.', 'Thick hide: Add +1 in the cold.']])(
		'is left out of its rule: %s',
		(text, rule) => {
			expect(withoutMarkedName(text, isMove)).toBe(rule);
		},
	);

	it.each([
		['a limit', '**Once per night:** You may fly.'],
		['stressed words of a sentence', '**Wolves** add +1 when they hunt.'],
		['a move ahead of a name', '[Face Danger] Quick: Add +1.'],
		['a limit ahead of a name', '(Once per night) Quick: You may fly.'],
	])('is not %s', (_what, text) => {
		expect(withoutMarkedName(text, isMove)).toBe(text);
	});
});
