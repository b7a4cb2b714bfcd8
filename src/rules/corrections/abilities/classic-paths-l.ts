import type { StatedAbility } from '../../assets/stated-ability';
import { cheaper } from './classic-prices';
import { onAHit } from './on-a-hit';

const MAKE_CAMP = `
choose up to 1
	- Recuperate
		health +1
		companion health +1
	- Partake
		supply -1
		health +1
		companion health +1
	- Relax
		spirit +1
	- Focus
		momentum +1
	- Prepare
		next +1 on Undertake a Journey`;

/** Paths of Ironsworn, from L on. */
export const CLASSIC_PATHS_L: readonly StatedAbility[] = [
	{
		asset: 'Lorekeeper',
		ability: 3,
		letters: 150,
		reason: 'It is a roll of an action die with rows of its own.',
		instead: true,
		moment: {
			when: 'you browse the forbidden depths of the archive, one time only',
			effects: 'wits +1\ntable',
			rows: [
				{
					min: 1,
					max: 3,
					text: 'The knowledge takes its toll: mark corrupted or Face Desolation (ignoring momentum).',
					effects: 'choose 1\n\t- Mark corrupted\n\t\tmark corrupted\n\t- Face Desolation\n\t\tmove Face Desolation',
				},
				{ min: 4, max: 6, text: 'The archive gives up its lore at no further cost.', effects: '' },
			],
		},
	},
	{
		asset: 'Masked',
		ability: 1,
		letters: 244,
		reason: 'Which track belongs to the mask is a part of the name of its material.',
		uses: [
			{
				roll_type: 'action_roll',
				when: 'wearing the mask and using its stat',
				add: 1,
				always: `
if action die is 1
	choose 1
		- Suffer -1 health (thunderwood, bloodwood)
			health -1
		- Suffer -1 spirit (ghostwood, whisperwood)
			spirit -1`,
			},
		],
		instead: true,
	},
	{
		asset: 'Masked',
		ability: 2,
		letters: 56,
		reason: 'Which track belongs to the mask is a part of the name of its material.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'wearing the mask and using its stat, instead of its +1',
				add: 2,
				always: `
if action die is 1
	choose 1
		- Suffer -2 health (thunderwood, bloodwood)
			health -2
		- Suffer -2 spirit (ghostwood, whisperwood)
			spirit -2`,
			},
		],
	},
	{
		asset: 'Oathbreaker',
		ability: 1,
		letters: 162,
		reason: 'The marked vow is known to the player alone.',
		uses: [
			{
				moves: ['Swear an Iron Vow'],
				when: 'to redeem yourself (extreme or greater)',
				limit: 'one time only',
				always: 'tell Give that vow a special mark.',
			},
			{ moves: ['Reach a Milestone'], when: 'on the marked vow', always: 'momentum +2' },
		],
		instead: true,
	},
	{
		asset: 'Outcast',
		ability: 1,
		letters: 192,
		reason: 'How much supply remained to be suffered only the player knows; the miss is another move.',
		own: {
			always: `
choose up to 1
	- 1 supply remained to be suffered
		momentum -1
	- 2 supply remained to be suffered
		momentum -2
	- 3 supply remained to be suffered
		momentum -3`,
			strong_hit: `
clear unprepared
supply +1`,
			weak_hit: `
exchange
	momentum -2
for
	clear unprepared
	supply +1`,
			miss: 'move "Out of Supply"',
		},
	},
	{
		asset: 'Pretender',
		ability: 1,
		letters: 291,
		reason: 'The moves to reassure those in doubt are whatever the story asks for.',
		own: { strong_hit: '', weak_hit: '', miss: 'move Pay the Price' },
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'using this identity to deceive or influence others',
				variant: 'after a strong hit',
				add: 2,
				always: `
if action die is 1
	tell Someone doubts you: make moves to reassure them, or to keep the truth from coming out.`,
			},
			{
				roll_type: 'action_roll',
				when: 'using this identity to deceive or influence others',
				variant: 'after a weak hit',
				add: 1,
				always: `
if action die is 1
	tell Someone doubts you: make moves to reassure them, or to keep the truth from coming out.`,
			},
		],
	},
	{
		asset: 'Pretender',
		ability: 2,
		letters: 102,
		reason: 'It is used on another move than the one above.',
		instead: true,
		uses: [{ moves: ['Sojourn'], when: 'under your false identity', roll: 'shadow', ...onAHit('momentum +1') }],
	},
	{
		asset: 'Ritualist',
		ability: 3,
		letters: 133,
		reason: 'A ritual costs one experience less than Advance says.',
		instead: true,
		moment: {
			when: 'you tattoo the essence of a new ritual onto your skin',
			effects: cheaper('Purchase that ritual', 'Upgrade that ritual'),
		},
	},
	{
		asset: 'Shadow-Kin',
		ability: 1,
		letters: 72,
		reason: 'Stats change once, as the player chooses.',
		moment: {
			when: 'you harden your heart',
			effects: `
heart -1
choose 1
	- Add +2 to shadow, from +2 or less
		shadow +2
	- Add +1 to shadow, from +3 or less
		shadow +1
	- Shadow is at +4 already`,
		},
	},
	{
		asset: 'Shadow-Kin',
		ability: 3,
		letters: 250,
		reason: 'The vow is sworn by another move than the one that leads to it.',
		uses: [
			{ moves: ['Face Death'], roll: 'shadow' },
			{
				moves: ['Swear an Iron Vow'],
				when: 'to undertake a deathbound quest',
				roll: 'shadow',
				always: 'reroll any dice',
			},
			{
				moves: ['Fulfill Your Vow'],
				when: 'on your deathbound quest, where you mark experience',
				...onAHit('experience +2'),
			},
		],
		instead: true,
	},
	{
		asset: 'Spirit-Bound',
		ability: 3,
		letters: 207,
		reason: 'The deeper connection is used at other moves.',
		instead: true,
		uses: [
			{
				moves: ['Fulfill Your Vow'],
				when: 'formidable or greater, in service to the spirit',
				variant: 'Let them go',
				limit: 'one time only',
				fallen: { outcomes: ['strong_hit', 'weak_hit'] },
				always: 'experience +2 for each ability\nasset discard',
			},
			{
				roll_type: 'action_roll',
				when: 'leveraging this asset, once you have deepened your connection',
				add: 1,
			},
		],
	},
	{
		asset: 'Storyweaver',
		ability: 3,
		letters: 66,
		reason: 'One more than the +1 of the move.',
		instead: true,
		uses: [{ moves: ['Sojourn'], when: 'in a community that you have a bond with', add: 1 }],
	},
	{
		asset: 'Veteran',
		ability: 1,
		letters: 242,
		reason: 'What is taken once per fight hangs on another result.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'in combat',
				fallen: { burned: true },
				always: 'momentum +1\nnext +1',
			},
			{
				roll_type: 'action_roll',
				when: 'in combat, a miss improved to a weak hit',
				limit: 'once per fight',
				fallen: { outcomes: ['weak_hit'], burned: true },
				always: 'combat has initiative',
			},
		],
	},
	{
		asset: 'Wildblood',
		ability: 3,
		letters: 108,
		reason: 'One more of the options that the move has.',
		instead: true,
		uses: [{ moves: ['Make Camp'], when: 'in the woodlands', roll: 'wits', ...onAHit(MAKE_CAMP) }],
	},
	{
		asset: 'Wright',
		ability: 3,
		letters: 144,
		reason: 'The gift is made before any of the moves.',
		instead: true,
		uses: [
			{
				moves: ['Compel', 'Forge a Bond', 'Test Your Bond'],
				when: 'giving your item to commemorate an event or relationship',
				limit: 'one time only',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
];
