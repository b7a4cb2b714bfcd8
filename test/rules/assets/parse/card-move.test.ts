import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { bundledRuleset, type RulesetId } from '../../../../src/rules/books/bundled';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { rulebook, type Rulebook } from '../../../../src/rules/books/rulebook';
import { useWords } from '../ability-words';

const ruleset = bundledRuleset('classic');

/** What a move on a card does, by outcome, and the uses that its ability offers elsewhere. */
function readingOf(book: Rulebook, asset: PrintedAsset, number: number) {
	const ability = asset.abilities[number - 1];
	const [move] = ability?.moves ?? [];
	if (!ability || !move) throw new Error(`${asset.name} ${number} has no move`);
	const { always, outcomes } = book.effectsOf(move);
	const lists = Object.entries({ always, ...outcomes }).filter(([, effects]) => effects.length > 0);
	return {
		does: lists.map(([outcome, effects]) => `${outcome}: ${writeEffects(effects)}`),
		uses: book.abilities.read(asset, ability).uses.map(useWords),
	};
}

/** Reads a text as the ability of a card with two counters and a move of its own. */
function written(text: string, miss = '') {
	const trigger = /When [^,.]+(?=, roll)/.exec(text)?.[0] ?? '';
	const move = {
		_id: 'asset.ability.move:reed/reed.0.own',
		name: 'Own',
		category: 'Reed',
		roll_type: 'action_roll',
		trigger: { text: `${trigger}...`, conditions: [] },
		text,
		outcomes: miss === '' ? {} : { miss: { text: miss } },
		tables: [],
		allow_momentum_burn: true,
	};
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [move] };
	const controls = ['luck', 'glow'].map(key => ({ kind: 'counter', key, label: key, min: 0, max: 6, value: 0 }));
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls, options: [], abilities: [ability] };
	const card = asset as unknown as PrintedAsset;
	return readingOf(rulebook({ ...ruleset, assets: () => [card] }), card, 1);
}

describe('a later use that an outcome of the card’s own move names', () => {
	it.each([
		{
			text: 'When you read the tides, roll +wits. On a strong hit, take +1 momentum. Then, reroll any dice (one time only) when you make a move by sailing or swimming. On a weak hit, take +1 momentum.',
			does: ['strong_hit: momentum +1', 'weak_hit: momentum +1'],
			uses: ['its moves (by sailing or swimming), one time only, “after a strong hit”: after · Reroll any dice'],
		},
		{
			text: 'When you call the crow, roll +heart. On a hit, it comes. You may (one time only) reroll any dice on a move to escape or hide with its help. On a strong hit, also take +2 momentum.',
			does: ['strong_hit: momentum +2'],
			uses: ['its moves (to escape or hide with its help), one time only: after · Reroll any dice'],
		},
	])('is offered there, and not shown by the move: $text', ({ text, does, uses }) => {
		expect(written(text)).toEqual({ does, uses });
	});

	it('is shown where it was not understood', () => {
		const { does } = written(
			'When you bind a shade, roll +shadow. On a strong hit, when you [Compel] it, you may add +1 or ignore the tenfold price of names. On a weak hit, take +1 momentum.',
		);
		expect(does).toEqual([expect.stringContaining('say'), 'weak_hit: momentum +1']);
	});
});

describe('an outcome that says only what differs', () => {
	it.each([
		{
			rule: 'adds what the action die shows to a counter',
			text: 'When you drink the dew, roll +wits. On a strong hit, add the value of your action die to your glow (max 5). On a weak hit, take +1 glow.',
			does: ['strong_hit: glow +action die', 'weak_hit: glow +1'],
		},
	])('$rule', ({ text, does }) => {
		expect(written(text).does).toEqual(does);
	});

	it.each([
		{
			rule: 'has a price that hangs on a circumstance',
			text: 'When you ask, roll +heart. On a strong hit, take +1 supply. On a weak hit, as above, but they answer only by day, unless you beg; suffer -1 spirit.',
			shown: 'say They answer only by day',
		},
		{
			rule: 'may name either of two counters',
			text: 'When you wake it, roll +wits. On a strong hit, set your luck to 4. Then set your glow to 2. On a weak hit, make it 1.',
			shown: 'weak_hit: say Make it 1.',
		},
	])('is shown where it $rule', ({ text, shown }) => {
		expect(written(text).does.join('\n')).toContain(shown);
	});
});

describe('one list for several outcomes of a card’s own move', () => {
	const LIST = '\n\n  * Rest: Take +1 health.\n  * Plan: Take +2 momentum.';
	const rest = '\n\t- Rest\n\t\thealth +1\n\t- Plan\n\t\tmomentum +2';

	it.each([
		{
			text: `When you make camp, roll +wits. On a strong hit, take +1 spirit. On a weak hit, as above, but the night is hungry; choose one to give up.${LIST}`,
			does: ['strong_hit: spirit +1', `weak_hit: spirit +1\nchoose 1${rest}`],
		},
	])('$text', ({ text, does }) => {
		expect(written(text).does).toEqual(does);
	});
});

describe('a miss that stands beside the text of a ritual', () => {
	const text = 'When you chant, roll +heart. On a strong hit, take +2 momentum. On a weak hit, take +1 momentum.';

	it.each([
		{
			miss: 'On a __miss__, you fail. [Pay the Price](datasworn:move:classic/fate/pay_the_price).',
			does: 'move Pay the Price',
		},
		{ miss: 'On a __miss__, mark your shame as normal.', does: 'say Mark your shame as normal.' },
	])('$miss', ({ miss, does }) => {
		expect(written(text, miss).does.at(-1)).toBe(`miss: ${does}`);
	});
});

