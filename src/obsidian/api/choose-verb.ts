import { given } from '../../rules/core/collections';
import { isSameWhenFolded } from '../../rules/search/folded-text';
import { optionAction, type RecordAction } from '../../journal/actions/record-action';
import { recordsOf, type RecordAt } from '../../journal/note-blocks/find-records';
import { recordHome } from '../services/services';
import type { ChoiceAsked, Done, OptionData, StepData } from '../../../docs/api/sworn-journal';
import { cardOf } from '../features/moves/continue-move';
import { inAnyPosition } from '../services/action-context';
import { answerBody } from '../services/answer-body';
import type { JournalActions } from '../services/journal-actions';
import type { ActorView } from '../services/view-state/view-state';
import { isOpen, requiredFirst, type PendingStep, type StepOption } from '../../play/record/pending-step';
import { fieldIn } from '../../play/request/request';
import { waysToRoll } from '../../play/request/ways-to-ask';
import type { CardView } from '../features/moves/card/card-view';
import { refusal, type ApiError } from './parameters';
import { ActorsOf, findRecord, freshText, pathOfNote } from './lookup';
import { thrownBy } from '../../play/request/request-fields';
import { answerOf } from './move-verb';
import { knownOdds } from './oracle-verbs';
import { questionNeeded, NonInteractivePrompts } from './non-interactive-prompts';

/** A record with one of its open options. */
interface Found {
	readonly at: RecordAt;
	/** The text of its note. */
	readonly text: string;
	readonly actor: ActorView;
	readonly step: OpenStep;
	readonly opening: OpenOption;
}

export async function choose(actions: JournalActions, asked: ChoiceAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const { at, text, actor, opening } = await findOpening(actions, note, asked);
	const script = new NonInteractivePrompts();
	const press = pressOf(opening, asked);
	const under = opening.asks.includes('question') ? underOf(asked, actor) : undefined;
	const pressing = actions.pressing(recordHome(note, text, at), press, under);
	const plan = asked.anyway ? inAnyPosition(pressing) : pressing;
	await actions.asking(script).act(note, actor.path, plan);
	return script.doneWith(({ changed, made }) => changed[0] ?? made[0]);
}

/** Finds the requested option; it must be open on exactly one record. */
export async function findOpening(actions: JournalActions, note: string, asked: ChoiceAsked): Promise<Found> {
	const text = await freshText(actions, note);
	const isPlaced = asked.line !== undefined || asked.id !== undefined;
	const all = recordsOf(text);
	const among = isPlaced ? [findRecord(note, all, asked)] : all;
	const { open, unknown } = await openOn(actions, { note, text }, among, isPlaced);
	const called = open.filter(
		({ step, opening }) => isStep(step, asked.step) && isSameWhenFolded(opening.label, asked.option),
	);
	const exact = called.filter(({ opening }) => opening.label === asked.option);
	const [only, ...others] = exact.length > 0 ? exact : called;
	if (!only) throw unknown ?? notOpen(asked.option, isPlaced ? 'on this record' : `in “${note}”`, open);
	if (others.length > 0) throw openTwice(asked.option, note, called);
	const refused = only.opening.blocked ?? unused(only.opening, asked);
	if (refused !== undefined) throw refusal(only.opening.blocked === null ? 'unused_parameter' : 'blocked', refused);
	return only;
}

/**
 * All open options of these records. When all records of a note are searched, those with an unknown actor are skipped;
 * `unknown` says why the first of them is.
 */
async function openOn(
	actions: JournalActions,
	{ note, text }: { readonly note: string; readonly text: string },
	records: readonly RecordAt[],
	isPlaced: boolean,
): Promise<{ readonly open: readonly Found[]; readonly unknown: Error | undefined }> {
	const actors = new ActorsOf(actions, note);
	const all: Found[] = [];
	let unknown: Error | undefined;
	for (const at of records) {
		const acting = actors.of(at.record.by);
		const skipped = (error: Error) => {
			unknown ??= error;
			return undefined;
		};
		const actor = await (isPlaced ? acting : acting.catch(skipped));
		for (const step of actor ? openSteps(cardOf(actions, { journal: note, text }, at, actor)) : [])
			for (const opening of step.options) if (actor) all.push({ at, text, actor, step, opening });
	}
	return { open: all, unknown };
}

const isStep = ({ step, prompt }: OpenStep, wanted: string | undefined): boolean =>
	wanted === undefined || isSameWhenFolded(step, wanted) || isSameWhenFolded(prompt, wanted);

function notOpen(option: string, where: string, open: readonly Found[]): ApiError {
	const labels = [...new Set(open.map(({ opening }) => opening.label))];
	const offered = labels.length === 0 ? 'Nothing is open there.' : `Open is: ${labels.join(', ')}.`;
	return refusal('no_longer_open', `“${option}” is not open ${where}. ${offered}`);
}

function openTwice(option: string, note: string, found: readonly Found[]): ApiError {
	const places = found.map(
		({ at: { record, block }, step }) => `${record.move} on line ${block.startLine} (${step.step})`,
	);
	return refusal(
		'several_options',
		`“${option}” is open more than once in “${note}”: ${places.join(', ')}. Say which “id” and “step” are meant.`,
	);
}

