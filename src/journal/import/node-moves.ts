import type { Change } from '../../play/character/change';
import type { Add, MoveRecord, DiceRoll } from '../../play/record/record';
import type { TableRoll } from '../../play/oracles/table-roll';
import { sumOfAdds } from '../../play/roll/roll';
import { readInline, writeOracleLine } from '../inline/inline-record';
import type { CampaignNames } from './campaign-names';
import type { KdlNode, KdlValue } from './kdl-nodes';
import { COMMENTS, hasUnread, hasUnreadHead, isComment, markAllRead, partsOf } from './kdl-nodes';
import { changeIn, isChangeNode } from './node-changes';
import { playedGroup, playedOracle, resultOfNode } from './node-oracles';
import { neededNumber, neededText, numberIn, textIn, valuesIn } from './node-values';
import {
	burnChange,
	checkedChange,
	COMMENT_STAYS,
	importedMove,
	keep,
	keptInstead,
	WHY_UNREAD,
	type ImportedEntry,
} from './imported-entry';

/** The acting character in part of a block, and the move that led there. */
export interface Acting {
	readonly by?: string;
	readonly from?: string;
}

/** A move and its children. Those that are not part of its record follow as separate entries. */
function playedMoveOf(node: KdlNode, names: CampaignNames, { by, from }: Acting): readonly ImportedEntry[] {
	const id = textIn(node, undefined, 'id');
	const move = names.move(textIn(node, 0, 'name') ?? id ?? keep('The move has no name.'), id);
	const after: ImportedEntry[] = [];
	let record: Partial<MoveRecord> = {
		...(by === undefined ? {} : { by }),
		...(from === undefined ? {} : { from }),
	};
	if (hasUnreadHead(node, COMMENTS)) after.push(remark(node, node.head));
	for (const part of partsOf(node)) {
		if (isComment(part)) after.push({ kind: 'kept', text: part.text, why: COMMENT_STAYS });
		else if (ROLL_NODES.includes(part.name)) {
			record = { ...record, ...rollPartOf(part, record, names) };
			if (hasUnread(part)) after.push(remark(part, part.source));
		} else
			after.push(
				...keptInstead(part, part.source, () => {
					const more = partOfRecord(part, record, { names, move });
					if (!more) return playedNode(part, names, { ...(by === undefined ? {} : { by }), from: move });
					if (!hasUnread(part)) record = { ...record, ...more };
					return [];
				}),
			);
	}
	markAllRead(node);
	return [importedMove(move, record), ...after];
}

/** A node that became part of a record but says more than that: it follows as a comment, as it was. */
const remark = (node: KdlNode, source: string): ImportedEntry => ({
	kind: 'kept',
	text: source.replace(/^/gm, '// '),
	why: WHY_UNREAD(node),
});

/** Nodes without which the record of a move would be another one. */
const ROLL_NODES: readonly string[] = ['add', 'roll', 'progress-roll', 'reroll', 'burn'];

function rollPartOf(node: KdlNode, record: Partial<MoveRecord>, names: CampaignNames): Partial<MoveRecord> {
	if (record.dice && ['add', 'roll', 'progress-roll'].includes(node.name)) keep('The move holds more than one roll.');
	switch (node.name) {
		case 'add':
			return { adds: [...(record.adds ?? []), addIn(node, names)] };
		case 'roll':
			return rollIn(node, record);
		case 'progress-roll':
			return progressRollIn(node, names);
		case 'reroll':
			return rerolled(record, node);
		default: {
			const burn = burnIn(node);
			const isOfRoll = record.dice?.actionDie !== undefined && !record.burn;
			return isOfRoll ? { burn } : { done: [...(record.done ?? []), burnChange(burn)] };
		}
	}
}

export const burnIn = (node: KdlNode): NonNullable<MoveRecord['burn']> => ({
	from: neededNumber(node, 0, 'from'),
	to: neededNumber(node, 1, 'to'),
});

/** The part of the record of a move that a node stands for; `undefined` if it is an entry of its own. */
function partOfRecord(
	node: KdlNode,
	record: Partial<MoveRecord>,
	{ names, move }: { readonly names: CampaignNames; readonly move: string },
): Partial<MoveRecord> | undefined {
	if (node.name === 'oracle') {
		const { ofMove, odds } = names.oracle(textIn(node, 0, 'name') ?? '', textIn(node, undefined, 'id'));
		const isAnswered = odds !== undefined && node.children.some(({ name }) => name === '-');
		if (ofMove === undefined || isAnswered) return undefined;
		return { table: [...(record.table ?? []), tableIn(node, names, odds)] };
	}
	return isChangeNode(node)
		? { done: [...(record.done ?? []), ofMove(ofActor(changeIn(node, names), record), move, names)] }
		: undefined;
}

/**
 * What a move says about a track that begins or ends in it: the kind of one that has no note, and whether it was
 * forsaken, which the other plugin records as completed.
 */
