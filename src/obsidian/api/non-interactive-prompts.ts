import type { Problem } from '../../rules/core/problem';
import type { PlannedEdit } from '../../journal/edit-guard/validate-plan';
import type { Done, RecordData, ValueChange } from '../../../docs/api/sworn-journal';
import { formatChange } from '../../journal/record/format-change';
import type { Plan } from '../../journal/actions/action-notes';
import { whichOf, type SeveralActors } from '../../journal/character/acting-path';
import type { Prompts } from '../services/prompts';
import type { Texts } from '../vault/writer/file-operation';
import { isRecord, type MoveRecord } from '../../play/record/record';
import type { Track } from '../../play/tracks/track';
import { propertiesIn } from '../../journal/frontmatter/frontmatter';
import { idsOf, keyOf, recordsOf, type RecordAt } from '../../journal/note-blocks/find-records';
import { applyChanges } from '../../journal/text/text-change';
import { trackBlocksIn } from '../../journal/track/parse-tracks';
import { isMatchOf, outcomeOfRecord, rollOf, scoreOf, currentDice } from '../../play/roll/roll';
import { writeChange } from '../../journal/record/change-lines';
import { lineOf } from '../../journal/record/record-line';
import { ApiError, refusal } from './parameters';

/**
 * Answers no question of an action: what is undecided, and every problem, rejects the call with an error. Keeps what the
 * actions of the call did.
 */
export class NonInteractivePrompts implements Prompts<never> {
	private edits: readonly PlannedEdit[] = [];
	private before: Texts = new Map();
	private told: readonly string[] = [];

	/** `parameter` is the one with which the call says who acts. */
	constructor(private readonly parameter = 'by') {}

	/** Rejects with an error that names the characters; none is guessed. */
	whichCharacter(several: SeveralActors, by: string | undefined): Promise<never> {
		const which = whichOf(several, by);
		const message = `${which.message} Say it with “${this.parameter}”.`;
		return Promise.reject(new ApiError([{ ...which, message }]));
	}

	whichRules(_: string, problems: readonly Problem[]): Promise<never> {
		return Promise.reject(new ApiError(problems));
	}

	makesAllTheSame(problems: readonly Problem[]): never {
		throw new ApiError(
			problems.map(problem => ({ ...problem, message: `${problem.message} Say “anyway” to make it all the same.` })),
		);
	}

	askOracle(): never {
		throw questionNeeded();
	}

	nobodyActs(problems: readonly Problem[]): never {
		return this.refused(problems);
	}

	refused(problems: readonly Problem[]): never {
		throw new ApiError(problems);
	}

	wasCarriedOut({ remarks = [], moved = [], left = [] }: Plan): void {
		this.told = [
			...remarks,
			...moved.map(change => `Changed by the difference: ${formatChange(change)}`),
			...left.map(change => `Not undone, as it is not there or not as the record left it: ${formatChange(change)}`),
		];
	}

	wasWritten(edits: readonly PlannedEdit[], before: Texts): void {
		this.edits = edits;
		this.before = before;
	}

	/** The result of the last action, in the form that the API returns. */
	doneWith(recordOf: (done: ActionResult) => RecordData | undefined = () => undefined): Done {
		const done = actionResult(this.edits, this.before);
		return { record: recordOf(done) ?? null, opened: done.called, changes: done.values, told: this.told };
	}
}

/** The error of a press that asks the oracle, without a question. */
export const questionNeeded = (): ApiError =>
	refusal('question_needed', 'This asks the oracle. Say what is asked, “question”, and its “odds”.');

/** What one action did to the notes, derived from their texts before and after it. */
export interface ActionResult {
	readonly made: readonly RecordData[];
	/** Records on which an option was picked, and rewritten calls. */
	readonly changed: readonly RecordData[];
	readonly called: readonly RecordData[];
	readonly gone: readonly RecordData[];
	readonly values: readonly ValueChange[];
}

const NOTHING: ActionResult = { made: [], changed: [], called: [], gone: [], values: [] };

export const actionResult = (edits: readonly PlannedEdit[], texts: Texts): ActionResult =>
	edits.reduce((all, edit) => {
		const before = texts.get(edit.path) ?? '';
		const after = edit.isGone ? '' : applyChanges(before, edit.changes);
		const path = edit.renamedTo ?? edit.path;
		const records = recordChanges(path, recordsOf(before), recordsOf(after));
		const values = edit.isNew || edit.isGone ? [] : valueChanges(path, before, after);
		return {
			made: [...all.made, ...records.made],
			changed: [...all.changed, ...records.changed],
			called: [...all.called, ...records.called],
			gone: [...all.gone, ...records.gone],
			values: [...all.values, ...values],
		};
	}, NOTHING);

/** A record after and before the action, as far as each exists. */
interface Pair {
	readonly was?: RecordAt;
	readonly is?: RecordAt;
}

