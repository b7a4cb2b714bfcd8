import type { EventChange, ValueChange } from '../../play/character/change';
import type { Outcome } from '../../rules/outcome';
import { OUTCOMES, outcomeName } from '../../rules/outcome';
import { changeInWords } from '../record/format-change';
import { escapeMarkdown } from '../text/escape-markdown';
import type { Digest, MoveCount } from './digest';

/** The title of a digest. */
interface DigestTitle {
	readonly session: number;
	readonly actor: string;
}

/** Writes the digest of a session as Markdown: a title and a list, readable without the plugin. */
export function digestLines({ session, actor }: DigestTitle, digest: Digest): readonly string[] {
	const facts = [
		...movesLines(digest),
		line('Meters', digest.values.filter(isMeter).map(words)),
		...tracksLines(digest),
		line('Marked', digest.events.filter(isMark).map(words)),
		line('Experience', experienceWords(digest)),
		line(
			'Oracles',
			firstOf(digest.oracles.map(({ asked, said }) => plain(`${asked}${/[?!.]$/.test(asked) ? '' : ':'} ${said}`))),
			'; ',
		),
		line('Not read', firstOf(digest.unread.map(each => `line ${each.line} (${plain(each.words)})`))),
	].flat();
	return [
		`**Session ${session} in short: ${plain(actor)}**`,
		...(facts.length > 0 ? facts : ['- Nothing was played.']),
	];
}

const line = (label: string, parts: readonly string[], between = ', '): readonly string[] =>
	parts.length === 0 ? [] : [`- ${label}: ${parts.join(between)}`];

function movesLines({ moves, matches }: Digest): readonly string[] {
	const rolled = moves.flatMap(({ outcomes }) => outcomes);
	const all = moves.reduce((sum, { times }) => sum + times, 0);
	if (all === 0) return [];
	const counts = [...outcomeCounts(rolled), ...(matches > 0 ? [counted(matches, 'match', 'matches')] : [])];
	const shown = counts.length > 0 ? `: ${counts.join(', ')}` : '';
	return [`- ${counted(all, 'move', 'moves')}${shown}`, ...line('Made', moves.map(moveWords))];
}

/** `Face Danger ×3 (1 strong hit, 2 misses)`, `Secure an Advantage (weak hit)` */
function moveWords({ move, times, outcomes }: MoveCount): string {
	const [only] = outcomes;
	const counts = times === 1 && only ? [outcomeName(only)] : outcomeCounts(outcomes);
	return `${plain(move)}${times > 1 ? ` ×${times}` : ''}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`;
}

const outcomeCounts = (outcomes: readonly Outcome[]): readonly string[] =>
	OUTCOMES.flatMap(outcome => {
		const count = outcomes.filter(each => each === outcome).length;
		const word = outcomeName(outcome);
		return count === 0 ? [] : [counted(count, word, outcome === 'miss' ? 'misses' : `${word}s`)];
	});

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function tracksLines({ events, values }: Digest): readonly string[] {
	const tracks = (event: EventChange['event']) => events.filter(each => each.event === event && each.target);
	const named = ({ target = '', what }: EventChange) => plain(what === '' ? target : `${target} (${what})`);
	const completed = tracks('completed');
	const isVow = ({ what }: EventChange) => what === 'vow';
	return [
		...line('Begun', tracks('begun').map(named)),
		...line('Tracks', values.filter(isTrack).map(words)),
		...line(
			'Fulfilled',
			completed.filter(isVow).map(({ target = '' }) => plain(target)),
		),
		...line('Completed', completed.filter(event => !isVow(event)).map(named)),
		...line('Forsaken', tracks('forsaken').map(named)),
	];
}

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
const isMark = ({ event, what, target }: EventChange): boolean =>
	event !== 'spent' && !(target && ['begun', 'completed', 'forsaken'].includes(event)) && !what.startsWith('next ');

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

const firstOf = (all: readonly string[]): readonly string[] =>
	all.length <= MOST_TOLD ? all : [...all.slice(0, MOST_TOLD - 1), `and ${all.length - MOST_TOLD + 1} more`];

const LONGEST = 120;

/** Escapes Markdown and puts a text on one line; links stay links. */
function plain(text: string): string {
	const shown = text.replace(/\s+/g, ' ').trim();
	const short = shown.length > LONGEST ? `${shown.slice(0, LONGEST - 1).trimEnd()}…` : shown;
	return escapeMarkdown(short);
}
