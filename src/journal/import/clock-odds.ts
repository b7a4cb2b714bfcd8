import { ASK_THE_ORACLE } from '../../play/oracles/ask-the-oracle';
import type { Ruleset } from '../../rules/ruleset';

const letters = (odds: string): string =>
	odds
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ' ')
		.trim();

/** The odds of the rules that words mean, as a clock has them: `50 50` is `50/50`. None for `certain` and `no roll`. */
export function clockOddsFor(words: string, { moves }: Pick<Ruleset, 'moves'>): string | undefined {
	const tables = moves.find(({ name }) => name === ASK_THE_ORACLE)?.tables ?? [];
	return tables.find(({ name }) => letters(name) === letters(words))?.name.toLowerCase();
}
