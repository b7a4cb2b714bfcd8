import { render, type JSX } from 'preact';
import { OUTCOMES } from '../../../rules/outcome';
import { withMinus } from '../../../rules/minus-sign';
import { percentages } from '../../../play/roll/odds';
import type { Odds } from '../../../play/roll/odds';
import { Pair } from '../../components/pictures';
import { oddsWords } from '../moves/roll-form/odds-bar';
import type { TypedRow } from './typed-row';
import { t } from '../../../language/text';

/** Draws a row: what it is, its odds as pictures, and what Enter does. */
export const drawRow = (row: TypedRow, el: HTMLElement): void => render(<Row row={row} />, el);

function Row({ row }: { row: TypedRow }): JSX.Element {
	const { label, name = '', detail, odds } = row;
	const isNamed = name !== '' && label.startsWith(name);
	return (
		<>
			<div class="suggestion-content">
				<div class="suggestion-title">
					{isNamed && <span class="sworn-typed-name">{name}</span>}
					{withMinus(isNamed ? label.slice(name.length) : label)}
				</div>
				{detail !== '' && <div class="suggestion-note">{withMinus(detail)}</div>}
			</div>
			{odds && <OddsPairs odds={odds} />}
			<span class="sworn-typed-key" aria-hidden="true">
				<kbd>↵</kbd>
				{odds ? t('roll') : row.run ? t('write') : t('complete')}
			</span>
		</>
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
					{`${whole[outcome]}%`}
				</span>
			))}
		</span>
	);
}
