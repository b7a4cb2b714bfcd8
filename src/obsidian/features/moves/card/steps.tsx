import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { withMinus } from '../../../../rules/minus-sign';
import type { Step, StepOption } from '../../../../play/steps/agenda';
import { isOpen, requiredFirst } from '../../../../play/steps/agenda';
import type { Press } from '../../../../journal/pages/press';
import { pickOf } from '../../../../journal/pages/press';
import { useKept } from '../../../services/display/draft-store';
import type { NewTrackDraft } from '../../tracks/new-track/new-track';
import { newTrackDraft } from '../../tracks/new-track/new-track';
import { NewTrackForm } from '../../tracks/new-track/new-track-form';
import { PressButton } from '../../../components/press-button';
import { t } from '../../../../language/text';
import { drawn } from '../../../../language/drawn';

interface StepLineProps {
	readonly step: Step;
	/** Undefined on a read-only card. */
	readonly press: ((press: Press) => void) | undefined;
	/** The text just above it on the card. */
	readonly above?: string | undefined;
}

interface StepsProps extends Omit<StepLineProps, 'step'> {
	readonly steps: readonly Step[];
}

/** An optional step with more options than this starts collapsed. */
const FEW = 3;

/**
 * The steps that follow from the outcome, required ones first. Optional steps are collapsed to a button while an answer
 * is due, or if they have many options.
 */
export function Steps({ steps, press, above }: StepsProps): JSX.Element {
	const ordered = requiredFirst(steps);
	const first = ordered.find(isOpen);
	const isDue = steps.some(({ state }) => state === 'required' || state === 'automatic');
	return (
		<>
			{ordered.map(step =>
				press && step.state === 'optional' && (isDue || step.options.length > FEW) ? (
					<OfferedStep key={step.id} step={step} press={press} />
				) : (
					<StepLine key={step.id} step={step} press={press} above={step === first ? above : undefined} />
				),
			)}
		</>
	);
}

/** A collapsed optional step. A click expands it, or carries it out if it has only one option. */
function OfferedStep({ step, press }: Omit<OpenStepProps, 'above'>): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	const [only, ...others] = step.options;
	const isLone = only !== undefined && others.length === 0;
	if (isLone && !only.asks && only.blocked === undefined)
		return (
			<div class="sworn-step is-optional">
				<PressButton class="sworn-button sworn-choice is-quiet" onPress={() => press(pickOf(step.id, only))}>
					{withMinus(drawn(only.label))}
				</PressButton>
			</div>
		);
	return (
		<>
			<div class="sworn-step is-optional">
				<PressButton
					class={isOpen ? 'sworn-button is-quiet' : 'sworn-button sworn-choice is-quiet'}
					aria-expanded={isOpen}
					onPress={() => setOpen(!isOpen)}
				>
					{`${withMinus(drawn(isLone ? only.label : step.prompt))} …`}
				</PressButton>
			</div>
			{isOpen && <OpenStep step={step} press={press} above={undefined} />}
		</>
	);
}

/** A reminder or an open step. Answered steps are listed elsewhere, among what happened. */
function StepLine({ step, press, above }: StepLineProps): JSX.Element | null {
	if (step.state === 'text') return <p class="sworn-step is-text">{withMinus(drawn(step.prompt))}</p>;
	if (!isOpen(step)) return null;
	return press ? <OpenStep step={step} press={press} above={above} /> : waitingStep(step);
}

const optionWords = (option: StepOption): string => {
	const detail = newDetail(option);
	return withMinus(detail ? `${drawn(option.label)}: ${drawn(detail)}` : drawn(option.label));
};

/** The detail, unless the label contains it. */
const newDetail = ({ label, detail }: StepOption): string | undefined =>
	detail !== undefined && label.toLowerCase().includes(detail.toLowerCase()) ? undefined : detail;

/** An open step on a read-only card. */
function waitingStep(step: Step): JSX.Element {
	const options = step.options.filter(({ isChosen }) => !isChosen);
	return (
		<p
			class={`sworn-step is-${step.state}`}
		>{`${withMinus(drawn(step.prompt))}: ${options.map(optionWords).join('; ')}`}</p>
	);
}

interface OpenStepProps {
	readonly step: Step;
	press: (press: Press) => void;
	readonly above: string | undefined;
}

/**
 * The options of a step. One that needs a new track opens a form below the buttons, whose draft is kept when it closes.
 */
function OpenStep({ step, press, above }: OpenStepProps): JSX.Element {
	const { id, prompt, state, options, pass } = step;
	const [asked, setAsked] = useState<string>();
	const [drafts, setDrafts] = useKept<Readonly<Record<string, NewTrackDraft>>>(`new tracks of ${step.id}`, () => ({}));
	const root = useRef<HTMLDivElement>(null);
	const open = options.find(({ label, asks, isChosen }) => label === asked && asks && !isChosen);
	const draft = open?.asks && (drafts[open.label] ?? newTrackDraft(open.asks));
	const close = () => {
		setAsked(undefined);
		root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
	};
	// The prompt is left out if the only option or the end of the text above repeats it.
	const isPromptShown = !(options.length === 1 && options[0]?.label === prompt) && !endsWith(above, prompt);
	const left = options.filter(({ isChosen }) => !isChosen);
	const isReplacing = left.some(isReplacingRow);
	const skip = pass !== undefined && (
		<PressButton class="sworn-button sworn-choice is-quiet" onPress={() => press({ kind: 'pass', step: id })}>
			{isReplacing ? t('Keep it') : t('Skip')}
		</PressButton>
	);
	return (
		<div class={`sworn-step is-${state}`} role="group" aria-label={withMinus(drawn(prompt))} ref={root}>
			{isPromptShown && <span class="sworn-prompt">{withMinus(drawn(prompt))}</span>}
			<div class="sworn-buttons">
				{isReplacing && skip}
				{left.map(option => (
					<OptionButton
						key={option.label}
						option={option}
						isAsked={option === open}
						pick={() => {
							if (!option.asks) press(pickOf(id, option));
							else if (option === open) close();
							else setAsked(option.label);
						}}
					/>
				))}
				{!isReplacing && skip}
			</div>
			{open?.asks && draft && (
				<NewTrackForm
					key={open.label}
					asks={open.asks}
					draft={draft}
					change={edit => setDrafts(before => ({ ...before, [open.label]: edit(before[open.label] ?? draft) }))}
					onAnswer={answer => press(pickOf(id, open, answer))}
					onClose={close}
				/>
			)}
		</div>
	);
}

/** Whether an option rolls again in place of a result, which a slip of the finger should not do: it comes last. */
const isReplacingRow = ({ action }: StepOption): boolean =>
	action.kind === 'roll_table' && action.instead !== undefined;

const endsWith = (text = '', words: string): boolean => {
	const bare = (some: string) => withMinus(some).trim().replace(/[.:]$/, '').toLowerCase();
	return bare(text).endsWith(bare(words));
};

interface OptionButtonProps {
	readonly option: StepOption;
	readonly isAsked: boolean;
	pick: () => void;
}

function OptionButton({ option, isAsked, pick }: OptionButtonProps): JSX.Element {
	const { label, blocked, asks } = option;
	const small = blocked ?? newDetail(option);
	return (
		<PressButton
			class="sworn-button sworn-choice"
			isBlocked={blocked !== undefined}
			onPress={pick}
			{...(asks ? { 'aria-expanded': isAsked } : {})}
		>
			{withMinus(drawn(label))}
			{small !== undefined && <span class="sworn-detail">{withMinus(drawn(small))}</span>}
		</PressButton>
	);
}
