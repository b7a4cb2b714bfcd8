import type { StatedAbility } from '../../assets/stated-ability';
import { onAHit, recoveries } from './on-a-hit';

/** Paths and deeds of Starforged, from C to F. */
export const STARFORGED_PATHS_C: readonly StatedAbility[] = [
	{
		asset: 'Demolitionist',
		ability: 1,
		letters: 344,
		reason: 'The dice are compared with a charge that the player chooses.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'a challenge die is equal to or less than your charge (normal 1, high 2, overcharged 3)',
				variant: 'A challenge die is within the charge',
				fallen: { outcomes: ['weak_hit'] },
				as: 'strong_hit',
			},
			{
				roll_type: 'action_roll',
				when: 'no challenge die, but the action die is equal to or less than your charge',
				variant: 'Only the action die is within the charge',
				fallen: { outcomes: ['weak_hit'] },
				as: 'miss',
			},
		],
	},
	{
		asset: 'Demolitionist',
		ability: 3,
		letters: 136,
		reason: 'Momentum is reset for a move that it does not count for.',
		instead: true,
		uses: [
			{
				moves: ['Take Decisive Action'],
				when: 'by triggering an explosive device, with your momentum at its max',
				always: `
momentum reset
reroll challenge dice`,
			},
		],
	},
	{
		asset: 'Diplomat',
		ability: 3,
		letters: 169,
		reason: 'The extra recover move is one of those that Sojourn offers.',
		instead: true,
		uses: [
			{ moves: ['Make a Connection'], add: 1 },
			{
				moves: ['Sojourn'],
				add: 1,
				strong_hit_match: `
choose 1
	- Take +2 momentum
		momentum +2
	- Make an extra recover move
		choose 1
${recoveries('\t\t\t')}`,
			},
		],
	},
	{
		asset: 'Empath',
		ability: 1,
		letters: 290,
		reason: 'The +1 is for the moves that follow.',
		own: { strong_hit: 'momentum +2' },
		uses: [
			{
				roll_type: 'action_roll',
				when: 'to interact, in this scene, with a being whom you read on a strong hit',
				add: 1,
			},
		],
	},
	{
		asset: 'Empath',
		ability: 3,
		letters: 136,
		reason: 'The spirit of an ally is on a sheet of their own.',
		instead: true,
		uses: [
			{
				moves: ['Face Danger'],
				when: "to soothe a being's distress by an empathic bond",
				roll: 'spirit',
				...onAHit('momentum +1'),
			},
		],
	},
	{
		asset: 'Explorer',
		ability: 2,
		letters: 190,
		reason: 'The bonus is for the move that it names.',
		instead: true,
		moment: {
			when: 'you come across a wondrous sight or phenomenon',
			effects: `
choose 1
	- Find inspiration
		momentum +1
	- Soak it all in
		move Hearten add +1, on a hit momentum +1`,
		},
	},
	{
		asset: 'Fated',
		ability: 2,
		letters: 240,
		reason: 'That the card counts as an impact for a time is a mark on it.',
		instead: true,
		uses: [
			{
				moves: ['Face Death', 'Face Desolation'],
				when: 'while your background vow is unfulfilled, and this card is not marked as fate defied',
				always: 'mark asset fate defied',
				as: 'strong_hit',
			},
			{ moves: ['Reach a Milestone'], when: 'on the background vow', always: 'clear asset fate defied' },
		],
	},
	{
		asset: 'Firebrand',
		ability: 1,
		letters: 231,
		reason: 'The outcomes say only what is different.',
		own: {
			strong_hit: 'fire +3 at most',
			weak_hit: 'fire +2',
			miss: `
fire +2
move Endure Harm -2`,
		},
	},
	{
		asset: 'Fugitive',
		ability: 1,
		letters: 276,
		reason: 'The clock stands on the card.',
		instead: true,
		uses: [
			{ roll_type: 'action_roll', fallen: { outcomes: ['weak_hit', 'miss'] }, always: '"clock" +1', as: 'strong_hit' },
		],
		moment: {
			when: 'you overcome or escape those who tracked you down',
			effects: `
"clock" to 0
quests +1 ticks`,
		},
	},
	{
		asset: 'Fugitive',
		ability: 3,
		letters: 202,
		reason: 'The new asset has as many abilities as this one had.',
		instead: true,
		moment: {
			when: 'you clear your name, or defeat the power that marked you, with an extreme or greater vow',
			effects: `
may Exchange this asset for another with as many marked abilities
	asset discard
	asset gain
	choose up to 2
		- Mark a second ability on the new asset
			asset upgrade
		- Mark a third ability on the new asset
			asset upgrade`,
		},
	},
];
