import type { Finding } from '../../src/rules/core/problem';
import type { MoveCoverage, WordCount } from '../../src/rules/coverage/coverage';

/**
 * The coverage as readable text: a line per move, the totals, what else the file holds, then what was left over and what is
 * doubtful.
 */
export function coverageText(moves: readonly MoveCoverage[], findings: readonly Finding[], contents?: string): string {
	const rows = [HEAD, ...moves.map(rowOf), together(moves)];
	const widths = HEAD.map((_cell, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)));
	const lines = rows.map(row =>
		row
			.map((cell, at) => pad(cell, widths[at] ?? 0, at === 0))
			.join('  ')
			.trimEnd(),
	);
	return (
		[...lines, ...(contents === undefined ? [] : [contents]), ...leftovers(moves), ...findings.map(findingLine)].join(
			'\n',
		) + '\n'
	);
}

const HEAD = ['move', 'words', 'effect', 'story', 'left', 'facts', 'leftovers'];

const pad = (cell: string, width: number, isFirst: boolean): string =>
	isFirst ? cell.padEnd(width) : cell.padStart(width);

const rowOf = ({ name, words, facts, leftovers }: Pick<MoveCoverage, 'name' | 'words' | 'facts' | 'leftovers'>) => [
	name,
	...[sumOf(words), words.effect, words.story, words.left, facts, leftovers].map(String),
];

const sumOf = ({ effect, story, left }: WordCount): number => effect + story + left;

function together(moves: readonly MoveCoverage[]): string[] {
	const sum = (of: (move: MoveCoverage) => number) => moves.reduce((all, move) => all + of(move), 0);
	return rowOf({
		name: moves.length === 1 ? '1 move' : `${moves.length} moves`,
		words: {
			effect: sum(({ words }) => words.effect),
			story: sum(({ words }) => words.story),
			left: sum(({ words }) => words.left),
		},
		facts: sum(({ facts }) => facts),
		leftovers: sum(({ leftovers }) => leftovers),
	});
}

function leftovers(moves: readonly MoveCoverage[]): readonly string[] {
	return moves.flatMap(({ name, line, pieces }) => {
		const shown = new Set<string>();
		return pieces.flatMap(piece =>
			piece.left.flatMap(text => {
				if (shown.has(text)) return [];
				shown.add(text);
				return [`left: ${line > 0 ? `line ${piece.line}, ` : ''}${name}: ${text}`];
			}),
		);
	});
}

const findingLine = ({ line, text, message }: Finding): string =>
	`look: ${line > 0 ? `line ${line}, ` : ''}“${text}”: ${message}`;
