import { isSameWhenFolded } from '../../rules/search/folded-text';
import type { Press } from '../../journal/pages/press';
import type { RecordAt } from '../../journal/blocks-in-note/records-of';
import { recordsOf } from '../../journal/blocks-in-note/records-of';
import { placeOf } from '../../journal/blocks-in-note/in-note';
import type { ChoiceAsked, Done } from '../../../docs/api/sworn-journal';
import { cardOf } from '../features/moves/continue-move';
import { answerBody } from '../services/answer-body';
import type { JournalActions } from '../services/journal-actions';
import type { ActorView } from '../services/view-state/view-state';
import type { ApiError } from './api-error';
import { refusal } from './api-error';
import { pathOfNote } from './find-note';
import { findRecord } from './find-record';
import { freshText } from './read-verbs';
import { answerOf, thrownAs } from './move-request';
import type { OpenOption, OpenStep } from './open-options';
import { openSteps } from './open-options';
import { knownOdds } from './oracle-verbs';
import { ScriptRunner } from './script-runner';
import { ActorsOf } from './who-acts';

/** A record with one of its open options. */
interface Found {
	readonly at: RecordAt;
	readonly actor: ActorView;
	readonly step: OpenStep;
	readonly opening: OpenOption;
}

export async function choose(actions: JournalActions, asked: ChoiceAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const { at, actor, opening } = await findOpening(actions, note, asked);
	const runner = new ScriptRunner(actions.silent);
	const press = pressOf(opening, asked);
	const under = opening.asks.includes('question') ? underOf(asked, actor) : undefined;
	await runner.act(note, actor.path, actions.silent.pressing(note, placeOf(at.block), press, under));
	return runner.doneWith(({ changed, made }) => changed[0] ?? made[0]);
}

/** Finds the requested option; it must be open on exactly one record. */
export async function findOpening(actions: JournalActions, note: string, asked: ChoiceAsked): Promise<Found> {
	const text = await freshText(actions, note);
	const isPlaced = asked.line !== undefined || asked.id !== undefined;
	const among = isPlaced ? [findRecord(note, text, asked)] : recordsOf(text);
	const open = await openOn(actions, note, text, among, isPlaced);
	const called = open.filter(
		({ step, opening }) => isStep(step, asked.step) && isSameWhenFolded(opening.label, asked.option),
	);
	const exact = called.filter(({ opening }) => opening.label === asked.option);
	const [only, ...others] = exact.length > 0 ? exact : called;
	if (!only) throw notOpen(asked.option, isPlaced ? 'on this record' : `in “${note}”`, open);
	if (others.length > 0) throw openTwice(asked.option, note, called);
	const refused = only.opening.blocked ?? unused(only.opening, asked);
	if (refused !== undefined) throw refusal(only.opening.blocked === null ? 'unused_parameter' : 'blocked', refused);
	return only;
}

/**
 * All open options of these records. When all records of a note are searched, those with an unknown actor are skipped.
 */
async function openOn(
	actions: JournalActions,
	note: string,
	text: string,
	records: readonly RecordAt[],
	isPlaced: boolean,
): Promise<readonly Found[]> {
	const actors = new ActorsOf(actions, note);
	const all: Found[] = [];
	for (const at of records) {
		const acting = actors.of(at.record.by);
		const actor = await (isPlaced ? acting : acting.catch(() => undefined));
		for (const step of actor ? openSteps(cardOf(actions, note, text, at, actor)) : [])
			for (const opening of step.options) if (actor) all.push({ at, actor, step, opening });
	}
	return all;
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
		`“${option}” is open more than once in “${note}”: ${places.join(', ')}. Say which “line” and “step” are meant.`,
	);
}

/** The message about an argument that would have no effect; undefined if there is none. */
function unused({ label, asks, press, dice: count }: OpenOption, asked: ChoiceAsked): string | undefined {
	const { name, rank, question, odds, dice } = asked;
	const isAsked = (what: OpenOption['asks'][number]) => asks.includes(what);
	if (name !== undefined && !isAsked('name')) return `“${label}” begins nothing. Leave out “name”.`;
	if (rank !== undefined && !isAsked('rank')) return `“${label}” asks for no rank. Leave out “rank”.`;
	if ((question ?? odds) !== undefined && !isAsked('question'))
		return `“${label}” asks the oracle nothing. Leave out “question” and “odds”.`;
	if (dice !== undefined && press.kind !== 'roll') return `“${label}” is no roll of the move. Leave out “dice”.`;
	if (dice !== undefined && dice.length !== count)
		return `“${label}” is rolled with ${count ?? 3} dice. State each of them.`;
	return undefined;
}

function pressOf({ press, form }: OpenOption, { name, rank, dice }: ChoiceAsked): Press {
	if (press.kind === 'roll' && dice) return { ...press, rollInput: { ...press.rollInput, thrown: thrownAs(dice) } };
	if (press.kind !== 'pick' || !form) return press;
	return { ...press, answer: answerOf(name ?? '', rank) };
}

function underOf({ question, odds }: ChoiceAsked, { book }: ActorView): ReturnType<typeof answerBody> {
	if (question === undefined)
		throw refusal('question_needed', 'This asks the oracle. Say what is asked, “question”, and its “odds”.');
	return answerBody({ question, odds: knownOdds(odds, book) });
}
