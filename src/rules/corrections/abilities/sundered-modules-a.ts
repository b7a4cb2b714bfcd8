import type { StatedAbility } from '../../assets/stated-ability';
import { choosingOnAHit, onAHit } from './on-a-hit';

/** Modules of Sundered Isles, up to H. */
export const SUNDERED_MODULES_A: readonly StatedAbility[] = [
	{
		asset: 'Armored Prow',
		ability: 2,
		letters: 197,
		reason: 'The force of the hit is up to the player.',
		instead: true,
		uses: [
			{
				moves: ['Strike'],
				when: 'by ramming your foe',
				variant: 'Force 1',
				add: 1,
				strong_hit: 'progress',
				weak_hit: 'move Withstand Damage -1',
				miss: 'move Withstand Damage -1',
			},
			{
				moves: ['Strike'],
				when: 'by ramming your foe',
				variant: 'Force 2',
				add: 2,
				strong_hit: 'progress',
				weak_hit: 'move Withstand Damage -2',
				miss: 'move Withstand Damage -2',
			},
			{
				moves: ['Strike'],
				when: 'by ramming your foe',
				variant: 'Force 3',
				add: 3,
				strong_hit: 'progress',
				weak_hit: 'move Withstand Damage -3',
				miss: 'move Withstand Damage -3',
			},
		],
	},
	{
		asset: 'Chase Guns',
		ability: 2,
		letters: 269,
		reason: 'The bonus lasts for as long as the position does.',
		instead: true,
		uses: [
			{
				moves: ['Gain Ground'],
				when: 'by firing your chase guns to find the range',
				limit: 'once per fight',
				add: 1,
				strong_hit_match: 'progress',
			},
			{
				moves: ['Strike'],
				when: 'at once after a strong hit with your chase guns, and again while you remain in control',
				add: 1,
				strong_hit_match: 'progress',
			},
		],
	},
	{
		asset: 'Chase Guns',
		ability: 3,
		letters: 179,
		reason: 'The Clash follows another move.',
		instead: true,
		uses: [
			{
				moves: ['Clash'],
				when: 'by firing your chase guns as you flee, after you Face Defeat',
				limit: 'one time only',
				always: 'reroll any dice',
				strong_hit: 'momentum +2',
			},
		],
	},
	{
		asset: 'Gilded Adornments',
		ability: 3,
		letters: 138,
		reason: 'No damage is withstood.',
		instead: true,
		uses: [{ moves: ['Repair'], when: 'and fix this asset', mends: true, ...onAHit('momentum +2') }],
		moment: {
			when: "the ship's finery bears the cost, and the move Withstand Damage is not made",
			effects: 'mark asset broken',
		},
	},
	{
		asset: 'Harpoon Cannon',
		ability: 1,
		letters: 349,
		reason: 'What is grappled is used at other moves.',
		instead: true,
		uses: [
			{
				moves: ['Secure an Advantage', 'Gain Ground'],
				when: 'by firing your harpoon cannon at a large foe or threat',
				...onAHit('tell The target is grappled.'),
			},
			{
				roll_type: 'action_roll',
				when: 'to maneuver against, attack, or board a grappled target',
				add: 1,
				always: `
if action die is 1
	tell The line is cut, broken, or works against you: you gain no more of that target.
	move Pay the Price`,
			},
		],
	},
	{
		asset: 'Improved Armory',
		ability: 3,
		letters: 228,
		reason: 'It is marked on the card by hand, for nothing.',
		instead: true,
		moment: {
			when: 'you set the fuse to self-destruct your command vehicle',
			effects: `
quests +4 ticks
move Overcome Destruction`,
		},
	},
	{
		asset: 'Improved Galley',
		ability: 2,
		letters: 349,
		reason: 'One of the list is another move.',
		own: {
			...choosingOnAHit(`	- Bolster your ties
		bonds +2 ticks
	- Build resolve
		momentum +2
	- Take comfort
		choose 1
			- Hearten with an automatic strong hit
				move Hearten as strong hit
	- Gain strength
		health +2`),
			miss: 'tell A crisis, a complication or a dispute spoils the event.',
		},
	},
	{
		asset: 'Improved Hold',
		ability: 1,
		letters: 119,
		reason: 'How much supply is gained is an option of the move.',
		instead: true,
		uses: [
			{
				moves: ['Resupply'],
				when: "to gain gear or provisions for your ship's hold",
				...onAHit(`
may If the hold gained +2 supply
	momentum +1`),
			},
		],
	},
	{
		asset: 'Improved Hold',
		ability: 2,
		letters: 185,
		reason: 'The supply is that of the hold.',
		own: { always: '', strong_hit: 'vehicle supply +1', weak_hit: 'mark unprepared', miss: 'mark unprepared' },
	},
];
