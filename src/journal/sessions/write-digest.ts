import { upperFirst } from '../../rules/core/first-letter';
import { inAList } from '../../rules/core/collections';
import type { EventChange, ValueChange } from '../../play/character/change';
import { tickWords } from '../../play/character/format-ticks';
import { ABOARD, ASSET, SECOND_ROLE } from '../../play/character/events';
import { TICKS_PER_BOX } from '../../rules/core/rank';
import { countsSegments, isTrackKind } from '../../rules/core/track-kind';
import { MAX_TICKS } from '../../rules/core/track-key';
import { fullBoxes } from '../../play/tracks/track';
import { OUTCOMES, outcomeName, type Outcome } from '../../rules/core/outcome';
import { changeInWords } from '../record/format-change';
import { escapeMarkdown } from '../text/escape-markdown';
import type { Digest } from './digest';

/** The number of a session, and how its digest writes the name of a track. */
interface DigestOf {
	readonly session: number;
	/** The character of whom it tells, if they are several. */
	readonly name?: string | undefined;
	/** A link to the note of a track; undefined if it has none of its own. */
	readonly link?: ((name: string) => string | undefined) | undefined;
}

/**
 * Writes the digest of a session as Markdown that is readable without the plugin: a line for what was begun and ended,
 * one for what it cost and gained, one for what is open, and the numbers in a folded callout.
 */
export function digestLines({ session, name, link }: DigestOf, digest: Digest): readonly string[] {
	const named = (name: string): string => link?.(name) ?? plain(name);
	const numbers = numbersLines(digest);
	const title = [`Session ${session}`, ...(name === undefined ? [] : [plain(name)])].join(', ');
	return [
		`**${title}.** ${eventWords(digest, named) || (numbers.length > 0 ? 'Nothing began or ended.' : 'Nothing was played.')}`,
		...lineOf([sentence('Price', pricesOf(digest, named)), sentence('Won', gainsOf(digest, named))]),
		...lineOf([sentence('Open', [firstOf(openTracks(digest, named), MOST_OPEN).join('; ')])]),
		...(numbers.length > 0 ? ['', ...numbers] : []),
	];
}

export const MOST_OPEN = 4;

/** Sentences on one line, without the empty ones. */
export function lineOf(sentences: readonly string[]): readonly string[] {
	const told = sentences.filter(text => text !== '');
	return told.length > 0 ? [told.join(' ')] : [];
}

/** `**Price.** 3 health and 1 supply; wounded.` */
export function sentence(title: string, parts: readonly string[]): string {
	const told = parts.filter(part => part !== '');
	return told.length === 0 ? '' : `**${title}.** ${told.join('; ')}.`;
}

/** What was done with a track, by its kind, if not merely begun and finished. */
const BEGAN: Readonly<Record<string, string>> = {
	vow: 'swore',
	connection: 'met',
	expedition: 'set out on',
	journey: 'set out on',
	site: 'entered',
	foe: 'faced',
	objective: 'fought for',
};
const ENDED: Readonly<Record<string, string>> = {
	vow: 'fulfilled',
	connection: 'bonded with',
	foe: 'defeated',
	objective: 'won the fight:',
};

/** `Swore Find the ark. Won the fight: Escape.`: in the order of play, what began and ended, in one sentence. */
export function eventWords({ events }: Pick<Digest, 'events'>, named: Named): string {
	const all = events.filter(isOfTrack);
	const endOf = (name: string | undefined) => all.find(({ event, target }) => event !== 'begun' && target === name);
	const hasBegun = (name: string | undefined) => all.some(({ event, target }) => event === 'begun' && target === name);
	const said: { readonly verb: string; readonly end: string; readonly names: string[] }[] = [];
	for (const event of all) {
		if (event.event !== 'begun' && hasBegun(event.target)) continue;
		const ended = event.event === 'begun' ? endOf(event.target) : undefined;
		const isFight = event.what === 'objective';
		const [verb, end] = [verbOf((isFight && ended) || event), ended && !isFight ? ` and ${verbOf(ended)} it` : ''];
		const last = said.at(-1);
		const name = named(event.target ?? '');
		if (last?.verb === verb && end === '' && last.end === '') last.names.push(name);
		else said.push({ verb, end, names: [name] });
	}
	const sentences = said.map(({ verb, end, names }) => `${upperFirst(verb)} ${inAList(firstOf(names))}${end}.`);
	return firstOf(sentences).join(' ');
}

