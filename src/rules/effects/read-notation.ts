import { readOutcome, type Outcome } from '../outcome';
import { type Problem, type Reading, read } from '../problem';
import type { Amount, Condition, Count, Effect, Option, Whose } from './effect';

/** Reads what `writeEffects` writes. Blank lines are passed over; indentation may be tabs or spaces. */
export function readEffectsNotation(text: string): Reading<readonly Effect[]> {
	const problems: Problem[] = [];
	const effects = effectsOf(readTree(text), problems);
	return problems.length > 0 ? { ok: false, problems } : read(effects);
}

/** A line and the lines under it. */
interface Node {
	readonly text: string;
	readonly from: number;
	readonly to: number;
	readonly indent: number;
	readonly under: Node[];
}

function readTree(text: string): readonly Node[] {
	const top: Node[] = [];
	const open: Node[] = [];
	let from = 0;
	for (const line of text.split('\n')) {
		const indent = /^[\t ]*/.exec(line)?.[0].length ?? 0;
		const words = line.slice(indent).replace(/[\r\t ]+$/, '');
		if (words !== '') {
			while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
			const node: Node = { text: words, from: from + indent, to: from + indent + words.length, indent, under: [] };
			(open.at(-1)?.under ?? top).push(node);
			open.push(node);
		}
		from += line.length + 1;
	}
	return top;
}

function effectsOf(nodes: readonly Node[], problems: Problem[]): readonly Effect[] {
	const effects: Effect[] = [];
	for (let at = 0; at < nodes.length; at++) {
		const node = nodes[at];
		if (!node) continue;
		const partner = PARTNERS[firstWord(node)];
		const second = partner !== undefined && nodes[at + 1]?.text === partner ? nodes[++at] : undefined;
		const effect = effectOf(node, second, problems);
		if (effect) effects.push(effect);
	}
	return effects;
}

/** The line that may follow on the same level. */
const PARTNERS: Readonly<Record<string, string>> = { if: 'else', exchange: 'for' };

const firstWord = ({ text }: Node): string => /^\S*/.exec(text)?.[0] ?? '';

function effectOf(node: Node, second: Node | undefined, problems: Problem[]): Effect | undefined {
	const word = firstWord(node);
	const rest = node.text.slice(word.length).trimStart();
	const inside = () => effectsOf(node.under, problems);
	switch (word) {
		case 'choose':
			return orProblem(node, problems, chooseOf(rest, node.under, problems));
		case 'may':
			return { kind: 'may', option: { label: rest, effects: inside() } };
		case 'exchange':
			if (rest !== '' || !second) return orProblem(node, problems, undefined);
			return { kind: 'exchange', pay: inside(), take: effectsOf(second.under, problems) };
		case 'if': {
			const condition = conditionOf(rest);
			const otherwise = second ? effectsOf(second.under, problems) : [];
			return orProblem(node, problems, condition && { kind: 'if', condition, then: inside(), otherwise });
		}
	}
	if (node.under[0])
		problems.push(
			problem('nothing_under', 'Nothing can stand under this line. Take the indentation away', node.under[0]),
		);
	return orProblem(node, problems, word === 'say' ? { kind: 'say', text: rest } : lineOf(word, rest, node.text));
}

/** A kind that fits in one line. */
function lineOf(word: string, rest: string, line: string): Effect | undefined {
	switch (word) {
		case 'suffer': {
			const found = /^([+-]\d+)(.*)$/.exec(rest);
			const times = timesOf(found?.[2] ?? '?');
			return found && times !== undefined ? { kind: 'suffer', by: toNumber(found[1]), times } : undefined;
		}
		case 'progress': {
			const times = timesOf(rest);
			return times === undefined ? undefined : { kind: 'progress', times };
		}
		case 'next':
			return /^[+-]\d+$/.test(rest) ? { kind: 'next', add: toNumber(rest) } : undefined;
		case 'mark':
		case 'clear': {
			const impact = nameOf(rest);
			return impact === undefined ? undefined : { kind: 'impact', impact, marked: word === 'mark' };
		}
		case 'combat': {
			const position = nameOf(rest);
			return position === undefined ? undefined : { kind: 'combat', position };
		}
		case 'table':
			return rest === '' ? { kind: 'table' } : undefined;
		case 'as': {
			const outcome = wholeOutcome(rest);
			return outcome && { kind: 'as', outcome };
		}
		case 'move':
			return moveOf(rest);
		default:
			return meterOf(line);
	}
}

