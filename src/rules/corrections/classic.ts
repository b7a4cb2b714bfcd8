import { focus, FOCUS_LOST, sojourn } from './classic-sojourn';
import type { Correction } from './correction';

export const CLASSIC: readonly Correction[] = [
	{
		kind: 'words',
		move: 'Face a Setback',
		data: 'each additional _momentum',
		book: 'each additional -momentum',
		reason: 'The minus sign is an underscore in the data.',
	},
	{
		kind: 'words',
		move: 'Forsake Your Vow',
		data: 'suffer _spirit',
		book: 'suffer -spirit',
		reason: 'The minus sign is an underscore in the data.',
	},
	{
		kind: 'special_track',
		move: 'Write Your Epilogue',
		special_track: 'bonds',
		reason: 'The data rolls on “bonds_track”, which its own rules call “bonds”.',
	},
	{
		kind: 'row',
		move: 'Pay the Price',
		min: 1,
		rolls: 1,
		reason: 'The row asks for another roll; the data has it in words only.',
	},
	{
		kind: 'words',
		move: 'Sojourn',
		data: 'below.\n\nYou and',
		book: 'below. If you share a bond, choose one more.\n\nYou and',
		reason: 'The outcomes in the data leave out what a bond adds; the full text has it.',
	},
	{
		kind: 'effects',
		move: 'Sojourn',
		effects: { always: '', strong_hit: sojourn(2), weak_hit: sojourn(1), miss: 'move Pay the Price' },
		reason: 'One list in three parts serves both hits, and the second roll is a move of its own here: Sojourn (focus).',
	},
	{
		kind: 'move_beside',
		move: 'Sojourn',
		name: 'Sojourn (focus)',
		trigger: 'When you focus on one of the recover actions you chose as you Sojourn...',
		text: 'The second roll of Sojourn, for one of the recover actions you chose: roll +heart once more. If you share a bond, add +1.',
		outcomes: {
			strong_hit: { text: 'On a __strong hit__, that action gives 2 more.', effects: focus('+2') },
			weak_hit: { text: 'On a __weak hit__, that action gives 1 more.', effects: focus('+1') },
			miss: { text: 'On a __miss__, what that action gave is lost.', effects: FOCUS_LOST },
		},
		reason: 'Sojourn rolls twice inside one move; each roll is a record of its own.',
	},
	{
		kind: 'effects',
		move: 'Strike',
		effects: { strong_hit: 'harm yours +1\ncombat has initiative' },
		reason: 'Here +1 harm is your harm and 1 more; in Clash the same words come on top of your harm.',
	},
	{
		kind: 'effects',
		move: 'Turn the Tide',
		effects: {
			always: `
may Steal initiative
	combat has initiative
	next +1, on a hit momentum +1
	may If that move misses
		move Pay the Price`,
		},
		reason: 'All four sentences hang on one offer; the price is due only where the next move misses.',
	},
	{
		kind: 'effects',
		move: 'Enter the Fray',
		effects: {
			weak_hit: `
choose 1
	- Bolster your position
		momentum +2
		combat no initiative
	- Prepare to act
		combat has initiative`,
		},
		reason: 'Who does not take initiative leaves it to the foe; the text says so on a miss only.',
	},
	{
		kind: 'effects',
		move: 'End the Fight',
		effects: {
			miss: `
clear foe
move Pay the Price`,
		},
		reason: 'A fight that is lost is over; the text does not say what becomes of its track.',
	},
	{
		kind: 'effects',
		move: 'Test Your Bond',
		effects: {
			weak_hit: `
may Swear an Iron Vow
	move Swear an Iron Vow
may If you refuse or fail
	connection no bond
	bonds -1 ticks
	move Pay the Price`,
			miss: `
connection no bond
bonds -1 ticks
move Pay the Price`,
		},
		reason: 'A bond that is cleared takes with it the tick that was marked for it.',
	},
	{
		kind: 'effects',
		move: 'Companion Endure Harm',
		effects: {
			miss: `
momentum -1
if companion health is 0
	if action die is 1
		asset discard companion
		experience +1 for each ability
	else
		mark companion "out of action"`,
		},
		reason: 'The experience for a dead companion hangs on the condition of the sentence before it.',
	},
	{
		kind: 'row_words',
		table: 'oracle_rollable:classic/settlement/name',
		data: '?,',
		book: '?',
		reason: 'A comma of the data stands behind the last question of the second row.',
	},
];
