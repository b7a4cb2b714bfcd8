import { markRead, type KdlNode, type KdlValue } from './kdl-nodes';
import { keep } from './imported-entry';

/** A value of a node: a property, else the positional argument. */
export function valueIn(node: KdlNode, at: number | undefined, ...keys: readonly string[]): KdlValue | undefined {
	const key = keys.find(each => node.properties.has(each));
	markRead(node, ...(key !== undefined ? [`=${key}`] : at === undefined ? [] : [at]));
	if (key !== undefined) return node.properties.get(key);
	return at === undefined ? undefined : node.values[at];
}

/** All positional arguments. */
export function valuesIn(node: KdlNode): readonly KdlValue[] {
	markRead(node, ...node.values.keys());
	return node.values;
}

export function textIn(node: KdlNode, at: number | undefined, ...keys: readonly string[]): string | undefined {
	const value = valueIn(node, at, ...keys);
	return value === undefined || value === null || value === '' ? undefined : String(value);
}

/** A whole number, which may be written as text. */
export function numberIn(node: KdlNode, at: number | undefined, ...keys: readonly string[]): number | undefined {
	const value = valueIn(node, at, ...keys);
	if (value === undefined || value === null || value === '') return undefined;
	const number = typeof value === 'boolean' ? NaN : Number(value);
	return Number.isSafeInteger(number) ? number : keep(`“${String(value)}” is no whole number.`);
}

export const neededText = (node: KdlNode, at: number, ...keys: readonly string[]): string =>
	textIn(node, at, ...keys) ?? keep(`“${node.name}” does not say its ${keys[0] ?? 'value'}.`);

export const neededNumber = (node: KdlNode, at: number | undefined, ...keys: readonly string[]): number =>
	numberIn(node, at, ...keys) ?? keep(`“${node.name}” does not say its ${keys[0] ?? 'value'}.`);
