import { read, unread, type Reading } from '../../rules/problem';
import type { CampaignNames } from './campaign-names';
import { holdsComment, readKdl, type KdlNode } from './kdl-nodes';
import type { Acting } from './node-moves';
import { playedNode, rerolled } from './node-moves';
import { neededNumber } from './node-values';
import type { ImportedEntry } from './imported-entry';
import { NoCounterpart, importedMove } from './imported-entry';
import { t } from '../../language/text';

/** Part of a block: what happened, or why it stays as it is. */
export interface BlockPart {
	/** Offsets in the text of the block. */
	readonly from: number;
	readonly to: number;
	readonly played: readonly ImportedEntry[];
	readonly stays?: string;
}

/** Reads the parts of a mechanics block, in order. A block that cannot be read stays as a whole. */
export function readMechanics(text: string, names: CampaignNames): Reading<readonly BlockPart[]> {
	const nodes = readKdl(text);
	if (!nodes.ok) return nodes;
	const between = withoutNodes(text, nodes.value);
	if (between.trim() !== '' && holdsComment(between))
		return unread('kdl_comment', t('The block holds a comment, which a record has no place for.'), 0, text.length);
	const by = names.onlyCharacter;
	const parts: BlockPart[] = [];
	for (const node of nodes.value) parts.push(partOf(node, names, by === undefined ? {} : { by }, parts));
	return read(parts);
}

const withoutNodes = (text: string, nodes: readonly KdlNode[]): string => {
	const ends = [0, ...nodes.map(({ to }) => to)];
	return [...nodes.map(({ from }) => from), text.length].map((to, i) => text.slice(ends[i], to)).join('\n');
};

function partOf(node: KdlNode, names: CampaignNames, acting: Acting, above: BlockPart[]): BlockPart {
	const { from, to } = node;
	const stays = (why: string): BlockPart => ({ from, to, played: [], stays: why });
	if (node.hasComment) return stays('It holds a comment, which a record has no place for.');
	try {
		const amends = node.name === 'actor' && node.children.length === 1 ? (node.children[0] ?? node) : node;
		if (AMENDS.includes(amends.name))
			return amended(amends, above) ? { from, to, played: [] } : stays('There is no roll above it.');
		return { from, to, played: playedBy(node, names, acting) };
	} catch (error) {
		if (error instanceof NoCounterpart) return stays(error.message);
		throw error;
	}
}

/** Nodes that change the previous roll. */
const AMENDS: readonly string[] = ['reroll', 'burn'];

/** Applies the change to the move above; nothing else remains of the node. */
function amended(node: KdlNode, above: BlockPart[]): boolean {
	const at = above.length - 1;
	const part = above[at];
	const moves = part?.played.flatMap(each => (each.kind === 'move' ? [each] : [])) ?? [];
	const last = moves.at(-1);
	if (!part || part.stays !== undefined || !last?.record.dice) return false;
	const more =
		node.name === 'reroll'
			? rerolled(last.record, node)
			: { burn: { from: neededNumber(node, 0, 'from'), to: neededNumber(node, 1, 'to') } };
	const { outcome: _, ...record } = last.record;
	const now = importedMove(record.move, { ...record, ...more });
	above[at] = { ...part, played: part.played.map(each => (each === last ? now : each)) };
	return true;
}

/** Entries within the braces of an actor belong to that character. */
function playedBy(node: KdlNode, names: CampaignNames, acting: Acting): readonly ImportedEntry[] {
	if (node.name !== 'actor') return playedNode(node, names, acting);
	const [name] = [...node.properties.values(), ...node.values];
	const by = names.character(typeof name === 'string' ? name : '');
	return node.children.flatMap(child => playedNode(child, names, { by }));
}