type Named = (name: string) => string;

const verbOf = ({ event, what }: EventChange): string => {
	if (event === 'forsaken') return 'forsook';
	return event === 'begun' ? (BEGAN[what] ?? 'began') : (ENDED[what] ?? 'finished');
};

const TRACK_EVENTS: readonly string[] = ['begun', 'completed', 'forsaken'];

const isOfTrack = ({ event, target }: EventChange): boolean =>
	target !== undefined && target !== '' && TRACK_EVENTS.includes(event);

/** What was lost, in the order of play, and of momentum over the session: `3 health, wounded and 2 momentum` */
const pricesOf = (digest: Digest, named: Named): readonly string[] => [
	inAList([
		...digest.told.flatMap(change =>
			change.kind === 'value' ? net(change, -1, named) : markWords(change, 'lost', named),
		),
		...(digest.lostMomentum > 0 ? [`${digest.lostMomentum} momentum`] : []),
	]),
];

/** What was gained, in the order of play: `2 supply, ability 2 (Rook), 2 boxes on quests and 2 experience` */
const gainsOf = (digest: Digest, named: Named): readonly string[] => [
	inAList(
		digest.told.flatMap(change => {
			if (change.kind === 'event') return markWords(change, 'won', named);
			return isExperience(change) ? earnedIn(digest) : net(change, 1, named);
		}),
	),
];

const isExperience = (change: ValueChange): boolean => change.what === 'experience' && change.target === undefined;

const earnedIn = ({ earned }: Digest): readonly string[] => (earned > 0 ? [`${earned} experience`] : []);

/** What a mark means: an impact or a condition costs, anything else that is marked or gained is won; aboard is neither. */
function markWords(mark: EventChange, side: 'won' | 'lost', named: Named): readonly string[] {
	if (!isMark(mark) || mark.what === ABOARD) return [];
	const isGood =
		mark.what === ASSET || mark.what === SECOND_ROLE || /^(?:ability \d{1,2}|bond|influence)$/.test(mark.what);
	const comes = mark.event === 'marked' || mark.event === 'gained';
	const goes = mark.event === 'cleared' || mark.event === 'discarded';
	if (!(comes || goes) || (comes === isGood ? 'won' : 'lost') !== side) return [];
	return [comes ? markName(mark, named) : `no longer ${markName(mark, named)}`];
}

const markName = ({ what, target }: EventChange, named: Named): string => {
	if (target === undefined) return plain(what);
	return what === ASSET ? named(target) : `${plain(what)} (${named(target)})`;
};

/** How much a meter or a legacy rose or fell over the session; momentum is told of otherwise. */
function net(change: ValueChange, sign: 1 | -1, named: Named): readonly string[] {
	const by = sign * (Number(change.to) - Number(change.from));
	if (!(by > 0) || change.what === 'momentum') return [];
	const whose = change.target === undefined ? '' : ` (${named(change.target)})`;
	if (isLegacy(change))
		return [`${tickWords(change.unit === 'boxes' ? by * TICKS_PER_BOX : by)} on ${plain(change.what)}${whose}`];
	return isMeter(change) ? [`${by} ${plain(change.what)}${whose}`] : [];
}

/** Boxes of the character, and of no track. */
const isLegacy = ({ what, unit }: ValueChange): boolean =>
	what !== '' && what !== 'menace' && (unit === 'ticks' || unit === 'boxes');

/** The tracks and clocks of the session that did not end in it: `Find the ark, 2 of 10 boxes`. */
function openTracks({ values, events }: Digest, named: Named): readonly string[] {
	const ended = new Set(
		events.filter(event => isOfTrack(event) && event.event !== 'begun').map(({ target }) => target),
	);
	const state = new Map<string, string>();
	for (const { target = '', what } of events.filter(event => isOfTrack(event) && event.event === 'begun'))
		state.set(target, isTrackKind(what) && countsSegments(what) ? '' : `, 0 of ${BOXES} boxes`);
	for (const { target, what, to, unit } of values)
		if (target !== undefined && what === '' && typeof to === 'number') state.set(target, standing(to, unit));
	return [...state].filter(([name]) => !ended.has(name)).map(([name, stands]) => `${named(name)}${stands}`);
}

const BOXES = MAX_TICKS / TICKS_PER_BOX;

