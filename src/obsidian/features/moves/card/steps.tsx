import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { withMinus } from '../../../../rules/core/minus-sign';
import { withoutCause } from '../../../../rules/effects/clauses';
import { isOpen, type PendingStep, type StepOption } from '../../../../play/record/pending-step';
import { optionAction, type RecordAction } from '../../../../journal/actions/record-action';
import { useKept } from '../../../services/display/draft-store';
import { newTrackDraft, type NewTrackDraft } from '../../tracks/new-track/new-track';
import { NewTrackForm } from '../../tracks/new-track/new-track-form';
import { ChoiceButton, MAIN } from '../../../components/card-keys';
import { PressButton } from '../../../components/press-button';
import { CostGrid, costWords, meterWords } from './cost-grid';
import { costGrid, gridChoice, isGridOpen } from './build-cost-grid';
import { answersOf, askedOf, formInSight, isLoneAnswer, type AskedStep, type AskedView } from './card-choices';
import { newBeside } from './text-beside-options';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

interface StepLineProps {
	readonly step: PendingStep;
	/** Whether one of its answers is the main button of the card. */
	readonly isMain: boolean;
	/** Undefined on a read-only card. */
	readonly press: ((press: RecordAction) => void) | undefined;
	/** The text just above it on the card. */
	readonly above?: string | undefined;
	/** What the list of the text says of an option, by label. */
	readonly details?: ReadonlyMap<string, string> | undefined;
	/** The name of the move, which the card says. */
	readonly name?: string;
	/** Whether it stands in a strip, where an option says what it does. */
	readonly isStrip: boolean;
	/** The collapsed step that the player has expanded, or the meter whose amounts are asked for. */
	readonly expanded: string | undefined;
	readonly expand: (id: string | undefined) => void;
}

interface StepsProps extends Omit<StepLineProps, 'step' | 'isMain' | 'name'> {
	readonly view: AskedView;
}

/** The steps that follow from the outcome, required ones first. */
export function Steps({ view, press, above, details, isStrip, expanded, expand }: StepsProps): JSX.Element {
	const { asked: ordered, main } = askedOf(view, expanded);
	const first = ordered.find(({ step }) => isOpen(step))?.step;
	return (
		<>
			{ordered.map(asked =>
				press && asked.isCollapsed ? (
					<OfferedStep key={asked.step.id} {...{ asked, press, isStrip, expand }} />
				) : (
					<StepLine
						key={asked.step.id}
						step={asked.step}
						isMain={asked.step === main}
						press={press}
						above={asked.step.prompt === first?.prompt ? above : undefined}
						details={details}
						name={view.name}
						{...{ isStrip, expanded, expand }}
					/>
				),
			)}
		</>
	);
}

interface OfferedStepProps {
	readonly asked: AskedStep;
	press: (press: RecordAction) => void;
	readonly isStrip: boolean;
	expand: StepsProps['expand'];
}

/** A collapsed step. A click expands it, or carries it out if it has only one option. */
function OfferedStep({ asked: { step, isExpanded }, press, isStrip, expand }: OfferedStepProps): JSX.Element {
	const [only, ...others] = step.options;
	const isLone = only !== undefined && others.length === 0;
	if (only && isLoneAnswer(step))
		return (
			<div class={`sworn-step is-${step.state}`}>
				<ChoiceButton id={step.id} class="is-quiet" onPress={() => press(optionAction(step.id, only))}>
					{withMinus(translateTerm(only.label))}
				</ChoiceButton>
			</div>
		);
	return (
		<>
			<div class={`sworn-step is-${step.state}`}>
				<ChoiceButton
					id={step.id}
					class="is-quiet"
					aria-expanded={isExpanded}
					onPress={() => expand(isExpanded ? undefined : step.id)}
				>
					{`${withMinus(translateTerm(isLone ? only.label : step.prompt))} …`}
				</ChoiceButton>
			</div>
			{isExpanded && <OpenStep {...{ step, press, isStrip, expand }} isMain={false} expanded={undefined} />}
		</>
	);
}

/** A reminder or an open step. Answered steps are listed elsewhere, among what happened. */
function StepLine({ press, ...asked }: StepLineProps): JSX.Element | null {
	const { step } = asked;
	if (step.state === 'text') return <p class="sworn-step is-text">{withMinus(translateTerm(step.prompt))}</p>;
	if (!isOpen(step)) return null;
	return press ? <OpenStep {...asked} press={press} /> : waitingStep(step, asked.details);
}

const optionWords = (option: StepOption, said: string | undefined): string => {
	const details = newBeside(
		option.label,
		[said, option.detail].flatMap(words => words ?? []),
	);
	return withMinus([option.label, ...details].map(words => translateTerm(words)).join(': '));
};

/** An open step on a read-only card. */
function waitingStep(step: PendingStep, details: StepLineProps['details']): JSX.Element {
	const inGrid = costGrid(step)?.isTwofold;
	const options = step.options.filter(({ isChosen, cell }) => !isChosen && !(inGrid && cell));
	return (
		<p
			class={`sworn-step is-${step.state}`}
		>{`${withMinus(translateTerm(step.prompt))}: ${options.map(option => optionWords(option, details?.get(option.label))).join('; ')}`}</p>
	);
}

