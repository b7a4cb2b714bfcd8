import type { StatedAbility, StatedUse } from '../../assets/stated-ability';
import { choosingOnAHit, onAHit, recoveries } from './on-a-hit';

/** Paths of Sundered Isles, from N to R. */
export const SUNDERED_PATHS_N: readonly StatedAbility[] = [
	{
		asset: 'Necromancer',
		ability: 3,
		letters: 291,
		reason: 'The clock of the corpse is one of the player’s own.',
		instead: true,
		uses: [
			{
				moves: ['Face Danger'],
				when: 'to animate a corpse with soulless life (only a single one at a time)',
				roll: 'heart',
				...onAHit('tell It is under your control, until its clock of 4 segments is full.'),
			},
			{
				roll_type: 'action_roll',
				when: 'aided by the corpse through force, threat, or fear',
				add: 2,
				always: 'clock +1',
			},
			...(['action_roll', 'progress_roll'] as const).map((roll_type): StatedUse => ({
				roll_type,
				when: 'the corpse suffers the cost',
				fallen: { outcomes: ['weak_hit', 'miss'] },
				always: 'clock +1',
			})),
		],
	},
	{
		asset: 'Overlander',
		ability: 2,
		letters: 294,
		reason: 'Companions take their own.',
		own: {
			strong_hit: `
choose 1
	- Take +2 spirit
		spirit +2
	- Take +2 health
		health +2
	- Take +1 to each
		spirit +1
		health +1
companion health +1
tell Any other companions in your company take +1 health as well.`,
			weak_hit: `
choose 1
	- Take +1 health
		health +1
	- Take +1 spirit
		spirit +1`,
			miss: 'move Pay the Price',
		},
	},
	{
		asset: 'Overlander',
		ability: 3,
		letters: 211,
		reason: 'The reroll is for the move that follows.',
		instead: true,
		uses: [
			{
				moves: ['Resupply'],
				when: 'by searching out natural resources in the wilds',
				add: 1,
				strong_hit_match: `
may Explore a Waypoint (even if not on an expedition)
	move Explore a Waypoint`,
			},
			{
				moves: ['Explore a Waypoint'],
				when: 'at the location that you encountered as you Resupplied with a match',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
	{
		asset: 'Peddler',
		ability: 1,
		letters: 308,
		reason: 'The recovery move is one of those that Sojourn offers.',
		own: {
			...choosingOnAHit(`	- Trade for services (not Sojourn)
		choose 1
${recoveries('\t\t\t')}
	- Trade for clout or solidarity
		bonds +1 ticks
	- Trade for goods or coin
		quests +1 ticks`),
			miss: 'move Pay the Price',
		},
	},
	{
		asset: 'Pirate Captain',
		ability: 1,
		letters: 257,
		reason: 'One list serves all outcomes.',
		own: {
			strong_hit: `
choose 1
	- Take both
		quests +1 ticks
		bonds +1 ticks
	- Build your fortune, twice
		quests +2 ticks
	- Share the spoils, twice
		bonds +2 ticks`,
			weak_hit: `
choose 1
	- Build your fortune
		quests +1 ticks
	- Share the spoils
		bonds +1 ticks`,
			miss: `
choose 1
	- Build your fortune
		quests +1 ticks
	- Share the spoils
		bonds +1 ticks
move Pay the Price`,
		},
	},
	{
		asset: 'Pirate Captain',
		ability: 3,
		letters: 102,
		reason: 'The extra move is one of those that Sojourn offers.',
		instead: true,
		uses: [
			{
				moves: ['Sojourn'],
				when: 'for 1 experience',
				always: 'experience -1',
				strong_hit: `
choose up to 1
${recoveries('\t')}`,
				as: 'strong_hit',
			},
		],
	},
	{
		asset: 'Pistoleer',
		ability: 3,
		letters: 111,
		reason: 'It belongs to no move.',
		instead: true,
		moment: { when: 'a charged or antagonistic parlay begins, with your pistols on display', effects: 'momentum +2' },
	},
];
