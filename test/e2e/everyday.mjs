/**
 * The stories that `npm test` plays; `npm run test:deep` plays all. Each stands for a part of the plugin that a test in Node
 * cannot vouch for: real keys and taps, focus, layout, themes, accessibility, and what is on the disk after them.
 */
export const EVERYDAY = [
	// Typing a move, and the page afterwards
	'moves are typed where one writes, by keys alone, and Esc leaves plain text',
	'a session is typed from its first sentence to its digest, by keys alone and without a dialog',
	'a row stands below the sentence and then a panel, on a phone',
	'ten moves are typed on a phone in the dark',
	'what is typed right after Esc or Enter arrives whole and in order: live, as a line, 6 times slower',
	'the caret stays in sight after everything that is written, on a desktop',
	'a page that is played: tokens in its sentences, and one panel that asks',
	'the editor undoes a record, a later press, a typed call: a notice undoes the changes',
	// Records on the page
	'every form of record in Reading view and in Live Preview, drawn as lines',
	'a session reads as a story, on a phone under a finger',
	'a card in a callout is played where it stands',
	'Pay the Price on the card: rolled, suffered and resisted, then by asking the oracle',
	'a rank, ticks, a track, rules and a ruleset that do not exist are named where they stand',
	'a long journal in Reading view: its end, the sheet at its top, and the Table',
	// Moves by dialog, tracks, sheet, assets
	'the demo, played through by keyboard alone, while the writing goes on',
	'tracks are begun, changed and ended by keyboard alone',
	'tracks are changed by mouse and keyboard where one writes',
	'the whole sheet is changed by mouse',
	'abilities of assets: a toggle, a meter to roll, what is used after the dice, a move',
	'two in one journal: who acts is asked once, and named for one move',
	'a character’s note that gets another name: one press renames it in the records, and prose stays',
	// Oracles, sessions, the Table, the chart
	'oracles are rolled by keyboard: as a block, as a line, and together as a favourite',
	'begin a session, play, and end it with a digest, which is written anew after a choice',
	'a session begins with what happened before, on a desktop',
	'the Table beside the journal: search, roll, go on, ask',
	'a place of a chart is chosen, one that was only heard of gets a note, on a phone',
	'Journal check: where story and sheet part, mended from either side by keyboard',
	// Beginning, rules of one's own, coming and going
	'a new campaign of Sundered Isles from an empty vault to its first vow, by keyboard alone',
	'a campaign is begun on a phone',
	'the truths of a world are settled by keyboard',
	'ten moves of a homebrew, written with the check beside them',
	'a door: Iron Vault, from its campaign to the first move',
	'export: a journal as a web page and as the story alone, by keyboard',
	'a link says what it would write, Esc writes nothing, Enter does; an unknown move is refused',
	'unload leaves nothing behind',
	// What came in from outside
	'two impacts in one item are two: what they prevent is said in the row, until the sheet is set right',
	'a character does not get the name of a note in other letters, on a phone',
	'without the storage of the app a move is made all the same',
	'the home page of a campaign links every session that was played',
	'of two milestones written alike one is put off: the digit answers the other, and a press the first',
	// The whole page: accessible, in themes, in German, on a phone, as one file
	'the whole page can be read by everybody, on a desktop',
	'the whole page can be read by everybody, on a phone',
	'text is readable in community themes',
	'an app in German has a plugin in German, on a phone',
	'windows on a phone whose keyboard lies over the page',
	'the demo as one file opens from disk, and a move is made on it',
];