interface OpenStepProps extends StepLineProps {
	press: (press: RecordAction) => void;
}

/**
 * The options of a step. One that needs a new track opens a form below the buttons, whose draft is kept when it closes;
 * where it is the only one that must be answered, the form stands in sight.
 */
function OpenStep({
	step,
	isMain,
	press,
	above,
	details,
	name,
	isStrip,
	expanded,
	expand,
}: OpenStepProps): JSX.Element {
	const { id, prompt, state, options } = step;
	const [asked, setAsked] = useState<string>();
	const [drafts, setDrafts] = useKept<Readonly<Record<string, NewTrackDraft>>>(`new tracks of ${step.id}`, () => ({}));
	const root = useRef<HTMLDivElement>(null);
	const inSight = formInSight(step);
	const open = inSight ?? options.find(({ label, asks, isChosen }) => !isChosen && label === asked && asks);
	const draft = open?.asks && (drafts[open.label] ?? newTrackDraft(open.asks));
	const close = () => {
		setAsked(undefined);
		root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
	};
	const answers = answersOf(step, isMain);
	// The prompt is left out if the card, a button, the text above or the form below says it.
	const isOnButton = options.length === 1 && options[0]?.label === prompt;
	const isPromptShown = !inSight && prompt !== name && !isOnButton && !says(above, prompt);
	const buttons = answers.map(answer =>
		answer.kind === 'skip' ? (
			<ChoiceButton key="skip" id={answer.id} class="is-quiet" onPress={() => press({ kind: 'pass', step: id })}>
				{t('Skip')}
			</ChoiceButton>
		) : (
			<OptionButton
				key={answer.option.label}
				id={answer.id}
				option={answer.option}
				said={details?.get(answer.option.label)}
				isAsked={answer.option === open}
				isStrip={isStrip}
				pick={() => {
					if (!answer.option.asks) press(optionAction(id, answer.option));
					else if (answer.option === open) close();
					else setAsked(answer.option.label);
				}}
			/>
		),
	);
	const grid = costGrid(step);
	const costs = grid && (
		<CostGrid {...{ step, grid, expanded, expand }} pick={option => press(optionAction(id, option))} />
	);
	return (
		<div
			class={`sworn-step is-${state}${isGridOpen(step, expanded) ? ' is-in-grid' : ''}`}
			role="group"
			aria-label={withMinus(translateTerm(prompt))}
			ref={root}
		>
			{isPromptShown && <span class="sworn-prompt">{withMinus(translateTerm(prompt))}</span>}
			{!grid?.isTwofold && costs}
			<div class="sworn-buttons">
				{!inSight && buttons}
				{grid?.isTwofold && (
					<PressButton class="sworn-button sworn-choice sworn-decide" onPress={() => expand(gridChoice(step))}>
						{t('Decide it')}
					</PressButton>
				)}
			</div>
			{grid?.isTwofold && costs}
			{open?.asks && draft && (
				<NewTrackForm
					key={open.label}
					asks={open.asks}
					draft={draft}
					change={edit => setDrafts(before => ({ ...before, [open.label]: edit(before[open.label] ?? draft) }))}
					onAnswer={answer => press(optionAction(id, open, { answer }))}
					{...(inSight ? { inSight: { isMain, buttons } } : { onClose: close })}
				/>
			)}
		</div>
	);
}

/** Whether a text has these words, which are then not said again below it. */
export const says = (text = '', words: string): boolean => {
	const bare = (some: string) => withMinus(some).trim().replace(/[.:]$/, '').toLowerCase();
	return bare(text).includes(bare(words));
};

interface OptionButtonProps {
	readonly id: string;
	readonly option: StepOption;
	/** What the book says of it. */
	readonly said: string | undefined;
	readonly isAsked: boolean;
	readonly isStrip: boolean;
	pick: () => void;
}

function OptionButton({ id, option, said, isAsked, isStrip, pick }: OptionButtonProps): JSX.Element {
	const { label, blocked, asks, leaves } = option;
	const isOnlyChange = leaves !== undefined && newBeside(leaves.words, [label]).length === 0;
	const cell = option.cell ?? (isOnlyChange ? leaves : undefined);
	const left = leaves && `${meterWords(leaves.meter)} ${costWords(leaves)}`;
	const beside = newBeside(
		label,
		[said, blocked ?? left ?? (said === undefined ? option.detail : undefined)].flatMap(words => words ?? []),
	);
	const [brief] = isStrip && !cell ? newBeside(label, [left ?? option.detail ?? '']) : [];
	const small = cell && blocked === undefined ? [costWords(cell)] : beside.filter(words => words !== brief);
	const words = brief ?? withoutCause(label);
	return (
		<ChoiceButton
			id={id}
			class={id === MAIN ? 'mod-cta' : cell ? 'is-cell' : ''}
			isBlocked={blocked !== undefined}
			onPress={pick}
			aria-expanded={asks ? isAsked : undefined}
			title={brief && withMinus(translateTerm(label))}
		>
			{cell ? meterWords(cell.meter) : withMinus(translateTerm(words))}
			{small.map(words => (
				<span key={words} class="sworn-detail">
					{withMinus(translateTerm(words))}
				</span>
			))}
		</ChoiceButton>
	);
}
