import { expect, it } from 'vitest';
import type { AbilityReading } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';

/** Reads a text as the only ability of a card. */
function readingOf(text: string): AbilityReading {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities: [ability] };
	return readAbility(ability as never, cardOf(asset as unknown as PrintedAsset, bundledRuleset('classic')));
}

/** The words that have to stand somewhere in what an ability does or reminds of. */
it.each<[string, ...string[]]>([
	[
		'You may use your knowledge of reeds when you Face Danger in a marsh, add +1. On a hit, take +1 momentum.',
		'"add":1',
		'"by":1',
	],
	['You can call on your kin when you Compel a neighbour, add +2.', '"add":2'],
	['You may lean on your staff when you Face Danger on a hill, take +1 momentum.', '"by":1'],
	[
		'When you Swear an Iron Vow by the old way, add +1. When you Fulfill Your Vow mark +2 ticks on your bonds.',
		'"add":1',
		'2',
	],
	['When you Face Danger in a marsh, add +1. When you Heal here take +1 health.', '"add":1', 'take +1 health'],
	[
		'When you Strike with the old blade, you may instead roll +heart. You can turn a weak hit into a strong hit, once per fight.',
		'heart',
		'{"kind":"as","outcome":"strong_hit"}',
	],
	['When you Strike with the old blade, add +1. You may count a miss as a weak hit once per fight.', 'miss'],
	['When you Strike with the old blade, add +1. A weak hit is upgraded to a strong hit at night.', 'strong hit'],
	['When you Strike with the old blade, add +1. Lower its rank by one.', '"add":1', 'ower its rank by one'],
	['When you Face Danger in a marsh, add +1. Gain 1 token on this card.', 'token'],
])('nothing of it is lost: %s', (text, ...parts) => {
	const { uses, reminders, moment } = readingOf(text);
	const held = JSON.stringify([
		uses.map(({ before, after }) => [before, after]),
		reminders.map(({ words }) => words),
		moment?.text,
	]);
	for (const part of parts) expect(held).toContain(part);
});
