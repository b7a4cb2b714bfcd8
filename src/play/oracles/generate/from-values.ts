import type { Generator } from '../../../rules/generators/generator';
import { rowsSaying, NO_FACTS } from './facts';
import { asItStands } from './generate';
import type { Generated, GeneratedLine } from './generated';

/**
 * Rebuilds a generated subject from a note, by the keys of its lines. Text that no table has counts as typed by the
 * player. A missing line that would apply was left out on purpose and stays so.
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
