import { isDue, isOpen, requiredFirst, type PendingStep, type StepOption } from '../../../../play/record/pending-step';
import { MAIN } from '../../../components/card-keys';
import type { CardView } from './card-view';
import { costGrid, openColumn } from './build-cost-grid';

/** A step as it is drawn: a collapsed one is a button, with its options below it once it is expanded. */
export interface AskedStep {
	readonly step: PendingStep;
	readonly isCollapsed: boolean;
	readonly isExpanded: boolean;
}

/** An optional step with more options than this starts collapsed. */
const FEW = 3;

/**
 * The steps in the order in which they are drawn. One that must be answered stands open at a time. Optional ones are
 * collapsed while an answer is due, or if they are long.
 */
function askedSteps(steps: readonly PendingStep[], expanded: string | undefined): readonly AskedStep[] {
	const isAnyDue = steps.some(isDue);
	const first = steps.find(({ state }) => state === 'required');
	return requiredFirst(steps).map(step => ({
		step,
		isCollapsed:
			step.state === 'optional' ? isAnyDue || step.options.length > FEW : step.state === 'required' && step !== first,
		isExpanded: step.id === expanded,
	}));
}

/** What a panel asks: one thing that must be answered at a time, and after that one that may be skipped. */
export function oneAtATime(steps: readonly PendingStep[]): readonly PendingStep[] {
	const maySkip = (step: PendingStep) => isOpen(step) && step.pass !== undefined;
	const first = steps.find(isDue) ?? steps.find(maySkip);
	const waits = first && isDue(first) ? isOpen : maySkip;
	return steps.filter(step => step === first || !waits(step));
}

/** Whether what is open first is about an answer that was given, whose id its own begins with: which costs were meant. */
export function isAboutAnswer(steps: readonly PendingStep[]): boolean {
	const first = requiredFirst(steps).find(isOpen);
	const answered = steps.filter(step => !isOpen(step) && step.options.some(({ isChosen }) => isChosen));
	return answered.some(({ id }) => first?.id.startsWith(`${id}.`));
}

/** An optional rule stays behind “More” until it was used once. */
export const usedOnly = (steps: readonly PendingStep[]): readonly PendingStep[] =>
	steps.filter(({ isUnused }) => !isUnused);

/** What a strip offers: what is only allowed, which is passed by writing on. */
export const offeredOnly = (steps: readonly PendingStep[]): readonly PendingStep[] =>
	steps.map(({ pass: _, ...step }) => step);

/** The option whose form stands in sight: the only answer to what must be answered. */
export function formInSight({ state, options }: PendingStep): StepOption | undefined {
	const [option, ...others] = options.filter(({ isChosen }) => !isChosen);
	return state === 'required' && others.length === 0 && option?.asks ? option : undefined;
}

type StepAnswer = ({ readonly kind: 'option'; readonly option: StepOption } | { readonly kind: 'skip' }) & {
	readonly id: string;
};

/** The answers to a step, besides those in its grid, in the order in which they are drawn. */
export function answersOf(step: PendingStep, isMain: boolean): readonly StepAnswer[] {
	const { options, pass } = step;
	const isInGrid = costGrid(step) ? ({ cell }: StepOption) => cell !== undefined : () => false;
	const inSight = formInSight(step);
	const left = options
		.filter(option => !option.isChosen && !isInGrid(option) && option !== inSight)
		.map((option): StepAnswer => ({
			kind: 'option',
			option,
			id: isMain && isRoll(option) ? MAIN : optionChoice(step, option),
		}));
	return pass === undefined ? left : [...left, { kind: 'skip', id: skipChoice(step) }];
}

/** Whether an option rolls the move that a cost leads to. */
const isRoll = ({ action, blocked }: StepOption): boolean =>
	action.kind === 'follow' && action.isRoll === true && blocked === undefined;

