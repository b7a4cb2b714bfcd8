import { getOwn, groupBy } from '../core/collections';
import { memoize } from '../core/memoize';
import type { Oracle } from '../oracles/oracle';
import type { OracleBook } from '../oracles/oracle-book';
import { foldText, foldedLetters, rangesOf, type FoldedText, type TextRange } from '../search/folded-text';
import { BEHIND_NAMES, sortByRank, matchHints, matchNames, type Ranked } from '../search/fuzzy-match';
import { withSynonyms, ORACLE_SYNONYMS } from '../search/synonyms';
import { conditionsOf, tablesOf } from './conditions';
import {
	oracleIdsOf,
	lineLabel,
	type Generator,
	type GeneratorChoice,
	type GeneratorLine,
	type LineTable,
} from './generator';
import { SETTLED_PLACES } from './generator-hints';
import { withLineKeys } from './line-keys';
import { embeddedOracles } from './row-links';
import { bareId, subjectsIn, type Subject } from './subjects';

/** The generators of a book by name, built on first use. */
export const generatorsOf = memoize((book: OracleBook): readonly Generator[] =>
	subjectsIn(book.oracles)
		.map(generatorOf)
		.sort((a, b) => a.name.localeCompare(b.name, 'en')),
);

/** Finds a generator by its name in a note, ignoring case and punctuation. */
export function generatorNamed(book: OracleBook, name: string): Generator | undefined {
	const wanted = foldedLetters(name);
	return generatorsOf(book).find(generator => foldedLetters(generator.name) === wanted);
}

function generatorOf({ name, oracles }: Subject): Generator {
	const tables = tablesOf(oracles);
	const conditions = conditionsOf(tables);
	const drafts = tables.map((oracle): LineTable => ({
		oracles: [oracle],
		...conditions(oracle),
		...settledPlace(oracle, oracles),
	}));
	const byKey = groupBy(withLineKeys(name, drafts), ({ key }) => key);
	const lines = [...byKey].map(([key, group]): GeneratorLine => ({ key, tables: group.map(({ table }) => table) }));
	return { name, book: bookOf(oracles), choices: choicesOf(lines), lines: inOrder(lines) };
}

const bookOf = ([first]: readonly Oracle[]): string => bareId(first?._id ?? '').split('/')[0] ?? '';

function settledPlace({ rows }: Oracle, oracles: readonly Oracle[]): Pick<LineTable, 'settled'> {
	const place = rows.flatMap(embeddedOracles).find(id => getOwn(SETTLED_PLACES, id) !== undefined) ?? '';
	const by = oracles.find(({ _id }) => _id === getOwn(SETTLED_PLACES, place))?._id;
	return by === undefined ? {} : { settled: { place, by } };
}

/** Tags that tables depend on but no result determines. */
function choicesOf(lines: readonly GeneratorLine[]): readonly GeneratorChoice[] {
	const tables = lines.flatMap(line => line.tables);
	const settled = new Set(tables.flatMap(({ settles }) => [...settles]));
	const asked = tables.flatMap(({ tags }) => Object.entries(tags)).filter(([key]) => !settled.has(key));
	return [...groupBy(asked, ([key]) => key)].map(([key, entries]) => ({
		key,
		options: [...new Set(entries.map(([, value]) => value))],
	}));
}

/** The book's order, except that lines come after those they depend on. */
function inOrder(lines: readonly GeneratorLine[]): readonly GeneratorLine[] {
	const left = [...lines];
	const placed: GeneratorLine[] = [];
	while (left.length > 0) {
		const ready = left.findIndex(line => left.every(other => other === line || !follows(line, other)));
		placed.push(...left.splice(Math.max(ready, 0), 1));
	}
	return placed;
}

/** Whether a line's choice of table depends on another line. */
const follows = ({ tables }: GeneratorLine, source: GeneratorLine): boolean =>
	tables.some(
		({ tags, gates, settled }) =>
			(settled && oracleIdsOf(source).includes(settled.by)) ||
			source.tables.some(
				({ opens, settles }) => gates.some(gate => opens.has(gate)) || Object.keys(tags).some(key => settles.has(key)),
			),
	);

/** A search result, with the ranges that matched. */
interface GeneratorMatch {
	readonly generator: Generator;
	readonly nameRanges: readonly TextRange[];
	/** The names of its lines. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** Finds generators by name, by a synonym or by one of their lines, best match first. */
export function searchGenerators(generators: readonly Generator[], query: string): readonly GeneratorMatch[] {
	const typed = foldedLetters(query);
	return sortByRank(generators.flatMap(generator => answerOf(generator, typed) ?? []));
}

const hintOf = ({ lines }: Generator): FoldedText => foldText(lines.map(({ key }) => lineLabel(key)).join(', '));

function answerOf(generator: Generator, typed: string): Ranked<GeneratorMatch> | undefined {
	const [name, hint] = [foldText(generator.name), hintOf(generator)];
	const inName = (letters: readonly number[]): GeneratorMatch => ({
		generator,
		nameRanges: rangesOf(name, letters),
		hint: hint.text,
		hintRanges: [],
	});
	if (typed === '') return { rank: 0, looseness: 0, match: inName([]) };
	const named = matchNames([name], typed);
	if (named) return { ...named, match: inName(named.letters) };
	const words = typed.split(' ').map(word => withSynonyms(word, ORACLE_SYNONYMS));
	const met = matchHints([name, hint], words);
	if (!met) return undefined;
	const { looseness } = met;
	if (met.hint === 0) return { rank: BEHIND_NAMES, looseness, match: inName(met.letters) };
	return { rank: BEHIND_NAMES + 1, looseness, match: { ...inName([]), hintRanges: rangesOf(hint, met.letters) } };
}
