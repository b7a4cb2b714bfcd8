import type { StatedAbility, StatedUse } from '../../assets/stated-ability';
import { onAHit } from './on-a-hit';

/** Companions, and assets of the crew and the damned, of Sundered Isles. */
export const SUNDERED_COMPANIONS: readonly StatedAbility[] = [
	{
		asset: 'Albatross',
		ability: 1,
		letters: 167,
		reason: 'Where you are is a mark on the card; the impact is up to the player.',
		instead: true,
		moment: {
			when: 'you put to sea or come ashore, or the albatross is killed',
			effects: `
choose 1
	- You are at sea
		mark asset at sea
	- You are ashore
		clear asset at sea
	- The albatross is killed
		asset discard
		choose 1
			- Mark permanently harmed
				mark permanently harmed
			- Mark traumatized
				mark traumatized`,
		},
		uses: [
			{
				moves: ['Companion Takes a Hit'],
				when: 'the albatross is killed',
				fallen: { outcomes: ['miss'], match: true },
				mends: true,
				always: `
choose 1
	- Mark permanently harmed
		mark permanently harmed
	- Mark traumatized
		mark traumatized`,
			},
		],
	},
	{
		asset: 'Dolphin',
		ability: 1,
		letters: 279,
		reason: 'The reroll is for a move that is made later.',
		instead: true,
		own: { strong_hit: 'momentum +2', weak_hit: '', miss: 'move Pay the Price' },
		uses: [
			{
				roll_type: 'action_roll',
				when: 'to overcome an obstacle or hazard with its help',
				limit: 'one time only',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
	{
		asset: 'Dragon',
		ability: 1,
		letters: 190,
		reason: 'The appetite comes at a time of its own.',
		instead: true,
		uses: [{ moves: ['Secure an Advantage'], when: 'by letting it roam', roll: 'its health' }],
		moment: {
			when: 'about a day has passed, and the dragon is hungry',
			effects: `
choose 1
	- Satiate its appetite: Sacrifice Resources (-1)
		move Sacrifice Resources -1
	- Let it go hungry: Companion Takes a Hit (-2)
		move Companion Takes a Hit -2`,
		},
	},
	{
		asset: 'Dragon',
		ability: 2,
		letters: 278,
		reason: 'Who bears the cost is a matter of the story.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'from the saddle, to lead an expedition or leverage the dragon as a weapon',
				roll: 'its health',
				always: `
if action die is 1
	tell The dragon must bear the brunt of any cost or counterattack.
if action die is 2
	tell The dragon must bear the brunt of any cost or counterattack.`,
			},
		],
	},
	{
		asset: 'Monkey',
		ability: 1,
		letters: 341,
		reason: 'The trouble takes the place of the cost.',
		own: { always: '', miss: 'tell The monkey bears the cost itself, or makes matters worse.' },
	},
	{
		asset: 'Parrot',
		ability: 1,
		letters: 253,
		reason: 'Which oracle is asked is a roll with rows of its own.',
		instead: true,
		moment: {
			when: 'you seek inspiration, context, or direction',
			effects: `
table
may If you connect this prompt to your situation
	momentum +1`,
			sides: 100,
			rows: [
				{ min: 1, max: 25, text: 'Ask the oracle Action.', effects: '' },
				{ min: 26, max: 50, text: 'Ask the oracle Theme.', effects: '' },
				{ min: 51, max: 75, text: 'Ask the oracle Descriptor.', effects: '' },
				{ min: 76, max: 100, text: 'Ask the oracle Focus.', effects: '' },
			],
		},
	},
	{
		asset: 'The Kraken',
		ability: 1,
		letters: 342,
		reason: 'The clock stands on the card; the oracle is a roll with rows of its own.',
		instead: true,
		moment: {
			when: 'you summon the Kraken',
			effects: `
"clock" +1
may If you are in a fight, Take Decisive Action with an automatic strong hit
	move Take Decisive Action as strong hit
may If the clock is filled, ask whether the Kraken turns against you (50/50)
	table`,
			sides: 100,
			rows: [
				{ min: 1, max: 50, text: 'Yes: it turns against you, and is now an epic foe.', effects: 'asset discard' },
				{ min: 51, max: 100, text: 'No: it does not turn against you.', effects: '"clock" -1' },
			],
		},
	},
	{
		asset: 'The Kraken',
		ability: 3,
		letters: 170,
		reason: 'The list stands in one sentence.',
		instead: true,
		uses: [
			{
				moves: ['Fulfill Your Vow'],
				when: 'formidable or greater, in service to the Kraken',
				limit: 'one time only',
				fallen: { outcomes: ['strong_hit', 'weak_hit'] },
				always: `
choose 1
	- Clear all clock segments
		"clock" to 0
	- Discard this asset
		asset discard
		bonds +12 ticks`,
			},
		],
	},
	{
		asset: 'Cohort',
		ability: 2,
		letters: 133,
		reason: 'A specialist is a connection.',
		moment: {
			when: 'you add a connection to your crew as another specialist',
			effects: `
experience -1
may The specialist is not a connection yet
	begin connection
tell Bonuses of specialists may not be stacked for a single action.`,
		},
	},
	{
		asset: 'Cohort',
		ability: 3,
		letters: 124,
		reason: 'How many dice that is, the player knows.',
		instead: true,
		uses: [
			{
				moves: ['Secure an Advantage'],
				when: 'by gathering your specialists: one die for each who takes part',
				always: 'reroll any dice',
				fallen: {},
			},
		],
	},
	{
		asset: 'Fleet Commander',
		ability: 1,
		letters: 316,
		reason: 'The fleet is refitted as a part of another move.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'as a fleetwide action to get in position, avoid a hazard, or fight',
				roll: 'power',
			},
			...(['action_roll', 'progress_roll'] as const).map((roll_type): StatedUse => ({
				roll_type,
				when: 'your fleet bears the cost',
				fallen: { outcomes: ['weak_hit', 'miss'] },
				always: `
power -1
may At 0 power, mark the fleet as wrecked
	mark asset wrecked`,
			})),
			{
				moves: ['Sojourn'],
				when: 'to refit the fleet, forgoing one recover move',
				...onAHit(`
choose 1
	- The fleet is not wrecked
		power +2
	- The fleet is wrecked: first spend 2 experience
		experience -2
		clear asset wrecked
		power +2`),
			},
		],
		moment: { when: 'you take command of your fleet', effects: 'power to 4' },
	},
	{
		asset: 'Fleet Commander',
		ability: 2,
		letters: 31,
		reason: 'The fleet grows once.',
		moment: { when: 'you gain this ability', effects: 'power +2' },
	},
	{
		asset: 'Old Salt',
		ability: 1,
		letters: 128,
		reason: 'What is taken is up to the player.',
		instead: true,
		moment: {
			when: 'you set sail, or make landfall',
			effects: `
choose 1
	- You set sail after a landlocked layover
		choose 1
			- Take +2 momentum
				momentum +2
			- Take +2 spirit
				spirit +2
			- Take +1 of each
				momentum +1
				spirit +1
	- You make landfall
		move Lose Momentum -1`,
		},
	},
	{
		asset: 'Undead',
		ability: 1,
		letters: 244,
		reason: 'What is left of the harm is a move of its own.',
		instead: true,
		uses: [{ moves: ['Endure Harm'], when: 'to resist harm that remains', roll: 'spirit' }],
		moment: {
			when: 'you lose momentum to offset harm before you Endure Harm',
			effects: `
choose 1
	- Facing 1: offset 1
		move Lose Momentum -1
	- Facing 2: offset 1
		move Lose Momentum -1
		move Endure Harm -1
	- Facing 2: offset 2
		move Lose Momentum -2
	- Facing 3: offset 1
		move Lose Momentum -1
		move Endure Harm -2
	- Facing 3: offset 2
		move Lose Momentum -2
		move Endure Harm -1
	- Facing 3: offset 3
		move Lose Momentum -3`,
		},
	},
];
