import type { StatedAbility, StatedUse } from '../../assets/stated-ability';
import { choosingOnAHit, onAHit } from './on-a-hit';

const repairedHull = (points: number): StatedUse => ({
	moves: ['Repair'],
	when: `to take +${points} hull for ${points} repair ${points === 1 ? 'point' : 'points'}`,
	mends: true,
	variant: `+${points} hull`,
	...onAHit(`points -${points}\nhull +${points}`),
});

/** Modules of Sundered Isles from I on, and vehicles. */
export const SUNDERED_MODULES_I: readonly StatedAbility[] = [
	{
		asset: 'Improved Sick Bay',
		ability: 1,
		letters: 274,
		reason: 'One list serves both hits.',
		own: {
			...choosingOnAHit(`	- Build loyalty
		bonds +1 ticks
	- Rally
		choose 1
			- Take +1 health
				health +1
			- Take +2 momentum
				momentum +2
	- Get to work
		vehicle integrity +1`),
			miss: 'move Pay the Price',
		},
	},
	{
		asset: 'Improved Sick Bay',
		ability: 3,
		letters: 184,
		reason: 'The impact is cleared beside what the move does.',
		instead: true,
		uses: [{ moves: ['Heal'], when: 'after permanently harmed was marked', strong_hit: 'clear permanently harmed' }],
	},
	{
		asset: 'Lucky Figurehead',
		ability: 1,
		letters: 354,
		reason: 'That the luck is gone is a matter of the story; that no momentum is burned, the data says.',
		own: {
			always: '',
			strong_hit: `
momentum +2
spirit +1`,
			weak_hit: 'momentum +1',
			miss: 'move Lose Momentum -1',
		},
	},
	{
		asset: 'Lucky Figurehead',
		ability: 3,
		letters: 92,
		reason: 'No damage is withstood.',
		instead: true,
		moment: {
			when: 'you must Withstand Damage, and the figurehead takes all of it (before or after rolling)',
			effects: `
mark asset broken
tell All damage is ignored: what the move took already is taken back.`,
		},
	},
	{
		asset: 'Map Room',
		ability: 1,
		letters: 196,
		reason: 'The second reroll is for another move.',
		uses: [
			{
				moves: ['Undertake an Expedition'],
				when: 'on the first leg of the journey that you prepared with a hit',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
	{
		asset: 'Submersible Mode',
		ability: 3,
		letters: 221,
		reason: 'Each way of the list names the move.',
		instead: true,
		uses: [
			{
				moves: ['Strike'],
				when: 'at a foe, while submerged',
				variant: 'Strike true',
				roll: 'shadow',
				always: 'reroll any dice',
				strong_hit_match: `
momentum +2
next +1 on Strike`,
			},
			{
				moves: ['Strike'],
				when: 'at a foe, while submerged',
				variant: 'Strike hard',
				roll: 'shadow',
				...onAHit('progress'),
				strong_hit_match: `
momentum +2
next +1 on Strike`,
			},
		],
	},
	{
		asset: 'Trophy Vault',
		ability: 1,
		letters: 234,
		reason: 'The list of trophies is the player’s own.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'to overcome an obstacle or hazard aboard ship, with the power of a trophy',
				always: `
reroll any dice
tell Mark the power of that trophy as spent.`,
				fallen: {},
			},
		],
		moment: {
			when: 'you defeat a notable foe',
			effects: "tell Add the trophy that you take to the list of those in your ship's vault.",
		},
	},
	{
		asset: 'Trophy Vault',
		ability: 2,
		letters: 229,
		reason: 'It is a second result of the move that the trophy was used on.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'after using a trophy to reroll all dice',
				fallen: { outcomes: ['strong_hit'], match: true },
				always: `
bonds +2 ticks
tell Do not mark the trophy as spent.`,
			},
		],
	},
	{
		asset: 'Longboat',
		ability: 2,
		letters: 174,
		reason: 'One repair point less than the move says.',
		instead: true,
		uses: [
			{
				moves: ['Withstand Damage'],
				when: 'aboard your longboat',
				fallen: { outcomes: ['miss'] },
				always: 'reroll any dice',
			},
			{ moves: ['Repair'], when: 'clearing battered on your longboat', ...onAHit('points +1') },
		],
	},
	{
		asset: 'Ironclad Hull',
		ability: 1,
		letters: 198,
		reason: 'Damage is ignored before it is suffered.',
		instead: true,
		uses: [
			{
				moves: ['Repair'],
				when: 'to fix your broken ironclad hull for 3 repair points',
				mends: true,
				...onAHit('points -3\nclear asset broken'),
			},
			...[1, 2, 3, 4].map(repairedHull),
		],
		moment: {
			when: 'your ship is fitted with the hull, or you Withstand Damage and the hull ignores what it can',
			effects: `
choose 1
	- The hull is fitted: it has 4 hull
		hull to 4
	- Facing 1 damage
		if hull is not 0
			tell All of it is ignored.
			hull -1
			if hull is 0
				mark asset broken
		else
			move Withstand Damage -1
	- Facing 2 damage
		if hull is not 0
			if hull is 1
				move Withstand Damage -1
			else
				tell All of it is ignored.
			hull -1
			if hull is 0
				mark asset broken
		else
			move Withstand Damage -2
	- Facing 3 damage
		if hull is not 0
			if hull is 1
				move Withstand Damage -2
			else
				if hull is 2
					move Withstand Damage -1
				else
					tell All of it is ignored.
			hull -1
			if hull is 0
				mark asset broken
		else
			move Withstand Damage -3`,
		},
	},
];
