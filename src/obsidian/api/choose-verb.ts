import { foldText } from '../../rules/search/folded-text';
import type { Press } from '../../journal/pages/press';
import type { RecordAt } from '../../journal/record/records-of';
import { recordsOf } from '../../journal/record/records-of';
import { placeOf } from '../../journal/sworn-block/in-note';
import type { ChoiceAsked, Done } from '../../../docs/api/sworn-journal';
import { cardOf } from '../features/moves/continue-move';
import { answerUnder } from '../plugin/answer-under';
import type { JournalActions } from '../plugin/journal-actions';
import type { ActorView } from '../plugin/view-state';
import { refusal } from './api-error';
import { pathOfNote } from './find-note';
import { findRecord } from './find-record';
import { freshText } from './look-verbs';
import { answerOf, thrownAs } from './move-verb';
import type { Opening } from './openings';
import { openSteps } from './openings';
import { knownOdds } from './oracle-verbs';
import { ScriptRunner } from './script-runner';
import { whoActs } from './who-acts';

/** A record with an option that is open on it. */
interface Found {
	readonly at: RecordAt;
	readonly actor: ActorView;
	readonly opening: Opening;
}

export async function choose(actions: JournalActions, asked: ChoiceAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const { at, actor, opening } = await findOpening(actions, note, asked);
	if (opening.blocked !== null) throw refusal('blocked', opening.blocked);
	const runner = new ScriptRunner(actions.silent);
	const press = pressOf(opening, asked);
	const under = opening.asks.includes('question') ? underOf(asked, actor) : undefined;
	await runner.act(note, actor.path, actions.silent.pressing(note, placeOf(at.block), press, under));
	return runner.doneWith(({ changed, made }) => changed[0] ?? made[0]);
}

/** The option that is meant, of the one record on which it is open. */
export async function findOpening(actions: JournalActions, note: string, asked: ChoiceAsked): Promise<Found> {
	const text = await freshText(actions, note);
	const isPlaced = asked.line !== undefined || asked.id !== undefined;
	const among = isPlaced ? [findRecord(note, text, asked)] : recordsOf(text);
	const found: Found[] = [];
	const open: string[] = [];
	for (const at of among) {
		const actor = await actorOf(actions, note, at, isPlaced);
		for (const step of actor ? openSteps(cardOf(actions, note, text, at, actor)) : [])
			for (const opening of step.options) {
				open.push(opening.label);
				const isStep =
					asked.step === undefined || [step.step, step.prompt].some(name => isAlike(name, asked.step ?? ''));
				if (actor && isStep && isAlike(opening.label, asked.option)) found.push({ at, actor, opening });
			}
	}
	const exact = found.filter(({ opening }) => opening.label === asked.option);
	const [only, ...others] = exact.length > 0 ? exact : found;
	if (only && others.length === 0) return only;
	if (only)
		throw refusal(
			'several_options',
			`“${asked.option}” is open more than once in “${note}”: ${found.map(placeWords).join(', ')}. Say which “line” and “step” are meant.`,
		);
	const offered = open.length === 0 ? 'Nothing is open there.' : `Open is: ${[...new Set(open)].join(', ')}.`;
	throw refusal(
		'no_longer_open',
		`“${asked.option}” is not open ${isPlaced ? 'on this record' : `in “${note}”`}. ${offered}`,
	);
}

/** Who made a record. Where every record of a note is looked at, those of whom nobody knows are left out. */
async function actorOf(
	actions: JournalActions,
	note: string,
	{ record }: RecordAt,
	isPlaced: boolean,
): Promise<ActorView | undefined> {
	if (isPlaced) return whoActs(actions, note, record.by);
	return whoActs(actions, note, record.by).catch(() => undefined);
}

const placeWords = ({ at: { record, block } }: Found): string => `${record.move} on line ${block.startLine}`;

const isAlike = (one: string, other: string): boolean => foldText(one).letters === foldText(other).letters;

function pressOf({ press, form }: Opening, { name, rank, dice }: ChoiceAsked): Press {
	if (press.kind === 'roll' && dice) return { ...press, wishes: { ...press.wishes, thrown: thrownAs(dice) } };
	if (press.kind !== 'pick' || !form) return press;
	return { ...press, answer: answerOf(name ?? '', rank) };
}

function underOf({ question, odds }: ChoiceAsked, { book }: ActorView): ReturnType<typeof answerUnder> {
	if (question === undefined)
		throw refusal('question_needed', 'This asks the oracle. Say what is asked, “question”, and its “odds”.');
	return answerUnder({ question, odds: knownOdds(odds, book) });
}
