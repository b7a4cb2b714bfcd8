import type { StatedAbility } from '../../assets/stated-ability';
import { onAHit } from './on-a-hit';

/** Vehicles, modules, and companions of Starforged. */
export const STARFORGED_VEHICLES: readonly StatedAbility[] = [
	{
		asset: 'Expanded Hold',
		ability: 3,
		letters: 163,
		reason: 'How much is dropped is up to the player.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'to outrun a threat',
				variant: 'Drop 1 cargo',
				add: 1,
				always: 'cargo -1',
				...onAHit('momentum +2'),
			},
			{
				roll_type: 'action_roll',
				when: 'to outrun a threat',
				variant: 'Drop 2 cargo',
				add: 2,
				always: 'cargo -2',
				...onAHit('momentum +2'),
			},
			{
				roll_type: 'action_roll',
				when: 'to outrun a threat',
				variant: 'Drop 3 cargo',
				add: 3,
				always: 'cargo -3',
				...onAHit('momentum +2'),
			},
		],
	},
	{
		asset: 'Grappler',
		ability: 2,
		letters: 160,
		reason: 'What was overcharged is fired at a time of its own.',
		instead: true,
		uses: [
			{
				moves: ['Ready Grappler'],
				when: 'to overcharge it',
				fallen: { outcomes: ['strong_hit'] },
				always: 'move Sacrifice Resources -1',
			},
		],
		moment: {
			when: 'you fire an overcharged grappler',
			effects: `
momentum +2
may If you are in a fight
	progress`,
		},
	},
	{
		asset: 'Internal Refit',
		ability: 1,
		letters: 244,
		reason: 'The text has a word too many.',
		instead: true,
		uses: [
			{
				moves: ['Undertake an Expedition'],
				when: 'dangerous or greater, on the first leg of the journey',
				always: 'reroll any dice',
				...onAHit(`
choose up to 1
	- Take +2 momentum
		momentum +2
	- Take +1 spirit
		spirit +1`),
			},
		],
	},
	{
		asset: 'Internal Refit',
		ability: 2,
		letters: 171,
		reason: 'Unprepared was marked as supply ran out, and would not have been.',
		own: {
			always: '',
			strong_hit: `
clear unprepared
supply +1`,
			weak_hit: 'mark unprepared',
			miss: 'mark unprepared',
		},
	},
	{
		asset: 'Medbay',
		ability: 2,
		letters: 264,
		reason: 'The impact is cleared beside what the move does.',
		instead: true,
		uses: [
			{
				moves: ['Heal'],
				when: 'in the medbay, less than an hour or so after permanently harmed was marked',
				strong_hit: 'clear permanently harmed',
			},
		],
	},
	{
		asset: 'Missile Array',
		ability: 1,
		letters: 192,
		reason: 'Earned supply is exchanged for ammo once it is there.',
		uses: [
			{
				moves: ['Resupply'],
				when: 'where your missiles can be replenished',
				...onAHit(`
choose up to 1
	- Exchange 1 earned supply for 1 ammo
		supply -1
		ammo +1
	- Exchange 2 earned supply for 2 ammo
		supply -2
		ammo +2`),
			},
		],
	},
	{
		asset: 'Reinforced Hull',
		ability: 3,
		letters: 227,
		reason: 'The price is stated.',
		instead: true,
		uses: [
			{
				moves: ['React Under Fire'],
				when: 'by letting your reinforced hull take the hit',
				add: 1,
				...onAHit('momentum +1'),
				strong_hit_match: 'momentum +1',
				miss: `
tell The price is this module.
mark asset broken`,
			},
		],
	},
	{
		asset: 'Vehicle Bay',
		ability: 1,
		letters: 119,
		reason: 'A support vehicle costs one experience less, and one repair point less.',
		instead: true,
		uses: [{ moves: ['Repair'], when: 'clearing battered on a support vehicle', ...onAHit('points +1') }],
		moment: {
			when: 'you purchase or upgrade a support vehicle',
			effects: `
choose 1
	- Purchase a support vehicle
		experience -2
		asset gain
	- Upgrade a support vehicle
		experience -1
		asset upgrade`,
		},
	},
	{
		asset: 'Symbiote',
		ability: 1,
		letters: 373,
		reason: 'Harm may be put on the symbiote, whose health comes back at the price of spirit.',
		uses: [
			{
				roll_type: 'action_roll',
				when: "an aggressive move while giving yourself to the symbiote's power",
				add: 'its health',
			},
			{
				roll_type: 'action_roll',
				when: 'aided by the symbiote',
				fallen: { actionDie: [1] },
				always: 'tell Your fragile bond is broken for several hours.',
			},
			{ moves: ['Endure Stress'], when: 'to restore the symbiote', always: 'companion health +cost' },
		],
		moment: {
			when: 'you face physical harm',
			effects: `
choose 1
	- Endure Harm
		move Endure Harm
	- Companion Takes a Hit
		move Companion Takes a Hit`,
		},
		instead: true,
	},
	{
		asset: 'Exosuit',
		ability: 1,
		letters: 227,
		reason: 'The die is replaced once it has fallen.',
		instead: true,
		uses: [
			{
				roll_type: 'action_roll',
				when: 'a forceful, damaging, or resistant move',
				fallen: {},
				preset: 'integrity',
				always: 'move Lose Momentum -1',
			},
		],
	},
	{
		asset: 'Shuttle',
		ability: 1,
		letters: 187,
		reason: 'What is taken on arrival belongs to no move.',
		instead: true,
		moment: {
			when: 'you arrive at a location by shuttle (not your command vehicle)',
			effects: `
may Take +1 momentum
	momentum +1`,
		},
	},
	{
		asset: 'Snub Fighter',
		ability: 3,
		letters: 165,
		reason: 'The tally is kept on the card.',
		instead: true,
		moment: {
			when: 'you personally defeat a notable foe in your snub fighter',
			effects: `
victory marks +1
may For every five victories
	quests +2 ticks`,
		},
	},
	{
		asset: 'Shields',
		ability: 1,
		letters: 291,
		reason: 'The outcomes say only what is different; what is left of the damage is a move of its own.',
		instead: true,
		own: {
			strong_hit: `
shields to 4
tell Raised shields last for a few minutes.`,
			weak_hit: `
shields to 3
tell Raised shields last for a few minutes.`,
			miss: `
shields to 2
tell Raised shields last for a few minutes.
move Lose Momentum -1`,
		},
		moment: {
			when: 'you Withstand Damage behind raised shields',
			effects: `
choose 1
	- Facing 1 damage
	- Facing 2 damage
		if shields is 1
			move Withstand Damage -1
		else
			tell All of it is ignored.
	- Facing 3 damage
		if shields is 1
			move Withstand Damage -2
		if shields is 2
			move Withstand Damage -1
shields -1
if shields is 0
	tell At 0 they stay down for an hour or so.`,
		},
	},
	{
		asset: 'Expanded Hold',
		ability: 1,
		letters: 174,
		reason: 'Cargo is converted, or pays a part of a sacrifice.',
		moment: {
			when: 'you convert earned supply, or suffer -cargo as you Sacrifice Resources',
			effects: `
choose 1
	- Convert 1 earned supply
		supply -1
		cargo +1
	- Convert 2 earned supply
		supply -2
		cargo +2
	- Sacrifice 1: cargo pays all of it
		cargo -1
	- Sacrifice 2: cargo pays all of it
		cargo -2
	- Sacrifice 2: cargo pays 1
		cargo -1
		move Sacrifice Resources -1
	- Sacrifice 3: cargo pays all of it
		cargo -3
	- Sacrifice 3: cargo pays 2
		cargo -2
		move Sacrifice Resources -1
	- Sacrifice 3: cargo pays 1
		cargo -1
		move Sacrifice Resources -2`,
		},
	},
];
