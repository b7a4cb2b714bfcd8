import { expect, it } from 'vitest';
import type { AbilityUse } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
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
		'starforged',
		'When you or an ally mark the wounded impact, you may brew a tonic. If you Heal and score a hit, clear the impact.',
		['Heal: after you mark wounded', 'strong_hit: clear wounded', 'weak_hit: clear wounded'],
	],
	[
		'classic',
		'When you or an ally mark the cursed debility and are brought to the shrine, you have hope. If you Sojourn and score a strong hit, clear the debility (in addition to the other benefits of the move).',
		['Sojourn: after you mark cursed and are brought to the shrine', 'strong_hit: clear cursed'],
	],
	[
		'starforged',
		'When you Strike with fury, you may reroll any dice. If you do, Endure Harm (-1). If you then decide to resist the harm, roll +heart instead of +health or +iron.',
		[
			'Strike: with fury {"after":{}}',
			'always: reroll any dice / move Endure Harm -1',
			'Endure Harm: to resist the harm that this cost you {"roll":{"options":[{"of":"stat","name":"heart"}]}}',
		],
	],
	[
		'starforged',
		'When you make a move to hack a terminal, but score a miss, you study its defenses. The next time you make a move to hack the same terminal, add +1.',
		[': to hack the same terminal (the next time, after a miss) {"add":1}'],
	],
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
		'When you Clash with a net, you may tangle your foe. If you do, take +1 momentum on a hit. If the fight continues and you choose to reclaim the net, you must Face Danger (+edge), score a strong hit, and forgo one of the benefits granted by that move.',
		[
			'Clash: with a net',
			'strong_hit: momentum +1',
			'weak_hit: momentum +1',
			'Face Danger: to reclaim the net {"roll":{"options":[{"of":"stat","name":"edge"}]}}',
			'strong_hit: tell Forgo one of the benefits granted by that move.',
		],
	],
	[
		'starforged',
		'Your flare gun holds one flare, which you may use to Face Danger or React Under Fire in the dark. When you do, reroll any dice. To use the flare gun more than once in the same session, you must score a hit as you Resupply (+wits), forgoing one of the options offered by that move.',
		[
			'Face Danger,React Under Fire: in the dark {"limit":"once per session","after":{}}',
			'always: reroll any dice',
			'Resupply: to use the flare gun more than once in the same session {"roll":{"options":[{"of":"stat","name":"wits"}]}}',
			'strong_hit: tell Forgo one of the options offered by that move.',
			'weak_hit: tell Forgo one of the options offered by that move.',
		],
	],
	[
		'classic',
		'When you Make Camp and choose to focus, you may hum a tune. If you do, take +1 spirit.',
		[
			'Make Camp: choosing to focus (you hum a tune) {"after":{"outcomes":["strong_hit","weak_hit"]}}',
			'always: spirit +1',
		],
	],
	[
		'starforged',
		'When you Explore a Waypoint with a guide, mark 1 tick on your discoveries legacy track. On a weak hit with a match, mark 3 ticks instead of 1.',
		['Explore a Waypoint: with a guide', 'always: discoveries +1 ticks', 'weak_hit match: discoveries +2 ticks'],
	],
	[
		'classic',
		'When you Turn the Tide, envision your ancestors at your side. Then, when you make your move, add +3 (instead of +1).',
		['Turn the Tide: ', 'always: next +2'],
	],
	[
		'classic',
		'When you Compel someone who shares a bond with you, add +3 (instead of +1) and take +1 momentum on a hit.',
		['Compel: someone who shares a bond with you {"add":2}', 'strong_hit: momentum +1', 'weak_hit: momentum +1'],
	],
	[
		'classic',
		'When you Swear an Iron Vow to one with whom you share a bond, add +2 instead of +1.',
		['Swear an Iron Vow: to one with whom you share a bond {"add":1}'],
	],
	[
		'classic',
		'Once you Forge a Bond with your ship, add +1 when you sail it through a storm.',
		[': to sail it through a storm (once you Forge a Bond with your ship) {"add":1}'],
	],
	[
		'classic',
		'When you break a loaf with a stranger, you may (once per journey) reroll any dice when you Compel or Gather Information.',
		[
			'Compel,Gather Information: as you break a loaf with a stranger {"limit":"once per journey","after":{}}',
			'always: reroll any dice',
		],
	],
	[
		'classic',
		'When you Secure an Advantage by bleeding on the stone, add +1. If you cut deep, Endure Harm (2 harm) for another +1 momentum on a hit.',
		[
			'Secure an Advantage: by bleeding on the stone {"add":1}',
			'Secure an Advantage: by bleeding on the stone, if you cut deep',
			'always: move Endure Harm -2',
			'strong_hit: momentum +1',
			'weak_hit: momentum +1',
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
		'You may spend 2 experience to Forge a Bond with an automatic weak hit. If you do, take +1 spirit.',
		['Forge a Bond: for 2 experience {"as":"weak_hit"}', 'always: experience -2', 'weak_hit: spirit +1'],
	],
	[
		'sundered_isles',
		'When you Repair a battered barge, clear the impact for 1 repair point (instead of 2).',
		['Repair: a battered barge', 'strong_hit: points +1', 'weak_hit: points +1'],
	],
	[
		'starforged',
		'When you Heal with leeches and score a miss, reroll any dice. On another miss, in addition to the outcome of the move, you must mark wounded. If both debilities are already marked, Face Death.',
		[
			'Heal: with leeches {"after":{"outcomes":["miss"]}}',
			'always: reroll any dice',
			'miss: may On another miss / mark wounded / may If both debilities are already marked / move Face Death',
		],
	],
	[
		'classic',
		'When you Heal a beast, you and your companion each take +1 health on a hit.',
		['Heal: a beast', 'strong_hit: health +1 / companion health +1', 'weak_hit: health +1 / companion health +1'],
	],
	[
		'classic',
		'When you string a poisoned arrow, suffer -1 supply. If you then loose it by making a move, add +2. On a hit, take +1 momentum.',
		[
			': to loose it (you string a poisoned arrow) {"add":2}',
			'always: supply -1',
			'strong_hit: momentum +1',
			'weak_hit: momentum +1',
		],
	],
	[
		'starforged',
		'When you prime a grenade of any kind, suffer -1 ammo. If you then throw it by making a move, you may reroll any dice.',
		[': to throw it (you prime a grenade of any kind)', 'always: say Suffer -1 ammo. / reroll any dice'],
	],
	[
		'starforged',
		'One time only, you may use this old favor to take an automatic weak hit on any move where trust is a factor.',
		[': where trust is a factor (using this old favor) {"limit":"one time only","as":"weak_hit"}'],
	],
	[
		'starforged',
		'When you Sojourn and score a strong hit, you have a chance to win a rare prize. If you succeed, take +2 supply. Once per journey, you may use your prize to score an automatic strong hit on any move to impress a crowd.',
		[
			'Sojourn: if you win a rare prize {"after":{"outcomes":["strong_hit"]}}',
			'always: supply +2',
			': to impress a crowd (using your prize) {"limit":"once per journey","as":"strong_hit"}',
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
		'When you successfully Forge a Bond in a smithy, take +1 supply.',
		['Forge a Bond: in a smithy {"after":{"outcomes":["strong_hit","weak_hit"]}}', 'always: supply +1'],
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
	['starforged', 'When you Heal and score a strong hit, clear the impact.', [], ['you [Heal] and score a strong hit']],
	[
		'starforged',
		'When you mark the wounded impact, take +1 momentum. If you Heal and score a strong hit, clear the impact.',
		[],
		['you [Heal] and score a strong hit'],
	],
	['classic', 'When you Sojourn, take an extra recovery move.', [], ['you [Sojourn]']],
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
		['you [Repair] a battered barge'],
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
