import type { StatedAbility } from '../../assets/stated-ability';
import { cheaper } from './classic-prices';
import { onAHit } from './on-a-hit';

/** Combat talents and companions of Ironsworn. */
export const CLASSIC_TALENTS: readonly StatedAbility[] = [
	{
		asset: 'Berserker',
		ability: 3,
		letters: 208,
		reason: 'What is taken on a strong hit hangs on one option of the move.',
		instead: true,
		uses: [
			{
				moves: ['Endure Harm'],
				when: 'in a fight, with health above 0',
				always: 'count weak hit as miss',
				strong_hit: 'may If you embrace the pain\n\tmomentum +health',
			},
		],
	},
	{
		asset: 'Long-Arm',
		ability: 1,
		letters: 151,
		reason: 'How the staff is held is the harm on the sheet.',
		moment: {
			when: 'you take up your staff',
			effects: 'choose 1\n\t- As a deadly weapon\n\t\tyour harm is 2\n\t- As a simple weapon\n\t\tyour harm is 1',
		},
		instead: true,
		uses: [
			{
				moves: ['Strike', 'Clash'],
				when: 'with your staff as a simple weapon (1 harm)',
				roll: 'edge',
				add: 1,
				...onAHit('momentum +1'),
			},
		],
	},
	{
		asset: 'Shield-Bearer',
		ability: 3,
		letters: 175,
		reason: 'The suffer move is not made at all, so this stands beside it.',
		instead: true,
		moment: {
			when: 'you sacrifice your shield in a fight, to ignore harm',
			effects:
				'tell All of the harm is ignored: Endure Harm is not made. The shield is destroyed.\nmay Once per fight, take initiative\n\tcombat has initiative',
		},
	},
	{
		asset: 'Skirmisher',
		ability: 1,
		letters: 152,
		reason: 'Each way of the list is for the stat that was rolled.',
		instead: true,
		uses: [
			{
				moves: ['Face Danger'],
				when: 'by holding a foe at bay with the reach of your spear',
				roll: 'iron or edge',
				...onAHit(`
if rolled iron
	choose up to 1
		- Strike now, if you have initiative
			move Strike add +1
		- Clash now
			move Clash add +1
if rolled edge
	momentum +1`),
			},
		],
	},
	{
		asset: 'Skirmisher',
		ability: 2,
		letters: 176,
		reason: 'The move to recover the spear is due only where the fight goes on.',
		instead: true,
		uses: [
			{
				moves: ['Strike'],
				when: 'in close combat, driving your spear home',
				add: 1,
				...onAHit('harm +2\nmay If the fight continues, Face Danger +iron to recover your spear\n\tmove Face Danger'),
			},
		],
	},
	{
		asset: 'Slinger',
		ability: 1,
		letters: 133,
		reason: 'The harm of the sling is that of a deadly weapon.',
		instead: true,
		uses: [{ moves: ['Enter the Fray'], when: 'by barraging your foe with sling-bullets', strong_hit: 'harm +2' }],
		moment: { when: 'you take up your sling', effects: 'your harm is 2' },
	},
	{
		asset: 'Swordmaster',
		ability: 3,
		letters: 175,
		reason: 'The blood is one of two ways to swear.',
		instead: true,
		uses: [
			{
				moves: ['Swear an Iron Vow'],
				when: 'kneeling, your sword in your hands',
				variant: 'Grasp the blade',
				add: 1,
				...onAHit('momentum +1'),
			},
			{
				moves: ['Swear an Iron Vow'],
				when: 'kneeling, your sword in your hands',
				variant: 'Let the edge draw blood',
				add: 1,
				always: 'move Endure Harm -1',
				...onAHit('momentum +2'),
			},
		],
	},
	{
		asset: 'Thunder-Bringer',
		ability: 3,
		letters: 159,
		reason: 'It is used on the Strike that the other move leads to.',
		instead: true,
		uses: [
			{
				moves: ['Strike'],
				when: 'with all your fury, as you Turn the Tide',
				always: 'count weak hit as miss\nreroll any dice',
				strong_hit: 'harm +2',
			},
		],
	},
	{
		asset: 'Weaponmaster',
		ability: 2,
		letters: 99,
		reason: 'A combat talent costs one experience less than Advance says.',
		instead: true,
		moment: {
			when: 'you study or train in a new weapon or technique',
			effects: cheaper('Obtain that combat talent', 'Upgrade that combat talent'),
		},
	},
	{
		asset: 'Weaponmaster',
		ability: 3,
		letters: 109,
		reason: 'It is used on the Strike that the other move leads to.',
		instead: true,
		uses: [
			{
				moves: ['Strike'],
				when: 'as you Turn the Tide with a sudden change of weapon or technique',
				add: 1,
				strong_hit: 'harm +2',
			},
		],
	},
	{
		asset: 'Giant Spider',
		ability: 2,
		letters: 190,
		reason: 'The second move is another one, made later.',
		instead: true,
		uses: [
			{ moves: ['Face Danger'], when: 'by sending your spider to study someone in secret', roll: 'shadow' },
			{
				moves: ['Gather Information'],
				when: 'using the fears that your spider has revealed',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
];
