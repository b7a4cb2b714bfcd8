import { MOVE_PHRASES } from '../../../../src/rules/effects/phrases/moves';
import { expectPhrases } from './expect-phrases';

const choice = (...moves: readonly string[]) => [
	'choose 1',
	...moves.flatMap(move => [`\t- ${move.replace(/ -(?:\d|cost)$/, '')}`, `\t\tmove ${move}`]),
];

expectPhrases(
	MOVE_PHRASES,
	[
		['Make a suffer move (-1)', 'suffer -1'],
		['Two suffer moves (-1)', 'suffer -1 twice'],
		['[Pay the Price]', 'move Pay the Price'],
		['you must [Pay the Price]', 'move Pay the Price'],
		['Pay the price', 'move Pay the Price'],
		['[Secure an Advantage] to take action', 'move Secure an Advantage'],
		[
			'[Test Your Relationship] when you next interact',
			'may Test Your Relationship when you next interact',
			'\tmove Test Your Relationship',
		],
		['[Lose Momentum] (-2)', 'move Lose Momentum -2'],
		['[Endure Harm] move, suffering a dire (-2) cost', 'move Endure Harm -2'],
		['[Endure Harm] (1 harm)', 'move Endure Harm -1'],
		['[Hearten] (with an automatic strong hit) to mend it', 'move Hearten as strong hit'],
		['[Heal] and take an automatic strong hit', 'move Heal as strong hit'],
		['[Hearten] with an automatic strong hit', 'move Hearten as strong hit'],
		[
			'[Swear an Iron Vow] (formidable or greater) to mend it',
			'move Swear an Iron Vow rank formidable or extreme or epic',
		],
		['[Swear an Iron Vow] to finish an extreme quest for them', 'move Swear an Iron Vow rank extreme'],
		['[Swear an Iron Vow] to stop it with an epic quest', 'move Swear an Iron Vow rank epic'],
		['[Lose Momentum] (-1) in exchange for +1 health', 'exchange', '\tmove Lose Momentum -1', 'for', '\thealth +1'],
		[
			'[Sacrifice Resources] and exchange each -1 supply for 1 repair point (up to 3)',
			'exchange up to 3',
			'\tmove Sacrifice Resources -1',
			'for',
			'\tpoints +1',
		],
		['Within a day, you must [Heal] and raise their health above 0, or [Face Death]', ...choice('Heal', 'Face Death')],
		['It can be put off if you [Repair] the hull and raise its integrity above 0', 'may Repair', '\tmove Repair'],
		['You cannot [Repair] this hull until you [Resupply] and find a part', 'may Resupply', '\tmove Resupply'],
		[
			'All aboard must make the [Endure Harm], [Companion Takes a Hit], or [Endure Stress] move, suffering a dire (-2) cost',
			...choice('Endure Harm -2', 'Companion Takes a Hit -2', 'Endure Stress -2'),
		],
		['[Endure Harm] or [Face Death], as appropriate', ...choice('Endure Harm', 'Face Death')],
		['All aboard must [Endure Stress] or [Face Death], as appropriate', ...choice('Endure Stress', 'Face Death')],
		[
			'This quest is against your grain, forces you to [Swear an Iron Vow] on another quest, or is a lie',
			'choose 1',
			'\t- It is against your grain',
			'\t- It forces you to Swear an Iron Vow on another quest',
			'\t\tmove Swear an Iron Vow',
			'\t- It is a lie',
		],
		['Apply the cost to a different suffer move', ...choice('Endure Harm -cost', 'Sacrifice Resources -cost')],
		['Resolve this move as a strong hit', 'as strong hit'],
		['Roll on the table below or choose one', 'table'],
		[
			'Envision the omen or roll on the following table',
			'choose 1',
			'\t- Envision the omen',
			'\t- Roll on the table',
			'\t\ttable',
		],
		['See the miss result below', 'as miss'],
		['Use the weak hit outcome instead', 'as weak hit'],
		['roll on this table again (before the rest)', 'table'],
		['Envision a brief scene (you may roll on the table below)', 'may Roll on the table below', '\ttable'],
		['Roll a d6', 'table'],
		['Roll that many times on the table below', 'table 1 to 3 times'],
	],
	{
		before: 'Decide the number of lots: one, two, or three.',
		move: { name: 'Lose Momentum', rolls: [], hasTable: true },
		vocabulary: {
			moves: ['Lose Momentum', 'Endure Harm', 'Sacrifice Resources'],
			meters: ['health', 'supply', 'integrity'],
			impacts: [],
			impactGroups: [],
			specialTracks: [],
		},
	},
);
