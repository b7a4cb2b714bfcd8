import type { StatedAbility } from '../../assets/stated-ability';
import { choosingOnAHit, onAHit } from './on-a-hit';

const SPENT_ON_A_1 = 'if action die is 1\n\ttell The magic is spent.';
/** Rituals of Ironsworn: what is gained is used at other moves. */
export const CLASSIC_RITUALS: readonly StatedAbility[] = [
	{
		asset: 'Bind',
		ability: 1,
		letters: 307,
		reason: 'Which stat is helped hangs on the pelt.',
		own: { strong_hit: '', weak_hit: 'move Endure Stress -2', miss: 'move Pay the Price' },
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'wearing the pelt, with its stat (wolf edge, bear iron, deer heart, fox shadow, boar wits)',
				add: 1,
				always: SPENT_ON_A_1,
			},
		],
	},
	{
		asset: 'Bind',
		ability: 2,
		letters: 104,
		reason: 'Which stat is helped hangs on the pelt.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'wearing the pelt of a beast, with the stat that you named',
				add: 2,
				always: SPENT_ON_A_1,
			},
		],
	},
	{
		asset: 'Communion',
		ability: 1,
		letters: 348,
		reason: 'The +1 is for the moves that follow.',
		own: { strong_hit: '', weak_hit: 'move Endure Stress -1', miss: 'move Pay the Price' },
		uses: [{ roll_type: 'action_roll', when: 'conversing with the spirit that you summoned', add: 1 }],
	},
	{
		asset: 'Divination',
		ability: 1,
		letters: 364,
		reason: 'The price stands behind words of the story.',
		own: { strong_hit: '', weak_hit: 'momentum -2', miss: 'move Pay the Price' },
	},
	{
		asset: 'Invoke',
		ability: 1,
		letters: 318,
		reason: 'As much as the action die shows.',
		own: {
			strong_hit: 'essence +action die',
			weak_hit: 'essence +action die\nmove Endure Stress -2',
			miss: 'move Pay the Price',
		},
	},
	{
		asset: 'Invoke',
		ability: 2,
		letters: 55,
		reason: 'The price stands inside the offer of the move.',
		instead: true,
		uses: [{ moves: ['Compel'], when: 'through a show of power', roll: 'essence', always: 'essence -1' }],
	},
	{
		asset: 'Lightbearer',
		ability: 1,
		letters: 178,
		reason: 'The weak hit only says what is different.',
		own: { strong_hit: 'light to 6', weak_hit: 'light to 3', miss: 'move Pay the Price' },
		instead: true,
		uses: [{ roll_type: 'action_roll', when: 'to overcome or navigate darkness', add: 2, always: 'light -1' }],
	},
	{
		asset: 'Scry',
		ability: 1,
		letters: 319,
		reason: 'The list stands behind a reference to the outcome above.',
		own: {
			strong_hit: '',
			weak_hit: `
choose 1
	- Your blood
		move Endure Harm -2
	- Something precious
		move Endure Stress -2
	- Provisions
		supply -2`,
			miss: 'move Pay the Price',
		},
	},
	{
		asset: 'Shadow-Walk',
		ability: 1,
		letters: 245,
		reason: 'The danger comes on top of the outcome above.',
		own: {
			strong_hit: 'momentum +1',
			weak_hit: `
move Face Danger
momentum +1`,
			miss: 'move Pay the Price',
		},
	},
	{
		asset: 'Shadow-Walk',
		ability: 2,
		letters: 163,
		reason: 'A strong hit marks progress once by itself.',
		instead: true,
		uses: [
			{
				moves: ['Undertake a Journey'],
				when: 'along the hidden paths of the shadow realms',
				roll: 'shadow',
				always: 'move Endure Stress -1',
				strong_hit: 'progress',
			},
		],
	},
	{
		asset: 'Sway',
		ability: 2,
		letters: 115,
		reason: 'The data has it beside another ritual.',
		instead: true,
		uses: [
			{
				moves: ['Gather Information'],
				when: 'from a person whom you Swayed, and Compelled with a strong hit',
				limit: 'one time only',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
	{
		asset: 'Tether',
		ability: 1,
		letters: 399,
		reason: 'The tether is lost by another move.',
		own: {
			always: '',
			strong_hit: 'tell You are tethered to this place, and no more to any other.',
			weak_hit: `
tell You are tethered to this place, and no more to any other.
move Endure Stress -2`,
			miss: 'move Pay the Price',
		},
		instead: true,
		uses: [
			{
				moves: ['Undertake a Journey'],
				when: 'to return to the place you are tethered to',
				roll: 'spirit or heart',
				...onAHit('momentum +1'),
			},
			{
				moves: ['Reach Your Destination'],
				when: 'at the place you are tethered to',
				strong_hit: 'momentum +2',
			},
			{ moves: ['Face Desolation'], when: 'while tethered', always: 'tell The tether is lost.' },
		],
	},
	{
		asset: 'Ward',
		ability: 1,
		letters: 259,
		reason: 'What was chosen comes true later.',
		own: {
			...choosingOnAHit(`	- You are warned when a foe first crosses the boundary
	- The first harm within the boundary is greater
	- That the ward traps a foe is likely (Ask the Oracle)`),
			miss: 'move Pay the Price',
		},
		instead: true,
		uses: [
			{
				moves: ['Strike', 'Clash'],
				when: 'the first harm against a foe within your ward, if you chose the greater harm',
				limit: 'one time only',
				...onAHit('harm +1'),
			},
		],
		moment: {
			when: 'a foe first crosses the boundary of your ward',
			effects: `
may If you chose to be warned
	momentum +1`,
		},
	},
	{
		asset: 'Ward',
		ability: 2,
		letters: 66,
		reason: 'The same with other numbers.',
		instead: true,
		uses: [
			{
				moves: ['Strike', 'Clash'],
				when: 'the first harm against a foe within your improved ward, if you chose the greater harm',
				limit: 'one time only',
				...onAHit('harm +2'),
			},
		],
		moment: {
			when: 'a foe first crosses the boundary of your improved ward',
			effects: `
may If you chose to be warned
	momentum +2
tell If you chose the trap, that it holds a foe is almost certain (Ask the Oracle).`,
		},
	},
];
