import type { Correction } from './correction';

export const STARFORGED: readonly Correction[] = [
	{
		kind: 'words',
		move: 'Finish an Expedition',
		data: 'formidable=2 box;',
		book: 'formidable=2 ticks;',
		reason: 'One rank lower than formidable is dangerous: 2 ticks. The outcome in the data pays two boxes.',
	},
	{
		kind: 'words',
		move: 'Sojourn',
		data: 'two recover contents',
		book: 'two recover moves',
		reason: 'The data says “contents” where the book says “moves”.',
	},
	{
		kind: 'words',
		move: 'Finish the Scene',
		data: ' Make it hurt.',
		book: '',
		reason: 'The outcome in the data asks for more than its full text and the book do.',
	},
	{
		kind: 'words',
		move: 'Gain Ground',
		data: 'By charging boldly',
		book: 'Charging boldly',
		reason: 'The option in the data does not read on from “If you are”.',
	},
	...['Secure an Advantage', 'Secure an Advantage (Scene Challenge)'].map((move): Correction => ({
		kind: 'words',
		move,
		data: 'endurance, aggression',
		book: 'endurance, or aggression',
		reason: 'A word is missing in the data.',
	})),
	{
		kind: 'effects',
		move: 'Begin a Session',
		effects: {
			always: `
may Set a Flag
	move Set a Flag
may Spotlight a new danger, opportunity, or insight
	may Roll on the table below
		table
	momentum +1`,
		},
		reason: 'Set a Flag is made where there is something to flag; its own trigger says so.',
	},
	{
		kind: 'words',
		move: 'Begin the Scene',
		data: '[Face Danger]',
		book: '[Face Danger (Scene Challenge)]',
		reason: 'The link leads to the move of the scene challenge, its words name the other move.',
	},
	{
		kind: 'words',
		move: 'Begin the Scene',
		data: '[Secure an Advantage]',
		book: '[Secure an Advantage (Scene Challenge)]',
		reason: 'The link leads to the move of the scene challenge, its words name the other move.',
	},
	{
		kind: 'name',
		move: 'Begin the Scene',
		name: 'Begin a Scene',
		reason: 'Sundered Isles prints it with “a”.',
	},
	{
		kind: 'name',
		move: 'Finish the Scene',
		name: 'Finish a Scene',
		reason: 'Sundered Isles prints it with “a”.',
	},
	{
		kind: 'impact',
		impact: 'cursed',
		permanent: true,
		reason: 'A cursed ship stays so: the data’s own description calls it permanent, its rule does not.',
	},
	{
		kind: 'impact',
		impact: 'battered',
		prevents_recovery: ['integrity'],
		reason: 'A battered vehicle regains no integrity until it is repaired; the data prevents nothing.',
	},
	{
		kind: 'starts',
		oracle: 'oracle_rollable:starforged/derelict/zone/settlement',
		starts: [1, 21, 31, 56, 66, 76, 91],
		reason: 'Living takes 25 numbers and production 15; the data gives each 20, and moves what is between them.',
	},
	{
		kind: 'row_words',
		table: 'oracle_rollable:starforged/character/name/callsign',
		data: 'Irodescriptionnclad',
		book: 'Ironclad',
		reason: 'A key of the data has got into the middle of the name at 48.',
	},
];
