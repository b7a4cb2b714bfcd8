import type { Change } from '../../../../play/character/change';
import type { MoveRecord } from '../../../../play/record/record';
import { given } from '../../../../rules/core/collections';
import { bundledRuleset, RULESET_IDS } from '../../../../rules/books/bundled';
import { lookUpMove } from '../../../../rules/find-move';
import { NAME_KEY } from '../../../../rules/generators/generator';
import { readOutcome } from '../../../../rules/core/outcome';
import { writeAsk } from '../../../oracle-blocks/ask-block';
import { DICE_KEY, factsInWords, formatGenerated } from '../../../oracle-blocks/generated-block';
import { writeOracle } from '../../../oracle-blocks/oracle-block';
import { readChange, writeChange } from '../../../record/change-lines';
import { FROM_LONELOG } from '../../../record/imported-record';
import { writeRecord } from '../../../record/write-record';
import { oddsFor } from '../../campaign-names';
import { importedMove, NoCounterpart } from '../../imported-entry';
import { diceLine } from '../../node-moves';
import { rolledRecord, rolledWith, type RolledWith } from './roll-words';

/** What lines of a log become: a block of ours, changes, dice on one line, or the same lines, with the place of a line. */
export type LogPart =
	| { readonly kind: 'block'; readonly body: string; readonly isMove: boolean }
	| { readonly kind: 'changes'; readonly changes: readonly Change[] }
	| { readonly kind: 'code'; readonly code: string }
	| { readonly kind: 'text'; readonly lines: readonly string[]; readonly at?: number };

/** Whether a line begins with a sign of Lonelog. */
export const isLogLine = (line: string): boolean =>
	/^\s*(?:@(?:\([^()]*\))?\s*\p{L}|\?\s*\p{L}|(?:d|tbl|gen):\s|->\s|=>\s)/u.test(line);

/** A line of a log, or a part of one that says several things, with the place of the line among all. */
interface LogLine {
	readonly text: string;
	readonly at: number;
	/** What stays if it is not read: the line as it was, and how many parts that is. */
	readonly stays: string;
	readonly count: number;
}

/** Reads lines of a log. What is not understood, or would come out as something else, stays in its place. */
export function readLogLines(lines: readonly string[]): readonly LogPart[] {
	const parts: LogPart[] = [];
	const all = lines.flatMap(partsOf);
	let at = 0;
	for (let first = all[0]; first; first = all[at]) {
		const found = isOdd(first.text) ? undefined : firstOf(subjectAt(all, at));
		if (found) parts.push(...found.found);
		else parts.push({ kind: 'text', lines: [first.stays], at: first.at });
		at += found?.taken ?? first.count;
	}
	return parts;
}

/** A line with a line break of another kind in it is no line of a log, and ends what is read together. */
const isOdd = (text: string): boolean => /[\r\u2028\u2029]/.test(text);

/** The action or question that begins here, up to the next one, or any other line alone. */
function subjectAt(all: readonly LogLine[], from: number): readonly string[] {
	const isSubject = (at: number): boolean => /^[@?]/.test(all[at]?.text ?? '');
	let end = from + 1;
	if (isSubject(from)) while (end < all.length && !isSubject(end) && !isOdd(all[end]?.text ?? '')) end++;
	return all.slice(from, end).map(({ text }) => text);
}

const partsOf = (line: string, at: number): readonly LogLine[] =>
	apart(line).map((text, i, { length }) =>
		i === 0 ? { text, at, stays: line, count: length } : { text, at, stays: text, count: 1 },
	);

/** An action on a single line, `@ Strike d: … -> miss => …`, has each of its signs on a line of its own. Indentation is free. */
function apart(line: string): readonly string[] {
	const said = line.trimStart();
	return /^[@?]/.test(said) ? said.split(/ (?=d: )| (?=[-=]> )/) : /^d: /.test(said) ? said.split(/ (?==> )/) : [said];
}

interface Taken {
	/** How many lines it is. */
	readonly taken: number;
	readonly found: readonly LogPart[];
}

function firstOf(lines: readonly string[]): Taken | undefined {
	const [line = ''] = lines;
	try {
		if (line.startsWith('@')) return moveOf(lines);
		if (line.startsWith('?')) return questionOf(lines);
		const found = singleOf(line);
		return found && { taken: 1, found: [found] };
	} catch (error) {
		if (error instanceof NoCounterpart) return undefined;
		throw error;
	}
}

/** A line that says everything by itself. */
function singleOf(line: string): LogPart | undefined {
	if (line.startsWith('tbl: ')) return tableOf(line);
	if (line.startsWith('gen: ')) return thingOf(line);
	if (line.startsWith('d: ')) return diceOf(line);
	const change = line.startsWith('=> ') ? changeOf(line) : undefined;
	return change && { kind: 'changes', changes: [change] };
}

