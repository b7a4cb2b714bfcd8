import type { StatedAbility, StatedUse } from '../../assets/stated-ability';
import { onAHit } from './on-a-hit';

const setAside = (die: number): string => `if action die is ${die}
	tell You may take up a firing position and keep this value for a Strike. A move that changes your position loses it.`;

const fromFiringPosition = (preset: number): StatedUse => ({
	moves: ['Strike'],
	when: "using the vehicle's weapons, from your firing position",
	variant: `The value set aside is ${preset}`,
	preset,
	weak_hit: 'tell The value set aside is lost.',
	miss: 'tell The value set aside is lost.',
});

/** Paths and deeds of Starforged, up to B. */
export const STARFORGED_PATHS_A: readonly StatedAbility[] = [
	{
		asset: 'Ace',
		ability: 2,
		letters: 356,
		reason: 'The value that is set aside is for another move.',
		instead: true,
		uses: [
			{
				moves: ['Gain Ground'],
				when: 'by maneuvering your vehicle against a foe',
				add: 1,
				strong_hit: [4, 5, 6].map(setAside).join('\n'),
			},
			...[4, 5, 6].map(fromFiringPosition),
		],
	},
	{
		asset: 'Archer',
		ability: 1,
		letters: 215,
		reason: 'What is added is paid in ammo.',
		instead: true,
		own: { always: '' },
		uses: [
			{ moves: ['Strike', 'Clash'], variant: '1 ammo', add: 1, always: 'ammo -1' },
			{ moves: ['Strike', 'Clash'], variant: '2 ammo', add: 2, always: 'ammo -2' },
		],
	},
	{
		asset: 'Archer',
		ability: 3,
		letters: 195,
		reason: 'The ammo is paid for the move that follows.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'by shooting a specialized projectile',
				preset: 5,
				always: 'ammo -1',
				...onAHit('momentum +1'),
			},
		],
	},
	{
		asset: 'Armored',
		ability: 2,
		letters: 104,
		reason: 'The same with another value.',
		instead: true,
		uses: [
			{
				moves: ['Face Danger', 'React Under Fire', 'Clash'],
				when: 'against physical attacks or impact',
				preset: 5,
				strong_hit_match: 'momentum +2',
			},
		],
	},
	{
		asset: 'Armored',
		ability: 3,
		letters: 212,
		reason: 'It is a roll of an action die with rows of its own, and no suffer move is made.',
		instead: true,
		uses: [
			{
				moves: ['Repair'],
				when: 'bringing your broken armor back for 5 repair points',
				mends: true,
				...onAHit(`
points -5
clear asset broken`),
			},
		],
		moment: {
			when: 'you let your armor take the hit instead of making the move Endure Harm',
			effects: 'table',
			rows: [
				{ min: 1, max: 3, text: 'The harm is ignored, but your armor is broken.', effects: 'mark asset broken' },
				{ min: 4, max: 6, text: 'The harm is ignored.', effects: '' },
			],
		},
	},
	{
		asset: 'Artist',
		ability: 3,
		letters: 305,
		reason: 'The weak hit marks less than the strong one.',
		own: { strong_hit: 'bonds +2 ticks', weak_hit: 'bonds +1 ticks', miss: 'move Pay the Price' },
	},
	{
		asset: 'Augmented',
		ability: 1,
		letters: 325,
		reason: 'A broken augment is a mark on the card.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'directly aided by the augment, while it is not broken',
				add: 1,
				strong_hit_match: 'momentum +2',
				miss_match: 'mark asset "first augment broken"',
			},
			{
				moves: ['Repair'],
				when: 'bringing the first augment back for 3 repair points',
				...onAHit(`
points -3
clear asset "first augment broken"`),
			},
		],
	},
	{
		asset: 'Augmented',
		ability: 2,
		letters: 90,
		reason: 'A second one like the first.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'directly aided by the second augment, and not by the first, while it is not broken',
				add: 1,
				strong_hit_match: 'momentum +2',
				miss_match: 'mark asset "second augment broken"',
			},
			{
				moves: ['Repair'],
				when: 'bringing the second augment back for 3 repair points',
				...onAHit(`
points -3
clear asset "second augment broken"`),
			},
		],
	},
	{
		asset: 'Augmented',
		ability: 3,
		letters: 89,
		reason: 'No suffer move is made.',
		instead: true,
		moment: {
			when: 'you mark an augment as broken instead of making the move Endure Harm or Face Death',
			effects: `
choose 1
	- The first augment
		mark asset "first augment broken"
	- The second augment
		mark asset "second augment broken"`,
		},
	},
	{
		asset: 'Blademaster',
		ability: 3,
		letters: 212,
		reason: 'The box is a mark on the card, cleared at any move.',
		instead: true,
		uses: [
			{
				moves: ['Swear an Iron Vow'],
				when: 'by binding your promise to the blade',
				add: 1,
				...onAHit('mark asset oathbound'),
			},
			{
				roll_type: 'action_roll',
				when: 'using this oathbound blade, to clear its box',
				fallen: { outcomes: ['miss'] },
				always: `
clear asset oathbound
reroll any dice`,
			},
			{
				roll_type: 'progress_roll',
				when: 'using this oathbound blade, to clear its box',
				fallen: { outcomes: ['miss'] },
				always: `
clear asset oathbound
reroll any dice`,
			},
		],
	},
	{
		asset: 'Bonded',
		ability: 3,
		letters: 230,
		reason: 'Only the player sees that a miss is another one.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'in a crucial moment, clinging to thoughts of your bond-mate',
				fallen: { outcomes: ['miss'] },
				always: 'reroll any dice',
				miss: `
choose up to 1
	- On another miss, mark shaken
		mark shaken
	- On another miss, mark traumatized
		mark traumatized
	- On another miss, with both marked already, Face Desolation
		move Face Desolation`,
			},
		],
	},
	{
		asset: 'Courier',
		ability: 1,
		letters: 340,
		reason: 'The threat is overcome at a time of its own.',
		instead: true,
		uses: [
			{ moves: ['Swear an Iron Vow'], when: 'to transport and protect something precious', always: 'safety to 5' },
			{
				moves: ['Undertake an Expedition', 'Set a Course'],
				when: 'safety suffers the cost',
				fallen: { outcomes: ['weak_hit', 'miss'] },
				weak_hit: 'safety -1',
				miss: `
if match
	safety -2
else
	safety -1`,
			},
		],
		moment: {
			when: 'safety fell to 0, and you overcome the complication of this mission',
			effects: `
progress twice on vow
safety to 3`,
		},
	},
];
