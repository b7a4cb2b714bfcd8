import type { JSX } from 'preact';
import { withMinus } from '../../../../rules/core/minus-sign';
import type { PendingStep } from '../../../../play/record/pending-step';
import { BY_HAND } from '../../../../play/pending-steps/roll-on-table';
import type { CardView } from './card-view';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

/**
 * Lists what happened according to the record: decisions, table rolls, changes. A choice that is implied by its change
 * is left out.
 */
export function Happened({ view }: { view: CardView }): JSX.Element | null {
	const lines = happened(view);
	if (lines.length === 0) return null;
	return (
		<ul class="sworn-done">
			{lines.map((line, at) => (
				<li key={at}>{withMinus(line)}</li>
			))}
		</ul>
	);
}

/** The same as lines of text. */
export function happened(view: CardView): readonly string[] {
	const { steps, chose, passed, table, done } = view;
	const declined = passed.map(words => inFull(words, steps.flatMap(passWords)));
	return [
		...chose
			.filter(words => words !== BY_HAND)
			.map(words => inFull(words, steps.flatMap(chosenLabels)))
			.filter(label => !isToldByChange(label, view))
			.map(label => t('Chose {label}', { label: translateTerm(label) })),
		...table.map(rolled => t('Rolled {rolled}', { rolled })),
		...done.map(translateTerm),
		...(declined.length > 0 ? [t('Skipped: {declined}', { declined: declined.map(translateTerm).join('; ') })] : []),
	];
}

const chosenLabels = ({ options }: PendingStep): readonly string[] =>
	options.flatMap(({ label, isChosen }) => (isChosen ? [label] : []));

const passWords = ({ pass, prompt }: PendingStep): readonly string[] => [pass ?? prompt];

/** Completes an option that the record abbreviates to its first words. */
function inFull(words: string, all: readonly string[]): string {
	const first = words.trim().toLowerCase();
	return all.find(each => each.toLowerCase().startsWith(first)) ?? words;
}

/**
 * Whether a change implies this choice: it names the option in parentheses, possibly abbreviated, or reads like
 * “wounded marked” for “Mark wounded”.
 */
function isToldByChange(label: string, { done }: CardView): boolean {
	const words = label.toLowerCase();
	const marked = words.replace(/^mark (.+)$/, '$1 marked');
	return done.some(line => {
		if (marked !== words && line.toLowerCase().startsWith(marked)) return true;
		const [, why = ''] = /\(([^()]+)\)$/.exec(line) ?? [];
		return why !== '' && words.startsWith(why.replace(/…$/, '').toLowerCase());
	});
}
