import { usedWords } from '../../play/abilities/ability-uses';
import type { Add, MoveRecord, DiceRoll, UsedAbility } from '../../play/record/record';
import type { TableRoll } from '../../play/oracles/table-roll';
import { ACTION_DIE_SIDES, CHALLENGE_DIE_SIDES, ORACLE_DIE_SIDES } from '../../play/dice/dice';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { readNumber } from '../sworn-block/sworn-block';
import { t } from '../../i18n/translate';

/**
 * Readers and writers for values of a record that are not plain text. Offsets of a problem are into the value. Reading
 * accepts variations in punctuation and spaces; writing uses a single form.
 */

const MAX_BOXES = 10;

const cannotRead = (text: string, code: string, message: string): ParseResult<never> =>
	parseError(code, message, 0, text.length);

/** `edge 2`, `edge`, `companion health 3`: a number at the end overrides the sheet. */
export function readRoll(text: string): Required<MoveRecord>['roll'] {
	const words = text.trim().split(/\s+/);
	const last = words.at(-1) ?? '';
	const value = /^[-+−]?\d+$/.test(last) ? readNumber(last) : undefined;
	return value === undefined ? { option: text.trim() } : { option: words.slice(0, -1).join(' '), value };
}

/** The option rolled. In a record, its value ends the line, and any text after it is not the plugin's. */
export function readRolled(text: string): ParseResult<Required<MoveRecord>['roll']> {
	const roll = readRoll(text);
	if (roll.value !== undefined || !/\d/.test(roll.option)) return parseOk(roll);
	return cannotRead(
		text,
		'words_behind_roll',
		t('Something stands behind the value that was rolled with, for example “edge 2”. Move it out of the block.'),
	);
}

const OUTCOME = /^(?:strong hit|weak hit|miss)(?: with a match)?(?:, -?\d+ vs \d+, \d+)?/i;

/** The outcome, which is only informative: any text is accepted, unless it was joined to the plugin's. */
export function readOutcomeLine(text: string): ParseResult<string> {
	const [written = ''] = OUTCOME.exec(text) ?? [];
	const behind = text.slice(written.length);
	if (written === '' || behind === '' || (!/\d/.test(written) && /^,? /.test(behind))) return parseOk(text);
	return cannotRead(
		text,
		'words_behind_outcome',
		t('Something stands behind “{written}”. Move it out of the block.', { written }),
	);
}

/** Whether an outcome has text that the plugin does not write. */
export const isOwnOutcome = (text: string): boolean => OUTCOME.exec(text)?.[0] !== text;

export const writeRoll = ({ option, value }: Required<MoveRecord>['roll']): string =>
	[option, value].filter(part => part !== undefined && part !== '').join(' ');

const ADD = /^([-+−]?\s?\d+)(?:(?:\s+|[,:]\s*)([^]*))?$/;

/** An additional benefit of an add: `1 Juno, pilot, on a hit momentum +1`. */
const ON_A_HIT = /(?:^|,\s{0,9})on a hit momentum \+(\d{1,2})$/i;

/** `1 tailwind`, `+1 tailwind`, `1`, `1 Juno, pilot, on a hit momentum +1`. */
export function readAdd(text: string): ParseResult<Add> {
	const [, amount, reason = ''] = ADD.exec(text.trim()) ?? [];
	const number = readNumber(amount?.replace(/\s/, '') ?? '');
	if (number === undefined)
		return cannotRead(text, 'unread_add', t('An add starts with its number, for example “1 tailwind”.'));
	const [said, momentum] = ON_A_HIT.exec(reason) ?? [];
	if (said === undefined) return parseOk({ amount: number, reason });
	return parseOk({ amount: number, reason: reason.slice(0, -said.length).trim(), momentum: Number(momentum) });
}

export const writeAdd = ({ amount, reason, momentum }: Add): string =>
	[reason === '' ? String(amount) : `${amount} ${reason}`, momentum && `on a hit momentum +${momentum}`]
		.filter(Boolean)
		.join(', ');

/** Word by word, so that a run of spaces is read once. */
const USED = /^(\S+(?:\s+\S+)*?)\s+(\d)(?:\s*,\s*([^]+))?$/;

/** `Banshee 2`, `Archer 1, Line up your shot`: an ability that was used. */
export function readUsed(text: string): ParseResult<UsedAbility> {
	const [, asset, ability, way] = USED.exec(text.trim()) ?? [];
	if (asset === undefined)
		return cannotRead(
			text,
			'unread_with',
			t('An ability is written by its asset and its number, for example “Banshee 2”.'),
		);
	return parseOk({ asset, ability: Number(ability), ...(way === undefined ? {} : { way }) });
}

export const writeUsed = usedWords;

const COST = /^-?(\d{1,3})\s*(?:\(\s*(?:(paid(?:\s+above)?)|(\d{1,3})\s+less)\s*\))?$/i;

/** `2`, `1 (paid above)` if the previous move has already applied it, or `1 (1 less)` if abilities took something off it. */
export function readCost(text: string): ParseResult<Required<MoveRecord>['cost']> {
	const [, amount, paid, less] = COST.exec(text.trim()) ?? [];
	if (amount === undefined)
		return cannotRead(text, 'unread_cost', t('A cost is a number, for example “2” or “1 (paid above)”.'));
	return parseOk({
		amount: Number(amount),
		paid: paid !== undefined,
		...(less === undefined ? {} : { less: Number(less) }),
	});
}

export const writeCost = ({ amount, paid, less }: Required<MoveRecord>['cost']): string =>
	paid ? `${amount} (paid above)` : less === undefined ? String(amount) : `${amount} (${less} less)`;

