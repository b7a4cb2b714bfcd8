import type { JSX } from 'preact';
import type { CoveredPiece, MoveCoverage } from '../../../rules/coverage/coverage';
import type { CheckActions } from './check-actions';
import { PieceRow } from './covered-piece';
import { FindingLine } from './finding-line';
import { t } from '../../../language/text';

interface CoveredMoveProps {
	readonly move: MoveCoverage;
	/** All of its effects in notation. */
	readonly notation: string;
	readonly acts: CheckActions;
}

/** The text of a move, each sentence with how it was understood and with findings at its line. */
export function CoveredMove({ move, notation, acts }: CoveredMoveProps): JSX.Element {
	const { id, name, section, pieces, findings, leftovers } = move;
	const rows = rowsOf(pieces);
	const early = findings.filter(({ line }) => placeOf(line, rows) < 0);
	return (
		<section class="sworn-covered-move" aria-label={name}>
			<h3>
				{name} <span class="sworn-about">{section}</span>
				{leftovers > 0 && <span class="sworn-unread">{t('{leftovers} not understood', { leftovers })}</span>}
			</h3>
			<ul class="sworn-pieces">
				{early.map(finding => (
					<FindingLine key={finding.message} finding={finding} acts={acts} isAtLine />
				))}
				{rows.flatMap((row, at) => [
					<PieceRow key={at} pieces={row} move={id} acts={acts} />,
					...findings
						.filter(finding => at === placeOf(finding.line, rows))
						.map(finding => <FindingLine key={finding.message} finding={finding} acts={acts} isAtLine />),
				])}
			</ul>
			<details class="sworn-checked-move">
				<summary>{t('All of it in the notation')}</summary>
				<pre>{notation}</pre>
			</details>
		</section>
	);
}

/**
 * Groups pieces into rows. Pieces of a line share a row up to one with effects or leftovers, which are displayed next
 * to it.
 */
function rowsOf(pieces: readonly CoveredPiece[]): readonly (readonly CoveredPiece[])[] {
	const rows: CoveredPiece[][] = [];
	for (const piece of pieces) {
		const last = rows.at(-1)?.at(-1);
		if (last && piece.goesOn && last.effects.length + last.left.length === 0) rows.at(-1)?.push(piece);
		else rows.push([piece]);
	}
	return rows;
}

/** The index of the last row that begins at or above the line. */
const placeOf = (line: number, rows: readonly (readonly CoveredPiece[])[]): number =>
	rows.map(([first]) => first !== undefined && first.line <= line).lastIndexOf(true);
