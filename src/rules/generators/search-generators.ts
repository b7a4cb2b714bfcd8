import { inOtherWords, WORDS_FOR_ORACLES } from '../everyday-words';
import type { FoldedText, TextRange } from '../folded-text';
import { foldText, rangesOf } from '../folded-text';
import type { Answer } from '../search-ways';
import { BEHIND_NAMES, bestFirst, meetAnyHint, meetNames } from '../search-ways';
import type { Generator } from './generator';
import { labelOf } from './generator';

/** A generator that a search found, and what of it was met. */
interface GeneratorMatch {
	readonly generator: Generator;
	readonly nameRanges: readonly TextRange[];
	/** What is rolled for it, line by line. */
	readonly hint: string;
	readonly hintRanges: readonly TextRange[];
}

/** Generators that answer to what was typed, by name, by another word for it, or by one of their lines; best first. */
export function searchGenerators(generators: readonly Generator[], query: string): readonly GeneratorMatch[] {
	const typed = foldText(query).letters;
	return bestFirst(generators.flatMap(generator => answerOf(generator, typed) ?? []));
}

const hintOf = ({ lines }: Generator): FoldedText => foldText(lines.map(({ key }) => labelOf(key)).join(', '));

function answerOf(generator: Generator, typed: string): Answer<GeneratorMatch> | undefined {
	const [name, hint] = [foldText(generator.name), hintOf(generator)];
	const inName = (letters: readonly number[]): GeneratorMatch => ({
		generator,
		nameRanges: rangesOf(name, letters),
		hint: hint.text,
		hintRanges: [],
	});
	if (typed === '') return { rank: 0, looseness: 0, match: inName([]) };
	const named = meetNames([name], typed);
	if (named) return { ...named, match: inName(named.letters) };
	const words = typed.split(' ').map(word => inOtherWords(word, WORDS_FOR_ORACLES));
	const met = meetAnyHint([name, hint], words);
	if (!met) return undefined;
	const { looseness } = met;
	if (met.hint === 0) return { rank: BEHIND_NAMES, looseness, match: inName(met.letters) };
	return { rank: BEHIND_NAMES + 1, looseness, match: { ...inName([]), hintRanges: rangesOf(hint, met.letters) } };
}
