import type { TFile } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { rulesetTitle } from '../../../rules/books/bundled';
import type { MoveCoverage, CoveredPiece, Run } from '../../../rules/coverage/coverage';
import type { Finding } from '../../../rules/core/problem';
import type { CheckActions } from './check-actions';
import type { CheckedNote } from './check-note';
import type { CheckedTable } from './checked-rules';
import { FindingLine } from './finding-line';
import { t, tn } from '../../../i18n/translate';
import { isComposing } from '../../components/is-composing';
import { writeEffects } from '../../../rules/effects/notation/write-notation';

interface CoveredMoveProps {
	readonly move: MoveCoverage;
	/** All of its effects in notation. */
	readonly notation: string;
	readonly acts: CheckActions;
}

/** The text of a move, each sentence with how it was understood and with findings at its line. */
function CoveredMove({ move, notation, acts }: CoveredMoveProps): JSX.Element {
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

/** The contents of the check view. */
export type CheckContent =
	| { readonly kind: 'no_file'; readonly path: string }
	/** A long file that is still being read. */
	| { readonly kind: 'reading'; readonly name: string }
	| { readonly kind: 'problems'; readonly name: string; readonly messages: readonly string[] }
	| {
			readonly kind: 'checked';
			readonly name: string;
			readonly note: CheckedNote;
			/** The rules files that the note itself links to. */
			readonly linked: readonly TFile[];
			/** The moves that give way to those of another file, in sentences. */
			readonly displaced?: string;
	  };

interface RulesCheckPageProps {
	readonly content: CheckContent;
	readonly acts: CheckActions;
}

/** The text of a rules note, with how each sentence was understood next to it. */
export function RulesCheckPage({ content, acts }: RulesCheckPageProps): JSX.Element {
	return (
		<div
			class="sworn-check sworn-rules-check"
			onKeyDown={event => {
				if (isComposing(event) || event.defaultPrevented) return;
				if (event.key === 'Escape') acts.backToNote();
				else if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
				else moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
				event.preventDefault();
			}}
		>
			<Body content={content} acts={acts} />
			<div class="sworn-buttons">
				{content.kind === 'checked' &&
					content.linked.map(file => (
						<button key={file.path} type="button" onClick={() => acts.check(file)}>
							{t('Check {basename}', { basename: file.basename })}
						</button>
					))}
				<button type="button" onClick={acts.pick}>
					{t('Check another file')}
				</button>
			</div>
		</div>
	);
}

/** Moves the focus to the next or previous control, for the arrow keys. */
function moveFocus(page: HTMLElement, by: 1 | -1): void {
	const all = [...page.querySelectorAll<HTMLElement>('button, summary')];
	const at = all.findIndex(el => el === page.ownerDocument.activeElement);
	all[Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
}

function Body({ content, acts }: RulesCheckPageProps): JSX.Element {
	switch (content.kind) {
		case 'no_file':
			return (
				<p role="status">
					{content.path === ''
						? t('No rules are being checked. Open a rules note and run “Test rules note”, or pick a file.')
						: t('“{path}” is not there any more. Pick another file.', { path: content.path })}
				</p>
			);
		case 'reading':
			return (
				<>
					<Title name={content.name} />
					<p role="status">{t('Reading the rules “{basename}” …', { basename: content.name })}</p>
				</>
			);
		case 'problems':
			return (
				<>
					<Title name={content.name} />
					<p role="alert">{content.messages.join('\n')}</p>
				</>
			);
		case 'checked':
			return <Checked {...content} acts={acts} />;
	}
}

const Title = ({ name, isTables }: { name: string; isTables?: boolean | undefined }): JSX.Element => (
	<h2 class="sworn-check-title">{`${isTables ? t('Tables') : t('Rules note')}: ${name}`}</h2>
);

type CheckedProps = Extract<CheckContent, { kind: 'checked' }> & Pick<RulesCheckPageProps, 'acts'>;

function Checked({ name, note, displaced, acts }: CheckedProps): JSX.Element {
	const { rules, moves, besides, isTables } = note;
	const [shown, show] = useState(MOST_MOVES);
	return (
		<>
			<Title name={name} isTables={isTables} />
			<p class="sworn-check-summary" role="status">
				{rules.summary}
			</p>
			{displaced !== undefined && <p class="sworn-detail">{displaced}</p>}
			{rules.over && (
				<p class="sworn-detail">{t('Read over the rules of {over}.', { over: rulesetTitle(rules.over) })}</p>
			)}
			{moves.length > 0 && <Legend moves={moves} />}
			{rules.moves.length === 0 && !isTables && !rules.hasOther && <NoMovesFound />}
			{isTables && rules.tables.length === 0 && <NoTablesFound />}
			{besides.length > 0 && <ToLookAt findings={besides} acts={acts} />}
			{moves.slice(0, shown).map((move, at) => (
				<CoveredMove key={move.id} move={move} notation={rules.moves[at]?.text ?? ''} acts={acts} />
			))}
			{moves.length > shown && (
				<button type="button" onClick={() => show(shown + MOST_MOVES)}>
					{t('Show more moves: {shown} of {all} are shown', { shown, all: moves.length })}
				</button>
			)}
			{rules.tables.length > 0 && (
				<section aria-label={t('Tables')}>
					<h3>{t('Tables')}</h3>
					{rules.tables.map((table, at) => (
						<UnderstoodTable key={at} table={table} />
					))}
				</section>
			)}
		</>
	);
}

/** The word counts, each styled like the words it counts. */
function Legend({ moves }: { moves: readonly MoveCoverage[] }): JSX.Element {
	const sum = (of: 'effect' | 'story' | 'left') => moves.reduce((all, { words }) => all + words[of], 0);
	return (
		<p>
			{t('Of the words, ')}
			<span>{t('{sum} are understood', { sum: sum('effect') })}</span>
			{', '}
			<span class="sworn-check-story">{t('{sum} are story', { sum: sum('story') })}</span>
			{', '}
			<span class={sum('left') > 0 ? 'sworn-check-left' : ''}>{t('{sum} are left to you', { sum: sum('left') })}</span>.
		</p>
	);
}

const ToLookAt = ({ findings, acts }: { findings: readonly Finding[]; acts: CheckActions }): JSX.Element => (
	<section aria-label={t('To look at')}>
		<h3>{t('To look at')}</h3>
		<ul class="sworn-findings">
			{findings.map((finding, at) => (
				<FindingLine key={at} finding={finding} acts={acts} />
			))}
		</ul>
	</section>
);

const UnderstoodTable = ({ table: { name, dice, rows } }: { table: CheckedTable }): JSX.Element => (
	<details class="sworn-checked-move">
		<summary>
			<strong>{name}</strong>{' '}
			<span class="sworn-about">{`${dice}, ${tn(rows.length, '{count} row', '{count} rows')}`}</span>
		</summary>
		<pre>{rows.slice(0, MOST_ROWS).join('\n')}</pre>
	</details>
);

/** How many moves are rendered at once: about as many as a book has. */
const MOST_MOVES = 60;

/** How many rows of a table are displayed. */
const MOST_ROWS = 200;

const EXAMPLE = `## Adventure moves

### Cross the ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across. Take +1 momentum.

On a **weak hit**, you are across, too, but suffer -1 supply.

On a **miss**, it breaks. Pay the Price.`;

const TABLE_EXAMPLE = `## Weather (d6)

| d6 | Weather |
| --- | --- |
| 1-3 | Fog |
| 4-6 | Rain, and [[#Wind]] |

## Wind

- From the north
- From the sea`;

/** Explains how to write a table, if none was found. */
const NoTablesFound = (): JSX.Element => (
	<div class="sworn-check-empty">
		<p>
			{t('A table has numbers in its first column, and the dice above them or in its heading. A list will do as well:')}
		</p>
		<pre>{TABLE_EXAMPLE}</pre>
	</div>
);

/** Explains how to write a move, if none was found. */
function NoMovesFound(): JSX.Element {
	return (
		<div class="sworn-check-empty">
			<p>
				{t(
					'A rules note has a heading for each move, the words “roll +edge” for what is rolled, and a paragraph for each outcome:',
				)}
			</p>
			<pre>{EXAMPLE}</pre>
			<p>
				{t('To play by it, write this into the properties of a character or a journal:')}{' '}
				<code>{t('rules: "[[Name of the note]]"')}</code>
			</p>
		</div>
	);
}
