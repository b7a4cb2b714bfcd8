import type { StatedAbility } from '../../assets/stated-ability';
import { onAHit } from './on-a-hit';

/** Swashbuckler: momentum for each useful aspect of the surroundings. */
const PER_ASPECT = `
choose 1
	- One aspect
		momentum +1
	- Two aspects
		momentum +2
	- Three aspects
		momentum +3`;

/** Paths of Sundered Isles, from S on. */
export const SUNDERED_PATHS_S: readonly StatedAbility[] = [
	{
		asset: 'Scattershot',
		ability: 1,
		letters: 305,
		reason: 'The next shot is readied by another move.',
		uses: [
			{
				moves: ['Strike', 'Clash'],
				when: 'with your loaded scattergun, against a large target, a group of massed foes, or a close quarters enemy',
				limit: 'once per fight, until you reload',
				always: 'reroll any dice',
				fallen: {},
			},
			{
				moves: ['Gain Ground'],
				when: 'to reload your scattergun in the same fight',
				roll: 'edge',
				...onAHit('tell Forgo one of the choices of the move: your next shot is ready.'),
			},
		],
		instead: true,
	},
	{
		asset: 'Shapechanger',
		ability: 3,
		letters: 118,
		reason: 'What is taken is up to the player.',
		instead: true,
		moment: {
			when: 'you change to the form that is your ideal self',
			effects: `
may You are partially restored
	choose 1
		- Take +1 health
			health +1
		- Take +1 spirit
			spirit +1`,
		},
	},
	{
		asset: 'Shipwright',
		ability: 2,
		letters: 252,
		reason: 'The insight is used at another move.',
		instead: true,
		uses: [
			{
				moves: ['Enter the Fray'],
				when: 'by studying the construction or configuration of an enemy vessel',
				roll: 'wits',
				strong_hit: 'momentum +2',
			},
			{
				roll_type: 'action_roll',
				when: 'using what you learned of an enemy vessel',
				limit: 'one time only',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
	{
		asset: 'Shipwright',
		ability: 3,
		letters: 228,
		reason: 'What is reclaimed is up to the player.',
		instead: true,
		uses: [
			{
				moves: ['Resupply'],
				when: 'by repurposing parts or materials from a ship or wreck',
				always: 'reroll challenge dice',
				strong_hit_match: `
choose up to 1
	- Take a free module
		asset gain module
	- Take a free support vehicle
		asset gain support vehicle
	- Upgrade a module or vehicle for free
		asset upgrade`,
			},
		],
	},
	{
		asset: 'Sorcerer',
		ability: 2,
		letters: 65,
		reason: 'An asset costs less than Advance says.',
		moment: {
			when: 'you purchase an asset of a supernatural nature',
			effects: `
experience -1
asset gain`,
		},
	},
	{
		asset: 'Sorcerer',
		ability: 3,
		letters: 280,
		reason: 'The ritual is enacted with another move.',
		uses: [
			{
				moves: ['Fulfill Your Vow'],
				when: 'to enact the ritual, at the risk of your soul',
				always: `
reroll challenge dice
move Face Desolation`,
				fallen: {},
			},
		],
	},
	{
		asset: 'Spy',
		ability: 1,
		letters: 87,
		reason: 'How long it lasts is a mark on the card.',
		instead: true,
		moment: {
			when: 'you begin or end the infiltration of a location or event',
			effects: `
choose 1
	- The mission begins
		mark asset undercover
	- The mission is over
		clear asset undercover`,
		},
	},
	{
		asset: 'Swashbuckler',
		ability: 2,
		letters: 241,
		reason: 'How many aspects there are is up to the player.',
		instead: true,
		uses: [
			{
				moves: ['Enter the Fray'],
				when: 'in personal combat, with useful aspects of your surroundings',
				always: PER_ASPECT,
			},
			{
				roll_type: 'action_roll',
				when: 'daring or unexpected, incorporating one of those aspects (once per aspect)',
				add: 1,
			},
		],
		moment: {
			when: 'an ongoing fight becomes personal combat, with useful aspects around you',
			effects: PER_ASPECT,
		},
	},
	{
		asset: 'Urchin',
		ability: 3,
		letters: 135,
		reason: 'It is marked on the card by hand, for nothing.',
		instead: true,
		moment: {
			when: 'you come of age, or take on a role beyond your years',
			effects: `
asset discard
asset gain
asset gain`,
		},
	},
	{
		asset: 'Waterborn',
		ability: 1,
		letters: 293,
		reason: 'The harm comes before any move that asks for exertion.',
		moment: {
			when: 'you are about to make a move with physical action at 0 air, or return to the surface or an air-filled environment',
			effects: `
choose 1
	- Physical action with your air at 0
		move Endure Harm -2
	- You return to the surface or an air-filled environment
		air to 5`,
		},
	},
	{
		asset: 'Waterborn',
		ability: 2,
		letters: 122,
		reason: 'The trade belongs to no move.',
		instead: true,
		moment: {
			when: 'you trade air for momentum or momentum for air, once per foray underwater',
			effects: `
choose 1
	- Suffer -2 air and take +2 momentum
		air -2
		momentum +2
	- Lose Momentum (-2) and take +2 air
		move Lose Momentum -2
		air +2`,
		},
	},
	{
		asset: 'Windbinder',
		ability: 2,
		letters: 33,
		reason: 'It is for the move on the card.',
		instead: true,
		uses: [{ moves: ['Bind the Winds'], add: 1 }],
	},
	{
		asset: 'Windbinder',
		ability: 3,
		letters: 169,
		reason: 'What is wrought comes with the miss.',
		instead: true,
		uses: [
			{
				moves: ['Bind the Winds'],
				when: 'to summon a mighty cyclone',
				limit: 'once per situation',
				always: `
choose 1
	- Mark progress on a related quest
		progress on vow
	- Mark progress twice on an objective in a fight
		progress twice on objective`,
				as: 'miss',
			},
		],
	},
];
