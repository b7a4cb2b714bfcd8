import { upperFirst } from '../../../../rules/core/first-letter';
import type { JSX } from 'preact';
import { outcomeName, OUTCOMES } from '../../../../rules/core/outcome';
import { percentages, type Odds } from '../../../../play/roll/odds';
import { translateTerm } from '../../../../i18n/translate-terms';

/** "Strong hit 28%, weak hit 45%, miss 27%". */
export function oddsWords(odds: Odds): string {
	const whole = percentages(odds);
	const words = OUTCOMES.map(outcome => `${translateTerm(outcomeName(outcome))} ${whole[outcome]}%`).join(', ');
	return upperFirst(words);
}

/** The odds as a bar with three labelled parts: strong hit, weak hit, miss. */
export function OddsBar({ odds }: { odds: Odds }): JSX.Element {
	const whole = percentages(odds);
	return (
		<span class="sworn-odds" role="img" aria-label={oddsWords(odds)}>
			{OUTCOMES.map(outcome => (
				<span key={outcome} class={`sworn-odds-part sworn-${outcome}`} style={{ flexGrow: whole[outcome] }}>
					{`${whole[outcome]}%`}
				</span>
			))}
		</span>
	);
}

/** The legend for the odds bars below it. */
export function OddsLegend(): JSX.Element {
	return (
		<span class="sworn-odds-legend" aria-hidden="true">
			{OUTCOMES.map(outcome => (
				<span key={outcome}>{translateTerm(outcomeName(outcome))}</span>
			))}
		</span>
	);
}
