import { expect, it } from 'vitest';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';

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
	['If you Face Danger on horseback, add +1. Your horse must be fed daily.', 'Your horse must be fed daily.'],
	['If your gun is not overheated, add +1 when you Strike.', 'while your gun is not overheated'],
	['When you Strike, you may use your old deck, add +1. On a miss, the deck is burned out.', 'The deck is burned out.'],
	['When you Strike and your bow is not frayed, add +1.', 'your bow is not frayed'],
	['When you Resupply in the woods, you get an extra supply.', '"reminders":[{"words"'],
])('no clause of an ability is passed over, and no condition: %s', (text, kept) => {
	expect(readingOf(text)).toContain(kept);
});

it.each([
	['When you Compel someone, add +1. If they are your ally, take +1 momentum on a hit.', 'they are your ally'],
	['When you Strike with a comrade, add +1. If they are an ally, suffer -1 spirit.', 'they are an ally'],
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

/** What holds on the hit may be either of the two, and an ally is no companion: nothing of it is carried out. */
it.each([
	'When you Face Danger in a marsh, add +1 on a hit and take +1 momentum.',
	'When you Strike with the old blade, add +1 on a strong hit and take +1 spirit.',
	'When you Strike, take +1 momentum on a strong hit and mark progress.',
	'When you Strike, take +1 momentum on a hit, and suffer -1 supply.',
	'When you Strike, add +1 and then, on a strong hit, mark progress.',
	'When you Strike with it, you may suffer -1 charge and add +2.',
	'When you Undertake a Journey, reroll any dice for the last leg, but not on a miss.',
	'When you Strike at night, add +1, but only if your luck is 3.',
	'When you Strike, you may reroll any dice, but not against the dead.',
	'When you Strike, you may suffer -1 or -2 supply. If you do not, add +that amount.',
	"When you [Turn the Tide], and your ally's next move is a [Strike], add +1.",
	'When you [Reach a Milestone], an ally may [Strike] by charging; if they do, add +1.',
	'When you Aid Your Ally, they take +1 momentum.',
	'When you Aid Your Ally, they take +1 health.',
	'When you Heal an ally, they take +1 health.',
	'When you Heal a friend, give +1 spirit to an ally.',
])('the text stands beside the move: %s', text => {
	expect(readingOf(text)).toMatch(/^\{"uses":\[\],"reminders":\[\{/);
});

it.each([
	['When you Strike, add +1 and take +1 momentum on a hit.', '"before":{"add":1}'],
	['When you Strike, add +1, and on a hit take +1 momentum.', '"before":{"add":1}'],
	[
		'When you Strike, add +1 and, on a strong hit with a match, you mark progress twice.',
		'"matches":{"strong_hit":[{"kind":"progress","times":2}]}',
	],
	[
		'When you Strike, you may suffer -1 supply and add +2.',
		'"before":{"add":2},"after":{"always":[{"kind":"meter","meter":"supply","by":-1}]',
	],
	['When you Heal your companion, they take +1 health.', '"whose":"companion"'],
])('but is clear in: %s', (text, kept) => {
	expect(readingOf(text)).toContain(kept);
});
