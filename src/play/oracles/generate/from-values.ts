import type { Generator } from '../../../rules/generators/generator';
import { rowsSaying, NO_FACTS } from './facts';
import { asItStands } from './generate';
import type { Generated, GeneratedLine } from './generated';

/**
 * A thing as a note describes it, by the keys of its lines. Words that no table has are the player's own. A line that would apply
 * and is not there was left out, and stays so.
 */
export function generatedFrom(generator: Generator, told: ReadonlyMap<string, readonly string[]>): Generated {
	const choices = generator.choices.map(({ key, options }) => {
		const word = told.get(key)?.[0]?.trim().toLowerCase().replace(/[ -]+/g, '_');
		return [key, options.find(option => option === word) ?? options[0] ?? ''] as const;
	});
	const lines = generator.lines.map(({ key, tables }): GeneratedLine => {
		const values = told.get(key) ?? [];
		const oracles = tables.flatMap(table => table.oracles);
		const isPrinted = values.some(value => oracles.some(oracle => rowsSaying(oracle, value).length > 0));
		return { key, values, isTyped: !isPrinted, most: values.length, basis: '', settles: NO_FACTS };
	});
	return asItStands({ generator, choices: Object.fromEntries(choices), lines });
}
