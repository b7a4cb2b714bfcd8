import type { JSX } from 'preact';
import type { CoveredPiece, MoveCoverage, Run } from '../../../rules/coverage/coverage';
import type { CheckActions } from './check-actions';
import { FindingLine } from './finding-line';
import { t } from '../../../i18n/translate';
import { writeEffects } from '../../../rules/effects/notation/write-notation';

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

interface PieceRowProps {
	/** Pieces in one row; only the last may have effects or leftovers. */
	readonly pieces: readonly CoveredPiece[];
	/** The id of their move. */
	readonly move: string;
	readonly acts: CheckActions;
}

/** Text of the note with its effects and leftovers next to it. */
function PieceRow({ pieces, move, acts }: PieceRowProps): JSX.Element | null {
	const [first] = pieces;
	const last = pieces.at(-1);
	if (!first || !last) return null;
	const { line, kind, goesOn } = first;
	const { effects, left } = last;
	const { goTo, state } = acts;
	const text = pieces.flatMap(({ runs }) => runs).map((run, at) => <RunText key={at} run={run} />);
	return (
		<li class={`sworn-piece is-${kind}${goesOn ? ' goes-on' : ''}`}>
			{goTo ? (
				<button type="button" class="sworn-piece-text" title={t('Line {line}', { line })} onClick={() => goTo(line)}>
					{text}
				</button>
			) : (
				<div class="sworn-piece-text">{text}</div>
			)}
			{effects.length + left.length > 0 && (
				<div class="sworn-piece-read">
					{effects.length > 0 && <pre>{writeEffects(effects)}</pre>}
					{left.map(words => (
						<div key={words} class="sworn-leftover">
							<span class="sworn-leftover-mark">{t('Not understood: ')}</span>
							{words}
							{state && (
								<button
									type="button"
									aria-label={t('This means… “{words}”', { words })}
									onClick={() => state({ move, line: last.line, text: words })}
								>
									{t('This means…')}
								</button>
							)}
						</div>
					))}
				</div>
			)}
		</li>
	);
}

function RunText({ run: { of, text } }: { run: Run }): JSX.Element {
	if (of === 'effect') return <span>{text}</span>;
	return of === 'story' ? <span class="sworn-check-story">{text}</span> : <mark class="sworn-check-left">{text}</mark>;
}
