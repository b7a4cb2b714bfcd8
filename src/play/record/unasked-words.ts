import { findMove } from '../../rules/find-move';
import { isRank } from '../../rules/rank';
import { plainText } from '../../rules/rules-text';
import type { Rulebook } from '../../rules/rulebook';
import { walkAgenda } from '../agenda';
import { UNDERMINE } from '../agenda/pay-cost';
import { comparable } from '../agenda/step-words';
import { labelsOf } from '../agenda/words-of-move';
import { BY_HAND, ROLL_ANEW } from '../agenda/roll-on-table';
import type { Character } from '../character/character';
import { findTrack } from '../tracks/track';
import type { MoveRecord } from './record';

/** `strong hit`, `strong hit (Sojourn)`. */
const STATED = /^(?:strong hit|weak hit|miss)(?: \([^()]*\))?$/i;

/** Words of a record that may be the player's, by where they stand. */
export interface UnaskedWords extends Pick<MoveRecord, 'as' | 'table' | 'chose' | 'passed'> {
	/** In the call, which stays when its outcome goes. */
	readonly call: readonly string[];
}

/**
 * What a record says in words that neither its move asks for nor the rules have. The player's text may have run into them,
 * so they are not the plugin's to delete.
 */
export function unaskedWords(record: MoveRecord, character: Character, book: Rulebook): UnaskedWords {
	const { ledger, move } = walkAgenda(record, character, book);
	const rules = ` ${comparable(plainText(move?.text ?? ''))} `;
	const labels = move ? labelsOf(move, book) : [];
	const names = book.ruleset.moves.map(({ name }) => name);
	const known = new Set([BY_HAND, ROLL_ANEW, ...names, ...labels].map(comparable));
	const isUnasked = (words: string): boolean =>
		!known.has(comparable(words)) && !rules.includes(` ${comparable(words)} `);
	const isOtherTrack = (words: string): boolean =>
		words.startsWith(UNDERMINE) && !findTrack(character.tracks, words.slice(UNDERMINE.length));
	const { as } = record;
	return {
		...(as !== undefined && !STATED.test(as) ? { as } : {}),
		table: record.table.filter(roll => roll.text !== '' && !ledger.isFromTable(roll)),
		chose: [...ledger.chosenLeft.filter(isUnasked), ...record.chose.filter(isOtherTrack)],
		passed: ledger.declinedLeft.filter(isUnasked),
		call: [...unknownInCall(record, character, book)],
	};
}

/** The reasons of adds are the player's own: they are never among these. */
function* unknownInCall({ from, track, rank, done }: MoveRecord, character: Character, { ruleset }: Rulebook) {
	if (from !== undefined && !findMove(ruleset, from).ok) yield from;
	if (rank !== undefined && !isRank(rank.toLowerCase())) yield rank;
	const isNamed = (name: string): boolean =>
		findTrack(character.tracks, name) !== undefined ||
		character.assets.some(asset => asset.name === name) ||
		done.some(({ target }) => target === name);
	if (track !== undefined && !isNamed(track)) yield track;
}

/** Of such words those that a record did not hold before. */
export const unaskedSince = (words: UnaskedWords, record: MoveRecord, before: readonly MoveRecord[]): UnaskedWords => {
	const isNew = (key: 'table' | 'chose' | 'passed') => (value: unknown) =>
		!before.some(was => was[key].some(each => JSON.stringify(each) === JSON.stringify(value)));
	const [first] = before;
	const reasons = first
		? record.adds.filter(
				({ reason }) => reason !== '' && !before.some(was => was.adds.some(add => add.reason === reason)),
			)
		: [];
	const { as } = words;
	return {
		...(as !== undefined && !before.some(was => was.as === as) ? { as } : {}),
		table: words.table.filter(isNew('table')),
		chose: words.chose.filter(isNew('chose')),
		passed: words.passed.filter(isNew('passed')),
		call: [
			...words.call.filter(word => !before.some(was => [was.from, was.track, was.rank].includes(word))),
			...reasons.map(({ reason }) => reason),
		],
	};
};
