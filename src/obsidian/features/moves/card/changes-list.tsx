import type { JSX } from 'preact';
import { BY_HAND } from '../../../../play/agenda';
import type { CardView } from './card-view';

/** What the record says has happened: decisions, rolls on tables, changes. A choice that its step or its change shows is not repeated. */
export function Happened({ view }: { view: CardView }): JSX.Element | null {
	const passed = view.passed.filter(passed => !isPassedStep(passed, view));
	const lines = [
		...view.chose
			.filter(chose => chose !== BY_HAND && !isShownByStep(chose, view) && !isShownByChange(chose, view))
			.map(chose => `Chose ${chose}`),
		...view.table.map(rolled => `Rolled ${rolled}`),
		...view.done,
		...(passed.length > 0 ? [`Passed: ${passed.join('; ')}`] : []),
	];
	if (lines.length === 0) return null;
	return (
		<ul class="sworn-done">
			{lines.map((line, at) => (
				<li key={at}>{line}</li>
			))}
		</ul>
	);
}

const says = (label: string, words: string): boolean => label.toLowerCase().startsWith(words.trim().toLowerCase());

const isShownByStep = (chose: string, { steps }: CardView): boolean =>
	steps.some(({ options }) => options.some(({ isChosen, label }) => isChosen && says(label, chose)));

const isShownByChange = (chose: string, { done }: CardView): boolean => done.some(line => line.endsWith(`(${chose})`));

const isPassedStep = (passed: string, { steps }: CardView): boolean =>
	steps.some(
		({ state, options, pass, prompt }) =>
			state === 'settled' && !options.some(({ isChosen }) => isChosen) && says(pass ?? prompt, passed),
	);
