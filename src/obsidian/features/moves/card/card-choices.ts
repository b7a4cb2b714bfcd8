import type { Step, StepOption } from '../../../../play/steps/agenda';
import { isDue, isOpen, requiredFirst } from '../../../../play/steps/agenda';
import type { CardView } from './card-view';

/** A step as it is drawn: a collapsed one is a button, with its options below it once it is expanded. */
export interface AskedStep {
	readonly step: Step;
	readonly isCollapsed: boolean;
	readonly isExpanded: boolean;
}

/** An optional step with more options than this starts collapsed. */
const FEW = 3;

/** The steps in the order in which they are drawn. Optional ones are collapsed while an answer is due, or if they are long. */
export function askedSteps(steps: readonly Step[], expanded: string | undefined): readonly AskedStep[] {
	const isAnyDue = steps.some(isDue);
	return requiredFirst(steps).map(step => ({
		step,
		isCollapsed: step.state === 'optional' && (isAnyDue || step.options.length > FEW),
		isExpanded: step.id === expanded,
	}));
}

type StepAnswer =
	{ readonly kind: 'option'; readonly option: StepOption } | { readonly kind: 'skip'; readonly isKeep: boolean };

/** The answers to a step in the order in which they are drawn. */
export function answersOf({ options, pass }: Step): readonly StepAnswer[] {
	const left = options.filter(({ isChosen }) => !isChosen).map((option): StepAnswer => ({ kind: 'option', option }));
	const isKeep = options.some(option => !option.isChosen && isReplacingRow(option));
	if (pass === undefined) return left;
	const skip: StepAnswer = { kind: 'skip', isKeep };
	return isKeep ? [skip, ...left] : [...left, skip];
}

/** Whether an option rolls again in place of a result, which a slip of the finger should not do: it comes last. */
const isReplacingRow = ({ action }: StepOption): boolean =>
	action.kind === 'roll_table' && action.instead !== undefined;

/** Whether a collapsed step is carried out by its button. */
export function isLoneAnswer({ options: [only, ...others] }: Step): boolean {
	return only !== undefined && others.length === 0 && !only.asks && only.blocked === undefined;
}

export const BURN = 'burn';
export const optionChoice = ({ id }: Step, { label }: StepOption): string => `${id}: ${label}`;
export const skipChoice = ({ id }: Step): string => `${id} skipped`;
export const abilityChoice = (id: string): string => `ability ${id}`;
export const siteChoice = (label: string): string => `site ${label}`;

/** The choices of a card that can be pressed, in the order in which they are drawn. */
const choicesOf = (
	{ roll, steps, abilities, siteRolls }: CardView,
	expanded: string | undefined,
): readonly string[] => [
	...(roll?.burn ? [BURN] : []),
	...askedSteps(steps, expanded).flatMap(choicesOfStep),
	...abilities.map(({ id }) => abilityChoice(id)),
	...siteRolls.map(({ label }) => siteChoice(label)),
];

function choicesOfStep({ step, isCollapsed, isExpanded }: AskedStep): readonly string[] {
	if (isCollapsed && (!isExpanded || isLoneAnswer(step))) return [step.id];
	if (!isOpen(step)) return [];
	return answersOf(step).flatMap(answer => {
		if (answer.kind === 'skip') return [skipChoice(step)];
		return answer.option.blocked === undefined ? [optionChoice(step, answer.option)] : [];
	});
}

/** What a card asks, for its keys. */
export const questionsOf = (view: CardView, expanded: string | undefined) => ({
	choices: choicesOf(view, expanded),
	hasMain: view.call !== undefined,
	isDue: view.call !== undefined || view.steps.some(isDue),
});
