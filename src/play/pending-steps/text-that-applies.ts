import { takeApart } from '../../rules/effects/clauses';
import { readConditions } from '../../rules/effects/phrases/conditions';
import { capitalize, readSentences, type Sentence } from '../../rules/effects/sentences';
import { plainText } from '../../rules/rules-text';
import { conditionWords } from './condition';

/** Whether conditions hold, by their words. */
type Judgements = ReadonlyMap<string, boolean>;

/** A list item with the label of an option, which stays, as its button is called so or says why it is unavailable. */
const LEAD = /^\s*[*+-]\s+(?:[^.:]{1,60}:\s+|.*)/;

/**
 * The text of an outcome as its steps were judged: without a sentence whose condition does not hold, and without the
 * condition of one that does. What only the player can judge stays.
 */
export function textThatApplies(text: string, judgements: Judgements): string {
	if (judgements.size === 0) return text.trim();
	const lines = text.split('\n').flatMap(line => {
		const [lead = ''] = LEAD.exec(line) ?? [];
		const sentences = readSentences(line.slice(lead.length));
		const left = thatApply(sentences, judgements);
		if (left.join(' ') === sentences.join(' ')) return [line];
		return left.length > 0 ? [lead + left.join(' ')] : lead === '' ? [] : [line];
	});
	return lines.join('\n').trim();
}

function thatApply(sentences: readonly Sentence[], judgements: Judgements): readonly Sentence[] {
	let isMet: boolean | undefined;
	return sentences.flatMap(sentence => {
		const { condition, rest } = takeApart(plainText(sentence));
		if (condition?.kind === 'otherwise' && isMet !== undefined) return isMet ? [] : [capitalize(rest)];
		isMet = condition?.kind === 'if' ? areMet(condition.words, judgements) : undefined;
		if (isMet === undefined) return [sentence];
		return isMet ? [capitalize(rest)] : [];
	});
}

function areMet(words: string, judgements: Judgements): boolean | undefined {
	const judged = readConditions(words)?.map(condition => judgements.get(conditionWords(condition)));
	return judged?.includes(false) ? false : judged?.includes(undefined) ? undefined : judged && true;
}
