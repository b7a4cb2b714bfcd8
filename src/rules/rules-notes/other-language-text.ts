import { indexOfPhrase, phraseAt, wordsIn, type LanguageWords } from '../language-detection/language-words';
import { readSentences } from '../effects/sentences';
import { stripMarkdown } from '../markdown/inline-markdown';
import type { SourceLine } from '../markdown/source-lines';
import type { TriggerCondition, RollOption } from '../move';
import { OUTCOMES_NAMED, type Outcome } from '../core/outcome';
import type { Vocabulary } from './vocabulary';

/** Number of words before the name of an outcome: "Bei einem starken Treffer", "En caso de fallo". */
const MOST_LEADING = 3;
/** Longest such word, in letters; others are no "on a". */
const LONGEST_LEADING = 5;
/** Longer ones that lead to an outcome nevertheless: "W przypadku porażki". */
const LEADING = new Set(['einem', 'einen', 'einer', 'przypadku', 'случае', 'випадку', 'obtienes', 'sacas']);

/** The outcomes with which a sentence in another language begins; `undefined` if it begins with none. */
export function foreignOutcome(sentence: string, words: LanguageWords): readonly Outcome[] | undefined {
	const first = wordsIn(stripMarkdown(sentence.slice(0, 120))).slice(0, MOST_LEADING + 4);
	for (let at = 0; at <= MOST_LEADING && at < first.length; at++) {
		for (const name of ['strong_hit', 'weak_hit', 'miss', 'hit'] as const)
			if (phraseAt(words[name], first, at) > 0) return OUTCOMES_NAMED[name.replace('_', ' ')];
		const word = first[at] ?? '';
		if (word.length > LONGEST_LEADING && !LEADING.has(word)) return undefined;
	}
	return undefined;
}

/** Whether the title of a section names an outcome and nothing else: "Starker Treffer", "Fallo". */
export function isForeignOutcomeTitle(title: string, words: LanguageWords): boolean {
	const named = wordsIn(stripMarkdown(title));
	return (
		named.length <= MOST_LEADING + 2 &&
		foreignOutcome(title, words) !== undefined &&
		(['strong_hit', 'weak_hit', 'miss', 'hit'] as const).some(name =>
			named.some((_word, at) => phraseAt(words[name], named, at) === named.length - at),
		)
	);
}

/** Whether the text under a heading is a move: two outcomes, or a trigger with a roll. */
export function isForeignMove(body: readonly SourceLine[], words: LanguageWords, vocabulary: Vocabulary): boolean {
	const texts = body
		.filter(({ kind }) => kind === 'text' || kind === 'bullet' || kind === 'row')
		.map(({ text }) => text);
	const sentences = texts.flatMap(text => readSentences(text.replace(/^\||[*_]+/g, '').trim()));
	const outcomes = new Set(sentences.flatMap(sentence => foreignOutcome(sentence, words) ?? []));
	if (outcomes.size > 1) return true;
	const [first = ''] = sentences;
	if (phraseAt(words.trigger, wordsIn(first), 0) === 0) return false;
	return sentences.some(sentence => optionsIn(sentence, words, vocabulary).length > 0);
}

/** Number of words behind the word for "roll" within which the stat is named. */
const REACH = 7;

/** The stats and meters that a sentence rolls with: those behind a plus sign, or else those behind the word for "roll". */
export function optionsIn(sentence: string, words: LanguageWords, vocabulary: Vocabulary): readonly RollOption[] {
	const text = stripMarkdown(sentence);
	const plus = [...text.matchAll(/[+＋] ?([\p{L}'’]+)/gu)].flatMap(([, word = '']) =>
		valuesAmong([word], words, vocabulary),
	);
	if (plus.length > 0) return plus;
	const all = wordsIn(text);
	const at = indexOfPhrase(words.roll, all);
	return at < 0 ? [] : valuesAmong(all.slice(at + 1, at + 1 + REACH), words, vocabulary);
}

function valuesAmong(
	written: readonly string[],
	{ values }: LanguageWords,
	{ stats, meters }: Vocabulary,
): readonly RollOption[] {
	const found = new Map<string, RollOption>();
	const folded = written.flatMap(wordsIn);
	folded.forEach((word, at) => {
		const isNamed = (name: string) => word === name || phraseAt(values.get(name) ?? [], folded, at) > 0;
		const stat = stats.find(isNamed);
		const condition_meter = stat === undefined ? meters.find(isNamed) : undefined;
		if (stat !== undefined) found.set(stat, { using: 'stat', stat });
		if (condition_meter !== undefined) found.set(condition_meter, { using: 'condition_meter', condition_meter });
	});
	return [...found.values()];
}

/** The way to roll that a bullet offers, with its situation: "Mit Tempo: würfle +Schneid". */
export function conditionOfBullet(
	item: string,
	words: LanguageWords,
	vocabulary: Vocabulary,
): TriggerCondition | undefined {
	const roll_options = optionsIn(item, words, vocabulary);
	if (roll_options.length === 0) return undefined;
	const text = stripMarkdown(/^([^:+]{1,200}):/.exec(item)?.[1] ?? '').trim();
	return { ...(text !== '' && { text }), method: 'player_choice', roll_options };
}

/** Whether a text compares progress with the challenge dice. */
export function isProgressRoll(text: string, words: LanguageWords): boolean {
	const all = wordsIn(stripMarkdown(text));
	return indexOfPhrase(words.progress, all) >= 0 && indexOfPhrase(words.challenge_dice, all) >= 0;
}
