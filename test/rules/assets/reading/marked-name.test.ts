import { describe, expect, it } from 'vitest';
import { withoutMarkedName } from '../../../../src/rules/assets/reading/ability-markup';

const isMove = (name: string): boolean => name === 'Face Danger';

describe('the name that an ability begins with', () => {
	it.each([
		['**Quick.** When you swim, add +1.', 'When you swim, add +1.'],
		['**_Thick hide:_** Add +1 in the cold.', 'Add +1 in the cold.'],
		['_Thick hide:_ Add +1 in the cold.', 'Add +1 in the cold.'],
		['***Moon-born*** – **Once per night**, you may fly.', '**Once per night**, you may fly.'],
		["**Tide (old lord's way):** When you swim, add +1.", 'When you swim, add +1.'],
		['[Novice] _Thick hide:_ Add +1 in the cold.', 'Add +1 in the cold.'],
		['(Level 2) Thick hide: Add +1 in the cold.', 'Thick hide: Add +1 in the cold.'],
	])('is left out of its rule: %s', (text, rule) => {
		expect(withoutMarkedName(text, isMove)).toBe(rule);
	});

	it.each([
		['the name of a move', '**Face Danger:** Add +1.'],
		['a limit', '**Once per night:** You may fly.'],
		['an outcome', '**On a hit:** Take +1 momentum.'],
		['an outcome without “on”', '**Strong hit.** Take +1 momentum.'],
		['a condition', '_If you are hurt:_ Add +1.'],
		['an amount', '**Take +1 momentum.** Then you rest.'],
		['stressed words of a sentence', '**Wolves** add +1 when they hunt.'],
		['stressed words before a name', '**Your wolf** **Ash** adds +1.'],
		['a move ahead of a name', '[Face Danger] Quick: Add +1.'],
		['a limit ahead of a name', '(Once per night) Quick: You may fly.'],
		['a price ahead of a name', '(2 supply) Quick: You may fly.'],
		['no mark', 'Quick. When you swim, add +1.'],
	])('is not %s', (_what, text) => {
		expect(withoutMarkedName(text, isMove)).toBe(text);
	});
});
