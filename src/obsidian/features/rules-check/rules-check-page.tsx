import type { TFile } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { rulesetTitle } from '../../../rules/books/bundled';
import type { MoveCoverage } from '../../../rules/coverage/coverage';
import type { Finding } from '../../../rules/core/problem';
import type { CheckActions } from './check-actions';
import type { CheckedNote } from './check-note';
import type { CheckedTable } from './checked-rules';
import { CoveredMove } from './covered-move';
import { FindingLine } from './finding-line';
import { t, tn } from '../../../i18n/translate';
import { isComposing } from '../../components/is-composing';

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