export const standing = (to: number, unit: ValueChange['unit']): string =>
	unit === 'segments'
		? `, ${counted(to, 'segment', 'segments')}`
		: `, ${unit === 'boxes' ? to : fullBoxes(to)} of ${BOXES} boxes`;

/** A folded callout with the numbers, of the character of that name if they are several; empty if there are none. */
export function numbersLines(digest: Digest, name?: string): readonly string[] {
	const facts = [
		line('Meters', digest.values.filter(isMeter).map(words)),
		line('Tracks', digest.values.filter(isTrack).map(words)),
		line('Marked', digest.events.filter(isMark).map(words)),
		line('Experience', experienceWords(digest)),
		line(
			'Oracles',
			firstOf(digest.oracles.map(({ asked, said }) => plain(`${asked}${/[?!.]$/.test(asked) ? '' : ':'} ${said}`))),
			'; ',
		),
		line('Not read', firstOf(digest.unread.map(each => `line ${each.line} (${plain(each.words)})`))),
	].flat();
	const rolls = rollWords(digest);
	if (rolls === undefined && facts.length === 0) return [];
	const title = [...(name === undefined ? [] : [plain(name)]), rolls ?? 'In numbers'].join(': ');
	return [`> [!sworn]- ${title}`, ...facts.map(fact => `> ${fact}`)];
}

const line = (label: string, parts: readonly string[], between = ', '): readonly string[] =>
	parts.length === 0 ? [] : [`- ${label}: ${parts.join(between)}`];

/** `15 rolls: 4 strong hits, 6 weak hits, 5 misses`, `2 moves` if nothing was rolled; undefined without any. */
function rollWords({ moves, matches }: Digest): string | undefined {
	const rolled = moves.flatMap(({ outcomes }) => outcomes);
	const all = moves.reduce((sum, { times }) => sum + times, 0);
	if (rolled.length === 0) return all === 0 ? undefined : counted(all, 'move', 'moves');
	const counts = [...outcomeCounts(rolled), ...(matches > 0 ? [counted(matches, 'match', 'matches')] : [])];
	return `${counted(rolled.length, 'roll', 'rolls')}: ${counts.join(', ')}`;
}

const outcomeCounts = (outcomes: readonly Outcome[]): readonly string[] =>
	OUTCOMES.flatMap(outcome => {
		const count = outcomes.filter(each => each === outcome).length;
		const word = outcomeName(outcome);
		return count === 0 ? [] : [counted(count, word, outcome === 'miss' ? 'misses' : `${word}s`)];
	});

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const isTrack = ({ unit, what, from, to }: ValueChange): boolean => from !== to && (unit !== undefined || what === '');

/** Excluded: points that only records hold, and positions in fights, which end with the session. */
const NO_METERS = ['experience', 'experience spent', 'repair points', 'combat'];

/** A meter whose value is unchanged is left out, except momentum. */
const isMeter = (change: ValueChange): boolean =>
	change.unit === undefined &&
	change.what !== '' &&
	!NO_METERS.includes(change.what) &&
	(change.from !== change.to || change.what === 'momentum');

/** Leaves out events of tracks, which are listed separately, and spent bonuses. */
const isMark = (mark: EventChange): boolean =>
	mark.event !== 'spent' && !isOfTrack(mark) && !mark.what.startsWith('next ');

const words = (change: ValueChange | EventChange): string => {
	const { note: _, why: __, ...shown } = change;
	return plain(changeInWords(shown));
};

const experienceWords = ({ earned, spent }: Digest): readonly string[] => [
	...(earned > 0 ? [`${earned} earned`] : []),
	...(spent > 0 ? [`${spent} spent`] : []),
];

/** Maximum number to list; beyond it, only the count is given. */
const MOST_TOLD = 12;

export const firstOf = (all: readonly string[], most = MOST_TOLD): readonly string[] =>
	all.length <= most ? all : [...all.slice(0, most - 1), `and ${all.length - most + 1} more`];

const LONGEST = 120;

/** Escapes Markdown and puts a text on one line; links stay links. */
export const plain = (text: string): string => shortened(text, LONGEST);

/** The same, up to a length. */
export function shortened(text: string, longest: number): string {
	const shown = text.replace(/\s+/g, ' ').trim();
	const short = shown.length > longest ? `${shown.slice(0, longest - 1).trimEnd()}…` : shown;
	return escapeMarkdown(short);
}
