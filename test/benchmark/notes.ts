/** The notes that are measured: made up, and the same each time. */
export const CHARACTER_PATH = 'Characters/Kestrel Vane.md';
export const JOURNAL_PATH = 'Journal/A long campaign.md';

export const characterNote = `---
sworn: character
ruleset: starforged
edge: 2
heart: 2
iron: 1
shadow: 1
wits: 3
health: 4
spirit: 4
supply: 3
momentum: 3
---

Salvager.
`;

const fence = (...lines: readonly string[]): string => ['```sworn', ...lines, '```'].join('\n');

/** Records with nothing left open, each from where the one before it ended; after the second and the last, as the sheet is. */
const SETTLED = [
	fence(
		'move: Face Danger',
		'by: Kestrel Vane',
		'roll: edge 2',
		'dice: 6 vs 3, 5',
		'outcome: strong hit, 8 vs 3, 5',
		'done:',
		'  - momentum 3 → 4',
	),
	fence(
		'move: Face Danger',
		'by: Kestrel Vane',
		'roll: edge 2',
		'add: 1 tailwind',
		'dice: 4 vs 3, 9',
		'outcome: weak hit, 7 vs 3, 9',
		'chose: Lose Momentum',
		'done:',
		'  - momentum 4 → 3 (Lose Momentum)',
	),
	fence(
		'move: Gather Information',
		'by: Kestrel Vane',
		'roll: wits 3',
		'dice: 5 vs 2, 6',
		'outcome: strong hit, 8 vs 2, 6',
		'done:',
		'  - momentum 3 → 5',
	),
	fence('move: Lose Momentum', 'by: Kestrel Vane', 'cost: 2', 'done:', '  - momentum 5 → 3 (Lose Momentum)'),
];

const PROSE =
	'The corridor turns twice before it opens onto the hangar. Frost on every strut, and a lamp that someone left burning.';

export function journalOf(records: number): string {
	const scenes = Array.from({ length: records }, (_, i) => `${PROSE}\n\n${SETTLED[i % SETTLED.length] ?? ''}\n`);
	return `---\ncharacter: "[[Kestrel Vane]]"\n---\n\n${scenes.join('\n')}`;
}

/** A journal of about so many characters, one record to ten paragraphs. */
export function journalOfSize(characters: number): string {
	const scene = `${`${PROSE}\n\n`.repeat(10)}${SETTLED[1] ?? ''}\n\n`;
	return scene.repeat(Math.ceil(characters / scene.length));
}

/** Every track is open, so none is full. */
const MOST_TICKS = 40;

/** Notes of vows with prose of their own, as a campaign gathers them. */
export const trackNotes = (count: number): readonly { readonly path: string; readonly text: string }[] =>
	Array.from({ length: count }, (_, i) => ({
		path: `Tracks/Vow ${i + 1}.md`,
		text: `---\nsworn: vow\nrank: formidable\nticks: ${i % MOST_TICKS}\nstatus: open\ncharacter: "[[Kestrel Vane]]"\n---\n\n${`${PROSE}\n\n`.repeat(20)}`,
	}));

/** A rules note of about so many characters: made-up moves, each with a roll and a choice. */
export function rulesNoteOfSize(characters: number): string {
	const moves: string[] = ['# House rules\n\n## Adventure moves\n'];
	for (let size = 0; size < characters; size += moves.at(-1)?.length ?? 0) moves.push(madeUpMove(moves.length));
	return moves.join('\n');
}

export const rulesNoteOfMoves = (count: number): string =>
	['# House rules\n\n## Adventure moves\n', ...Array.from({ length: count }, (_, i) => madeUpMove(i + 1))].join('\n');

const madeUpMove = (number: number): string => `### Cross river ${number}

When **you cross river ${number}**, roll +edge or +wits. If you know the ford, add +1.

On a **strong hit**, you are across. Take +1 momentum. On a **weak hit**, you are across, but the water takes its toll. Choose one.

- The cold gets to you: Suffer -1 health.
- It takes your pack: Suffer -2 supply.

On a **miss**, you are swept away. Pay the Price.
`;
