import { beginCampaign, playEvening } from './player.mjs';

const key = (...keys) => ({ keys });
const rolls = (dice, ...keys) => ({ keys, dice });

/** The evening: an empty vault, a vow, three misses that cost, an expedition, a fight, and the end of the vow. */
const MOVES = [
	{
		say: 'The call has run for eleven years on the same band, four words and a name, and nobody on this station hears it any more. Tonight I wrote the words down and swore that I would bring her home.',
		typed: 'siv heart: Find the Calliope, d',
		dice: [5, 2, 3],
	},
	{
		isNewParagraph: true,
		say: 'There are nine ports on the old map and eight in the hull, so I count them again with my hand on the plates. The ninth is under the ice.',
		typed: 'fd e',
		dice: [6, 2, 3],
		name: 'strong hit',
	},
	{
		say: ' I put the scanner against the seam and let it listen for as long as the cold allows. Nothing but ice, and then something that is not ice.',
		typed: 'gi w',
		dice: [2, 4, 9],
		answers: [key('1')],
		name: 'rolled price',
	},
	{
		say: ' It turns towards me, slowly, as a thing does that has all winter. I put out the lamp and go along the rail by touch.',
		typed: 'fd e',
		dice: [4, 3, 9],
		answers: [key('1')],
		name: 'weak hit',
	},
	{
		say: ' An echo comes back from below, a half step late and a little too heavy. I let go of the rail and run for the light of the lock.',
		typed: 'fd e',
		dice: [1, 8, 9],
		answers: [key('4', '2'), rolls([5, 2, 9], 'Enter')],
		name: 'decided price',
	},
	{
		isNewParagraph: true,
		say: 'There is one way to the ninth port, and it is the shaft that they closed after the fire. I tie the line to the wheel of the lock and go down.',
		typed: 'uae edge: Under the ice, d',
		dice: [6, 3, 8],
	},
	{
		isNewParagraph: true,
		say: 'The shaft drops further than the map says, and the walls change from steel to something that was poured. I find the numbers of the deck on my left.',
		typed: 'explore',
		dice: [4, 2, 9],
	},
	{
		say: ' A door stands open a hand wide with frost on both its edges. I hear my own breath behind it and then I do not.',
		typed: 'explore',
		dice: [6, 1, 2],
		answers: [key('2')],
	},
	{
		say: ' Something waits there, folded in the corner where the lockers were. It has the patch of the Calliope on what used to be its arm.',
		typed: 'etf',
		dice: [4, 2, 9],
		answers: [key('Enter', 'Drive it off', 'Enter', '2')],
	},
	{
		say: ' It comes on without a sound over the frozen cable. I hold my ground and swing the cutter low, where the plates are thin.',
		typed: 'strike',
		dice: [6, 2, 3],
	},
	{
		say: ' Again, and this time it is ready for me. It takes the blade between its hands and looks at it.',
		typed: 'strike',
		dice: [1, 2, 9],
	},
	{
		say: ' I am too slow to let go. It pulls me in by the cutter and we go through the lockers together.',
		typed: 'clash',
		dice: [1, 8, 9],
		answers: [key('5', '1'), rolls([1, 7, 8], 'Enter'), key('1')],
		name: 'price in a fight',
	},
	{
		isNewParagraph: true,
		say: 'The lamp has rolled under the grating and it is still burning. I hold it up between us, as close as I can bear.',
		typed: 'react under e',
		dice: [6, 1, 2],
	},
	{
		say: ' It burns, for it has been cold for so long that it does not know heat. I see where the light goes in and put everything behind one blow.',
		typed: 'tda',
		dice: [1, 10, 30],
		answers: [key('1', '2'), rolls([6, 1, 2], 'Enter')],
	},
	{
		say: ' Behind it the wall is not a wall, and her name is on the hull in letters as tall as I am. The way was eleven years long and it ends at my glove.',
		typed: 'fae',
		dice: [1, 2],
	},
	{
		say: ' I have found her. I say it over the open band, in the four words of the call, so that somebody has heard it.',
		typed: 'ram',
	},
	{
		say: ' Then I switch off and I listen to the hull with my helmet against it. I ask the ice what I came here to ask.',
		typed: 'likely is anybody left?',
		dice: [30],
	},
	{
		say: ' They wake one after the other, with the frost running down the glass. Somebody says the year, and somebody laughs, and then it is quiet.',
		typed: 'progress calliope 5',
	},
	{
		say: ' I take them home through the shaft with the line in my hand, one light behind the other. At the lock I count them, and I count them again.',
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