/** The message about an argument that would have no effect; undefined if there is none. */
function unused({ label, asks, press, dice: count }: OpenOption, asked: ChoiceAsked): string | undefined {
	const { name, rank, question, odds, dice, anyway } = asked;
	const isAsked = (what: OpenOption['asks'][number]) => asks.includes(what);
	if (name !== undefined && !isAsked('name')) return `“${label}” begins nothing. Leave out “name”.`;
	if (rank !== undefined && !isAsked('rank')) return `“${label}” asks for no rank. Leave out “rank”.`;
	if ((question ?? odds) !== undefined && !isAsked('question'))
		return `“${label}” asks the oracle nothing. Leave out “question” and “odds”.`;
	if (dice !== undefined && press.kind !== 'roll') return `“${label}” is no roll of the move. Leave out “dice”.`;
	if (anyway !== undefined && press.kind !== 'roll') return `“${label}” is no roll of the move. Leave out “anyway”.`;
	if (dice !== undefined && dice.length !== count)
		return `“${label}” is rolled with ${count ?? 3} dice. State each of them.`;
	return undefined;
}

function pressOf({ press, form }: OpenOption, { name, rank, dice }: ChoiceAsked): RecordAction {
	if (press.kind === 'roll' && dice) return { ...press, rollInput: { ...press.rollInput, thrown: thrownBy(dice) } };
	if (press.kind !== 'pick' || !form) return press;
	return { ...press, answer: answerOf(name ?? '', rank) };
}

function underOf({ question, odds }: ChoiceAsked, { book }: ActorView): ReturnType<typeof answerBody> {
	if (question === undefined) throw questionNeeded();
	return answerBody({ question, odds: knownOdds(odds, book) });
}

/** An open option of a record, with the press that picks it. */
interface OpenOption extends OptionData {
	readonly press: RecordAction;
	/** The form to fill in for it. */
	readonly form?: StepOption['asks'];
	/** For a roll, the number of dice. */
	readonly dice?: number;
}

/** One pending step of a record, with its options. */
interface OpenStep extends Omit<StepData, 'options'> {
	readonly options: readonly OpenOption[];
}

/** The open steps of a record, required ones first. They are the same as on its card and in *Continue move*. */
export const openSteps = (card: CardView): readonly OpenStep[] =>
	[...edited(card), ...toRoll(card), ...requiredFirst(card.steps.filter(isOpen)).map(asked), ...toBurn(card)].filter(
		({ options }) => options.length > 0,
	);

const PLAIN = { detail: '', blocked: null, asks: [] } as const;

function edited({ edited: detail }: CardView): readonly OpenStep[] {
	if (detail === undefined) return [];
	const apply: OpenOption = { ...PLAIN, label: 'Apply the change', detail, press: { kind: 'apply_edit' } };
	return [{ step: 'edited', prompt: 'The record was edited by hand.', isRequired: false, options: [apply] }];
}

function toRoll({ call }: CardView): readonly OpenStep[] {
	if (!call) return [];
	const options = waysToRoll(call).map(({ option, about, input, fields }): OpenOption => {
		const { name, value, text = '' } = option;
		return {
			...PLAIN,
			label: 'track' in option ? `Roll against ${name}` : [`Roll +${name}`, about].filter(Boolean).join(', '),
			detail: [value === undefined ? '' : `${name} ${value}`, text].filter(Boolean).join(': '),
			press: { kind: 'roll', rollInput: input },
			...given({ dice: fieldIn(fields, 'dice')?.count }),
		};
	});
	return [{ step: 'roll', prompt: 'Roll it.', isRequired: true, options }];
}

function toBurn({ roll }: CardView): readonly OpenStep[] {
	if (!roll?.burn) return [];
	const { from, to, outcome } = roll.burn;
	const detail = `momentum ${from} → ${to}: ${outcome.replace('_', ' ')}`;
	const burn: OpenOption = { ...PLAIN, label: 'Burn momentum', detail, press: { kind: 'burn' } };
	return [{ step: 'burn', prompt: 'Momentum can be burned.', isRequired: false, options: [burn] }];
}

function asked({ id, prompt, state, options, pass }: PendingStep): OpenStep {
	const declining: readonly OpenOption[] =
		pass === undefined ? [] : [{ ...PLAIN, label: 'Skip', press: { kind: 'pass', step: id } }];
	const open = options.filter(({ isChosen }) => !isChosen).map(option => opening(id, option));
	return { step: id, prompt, isRequired: state === 'required', options: [...open, ...declining] };
}

function opening(step: string, option: StepOption): OpenOption {
	const { label, detail = '', blocked = null, asks: form, action } = option;
	const ranked = form && form.ranks.length > 0 ? (['rank'] as const) : [];
	const named = form ? (['name', ...ranked] as const) : [];
	return {
		label,
		detail,
		blocked,
		asks: action.kind === 'ask' ? ['question'] : [...named],
		press: optionAction(step, option),
		...(form ? { form } : {}),
	};
}

/** The public part of a step, without internal fields. */
export const stepData = ({ options, ...step }: OpenStep): StepData => ({
	...step,
	options: options.map(({ label, detail, blocked, asks }) => ({ label, detail, blocked, asks })),
});