/** Full boxes of a track, 0 to 10. */
export function readProgress(text: string): ParseResult<number> {
	const boxes = readNumber(
		text
			.trim()
			.replace(/box(?:es)?$/i, '')
			.trimEnd(),
	);
	if (boxes === undefined || text.trim() === '00' || boxes < 0 || boxes > MAX_BOXES)
		return cannotRead(
			text,
			'unread_progress',
			t('Progress counts the full boxes, a number from 0 to {most}.', { most: MAX_BOXES }),
		);
	return parseOk(boxes);
}

const THROW = /^(?:([^\s,]+)\s+)?vs\.?\s*([^\s,|/&]+)(?:\s*[,|/&]\s*|\s+(?:and\s+)?)([^\s,|/&]+)$/i;
const THREE_DICE = /^(\S+)\s+(\S+)\s+(\S+)$/;

/**
 * `4 vs 3, 9`: the action die and the challenge dice, in rolling order. A progress roll has no action die: `vs 3, 9`.
 */
export function readThrow(text: string): ParseResult<DiceRoll> {
	const [, action, first, second] = THROW.exec(text.trim()) ?? THREE_DICE.exec(text.trim()) ?? [];
	if (first === undefined || second === undefined)
		return cannotRead(text, 'unread_dice', t('Dice are written “4 vs 3, 9”, or “vs 3, 9” for a progress roll.'));
	const actionDie = action === undefined ? undefined : faceOf(action, ACTION_DIE_SIDES);
	if (action !== undefined && actionDie === undefined)
		return cannotRead(
			text,
			'no_such_face',
			t('The action die shows 1 to {sides}, not “{action}”.', { sides: ACTION_DIE_SIDES, action }),
		);
	const faces = [faceOf(first, CHALLENGE_DIE_SIDES), faceOf(second, CHALLENGE_DIE_SIDES)] as const;
	if (faces[0] === undefined || faces[1] === undefined) {
		const wrong = faces[0] === undefined ? first : second;
		const values = { sides: CHALLENGE_DIE_SIDES, wrong };
		return cannotRead(
			text,
			'no_such_face',
			wrong === '0'
				? t('A challenge die shows 1 to {sides}, not “{wrong}”. A 0 on the die counts as 10.', values)
				: t('A challenge die shows 1 to {sides}, not “{wrong}”.', values),
		);
	}
	return parseOk({ ...(actionDie === undefined ? {} : { actionDie }), challengeDice: [faces[0], faces[1]] });
}

export const writeThrow = ({ actionDie, challengeDice: [first, second] }: DiceRoll): string =>
	`${actionDie === undefined ? '' : `${actionDie} `}vs ${first}, ${second}`;

function faceOf(text: string, sides: number): number | undefined {
	const face = /^\d{1,3}$/.test(text) && text !== '00' ? Number(text) : 0;
	return face >= 1 && face <= sides ? face : undefined;
}

const CANCELLED = /^(?:action\s+die\s+)?(\d)\s{0,9},?\s{0,9}(?:momentum\s+)?([-−]\d{1,2})$/i;

/** `action die 3, momentum -3`: negative momentum that equals the action die cancels it. */
export function readCancelled(text: string): ParseResult<Required<MoveRecord>['cancelled']> {
	const [, die, momentum] = CANCELLED.exec(text.trim()) ?? [];
	const actionDie = faceOf(die ?? '', ACTION_DIE_SIDES);
	const value = readNumber(momentum ?? '');
	if (actionDie === undefined || value === undefined)
		return cannotRead(text, 'unread_cancelled', t('A cancelled die is written “action die 3, momentum -3”.'));
	return parseOk({ actionDie, momentum: value });
}

export const writeCancelled = ({ actionDie, momentum }: Required<MoveRecord>['cancelled']): string =>
	`action die ${actionDie}, momentum ${momentum}`;

const BURN = /^(?:momentum\s+)?([-+−]?\d{1,2})\s*(?:→|->)\s*([-+−]?\d{1,2})$/i;

/** `momentum 8 → 2`: momentum before the burn, and its reset value. */
export function readBurn(text: string): ParseResult<Required<MoveRecord>['burn']> {
	const [, from, to] = BURN.exec(text.trim()) ?? [];
	const before = readNumber(from ?? '');
	const after = readNumber(to ?? '');
	if (before === undefined || after === undefined)
		return cannotRead(text, 'unread_burn', t('A burn is written “momentum 8 → 2”.'));
	return parseOk({ from: before, to: after });
}

export const writeBurn = ({ from, to }: Required<MoveRecord>['burn']): string => `momentum ${from} → ${to}`;

const TABLE_ROLL = /^(\d{1,3})(?:\s*[,:–—]\s*|\s+|$)([^]*)$/;

/** `78, You are harmed`. `00` is 100. */
export function readTableRoll(text: string): ParseResult<TableRoll> {
	const [, digits, row] = TABLE_ROLL.exec(text.trim()) ?? [];
	const roll = digits === undefined ? undefined : readNumber(digits);
	if (roll === undefined || row === undefined)
		return cannotRead(
			text,
			'unread_table',
			t('A table roll starts with its number, for example “78, You are harmed”.'),
		);
	if (roll < 1 || roll > ORACLE_DIE_SIDES)
		return cannotRead(
			text,
			'no_such_face',
			t('A table is rolled with 1 to {sides}, not “{digits}”.', { sides: ORACLE_DIE_SIDES, digits }),
		);
	return parseOk({ roll, text: row });
}

export const writeTableRoll = ({ roll, text }: TableRoll): string => (text === '' ? String(roll) : `${roll}, ${text}`);
