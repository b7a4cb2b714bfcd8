import type { Change } from '../../play/character/change';
import type { Add, MoveRecord, TableRoll, Throw } from '../../play/record/record';
import { sumOfAdds } from '../../play/roll/roll';
import { writeOracleLine } from '../inline/inline-line';
import type { CampaignNames } from './campaign-names';
import type { KdlNode } from './kdl-nodes';
import { changeIn, isChangeNode } from './node-changes';
import { playedGroup, playedOracle, saidBy } from './node-oracles';
import { neededNumber, neededText, numberIn, textIn } from './node-values';
import type { ImportedEntry } from './imported-entry';
import { keep, importedMove } from './imported-entry';

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
	for (const child of node.children) {
		if (child.name === 'actor') keep('Another character acts within the move.');
		const part = partOfRecord(child, record, names);
		if (part) record = { ...record, ...part };
		else after.push(...playedNode(child, names, { ...(by === undefined ? {} : { by }), from: move }));
	}
	return [importedMove(move, record), ...after];
}

/** The part of the enclosing move's record that a node stands for; `undefined` if it is an entry of its own. */
function partOfRecord(
	node: KdlNode,
	record: Partial<MoveRecord>,
	names: CampaignNames,
): Partial<MoveRecord> | undefined {
	switch (node.name) {
		case 'add':
			return { adds: [...(record.adds ?? []), addIn(node, names)] };
		case 'roll':
			return rollIn(node, record);
		case 'progress-roll':
			return progressRollIn(node, names);
		case 'reroll':
			return rerolled(record, node);
		case 'burn':
			return { burn: { from: neededNumber(node, 0, 'from'), to: neededNumber(node, 1, 'to') } };
		case 'oracle': {
			const { ofMove, odds } = names.oracle(textIn(node, 0, 'name') ?? '', textIn(node, undefined, 'id'));
			const isAnswered = odds !== undefined && node.children.some(({ name }) => name === '-');
			return ofMove === undefined || isAnswered
				? undefined
				: { table: [...(record.table ?? []), tableIn(node, names, odds)] };
		}
		default:
			return isChangeNode(node)
				? { done: [...(record.done ?? []), ofActor(changeIn(node, names), record)] }
				: undefined;
	}
}

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
	{ actionDie, challengeDice }: Throw,
	{ action, first, second }: Readonly<Record<'action' | 'first' | 'second', number | undefined>>,
): Partial<MoveRecord> {
	const isCancelled = action === 0;
	if (isCancelled && (actionDie === undefined || first !== undefined || second !== undefined))
		keep('A record cannot say that a die was cancelled and others rolled anew.');
	// A die is cancelled if it equals negative momentum, which tells what momentum was.
	if (isCancelled && actionDie !== undefined) return { cancelled: { actionDie, momentum: -actionDie } };
	const now: Throw = {
		...(actionDie === undefined ? {} : { actionDie: action ?? actionDie }),
		challengeDice: [first ?? challengeDice[0], second ?? challengeDice[1]],
	};
	return { rerolls: [...(record.rerolls ?? []), now] };
}

/** A roll on the move's table; for *Ask the Oracle* without a question, on the table of its odds. */
function tableIn(node: KdlNode, names: CampaignNames, odds?: string): TableRoll {
	const { words, dice } = saidBy(node, node.children, names);
	return { roll: dice[0] ?? 0, text: odds === undefined ? words : `${words} (${odds})` };
}

/** Any node of a block other than an actor. */
export function playedNode(node: KdlNode, names: CampaignNames, acting: Acting): readonly ImportedEntry[] {
	switch (node.name) {
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
		default:
			if (isChangeNode(node)) return [{ kind: 'changes', changes: [aboutActor(changeIn(node, names), acting)] }];
			return keep(`“${node.name}” has no counterpart.`);
	}
}

/** Outside a move, a change names the character it is about. */
export const aboutActor = (change: Change, { by }: Acting): Change =>
	change.target === undefined && by !== undefined ? { ...change, target: by } : change;

/** Text that Markdown would not read as a plain paragraph. */
const MORE_THAN_WORDS = /^\s*(?:```|~~~|\$\$|%%|<|---|===|#{1,6}\s|\||$)/m;

/** The player's comment; a question contains its answer. */
function playedComment(node: KdlNode, names: CampaignNames, acting: Acting): readonly ImportedEntry[] {
	const text = node.values.map(value => String(value ?? '')).join('\n');
	if (MORE_THAN_WORDS.test(text)) keep('The comment would not stay a paragraph.');
	const [answer, ...more] = node.children;
	if (answer?.name === 'oracle' && more.length === 0) return playedOracle(answer, names, text);
	return [{ kind: 'prose', text }, ...node.children.flatMap(child => playedNode(child, names, acting))];
}

/** Rolled dice, such as `2d6 + 1` with each result, written as typed dice are. */
function diceOf(node: KdlNode): ImportedEntry {
	const expression = neededText(node, 0, 'expr').trim();
	const result = neededNumber(node, 1, 'result');
	const faces = node.children.flatMap(child =>
		child.name === 'rolls' ? child.values : keep('The dice have no counterpart.'),
	);
	return { kind: 'code', code: diceLine(expression, result, faces.map(Number)) };
}

const DICE = /^(\d{0,3})d(\d{1,4})(?:\s*([+-])\s*(\d{1,4}))?$/i;

/** Inline code for rolled dice of which only the sum matters. */
export function diceLine(expression: string, result: number, faces: readonly number[]): string {
	const [, count = '', sides = '', sign, more = '0'] =
		DICE.exec(expression) ?? keep(`“${expression}” has no counterpart.`);
	const sum = faces.reduce((all, face) => all + face, 0) + Number(more) * (sign === '-' ? -1 : 1);
	const isWhole = faces.length === Number(count || 1) && faces.every(face => face >= 1 && face <= Number(sides));
	if (!isWhole || sum !== result) keep('The dice do not add up to their result.');
	return writeOracleLine(expression, `${result} (${faces.join(', ')})`);
}
