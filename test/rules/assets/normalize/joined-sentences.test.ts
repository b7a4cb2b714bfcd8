import { expect, it } from 'vitest';
import type { AbilityUse } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';

type Id = 'classic' | 'starforged' | 'sundered_isles';

/** The moves and the situation of a use, what changes its roll, and what follows, in the notation. */
function told({ appliesTo, limit, onResult, before, after }: AbilityUse): readonly string[] {
	const fits = appliesTo.map(({ moves, when }) => `${moves.join()}: ${when}`).join('; ');
	const also = { ...(limit === undefined ? {} : { limit }), ...(onResult ? { after: onResult } : {}), ...before };
	const lines = [`${fits}${Object.keys(also).length === 0 ? '' : ` ${JSON.stringify(also)}`}`];
	const lists = { always: after.always, ...after.outcomes };
	for (const [outcome, effects] of Object.entries(lists))
		if (effects.length > 0) lines.push(`${outcome}: ${writeEffects(effects).replace(/\n\t*(?:- )?/g, ' / ')}`);
	for (const [outcome, effects] of Object.entries(after.matches))
		lines.push(`${outcome} match: ${writeEffects(effects).replace(/\n\t*(?:- )?/g, ' / ')}`);
	return lines;
}

/** Reads a text as the only ability of a card of our own. */
function readingOf(id: Id, text: string) {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities: [ability] };
	const card = cardOf(asset as unknown as PrintedAsset, bundledRuleset(id));
	const { uses, reminders } = readAbility(ability as never, card);
	return { uses: uses.flatMap(told), shown: reminders.map(({ words }) => words) };
}

/** A book, a text, and each use that it is: its moves, its situation, and what follows. */
const OWN: readonly (readonly [id: Id, text: string, uses: readonly string[]])[] = [
	[
		'classic',
		'When you make a move to climb a wall and score a weak hit, you learn the way. The next time you make a move to climb it, reroll any dice.',
		[': to climb it (the next time, after a weak hit) {"after":{}}', 'always: reroll any dice'],
	],
	[
		'starforged',
		'When you Gather Information in a library, add +1. On a hit, you find a map; you may Undertake an Expedition and add +1.',
		[
			'Gather Information: in a library {"add":1}',
			'strong_hit: may Undertake an Expedition / move Undertake an Expedition',
			'weak_hit: may Undertake an Expedition / move Undertake an Expedition',
			'Undertake an Expedition: to follow up on Gather Information {"add":1}',
		],
	],
	[
		'starforged',
		'When you score a strong hit as you Sojourn in a port, and Resupply by trading spices, you and your allies each take one additional recover move.',
		[
			'Sojourn: in a port (and Resupply by trading spices) {"after":{"outcomes":["strong_hit"]}}',
			'always: choose up to 1 / Heal / move Heal as strong hit / Hearten / move Hearten as strong hit / Repair / move Repair as strong hit / Resupply / move Resupply as strong hit',
		],
	],
	[
		'starforged',
		'When you Gain Ground by baiting your foe, add +1. On a hit, add +2 if you immediately Clash, and continue to add +2 on each subsequent Clash as long as the foe is off balance.',
		[
			'Gain Ground: by baiting your foe {"add":1}',
			'Clash: at once after a hit (and again as long as the foe is off balance) {"add":2}',
		],
	],
	[
		'classic',
		'When you Sojourn in a grove, choose one.\n\n  * Rest: Take +1 spirit.\n  * Bless your staff: Add +1 when you use the blessed staff.',
		['Sojourn: in a grove', 'always: spirit +1', ': use the blessed staff {"add":1}'],
	],
];

it.each(OWN)('in %s, sentences that only say it together: %s', (id, text, uses) => {
	expect(readingOf(id, text)).toEqual({ uses, shown: [] });
});

/** A book, a text that is close, what is done of it, and what is shown. */
const NEAR: readonly (readonly [id: Id, text: string, uses: readonly string[], shown: readonly string[]])[] = [
	['classic', 'When you Strike from above, add +2 (instead of +1).', [], ['add +2 (instead of +1)']],
	[
		'starforged',
		'When you Heal and score a strong hit, clear the impact.',
		[],
		['When you [Heal] and score a strong hit, clear the impact'],
	],
	[
		'starforged',
		'When you mark the wounded impact, take +1 momentum. If you Heal and score a strong hit, clear the impact.',
		[],
		['If you [Heal] and score a strong hit, clear the impact'],
	],
	[
		'classic',
		'When you Sojourn, take an extra recovery move.',
		[],
		['When you [Sojourn], take an extra recovery move'],
	],
	[
		'starforged',
		'When you make a move to flee, but score a miss, suffer -1 momentum. The next time you make a move to flee, add +1.',
		[': to flee, but score a miss {"after":{"outcomes":["miss"]}}', 'always: momentum -1'],
		['The next time you make a move to flee, add +1'],
	],
	[
		'classic',
		'When you Strike, reroll any dice. On another miss, your sword shatters.',
		['Strike: ', 'always: reroll any dice', 'miss: say On another miss, your sword shatters.'],
		[],
	],
	[
		'starforged',
		'When you Repair a battered barge, spend 1 repair point (instead of 3) and 1 supply.',
		[],
		['When you [Repair] a battered barge, spend 1 repair point (instead of 3) and 1 supply'],
	],
	[
		'starforged',
		'When you Gain Ground by baiting your foe, add +1. On a hit, add +2 if you immediately Clash, and continue to add +1 on each subsequent Clash as long as you can.',
		[
			'Gain Ground: by baiting your foe {"add":1}',
			'strong_hit: say Add +2 if you immediately Clash, and continue to add +1 on each subsequent Clash as long as you can.',
			'weak_hit: say Add +2 if you immediately Clash, and continue to add +1 on each subsequent Clash as long as you can.',
		],
		[],
	],
	[
		'starforged',
		'When you Sojourn, you have a chance to take +1 supply. If you succeed, take +2 supply.',
		['Sojourn: ', 'always: say You have a chance to take +1 supply. / may If you succeed, take +2 supply / supply +2'],
		[],
	],
];

it.each(NEAR)('in %s, nothing is guessed of: %s', (id, text, uses, shown) => {
	expect(readingOf(id, text)).toEqual({ uses, shown });
});
