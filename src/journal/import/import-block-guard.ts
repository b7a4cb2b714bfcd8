import type { CampaignNames } from './campaign-names';
import type { KdlNode } from './kdl-nodes';

/**
 * The strings of what was replaced of which the text in its place lacks a word. What the reader did not understand stays
 * anyway; this finds what it understood and said in other words, such as the old name of a track, for the report.
 */
export function stringsLost(strings: readonly string[], written: string, { asset }: CampaignNames): readonly string[] {
	const here = new Set(wordsIn(written));
	const lost = strings.filter(text =>
		wordsOfString(text.split(' / ').map(asset).join(' / ')).some(word => !here.has(word)),
	);
	return [...new Set(lost)];
}

/** The strings in the nodes of a block. */
export const stringsOfNodes = (nodes: readonly KdlNode[]): readonly string[] => nodes.flatMap(stringsOf);

/** The fields of a span, but for the addresses of notes and the words by which the other plugin tells fields apart. */
export const stringsOfSpan = (code: string): readonly string[] =>
	code
		.replaceAll('\\|', '|')
		.split('|')
		.map((field, i) => field.replace(i === 0 ? /^\s*iv-[a-z-]+:/ : /^\s*(?:adds|burn|cursed|odds)=/, '').trim())
		.filter(field => !/^(?:action|vs1|vs2)$|\.md$/.test(field));

/** The rows of a block of the first months, without the keys that its reader knows. Their numbers are not words. */
export const stringsOfOldBlock = (source: string): readonly string[] =>
	source
		.split('\n')
		.map(row => row.replace(OLD_KEYS, '$1').replace(/[\p{L}\p{N}]+/gu, word => (/^\d+$/.test(word) ? ' ' : word)));

const OLD_KEYS =
	/(^[ \t-]*|[{,][ \t]*|: |\()(?:name|id|action|stat|statVal|adds|amount|desc|challenge[12]|burn|orig|reset|progressTrack|progressTicks|roll|tableId|tableName|results|raw|question|subrolls|kind:[ \t]*(?:simple|multi|templated)$)(?::|(?=[ \t]*$| \d))/g;

const stringsOf = (node: KdlNode): readonly string[] =>
	[...node.values, ...node.properties.values(), ...node.children.flatMap(stringsOf)].filter(
		value => typeof value === 'string',
	);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const LINK = /\[([^\]]{0,500})\]\(([^)]{0,500})\)/g;
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