describe('what is paid for what is added', () => {
	it('is a way of its own for each amount', () => {
		const text =
			'When you [Strike], you may add +1, +2, or +3 and suffer that amount as -luck. When you gather luck, roll +wits. On a strong hit, take up to +4 luck. On a weak hit, take +1 luck.';
		expect(written(text).uses).toEqual([
			'Strike, “1 luck”: add 1 · Suffer −1 luck',
			'Strike, “2 luck”: add 2 · Suffer −2 luck',
			'Strike, “3 luck”: add 3 · Suffer −3 luck',
		]);
	});

	it('is not offered where the card has no such counter', () => {
		expect(
			written(
				'When you [Strike], you may add +1 or +2 and suffer that amount as -arrows. When you chant, roll +heart. On a strong hit, take +1 momentum.',
			).uses,
		).toEqual([]);
	});
});

/** Abilities of the books that were stated by hand, and are read from their text since. */
const FREED: readonly (readonly [RulesetId, string, number, readonly string[], readonly string[]])[] = [
	[
		'classic',
		'Divination',
		1,
		['weak_hit: momentum -2', 'miss: move Pay the Price'],
		['Gather Information, Compel, Forge a Bond (you use the reading to Gather Information, …): add 1'],
	],
	[
		'classic',
		'Lightbearer',
		1,
		['strong_hit: light to 6', 'weak_hit: light to 3', 'miss: move Pay the Price'],
		['its moves (to overcome or navigate darkness): add 2 · Suffer −1 light'],
	],
	[
		'classic',
		'Shadow-Walk',
		1,
		['strong_hit: momentum +1', 'weak_hit: move Face Danger\nmomentum +1', 'miss: move Pay the Price'],
		['its moves (by ambushing, hiding, or sneaking), one time only: after · Reroll any dice'],
	],
	[
		'classic',
		'Communion',
		1,
		['weak_hit: move Endure Stress -1', 'miss: move Pay the Price'],
		['its moves (made as appropriate): add 1'],
	],
	[
		'classic',
		'Invoke',
		1,
		[
			'strong_hit: essence +action die',
			'weak_hit: essence +action die\nmove Endure Stress -2',
			'miss: move Pay the Price',
		],
		[
			'Secure an Advantage, Face Danger (to create minor mystical effects or illusions): roll its essence · Suffer −1 essence · strong_hit: Take +1 momentum · weak_hit: Take +1 momentum',
		],
	],
	[
		'classic',
		'Scry',
		1,
		[
			'weak_hit: choose 1\n\t- Your blood\n\t\tmove Endure Harm -2\n\t- Something precious\n\t\tmove Endure Stress -2\n\t- Provisions\n\t\tsupply -2',
			'miss: move Pay the Price',
		],
		['Gather Information (through observation): roll shadow or wits'],
	],
	[
		'starforged',
		'Archer',
		1,
		[
			'strong_hit: ammo +6 at most',
			'weak_hit: ammo +4 at most\nmove Sacrifice Resources -1',
			'miss: move Sacrifice Resources -1',
		],
		['Strike, Clash, “1 ammo”: add 1 · Suffer −1 ammo', 'Strike, Clash, “2 ammo”: add 2 · Suffer −2 ammo'],
	],
	[
		'starforged',
		'Empath',
		1,
		['strong_hit: momentum +2', 'weak_hit: momentum +1', 'miss: move Pay the Price'],
		['its moves (to interact with them in this scene), “after a strong hit”: add 1'],
	],
	[
		'starforged',
		'Artist',
		3,
		['strong_hit: bonds +2 ticks', 'weak_hit: bonds +1 ticks', 'miss: move Pay the Price'],
		[],
	],
	[
		'starforged',
		'Firebrand',
		1,
		['strong_hit: fire +3 at most', 'weak_hit: fire +2', 'miss: fire +2\nmove Endure Harm -2'],
		['its moves (aided by this energy to attack or …): add 2 · Suffer −1 fire'],
	],
	[
		'sundered_isles',
		'Dolphin',
		1,
		['strong_hit: momentum +2', 'miss: move Pay the Price'],
		['its moves (to overcome an obstacle or hazard with …), one time only: after · Reroll any dice'],
	],
	[
		'sundered_isles',
		'Monkey',
		1,
		[
			'strong_hit: momentum +2',
			'weak_hit: momentum +1',
			'miss: tell The monkey faces its own cost or makes the situation worse.',
		],
		[],
	],
	[
		'sundered_isles',
		'Lucky Figurehead',
		1,
		['strong_hit: momentum +2\nspirit +1', 'weak_hit: momentum +1', 'miss: move Lose Momentum -1'],
		[],
	],
];

describe('an ability of a book that is read from its text', () => {
	it.each(FREED)('%s, %s %i', (id, name, number, does, uses) => {
		const book = rulebook(bundledRuleset(id));
		const asset = book.abilities.card(name);
		if (!asset) throw new Error(`no card ${name}`);
		expect(asset.abilities[number - 1]?.stated).toBeUndefined();
		expect(readingOf(book, asset, number)).toEqual({ does, uses });
	});
});
