import type { Generator, GeneratorLine } from '../../../rules/generators/generator';
import { oracleIdsOf, decidesOtherLines } from '../../../rules/generators/generator';
import { basisOf, factsOf, joinedFacts, NO_FACTS, tablesFor, type Facts } from './facts';
import { lineOf, type Generated, type GeneratedLine } from './generated';
import { rollValue, timesOf, type GeneratorInput, type Rolled } from './roll-line';

/** Rolls all lines of a subject, each after the lines it depends on. */
export const generate = (generator: Generator, choices: Generated['choices'], hand: GeneratorInput): Generated =>
	walked({ generator, choices, lines: [] }, (_line, _before, rolled) => rolledAnew(rolled, hand));

/** Rerolls everything except what the player typed. */
export const generateAgain = (generated: Generated, hand: GeneratorInput): Generated =>
	walked(generated, (_line, before, rolled) => (before?.isTyped ? before.values : rolledAnew(rolled, hand)));

/** Recomputes the state of each line without rolling. */
export const asItStands = (generated: Generated): Generated =>
	walked(generated, (_line, before) => before?.values ?? []);

/** Changes a choice and rerolls the lines that depend on it. */
export const choose = (generated: Generated, key: string, option: string, hand: GeneratorInput): Generated =>
	followed({ ...generated, choices: { ...generated.choices, [key]: option } }, hand);

/** Rerolls one or all values of a line, and the lines that depend on it. */
export function reroll(generated: Generated, key: string, hand: GeneratorInput, at?: number): Generated {
	const asked = (rolled: Rolled, before: GeneratedLine | undefined): readonly string[] => {
		if (at === undefined || !before || before.values.length < 2) return rolledAnew(rolled, hand, before?.values[0]);
		return before.values.map((value, i) => (i === at ? rollValue(rolled, hand, before.values, at) : value));
	};
	return followed(asRolled(generated, key), hand, (line, before, rolled) =>
		line.key === key ? asked(rolled, before) : undefined,
	);
}

/** Adds another value to a line: a second detail. */
export const rollOneMore = (generated: Generated, key: string, hand: GeneratorInput): Generated =>
	followed(generated, hand, ({ key: own }, before, rolled) => {
		const has = before?.values ?? [];
		return own === key ? [...has, rollValue(rolled, hand, has)] : undefined;
	});

/** Replaces a value with text typed by the player. */
export const typeOver = (generated: Generated, key: string, at: number, text: string): Generated =>
	onLine(generated, key, line => ({
		...line,
		isTyped: true,
		values: line.values.length === 0 ? [text] : line.values.map((value, i) => (i === at ? text : value)),
	}));

/** Rerolls lines affected by text that was typed. */
export const followTyped = (generated: Generated, hand: GeneratorInput): Generated => followed(generated, hand);

const asRolled = (generated: Generated, key: string): Generated =>
	onLine(generated, key, line => ({ ...line, isTyped: false }));

const onLine = (generated: Generated, key: string, edit: (line: GeneratedLine) => GeneratedLine): Generated => ({
	...generated,
	lines: generated.lines.map(line => (line.key === key ? edit(line) : line)),
});

/** Determines the values of a line when it is reached. */
type Values = (line: GeneratorLine, before: GeneratedLine | undefined, rolled: Rolled) => readonly string[];

/**
 * Updates all lines: values in `asked` are used; a line keeps its values if it was typed or its tables are the same;
 * any other line is rerolled.
 */
const followed = (
	generated: Generated,
	hand: GeneratorInput,
	asked: (...line: Parameters<Values>) => readonly string[] | undefined = () => undefined,
): Generated =>
	walked(generated, (line, before, rolled) => {
		const isKept = before && (before.isTyped || before.basis === basisOf(rolled.tables, rolled.facts));
		return asked(line, before, rolled) ?? (isKept ? before.values : rolledAnew(rolled, hand));
	});

/** Goes through the lines in order. A line that no longer applies is removed, unless the player typed it. */
function walked(generated: Generated, valuesOf: Values): Generated {
	const { generator, choices } = generated;
	const apart = new Set(generator.lines.flatMap(oracleIdsOf));
	let facts: Facts = { ...NO_FACTS, tags: choices };
	const lines: GeneratedLine[] = [];
	for (const line of generator.lines) {
		const before = lineOf(generated, line.key);
		const tables = tablesFor(line.tables, facts);
		if (tables.length === 0) {
			if (before?.isTyped && before.values.length > 0) lines.push(before);
			continue;
		}
		const next = lineFrom({ line, before }, { tables, facts, apart }, valuesOf, decidesOtherLines(line, generator));
		lines.push(next);
		facts = joinedFacts([facts, next.settles]);
	}
	return { generator, choices, lines };
}

function lineFrom(
	{ line, before }: { readonly line: GeneratorLine; readonly before: GeneratedLine | undefined },
	rolled: Rolled,
	valuesOf: Values,
	decides: boolean,
): GeneratedLine {
	const values = valuesOf(line, before, rolled);
	return {
		key: line.key,
		values,
		isTyped: before?.isTyped ?? false,
		most: Math.max(timesOf(rolled).max, values.length),
		basis: basisOf(rolled.tables, rolled.facts),
		settles: (decides ? factsOf(rolled.tables, values) : undefined) ?? before?.settles ?? NO_FACTS,
	};
}

/** Rolls the minimum number of values that the book recommends; the first one differs from `before`. */
function rolledAnew(rolled: Rolled, hand: GeneratorInput, before?: string): readonly string[] {
	const values: string[] = [];
	const { min } = timesOf(rolled);
	while (values.length < min) {
		const has = values.length === 0 && before !== undefined ? [before] : values;
		values.push(rollValue(rolled, hand, has, values.length));
	}
	return values;
}
