import type { InlineInsertion } from '../inline/insert-inline';
import { setEntry, writeEntry } from '../sworn-block/edit-entry';
import { readBlock } from '../sworn-block/sworn-block';
import { applyChanges } from '../text/text-change';
import type { AnswerForm } from './answer-form';
import { insertAs } from './insert-as';
import { rewriteOracle, writeOracle } from './oracle-block';
import { joinCursedDice, joinDice, isListed, resultLines, type OracleResults } from './oracle-results';

/** Writes the block of oracle results: the oracle, the dice of each result, and the results. */
export function writeOracleResults(answers: OracleResults): string {
	const { oracle, results } = answers;
	const [only, ...more] = results;
	if (only && more.length === 0) return writeOracle({ oracle, ...only });
	return [
		writeEntry('oracle', [oracle]),
		writeEntry('dice', [joinDice(results)]),
		...(joinCursedDice(results) === '' ? [] : [writeEntry('cursed_die', [joinCursedDice(results)])]),
		writeEntry('result', resultLines(answers)),
	].join('\n');
}

/** Changes the results in a block and keeps everything else. */
export function rewriteOracleResults(body: string, answers: OracleResults): string {
	const wasListed = isListed(readBlock(body));
	const [only, ...more] = answers.results;
	if (only && more.length === 0 && !wasListed) return rewriteOracle(body, { oracle: answers.oracle, ...only });
	const results = resultLines(answers);
	const set = (text: string, key: string, values: readonly string[], isSingle = true) =>
		applyChanges(text, setEntry(readBlock(text), key, values, { isSingle }));
	const thrown = set(body, 'dice', [joinDice(answers.results)]);
	const cursed = set(thrown, 'cursed_die', [joinCursedDice(answers.results)].filter(Boolean));
	return set(cursed, 'result', results, !wasListed && results.length === 1);
}

/** Inserts results at the cursor without touching the player's text. */
export const insertOracleResults = (
	note: string,
	offset: number,
	answers: OracleResults,
	{ form, isTyped = false }: { readonly form: AnswerForm; readonly isTyped?: boolean | undefined },
): InlineInsertion => insertAs(note, offset, writeOracleResults(answers), { form, isTyped });
