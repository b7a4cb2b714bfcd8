import { beginCampaign, playEvening } from './player.mjs';

const key = (...keys) => ({ keys });
const rolls = (dice, ...keys) => ({ keys, dice });

/** The evening: a vow, a price, a journey, a delve of one's own, a fight with two misses, and the end of the vow. */
const MOVES = [
	{
		say: 'The spring has been dry since the thaw, and the goats have gone down to the river on their own. I took the bucket from the miller’s boy and told him that I would bring it back full.',
		typed: 'siv heart: Bring back the spring, d',
		dice: [5, 2, 3],
	},
	{
		isNewParagraph: true,
		say: 'The miller has his door shut in the middle of the day. I sit down in front of it and talk about the wheel, which has not turned for nine weeks, until he answers.',
		typed: 'gi w',
		dice: [4, 3, 9],
	},
	{
		say: ' He says the hill has taken the water, and that it took his brother for asking why. Then he throws the first stone.',
		typed: 'fd e',
		dice: [1, 8, 9],
		answers: [key('4', '2'), rolls([5, 2, 3], 'Enter'), key('2')],
		name: 'decided price',
	},
	{
		say: ' I bind the arm behind the mill, where he cannot see it. There is an old map of the sluices on the wall, and I learn it by heart.',
		typed: 'saa w',
		dice: [4, 3, 9],
	},
	{
		isNewParagraph: true,
		say: 'So I went up, before it was light, with the bucket on my back. Nobody had walked that path since the autumn.',
		typed: 'uaj: To the hill, t',
		dice: [3, 2, 9],
	},
	{
		say: ' Above the trees it was easier, and the wind had taken the snow from the stones. I was at the wall before noon.',
		typed: 'uaj',
		dice: [6, 2, 3],
		answers: [key('1')],
	},
	{
		isNewParagraph: true,
		say: 'There was a door of black stone in it, with no handle and a step that many feet had worn. It was warm when I put my hand on it.',
		typed: 'discover: The Hollow Hill, d, ancient, ruin',
		dice: [4, 3, 9, 10, 40],
		answers: [key('Enter'), rolls([10], '1'), rolls([20], 'Enter'), key('1')],
	},
	{
		say: ' The stair went down in a ring, and the lamp showed the same three faces at every turn. I stopped counting them.',
		typed: 'dtd w',
		dice: [6, 2, 3],
		answers: [rolls([30], 'Enter'), key('1')],
	},
	{
		say: ' Something had been here before me, and not long ago. The dust on the floor was wet.',
		typed: 'reveal',
		dice: [20],
		answers: [key('2')],
	},
	{
		say: ' And there was the basin, as broad as a field, with all our water in it. It did not move at all.',
		typed: 'lyo',
		dice: [1, 2],
		answers: [key('1')],
	},
	{
		isNewParagraph: true,
		say: 'Its warden had slept on the other side, and it woke when my bucket touched the stone. It stood up for a long time.',
		typed: 'etf h: The warden, d',
		dice: [4, 3, 9],
		answers: [key('1')],
	},
	{
		say: ' I was faster than it was, and I knew where the sluice had to be. The first blow went in under the arm.',
		typed: 'strike',
		dice: [6, 2, 3],
	},
	{
		say: ' But its arm was longer than I had thought, and it did not care about the wound. The lamp went out.',
		typed: 'clash i',
		dice: [1, 8, 9],
		answers: [rolls([30], '1')],
		name: 'rolled price',
	},
	{
		say: ' I rolled to where I had heard the water run over the edge. It was closer than the stair, and it was the wrong side.',
		typed: 'fd e',
		dice: [2, 8, 9],
		answers: [key('5', '1'), rolls([1, 8, 9], 'Enter'), key('1')],
	},
	{
		say: ' It came after me and could not stop on the wet stone. I heard it fall for as long as one holds a breath.',
		typed: 'end',
		dice: [1, 9],
		answers: [key('2'), key('1'), rolls([5, 2, 3], 'Enter'), key('1')],
	},
	{
		say: ' I sat down in the dark, in the wet, and could not get up again. After a while I talked to the goats.',
		typed: 'endure stress',
		dice: [5, 2, 9],
	},
	{
		isNewParagraph: true,
		say: 'The sluice was stiff, but it was only wood and iron. When it opened I could feel the whole hill move.',
		typed: 'ram',
	},
	{
		say: ' Down there it would reach the wheel by the evening. I filled the bucket first, as I had said.',
		typed: 'progress spring 6',
	},
	{
		say: ' The boy stood in the middle of the road with the water round his feet. He took the bucket and poured it out, and then he asked me who had been up there all that time.',
		typed: 'fyv',
		dice: [2, 10],
		answers: [key('1', 'Bury the warden'), rolls([6, 2, 3], 'Enter')],
		name: 'new vow',
	},
];

const begin = on =>
	beginCampaign(
		on,
		{ campaign: 'The Dry Spring', character: 'Kodroth' },
		{
			choose: page => page.getByRole('radio', { name: 'Ironsworn: Delve' }).click(),
			start: page => page.getByRole('button', { name: 'Just begin' }).click(),
		},
	);

/** Plays the evening, and tells of each move what it took. */
export const playIronsworn = (on, look) => playEvening(on, { begin, moves: MOVES }, look);
