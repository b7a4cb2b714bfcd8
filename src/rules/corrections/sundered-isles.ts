import type { Correction } from './correction';

/** If you repair your own ship, you can pay from the hold for more points. */
const ownRepairs = (situation: string, points: number): string => `
	- ${situation}
		${points > 0 ? `points +${points}` : ''}
		exchange up to 3
			vehicle supply -1
		for
			points +1`;

/** Repair points by the situation, and what they buy. */
const repair = (facility: number, anchor: number, underway: number, underFire: number): string => `
choose 1
	- At a facility
		points +${facility}
${ownRepairs('At anchor', anchor)}
${ownRepairs('Underway', underway)}
${ownRepairs('Under fire', underFire)}
spend
	- 2 Clear the battered impact on a vehicle
		clear vehicle battered
	- 2 Fix one broken module
		clear module broken
	- 1 Take +1 integrity on a vehicle
		vehicle integrity +1
	- 1 Take +1 health for a mechanical companion
		companion health +1
	- 3 Repair any other component or device
	- 2 Repair other equipment, but with a malfunction`;

const WORDS_OF_STARFORGED = 'The data has the wording of Starforged.';

const words = (move: string, data: string, book: string, reason = WORDS_OF_STARFORGED): Correction => ({
	kind: 'words',
	move,
	data,
	book,
	reason,
});

/** Applied on top of those of Starforged, which Sundered Isles expands. */
export const SUNDERED_ISLES: readonly Correction[] = [
	words('Swear an Iron Vow', 'swear upon iron to complete', 'swear to complete'),
	words('Undertake an Expedition', 'Keep under the radar', 'Keep a low profile'),
	words('Set a Course', 'follow a known route through perilous space', 'travel a known route through perilous seas'),
	words('Resupply', 'specific item or resource that', 'specific item, resource, or service that'),
	words('Resupply', 'you encounter an unexpected peril.', 'you gain nothing and the situation worsens.'),
	words('Pay the Price', 'Your equipment or vehicle malfunctions', 'Your equipment or vehicle fails you'),

	words('Repair', 'you make repairs to your', 'you make or obtain repairs to your'),
	words('Repair', 'Additionally, you may [', 'Additionally, on your own repairs, you may ['),
	words('Repair', 'sacrifice_resources) and exchange', 'sacrifice_resources) (hold) and exchange'),
	words('Repair', 'Repair any other device:', 'Repair any other component or device:'),
	words('Repair', 'Repair any other device, but', 'Repair any other equipment or device, but'),
	{
		kind: 'effects',
		move: 'Repair',
		effects: { always: '', strong_hit: repair(7, 4, 3, 2), weak_hit: repair(5, 2, 1, 0) },
		reason: 'The price for more points comes out of the hold, and only where you make your own repairs.',
	},

	words(
		'Withstand Damage',
		'move.oracle_rollable:starforged/',
		'move.oracle_rollable:sundered_isles/',
		'The text shows the table of Starforged; the move has one of its own.',
	),
	words('Withstand Damage', 'Bypass:', 'Damage control:'),
	words('Withstand Damage', 'Ride it out:', 'Hold fast:'),
	words('Withstand Damage', 'catastrophic destruction.', 'catastrophic destruction or sinking.'),
	words('Withstand Damage', 'All aboard must', 'You and your allies must'),
	words('Withstand Damage', 'Destruction is imminent, but', 'Destruction or sinking is imminent, but'),
	words('Withstand Damage', 'a crucial replacement part', 'crucial parts or materials'),
	words('Withstand Damage', 'crippled or out of your control', 'crippled'),
	words('Withstand Damage', "It's a rough ride.", 'Those aboard bear the brunt of the damage.'),
	words('Withstand Damage', 'fuel, energy, or cargo', 'gear, cargo, or provisions'),
	{
		kind: 'row',
		move: 'Withstand Damage',
		min: 11,
		text: 'Nothing can keep the vehicle from destruction or sinking. Those aboard have to get to safety.',
		reason: 'In Starforged it costs harm or death; here there is time to get away.',
	},
	{
		kind: 'row_effects',
		move: 'Withstand Damage',
		min: 11,
		effects: '',
		reason: 'The row costs nothing by itself.',
	},

	{
		kind: 'row_words',
		table: 'oracle_rollable:sundered_isles/cave/lurking_threat',
		data: 'Oppressive  confinement',
		book: 'Oppressive confinement',
		reason: 'The data has a blank too many.',
	},
	{
		kind: 'row_words',
		table: 'oracle_rollable:sundered_isles/misc/ship_damage',
		data: 'compartment,  module',
		book: 'compartment, module',
		reason: 'The data has a blank too many.',
	},
	{
		kind: 'card_meter',
		asset: 'asset:sundered_isles/module/ironclad_hull',
		meter: 'hull',
		value: 4,
		reason: 'A new hull is whole, as the first ability says; the data begins at 0, where the module is broken.',
	},
	{
		kind: 'card_meter',
		asset: 'asset:sundered_isles/module/armored_prow',
		meter: 'hull',
		reason: 'The meter is that of Ironclad Hull; no ability of the prow has a use for it.',
	},
	{
		kind: 'card_meter',
		asset: 'asset:sundered_isles/deed/fleet_commander',
		meter: 'power',
		value: 4,
		reason: 'A new fleet has all its power, as the first ability says; the data begins at 0, where it is wrecked.',
	},
];
