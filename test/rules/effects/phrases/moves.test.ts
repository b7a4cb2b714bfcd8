import { MOVE_PHRASES } from '../../../../src/rules/effects/phrases/moves';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	MOVE_PHRASES,
	rows`
		Make a suffer move (-1) => suffer -1
		Two suffer moves (-1) => suffer -1 twice
		[Pay the Price] => move Pay the Price
		you must [Pay the Price] => move Pay the Price
		[Face Desolation] (ignoring momentum) => tell Momentum is ignored for Face Desolation.\nmove Face Desolation
		Pay the price => move Pay the Price
		Start a scene challenge to cross the river => move Begin the Scene
		[Secure an Advantage] to take action => move Secure an Advantage
		[Test Your Relationship] when you next interact => may Test Your Relationship when you next interact\n\tmove Test Your Relationship
		[Lose Momentum] (-2) => move Lose Momentum -2
		[Endure Harm] move, suffering a dire (-2) cost => move Endure Harm -2
		[Endure Harm] (1 harm) => move Endure Harm -1
		[Hearten] (with an automatic strong hit) to mend it => move Hearten as strong hit
		[Heal] and take an automatic strong hit => move Heal as strong hit
		[Hearten] with an automatic strong hit => move Hearten as strong hit
		[Swear an Iron Vow] (formidable or greater) to mend it => move Swear an Iron Vow rank formidable or extreme or epic
		[Swear an Iron Vow], ranked extreme, to mend it => move Swear an Iron Vow rank extreme
		[Strike] against a guard of the house => move Strike
		[Swear an Iron Vow] to finish an extreme quest for them => move Swear an Iron Vow rank extreme
		[Swear an Iron Vow] to stop it with an epic quest => move Swear an Iron Vow rank epic
		[Lose Momentum] (-1) in exchange for +1 health => exchange\n\tmove Lose Momentum -1\nfor\n\thealth +1
		[Sacrifice Resources] and exchange each -1 supply for 1 repair point (up to 3) => exchange up to 3\n\tmove Sacrifice Resources -1\nfor\n\tpoints +1
		Within a day, you must [Heal] and raise their health above 0, or [Face Death] => choose 1\n\t- Heal\n\t\tmove Heal\n\t- Face Death\n\t\tmove Face Death
		It can be put off if you [Repair] the hull and raise its integrity above 0 => may Repair\n\tmove Repair
		You cannot [Repair] this hull until you [Resupply] and find a part => may Resupply\n\tmove Resupply
		All aboard must make the [Endure Harm], [Companion Takes a Hit], or [Endure Stress] move, suffering a dire (-2) cost => choose 1\n\t- Endure Harm\n\t\tmove Endure Harm -2\n\t- Companion Takes a Hit\n\t\tmove Companion Takes a Hit -2\n\t- Endure Stress\n\t\tmove Endure Stress -2
		[Endure Harm] or [Face Death], as appropriate => choose 1\n\t- Endure Harm\n\t\tmove Endure Harm\n\t- Face Death\n\t\tmove Face Death
		All aboard must [Endure Stress] or [Face Death], as appropriate => choose 1\n\t- Endure Stress\n\t\tmove Endure Stress\n\t- Face Death\n\t\tmove Face Death
		This quest is against your grain, forces you to [Swear an Iron Vow] on another quest, or is a lie => choose 1\n\t- It is against your grain\n\t- It forces you to Swear an Iron Vow on another quest\n\t\tmove Swear an Iron Vow\n\t- It is a lie
		Apply the cost to a different suffer move => choose 1\n\t- Endure Harm\n\t\tmove Endure Harm -cost\n\t- Sacrifice Resources\n\t\tmove Sacrifice Resources -cost
		Resolve this move as a strong hit => as strong hit
		Roll on the table below or choose one => table
		Envision the omen or roll on the following table => choose 1\n\t- Envision the omen\n\t- Roll on the table\n\t\ttable
		See the miss result below => as miss
		Use the weak hit outcome instead => as weak hit
		roll on this table again (before the rest) => table
		Envision a brief scene (you may roll on the table below) => may Roll on the table below\n\ttable
		Roll a d6 => table
		throw a d20 on this table => table
		[Hearten] as a strong hit => move Hearten as strong hit
		make the [Face Danger] move, counting it as a weak hit => move Face Danger as weak hit
		[Heal] and treat it as an automatic strong hit => move Heal as strong hit
		[Resupply] (strong hit) => move Resupply as strong hit
		Make one recovery move (not Sojourn) with an automatic strong hit => choose 1\n\t- Heal\n\t\tmove Heal as strong hit\n\t- Hearten\n\t\tmove Hearten as strong hit\n\t- Repair\n\t\tmove Repair as strong hit\n\t- Resupply\n\t\tmove Resupply as strong hit
		make a recovery move (but not [Sojourn], [Repair], or [Resupply]) as a weak hit => choose 1\n\t- Heal\n\t\tmove Heal as weak hit\n\t- Hearten\n\t\tmove Hearten as weak hit
		Roll that many times on the table below => table 1 to 3 times
	`,
	{
		before: 'Decide the number of lots: one, two, or three.',
		move: { name: 'Lose Momentum', rolls: [], hasTable: true },
		vocabulary: {
			moves: [
				'Begin the Scene',
				'Lose Momentum',
				'Endure Harm',
				'Sacrifice Resources',
				'Sojourn',
				'Heal',
				'Hearten',
				'Repair',
				'Resupply',
			],
			meters: ['health', 'supply', 'integrity'],
			impacts: [],
			impactGroups: [],
			specialTracks: [],
		},
	},
);
