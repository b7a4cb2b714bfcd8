import type { MoveContext } from '../record/move-context';
import { findAsset } from '../assets/asset';
import { isSameName } from '../../rules/search/folded-name';
import { lazy } from '../../rules/core/memoize';
import { lookUpMove } from '../../rules/find-move';
import { isRank } from '../../rules/core/rank';
import { plainText } from '../../rules/rules-text';
import { buildPendingSteps } from '../pending-steps/list-pending-steps';
import { UNDERMINE } from '../pending-steps/pay-cost';
import { comparable } from '../pending-steps/format-step';
import { labelsOf } from '../pending-steps/move-labels';
import { BY_HAND, ROLL_ANEW } from '../pending-steps/roll-on-table';
import { findTrack } from '../tracks/track';
import { moveOfFrom } from '../record/from-move';
import type { MoveRecord } from '../record/record';

/** `strong hit`, `strong hit (Sojourn)`. */
const STATED = /^(?:strong hit|weak hit|miss)(?: \([^()]*\))?$/i;

/** Text in a record that may be the player's own, by position. */
export interface UnaskedWords extends Pick<MoveRecord, 'as' | 'table' | 'chose' | 'passed'> {
	/** In the call, which stays when its outcome is removed. */
	readonly call: readonly string[];
}

/**
 * Text in a record that its move does not ask for and that is not in the rules. It may come from the player's own
 * prose, so the plugin must not delete it.
 */
export function unaskedWords(situation: MoveContext): UnaskedWords {
	const { record, character, book } = situation;
	const { ledger, move } = buildPendingSteps(situation);
	const rules = lazy(() => ` ${comparable(plainText(move?.text ?? ''))} `);
	const known = lazy(() => {
		const names = book.ruleset.moves.map(({ name }) => name);
		return new Set([BY_HAND, ROLL_ANEW, ...names, ...(move ? labelsOf(move, book) : [])].map(comparable));
	});
	const isUnasked = (entry: string): boolean => {
		const words = comparable(entry);
		return !known().has(words) && !rules().includes(` ${words} `);
	};
	const isOtherTrack = (words: string): boolean =>
		words.startsWith(UNDERMINE) && !findTrack(character.tracks, words.slice(UNDERMINE.length));
	const { as } = record;
	return {
		...(as !== undefined && !STATED.test(as) ? { as } : {}),
		table: record.table.filter(roll => roll.text !== '' && !ledger.isFromTable(roll)),
		chose: [...ledger.chosenLeft.filter(isUnasked), ...record.chose.filter(isOtherTrack)],
		passed: ledger.declinedLeft.filter(isUnasked),
		call: [...unknownInCall(situation)],
	};
}

/** Reasons of adds are excluded, since they are always the player's own text. */
function* unknownInCall({ record: { from, track, rank, done }, character, book: { ruleset } }: MoveContext) {
	if (from !== undefined && !lookUpMove(ruleset, moveOfFrom(from))) yield from;
	if (rank !== undefined && !isRank(rank.toLowerCase())) yield rank;
	const isNamed = (name: string): boolean =>
		findTrack(character.tracks, name) !== undefined ||
		findAsset(character.assets, name) !== undefined ||
		done.some(({ target }) => target !== undefined && isSameName(target, name));
	if (track !== undefined && !isNamed(track)) yield track;
}

/** Of that text and the reasons of adds, only what was not in the record when the plugin wrote it, if known. */
export function unaskedSince(words: UnaskedWords, record: MoveRecord, written: readonly MoveRecord[]): UnaskedWords {
	const held = new Set(written.flatMap(textsOf));
	const isNew = (text: string): boolean => !held.has(text);
	const reasons = written.length > 0 ? record.adds.flatMap(({ reason }) => (reason === '' ? [] : [reason])) : [];
	const { as, table, chose, passed, call } = words;
	return {
		...(as !== undefined && isNew(as) ? { as } : {}),
		table: table.filter(({ text }) => isNew(text)),
		chose: chose.filter(isNew),
		passed: passed.filter(isNew),
		call: [...call, ...reasons].filter(isNew),
	};
}

const textsOf = ({
	as,
	from,
	track,
	rank,
	adds,
	table,
	chose,
	passed,
}: MoveRecord): readonly (string | undefined)[] => [
	...[as, from, track, rank, ...chose, ...passed],
	...table.map(({ text }) => text),
	...adds.map(({ reason }) => reason),
];
