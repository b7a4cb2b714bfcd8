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

/** The parts of a record that hold words of the rules, and go with its outcome. */
export type WordsOfOutcome = Pick<MoveRecord, 'as' | 'table' | 'chose' | 'passed'>;

/**
 * What a record says in words that neither its move asks for nor the rules have. The player's text may have run into them,
 * so they are not the plugin's to delete.
 */
export function unaskedWords(record: MoveRecord, character: Character, book: Rulebook): WordsOfOutcome {
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
	};
}
