import type { StatedAbility, StatedUse } from '../../assets/stated-ability';
import { onAHit, recoveries } from './on-a-hit';

const repaired = (points: number, variant: string, effects: string): StatedUse => ({
	moves: ['Repair'],
	when: 'yourself: nothing else restores your health',
	variant: `${variant} for ${points} repair ${points === 1 ? 'point' : 'points'}`,
	...onAHit(`points -${points}\n${effects}`),
});

/** Paths of Sundered Isles, up to M. */
export const SUNDERED_PATHS_A: readonly StatedAbility[] = [
	{
		asset: 'Cannoneer',
		ability: 1,
		letters: 217,
		reason: 'How much momentum is risked is up to the player.',
		instead: true,
		uses: [
			{
				moves: ['Strike'],
				when: "using a vehicle's weapons, holding your fire for maximum effect",
				variant: 'Risk 1 momentum',
				add: 1,
				strong_hit: 'progress',
				weak_hit: 'move Lose Momentum -2',
				miss: 'move Lose Momentum -2',
			},
			{
				moves: ['Strike'],
				when: "using a vehicle's weapons, holding your fire for maximum effect",
				variant: 'Risk 2 momentum',
				add: 2,
				strong_hit: 'progress',
				weak_hit: 'move Lose Momentum -3',
				miss: 'move Lose Momentum -3',
			},
			{
				moves: ['Strike'],
				when: "using a vehicle's weapons, holding your fire for maximum effect",
				variant: 'Risk 3 momentum',
				add: 3,
				strong_hit: 'progress',
				weak_hit: 'move Lose Momentum -4',
				miss: 'move Lose Momentum -4',
			},
		],
	},
	{
		asset: 'Construct',
		ability: 1,
		letters: 156,
		reason: 'What restores health is another move.',
		instead: true,
		uses: [
			repaired(2, 'Clear wounded', 'clear wounded'),
			...[1, 2, 3, 4, 5].flatMap(health => [
				repaired(health, `+${health} health`, `health +${health}`),
				repaired(health + 2, `Clear wounded, then +${health} health`, `clear wounded\nhealth +${health}`),
			]),
			{
				moves: ['Heal'],
				when: 'on yourself',
				always: 'tell Only the move Repair restores your health: take none of it here.',
			},
		],
	},
	{
		asset: 'Crew Commander',
		ability: 2,
		letters: 25,
		reason: 'The crew grows once.',
		moment: { when: 'you gain this ability', effects: 'command +2' },
	},
	{
		asset: 'Crew Commander',
		ability: 3,
		letters: 95,
		reason: 'What the counter shows is a part of the trigger.',
		instead: true,
		uses: [
			{
				moves: ['Compel'],
				when: 'your crew to action, at 0 command in a desperate situation',
				...onAHit('command +2'),
			},
		],
	},
	{
		asset: 'Cutthroat',
		ability: 3,
		letters: 157,
		reason: 'The stat is for the move that follows.',
		instead: true,
		uses: [
			{
				moves: ['Take Decisive Action'],
				when: 'without mercy or restraint',
				always: `
reroll one challenge die
move Endure Stress -2`,
				fallen: {},
			},
			{ moves: ['Endure Stress'], when: 'to resist the stress of acting without mercy', roll: 'iron' },
		],
	},
	{
		asset: 'Duelist',
		ability: 3,
		letters: 257,
		reason: 'The duel is a matter of the story.',
		instead: true,
		uses: (['action_roll', 'progress_roll'] as const).map((roll_type): StatedUse => ({
			roll_type,
			when: 'where your reputation is known: you suffer the cost as a rival who challenges you to a duel',
			fallen: { outcomes: ['miss'], match: true },
			always: 'tell The duel takes the place of the cost.',
		})),
		moment: {
			when: 'you defeat the rival who challenged you to a duel, or decline it',
			effects: `
choose 1
	- You defeat your rival
		quests +2 ticks
	- You decline the duel, and there is fallout
		bonds +1 ticks`,
		},
	},
	{
		asset: 'Harpooner',
		ability: 2,
		letters: 209,
		reason: 'The other move is due only where the fight goes on.',
		instead: true,
		uses: [
			{
				moves: ['Strike'],
				when: 'a large foe in close quarters, driving your harpoon home',
				...onAHit(`
progress
tell To pull the harpoon free while the fight goes on, you must score a hit as you Gain Ground (+iron).`),
			},
			{
				moves: ['Gain Ground'],
				when: 'to pull your harpoon free',
				roll: 'iron',
				...onAHit('tell Forgo one of the choices of the move: your harpoon is free.'),
			},
		],
	},
	{
		asset: 'Jinx',
		ability: 1,
		letters: 244,
		reason: 'The impact is a mark on the card.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				fallen: { outcomes: ['miss'], match: true },
				when: 'ill luck strikes',
				always: 'mark asset jinxed',
			},
			{
				roll_type: 'action_roll',
				when: 'undoing your ill luck',
				fallen: { outcomes: ['strong_hit'], match: true },
				always: `
clear asset jinxed
bonds +1 ticks`,
			},
			{
				roll_type: 'progress_roll',
				fallen: { outcomes: ['miss'], match: true },
				when: 'ill luck strikes',
				always: 'mark asset jinxed',
			},
			{
				roll_type: 'progress_roll',
				when: 'undoing your ill luck',
				fallen: { outcomes: ['strong_hit'], match: true },
				always: `
clear asset jinxed
bonds +1 ticks`,
			},
		],
	},
	{
		asset: 'Musician',
		ability: 2,
		letters: 122,
		reason: 'The extra move is one of those that Sojourn offers.',
		instead: true,
		uses: [
			{
				moves: ['Sojourn'],
				when: 'on your first visit to a community that you honor with a song as you Hearten',
				...onAHit(`
choose up to 1
${recoveries('\t')}`),
			},
		],
	},
	{
		asset: 'Musketeer',
		ability: 1,
		letters: 143,
		reason: 'The bonus is for one target.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'to shoot at the target that you missed from a distance, the next time',
				add: 2,
			},
		],
	},
];
