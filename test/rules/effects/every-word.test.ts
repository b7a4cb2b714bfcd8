import { expect, it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { readBlocks } from '../../../src/rules/effects/sentences';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';

/** Words that the rules keep count of, and words that tie an effect to a circumstance. */
const WORDS =
	/\b(?:if|unless|until|when|whenever|while|except|instead|rather|either|neither|nor|not|never|without|only|each|every|per|once|twice|next|again|before|after|during|momentum|health|spirit|supply|progress|wounded|shaken|unprepared|both|additional|extra|two|three|one|half|all|any|up to)\b|[+-]?\d+/gi;

/** The words of the books that may go and leave the effects as they are, each with the beginning of its sentence. */
const MAKE_NO_DIFFERENCE: readonly string[] = [
	// a bonus on the next move that is no progress move: which moves those are, the roll knows
	'not: Make another move now (not a …',
	'progress: Make another move now (not a …',
	'not: You or an ally may add …',
	'progress: You or an ally may add …',
	'not: Add +1 on your next move …',
	'progress: Add +1 on your next move …',
	// "choose: A or B" is one of them
	'one: Choose one: [Lose Momentum] (-2) or …',
	// a circumstance that is story
	'before: You die, but not before making …',
	'before: Your spirit or sanity breaks, but …',
	'before: Your spirit breaks, but not before …',
	// one unit by rank, in three ways at once
	...['3', 'progress', '2', 'progress', '1', 'progress', '2'].map(
		word => `${word}: Then, for each additional -momentum, clear …`,
	),
	'1: Mark 1 progress. …',
	// “suffer -1 supply or momentum” says the same
	'-1: as above, but you must suffer …',
	// nothing at all for the lowest rank
	'0: Then, mark experience (troublesome=0; dangerous=1; formidable=2; …',
	'progress: Roll both challenge dice, take the …',
	// nothing is marked unless it is said
	// solo play: you are all of you
	'each: You and your allies may each …',
	'extra: Additionally, you may [Sacrifice Resources] and …',
	// what is handed on comes with all that is on it
	'any: Take one path or companion asset …',
	'any: Take one connection from the former …',
	'progress: Take one connection from the former …',
	'any: Take the former character’s command vehicle …',
];

const isTold = (effect: Effect): boolean => effect.kind === 'say';

function sentencesOf(text: string): readonly string[] {
	return readBlocks(text).flatMap(block => {
		if (block.kind === 'paragraph') return block.sentences;
		return block.kind === 'list' ? block.items.flatMap(({ sentences }) => sentences) : [];
	});
}

const beginning = (sentence: string): string => `${sentence.split(' ').slice(0, 6).join(' ')} …`.replaceAll("'", '’');

it('no word of the books that counts can be taken out of a sentence without a trace', () => {
	const all = RULESET_IDS.flatMap(id => bundledRuleset(id).moves).flatMap(({ text }) => sentencesOf(text));
	const bare = all.map(said => said.replace(/^On a (?:strong hit|weak hit|miss|hit)[^,]*, /, ''));
	const without = [...new Set(bare)].flatMap(sentence => {
		const effects = readEffects(sentence);
		if (effects.every(isTold)) return [];
		const written = writeEffects(effects);
		return [...sentence.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
			const rest = (sentence.slice(0, index) + sentence.slice(index + word.length)).replace(/\s+/g, ' ').trim();
			return writeEffects(readEffects(rest)) === written ? [`${word}: ${beginning(sentence)}`] : [];
		});
	});
	expect([...without].sort()).toEqual([...MAKE_NO_DIFFERENCE].sort());
});
