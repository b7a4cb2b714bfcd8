import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { rulesetTitle } from '../../../rules/bundled';
import type { Finding } from '../../../rules/problem';
import { PreactModal } from '../../components/preact-modal';
import type { CheckedMove, CheckedRules } from './checked-rules';
import type { CheckedTable } from './checked-rules';

export interface CheckDialogInput {
	/** The name of the note or file. */
	readonly name: string;
	readonly rules: CheckedRules;
	/** The note is one of tables, not of moves. */
	readonly isTables?: boolean;
	/** Puts the cursor on a line of the note, counted from 1; absent for a file that has no editor. */
	readonly goTo?: (line: number) => void;
	/** Other files that could be checked instead. */
	readonly others: readonly { readonly name: string; readonly check: () => void }[];
}

/** What was understood of a rules note, and what was not. */
export class CheckDialog extends PreactModal {
	constructor(
		app: App,
		private readonly input: CheckDialogInput,
	) {
		super(app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-check-dialog');
		this.setTitle(`${this.input.isTables ? 'Tables' : 'Rules note'}: ${this.input.name}`);
		const { goTo, others } = this.input;
		this.drawContent(
			<Check
				{...this.input}
				others={others.map(({ name, check }) => ({ name, check: this.closing(check) }))}
				{...(goTo ? { goTo: this.closing(goTo) } : {})}
			/>,
		);
	}
}

function Check({ rules, isTables, goTo, others }: CheckDialogInput): JSX.Element {
	const { summary, over, toLookAt, moves, tables } = rules;
	return (
		<div class="sworn-check">
			<p class="sworn-check-summary" role="status">
				{summary}
			</p>
			{over && <p class="sworn-detail">{`Read over the rules of ${rulesetTitle(over)}.`}</p>}
			{moves.length === 0 && !isTables && <WhatItLooksLike />}
			{isTables && tables.length === 0 && <WhatTablesLookLike />}
			{toLookAt.length > 0 && (
				<section aria-label="To look at">
					<h2>To look at</h2>
					<ul class="sworn-findings">
						{toLookAt.map((finding, at) => (
							<FindingLine key={at} finding={finding} {...(goTo ? { goTo } : {})} />
						))}
					</ul>
				</section>
			)}
			{moves.length > 0 && (
				<section aria-label="Understood">
					<h2>Understood</h2>
					{moves.map((move, at) => (
						<UnderstoodMove key={at} move={move} />
					))}
				</section>
			)}
			{tables.length > 0 && (
				<section aria-label="Tables">
					<h2>Tables</h2>
					{tables.map((table, at) => (
						<UnderstoodTable key={at} table={table} />
					))}
				</section>
			)}
			{others.length > 0 && (
				<div class="sworn-buttons">
					{others.map(({ name, check }) => (
						<button key={name} type="button" onClick={check}>
							{`Check ${name}`}
						</button>
					))}
				</div>
			)}
		</div>
	);
}

function FindingLine({ finding, goTo }: { finding: Finding; goTo?: (line: number) => void }): JSX.Element {
	const { line, text, message } = finding;
	return (
		<li>
			{goTo && line > 0 ? (
				<button type="button" class="sworn-line-button" onClick={() => goTo(line)}>
					{`Line ${line}`}
				</button>
			) : (
				<span class="sworn-line-button">{line > 0 ? `Line ${line}` : 'In the file'}</span>
			)}
			<span>{message}</span>
			{text !== '' && line > 0 && <code class="sworn-finding-text">{text}</code>}
		</li>
	);
}

function UnderstoodMove({ move: { name, section, text, unread } }: { move: CheckedMove }): JSX.Element {
	return (
		<details class="sworn-checked-move">
			<summary>
				<strong>{name}</strong> <span class="sworn-about">{section}</span>
				{unread > 0 && (
					<span class="sworn-unread">{unread === 1 ? '1 not understood' : `${unread} not understood`}</span>
				)}
			</summary>
			<pre>{text}</pre>
		</details>
	);
}

const UnderstoodTable = ({ table: { name, dice, rows } }: { table: CheckedTable }): JSX.Element => (
	<details class="sworn-checked-move">
		<summary>
			<strong>{name}</strong>{' '}
			<span class="sworn-about">{`${dice}, ${rows.length === 1 ? '1 row' : `${rows.length} rows`}`}</span>
		</summary>
		<pre>{rows.slice(0, MOST_ROWS).join('\n')}</pre>
	</details>
);

/** Rows of a table that are shown. */
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

/** No table was found: how one is written. */
const WhatTablesLookLike = (): JSX.Element => (
	<div class="sworn-check-empty">
		<p>A table has numbers in its first column, and the dice above them or in its heading. A list will do as well:</p>
		<pre>{TABLE_EXAMPLE}</pre>
	</div>
);

/** No move was found: how one is written. */
function WhatItLooksLike(): JSX.Element {
	return (
		<div class="sworn-check-empty">
			<p>
				A rules note has a heading for each move, the words “roll +edge” for what is rolled, and a paragraph for each
				outcome:
			</p>
			<pre>{EXAMPLE}</pre>
			<p>
				To play by it, write <code>{'rules: "[[Name of the note]]"'}</code> into the properties of a character or a
				journal.
			</p>
		</div>
	);
}
