import { expect, it } from 'vitest';
import { cardOf, readAbility } from '../../../src/rules/assets/read-ability';
import { bundledRuleset } from '../../../src/rules/bundled';

const ruleset = bundledRuleset('classic');
const [asset] = ruleset.assets?.() ?? [];
const [ability] = asset?.abilities ?? [];

/** What is read of an ability, as text to search. */
function readingOf(text: string): string {
	if (!asset || !ability) throw new Error('Ironsworn has no assets');
	return JSON.stringify(readAbility({ ...ability, text, enhance_moves: [], moves: [] }, cardOf(asset, ruleset)));
}

it.each([
	['When you Compel with a bribe, add +2 but lose a friend.', 'Lose a friend.'],
	['When you Strike at night, roll +shadow and reduce your light by one.', 'Reduce your light by one.'],
	['If you Face Danger on horseback, add +1. Your horse must be fed daily.', 'Your horse must be fed daily.'],
	['If your gun is not overheated, add +1 when you Strike.', 'while your gun is not overheated'],
	['When you Strike and your bow is not frayed, add +1.', 'your bow is not frayed'],
	['When you Resupply in the woods, you get an extra supply.', '"reminders":[{"words"'],
])('no clause of an ability is passed over, and no condition: %s', (text, kept) => {
	expect(readingOf(text)).toContain(kept);
});