export function ofMove(change: Change, move: string, { fight }: CampaignNames): Change {
	if (change.kind !== 'event' || !['begun', 'completed'].includes(change.event)) return change;
	const found = change.what === 'track' ? KINDS_OF_MOVES.find(([words]) => words.test(move))?.[1] : undefined;
	const kind = found === 'fight' ? fight : found;
	const isForsaken = change.event === 'completed' && change.what !== 'clock' && isForsaking(move);
	return checkedChange({
		...change,
		...(kind === undefined ? {} : { what: kind }),
		...(isForsaken ? { event: 'forsaken' } : {}),
	});
}

const isForsaking = (move: string): boolean => /^forsake\b/i.test(move);

const KINDS_OF_MOVES: readonly (readonly [RegExp, string])[] = [
	[/\bvow\b/i, 'vow'],
	[/\b(?:connection|forge a bond)\b/i, 'connection'],
	[/\bexpedition\b/i, 'expedition'],
	[/\b(?:journey|reach your destination)\b/i, 'journey'],
	[/\bthe scene\b/i, 'scene'],
	[/\b(?:discover a site|locate your objective|escape the depths)\b/i, 'site'],
	[/\b(?:enter the fray|take decisive action|end the fight|face defeat)\b/i, 'fight'],
];

/** Removes the acting character's name from a change within a record. */
function ofActor(change: Change, { by }: Partial<MoveRecord>): Change {
	const { target, ...own } = change;
	return target !== undefined && target === by ? own : change;
}

const addIn = (node: KdlNode, { plain }: CampaignNames): Add => ({
	amount: neededNumber(node, 0, 'amount'),
	reason: plain(textIn(node, 1, 'from', 'reason') ?? ''),
});

function rollIn(node: KdlNode, { adds = [] }: Partial<MoveRecord>): Partial<MoveRecord> {
	const option = (neededText(node, 0, 'stat-name').split(' / ').at(-1) ?? '').toLowerCase();
	const more = (numberIn(node, 3, 'adds') ?? 0) - sumOfAdds(adds);
	return {
		roll: { option, value: neededNumber(node, 2, 'stat') },
		adds: more === 0 ? adds : [...adds, { amount: more, reason: '' }],
		dice: {
			actionDie: neededNumber(node, 1, 'action'),
			challengeDice: [neededNumber(node, 4, 'vs1'), neededNumber(node, 5, 'vs2')],
		},
	};
}

function progressRollIn(node: KdlNode, { track }: CampaignNames): Partial<MoveRecord> {
	const name = textIn(node, 0, 'name');
	return {
		...(name === undefined ? {} : { track: track(name).legacy ?? track(name).name }),
		progress: neededNumber(node, 1, 'score'),
		dice: { challengeDice: [neededNumber(node, 2, 'vs1'), neededNumber(node, 3, 'vs2')] },
	};
}

/**
 * Determines which dice were rerolled and their new values. An action die of 0 means that negative momentum cancels it.
 */
export function rerolled(record: Partial<MoveRecord>, node: KdlNode): Partial<MoveRecord> {
	const standing = record.rerolls?.at(-1) ?? record.dice;
	if (!standing) return keep('There is no roll above the reroll.');
	const action = numberIn(node, undefined, 'action');
	const [first, second] = [numberIn(node, undefined, 'vs1'), numberIn(node, undefined, 'vs2')];
	return withReroll(record, standing, { action, first, second });
}

export function withReroll(
	record: Partial<MoveRecord>,
	{ actionDie, challengeDice }: DiceRoll,
	{ action, first, second }: Readonly<Record<'action' | 'first' | 'second', number | undefined>>,
): Partial<MoveRecord> {
	const isCancelled = action === 0;
	if (action !== undefined && actionDie === undefined) keep('The roll above has no action die.');
	if (isCancelled && (first !== undefined || second !== undefined))
		keep('A record cannot say that a die was cancelled and others rolled anew.');
	// A die is cancelled if it equals negative momentum, which tells what momentum was.
	if (isCancelled && record.cancelled) keep('The action die was cancelled already.');
	if (isCancelled && actionDie !== undefined) return { cancelled: { actionDie, momentum: -actionDie } };
	const now: DiceRoll = {
		...(actionDie === undefined ? {} : { actionDie: action ?? actionDie }),
		challengeDice: [first ?? challengeDice[0], second ?? challengeDice[1]],
	};
	return { rerolls: [...(record.rerolls ?? []), now] };
}

/** A roll on the move's table; for *Ask the Oracle* without a question, on the table of its odds. */
function tableIn(node: KdlNode, names: CampaignNames, odds?: string): TableRoll {
	const { words, dice } = resultOfNode(node, node.children, names);
	const [first = 0, ...more] = dice;
	const within = more.length === 0 ? '' : ` (rolled: ${more.join(', ')})`;
	return { roll: first, text: `${words}${within}${odds === undefined ? '' : ` (${odds})`}` };
}

