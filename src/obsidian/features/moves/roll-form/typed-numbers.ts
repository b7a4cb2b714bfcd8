import { getOwn } from '../../../../rules/core/collections';
import { MAX_SCORE } from '../../../../play/roll/roll';
import type { RollKind } from '../../../../play/request/request';
import type { RollDraft } from './roll-draft';

/** Reads dice rolled at the table: `4 3 9`, action die first, or `3 9`. Also accepts `4 vs 3, 9`. */
export function readDice(text: string): readonly number[] | undefined {
	const isOnlyNumbers = /^(?:[\s,;/|]|vs|\d|-)*$/i.test(text);
	const numbers = text.split(/[^\d-]+/).filter(Boolean);
	return isOnlyNumbers && numbers.length > 0 ? numbers.map(Number) : undefined;
}

/** The whole number in a field; undefined if there is none. */
export function wholeNumber(text: string): number | undefined {
	const trimmed = text.trim().replace(/^[−–]/, '-');
	return /^[+-]?\d{1,3}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** The typed value of an option: full boxes for a progress move, otherwise any whole number. */
export function typedValue({ values }: Pick<RollDraft, 'values'>, kind: RollKind, name: string): number | undefined {
	const number = wholeNumber(getOwn(values, name) ?? '');
	const isScore = number !== undefined && number >= 0 && number <= MAX_SCORE;
	return kind === 'progress' && !isScore ? undefined : number;
}
