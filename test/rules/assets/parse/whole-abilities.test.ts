import { expect, it } from 'vitest';
import type { AbilityReading } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';

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
])('nothing of it is lost: %s', (text, ...parts) => {
	const { uses, reminders, moment } = readingOf(text);
	const held = JSON.stringify([
		uses.map(({ before, after }) => [before, after]),
		reminders.map(({ words }) => words),
		moment?.text,
	]);
	for (const part of parts) expect(held).toContain(part);
});
