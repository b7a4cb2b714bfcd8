import { sufferMove } from '../../../../play/suffer/suffer';
import { costChoices } from '../../../../play/suffer/cost-choices';
import { t } from '../../../../language/text';
import type { RollCall } from './roll-offers';

export interface CostRow {
	readonly cost: number;
	readonly words: string;
}

const GRADED: readonly string[] = [t('Minor, 1'), t('Serious, 2'), t('Major, 3')];

/** The possible amounts of a suffer move, in rising order, with the foes that inflict them. */
export const costsOf = (call: RollCall): readonly CostRow[] =>
	[...choicesOf(call)]
		.sort((a, b) => a.amount - b.amount)
		.map(({ amount, foes }) => ({ cost: amount, words: costWords(call, amount, foes) }));

/** The amount to begin with: what a foe at hand inflicts, else the least. */
export const usualCost = (call: RollCall): number => choicesOf(call)[0]?.amount ?? 1;

function choicesOf({ record, move, character, book }: RollCall): ReturnType<typeof costChoices> {
	const suffer = sufferMove(move.name, book.ruleset, character);
	return suffer ? costChoices(suffer, character?.tracks ?? [], record.track) : [];
}

function costWords({ move, book }: RollCall, amount: number, foes: readonly string[]): string {
	const isByRank = sufferMove(move.name, book.ruleset)?.by_rank === true;
	const words = (isByRank ? undefined : GRADED[amount - 1]) ?? String(amount);
	return foes.length > 0 ? `${words} (${foes.join(', ')})` : words;
}
