import type { StatedAbility } from '../../assets/stated-ability';
import { cheaper } from './classic-prices';
import { onAHit } from './on-a-hit';

/** Paths of Ironsworn, up to H. */
export const CLASSIC_PATHS_A: readonly StatedAbility[] = [
	{
		asset: 'Alchemist',
		ability: 1,
		letters: 365,
		reason: 'Who drinks the elixir makes a move, and is helped by it at others.',
		own: { strong_hit: '', weak_hit: 'supply -1', miss: 'move Pay the Price' },
		uses: [
			{ moves: ['Face Danger'], when: 'as you consume your elixir', roll: 'iron' },
			{
				roll_type: 'action_roll',
				when: 'with the stat of an elixir that took effect, until your health, spirit, or momentum is below +1',
				add: 1,
			},
		],
	},
	{
		asset: 'Alchemist',
		ability: 2,
		letters: 77,
		reason: 'A dose may have two effects, so that there is a second stat to add to.',
		uses: [
			{
				moves: ['Create Elixir'],
				...onAHit('tell Your single dose may have two effects, or you may have two doses of the same effect.'),
			},
			{
				roll_type: 'action_roll',
				when: 'with either stat of an elixir of two effects, until your health, spirit, or momentum is below +1',
				add: 1,
			},
		],
	},
	{
		asset: 'Animal Kin',
		ability: 2,
		letters: 186,
		reason: 'A companion costs one experience less than Advance says.',
		moment: {
			when: 'you add or upgrade an animal or beast companion',
			effects: cheaper('Add an animal or beast companion', 'Upgrade an animal or beast companion'),
		},
		instead: true,
		uses: [
			{
				moves: ['Forge a Bond'],
				when: 'with an animal or beast companion whose abilities are all marked',
				as: 'strong_hit',
				always: `
bonds +1 ticks
experience +1`,
			},
		],
	},
	{
		asset: 'Battle-Scarred',
		ability: 1,
		letters: 85,
		reason: 'Stats change once, as the player chooses.',
		moment: {
			when: 'you focus your energies',
			effects: `
choose 1
	- Reduce edge by 1
		edge -1
	- Reduce iron by 1
		iron -1
choose 1
	- Add +2 to wits, from +2 or less
		wits +2
	- Raise wits from +3 to +4
		wits +1
	- Add +2 to heart, from +2 or less
		heart +2
	- Raise heart from +3 to +4
		heart +1
	- Add +1 to wits and to heart (neither above +4)
		wits +1
		heart +1`,
		},
	},
	{
		asset: 'Bonded',
		ability: 3,
		letters: 242,
		reason: 'Only the player sees that a miss is another one.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'in a crucial moment, clinging to thoughts of your bond-kin',
				fallen: { outcomes: ['miss'] },
				always: 'reroll any dice',
				miss: `
choose up to 1
	- On another miss, mark shaken
		mark shaken
	- On another miss, mark corrupted
		mark corrupted
	- On another miss, with both marked already, Face Desolation
		move Face Desolation`,
			},
		],
	},
	{
		asset: 'Commander',
		ability: 3,
		letters: 81,
		reason: 'The bond is the warband’s, and is written down nowhere.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'leveraging a warband ability, once you have forged a bond with your warband',
				...onAHit('momentum +1'),
			},
		],
	},
	{
		asset: 'Fated',
		ability: 1,
		letters: 245,
		reason: 'That the card counts as a debility for a time is a mark on it.',
		instead: true,
		uses: [
			{
				moves: ['Face Death', 'Face Desolation'],
				when: 'while your epic background vow is unfulfilled, and this card is not marked as fate defied',
				as: 'strong_hit',
				always: 'mark asset fate defied',
			},
			{ moves: ['Reach a Milestone'], when: 'on the background vow', always: 'clear asset fate defied' },
		],
	},
	{
		asset: 'Fated',
		ability: 3,
		letters: 148,
		reason: 'What the boxes earn comes as they are filled.',
		moment: { when: 'two more boxes of your background vow are filled', effects: 'experience +1' },
		instead: true,
		uses: [{ moves: ['Fulfill Your Vow'], when: 'on the background vow', always: 'reroll any dice', fallen: {} }],
	},
	{
		asset: 'Fortune Hunter',
		ability: 1,
		letters: 241,
		reason: 'The rank of the quest is a number here.',
		uses: [
			{
				moves: ['Swear an Iron Vow'],
				when: 'to someone under the promise of payment',
				add: 1,
				always: 'tell Give the quest a special mark.',
			},
			{
				moves: ['Fulfill Your Vow'],
				when: 'on a marked quest, to someone who promised payment',
				...onAHit('wealth by rank +1 +2 +3 +4 +5'),
			},
			{
				roll_type: 'action_roll',
				when: 'leveraging wealth where resources are a factor',
				add: 'its wealth',
				always: 'wealth -1',
			},
		],
		instead: true,
	},
	{
		asset: 'Herbalist',
		ability: 1,
		letters: 130,
		reason: 'The trigger asks for supply as well.',
		instead: true,
		uses: [
			{ moves: ['Heal'], when: 'using herbal remedies, with +1 supply or more', variant: 'Add +2', add: 2 },
			{
				moves: ['Heal'],
				when: 'using herbal remedies, with +1 supply or more',
				variant: 'An additional +1 health on a hit',
				...onAHit('choose 1\n\t- Take +1 health\n\t\thealth +1\n\t- Give +1 health\n\t\tcompanion health +1'),
			},
		],
	},
	{
		asset: 'Herbalist',
		ability: 3,
		letters: 170,
		reason: 'The option of the move is chosen on its card.',
		instead: true,
		uses: [
			{
				moves: ['Make Camp'],
				when: 'creating a restorative meal',
				...onAHit('may If you chose to partake\n\thealth +1\n\tcompanion health +1'),
			},
		],
	},
	{
		asset: 'Honorbound',
		ability: 1,
		letters: 123,
		reason: 'One more than the +1 of the move, whose momentum is the same.',
		instead: true,
		uses: [{ moves: ['Turn the Tide'], when: 'drawing strength from your vows', always: 'next +1' }],
	},
];
