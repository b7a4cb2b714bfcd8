import type { Correction } from './correction';

/** Wield a Rarity: a 5 counts on a hit only. */
const SUBTLE_POWER = `
if action die is 5
	momentum +1`;

/** Applied on top of those of Ironsworn, which Delve expands. */
export const DELVE: readonly Correction[] = [
	{
		kind: 'effects',
		move: 'Advance a Threat',
		effects: {
			always: `
table
if menace is full
	move Forsake Your Vow`,
		},
		reason: 'The vow is forsaken once the last box is marked: the condition of the sentence before it.',
	},
	{
		kind: 'effects',
		move: 'Wield a Rarity',
		effects: {
			always: `
if action die is 6
	as strong hit
	momentum +1`,
			strong_hit: SUBTLE_POWER,
			weak_hit: SUBTLE_POWER,
		},
		reason: 'The outcomes are those of the move that it aids, whose action die gives way to the rarity die.',
	},
	{
		kind: 'row_words',
		table: 'delve_site_domain:delve/icereach',
		data: 'Camp or',
		book: 'Camp or outpost',
		reason: 'The last word of the feature at 85 is missing in the data.',
	},
];
