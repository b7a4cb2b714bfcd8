import { getLocation, type Node } from '@bgotink/kdl';
import { parse } from '@bgotink/kdl/v1-compat';
import { read, unread, type Reading } from '../../rules/problem';

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
	/** Whether it contains a comment or something commented out. */
	readonly hasComment: boolean;
}

export type KdlValue = string | number | boolean | null;

/** Parses a KDL document (version 1). An error has its position in the text. */
export function readKdl(text: string): Reading<readonly KdlNode[]> {
	try {
		return read(parse(text, { storeLocations: true }).nodes.map(node => nodeOf(node, text)));
	} catch (error) {
		const at = placeOf(error);
		return unread('bad_kdl', error instanceof Error ? error.message : String(error), at, at);
	}
}

function nodeOf(node: Node, text: string): KdlNode {
	const place = getLocation(node);
	const [from, to] = [place?.start.offset ?? 0, place?.end.offset ?? text.length];
	return {
		name: node.getName().toLowerCase(),
		values: node.getArguments().map(valueOf),
		properties: new Map([...node.getProperties()].map(([key, value]) => [key.toLowerCase(), valueOf(value)])),
		children: (node.children?.nodes ?? []).map(child => nodeOf(child, text)),
		...{ from, to },
		hasComment: holdsComment(text.slice(from, to)),
	};
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
