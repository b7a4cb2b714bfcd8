import type { JSX } from 'preact';
import { outcomeName } from '../../../rules/core/outcome';
import type { MoveRecord } from '../../../play/record/record';
import type { Roll } from '../../../play/roll/roll';
import { isMatchOf, outcomeOfRecord, rollOf, scoreOf } from '../../../play/roll/roll';
import { lineOf } from '../../../journal/record/record-line';
import { DieFace, Pair, Ruler } from '../../components/roll-icons';
import type { RecordElement } from '../../components/record-elements';
import { translateTerm } from '../../../i18n/translate-terms';
import { t } from '../../../i18n/translate';

/** What a token stands for: of a move its roll and what came of it, of anything else everything in words. */
export const RecordDetails = ({ told }: { told: RecordElement }): JSX.Element =>
	told.record ? <MoveDetails record={told.record} /> : <p class="sworn-popover-came">{told.words}</p>;

function MoveDetails({ record }: { record: MoveRecord }): JSX.Element {
	const outcome = outcomeOfRecord(record);
	const roll = rollOf(record);
	const isMatch = isMatchOf(record);
	const { came, story, about } = lineOf({ ...record, chose: [] });
	const done = [...about, ...came.map(translateTerm), ...story];
	return (
		<>
			<div class="sworn-popover-row">
				<strong class="sworn-name">{record.move}</strong>
				{outcome && (
					<span class={`sworn-popover-outcome sworn-${outcome}`}>
						<Pair outcome={outcome} isMatch={isMatch} />{' '}
						{capital(translateTerm(`${outcomeName(outcome)}${isMatch ? ' with a match' : ''}`))}
					</span>
				)}
			</div>
			{roll && outcome && (
				<div class="sworn-popover-row is-roll">
					<RollTerms record={record} roll={roll} />
					<Ruler outcome={outcome} score={countedScore(roll)} challengeDice={roll.challengeDice} />
				</div>
			)}
			{done.length > 0 && <p class="sworn-popover-came">{done.join(' · ')}</p>}
			{record.chose.length > 0 && (
				<p class="sworn-popover-came">{t('Chose: {what}', { what: record.chose.map(translateTerm).join(' · ') })}</p>
			)}
		</>
	);
}

/** “3 + wits 3 = 6”, the die as a picture; a progress roll has its score alone. */
function RollTerms({ record, roll }: { record: MoveRecord; roll: Roll }): JSX.Element {
	const score = <strong>{scoreOf(roll)}</strong>;
	if (roll.kind === 'progress')
		return (
			<span class="sworn-popover-terms">
				{translateTerm('progress')} {score}
			</span>
		);
	const burned = roll.burned === undefined ? '' : ` · ${t('momentum {momentum} burned', { momentum: roll.burned })}`;
	return (
		<>
			<DieFace face={roll.actionDie} />
			<span class="sworn-popover-terms">
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

const countedScore = (roll: Roll): number => (roll.kind === 'action' ? roll.burned : undefined) ?? scoreOf(roll);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