/** A move with its roll, the rolls on its table and its consequences. Other consequences follow as they were. */
function moveOf(lines: readonly string[]): Taken | undefined {
	const [, by = '', action = ''] = /^@(?:\(([^()]*)\))?\s*(.*)$/.exec(lines[0] ?? '') ?? [];
	// two who act together, “Elara > Jonah”, “Elara+Jonah”, are nobody whom a record can name
	if (/[+>]/.test(by)) return undefined;
	const named = nameIn(action);
	let at = 1;
	const rolled = lines[at]?.startsWith('d: ') ? /^d: (.*?)(?: -> (.*))?$/.exec(lines[at++] ?? '') : undefined;
	const said = lines[at]?.startsWith('-> ') && rolled?.[2] === undefined ? lines[at++]?.slice(3) : rolled?.[2];
	const table: { readonly roll: number; readonly text: string }[] = [];
	for (let each; (each = tableRollOf(lines[at], named.move)); at++) table.push(each);
	const came: string[] = [];
	for (; lines[at]?.startsWith('=> '); at++) came.push(lines[at] ?? '');
	const changes = came.map(line => changeOf(line, named.more.track));
	// a burn that the roll tells of is no further change
	const burned = /, burned momentum \d/.test(rolled?.[1] ?? '') ? changes.find(isBurn) : undefined;
	const done = changes.filter(change => change !== undefined && change !== burned) as readonly Change[];
	const more = { ...named.more, ...(by.trim() === '' ? {} : { by: by.trim() }), table, done };
	const burnedTo = burned?.kind === 'value' && typeof burned.to === 'number' ? burned.to : undefined;
	const record = rolled
		? rolledOrGiven(rolled[1] ?? '', said, { ...named, more, burnedTo })
		: unrolled(named, said, more);
	if (!record) return undefined;
	const kept = came.filter((_, i) => changes[i] === undefined);
	return {
		taken: at,
		found: [
			{ kind: 'block', body: writeRecord(record), isMove: true },
			...(kept.length > 0 ? [{ kind: 'text', lines: kept } as const] : []),
		],
	};
}

const isBurn = (change: Change | undefined): boolean =>
	change?.kind === 'value' && change.what === 'momentum' && change.note === 'burned';

/** “not rolled: Sojourn” has an outcome that no dice gave. */
function rolledOrGiven(
	words: string,
	said: string | undefined,
	named: Parameters<typeof rolledRecord>[2],
): MoveRecord | undefined {
	const [isGiven, reason] = /^not rolled(?:: (.+))?$/.exec(words) ?? [];
	if (isGiven === undefined || said === undefined) return rolledRecord(words, said, named);
	if (readOutcome(said) === undefined || named.option) return undefined;
	const as = reason === undefined ? said : `${said} (${reason})`;
	return importedMove(named.move, { ...named.more, as }, FROM_LONELOG).record;
}

/** A move without dice must be one of the books, since any words may stand behind the sign of an action. */
function unrolled(
	{ move, option }: Named,
	said: string | undefined,
	more: Partial<MoveRecord>,
): MoveRecord | undefined {
	const isKnown = isMoveOfBooks(move) || (more.table?.length ?? 0) > 0;
	if (!isKnown || option || (said !== undefined && readOutcome(said) === undefined)) return undefined;
	return importedMove(move, { ...more, ...(said === undefined ? {} : { as: said }) }, FROM_LONELOG).record;
}

const isMoveOfBooks = (name: string): boolean => RULESET_IDS.some(id => lookUpMove(bundledRuleset(id), name));

interface Named {
	readonly move: string;
	readonly more: Partial<MoveRecord>;
	readonly option?: RolledWith;
}

/** “Fulfill Your Vow (Find the ark; after Strike)”: the name, the track and the move before. “(edge 2)” is no track. */
function nameIn(words: string): Named {
	const action = words.trim();
	const [, move, inside] = /^([^()]+) \((.+)\)$/.exec(action) ?? [];
	const about = inside?.split('; ') ?? [];
	const from = about.at(-1)?.startsWith('after ') ? about.at(-1)?.slice('after '.length) : undefined;
	const what = (from === undefined ? about : about.slice(0, -1)).join('; ');
	if (move === undefined) return { move: action, more: {} };
	const option = rolledWith(what);
	const track = what === '' || option ? undefined : what;
	return { move, more: given({ track, from }), ...given({ option }) };
}

/** A table without a name is no oracle, and other dice than those of an oracle are no part of its name. */
const TABLE =
	/^tbl: ((?!\d{0,3}d\d{1,4}\b)(?:(?!\b\d{0,3}d(?:\d{1,4}|%)=).)+?)( d100=\d{1,3}(?:\+d100=\d{1,3})*)?(?: -> (.*))?$/;

