import { expect, it } from 'vitest';
import { rulesOfFile } from '../../../src/rules/datasworn-files/read-rules';
import { rows } from '../../support/rows';

const OUTCOMES =
	'On a **strong hit**, take +1 momentum. On a **weak hit**, take +1 spirit. On a **miss**, Pay the Price.';
const WHEN = '**When you sail**, roll +heart.';

/** "Sail the Deep: 1 1 1" with the number of effects of each outcome. */
function movesIn(markdown: string): string {
	const read = rulesOfFile(markdown, 'House.md', 'starforged');
	if (!read.ok) return 'unreadable';
	const { book, moves } = read.value;
	return moves
		.map(move => {
			const { strong_hit = [], weak_hit = [], miss = [] } = book.effectsOf(move).outcomes;
			return `${move.name}: ${[strong_hit, weak_hit, miss].map(({ length }) => length).join(' ')}`;
		})
		.join('; ');
}

it.each(rows`
	a callout with the trigger alone is a part => # Sail the Deep\n> [!info] Context and Preparation\n> ${WHEN}\n\n${OUTCOMES} => Sail the Deep: 1 1 1
	with text behind the trigger => # Sail the Deep\n> [!info] Before You Leave\n> ${WHEN}\n> The sea is cold.\n\n${OUTCOMES} => Sail the Deep: 1 1 1
	in a note without headings => > [!info] Context and Preparation\n> ${WHEN}\n\n${OUTCOMES} => House: 1 1 1
	a callout with a whole move is a move => # Sea\n> [!info] Sail the Deep\n> ${WHEN} ${OUTCOMES} => Sail the Deep: 1 1 1
	with words before its trigger => ## Sea\n> [!info] Sail the Deep\n> A move for the brave.\n>\n> ${WHEN}\n>\n> ${OUTCOMES} => Sail the Deep: 1 1 1
	with a limit, in a callout of commentary => ## Sea\n> [!tip] Sail the Deep\n> *Once per voyage*\n>\n> ${WHEN}\n> ${OUTCOMES} => Sail the Deep: 1 1 1
	with its outcomes in a callout => ## Sail the Deep\n${WHEN}\n\n> [!info] What comes of it\n> ${OUTCOMES} => Sail the Deep: 1 1 1
	two of them under a heading => # Sea\n> [!info] Sail the Deep\n> ${WHEN} ${OUTCOMES}\n\n> [!info] Reef\n> ${WHEN} ${OUTCOMES} => Sail the Deep: 1 1 1; Reef: 1 1 1
	a link above the trigger of a callout => > [!move] Sail the Deep\n> This move is enabled by [[Boat]].\n>\n> ${WHEN} ${OUTCOMES} => Sail the Deep: 1 1 1
	in italics => > [!move] Sail the Deep\n> *Needs [a boat](Boat.md).*\n> ${WHEN} ${OUTCOMES} => Sail the Deep: 1 1 1
	of two callouts => > [!move] Sail the Deep\n> Granted by [[Boat]]\n> ${WHEN} ${OUTCOMES}\n\n> [!move] Reef\n> Granted by [[Boat|the boat]].\n> ${WHEN} ${OUTCOMES} => Sail the Deep: 1 1 1; Reef: 1 1 1
	under a heading => ## Sail the Deep\nThis move is enabled by [[Boat]].\n\n${WHEN} ${OUTCOMES} => Sail the Deep: 1 1 1
`)('%s', (_form, markdown, wanted) => {
	expect(movesIn(markdown)).toBe(wanted);
});
