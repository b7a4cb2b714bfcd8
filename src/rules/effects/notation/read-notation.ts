import { getOwn } from '../../collections';
import { read, unread, type Problem, type Reading } from '../../problem';
import type { Effect, Option, PricedOption } from '../effect';
import { readConditionNotation } from './conditions';
import { LINE_FORMS, type LineForm } from './lines';
import { readCount } from './parts';
import { compileLinePattern, type Captures } from './patterns';

/** Parses the output of `writeEffects`. Blank lines are ignored; indentation may be tabs or spaces. */
export function readEffectsNotation(text: string): Reading<readonly Effect[]> {
	if (text.length > LONGEST) return unread('effects_too_long', TOO_LONG);
	const problems: Problem[] = [];
	const effects = effectsOf(readTree(text), problems);
	return problems.length > 0 ? { ok: false, problems } : read(effects);
}

/** In characters; the effects of the longest printed move have fewer than 2,000. */
const LONGEST = 50_000;
const TOO_LONG = 'These effects are longer than those of any move, so none of them is read. Write fewer.';

/** Keywords whose line may be followed by a second one on the same level. */
const PARTNERS: Readonly<Record<string, string>> = { if: 'else', exchange: 'for' };

function effectsOf(lines: readonly NotationLine[], problems: Problem[]): readonly Effect[] {
	const effects: Effect[] = [];
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at];
		if (!line) continue;
		const partner = getOwn(PARTNERS, firstWord(line));
		const second = partner !== undefined && lines[at + 1]?.text === partner ? lines[++at] : undefined;
		const effect = effectOf(line, second, problems);
		if (effect) effects.push(effect);
	}
	return effects;
}

const firstWord = ({ text }: NotationLine): string => /^\S*/.exec(text)?.[0] ?? '';

/** The effect of a line and the lines under it; `second` is its `else` or `for`. */
function effectOf(line: NotationLine, second: NotationLine | undefined, problems: Problem[]): Effect | undefined {
	const word = firstWord(line);
	const rest = line.text.slice(word.length).trimStart();
	switch (word) {
		case 'choose':
			return chooseOf(line, rest, problems);
		case 'may':
			return { kind: 'may', option: { label: rest, effects: effectsOf(line.under, problems) } };
		case 'exchange':
			return exchangeOf(line, rest, second, problems);
		case 'if':
			return ifOf(line, rest, second, problems);
		case 'spend':
			if (rest === '') return { kind: 'spend', options: pricedOptionsOf(line.under, problems) };
			break;
		case 'else':
		case 'for':
			return without(line, problems, 'no_partner', PARTNERLESS[word]);
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

function chooseOf(line: NotationLine, rest: string, problems: Problem[]): Effect | undefined {
	const count = readCount(rest);
	const options = optionsOf(line.under, problems);
	if (count) return { kind: 'choose', count, options };
	const forms = '“choose 1”, “choose up to 2”, “choose 1 or more”, “choose 1 to 3” or “choose any”';
	return without(line, problems, 'unknown_count', `“${rest}” does not say how many to choose. Write ${forms}`);
}

function exchangeOf(
	line: NotationLine,
	rest: string,
	second: NotationLine | undefined,
	problems: Problem[],
): Effect | undefined {
	const upTo = /^up to (\d+)$/.exec(rest)?.[1];
	if ((rest !== '' && upTo === undefined) || !second) {
		const way = 'what is paid under “exchange” or “exchange up to 2”, then a line “for”, and under it what is taken';
		return without(line, problems, 'unknown_exchange', `“${line.text}” is not an exchange. Write ${way}`);
	}
	const pay = effectsOf(line.under, problems);
	const take = effectsOf(second.under, problems);
	return { kind: 'exchange', pay, take, ...(upTo !== undefined && { up_to: Number(upTo) }) };
}

function ifOf(
	line: NotationLine,
	rest: string,
	second: NotationLine | undefined,
	problems: Problem[],
): Effect | undefined {
	const condition = readConditionNotation(rest);
	const then = effectsOf(line.under, problems);
	const otherwise = second ? effectsOf(second.under, problems) : [];
	if (condition) return { kind: 'if', condition, then, otherwise };
	const like = '“if wounded”, “if health is 0” or “if in a bad spot”';
	return without(line, problems, 'unknown_condition', `“${rest}” is not a condition. Write one like ${like}`);
}

const optionsOf = (lines: readonly NotationLine[], problems: Problem[]): readonly Option[] =>
	lines.flatMap(line => {
		if (line.text === '-' || line.text.startsWith('- ')) {
			return [{ label: line.text.slice(2), effects: effectsOf(line.under, problems) }];
		}
		without(line, problems, 'not_an_option', 'An option begins with “- ”. Put it before this line');
		return [];
	});

const pricedOptionsOf = (lines: readonly NotationLine[], problems: Problem[]): readonly PricedOption[] =>
	lines.flatMap(line => {
		const found = /^- (\d+)(?: (.*))?$/s.exec(line.text);
		if (found) {
			return [{ cost: Number(found[1]), label: found[2] ?? '', effects: effectsOf(line.under, problems) }];
		}
		without(line, problems, 'not_an_option', 'What points buy begins with its price: “- 2 Fix one module”');
		return [];
	});

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

interface CompiledForm extends LineForm {
	/** The first word; empty if the line starts with a name. */
	readonly firstWord: string;
	readonly find: (line: string) => Captures | undefined;
}

let compiled: readonly CompiledForm[] | undefined;

/** Compiled once, on first use. */
const compiledForms = (): readonly CompiledForm[] =>
	(compiled ??= LINE_FORMS.map(form => ({
		...form,
		firstWord: /^[a-z]+/.exec(form.pattern)?.[0] ?? '',
		find: compileLinePattern(form.pattern),
	})));

/** The effect that a line stands for, or else examples of similar lines. */
export function readLine(line: string): Effect | { readonly kind: 'unread'; readonly examples: readonly string[] } {
	const first = /^\S*/.exec(line)?.[0] ?? '';
	const forms = compiledForms();
	const own = forms.filter(({ firstWord }) => firstWord === first);
	for (const { find, effect } of own.length > 0 ? own : forms.filter(({ firstWord }) => firstWord === '')) {
		const places = find(line);
		const found = places && effect(places);
		if (found) return found;
	}
	return { kind: 'unread', examples: [...new Set(own.map(({ example }) => example))] };
}

/** A line of the notation without its indentation, and the lines nested under it. Offsets are into the whole text. */
interface NotationLine {
	readonly text: string;
	readonly from: number;
	readonly to: number;
	readonly indent: number;
	readonly under: readonly NotationLine[];
}

interface OpenLine extends NotationLine {
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
