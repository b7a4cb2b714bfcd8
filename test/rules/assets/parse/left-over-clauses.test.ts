import { expect, it } from 'vitest';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';

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
	['When you Strike at night, roll +shadow and reduce your glow by one.', 'Reduce your glow by one.'],
	['When you Strike, you may use your old deck, add +1. On a miss, the deck is burned out.', 'The deck is burned out.'],
])('no clause of an ability is passed over, and no condition: %s', (text, kept) => {
	expect(readingOf(text)).toContain(kept);
});

it.each([
	['When you Compel someone, add +1. If they are your ally, take +1 momentum on a hit.', 'they are your ally'],
	[
		'When you Compel, add 1; on a match, you also get 1 supply.',
		'"before":{"add":1},"after":{"always":[],"outcomes":{}',
	],
	['When you Sojourn, health +1.', '"always":[{"kind":"meter","meter":"health","by":1}]'],
	[
		'When you Compel, add +1. At a miss, lose 1 spirit.',
		'"outcomes":{"miss":[{"kind":"meter","meter":"spirit","by":-1}]}',
	],
	[
		'When you Strike, inflict +1 harm on a hit. Then, for each point of harm inflicted, suffer -1 spirit.',
		'"text":"For each point of harm inflicted, suffer -1 spirit."',
	],
	[
		'When you Compel with a bribe, you may suffer -1 supply and add +1. If you do not, take +1 spirit.',
		'"label":"If you do not, take +1 spirit"',
	],
])('neither a condition nor an amount is lost: %s', (text, kept) => {
	expect(readingOf(text)).toContain(kept);
});

it.each([
	['Once a day, when you make the move Heal, one supply is spent and you receive +2 health.', 'supply', 2],
	['When you Heal, it costs you 1 spirit and you take +2 health.', 'spirit', 2],
	['When you Face Danger, add +1. On a hit, 1 supply is lost and you take +2 momentum.', 'supply', 2],
	['When you Face Danger, add +1 and momentum sinks by 1.', 'momentum', undefined],
])('a price in other words is paid with what it is paid for: %s', (text, paid, had) => {
	const read = readingOf(text);
	expect(read).toContain(`"meter":"${paid}","by":-1`);
	if (had !== undefined) expect(read).toContain(`"by":${had}`);
	expect(read).toContain('"reminders":[]');
});

/** What holds on the hit may be either of the two, and an ally is no companion: nothing of it is carried out. */
it.each([
	'When you Face Danger in a marsh, add +1 on a hit and take +1 momentum.',
	'When you Strike, you may suffer -1 or -2 supply. If you do not, add +that amount.',
	'When you Aid Your Ally, they take +1 momentum.',
	'When you Aid Your Ally, they take +1 health.',
	// a price that is not understood may be that of all that stands beside it
	'When you Face Danger, you may burn a candle to add +2.',
	'When you Sojourn, spend 1 supply per head and add +2.',
	'When you Sojourn, you spend 1 supply each and take +2 health.',
	'On a miss when you Face Danger, you may reroll one die and 1 supply is gone.',
])('the text stands beside the move: %s', text => {
	expect(readingOf(text)).toMatch(/^\{"uses":\[\],"reminders":\[\{/);
});
