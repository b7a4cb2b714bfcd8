// Reads the pattern of a regular expression, as far as it is needed to tell where it may look at a text again and again.

/**
 * A part of a pattern. `sample` is a short text that it matches; a part that matches no text, such as `^`, has ''.
 * @typedef {object} Part
 * @property {'char' | 'set' | 'group' | 'edge'} kind
 * @property {string} sample
 * @property {string} text As it is written, without its quantifier.
 * @property {number} min
 * @property {number} max
 * @property {Part[][]} ways The alternatives of a group.
 * @property {boolean} looks A lookaround, which takes no text.
 */

/** More repetitions than this are as many as one likes. */
const MANY = 1000;

export const isUnbounded = ({ max }) => max >= MANY;

/**
 * @param {string} pattern
 * @param {string} flags
 * @returns {Part[][]} Its alternatives.
 */
export function parse(pattern, flags = '') {
	const reader = { pattern, at: 0, flags: flags.replace(/[gy]/g, '') };
	return waysIn(reader);
}

function waysIn(reader) {
	const ways = [[]];
	while (reader.at < reader.pattern.length && reader.pattern[reader.at] !== ')') {
		if (reader.pattern[reader.at] === '|') {
			ways.push([]);
			reader.at++;
		} else ways.at(-1).push(quantified(reader, partAt(reader)));
	}
	return ways;
}

const NO_TEXT = /^(?:\^|\$|\\[bB])/;
const ONE =
	/^(?:\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[A-Za-z]|\\k<[^>]*>|\\[pP]\{[^}]*\}|\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^])/u;

function partAt(reader) {
	const rest = reader.pattern.slice(reader.at);
	const [, open] = /^(\((?:\?(?:[:=!]|<[=!]|<\w+>))?)/.exec(rest) ?? [];
	if (open !== undefined) {
		reader.at += open.length;
		const ways = waysIn(reader);
		reader.at++;
		const looks = /[=!]/.test(open);
		const sample = looks ? '' : sampleOf(ways[0]);
		return {
			kind: 'group',
			sample,
			text: rest.slice(0, reader.at - (reader.pattern.length - rest.length)),
			ways,
			looks,
		};
	}
	const [edge] = NO_TEXT.exec(rest) ?? [];
	const [text = ''] = edge === undefined ? (ONE.exec(rest) ?? []) : [edge];
	reader.at += text.length;
	if (edge !== undefined) return { kind: 'edge', sample: '', text, ways: [], looks: true };
	const isSet = /^(?:\.|\[|\\[dDwWsSpP])/.test(text);
	return { kind: isSet ? 'set' : 'char', sample: memberOf(text, reader.flags), text, ways: [], looks: false };
}

function quantified(reader, part) {
	const [said = '', low, , high] = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(reader.pattern.slice(reader.at)) ?? [];
	reader.at += said.length;
	const [sign] = said;
	if (sign === '{') {
		const min = Number(low);
		return { ...part, min, max: !said.includes(',') ? min : high === '' ? Infinity : Number(high) };
	}
	const [min, max] = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[sign] ?? [1, 1];
	return { ...part, min, max };
}

/** Characters that a part is tried with, of every kind that matters. */
const TRIED = [...'a1 \t_-.,;:\'"`*%|>()[]{}<=/\\\n\rAZéя中👩…—–½\u00A0\u0000#!?+&@~^$'];

/** A character that a part matches; '' if it is none of those. */
function memberOf(text, flags) {
	if (/^\\[k1-9]/.test(text)) return '';
	const regex = regexOf(`^(?:${text})$`, flags);
	if (!regex) return '';
	const escaped = /^\\u|^\\x/.test(text)
		? [String.fromCodePoint(parseInt(text.replace(/^\\[ux]\{?|\}$/g, ''), 16) || 0)]
		: [];
	return [...escaped, ...TRIED, text, ...text].find(char => regex.test(char)) ?? '';
}

function regexOf(pattern, flags) {
	try {
		return new RegExp(pattern, flags);
	} catch {
		return undefined;
	}
}

/** A text that a sequence of parts matches. */
export const sampleOf = parts => parts.map(({ sample, min }) => sample.repeat(Math.min(Math.max(min, 0), 20))).join('');

/** Characters of which each part of a pattern may take as many as it likes, and the text that leads there. */
export function* runsIn(ways, lead = '') {
	for (const parts of ways) {
		let before = lead;
		for (const part of parts) {
			if (part.kind === 'group') yield* runsIn(part.ways, before);
			if (isUnbounded(part) && part.sample !== '') {
				yield { lead: before, run: part.sample };
				for (const way of part.ways) if (sampleOf(way) !== '') yield { lead: before, run: sampleOf(way) };
			}
			before += part.sample.repeat(Math.min(part.min || 0, 20));
		}
	}
}

/** Whether two parts may take the same character, by the characters that are tried. */
function overlap(one, other, flags) {
	const [a, b] = [one, other].map(({ text }) => regexOf(`^(?:${text})$`, flags));
	return !a || !b || TRIED.some(char => a.test(char) && b.test(char));
}

/**
 * Pairs of parts side by side that both take as many of the same characters as they like, with nothing between that
 * must be there: the text of such a run is parted in every way.
 */
export function* adjacentRuns(ways, flags = '') {
	const known = flags.replace(/[gy]/g, '');
	for (const parts of ways) {
		for (const [at, part] of parts.entries()) {
			yield* adjacentRuns(part.ways, flags);
			if (!isUnbounded(part) || part.looks) continue;
			for (const next of parts.slice(at + 1)) {
				if (next.looks) continue;
				if (isUnbounded(next) && overlap(part, next, known)) yield [part.text, next.text];
				if (next.min > 0) break;
			}
		}
	}
}
