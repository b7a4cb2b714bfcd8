import { playEvening } from './player.mjs';

const key = (...keys) => ({ keys });
const rolls = (dice, ...keys) => ({ keys, dice });

/** The evening: a vow, a price, a journey, a delve of one's own, a fight with two misses, and the end of the vow. */
const MOVES = [
	{ say: 'The spring has been dry since the thaw.', typed: 'siv heart: Bring back the spring, d', dice: [5, 2, 3] },
	{ isNewParagraph: true, say: 'I ask the miller.', typed: 'gi w', dice: [4, 3, 9] },
	{
		say: ' He knows the hill, and he throws a stone.',
		typed: 'fd e',
		dice: [1, 8, 9],
		answers: [key('4', '2'), rolls([5, 2, 3], 'Enter'), key('2')],
		name: 'decided price',
	},
	{ say: ' I bind the arm.', typed: 'saa w', dice: [4, 3, 9] },
	{ isNewParagraph: true, say: 'Up, then.', typed: 'uaj: To the hill, t', dice: [3, 2, 9] },
	{ say: ' The path is good.', typed: 'uaj', dice: [6, 2, 3], answers: [key('1')] },
	{
		isNewParagraph: true,
		say: 'A door of black stone.',
		typed: 'discover: The Hollow Hill, d, ancient, ruin',
		dice: [4, 3, 9, 10, 40],
		answers: [key('Enter'), rolls([10], '1'), rolls([20], 'Enter'), key('1')],
	},
	{ say: ' Deeper.', typed: 'dtd w', dice: [6, 2, 3], answers: [rolls([30], 'Enter'), key('1')] },
	{ say: ' Something has been here.', typed: 'reveal', dice: [20], answers: [key('2')] },
	{ say: ' And there is the basin.', typed: 'lyo', dice: [1, 2], answers: [key('1')] },
	{
		isNewParagraph: true,
		say: 'Its warden wakes.',
		typed: 'etf h: The warden, d',
		dice: [4, 3, 9],
		answers: [key('1')],
	},
	{ say: ' I am faster.', typed: 'strike', dice: [6, 2, 3] },
	{
		say: ' Its arm is longer.',
		typed: 'clash i',
		dice: [1, 8, 9],
		answers: [rolls([30], '1')],
		name: 'rolled price',
	},
	{
		say: ' I roll aside.',
		typed: 'fd e',
		dice: [2, 8, 9],
		answers: [key('5', '1'), rolls([1, 8, 9], 'Enter'), key('1')],
	},
	{
		say: ' It falls into the water.',
		typed: 'end',
		dice: [1, 9],
		answers: [key('2'), key('1'), rolls([5, 2, 3], 'Enter'), key('1')],
	},
	{ say: ' I sit down in the wet.', typed: 'endure stress', dice: [5, 2, 9] },
	{ isNewParagraph: true, say: 'The water runs again.', typed: 'ram' },
	{ say: ' Down there it will reach the mill.', typed: 'progress spring 6' },
	{
		say: ' Home.',
		typed: 'fyv',
		dice: [2, 10],
		answers: [key('1', 'Bury the warden'), rolls([6, 2, 3], 'Enter')],
		name: 'new vow',
	},
];

/** The campaign by its shortest way, with names of its own. */
async function begin(on) {
	const { page } = on;
	await on.command('begin a campaign');
	await page.getByRole('radio', { name: 'Ironsworn: Delve' }).click();
	await page.getByLabel('Campaign', { exact: true }).fill('The Dry Spring');
	await page.getByLabel('Character', { exact: true }).fill('Kodroth');
	await page.getByRole('button', { name: 'Just begin' }).click();
	await on.inFront('The Dry Spring/Journal/Session 1.md');
	await on.cursorToEnd();
}

/** Plays the evening, and tells of each move what it took. */
export const playIronsworn = (on, look) => playEvening(on, { begin, moves: MOVES }, look);
