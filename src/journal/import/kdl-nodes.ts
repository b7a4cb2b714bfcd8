import { getLocation, parse as parseVersion2, type Document, type Node } from '@bgotink/kdl';
import { parse } from '@bgotink/kdl/v1-compat';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';

/** A node of a KDL document (version 1): `move "Strike" { roll "Iron" action=2 … }`. */
export interface KdlNode {
	/** In lower case, since nodes may be typed in any case. */
	readonly name: string;
	readonly values: readonly KdlValue[];
	/** Keyed by name in lower case. */
	readonly properties: ReadonlyMap<string, KdlValue>;
	readonly children: readonly KdlNode[];
	/** Its offsets in the text. */
	readonly from: number;
	readonly to: number;
	/** As written, and the same up to its children. */
	readonly source: string;
	readonly head: string;
	/** Comments among its children. */
	readonly comments: readonly KdlComment[];
	/**
	 * What no reader has asked for yet: the node itself, its values by position, its properties, its comments. A reader
	 * removes what it reads; a node that is replaced must have nothing left.
	 */
	readonly unread: Set<string>;
}

/** A comment, or nodes that are commented out. */
interface KdlComment {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

export type KdlValue = string | number | boolean | null;

/** Parses a KDL document (version 1): its nodes and comments, in order. An error has its position in the text. */
export function readKdl(text: string): ParseResult<readonly (KdlNode | KdlComment)[]> {
	try {
		const nodes = documentOf(text).nodes.map(node => nodeOf(node, text));
		return parseOk(inOrder(nodes, commentsBetween(nodes, text, 0, text.length)));
	} catch (error) {
		const at = placeOf(error);
		return parseError('bad_kdl', error instanceof Error ? error.message : String(error), at, at);
	}
}

/** Iron Vault writes a number that is none as a bare word, which version 2 alone allows. The error is that of version 1. */
function documentOf(text: string): Document {
	try {
		return parse(text, { storeLocations: true });
	} catch (error) {
		try {
			return parseVersion2(text, { storeLocations: true });
		} catch {
			throw error;
		}
	}
}

function nodeOf(node: Node, text: string): KdlNode {
	const place = getLocation(node);
	const [from, to] = [place?.start.offset ?? 0, place?.end.offset ?? text.length];
	const inside = node.children ? getLocation(node.children) : undefined;
	const children = (node.children?.nodes ?? []).map(child => nodeOf(child, text));
	const comments = inside ? commentsBetween(children, text, inside.start.offset, inside.end.offset) : [];
	const head = text
		.slice(from, inside === undefined ? to : inside.start.offset)
		.replace(/\{$/, '')
		.trimEnd();
	return {
		name: node.getName().toLowerCase(),
		values: node.getArguments().map(valueOf),
		properties: new Map([...node.getProperties()].map(([key, value]) => [key.toLowerCase(), valueOf(value)])),
		...{ children, from, to, head, comments },
		source: text.slice(from, to).trimEnd(),
		unread: unreadIn(node, head, comments),
	};
}

/** Names in `unread` for the node itself, for comments among its children, and for what no reader understands. */
const ITSELF = 'itself';
export const COMMENTS = 'comments';
const ODD = 'odd';

function unreadIn(node: Node, head: string, comments: readonly KdlComment[]): Set<string> {
	const keys = node.entries.flatMap(entry => entry.getName()?.toLowerCase() ?? []);
	const isTwice = new Set(keys).size < keys.length;
	const isTagged = [node, ...node.entries].some(each => each.getTag() !== null);
	return new Set([
		ITSELF,
		...node.getArguments().map((_, at) => String(at)),
		...keys.map(key => `=${key}`),
		...(comments.length > 0 ? [COMMENTS] : []),
		...(isTwice || isTagged || holdsComment(head) ? [ODD] : []),
	]);
}

/** Marks the node as read, and its property or the value at a position. */
export const markRead = ({ unread }: KdlNode, ...what: readonly (string | number)[]): void => {
	for (const each of [ITSELF, ...what]) unread.delete(String(each));
};

/** The children and comments of a node, in order; the comments count as read. */
export function partsOf(node: KdlNode): readonly (KdlNode | KdlComment)[] {
	markRead(node, COMMENTS);
	return inOrder(node.children, node.comments);
}

const inOrder = (nodes: readonly KdlNode[], comments: readonly KdlComment[]): readonly (KdlNode | KdlComment)[] =>
	[...nodes, ...comments].sort((one, other) => one.from - other.from);

export const isComment = (part: KdlNode | KdlComment): part is KdlComment => !('name' in part);

/** Whether part of the node was not read by anything. */
export const hasUnread = (node: KdlNode): boolean => hasUnreadHead(node) || node.children.some(hasUnread);

/** Whether that is so apart from its children, and from what is named. */
export const hasUnreadHead = ({ unread }: KdlNode, but?: string): boolean => [...unread].some(each => each !== but);

/** Marks a node as read whose leftovers are kept in another way. */
export function markAllRead({ unread, children }: KdlNode): void {
	unread.clear();
	for (const child of children) markAllRead(child);
}

/** The comments in the text between nodes. */
function commentsBetween(nodes: readonly KdlNode[], text: string, start: number, end: number): readonly KdlComment[] {
	const ends = [start, ...nodes.map(({ to }) => to)];
	return [...nodes.map(({ from }) => from), end].flatMap((to, i) => {
		const from = ends[i] ?? to;
		const between = text.slice(from, to);
		if (!holdsComment(between)) return [];
		const lead = /^[\s;]*/.exec(between)?.[0].length ?? 0;
		return [{ from: from + lead, to: from + between.trimEnd().length, text: between.slice(lead).trimEnd() }];
	});
}

const valueOf = (value: unknown): KdlValue =>
	typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** Plain and raw strings, which may contain comment signs. One that does not end takes all the rest. */
const STRINGS = /r(#{0,20})"[\s\S]*?(?:"\1|$)|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g;

/** Whether part of a document has `//`, a block comment or a node disabled by `/-`. */
export const holdsComment = (text: string): boolean => /\/[/*-]/.test(text.replace(STRINGS, '""'));

/** The offset of a parse error, as given by the library. */
function placeOf(error: unknown): number {
	const start: unknown = typeof error === 'object' && error !== null && 'start' in error ? error.start : undefined;
	const offset: unknown = typeof start === 'object' && start !== null && 'offset' in start ? start.offset : undefined;
	return typeof offset === 'number' ? offset : 0;
}