/** The first step with an answer that Enter gives: to roll what a cost leads to, or to fill in a form. */
const mainStep = (asked: readonly AskedStep[]): PendingStep | undefined =>
	asked.find(({ step, isCollapsed }) => !isCollapsed && isOpen(step) && hasMain(step))?.step;

/** Whether Enter gives an answer to one of the steps. */
export const hasMainAnswer = (steps: readonly PendingStep[]): boolean =>
	mainStep(askedSteps(steps, undefined)) !== undefined;

const hasMain = (step: PendingStep): boolean =>
	formInSight(step) !== undefined || answersOf(step, true).some(({ id }) => id === MAIN);

export type AskedView = Pick<CardView, 'name' | 'steps' | 'next'>;

/** The steps that are drawn as such, and the one with the answer that Enter gives, unless Enter makes the next move. */
export function askedOf(
	{ steps, next }: AskedView,
	expanded: string | undefined,
): { readonly asked: readonly AskedStep[]; readonly main: PendingStep | undefined } {
	const all = askedSteps(steps, expanded);
	const asked = all.filter(({ step }) => step !== next?.step);
	return { asked, main: next ? undefined : mainStep(asked) };
}

/** Whether a collapsed step is carried out by its button. */
export function isLoneAnswer({ options: [only, ...others] }: PendingStep): boolean {
	return only !== undefined && others.length === 0 && !only.asks && only.blocked === undefined;
}

export const BURN = 'burn';
export const optionChoice = ({ id }: PendingStep, { label }: StepOption): string => `${id}: ${label}`;
export const abilityChoice = (id: string): string => `ability ${id}`;
export const siteChoice = (label: string): string => `site ${label}`;

export const skipChoice = ({ id }: PendingStep): string => `${id} skipped`;

/** The choices that can be pressed, as they are drawn; burning momentum is last, so that the others keep their numbers. */
const choicesOf = (view: CardView, expanded: string | undefined): readonly string[] => {
	const { roll, next, abilities, siteRolls } = view;
	const { asked, main } = askedOf(view, expanded);
	return [
		...asked.flatMap(each => choicesOfStep(each, each.step === main)),
		...(next?.step.pass === undefined ? [] : [skipChoice(next.step)]),
		...abilities.map(({ id }) => abilityChoice(id)),
		...siteRolls.map(({ label }) => siteChoice(label)),
		...(roll?.burn ? [BURN] : []),
	];
};

function choicesOfStep({ step, isCollapsed, isExpanded }: AskedStep, isMain: boolean): readonly string[] {
	if (isCollapsed && (!isExpanded || isLoneAnswer(step))) return [step.id];
	if (!isOpen(step)) return [];
	const answers = answersOf(step, isMain)
		.filter(answer => answer.id !== MAIN && (answer.kind === 'skip' || answer.option.blocked === undefined))
		.map(({ id }) => id);
	const { columns = [], isTwofold } = costGrid(step) ?? {};
	// A number chooses a meter and then an amount, which pays; with one meter, an amount at once.
	return isTwofold
		? [...answers, ...columns.filter(({ free }) => free.length > 0).map(({ choice }) => choice)]
		: [...columns.flatMap(({ free }) => free.map(option => optionChoice(step, option))), ...answers];
}

/** The amounts of the meter that was chosen: nothing else is then asked. */
function amountsOf(steps: readonly PendingStep[], expanded: string | undefined): readonly string[] | undefined {
	const step = steps.find(each => openColumn(each, expanded));
	return step && openColumn(step, expanded)?.free.map(option => optionChoice(step, option));
}

/** What a card asks, for its keys. */
export const questionsOf = (view: CardView, expanded: string | undefined) => ({
	choices: amountsOf(view.steps, expanded) ?? choicesOf(view, expanded),
	hasMain: (view.call ?? view.next ?? askedOf(view, expanded).main) !== undefined,
	isDue: view.call !== undefined || view.steps.some(isDue),
});
