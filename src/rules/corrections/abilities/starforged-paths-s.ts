import type { StatedAbility } from '../../assets/stated-ability';
import { onAHit } from './on-a-hit';

/** Paths and deeds of Starforged, from S on. */
export const STARFORGED_PATHS_S: readonly StatedAbility[] = [
	{
		asset: 'Seer',
		ability: 1,
		letters: 320,
		reason: 'The prophecy comes true at a move made later.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'acting on the foresight of the prophecy that you recorded',
				limit: 'one time only',
				always: 'tell Clear the prophecy.',
				as: 'strong_hit',
			},
		],
		moment: {
			when: 'you envision experiencing a prophetic dream',
			effects: `
may For details, Ask the Oracle (Action and Theme, or Descriptor and Focus)
	move Ask the Oracle
tell Record the answer. There can be no second prophecy beside it.`,
		},
	},
	{
		asset: 'Shade',
		ability: 1,
		letters: 273,
		reason: 'Darkness sets the die higher.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'to ambush, hide, or sneak',
				variant: 'Veiled',
				preset: 5,
				miss: 'tell You are revealed, and cannot veil yourself again until the situation is resolved.',
			},
			{
				roll_type: 'action_roll',
				when: 'to ambush, hide, or sneak',
				variant: 'Veiled in darkness',
				preset: 6,
				miss: 'tell You are revealed, and cannot veil yourself again until the situation is resolved.',
			},
		],
	},
	{
		asset: 'Slayer',
		ability: 3,
		letters: 330,
		reason: 'What the sacrifice earns comes with another move.',
		instead: true,
		uses: [
			{
				moves: ['Enter the Fray'],
				when: 'to slay an inhuman foe',
				always: `
momentum +2
may If you face the creature on its own terms
	rank +1 on objective`,
			},
			{
				moves: ['Take Decisive Action'],
				when: 'after your sacrifice to face the creature on its own terms',
				strong_hit: 'quests +2 ticks',
			},
		],
	},
	{
		asset: 'Sniper',
		ability: 3,
		letters: 228,
		reason: 'How much momentum is lost is up to the player.',
		instead: true,
		uses: [
			{
				moves: ['Secure an Advantage', 'Gain Ground'],
				when: 'through your rifle scope, or taking careful aim',
				variant: 'Lose 1 momentum',
				add: 1,
				always: 'move Lose Momentum -1',
				strong_hit: 'momentum +1',
			},
			{
				moves: ['Secure an Advantage', 'Gain Ground'],
				when: 'through your rifle scope, or taking careful aim',
				variant: 'Lose 2 momentum',
				add: 2,
				always: 'move Lose Momentum -2',
				strong_hit: 'momentum +1',
			},
			{
				moves: ['Secure an Advantage', 'Gain Ground'],
				when: 'through your rifle scope, or taking careful aim',
				variant: 'Lose 3 momentum',
				add: 3,
				always: 'move Lose Momentum -3',
				strong_hit: 'momentum +1',
			},
		],
	},
	{
		asset: 'Survivor',
		ability: 2,
		letters: 272,
		reason: 'A match marks one tick more.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'where your lasting effect has an impact on the scene',
				fallen: { burned: true },
				strong_hit: `
if match
	choose 1
		- Mark 2 ticks on quests
			quests +2 ticks
		- Mark 2 ticks on bonds
			bonds +2 ticks
else
	choose 1
		- Mark 1 tick on quests
			quests +1 ticks
		- Mark 1 tick on bonds
			bonds +1 ticks`,
				weak_hit: `
choose 1
	- Mark 1 tick on quests
		quests +1 ticks
	- Mark 1 tick on bonds
		bonds +1 ticks`,
			},
		],
	},
	{
		asset: 'Tech',
		ability: 3,
		letters: 188,
		reason: 'The program is triggered at another move.',
		instead: true,
		uses: [
			{
				moves: ['Face Danger', 'Secure an Advantage'],
				when: 'by creating a computer program for a specific, complex function',
				add: 2,
				...onAHit('momentum +1'),
			},
			{
				roll_type: 'action_roll',
				when: 'triggering your program for its purpose',
				limit: 'one time only',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
	{
		asset: 'Trader',
		ability: 3,
		letters: 322,
		reason: 'The acquisition is used at another move.',
		instead: true,
		uses: [
			{
				moves: ['Sojourn'],
				when: 'with a chance at a unique item or payload',
				fallen: { outcomes: ['strong_hit'], match: true },
				always: `
may If you acquire it
	quests +2 ticks`,
			},
			{
				roll_type: 'action_roll',
				when: 'where your resources are a factor, using your acquisition',
				limit: 'one time only',
				as: 'strong_hit',
			},
		],
	},
	{
		asset: 'Vanguard',
		ability: 1,
		letters: 344,
		reason: 'The track that is rolled is that of the move on the card.',
		own: {
			always: '',
			strong_hit: 'tell You establish a haven: add +2 to recovery moves there.',
			weak_hit: 'tell You establish a haven: add +1 to recovery moves there.',
			miss: 'move Pay the Price',
		},
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'a recovery move at your haven',
				variant: 'after a strong hit',
				add: 2,
				miss: 'tell That location is no longer safe.',
			},
			{
				roll_type: 'action_roll',
				when: 'a recovery move at your haven',
				variant: 'after a weak hit',
				add: 1,
				miss: 'tell That location is no longer safe.',
			},
		],
	},
	{
		asset: 'Veteran',
		ability: 1,
		letters: 104,
		reason: 'The reset is higher for as long as the sheet has a position in a fight.',
		own: {},
		instead: true,
		uses: [{ roll_type: 'action_roll', when: 'in a fight', fallen: { burned: true }, always: 'next +1' }],
	},
	{
		asset: 'Veteran',
		ability: 2,
		letters: 239,
		reason: 'The other move follows a match.',
		instead: true,
		uses: [
			{
				moves: ['Make a Connection'],
				add: 1,
				strong_hit_match: `
bonds +1 ticks
move Develop Your Relationship`,
			},
		],
	},
	{
		asset: 'Voidborn',
		ability: 1,
		letters: 174,
		reason: 'Where you are is a mark on the card.',
		instead: true,
		moment: {
			when: 'you enter other environs',
			effects: `
choose 1
	- Space, or a spacebound vehicle or station
		mark asset in space
	- Planetside, or high gravity
		clear asset in space
		move Lose Momentum -1`,
		},
	},
];
