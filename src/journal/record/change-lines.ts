import type { Change, ChangeEvent, ValueChange } from '../../play/character/change';
import { CHANGE_EVENTS, isStaying, STAYS } from '../../play/character/change';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { given } from '../../rules/core/collections';
import { readNumber } from '../sworn-block/sworn-block';
import { t } from '../../i18n/translate';

/**
 * One line of `done`: `[target › ]what from → to[ unit][, note][ (why)]`, `[target › ]what event[, note][ (why)]`, or
 * `[target › ]what value[ unit], stays[ (why)]`.
 *
 *     momentum 3 → 4
 *     Find the ark › 8 → 12 ticks
 *     Find the ark › rank formidable → extreme
 *     Find the ark › vow completed
 *     Doom › 2 → 3 segments
 *     health 5 → 4 (Endure Harm)
 *     momentum 10 → 10, at its maximum
 *     next +1 (Secure an Advantage) spent
 *     combat in control, stays
 *     wounded not marked, stays (wounded?)
 *
 * It is parsed from the right, because the name on the left is the player's own and may contain any character.
 */
export function readChange(line: string): ParseResult<Change> {
	const text = line.trim();
	if (text.length > LONGEST)
		return parseError('unread_change', t('This line is too long to be a change.'), 0, line.length);
	const { rest, why } = takeWhy(text);
	const change =
		(why === undefined ? undefined : readEvent(rest, why)) ??
		readEvent(text, undefined) ??
		readValue(rest, why) ??
		readValue(text, undefined) ??
		readStaying(rest, why);
	if (change) return parseOk(change);
	const message = t(
		'This change cannot be read. Write it as “momentum 3 → 4”, “Find the ark › 8 → 12 ticks” or “wounded marked”.',
	);
	return parseError('unread_change', message, 0, line.length);
}

/** In characters; no change is nearly as long. */
const LONGEST = 10_000;

export function writeChange(change: Change): string {
	const { target, what, note, why } = change;
	const words = [target === undefined ? '' : `${target} ›`, what];
	if (change.kind === 'event') words.push(note === STAYS && change.event === 'cleared' ? NOT_MARKED : change.event);
	else if (isStaying(change)) words.push(String(change.to), change.unit ?? '');
	else words.push(`${change.from} →`, String(change.to), change.unit ?? '');
	const text = words.filter(word => word !== '').join(' ');
	return `${text}${note === undefined ? '' : `, ${note}`}${why === undefined ? '' : ` (${why})`}`;
}

/** Takes the parentheses at the very end as the reason; nested ones belong to it. */
function takeWhy(text: string): { rest: string; why?: string } {
	if (!text.endsWith(')')) return { rest: text };
	let depth = 0;
	for (let at = text.length - 1; at > 0; at--) {
		if (text[at] === ')') depth++;
		else if (text[at] === '(' && --depth === 0)
			return isSpace(text[at - 1])
				? { rest: text.slice(0, at).trimEnd(), why: text.slice(at + 1, -1) }
				: { rest: text };
	}
	return { rest: text };
}

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\t';

/** How a line says that an impact is not marked, and stays so: `wounded not marked, stays (not wounded?)`. */
const NOT_MARKED = 'not marked';

/** A note as the plugin writes it, joined with text of the player's. */
const MORE_THAN_NOTE = /^(?:at its (?:maximum|minimum)|already|was not marked|none was marked|stays).*\S/i;

const EVENT = new RegExp(`(?:^|\\s)(${CHANGE_EVENTS.join('|')})(?:$|,)`, 'g');

function readEvent(text: string, why: string | undefined): Change | undefined {
	const name = Math.max(text.lastIndexOf(' › '), text.lastIndexOf(' > '));
	const events = [...text.matchAll(EVENT)];
	// In "wounded cleared, was not marked", the note also ends with an event word.
	const match = events.find(({ index, 0: words }) => index > name && words.endsWith(',')) ?? events.at(-1);
	const event = CHANGE_EVENTS.find(word => word === match?.[1]) satisfies ChangeEvent | undefined;
	if (!match || !event) return undefined;
	const isNot = event === 'marked' && /\snot$/.test(text.slice(0, match.index)) && text.endsWith(`, ${STAYS}`);
	const { target, rest: what } = takeTarget(text.slice(0, match.index - (isNot ? ' not'.length : 0)));
	// In "status open → completed", the value happens to be an event word.
	if (what === '' || /(?:→|->)$/.test(what)) return undefined;
	const after = text.slice(match.index + match[0].length).trim();
	if (MORE_THAN_NOTE.test(after)) return undefined;
	const said = isNot ? 'cleared' : event;
	return { kind: 'event', ...given({ target }), what, event: said, ...given({ note: after || undefined, why }) };
}

