import { render, type JSX } from 'preact';
import { OUTCOMES } from '../../../rules/core/outcome';
import { withMinus } from '../../../rules/core/minus-sign';
import { percentages, type Odds } from '../../../play/roll/odds';
import { outcomeLine } from '../../../play/roll/roll';
import { RecordedOutcome, RecordedRoll } from '../../components/recorded-roll';
import { Pair } from '../../components/roll-icons';
import { oddsWords } from '../moves/roll-form/odds-bar';
import type { Chip, Choosing } from '../../../play/suggest/suggestion';
import type { TypedRow } from './suggestion-item';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** Draws a row: what it is, its odds as pictures, and what Enter does. */
export const drawRow = (row: TypedRow, el: HTMLElement, pick: (chip: Chip) => void): void =>
	render(
		row.isBeside ? (
			<span class="sworn-typed-chip">{withMinus(row.choosing?.name ?? row.label)}</span>
		) : (
			<Row row={row} pick={pick} />
		),
		el,
	);

/** What a row says to screen readers. */
export const rowWords = ({ label, detail, odds, rolled }: TypedRow): string =>
	[withMinus(label), odds && oddsWords(odds), rolled && translateTerm(outcomeLine(rolled) ?? ''), withMinus(detail)]
		.filter(Boolean)
		.join('. ');

interface RowProps {
	readonly row: TypedRow;
	readonly pick: (chip: Chip) => void;
}

function Row({ row, pick }: RowProps): JSX.Element {
	const { detail, odds, choosing, rolled } = row;
	const behind = rolled ? '' : (choosing?.behind ?? '');
	const verb = verbOf(row);
	return (
		<>
			<div class="suggestion-content">
				<div class="suggestion-title">
					{rolled ? (
						<span class="sworn-typed-name">{rolled.move}</span>
					) : choosing ? (
						<ChoosingLabel row={row} choosing={choosing} pick={pick} />
					) : (
						<PlainLabel {...row} />
					)}
				</div>
				{odds && <OddsPairs odds={odds} />}
				{rolled && <RecordedRoll record={rolled} />}
				{rolled && <RecordedOutcome record={rolled} />}
				{behind !== '' && <div class="suggestion-note">{withMinus(behind)}</div>}
				{detail !== '' && <div class="suggestion-note">{withMinus(detail)}</div>}
			</div>
			{verb !== undefined && (
				<span class="sworn-typed-key" aria-hidden="true">
					<kbd>↵</kbd>
					{verb}
				</span>
			)}
		</>
	);
}

/** What Enter does, if anything. */
function verbOf({ odds, isAsking, ask, run, afterwards, completion }: TypedRow): string | undefined {
	if (odds) return t('roll');
	if (isAsking || ask) return t('ask');
	if (run) return t('write');
	if (afterwards) return t('open');
	return completion ? t('complete') : undefined;
}

function PlainLabel({ label, name = '' }: TypedRow): JSX.Element {
	const isNamed = name !== '' && label.startsWith(name);
	return (
		<>
			{isNamed && <span class="sworn-typed-name">{name}</span>}
			{withMinus(isNamed ? label.slice(name.length) : label)}
		</>
	);
}

interface ChoosingProps extends RowProps {
	readonly choosing: Choosing;
}

/** The chip that is on is the one that counts. */
function ChoosingLabel({ row, choosing, pick }: ChoosingProps): JSX.Element {
	const { name, before, chips } = choosing;
	const named = <span class="sworn-typed-name">{name}</span>;
	return (
		<div class="sworn-typed-choosing" role="group" aria-label={withMinus(row.label)}>
			{before === '' ? named : <span>{[named, ` ${withMinus(before)}`]}</span>}
			<span class="sworn-typed-chips">
				{chips.map(chip => (
					<ChipOfRow key={chip.text} chip={chip} pick={pick} />
				))}
			</span>
		</div>
	);
}

/** No button, as none may be within a row; who goes by keys presses Tab. */
function ChipOfRow({ chip, pick }: Pick<RowProps, 'pick'> & { chip: Chip }): JSX.Element {
	const press = (event: Event) => {
		event.stopPropagation();
		pick(chip);
	};
	return (
		<span class={`sworn-typed-chip${chip.isOn ? ' is-on' : ''}`} onClick={chip.isOn ? undefined : press}>
			{chip.text}
		</span>
	);
}

/** The chance of each outcome beside its picture. */
function OddsPairs({ odds }: { odds: Odds }): JSX.Element {
	const whole = percentages(odds);
	return (
		<span class="sworn-typed-odds" role="img" aria-label={oddsWords(odds)}>
			{OUTCOMES.map(outcome => (
				<span key={outcome} style={{ flexGrow: whole[outcome] }}>
					<Pair outcome={outcome} isMatch={false} />
					{whole[outcome]}
				</span>
			))}
		</span>
	);
}
