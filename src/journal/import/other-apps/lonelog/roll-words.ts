import { bundledRuleset, RULESET_IDS } from '../../../../rules/books/bundled';
import { given } from '../../../../rules/core/collections';
import { isSameName } from '../../../../rules/search/folded-name';
import type { Add, MoveRecord } from '../../../../play/record/record';
import { lineOf } from '../../../record/record-line';
import { importedMove } from '../../imported-entry';
import { FROM_LONELOG } from '../../../record/imported-record';

/** What a move says that it is rolled with. */
export interface RolledWith {
	readonly name: string;
	readonly value?: number;
}

/** “edge”, “+edge”, “edge 2”, “-3 health”: words about a stat or a meter of the books. */
export function rolledWith(words: string): RolledWith | undefined {
	const [, before, name = '', after] = /^[+−-]?(\d{1,2} )?(\p{L}+)(?: ?[+−-]?(\d{1,2}))?$/u.exec(words.trim()) ?? [];
	const isInBooks = RULESET_IDS.map(bundledRuleset).some(({ stats, condition_meters }) =>
		[...stats, ...condition_meters.map(meter => meter.name)].some(each => isSameName(each, name)),
	);
	const value = after ?? before;
	return isInBooks
		? { name: name.toLowerCase(), ...given({ value: value === undefined ? undefined : Number(value) }) }
		: undefined;
}

/** What is known of a move before its roll is read. */
interface Named {
	readonly move: string;
	readonly more: Partial<MoveRecord>;
	readonly option?: RolledWith;
	/** Momentum after it was burned, if a line says so. */
	readonly burnedTo: number | undefined;
}

/**
 * The record of a move by the words of its roll: “4 + edge 2 + 1 tailwind = 7 vs 3, 9”, “progress 6 vs 3, 9”. They may
 * be written in a few ways; `undefined` if the record would say another sum or outcome than they do.
 */
export function rolledRecord(said: string, outcome: string | undefined, named: Named): MoveRecord | undefined {
	const { move, more, option, burnedTo } = named;
	// “@ Face Danger (edge)” names what “4 + 2 = 6” is rolled with
	const words = option ? spaced(said).replace(/^(\d \+ )(?=\d{1,2} [=+−-] )/, `$1${option.name} `) : said;
	const parts = rollIn(words, burnedTo);
	if (!parts || (option && !isOf(parts.roll, option))) return undefined;
	const { record } = importedMove(move, { ...more, ...parts }, FROM_LONELOG);
	const line = lineOf(record);
	const isSame = line.roll !== undefined && plainRoll(line.roll) === plainRoll(words);
	return isSame && (outcome === undefined || isOutcome(outcome, line.outcome?.words)) ? record : undefined;
}

const isOf = (roll: MoveRecord['roll'], { name, value }: RolledWith): boolean =>
	roll !== undefined && isSameName(roll.option, name) && (value === undefined || value === roll.value);

/** Whether words for an outcome are the one that the dice give; the match may be left out. */
const isOutcome = (said: string, words: string | undefined): boolean =>
	[words, words?.replace(' with a match', '')].includes(said.trim().toLowerCase().replace(/[.!]$/, ''));

/** For comparing: one kind of minus, the same spaces, commas between the challenge dice. */
const plainRoll = (words: string): string =>
	spaced(words)
		.replaceAll('−', '-')
		.replace(/(\d) ?(?:&|and|,) ?(\d{1,2})$/, '$1, $2')
		.toLowerCase();

/** “4+edge 2=6 vs 3,9” with a space around each sign. */
const spaced = (words: string): string => words.replace(/[+=]/g, ' $& ').replace(/\s+/g, ' ').trim();

function rollIn(words: string, burnedTo: number | undefined): Partial<MoveRecord> | undefined {
	const [, head = '', first, second] = /^(.+) vs\.? (\d{1,2}) ?(?:,|&|and) ?(\d{1,2})$/i.exec(spaced(words)) ?? [];
	if (first === undefined || second === undefined) return undefined;
	const challengeDice = [Number(first), Number(second)] as const;
	const [, progress] = /^progress (\d{1,2})$/i.exec(head) ?? [];
	if (progress !== undefined) return { progress: Number(progress), dice: { challengeDice } };
	const [, sum = '', , burned] = /^(.+) = (\d{1,2}|[-−]\d)(?:, burned momentum (\d{1,2}))?$/.exec(head) ?? [];
	const [die = '', ...added] = sum.split(/ (?=[+−-] )/);
	const [, face, cancelled] = /^(\d)( cancelled)?$/.exec(die) ?? [];
	const more = addedIn(added);
	if (face === undefined || !more || (burned !== undefined && burnedTo === undefined)) return undefined;
	const actionDie = Number(face);
	return {
		...more,
		dice: { actionDie, challengeDice },
		...(cancelled === undefined ? {} : { cancelled: { actionDie, momentum: -actionDie } }),
		...(burned === undefined || burnedTo === undefined ? {} : { burn: { from: Number(burned), to: burnedTo } }),
	};
}

/** “+ edge 2”, “− 1 dark”: what was rolled with, which comes first, and the adds. */
function addedIn(words: readonly string[]): Pick<MoveRecord, 'adds' | 'roll'> | undefined {
	const adds: Add[] = [];
	let roll: MoveRecord['roll'];
	for (const [at, each] of words.entries()) {
		const [, sign, amount, reason = ''] = /^([+−-]) (\d{1,2})(?: (.*))?$/.exec(each) ?? [];
		if (amount !== undefined) {
			adds.push({ amount: sign === '+' ? Number(amount) : -Number(amount), reason });
			continue;
		}
		const last = adds.pop();
		// a sign within the reason of an add
		if (last) adds.push({ ...last, reason: `${last.reason} ${each}`.trim() });
		else if (at === 0 && each.startsWith('+ ')) roll = optionIn(each.slice(2));
		else return undefined;
	}
	return { adds, ...(roll ? { roll } : {}) };
}

function optionIn(words: string): NonNullable<MoveRecord['roll']> {
	const [, option = words, value] = /^(.+) ([−-]?\d{1,2})$/.exec(words) ?? [];
	const name = option.toLowerCase();
	return value === undefined ? { option: name } : { option: name, value: Number(value.replace('−', '-')) };
}
