import type { EffectOf, Effect, Option } from '../effect';
import { readCondition, writeCondition, type BlockKind } from './lines';
import { readCount, writeCount } from './words';

/** A line of the notation without its indentation, and the lines nested under it. Offsets are into the whole text. */
export interface NotationLine {
	readonly text: string;
	readonly from: number;
	readonly to: number;
	readonly under: readonly NotationLine[];
}

/** A line that begins with the kind of a block. */
interface BlockText {
	readonly line: NotationLine;
	/** What follows the kind on its line. */
	readonly rest: string;
	/** The line that belongs to it on the same level: its `else` or `for`. */
	readonly second: NotationLine | undefined;
}

/** What reading a block needs. */
interface BlockReader {
	readonly effectsOf: (lines: readonly NotationLine[]) => readonly Effect[];
	/** Adds a problem with a line. */
	readonly problem: (line: NotationLine, code: string, message: string) => undefined;
}

type LinesOf = (effects: readonly Effect[]) => readonly string[];

interface Block<K extends BlockKind> {
	/** The word of a second line that belongs to it. */
	readonly partner?: string;
	/** Nothing follows the kind on its line. */
	readonly isAlone?: true;
	readonly read: (block: BlockText, reader: BlockReader) => EffectOf<K> | undefined;
	readonly write: (effect: EffectOf<K>, linesOf: LinesOf) => readonly string[];
}

/** The notation of every effect that has others nested under it. */
export const BLOCKS: { readonly [K in BlockKind]: Block<K> } = {
	choose: {
		read({ line, rest }, reader) {
			const count = readCount(rest);
			const options = optionsOf(line, reader);
			if (count) return { kind: 'choose', count, options };
			const forms = '“choose 1”, “choose up to 2”, “choose 1 or more”, “choose 1 to 3” or “choose any”';
			return reader.problem(line, 'unknown_count', `“${rest}” does not say how many to choose. Write ${forms}`);
		},
		write: ({ count, options }, linesOf) => [
			`choose ${writeCount(count)}`,
			...options.flatMap(option => indented(optionLines('-', option, linesOf))),
		],
	},
	may: {
		read: ({ line, rest }, { effectsOf }) => ({ kind: 'may', option: { label: rest, effects: effectsOf(line.under) } }),
		write: ({ option }, linesOf) => optionLines('may', option, linesOf),
	},
	exchange: {
		partner: 'for',
		read({ line, rest, second }, { effectsOf, problem }) {
			const upTo = /^up to (\d+)$/.exec(rest)?.[1];
			if ((rest !== '' && upTo === undefined) || !second) {
				const way =
					'what is paid under “exchange” or “exchange up to 2”, then a line “for”, and under it what is taken';
				return problem(line, 'unknown_exchange', `“${line.text}” is not an exchange. Write ${way}`);
			}
			const pay = effectsOf(line.under);
			const take = effectsOf(second.under);
			return { kind: 'exchange', pay, take, ...(upTo !== undefined && { up_to: Number(upTo) }) };
		},
		write: ({ pay, take, up_to }, linesOf) => [
			up_to === undefined ? 'exchange' : `exchange up to ${up_to}`,
			...indented(linesOf(pay)),
			'for',
			...indented(linesOf(take)),
		],
	},
	if: {
		partner: 'else',
		read({ line, rest, second }, { effectsOf, problem }) {
			const condition = readCondition(rest);
			const then = effectsOf(line.under);
			const otherwise = second ? effectsOf(second.under) : [];
			if (condition) return { kind: 'if', condition, then, otherwise };
			const like = '“if wounded”, “if health is 0” or “if in a bad spot”';
			return problem(line, 'unknown_condition', `“${rest}” is not a condition. Write one like ${like}`);
		},
		write: ({ condition, then, otherwise }, linesOf) => [
			`if ${writeCondition(condition)}`,
			...indented(linesOf(then)),
			...(otherwise.length > 0 ? ['else', ...indented(linesOf(otherwise))] : []),
		],
	},
	spend: {
		isAlone: true,
		read: ({ line }, reader) => ({ kind: 'spend', options: pricedOptionsOf(line, reader) }),
		write: ({ options }, linesOf) => [
			'spend',
			...options.flatMap(option => indented(optionLines(`- ${option.cost}`, option, linesOf))),
		],
	},
};

const optionsOf = ({ under }: NotationLine, { effectsOf, problem }: BlockReader): readonly Option[] =>
	under.flatMap(line => {
		if (line.text === '-' || line.text.startsWith('- ')) {
			return [{ label: line.text.slice(2), effects: effectsOf(line.under) }];
		}
		problem(line, 'not_an_option', 'An option begins with “- ”. Put it before this line');
		return [];
	});

const pricedOptionsOf = ({ under }: NotationLine, { effectsOf, problem }: BlockReader): EffectOf<'spend'>['options'] =>
	under.flatMap(line => {
		const [, cost, label = ''] = /^- (\d+)(?: (.*))?$/s.exec(line.text) ?? [];
		if (cost !== undefined) return [{ cost: Number(cost), label, effects: effectsOf(line.under) }];
		problem(line, 'not_an_option', 'What points buy begins with its price: “- 2 Fix one module”');
		return [];
	});

const optionLines = (mark: string, { label, effects }: Option, linesOf: LinesOf): readonly string[] => [
	`${mark} ${label}`.trimEnd(),
	...indented(linesOf(effects)),
];

const indented = (lines: readonly string[]): readonly string[] => lines.map(line => `\t${line}`);
