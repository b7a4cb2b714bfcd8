import type { JSX } from 'preact';
import { translateTerm } from '../../i18n/translate-terms';
import { t } from '../../i18n/translate';
import type { MoveRecord } from '../../play/record/record';
import { countedScore, isMatchOf, outcomeOfRecord, rollOf, scoreOf, type Roll } from '../../play/roll/roll';
import { DieFace, Pair, Ruler } from './roll-icons';
import { outcomeWords } from './summary-view';

interface RecordProps {
	readonly record: MoveRecord;
}

/** “Miss with a match”, behind its picture. */
export function RecordedOutcome({ record }: RecordProps): JSX.Element | null {
	const outcome = outcomeOfRecord(record);
	const isMatch = isMatchOf(record);
	if (!outcome) return null;
	return (
		<span class={`sworn-recorded-outcome sworn-${outcome}`}>
			<Pair outcome={outcome} isMatch={isMatch} /> {outcomeWords(outcome, isMatch)}
		</span>
	);
}

/** The dice of a record on a ruler, behind what they come to. */
export function RecordedRoll({ record }: RecordProps): JSX.Element | null {
	const outcome = outcomeOfRecord(record);
	const roll = rollOf(record);
	if (!outcome || !roll) return null;
	return (
		<>
			<RollTerms record={record} roll={roll} />
			<Ruler outcome={outcome} score={countedScore(roll)} challengeDice={roll.challengeDice} />
		</>
	);
}

/** “3 + wits 3 = 6”, the die as a picture; a progress roll has its score alone. */
function RollTerms({ record, roll }: { record: MoveRecord; roll: Roll }): JSX.Element {
	const score = <strong>{scoreOf(roll)}</strong>;
	if (roll.kind === 'progress')
		return (
			<span class="sworn-recorded-terms">
				{translateTerm('progress')} {score}
			</span>
		);
	const burned = roll.burned === undefined ? '' : ` · ${t('momentum {momentum} burned', { momentum: roll.burned })}`;
	return (
		<>
			<DieFace face={roll.actionDie} />
			<span class="sworn-recorded-terms">
				{termsOf(record)} = {score}
				{burned}
			</span>
		</>
	);
}

function termsOf({ roll, adds, cancelled }: MoveRecord): string {
	const option = roll ? [`+ ${translateTerm(roll.option)} ${roll.value ?? ''}`.trim()] : [];
	const added = adds.map(({ amount, reason }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)} ${reason}`.trim());
	return [...(cancelled ? [translateTerm('cancelled')] : []), ...option, ...added].join(' ');
}
