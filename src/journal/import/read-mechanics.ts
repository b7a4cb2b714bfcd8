import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { CampaignNames } from './campaign-names';
import { hasUnread, isComment, readKdl, type KdlNode } from './kdl-nodes';
import { actorOf, burnIn, ofMove, playedNode, rerolled, type Acting } from './node-moves';
import { COMMENT_STAYS, importedMove, keep, NoCounterpart, WHY_UNREAD, type ImportedEntry } from './imported-entry';

/** Part of a block: what happened, or why it stays as it is. */
export interface BlockPart {
	/** Offsets in the text of the block. */
	readonly from: number;
	readonly to: number;
	readonly played: readonly ImportedEntry[];
	readonly stays?: string;
	/** The node that is replaced. */
	readonly node?: KdlNode;
}

/** Reads the parts of a mechanics block, in order. A block that cannot be read stays as a whole. */
export function readMechanics(text: string, names: CampaignNames): ParseResult<readonly BlockPart[]> {
	const document = readKdl(text);
	if (!document.ok) return document;
	const by = names.onlyCharacter;
	const parts: BlockPart[] = [];
	for (const part of document.value)
		parts.push(
			isComment(part)
				? { from: part.from, to: part.to, played: [], stays: COMMENT_STAYS }
				: partOf(part, names, by === undefined ? {} : { by }, parts),
		);
	return parseOk(parts);
}

function partOf(node: KdlNode, names: CampaignNames, acting: Acting, above: BlockPart[]): BlockPart {
	const { from, to } = node;
	try {
		const played = isAmending(node)
			? amended(node, names, above)
			: behindMove(playedNode(node, names, acting), above, names);
		if (hasUnread(node)) keep(WHY_UNREAD(node));
		return { from, to, played, node };
	} catch (error) {
		if (error instanceof NoCounterpart) return { from, to, played: [], stays: error.message };
		throw error;
	}
}

/**
 * Where several characters play, a track that begins or ends in a move stands behind the move, with nothing but other
 * changes between.
 */
function behindMove(
	played: readonly ImportedEntry[],
	above: readonly BlockPart[],
	names: CampaignNames,
): readonly ImportedEntry[] {
	const before = above.flatMap((part): readonly (ImportedEntry | undefined)[] =>
		part.stays === undefined ? part.played : [undefined],
	);
	const last = [...before].reverse().find(each => each?.kind !== 'changes');
	if (last?.kind !== 'move') return played;
	const { move } = last.record;
	return played.map(each =>
		each.kind === 'changes' ? { ...each, changes: each.changes.map(change => ofMove(change, move, names)) } : each,
	);
}

/** Nodes that change the previous roll; an actor may stand around one. */
function isAmending({ name, children }: KdlNode): boolean {
	const [only, ...more] = children;
	return name === 'actor' ? only !== undefined && more.length === 0 && isAmending(only) : AMENDS.includes(name);
}

const AMENDS: readonly string[] = ['reroll', 'burn'];

/** Applies the change to the move right above; nothing else remains of the node. */
function amended(node: KdlNode, names: CampaignNames, above: BlockPart[]): readonly ImportedEntry[] {
	const [inner] = node.name === 'actor' ? node.children : [node];
	// a node that changed the roll left nothing between
	const part = [...above].reverse().find(({ stays, played }) => stays !== undefined || played.length > 0);
	const at = part ? above.indexOf(part) : -1;
	const last = part?.played.filter(({ kind }) => kind !== 'kept').at(-1);
	const by = node.name === 'actor' ? actorOf(node, names) : undefined;
	if (!inner || !part || last?.kind !== 'move' || !last.record.dice) return keep('There is no roll above it.');
	if (by !== undefined && last.record.by !== by) return keep('The roll above it is another character’s.');
	const more = inner.name === 'reroll' ? rerolled(last.record, inner) : { burn: burnIn(inner) };
	if (last.record.burn && more.burn) return keep('Momentum was burned on the roll above it already.');
	if (hasUnread(node)) keep(WHY_UNREAD(node));
	const { outcome: _, ...record } = last.record;
	const now = importedMove(record.move, { ...record, ...more });
	above[at] = { ...part, played: part.played.map(each => (each === last ? now : each)) };
	return [];
}