const facesIn = (dice = ''): readonly number[] => [...dice.matchAll(/=(\d{1,3})/g)].map(([, face]) => Number(face));

function tableRollOf(line: string | undefined, move: string) {
	const [, name, dice, text = ''] = TABLE.exec(line ?? '') ?? [];
	const [roll = 0, ...others] = facesIn(dice);
	return name === move && others.length === 0 ? { roll, text } : undefined;
}

function tableOf(line: string): LogPart | undefined {
	const [, oracle, dice, result] = TABLE.exec(line) ?? [];
	if (oracle === undefined || result === undefined) return undefined;
	const [, quoted] = /^["“]([^"“”]+)["”]$/.exec(result) ?? [];
	return { kind: 'block', body: writeOracle({ oracle, dice: facesIn(dice), result: quoted ?? result }), isMove: false };
}

/** Typed dice: “d: 2d6 + 1 -> 9 (3, 5)”. */
function diceOf(line: string): LogPart | undefined {
	const [, expression, result, faces = ''] = /^d: (.+?) -> (-?\d{1,6})(?: \(([\d, ]+)\))?$/.exec(line) ?? [];
	if (expression === undefined || !/^\d{0,3}d\d{1,4}(?: ?[-+] ?\d{1,4})?$/i.test(expression)) return undefined;
	const rolled = faces === '' ? [] : faces.split(',').map(Number);
	return { kind: 'code', code: diceLine(expression, Number(result), rolled) };
}

/** A question with its answer. Without an answer, or with other dice than those of the oracle, it stays as it is. */
function questionOf([first = '', second = '']: readonly string[]): Taken | undefined {
	const asked = first.replace(/^\?\s*/, '').trim();
	const [, said, roll] = /^-> (.+?)(?: \(d100=(\d{1,3})\))?$/.exec(second.trim()) ?? [];
	if (said === undefined || (roll === undefined && /\d/.test(said))) return undefined;
	const [, words, chance = ''] = /^(.+) \(([^()]+)\)$/.exec(asked) ?? [];
	const odds = oddsFor(chance, bundledRuleset('starforged'));
	const body = writeAsk({
		question: odds === undefined ? asked : (words ?? asked),
		said,
		...(odds === undefined ? {} : { odds }),
		...(roll === undefined ? {} : { roll: Number(roll) }),
	});
	return { taken: 2, found: [{ kind: 'block', body, isMove: false }] };
}

/** “gen: Settlement d100=3; d100=12 -> Nullport; location: Deep space” */
function thingOf(line: string): LogPart | undefined {
	const [, head = '', said] = /^gen: (.+?) -> (.+)$/.exec(line) ?? [];
	const [, thing = head, dice] = /^(.+?) (d100=\d{1,3}(?:(?:\+|; )d100=\d{1,3})*)$/.exec(head) ?? [];
	if (said === undefined || /\b\d{0,3}d(?:\d{1,4}|%)=/.test(thing)) return undefined;
	const [first = '', ...others] = said.split('; ');
	const isNamed = !/^[^:]+: /.test(first);
	const facts = new Map<string, readonly string[]>(isNamed ? [[NAME_KEY, [first]]] : []);
	for (const fact of isNamed ? others : [first, ...others]) {
		const [, label = '', value = ''] = /^([^:]+): (.+)$/.exec(fact) ?? [];
		facts.set(label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_'), [value]);
	}
	const words = [...(isNamed ? [first] : []), ...factsInWords({ thing, facts })].join('; ');
	if (words !== said || facts.has(DICE_KEY)) return undefined;
	const rolls = dice?.replaceAll('d100=', '').replaceAll('+', ', ');
	const all = new Map([...facts, ...(rolls === undefined ? [] : [[DICE_KEY, [rolls]] as const])]);
	return { kind: 'block', body: formatGenerated({ thing, facts: all }), isMove: false };
}

/** “=> health 5 → 4”; a change of progress without a name is one of the move's own track. */
function changeOf(line: string, track?: string): Change | undefined {
	const words = line.slice(3).trim().replaceAll('−', '-').replaceAll('->', '→');
	const change = readChange(words);
	if (!change.ok || writeChange(change.value) !== words) return undefined;
	const { value } = change;
	if (value.kind === 'value' && (typeof value.from !== 'number' || typeof value.to !== 'number')) return undefined;
	// progress is told in boxes, of which a record counts the ticks
	const [, owner = track, from, to] = /^(?:(.+) › |progress )(\d{1,2}) → (\d{1,2}) boxe?s?$/.exec(words) ?? [];
	if (from === undefined || to === undefined) return value;
	if (owner === undefined) return undefined;
	return { kind: 'value', what: '', target: owner, from: Number(from) * 4, to: Number(to) * 4, unit: 'ticks' };
}
