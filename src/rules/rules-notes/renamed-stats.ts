import { upperFirst } from '../core/first-letter';
import { finding, type Finding } from '../core/problem';
import type { Vocabulary } from './vocabulary';

/** What a note calls a stat or a meter of the rules: "focus" is "momentum". */
type OtherNames = ReadonlyMap<string, string>;

/** A property of a note that may name a stat or meter otherwise: `momentum: focus`. */
export interface NamedOtherwise {
	/** In lower case. */
	readonly key: string;
	/** In lower case. */
	readonly names: readonly string[];
}

const NAME = /^[a-z][a-z' -]{1,30}$/i;

/** The properties of one word, or a list of them. */
export const namedOtherwise = (found: object): readonly NamedOtherwise[] =>
	Object.entries(found).flatMap(([key, value]: readonly [string, unknown]) => {
		const names = (typeof value === 'string' ? value.split(',') : [value].flat(2)).flatMap(name =>
			typeof name === 'string' && NAME.test(name.trim()) ? [name.trim().toLowerCase()] : [],
		);
		return names.length > 0 ? [{ key: key.trim().toLowerCase(), names }] : [];
	});

/** The other names of stats, meters and momentum; one that the rules have already is told and not used. */
export function otherNames(
	properties: readonly NamedOtherwise[],
	{ stats, meters }: Vocabulary,
	lines: readonly string[],
): { readonly names: OtherNames; readonly findings: readonly Finding[] } {
	const known = new Set([...stats, ...meters, 'momentum']);
	const names = new Map<string, string>();
	const findings: Finding[] = [];
	for (const property of properties.filter(({ key }) => known.has(key))) {
		for (const name of property.names) {
			if (name === property.key) continue;
			if (!known.has(name)) names.set(name, property.key);
			else findings.push(takenName(lines, property.key, name));
		}
	}
	return { names, findings };
}

function takenName(lines: readonly string[], key: string, name: string): Finding {
	const at = lines.findIndex(line => line.toLowerCase().startsWith(`${key}:`));
	const message = `“${name}” is a name of these rules already, so it cannot stand for ${key}. Choose another word.`;
	return finding(at + 1, lines[at] ?? key, message);
}

/** What stands before a name of the rules: an amount, whose it is, or what is done with it. */
const BEFORE =
	/[+−–-] ?(?:\d{1,2} )?[*_]{0,3}|\b\d{1,2} (?:points? of )?[*_]{0,3}|\b(?:your|max|maximum|reset|burn|roll|test|check)(?: your)? [*_]{0,3}/gi;

/** Puts the name of the rules where a line gives or takes an amount of it, rolls with it, or names it as the character's. */
export function withKnownNames(lines: readonly string[], names: OtherNames): readonly string[] {
	if (names.size === 0) return lines;
	const longestFirst = [...names].sort(([a], [b]) => b.length - a.length);
	return lines.map(line => {
		const small = line.toLowerCase();
		const nameAt = (at: number) =>
			longestFirst.find(([name]) => small.startsWith(name, at) && !/^[\w'’]/.test(small.slice(at + name.length)));
		let result = '';
		let done = 0;
		const replace = (at: number, [name, known]: readonly [string, string]) => {
			const isCapital = /^[A-Z]/.test(line.charAt(at));
			result += line.slice(done, at) + (isCapital ? upperFirst(known) : known);
			done = at + name.length;
		};
		const start = line.length - line.trimStart().length;
		const first = nameAt(start);
		// at the start of a line, only a change in the notation: "focus +1"
		if (first && /^ [+-]\d/.test(line.slice(start + first[0].length))) replace(start, first);
		for (const found of line.matchAll(BEFORE)) {
			const at = found.index + found[0].length;
			const named = at < done ? undefined : nameAt(at);
			if (named) replace(at, named);
		}
		return result + line.slice(done);
	});
}