function recordChanges(
	path: string,
	before: readonly RecordAt[],
	after: readonly RecordAt[],
): Pick<ActionResult, 'made' | 'changed' | 'called' | 'gone'> {
	const pairs = pairsOf(before, after);
	const made = ({ is, was }: Pair) => is !== undefined && isRecord(is.record) && !(was && isRecord(was.record));
	const gone = ({ is, was }: Pair) => was !== undefined && isRecord(was.record) && !(is && isRecord(is.record));
	const called = ({ is, was }: Pair) => is !== undefined && was === undefined && !isRecord(is.record);
	const changed = (pair: Pair) => pair.is && pair.was && !made(pair) && !gone(pair) && !isAlike(pair.was, pair.is);
	const [was, is] = [idsOf(before), idsOf(after)];
	const dataOf = (ids: Ids, at: RecordAt | undefined) => (at ? [recordData(path, at, ids)] : []);
	return {
		made: pairs.filter(made).flatMap(pair => dataOf(is, pair.is)),
		changed: pairs.filter(changed).flatMap(pair => dataOf(is, pair.is)),
		called: pairs.filter(called).flatMap(pair => dataOf(is, pair.is)),
		gone: pairs.filter(gone).flatMap(pair => dataOf(was, pair.was)),
	};
}

const isAlike = (one: RecordAt, other: RecordAt): boolean =>
	JSON.stringify(one.record) === JSON.stringify(other.record);

/**
 * Pairs each record with its previous version. It is matched by its key; a call that was rolled or a record with a die
 * set by hand, by move and actor; a renamed record, by move and dice.
 */
function pairsOf(before: readonly RecordAt[], after: readonly RecordAt[]): readonly Pair[] {
	const left = [...before];
	const take = (isIt: (was: RecordAt) => boolean): RecordAt | undefined => {
		const at = left.findIndex(isIt);
		return at < 0 ? undefined : left.splice(at, 1)[0];
	};
	const byKey = after.map(is => ({ is, was: take(was => isAlike(was, is)) }));
	const same = byKey.map(({ is, was }) => ({
		is,
		was: was ?? take(other => keyOf(other.record) === keyOf(is.record)),
	}));
	const pairs = same.map(({ is, was }): Pair => {
		const known = was ?? take(other => isLikely(other, is));
		return known ? { is, was: known } : { is };
	});
	return [...pairs, ...left.map((was): Pair => ({ was }))];
}

function isLikely({ record: was }: RecordAt, { record: is }: RecordAt): boolean {
	if (was.move !== is.move) return false;
	const isSameThrow = was.dice !== undefined && JSON.stringify(was.dice) === JSON.stringify(is.dice);
	return isSameThrow || was.by === is.by || was.by === undefined;
}

const valueChanges = (note: string, before: string, after: string): readonly ValueChange[] =>
	before === after
		? []
		: [
				...differences(propertiesIn(before), propertiesIn(after)).map(change => ({ note, track: null, ...change })),
				...trackChanges(note, before, after),
			];

/** Changes of tracks that both texts contain. Tracks that begin or end are already reported by the record. */
function trackChanges(note: string, before: string, after: string): readonly ValueChange[] {
	const now = trackBlocksIn(after).map(({ track }) => track);
	return trackBlocksIn(before).flatMap(({ track: was }) => {
		const is = now.find(({ name, kind }) => name === was.name && kind === was.kind);
		return is ? differences(valuesOf(was), valuesOf(is)).map(change => ({ note, track: was.name, ...change })) : [];
	});
}

const valuesOf = (track: Track): ReadonlyMap<string, unknown> => new Map(Object.entries(track));

function differences(
	before: ReadonlyMap<string, unknown>,
	after: ReadonlyMap<string, unknown>,
): readonly Pick<ValueChange, 'key' | 'from' | 'to'>[] {
	const keys = [...new Set([...before.keys(), ...after.keys()])];
	return keys.flatMap(key => {
		const [from, to] = [before.get(key) ?? null, after.get(key) ?? null];
		return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ key, from, to }];
	});
}

type Ids = ReturnType<typeof idsOf>;

/** A record as plain data. */
export function recordData(note: string, { record, block }: RecordAt, ids: Ids): RecordData {
	const isMade = isRecord(record);
	const roll = rollOf(record);
	const thrown = currentDice(record);
	const line = lineOf(record);
	return {
		note,
		line: block.startLine,
		id: ids.get(block.fenceFrom) ?? keyOf(record),
		move: record.move,
		isMade,
		by: record.by ?? null,
		track: record.track ?? null,
		option: record.roll?.option ?? null,
		dice: thrown ? [...(thrown.actionDie === undefined ? [] : [thrown.actionDie]), ...thrown.challengeDice] : [],
		score: roll ? scoreOf(roll) : null,
		outcome: (isMade ? outcomeOfRecord(record) : undefined) ?? null,
		isMatch: isMatchOf(record),
		chose: [...record.chose],
		passed: [...record.passed],
		changes: record.done.map(writeChange),
		story: [...line.story],
		text: inOneLine(record),
	};
}

/** `Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit; health 5 → 4` */
function inOneLine(record: MoveRecord): string {
	const { name, about, roll, outcome, came, story } = lineOf(record);
	const result = [roll, outcome?.words].filter(Boolean).join(', ');
	const after = [result, ...came, ...story].filter(Boolean).join('; ');
	const head = [name, ...about].join(', ');
	return after === '' ? head : `${head}: ${after}`;
}
