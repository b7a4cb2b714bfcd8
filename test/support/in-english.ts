import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDERS = ['de', 'de-record-terms'].map(name => resolve(import.meta.dirname, '../../src/i18n', name));

const GERMAN = FOLDERS.flatMap(folder => readdirSync(folder).map(name => resolve(folder, name))).flatMap(file =>
	Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
);

interface Pattern {
	readonly english: string;
	readonly source: string;
	readonly german: RegExp;
	/** The names of the gaps, in the order of the German. */
	readonly gaps: readonly string[];
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with a gap whose end is a word: a row of a list has its detail right behind it. */
const ENDS_IN_A_WORD = /\}.*\w$/;

const PATTERNS: readonly Pattern[] = GERMAN.map(([english, german]) => ({
	english,
	source: german,
	german: new RegExp(
		`^${german
			.split(/\{\w+\}/)
			.map(literal)
			.join('(.*)')}${ENDS_IN_A_WORD.test(german) ? '.*' : ''}$`,
	),
	gaps: [...german.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
}))
	// A text of gaps alone could mean anything.
	.filter(({ english }) => /\p{L}/u.test(english.replace(/\{\w+\}/g, '')));

/** Texts without a gap, and those with one at their end up to it; the longest first. */
const PIECES = PATTERNS.map(({ english, source }) => [
	/^([^{]+?)(?:\{\w+\})?$/.exec(source)?.[1],
	/^[^{]+/.exec(english)?.[0],
])
	.flatMap(([german, english]) => (german && english && german.length > 2 ? [[german, english] as const] : []))
	.sort(([one], [other]) => other.length - one.length);

/** The text with all that is known in it in English. */
const glossed = (text: string): string =>
	PIECES.reduce((glossed, [german, english]) => glossed.replaceAll(german, english), text);

/**
 * What a German text of the interface may be in English: as a whole, with its gaps as they are or in English too, and piece by
 * piece. First itself, as names and the books' words are the same in both.
 */
export function meaningsOf(german: string): readonly string[] {
	const whole = PATTERNS.flatMap(({ english, german: pattern, gaps }) => {
		const values = pattern.exec(german)?.slice(1);
		if (!values) return [];
		const filled = (valueOf: (value: string) => string) =>
			gaps.reduce((text, name, at) => text.replace(`{${name}}`, () => valueOf(values[at] ?? '')), english);
		const exact = (value: string) => GERMAN.flatMap(([english, said]) => (said === value ? [english] : []));
		const each = gaps.length === 1 ? exact(values[0] ?? '').map(english => filled(() => english)) : [];
		return [filled(value => value), filled(glossed), ...each];
	});
	return [german, ...whole, glossed(german)];
}
