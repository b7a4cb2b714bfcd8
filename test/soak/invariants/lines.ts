import { TRACK_KINDS } from '../../../src/rules/core/track-kind';
import type { PlayDeed } from '../step-result';
import { perText } from '../per-text';
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
const TOKENS = /tk\d+b?/g;

/** A value of the plugin with a comment of the player behind it: the comment is the player's, the value may change. */
const VALUE = /^(?:[>\s]*- .*?|(?:[>\s]|- )*[\w \u00a0]+:.*?)(\s#.*)$/;
/** What ran into the option of a call stays as a comment when another is rolled. */
const ROLL = /^(?:[>\s]|- )*roll:(?:.*?\s#)?\s*(.*)$/;
/** What ran into an outcome, a row of a table or what was declined stays as a comment when another takes its place, and when the move is undone. */
const OUTCOME = /^(?:[>\s]|- )*(?:outcome|passed|table):(?:.*?\s(?=#))?\s*(.*)$/;
const QUOTED_KEY = /^(?:[>\s]|- )*(?:my own|mood):/;

/** A record in a sentence, of which only the player's words that ran into it are the player's. */
const withoutRecords = (text: string): string =>
	text.replace(/`(sworn:[^`]*)`/g, (_, code: string) => (code.match(TOKENS) ?? []).join(' '));

/** What of a line is the player's, as far as it bears a token. */
export function playersOf(line: NoteLine): string | undefined {
	if (!TOKEN.test(line.text)) return undefined;
	const text = withoutRecords(line.text);
	if (isPlugins(text)) return undefined;
	if (QUOTED_KEY.test(text)) return text;
	const [, option] = ROLL.exec(text) ?? [];
	if (option !== undefined) return option;
	const [, outcome] = OUTCOME.exec(text) ?? [];
	if (outcome !== undefined) return `# ${outcome.replace(/^# ?/, '')}`;
	const [, comment] = VALUE.exec(text) ?? [];
	return comment !== undefined && TOKEN.test(comment) ? comment.trim() : text;
}

/** A digest quotes what could not be read, and names and answers that words were glued to. */
const isPlugins = (text: string): boolean =>
	/^(?:> )?- (?:Not read|Oracles|Tracks|Meters): |^\*\*(?:Session \d{1,4}|Price|Won|Open|Previously|Met)\.\*\* /.test(
		text,
	);

/** A notice may try again what moves lines from one note to another. */
const MOVING: readonly (PlayDeed['what'] | undefined)[] = ['turn', 'rename', 'notice'];

const isPlayed = ({ deed: { by, play, fault } }: Happened) =>
	by === 'played' && !MOVING.includes(play?.what) && !(fault?.kind === 'failure' && fault.isCutOff);

const shown = (text: string | undefined): string => (text === undefined ? 'nothing' : JSON.stringify(text));

/** What names a thing: `vow: Find the ark`; `track: Find the ark` is how a record names it. */
const KINDS = TRACK_KINDS.filter(kind => kind !== 'track').join('|');
const NAME = new RegExp(`^(?:[>\\s]|- )*(?:${KINDS}):[ \\t]*(.+?)\\s*$`);

/** A name as it stands between quotation marks. */
const inQuotes = (name: string): string => JSON.stringify(name).slice(1, -1);

/** The names of things that the player's words have become part of, by gluing them to one. The plugin repeats names. */
const namesIn = perText((note): readonly string[] =>
	linesIn(note).flatMap(({ text }) => {
		const [, name] = NAME.exec(text) ?? [];
		return name !== undefined && TOKEN.test(name) ? [name, inQuotes(name)] : [];
	}),
);

function namesOf({ before, after }: Pick<Happened, 'before' | 'after'>): ReadonlySet<string> {
	return new Set([...before.values(), ...after.values()].flatMap(({ text }) => namesIn(text)));
}

/** A line without the names in it; of two names that begin alike the longer one is meant. */
const withoutNames = (text: string, names: ReadonlySet<string>): string =>
	[...names].sort((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Whether a line bears no token but those in the names that it repeats. */
const isRepeated = (text: string, names: ReadonlySet<string>): boolean =>
	!NAME.test(text) && !TOKEN.test(withoutNames(text, names));

interface Kept {
	readonly players: string;
	readonly lineBreak: string;
}

/** The lines of the player, and whether each has its line break. */
const kept = perText((note): readonly Kept[] =>
	linesIn(note).flatMap(line => {
		const players = playersOf(line);
		return players === undefined ? [] : [{ players, lineBreak: line.lineBreak }];
	}),
);

export const linesStay: Law = {
	name: 'every line of the player stays, whole, once, in order',
	broken: happened => {
		if (!isPlayed(happened)) return undefined;
		const names = namesOf(happened);
		const keptIn = (text: string) => kept(text).filter(({ players }) => !isRepeated(players, names));
		for (const { path, was, is } of bothTimes(happened)) {
			if (was.text === is.text) continue;
			const [old, now] = [keptIn(was.text), keptIn(is.text)];
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

/** So often each token stands in all notes together, but for those in names. */
function tokensIn(look: Happened['before'], names: ReadonlySet<string>): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const { text } of look.values())
		for (const { players } of kept(text)) {
			for (const [token] of withoutNames(players, names).matchAll(TOKENS))
				counts.set(token, (counts.get(token) ?? 0) + 1);
		}
	return counts;
}

/** What moves lines from one note to another, or gives things other names, takes every word of the player's along. */
export const wordsStay: Law = {
	name: 'what is moved to another note takes the player’s words along',
	broken: happened => {
		const { by, fault } = happened.deed;
		if (by !== 'played' || isPlayed(happened) || fault) return undefined;
		const names = namesOf(happened);
		const [was, is] = [tokensIn(happened.before, names), tokensIn(happened.after, names)];
		const other = [...new Set([...was.keys(), ...is.keys()])].find(token => was.get(token) !== is.get(token));
		return other === undefined
			? undefined
			: `${other} stood there ${was.get(other) ?? 0} times, now ${is.get(other) ?? 0}`;
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

const pairsIn = perText((note): ReadonlyMap<string, Pair> => {
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
});

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
