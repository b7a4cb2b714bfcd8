import type { StatedAbility } from '../../assets/stated-ability';
import { onAHit } from './on-a-hit';

/** Paths and deeds of Starforged, from G to R. */
export const STARFORGED_PATHS_G: readonly StatedAbility[] = [
	{
		asset: 'Gunner',
		ability: 2,
		letters: 198,
		reason: 'The other move is due only where the fight goes on.',
		instead: true,
		uses: [
			{
				moves: ['Take Decisive Action'],
				when: 'by emptying your gun',
				always: `
move Sacrifice Resources -1
reroll one challenge die
may If the fight continues, or you are caught up in another, Check Your Gear
	move Check Your Gear`,
			},
		],
	},
	{
		asset: 'Haunted',
		ability: 3,
		letters: 247,
		reason: 'What is marked hangs on the abilities of the card.',
		instead: true,
		uses: [
			{
				moves: ['Fulfill Your Vow'],
				when: 'extreme or greater, in service to the spirit',
				variant: 'Let them go',
				limit: 'one time only',
				fallen: { outcomes: ['strong_hit', 'weak_hit'] },
				always: `
choose 1
	- With one marked ability
		bonds +2 ticks
	- With two marked abilities
		bonds +4 ticks
	- With three marked abilities
		bonds +6 ticks
asset discard`,
			},
			{
				roll_type: 'action_roll',
				when: 'using an ability of this asset, with your link bolstered',
				...onAHit('momentum +1'),
			},
		],
	},
	{
		asset: 'Healer',
		ability: 3,
		letters: 260,
		reason: 'It is a roll of an action die with rows of its own.',
		instead: true,
		moment: {
			when: 'you give basic medical care in a safe place, once every day or so',
			effects: `
move Sacrifice Resources -1
table`,
			rows: [
				{
					min: 1,
					max: 4,
					text: 'Everyone whose health is above 0 is given +1 health.',
					effects: `
if health is not 0
	health +1
if companion health is not 0
	companion health +1`,
				},
				{
					min: 5,
					max: 6,
					text: 'Everyone whose health is above 0 is given +2 health.',
					effects: `
if health is not 0
	health +2
if companion health is not 0
	companion health +2`,
				},
			],
		},
	},
	{
		asset: 'Kinetic',
		ability: 3,
		letters: 244,
		reason: 'The move that it fuels may be any.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'a great kinetic feat, with your momentum at its max',
				always: 'momentum reset',
				strong_hit: `
may If you are in a fight
	progress`,
				as: 'strong_hit',
			},
		],
	},
	{
		asset: 'Looper',
		ability: 3,
		letters: 64,
		reason: 'The reroll stands on another card.',
		instead: true,
		uses: [{ roll_type: 'action_roll', when: 'after a reroll granted by an asset ability', fallen: {}, add: 1 }],
	},
	{
		asset: 'Marked',
		ability: 2,
		letters: 176,
		reason: 'Only the player sees that a miss is another one; the clock stands on the card.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'risking your reputation',
				fallen: { outcomes: ['miss'] },
				always: 'reroll any dice',
				miss: `
may On another miss, fill one segment
	"clock" +1`,
			},
		],
		moment: { when: 'the clock is filled', effects: 'asset discard' },
	},
	{
		asset: 'Oathbreaker',
		ability: 1,
		letters: 224,
		reason: 'The marked vow is known to the player alone, and so is the impact that is left of the card.',
		instead: true,
		uses: [
			{
				moves: ['Swear an Iron Vow'],
				when: 'extreme or greater, to redeem yourself',
				limit: 'one time only',
				always: 'tell Give that vow a special mark.',
			},
			{ moves: ['Reach a Milestone'], when: 'on the marked vow', always: 'momentum +2' },
			{
				moves: ['Forsake Your Vow'],
				when: 'on the marked quest',
				always: `
asset discard
mark oathbreaker`,
			},
		],
	},
	{
		asset: 'Oathbreaker',
		ability: 3,
		letters: 201,
		reason: 'That it cannot be taken again changes nothing here.',
		instead: true,
		uses: [
			{
				moves: ['Fulfill Your Vow'],
				when: 'on the marked quest',
				fallen: { outcomes: ['strong_hit', 'weak_hit'] },
				always: `
choose 1
	- Improve edge
		edge +1
	- Improve heart
		heart +1
	- Improve iron
		iron +1
	- Improve shadow
		shadow +1
	- Improve wits
		wits +1
asset discard
tell You may not take this asset again.`,
			},
		],
	},
	{
		asset: 'Outcast',
		ability: 2,
		letters: 198,
		reason: 'The miss leaves supply where it is.',
		own: {
			strong_hit: `
clear unprepared
supply +1`,
			weak_hit: `
exchange
	move Lose Momentum -1
for
	clear unprepared
	supply +1`,
			miss: 'move Lose Momentum -1',
		},
	},
];
