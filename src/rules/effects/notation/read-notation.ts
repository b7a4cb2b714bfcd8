import { getOwn } from '../../core/collections';
import { parseOk, parseError, type Problem, type ParseResult } from '../../core/problem';
import type { Effect } from '../effect';
import { BLOCKS, type NotationLine } from './blocks';
import { firstWord, readLine } from './lines';

/** Parses the output of `writeEffects`. Blank lines are ignored; indentation may be tabs or spaces. */
export function readEffectsNotation(text: string): ParseResult<readonly Effect[]> {
	if (text.length > LONGEST) return parseError('effects_too_long', TOO_LONG);
	const problems: Problem[] = [];
	const effects = effectsOf(readTree(text), problems);
	return problems.length > 0 ? { ok: false, problems } : parseOk(effects);
}

/** In characters; the effects of the longest printed move have fewer than 2,000. */
const LONGEST = 50_000;
const TOO_LONG = 'These effects are longer than those of any move, so none of them is read. Write fewer.';

function effectsOf(lines: readonly NotationLine[], problems: Problem[]): readonly Effect[] {
	const effects: Effect[] = [];
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at];
		if (!line) continue;
		const partner = getOwn(BLOCKS, firstWord(line.text))?.partner;
		const second = partner !== undefined && lines[at + 1]?.text === partner ? lines[++at] : undefined;
		const effect = effectOf(line, second, problems);
		if (effect) effects.push(effect);
	}
	return effects;
}

/** The effect of a line and the lines under it; `second` is its `else` or `for`. */
function effectOf(line: NotationLine, second: NotationLine | undefined, problems: Problem[]): Effect | undefined {
	const word = firstWord(line.text);
	const rest = line.text.slice(word.length).trimStart();
	if (word === 'else' || word === 'for') return without(line, problems, 'no_partner', PARTNERLESS[word]);
	const block = getOwn(BLOCKS, word);
	if (block && !(block.isAlone && rest !== '')) {
		return block.read(
			{ line, rest, second },
			{
				effectsOf: lines => effectsOf(lines, problems),
				problem: (line, code, message) => without(line, problems, code, message),
			},
		);
	}
	const [under] = line.under;
	if (under)
		without(under, problems, 'nothing_under', 'Nothing can stand under the line above. Take the indentation away');
	return oneLineOf(line, word, problems);
}

const PARTNERLESS = {
	else: '“else” belongs to the “if” before it, at the same indentation. Put it there, or take it out',
	for: '“for” belongs to the “exchange” before it, at the same indentation. Put it there, or take it out',
} as const;

function oneLineOf(line: NotationLine, word: string, problems: Problem[]): Effect | undefined {
	const effect = readLine(line.text);
	if (effect.kind !== 'unread') return effect;
	return without(
		line,
		problems,
		'unknown_effect',
		`“${line.text}” is not an effect. ${adviceFor(line.text, word, effect)}`,
	);
}

function adviceFor(text: string, word: string, { examples }: { readonly examples: readonly string[] }): string {
	if (examples.length > 0) {
		return `What begins with “${word}” is written like ${examples.map(write => `“${write}”`).join(' or ')}`;
	}
	if (word.startsWith('"')) return 'A name in quotes ends with a quote and stands before an amount: “"luck" +1”';
	if (/ \d+$/.test(text)) return `A number needs its sign: “${text.replace(/ (\d+)$/, ' +$1')}”`;
	return 'Write it like “momentum +1”, or as “say …”';
}

/** Adds a problem and returns `undefined`. */
function without({ from, to }: NotationLine, problems: Problem[], code: string, message: string): undefined {
	problems.push({ code, message: `${message}.`, from, to });
}

/** A line while the lines under it are still being read. */
interface OpenLine extends NotationLine {
	/** In characters. */
	readonly indent: number;
	readonly under: OpenLine[];
}

/** Blank lines are ignored; indentation may be tabs or spaces. */
function readTree(text: string): readonly NotationLine[] {
	const top: OpenLine[] = [];
	const open: OpenLine[] = [];
	let from = 0;
	for (const line of text.split('\n')) {
		const indent = /^[\t ]*/.exec(line)?.[0].length ?? 0;
		const words = trimLineEnd(line.slice(indent));
		if (words !== '') {
			while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
			const node: OpenLine = { text: words, from: from + indent, to: from + indent + words.length, indent, under: [] };
			(open.at(-1)?.under ?? top).push(node);
			open.push(node);
		}
		from += line.length + 1;
	}
	return top;
}

function trimLineEnd(line: string): string {
	let end = line.length;
	while (end > 0 && '\r\t '.includes(line.charAt(end - 1))) end--;
	return line.slice(0, end);
}
