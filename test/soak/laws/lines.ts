import type { Happened, Law } from './law';
import { bothTimes } from './law';

/** A line of a note with the line break behind it. */
export interface NoteLine {
	readonly text: string;
	readonly lineBreak: string;
}

export const linesIn = (note: string): readonly NoteLine[] =>
	[...note.replace(/^\uFEFF/, '').matchAll(/([^\r\n]*)(\r\n?|\n|$)/g)].map(([, text = '', lineBreak = '']) => ({
		text,
		lineBreak,
	}));

const TOKEN = /tk\d+b?/;

/** A value of the plugin with a comment of the player behind it: the comment is the player's, the value may change. */
const VALUE = /^(?:[>\s]|- )*(?:[\w ]+):.*?(\s#.*)$/;
const QUOTED_KEY = /^(?:[>\s]|- )*(?:my own|mood):/;

/** What of a line is the player's, as far as it bears a token. */
export function playersOf({ text }: NoteLine): string | undefined {
	if (!TOKEN.test(text)) return undefined;
	if (QUOTED_KEY.test(text)) return text;
	const [, comment] = VALUE.exec(text) ?? [];
	return comment !== undefined && TOKEN.test(comment) ? comment : isPlugins(text) ? undefined : text;
}

/** A digest quotes what could not be read. */
const isPlugins = (text: string): boolean => /^- Not read: /.test(text);

const isPlayed = ({ deed: { by, play } }: Happened) =>
	by === 'played' && play?.what !== 'turn' && play?.what !== 'rename';

const shown = (text: string | undefined): string => (text === undefined ? 'nothing' : JSON.stringify(text));

/** The lines of the player, and whether each has its line break. */
const kept = (note: string): readonly { readonly players: string; readonly lineBreak: string }[] =>
	linesIn(note).flatMap(line => {
		const players = playersOf(line);
		return players === undefined ? [] : [{ players, lineBreak: line.lineBreak }];
	});

export const linesStay: Law = {
	name: 'every line of the player stays, whole, once, in order',
	broken: happened => {
		if (!isPlayed(happened)) return undefined;
		for (const { path, was, is } of bothTimes(happened)) {
			if (was.text === is.text) continue;
			const [old, now] = [kept(was.text), kept(is.text)];
			const length = Math.max(old.length, now.length);
			for (let at = 0; at < length; at++)
				if (old[at]?.players !== now[at]?.players)
					return `${path}: ${shown(old[at]?.players)} became ${shown(now[at]?.players)}`;
		}
		for (const [path, { text }] of happened.before)
			if (!happened.after.has(path) && kept(text).length > 0) return `${path} is gone with what the player wrote in it`;
		return undefined;
	},
};

export const breaksStay: Law = {
	name: 'every line of the player keeps its line break',
	broken: happened => {
		if (!isPlayed(happened)) return undefined;
		for (const { path, was, is } of bothTimes(happened)) {
			if (was.from !== is.from) continue;
			const now = kept(is.text);
			for (const [at, { players, lineBreak }] of kept(was.text).entries()) {
				const then = now[at];
				if (then?.players !== players || then.lineBreak === lineBreak || lineBreak === '') continue;
				if (then.lineBreak === '' && happened.unended.has(players)) continue;
				return `${path}: after ${shown(players)} stood ${JSON.stringify(lineBreak)}, now ${JSON.stringify(then.lineBreak)}`;
			}
		}
		return undefined;
	},
};

/** Two lines of the player, and what stands between them. */
interface Pair {
	readonly first: string;
	readonly second: string;
	readonly between: readonly string[];
}

function pairsIn(note: string): ReadonlyMap<string, Pair> {
	const pairs = new Map<string, Pair>();
	let last: string | undefined;
	let between: string[] = [];
	for (const line of linesIn(note)) {
		const players = playersOf(line);
		if (players === undefined) {
			between.push(line.text);
			continue;
		}
		if (last !== undefined) pairs.set(`${last}\n${players}`, { first: last, second: players, between });
		last = players;
		between = [];
	}
	return pairs;
}

/** What parts two paragraphs: an empty line (with the signs of its quote), a fence, the end of the properties. */
const isParting = (line: string): boolean => /^[>\s]*$/.test(line) || /^[>\s]*(?:- )?(?:`{3,}|~{3,}|---)/.test(line);

/** The lines of the player that stand together: one right under the other, or with nothing between that parts them. */
export const pairsTogether = (note: string): readonly string[] =>
	[...pairsIn(note)].flatMap(([key, { between }]) => (between.some(isParting) ? [] : [key]));

export const paragraphsStayApart: Law = {
	name: 'paragraphs that were apart stay apart',
	broken: happened => {
		if (!isPlayed(happened)) return undefined;
		for (const { path, was, is } of bothTimes(happened)) {
			if (was.text === is.text) continue;
			const now = pairsIn(is.text);
			for (const [key, { first, second, between }] of pairsIn(was.text)) {
				const then = now.get(key);
				if (!happened.together.has(key) && then && between.some(isParting) && !then.between.some(isParting))
					return `${path}: nothing parts ${shown(first)} and ${shown(second)} any more`;
			}
		}
		return undefined;
	},
};

export const paragraphsStayWhole: Law = {
	name: 'nothing comes between two lines of a paragraph',
	broken: happened => {
		if (!isPlayed(happened)) return undefined;
		for (const { path, was, is } of bothTimes(happened)) {
			if (was.text === is.text) continue;
			const now = pairsIn(is.text);
			for (const [key, { first, second, between }] of pairsIn(was.text)) {
				const then = now.get(key);
				if (between.length > 0 || !then || !isProse(first) || !isProse(second)) continue;
				if (then.between.length > 0)
					return `${path}: ${JSON.stringify(then.between.join('\n'))} came between ${shown(first)} and ${shown(second)}`;
			}
		}
		return undefined;
	},
};

/** Neither a heading nor a line of its own kind, after which a block may follow at once. */
const isProse = (text: string): boolean => /^[A-Za-z\u0590-\u05ff]/.test(text) && !text.includes(':');
