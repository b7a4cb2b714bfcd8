import { beginCampaign, playEvening, playMove } from './player.mjs';

const key = (...keys) => ({ keys });
const rolls = (dice, ...keys) => ({ keys, dice });

/** The evening: a vow, an expedition that costs, a fight that goes badly, a connection, and the end of the vow. */
const MOVES = [
	{
		say: 'The lamp has been dark for a year, and every month another ship goes onto the rocks below it. I put my hand on the cold glass.',
		typed: 'siv: Light the lamp, d',
		dice: [4, 3, 9],
	},
	{
		isNewParagraph: true,
		say: 'At the pier they knew the keeper, and they knew who bought the last of his oil. Nobody would say it twice.',
		typed: 'gi',
		dice: [6, 2, 3],
		name: 'strong hit',
	},
	{
		say: ' So we took the small boat out at night, with the sail down and the oars in rags.',
		typed: 'uae shadow: The Teeth, d',
		dice: [5, 3, 9],
		answers: [key('1'), key('1'), key('3')],
	},
	{
		isNewParagraph: true,
		say: 'The wind turned on us at the third rock, and the boat was full of water before I had the rope in my hand.',
		typed: 'fd wi',
		dice: [1, 8, 9],
		answers: [key('4', '2'), rolls([1, 7, 8], 'Enter'), key('1')],
		name: 'decided price',
	},
	{
		isNewParagraph: true,
		say: 'When it was light there was a sail behind us, with the same patch in it as the one at the pier.',
		typed: 'etf',
		dice: [4, 3, 9],
		answers: [key('Enter', 'Drive it off', 'Enter', '2')],
	},
	{ say: ' We came about under their bow, so close that I could read the name.', typed: 'strike', dice: [6, 2, 3] },
	{
		say: ' They had more men than we had thought, and two of them knew how to throw a line.',
		typed: 'clash',
		dice: [1, 8, 9],
		answers: [rolls([50], '1')],
		name: 'rolled price',
	},
	{ say: ' I cut the line, and with it our own mast.', typed: 'tda', dice: [1, 10], answers: [rolls([20], '1')] },
	{
		isNewParagraph: true,
		say: 'Afterwards it was quiet enough to hear the bell on the point, which nobody had rung since the spring.',
		typed: 'ask is the keeper alive?',
		dice: [30],
	},
	{
		say: ' My hands would not stop shaking, and I sat on them like a child.',
		typed: 'endure stress',
		dice: [6, 2, 3],
		answers: [key('1')],
	},
	{
		isNewParagraph: true,
		say: 'The next bay was empty, with a good beach and a stream, and we took what was left of the boat ashore.',
		typed: 'uae',
		dice: [6, 2, 2],
	},
	{
		say: ' There was smoke above the trees. Whoever had made the fire was not hiding.',
		typed: 'explore',
		dice: [4, 3, 9],
	},
	{
		isNewParagraph: true,
		say: 'An old man sat beside it with three fish on a stick, and he gave us two of them before he asked who we were.',
		typed: 'mac heart: Old Marrow, d',
		dice: [4, 3, 9],
	},
	{
		isNewParagraph: true,
		say: 'From there we knew the way, since he had walked it every week with a can of oil on his back.',
		typed: 'progress teeth 5',
	},
	{ say: ' And there it was, with its door open and the stairs full of sand.', typed: 'fae', dice: [1, 2] },
	{ say: ' The cans were where he had left them, eleven of them, full.', typed: 'ram' },
	{
		say: ' It took the whole night to clean the glass. At four in the morning it burned.',
		typed: 'fyv',
		dice: [1, 10],
		answers: [key('1', 'Find who put it out'), rolls([6, 2, 3], 'Enter')],
		name: 'new vow',
	},
];

async function begin(on) {
	await beginCampaign(
		on,
		{ campaign: 'The Dark Lamp', character: 'Ines Okoro' },
		{
			choose: page => page.getByRole('radio', { name: 'Sundered Isles' }).tap(),
			start: page => page.getByRole('button', { name: 'Just begin' }).tap(),
		},
	);
	await on.keyboardUp();
}

/** Plays the evening, and tells of each move what it took. */
export const playSunderedIsles = (on, look) => playEvening(on, { begin, moves: MOVES }, look);

/** Ends the session in a paragraph of its own. */
export async function endSession(on) {
	await on.page.keyboard.press('Enter');
	return await playMove(on, {
		say: 'We slept on the floor of the tower, and none of us took the watch.',
		typed: 'end a session',
	});
}
