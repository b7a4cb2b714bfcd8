import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { nameProblem } from '../../services/free-path';
import { t } from '../../../i18n/translate';

/** The fields of a new character as they were typed. */
interface TypedCharacter {
	readonly name: string;
	readonly stats: Readonly<Record<string, string>>;
}

export interface NewCharacter {
	readonly name: string;
	readonly stats: Record<string, number>;
}

const MAX_STAT = 5;

export function statProblem(text: string): string | undefined {
	const isStat = /^\d$/.test(text.trim()) && Number(text) <= MAX_STAT;
	return isStat ? undefined : t('A stat is a whole number from 0 to {most}.', { most: MAX_STAT });
}

/** The character, if all fields are valid. */
export function readNewCharacter(typed: TypedCharacter, exists: (name: string) => boolean): ParseResult<NewCharacter> {
	const wrong =
		nameProblem(typed.name, exists) ?? Object.values(typed.stats).flatMap(text => statProblem(text) ?? [])[0];
	if (wrong !== undefined) return parseError('bad_character', wrong);
	const stats = Object.fromEntries(Object.entries(typed.stats).map(([stat, text]) => [stat, Number(text)]));
	return parseOk({ name: typed.name.trim(), stats });
}
