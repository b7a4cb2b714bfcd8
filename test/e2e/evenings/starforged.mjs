import { beginCampaign, playEvening } from './player.mjs';

const key = (...keys) => ({ keys });
const rolls = (dice, ...keys) => ({ keys, dice });

/** The evening: an empty vault, a vow, three misses that cost, an expedition, a fight, and the end of the vow. */
const MOVES = [
	{ say: 'The call has run for eleven years.', typed: 'siv heart: Find the Calliope, d', dice: [5, 2, 3] },
	{ isNewParagraph: true, say: 'I count the ports again.', typed: 'fd e', dice: [6, 2, 3], name: 'strong hit' },
	{ say: 'Nothing but ice.', typed: 'gi w', dice: [2, 4, 9], answers: [key('1')], name: 'rolled price' },
	{ say: 'It turns towards me.', typed: 'fd e', dice: [4, 3, 9], answers: [key('1')], name: 'weak hit' },
	{
		say: 'An echo.',
		typed: 'fd e',
		dice: [1, 8, 9],
		answers: [key('4', '2'), rolls([5, 2, 9], 'Enter')],
		name: 'decided price',
	},
	{ isNewParagraph: true, say: 'I go down.', typed: 'uae edge: Under the ice, d', dice: [6, 3, 8] },
	{ isNewParagraph: true, say: 'The shaft drops.', typed: 'explore', dice: [4, 2, 9] },
	{ say: 'A door.', typed: 'explore', dice: [6, 1, 2], answers: [key('2')] },
	{
		say: 'Something waits there.',
		typed: 'etf',
		dice: [4, 2, 9],
		answers: [key('Enter', 'Drive it off', 'Enter', '2')],
	},
	{ say: 'It comes on.', typed: 'strike', dice: [6, 2, 3] },
	{ say: 'Again.', typed: 'strike', dice: [1, 2, 9] },
	{
		say: 'Too slow.',
		typed: 'clash',
		dice: [1, 8, 9],
		answers: [key('5', '1'), rolls([1, 7, 8], 'Enter'), key('1')],
		name: 'price in a fight',
	},
	{ isNewParagraph: true, say: 'I hold the lamp.', typed: 'react under e', dice: [6, 1, 2] },
	{ say: 'It burns.', typed: 'tda', dice: [1, 10, 30], answers: [key('1', '2'), rolls([6, 1, 2], 'Enter')] },
	{ say: 'Her name is on the hull.', typed: 'fae', dice: [1, 2] },
	{ say: 'I have found her.', typed: 'ram' },
	{ say: 'I ask the ice.', typed: 'likely is anybody left?', dice: [30] },
	{ say: 'They wake.', typed: 'progress calliope 5' },
	{
		say: 'Home.',
		typed: 'fyv',
		dice: [2, 10],
		answers: [key('1', 'Bury the dead'), rolls([6, 2, 3], 'Enter')],
		name: 'new vow',
	},
];

const begin = on =>
	beginCampaign(
		on,
		{ campaign: 'The Long Dark', character: 'Ines Okoro' },
		{ start: page => page.keyboard.press('Enter') },
	);

/** Plays the evening, and tells of each move what it took. */
export const playStarforged = (on, look) => playEvening(on, { begin, moves: MOVES }, look);
