import type { MoveAsked, SwornJournalApi, SwornJournalError } from '../../../docs/api/sworn-journal';
import { problem, type Problem, type ParseResult } from '../../rules/core/problem';
import { statedName } from '../../rules/search/stated-name';
import { messageOf } from '../services/notices';
import { API_METHODS, type AskedOf, type Parameter, type ParameterKind, type VerbName } from './api-methods';

type Value = string | number | boolean | readonly number[] | readonly string[] | NonNullable<MoveAsked['adds']>;

/**
 * Parses and validates the arguments of a verb, given as typed values or as text (from a link). Unknown, invalid and
 * missing parameters are rejected, never ignored.
 */
export function readParameters<V extends VerbName>(verb: V, asked: unknown): AskedOf<V> {
	const { parameters } = API_METHODS[verb];
	if (asked !== undefined && !isPlain(asked))
		throw refusal('bad_parameter', `${verb} takes one object, such as ${example(parameters)}.`);
	const said = Object.entries(asked ?? {}).filter(([, value]) => value !== undefined && value !== null);
	const known = said.map(([name, value]) => [name, readValue(verb, parameterOf(verb, name), value)] as const);
	const missing = parameters.find(({ name, isRequired }) => isRequired && !known.some(([other]) => other === name));
	if (missing) throw refusal('missing_parameter', `${verb} needs “${missing.name}”: ${missing.says}.`);
	// A test makes sure that the table of verbs matches the typings.
	return Object.fromEntries(known);
}

const isPlain = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const example = (parameters: readonly Parameter[]): string =>
	`{ ${parameters
		.filter(({ isRequired }, i, all) => isRequired || (i === 0 && !all.some(other => other.isRequired)))
		.map(({ name }) => `${name}: …`)
		.join(', ')} }`;

function parameterOf(verb: VerbName, name: string): Parameter {
	const { parameters } = API_METHODS[verb];
	const parameter = parameters.find(each => each.name === name);
	if (parameter) return parameter;
	const names = parameters.map(each => each.name).join(', ');
	throw refusal('unknown_parameter', `${verb} has no parameter “${name}”. It takes ${names}.`);
}

const READERS: Readonly<Record<ParameterKind, (value: unknown) => Value | undefined>> = {
	text: value => (typeof value === 'string' ? oneLine(value) : undefined),
	name: nameIn,
	number: wholeNumber,
	dice: numbers,
	adds,
	names,
	'yes or no': value =>
		typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : undefined,
};

const WANTED: Readonly<Record<ParameterKind, string>> = {
	text: 'a text on one line',
	name: 'a name on one line',
	number: 'a whole number',
	dice: 'numbers, such as “4 3 9”',
	adds: 'numbers, each with what it is for, such as “1 tailwind; 2”',
	names: 'names, such as “Gunner; Rook”',
	'yes or no': '“true” or “false”',
};

function readValue(verb: VerbName, { name, kind, oneOf }: Parameter, value: unknown): Value {
	const read = READERS[kind](value);
	const isOne = oneOf === undefined || (typeof read === 'string' && oneOf.includes(read));
	if (read !== undefined && isOne) return read;
	const wanted = oneOf ? `one of ${oneOf.join(', ')}` : WANTED[kind];
	throw refusal('bad_parameter', `“${name}” of ${verb} must be ${wanted}.`);
}

/** The maximum length of a text: longer than any name, and short enough for a dialog. */
const LONGEST = 1000;

/** Rejects texts with line breaks or control characters, which could end a block and continue as text of the note. */
function oneLine(value: string): string | undefined {
	const text = value.trim();
	return text === '' || text.length > LONGEST || /[\p{Cc}\u2028\u2029]/u.test(text) ? undefined : text;
}

/** A name may be stated as a link. */
function nameIn(value: unknown): string | undefined {
	const text = typeof value === 'string' ? oneLine(value) : undefined;
	return text === undefined ? undefined : statedName(text) || undefined;
}

function wholeNumber(value: unknown): number | undefined {
	const number = typeof value === 'string' && /^[+-]?\d{1,6}$/.test(value.trim()) ? Number(value) : value;
	return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}

function numbers(value: unknown): readonly number[] | undefined {
	return eachOf(value, text => text.split(/[\s,]+/).filter(Boolean), wholeNumber);
}

/** Parses “Gunner; Rook”, or a list. */
function names(value: unknown): readonly string[] | undefined {
	return eachOf(value, atSemicolons, nameIn);
}

/** Parses “1 tailwind; 2”, or a list as in the typings. */
function adds(value: unknown): Value | undefined {
	return eachOf(value, atSemicolons, part => (typeof part === 'string' ? addInWords(part) : addAsData(part)));
}

const atSemicolons = (text: string): readonly string[] => text.split(';');

/** Reads each part of a text or of a list; undefined if one cannot be read. */
function eachOf<T extends NonNullable<unknown>>(
	value: unknown,
	parts: (text: string) => readonly string[],
	readPart: (part: unknown) => T | undefined,
): readonly T[] | undefined {
	const all: readonly unknown[] | undefined =
		typeof value === 'string' ? parts(value) : Array.isArray(value) ? value : undefined;
	const read = all?.map(readPart);
	return read?.every(part => part !== undefined) ? read : undefined;
}

type Add = NonNullable<MoveAsked['adds']>[number];

function addInWords(words: string): Add | undefined {
	const [, amount, reason = ''] = /^\s*([+-]?\d{1,3})(?:\s+(.*))?$/.exec(words) ?? [];
	return amount === undefined ? undefined : addAsData({ amount: Number(amount), reason });
}

function addAsData(add: unknown): Add | undefined {
	if (!isPlain(add)) return wholeNumber(add);
	const { amount, reason }: { readonly amount?: unknown; readonly reason?: unknown } = add;
	const [number, words] = [wholeNumber(amount), typeof reason === 'string' ? reason.trim() : ''];
	const isFit = words === '' || oneLine(words) !== undefined;
	return number === undefined || !isFit ? undefined : { amount: number, reason: words };
}

/** Calls a verb with arguments given as text. The API parses them and rejects invalid ones. */
export const called = <V extends VerbName>(
	api: SwornJournalApi,
	verb: V,
	said: Readonly<Record<string, unknown>>,
): ReturnType<SwornJournalApi[V]> => {
	const run = api[verb] as (asked: unknown) => ReturnType<SwornJournalApi[V]>;
	return run(said);
};

/** The error that promises of the API reject with. */
export class ApiError extends Error implements SwornJournalError {
	override readonly name = 'SwornJournalError';
	readonly code: string;

	constructor(problems: readonly Problem[]) {
		super(messageOf(problems));
		this.code = problems[0]?.code ?? 'unknown';
	}
}

export const refusal = (code: string, message: string): ApiError => new ApiError([problem(code, message)]);

/** Returns the value, or throws an `ApiError` with the problems. */
export function valueOf<T>(reading: ParseResult<T>): T {
	if (reading.ok) return reading.value;
	throw new ApiError(reading.problems);
}
