import { given } from '../../rules/collections';
import { findMove } from '../../rules/find-move';
import { isRank, type Rank } from '../../rules/rank';
import type { Answer } from '../../play/agenda';
import type { Add } from '../../play/record/record';
import type { RollInput } from '../../play/roll/roll-wishes';
import type { Done, MoveAsked } from '../../../docs/api/sworn-journal';
import { making } from '../features/moves/make-move';
import type { JournalActions } from '../plugin/journal-actions';
import { refusal, valueOf } from './api-error';
import { pathOfNote } from './find-note';
import { ScriptRunner } from './script-runner';
import { leavingCursor, offsetFor } from './where-written';
import { whoActs } from './who-acts';

export async function move(actions: JournalActions, asked: MoveAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const { path, book } = await whoActs(actions, note, asked.by);
	const { name } = valueOf(findMove(book.ruleset, asked.name));
	const runner = new ScriptRunner(actions.silent);
	const plan = making(actions, name, wishesOf(asked), offsetFor(actions.app, note, asked.at));
	await leavingCursor(runner, asked.at).act(note, path, plan);
	return runner.doneWith(({ made, called }) => made[0] ?? called[0]);
}

function wishesOf({ option, value, track, adds = [], cost, dice, begin, rank }: MoveAsked): RollInput {
	return {
		...(option === undefined ? {} : { roll: { option, ...given({ value }) } }),
		...given({ track, cost, thrown: dice && thrownAs(dice) }),
		...(adds.length > 0 ? { adds: adds.map(addOf) } : {}),
		...(begin === undefined ? {} : { begin: answerOf(begin, rank) }),
	};
}

const addOf = (add: NonNullable<MoveAsked['adds']>[number]): Add =>
	typeof add === 'number' ? { amount: add, reason: '' } : { amount: add.amount, reason: add.reason ?? '' };

/** Of an action roll three dice are stated, of a progress roll two. */
export function thrownAs(dice: readonly number[]): NonNullable<RollInput['thrown']> {
	const [first = 0, second = 0, third] = dice;
	if (dice.length === 3 && third !== undefined) return { actionDie: first, challengeDice: [second, third] };
	if (dice.length === 2) return { challengeDice: [first, second] };
	throw refusal(
		'bad_dice',
		`${dice.length} dice are stated. State the action die and two challenge dice, “4 3 9”, or of a progress roll those two.`,
	);
}

export const answerOf = (name: string, rank: string | undefined): Answer => ({
	name,
	...given({ rank: rankOf(rank) }),
});

function rankOf(rank: string | undefined): Rank | undefined {
	if (rank === undefined || isRank(rank)) return rank;
	throw refusal('unknown_rank', `“${rank}” is no rank. Say troublesome, dangerous, formidable, extreme or epic.`);
}
