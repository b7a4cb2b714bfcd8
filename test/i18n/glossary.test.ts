import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const textOf = (path: string): string => fs.readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const textsOf = (path: string) => Object.entries(JSON.parse(textOf(path)) as Readonly<Record<string, string>>);

const TEXTS = [
	...fs.readdirSync(new URL('../../src/i18n/de', import.meta.url)).map(name => `src/i18n/de/${name}`),
	'src/i18n/de-record-terms/terms.json',
].flatMap(textsOf);

/** The pairs in the table of the decision: a cell may have several terms. */
const GLOSSARY: readonly (readonly [string, string])[] = textOf('docs/decisions/022-the-english-text-is-the-key.md')
	.split('\n')
	.filter(line => /^\| [a-z]/.test(line))
	.flatMap(line => {
		const [, english = '', german = '', , english2 = '', german2 = ''] = line.split('|').map(cell => cell.trim());
		return [...paired(english, german), ...paired(english2, german2)];
	});

function paired(english: string, german: string): readonly (readonly [string, string])[] {
	const terms = german.split(', ');
	return english.split(', ').map((term, at) => [term.replace(/^the /, ''), (terms[at] ?? '').replace(/^der /, '')]);
}

/** Other German words for a term. One of them may be the right word for another term of the same text. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
	move: /(?:^|\P{L})(?:Zugs?|Zügen?)(?:\P{L}|$)/u,
	vow: /Schwur|Gelübde/,
	track: /Statusleiste|Spur/,
	meter: /Leiste/,
	impact: /Beeinträchtigung|Schwäche|Bürde/,
	character: /Charakter/,
	record: /Aufzeichnung/,
	bond: /\bBund/,
	site: /\bOrt/,
	chart: /\bKarte/,
	threat: /Gefahr/,
	menace: /Gefahr/,
	timeline: /leiste/i,
	domain: /Bereich/,
	position: /Stellung/,
	quest: /\bQuest\b/,
	'in control': /Kontrolle/,
	'in a bad spot': /Bedrängnis/,
};

const says = (english: string, term: string): boolean =>
	new RegExp(`\\b${term}s?\\b`, 'i').test(english.replace(/\{\w+\}/g, ''));

describe('the German glossary', () => {
	it('has a pair for each term with a word that is not used for it', () => {
		const terms = new Set(GLOSSARY.map(([english]) => english));
		expect(Object.keys(OTHER_WORDS).filter(term => !terms.has(term))).toEqual([]);
		expect(GLOSSARY.length).toBeGreaterThan(60);
	});

	it.each(Object.entries(OTHER_WORDS))('has one word for “%s”', (term, other) => {
		const isOtherTerm = (english: string) =>
			GLOSSARY.some(([another, german]) => another !== term && says(english, another) && other.test(german));
		expect(
			TEXTS.filter(([english, german]) => says(english, term) && other.test(german) && !isOtherTerm(english)),
		).toEqual([]);
	});

	it('is what a text says that is nothing but a term', () => {
		const words = new Map(GLOSSARY);
		const alike = (text: string, german: string) => text.includes(german) || german.includes(text);
		const wrong = TEXTS.filter(([english, text]) => {
			const german = words.get(english.replace(/^an? /, '').toLowerCase());
			return german !== undefined && !alike(text.toLowerCase(), german.toLowerCase());
		});
		expect(wrong).toEqual([]);
	});
});
