import type { InlineInsertion } from '../inline/insert-inline';
import { setEntry, writeEntry } from '../sworn-block/edit';
import { readBlock } from '../sworn-block/sworn-block';
import { applyChanges } from '../text/text-change';
import type { AnswerForm } from './answer-form';
import { insertAs } from './insert-as';
import { rewriteOracle, writeOracle } from './oracle-block';
import type { Told } from './oracle-sayings';
import { allCursed, allThrown, isListed, resultLines } from './oracle-sayings';

/** The block of what was said in one go: whose it is, what fell for each result, and the words. */
export function writeSayings(told: Told): string {
	const { oracle, sayings } = told;
	const [only, ...more] = sayings;
	if (only && more.length === 0) return writeOracle({ oracle, ...only });
	return [
		writeEntry('oracle', [oracle]),
		writeEntry('dice', [allThrown(sayings)]),
		...(allCursed(sayings) === '' ? [] : [writeEntry('cursed_die', [allCursed(sayings)])]),
		writeEntry('result', resultLines(told)),
	].join('\n');
}

/** A block with other results; whatever else stands in it stays. */
export function rewriteSayings(body: string, told: Told): string {
	const wasListed = isListed(readBlock(body));
	const [only, ...more] = told.sayings;
	if (only && more.length === 0 && !wasListed) return rewriteOracle(body, { oracle: told.oracle, ...only });
	const results = resultLines(told);
	const set = (text: string, key: string, values: readonly string[], isSingle = true) =>
		applyChanges(text, setEntry(readBlock(text), key, values, { isSingle }));
	const thrown = set(body, 'dice', [allThrown(told.sayings)]);
	const cursed = set(thrown, 'cursed_die', [allCursed(told.sayings)].filter(Boolean));
	return set(cursed, 'result', results, !wasListed && results.length === 1);
}

/** Puts what was said where the cursor stands, without touching what the player wrote. */
export const insertSayings = (
	note: string,
	offset: number,
	told: Told,
	form: AnswerForm,
	isTyped = false,
): InlineInsertion => insertAs(note, offset, writeSayings(told), form, isTyped);