/** Names of rolls that were made without a move. */
export const BARE_ROLL = 'Action Roll';
export const BARE_PROGRESS_ROLL = 'Progress Roll';

/** Any node of a block or of a move. */
export function playedNode(node: KdlNode, names: CampaignNames, acting: Acting): readonly ImportedEntry[] {
	switch (node.name) {
		case 'actor':
			return playedBy(node, names, acting);
		case 'move':
			return playedMoveOf(node, names, acting);
		case 'oracle':
			return playedOracle(node, names);
		case 'oracle-group':
			return playedGroup(node, names);
		case '-':
			return playedComment(node, names, acting);
		case 'dice-expr':
			return [diceOf(node)];
		case 'roll':
			return [importedMove(BARE_ROLL, { ...acting, ...rollIn(node, {}) })];
		case 'progress-roll':
			return [importedMove(BARE_PROGRESS_ROLL, { ...acting, ...progressRollIn(node, names) })];
		default:
			if (isChangeNode(node)) return [{ kind: 'changes', changes: [aboutActor(changeIn(node, names), acting)] }];
			return keep(`“${node.name}” has no counterpart.`);
	}
}

/** Whom the braces of an actor are about. */
export const actorOf = (node: KdlNode, names: CampaignNames): string => names.character(textIn(node, 0, 'name') ?? '');

/** Entries within the braces of an actor belong to that character. */
function playedBy(node: KdlNode, names: CampaignNames, { from }: Acting): readonly ImportedEntry[] {
	const acting = { by: actorOf(node, names), ...(from === undefined ? {} : { from }) };
	return partsOf(node).flatMap(part => {
		if (isComment(part)) return [{ kind: 'kept', text: part.text, why: COMMENT_STAYS } as const];
		// what stays still says who acted
		const within = `${node.head} {\n    ${part.source}\n}`;
		return keptInstead(part, within, () => playedNode(part, names, acting));
	});
}

/** Outside a move, a change names the character it is about. */
export const aboutActor = (change: Change, { by }: Acting): Change =>
	change.target === undefined && by !== undefined ? { ...change, target: by } : change;

/** Text that Markdown would not read as a plain paragraph. */
const MORE_THAN_WORDS = /^\s*(?:```|~~~|\$\$|%%|<|---|===|#{1,6}\s|\||$)/m;

/** The player's comment; a question contains its answer. */
function playedComment(node: KdlNode, names: CampaignNames, acting: Acting): readonly ImportedEntry[] {
	const text = valuesIn(node)
		.map(value => String(value ?? ''))
		.join('\n');
	if (MORE_THAN_WORDS.test(text)) keep('The comment would not stay a paragraph.');
	const [answer, ...more] = node.children;
	if (answer?.name === 'oracle' && more.length === 0) return playedOracle(answer, names, text);
	if (text === '') keep('The comment says nothing.');
	return [{ kind: 'prose', text }, ...node.children.flatMap(child => playedNode(child, names, acting))];
}

/** Rolled dice, such as `2d6 + 1` with each result, written as typed dice are. */
function diceOf(node: KdlNode): ImportedEntry {
	const expression = neededText(node, 0, 'expr').trim();
	const result = neededNumber(node, 1, 'result');
	const faces = node.children.flatMap(child =>
		child.name === 'rolls' ? facesIn(child) : keep('The dice have no counterpart.'),
	);
	return { kind: 'code', code: diceLine(expression, result, faces.map(Number)) };
}

function facesIn(node: KdlNode): readonly KdlValue[] {
	textIn(node, undefined, 'dice');
	return valuesIn(node);
}

const DICE = /^(\d{0,3})d(\d{1,4})(?:\s*([+-])\s*(\d{1,4}))?$/i;

/** Inline code for rolled dice. The sum of simple ones is checked; others are written as they were told. */
export function diceLine(expression: string, result: number, faces: readonly number[]): string {
	const line = writeOracleLine(expression, faces.length === 0 ? String(result) : `${result} (${faces.join(', ')})`);
	const read = readInline(line.replace(/^`+|`+$/g, '').trim());
	const isSame = read.ok && read.value.kind === 'oracle' && read.value.oracle === expression;
	if (!isSame || /[\n\r]/.test(expression)) keep(`“${expression}” has no counterpart.`);
	const [all, count = '', sides = '', sign, more = '0'] = DICE.exec(expression) ?? [];
	const sum = faces.reduce((all, face) => all + face, 0) + Number(more) * (sign === '-' ? -1 : 1);
	const isWhole = faces.length === Number(count || 1) && faces.every(face => face >= 1 && face <= Number(sides));
	if (faces.some(Number.isNaN) || (all !== undefined && faces.length > 0 && (!isWhole || sum !== result)))
		keep('The dice do not add up to their result.');
	return line;
}
