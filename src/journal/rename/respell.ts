import { readScalar, writeScalar } from '../sworn-block/scalar';

/** The source of a value with another text in it: quotes stay, and come where YAML needs them. */
export function respell(source: string, text: string): string {
	const before = readScalar(source);
	if (before !== source) return inQuotes(source, text);
	const isLoose = writeScalar(before) !== before;
	return isLoose && readScalar(text) === text ? text : writeScalar(text);
}

function inQuotes(source: string, text: string): string {
	const quoted = source.startsWith("'") ? `'${text.replaceAll("'", "''")}'` : `"${text.replace(/["\\]/g, '\\$&')}"`;
	return readScalar(quoted) === text ? quoted : writeScalar(text);
}