const ARROW = /→|->/g;
const UNIT = /^([^,]*\s)(ticks?|box(?:es)?|segments?)$/;

const unitOf = (word: string): ValueChange['unit'] =>
	word.startsWith('tick') ? 'ticks' : word.startsWith('box') ? 'boxes' : 'segments';

function readValue(text: string, why: string | undefined): Change | undefined {
	const arrow = [...text.matchAll(ARROW)].at(-1);
	if (!arrow) return undefined;
	const left = takeTarget(text.slice(0, arrow.index));
	const before = takeFrom(left.rest);
	const right = text.slice(arrow.index + arrow[0].length);
	const comma = right.indexOf(',');
	const counted = (comma === -1 ? right : right.slice(0, comma)).trim();
	const note = comma === -1 ? '' : right.slice(comma + 1).trim();
	if (MORE_THAN_NOTE.test(note)) return undefined;
	const [, amount, unit] = UNIT.exec(counted) ?? [];
	const to = valueOf(amount?.trim() ?? counted);
	if (!before || to === '' || !isOfOneKind(before, to)) return undefined;
	return {
		kind: 'value',
		...given({ target: left.target }),
		...before,
		to,
		...given({
			unit: unit === undefined ? undefined : unitOf(unit),
			note: note || undefined,
			why,
		}),
	};
}

const STAYING = new RegExp(`,\\s*${STAYS}$`);

/** A value that did not change: `combat in control, stays`. */
function readStaying(text: string, why: string | undefined): Change | undefined {
	const staying = STAYING.exec(text);
	if (!staying) return undefined;
	const { target, rest } = takeTarget(text.slice(0, staying.index));
	const [, amount, unit] = UNIT.exec(rest) ?? [];
	const value = takeFrom(amount?.trim() ?? rest);
	if (!value || (value.what === '' && target === undefined)) return undefined;
	return {
		kind: 'value',
		...given({ target }),
		...value,
		to: value.from,
		...given({ unit: unit === undefined ? undefined : unitOf(unit), note: STAYS, why }),
	};
}

/** Splits at the last `›`, so that a name may contain one. */
function takeTarget(text: string): { target?: string; rest: string } {
	const at = [' › ', ' > '].map(sign => text.lastIndexOf(sign)).find(found => found !== -1) ?? -1;
	if (at <= 0) return { rest: text.trim() };
	return { target: text.slice(0, at).trim(), rest: text.slice(at + 3).trim() };
}

const POSITIONS: readonly string[] = ['in control', 'in a bad spot', 'has initiative', 'no initiative'];

/** Values that are words. Knowing them keeps them from being taken for part of the name before. */
const WORD_VALUES = [
	...POSITIONS,
	'none',
	'troublesome',
	'dangerous',
	'formidable',
	'extreme',
	'epic',
	'open',
	'completed',
	'forsaken',
];

/** Only “combat” has a position in a fight; other words before it were joined to the line. */
const isPosition = (value: number | string): boolean =>
	typeof value === 'string' && POSITIONS.includes(value.toLowerCase());

/**
 * A number must change to a number, a rank to a rank, a position to a position; anything else has text of the player's
 * after it.
 */
function isOfOneKind({ what, from }: { what: string; from: number | string }, to: number | string): boolean {
	const isKnown = (value: number | string) => typeof value === 'string' && WORD_VALUES.includes(value.toLowerCase());
	if ([from, to].some(isPosition) && what.toLowerCase() !== 'combat') return false;
	if (typeof from === 'number') return typeof to === 'number' || to === 'none';
	if (what.toLowerCase() === 'combat') return isKnown(to);
	return !isKnown(from) || from.toLowerCase() === 'none' || isKnown(to);
}

/**
 * Splits `health 5`, `combat in a bad spot`, `formidable` or `8`: the value is on the right, and starts at the second
 * word if it is unknown.
 */
function takeFrom(text: string): { what: string; from: number | string } | undefined {
	if (text === '') return undefined;
	const lastSpace = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t'));
	const number = readNumber(text.slice(lastSpace + 1));
	if (number !== undefined) return { what: text.slice(0, lastSpace + 1).trim(), from: number };
	const lower = text.toLowerCase();
	const known = WORD_VALUES.find(word => lower === word || lower.endsWith(` ${word}`));
	if (known) return { what: text.slice(0, -known.length).trim(), from: text.slice(-known.length) };
	const [what = '', ...words] = text.split(/\s+/);
	return words.length === 0 ? { what: '', from: what } : { what, from: words.join(' ') };
}

const valueOf = (text: string): number | string => readNumber(text) ?? text;