/** The name and the amount behind it. */
const takeAmount = (words: string): RegExpExecArray | null =>
	/^(.*) ([+-]\d+ or [+-]\d+ or [+-]\d+)$/s.exec(words) ?? /^(.*) ([+-]\d+)$/s.exec(words);

function meterOf(line: string): Effect | undefined {
	const atMost = / at most$/.test(line);
	const found = takeAmount(atMost ? line.slice(0, -' at most'.length) : line);
	const target = found && targetOf(found[1] ?? '');
	if (!target) return undefined;
	return { kind: 'meter', ...target, by: amountOf(found[2] ?? ''), ...(atMost && { at_most: true }) };
}

function moveOf(rest: string): Effect | undefined {
	const as = / as (strong hit|weak hit|miss)$/.exec(rest);
	const outcome = as && readOutcome(as[1] ?? '');
	const call = as ? rest.slice(0, as.index) : rest;
	const found = takeAmount(call);
	const move = nameOf(found ? (found[1] ?? '') : call);
	if (move === undefined) return undefined;
	return { kind: 'move', move, ...(found && { by: amountOf(found[2] ?? '') }), ...(outcome && { as: outcome }) };
}

function chooseOf(rest: string, under: readonly Node[], problems: Problem[]): Effect | undefined {
	const count = countOf(rest);
	if (!count) return undefined;
	const options = under.flatMap((node): Option[] => {
		if (node.text === '-' || node.text.startsWith('- ')) {
			return [{ label: node.text.slice(2), effects: effectsOf(node.under, problems) }];
		}
		problems.push(problem('not_an_option', 'An option begins with “- ”. Put it before this line', node));
		return [];
	});
	return { kind: 'choose', count, options };
}

function countOf(words: string): Count | undefined {
	if (words === 'any') return { min: 0, max: null };
	const found = /^(up to )?(\d+)( or more)?(?: to (\d+))?$/.exec(words);
	if (!found) return undefined;
	const number = toNumber(found[2]);
	if (found[3] !== undefined) return { min: number, max: null };
	if (found[4] !== undefined) return { min: number, max: toNumber(found[4]) };
	return { min: found[1] === undefined ? number : 0, max: number };
}

function conditionOf(words: string): Condition | undefined {
	const found = /^(.*) is (not )?(-?\d+)$/s.exec(words);
	const target = found && targetOf(found[1] ?? '');
	if (target) return { kind: 'meter', ...target, is: toNumber(found[3]), not: found[2] !== undefined };
	const not = words.startsWith('not ');
	const impact = nameOf(not ? words.slice('not '.length) : words);
	return impact === undefined ? undefined : { kind: 'impact', impact, marked: !not };
}

/** `companion health` */
function targetOf(words: string): { readonly meter: string; readonly whose?: Whose } | undefined {
	const whose = (['companion', 'vehicle'] as const).find(owner => words.startsWith(`${owner} `));
	const meter = nameOf(whose ? words.slice(whose.length + 1) : words);
	if (meter === undefined) return undefined;
	return whose ? { meter, whose } : { meter };
}

const amountOf = (words: string): Amount => {
	const [minor = 0, serious, major] = words.split(' or ').map(toNumber);
	return serious === undefined || major === undefined ? minor : [minor, serious, major];
};

function timesOf(words: string): number | undefined {
	if (words.trim() === '') return 1;
	if (words.trim() === 'twice') return 2;
	const found = /^(\d+) times$/.exec(words.trim());
	return found ? toNumber(found[1]) : undefined;
}

/** A name as it stands, or in quotes. */
function nameOf(words: string): string | undefined {
	if (!words.startsWith('"')) return words === '' ? undefined : words;
	try {
		const name: unknown = JSON.parse(words);
		return typeof name === 'string' ? name : undefined;
	} catch {
		return undefined;
	}
}

const wholeOutcome = (words: string): Outcome | undefined =>
	/^(?:strong hit|weak hit|miss)$/.test(words) ? readOutcome(words) : undefined;

const toNumber = (digits = '0'): number => Number(digits) || 0;

function orProblem(node: Node, problems: Problem[], effect: Effect | undefined): Effect | undefined {
	if (!effect) {
		problems.push(
			problem('unknown_effect', `“${node.text}” is not an effect. Write it like “momentum +1”, or as “say …”`, node),
		);
	}
	return effect;
}

const problem = (code: string, message: string, { from, to }: Node): Problem => ({
	code,
	message: `${message}.`,
	from,
	to,
});
