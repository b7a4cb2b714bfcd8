import type { App } from '../../app-parts';
import type { TFile } from '../../vault/files';
import { fileProperty, hasLink, hasProperty, hasTag, inFolder } from '../file-properties';
import { ListValue, ObjectValue, toValue } from '../values/collection';
import { DateValue } from '../values/date';
import { FileValue, LinkValue } from '../values/links';
import { NumberValue, StringValue } from '../values/primitive';
import { NullValue, Value } from '../values/value';

type Call = (args: readonly Value[], around: { readonly app: App; readonly self: TFile }) => unknown;
type Method = (of: Value, args: readonly Value[], app: App) => unknown;

const NULL = NullValue.value;
const first = (args: readonly Value[]) => args[0] ?? NULL;

const numberOf = (value: Value): number | null => {
	if (value instanceof DateValue) return value.date.getTime();
	const number = value.isEmpty() ? NaN : Number(value instanceof NumberValue ? value.data : value.toString());
	return Number.isNaN(number) ? null : number;
};

const contains = (of: Value, part: Value): boolean =>
	of instanceof ListValue ? of.includes(part) : !(of instanceof NullValue) && of.toString().includes(part.toString());

/** Called by their name alone. */
export const FUNCTIONS: Readonly<Record<string, Call>> = {
	if: ([condition = NULL, yes = NULL, no = NULL]) => (condition.isTruthy() ? yes : no),
	date: args => DateValue.parseFromString(first(args).toString()),
	number: args => numberOf(first(args)),
	list: args => (first(args) instanceof ListValue ? first(args) : new ListValue([first(args)])),
	link: ([target = NULL, display = target], { app, self }) =>
		LinkValue.parseFromString(app, `[[${target.toString()}|${display.toString()}]]`, self.path),
	min: args => Math.min(...args.map(value => numberOf(value) ?? Infinity)),
	max: args => Math.max(...args.map(value => numberOf(value) ?? -Infinity)),
};

const ofFile =
	(method: (app: App, file: TFile, args: readonly Value[]) => boolean): Method =>
	(of, args, app) =>
		of instanceof FileValue && method(app, of.file, args);

/** Called on a value. */
export const METHODS: Readonly<Record<string, Method>> = {
	isEmpty: of => of.isEmpty(),
	isTruthy: of => of.isTruthy(),
	toString: (of: Value) => new StringValue(of.toString()),
	contains: (of, args) => contains(of, first(args)),
	containsAny: (of, args) => args.some(part => contains(of, part)),
	containsAll: (of, args) => args.every(part => contains(of, part)),
	startsWith: (of, args) => of.toString().startsWith(first(args).toString()),
	endsWith: (of, args) => of.toString().endsWith(first(args).toString()),
	lower: of => new StringValue(of.toString().toLowerCase()),
	round: (of, args) => {
		const scale = 10 ** (numberOf(first(args)) ?? 0);
		const number = numberOf(of);
		return number === null ? null : Math.round(number * scale) / scale;
	},
	floor: of => {
		const number = numberOf(of);
		return number === null ? null : Math.floor(number);
	},
	toFixed: (of, args) => {
		const number = numberOf(of);
		return number === null ? null : new StringValue(number.toFixed(numberOf(first(args)) ?? 0));
	},
	inFolder: ofFile((_, file, args) => inFolder(file, first(args).toString())),
	hasTag: ofFile((app, file, args) => args.some(tag => hasTag(app, file, tag.toString()))),
	hasLink: ofFile((app, file, args) => hasLink(app, file, first(args))),
	hasProperty: ofFile((app, file, args) => hasProperty(app, file, first(args).toString())),
};

/** `of.key` or `of[key]`; null if there is nothing. */
export function memberOf(of: Value, key: Value, app: App): Value {
	const name = key.toString();
	if (of instanceof FileValue) return fileProperty(app, of.file, name) ?? NULL;
	if (of instanceof ListValue) return name === 'length' ? new NumberValue(of.length()) : of.get(Number(name));
	if (of instanceof ObjectValue) return of.get(name) ?? NULL;
	if (of instanceof DateValue) return dateField(of.date, name);
	return of instanceof StringValue && name === 'length' ? new NumberValue(of.data.length) : NULL;
}

function dateField(date: Date, name: string): Value {
	const fields: Readonly<Record<string, number>> = {
		year: date.getFullYear(),
		month: date.getMonth() + 1,
		day: date.getDate(),
		hour: date.getHours(),
		minute: date.getMinutes(),
		second: date.getSeconds(),
	};
	return toValue(fields[name]);
}
