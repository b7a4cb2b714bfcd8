import type { CampaignNames } from './campaign-names';
import type { KdlNode } from './kdl-nodes';

/**
 * The strings of replaced nodes of which the text in their place lacks a word. What the reader did not understand stays
 * anyway; this finds what it understood and said in other words, such as the old name of a track, for the report.
 */
export function stringsLost(nodes: readonly KdlNode[], written: string, { asset }: CampaignNames): readonly string[] {
	const here = new Set(wordsIn(written));
	const lost = nodes
		.flatMap(stringsOf)
		.filter(text => wordsOfString(text.split(' / ').map(asset).join(' / ')).some(word => !here.has(word)));
	return [...new Set(lost)];
}

const stringsOf = (node: KdlNode): readonly string[] =>
	[...node.values, ...node.properties.values(), ...node.children.flatMap(stringsOf)].filter(
		value => typeof value === 'string',
	);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;
const WIKI_LINK = /!?\[\[([^[\]|]*)(?:\|([^[\]]*))?\]\]/g;
/** An id in the rules: `datasworn:move:…`, `starforged/moves/adventure/face_danger`. */
const ID =
	/^(?:datasworn:)?(?:[a-z_.]+:)?[\w.]+(?:\/[\w.]+)+$|^(?:datasworn:)?(?:move|oracle|asset|truth)[a-z_.]*:\w+$/;

const NUMBER = /^\s*[+-]?\d+\s*$/;

/** The words of a string, apart from addresses and from words that the reader translates. */
function wordsOfString(text: string): readonly string[] {
	if (ID.test(text.trim()) || NUMBER.test(text)) return [];
	const isName = text.trim() !== '' && text.replace(WIKI_LINK, '').trim() === '';
	const plain = text
		.replace(WIKI_LINK, (_, path: string, shown?: string) => {
			const last = path.replace(/\.md$/, '').split('/').at(-1) ?? '';
			return isName ? (shown ?? last) : `${last} ${shown ?? ''}`;
		})
		.replace(LINK, (all, label: string, target: string) => {
			if (!ID.test(target.trim())) return all;
			const known = new Set(wordsIn(target.replaceAll('_', ' ')));
			return wordsIn(label)
				.filter(word => !known.has(word))
				.join(' ');
		})
		.replace(/^Will (.*) advance\? /i, '$1 ');
	return wordsIn(plain).filter(word => !TRANSLATED.has(word));
}

/** States, positions and the like, which the reader understands and writes in our words. */
const TRANSLATED: ReadonlySet<string> = new Set([
	...['added', 'completed', 'removed', 'resolved', 'reopened', 'upgraded', 'oracles', 'core'],
	...['out', 'of', 'combat', 'in', 'control', 'a', 'bad', 'spot', 'has', 'no', 'initiative', 'with', 'without'],
	...['troublesome', 'dangerous', 'formidable', 'extreme', 'epic', 'yes', 'new'],
]);
