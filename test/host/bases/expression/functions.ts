import { hasProperty, inFolder, fileProperty } from '../file-properties';
import type { App } from '../../app-parts';
import { FileValue } from '../values/links';
import { NumberValue } from '../values/primitive';
import { NullValue, type Value } from '../values/value';
import { NotUnderstood } from './unsupported-expression';

type Call = (args: readonly Value[]) => unknown;
type Method = (of: Value, args: readonly Value[], app: App) => unknown;

const NULL = NullValue.value;
const textOf = ([arg = NULL]: readonly Value[]) => arg.toString();

/** Called by their name alone. */
export const FUNCTIONS: Readonly<Record<string, Call>> = {
	if: ([condition = NULL, yes = NULL, no = NULL]) => (condition.isTruthy() ? yes : no),
};

/** Called on a value. */
export const METHODS: Readonly<Record<string, Method>> = {
	startsWith: (of, args) => of.toString().startsWith(textOf(args)),
	floor: of => (of instanceof NumberValue ? Math.floor(of.data) : null),
	inFolder: (of, args) => of instanceof FileValue && inFolder(of.file, textOf(args)),
	hasProperty: (of, args, app) => of instanceof FileValue && hasProperty(app, of.file, textOf(args)),
};

/** `of.key`; null if a file has nothing of that name. */
export function memberOf(of: Value, key: Value, app: App): Value {
	if (of instanceof FileValue) return fileProperty(app, of.file, key.toString()) ?? NULL;
	throw new NotUnderstood(`“${key.toString()}” of “${of.toString()}” is not built`);
}
