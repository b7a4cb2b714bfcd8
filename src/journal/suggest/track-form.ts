import { distinctBy } from '../../rules/core/collections';
import { BY_SOME_WORDS } from '../../rules/search/fuzzy-match';
import { countsSegments, TRACK_KINDS } from '../../rules/core/track-kind';
import { quote, t } from '../../i18n/translate';
import { clockOdds } from '../../play/tracks/clock-odds';
import type { Track } from '../../play/tracks/track';
import { unreadOfKinds } from '../../play/tracks/invalid-tracks';
import type { TypedAt, Suggestion } from '../../play/suggest/suggestion';
import { moveCalled } from './change-form';
import { changeRow } from './change-row';
import { byName, fillSlots, type Filled, type Filler, type Slot } from './fill-slots';
import { UNREAD, completionSuggestion, messageSuggestion, rowAt, type Row } from './form';
import { CLOCKS, MARKING, MARKS, OF_TRACK, OTHERWISE, SMALL, TIMES } from './form-words';
import { nearest } from './nearest';
import type { Read } from './tokens';

interface SaidTrack {
	readonly verb: 'mark' | 'clock';
	readonly track: Track;
	readonly times: number;
	/** Something else than progress is asked for. */
	readonly isOther: true;
}

const VERBS = [...MARKS.map(word => [word, 'mark'] as const), ...CLOCKS.map(word => [word, 'clock'] as const)];
/** Fewer letters begin other words as well. */
const FEWEST_LETTERS = 4;

const slotsFor = ({ character }: TypedAt): readonly Slot<SaidTrack>[] => {
	const open = character.tracks.filter(({ status }) => status === 'open');
	const named = open.map(track => ({ value: track, names: [track.name] }));
	const verbs = VERBS.map(([word, value]) => ({ value, names: [word] }));
	return [
		{
			key: 'verb',
			isMany: true,
			read: (read, from) =>
				nearest(verbs, read, from, { loosest: 2, most: 2, byWord: false }).flatMap(({ value, to, cost, rank }) => {
					const isPlain = MARKING.has(read.letters(from, to));
					if (rank > 0 && read.letters(from, to).length < FEWEST_LETTERS) return [];
					return from > 0 && cost + rank > 0
						? []
						: [{ says: { verb: value }, to, cost: cost + (isPlain && from === 0 && rank === 0 ? 0 : 1), rank: 0 }];
				}),
		},
		byName('track', named, track => ({ track }), { loosest: BY_SOME_WORDS, most: 8, byWord: true }),
		{
			key: 'times',
			read: ({ tokens }, from, { verb }) => {
				const at = ['+', 'x', '×', '*'].includes(tokens[from]?.text ?? '') ? from + 1 : from;
				const token = tokens.at(at);
				const word = TIMES.get(token?.text ?? '');
				const number = token?.kind === 'number' ? Number(token.text) : word;
				if (number === undefined || number > 99) return [];
				const isPlain = (at === from || tokens[from]?.text === '+') && verb !== undefined && word === undefined;
				return [{ says: { times: number }, to: at + 1, cost: isPlain ? 0 : 1, rank: 0.5 }];
			},
		},
		{
			key: 'isOther',
			isMany: true,
			read: ({ tokens }, from, { track }) => {
				const { [from]: token } = tokens;
				const isOther =
					token &&
					((OTHERWISE.has(token.text) && (track !== undefined || !SMALL.has(token.text))) ||
						'=-/→'.includes(token.text) ||
						(token.text === ':' && track !== undefined));
				const to = isOther && tokens[from + 1]?.kind === 'number' && token.kind === 'sign' ? from + 2 : from + 1;
				return isOther ? [{ says: { isOther: true }, to, cost: 0, rank: 0.2 }] : [];
			},
		},
	];
};

const filler: Filler = ({ tokens }, at) => {
	const token = tokens.at(at);
	if (token?.kind === 'sign') return ',.!'.includes(token.text) ? 0 : token.text === ':' ? 1 : undefined;
	return token && (SMALL.has(token.text) || OF_TRACK.has(token.text)) ? 1 : undefined;
};

/** Progress on a track or a segment of a clock: `progress ark 2`, `storm`. */
export function trackRows(read: Read, at: TypedAt): readonly Row[] {
	const { tokens } = read;
	const found = fillSlots(read, 0, { slots: slotsFor(at), filler, mostUnread: 0 });
	const [best] = found;
	if (!best) return unreadTrack(read, at);
	const alike = found.filter(
		({ said, rank, cost }) => said.verb === best.said.verb && cost === best.cost && rank <= best.rank + 3,
	);
	if (tokens.length === 0 || best.said.track === undefined)
		return best.said.verb === undefined ? [] : best.cost > 0 ? unreadTrack(read, at) : every(best.said, at);
	return distinctBy(alike, ({ said }) => said.track).flatMap(each => rowsOn(each, read, at));
}

/** What is done to one track; if that is not said as it is written, it is written first. */
function rowsOn({ said, cost, rank }: Filled<SaidTrack>, read: Read, at: TypedAt): readonly Row[] {
	const { track, verb, times, isOther } = said;
	if (!track || (isOther && moveCalled(read, at) !== undefined)) return [];
	const placed = (offer: Suggestion, whole = 0): Row => rowAt(whole, rank, offer);
	if (isOther) return [placed(messageSuggestion(read.own(0, read.tokens.length), onlyProgress(asText(track, 2))))];
	const written = completionSuggestion(asText(track, times));
	if (verb === undefined && times !== undefined) return [placed(written)];
	const isOdd = verb !== undefined && (verb === 'clock') !== countsSegments(track.kind);
	if (cost > 0 || isOdd) return [placed(written, Math.max(1, Math.min(cost, 2)))];
	return offersOn(track, times ?? 1, at).map(each => placed(each));
}

const onlyProgress = (example: string): string =>
	t('Only progress is typed: {example}. Anything else is done on its card', { example });

/** A verb alone lists what it may be about; what cannot be read comes first, since it may be meant. */
function every({ verb, times = 1, isOther }: Partial<SaidTrack>, at: TypedAt): readonly Row[] {
	if (isOther) return [];
	const isClock = verb === 'clock';
	const kinds = TRACK_KINDS.filter(kind => countsSegments(kind) === isClock);
	const unread = unreadOfKinds(at.character, kinds).map(({ message }) =>
		messageSuggestion(message, t('Nothing else takes its place.')),
	);
	const open = at.character.tracks.filter(({ kind, status }) => status === 'open' && kinds.includes(kind));
	return [...unread, ...open.flatMap(track => offersOn(track, times, at))].map(row => rowAt(0, 1, row));
}

/** A verb with a name that is none. */
function unreadTrack({ tokens, own }: Read, { character }: TypedAt): readonly Row[] {
	const verb = [...MARKING].find(word => word === tokens[0]?.text);
	if (verb === undefined || tokens.length > 5) return [];
	const names = character.tracks.filter(({ status }) => status === 'open').map(({ name }) => quote(name));
	const detail = t('Write the name and how often: {verb} … 2. Open: {names}', {
		verb,
		names: names.join(', ') || t('none'),
	});
	return [rowAt(UNREAD, 1, messageSuggestion(own(0, tokens.length), detail))];
}

const asText = ({ kind, name }: Track, times: number | undefined): string =>
	[countsSegments(kind) ? 'clock' : 'progress', name, times].filter(part => part !== undefined).join(' ');

const ENDS_IN_A_NUMBER = /(?:^|\s)\+?\d{1,2}$/;

/** A clock can be advanced or asked about; asking comes first if it names odds of its own. */
function offersOn({ kind, name: track, odds }: Track, times: number, at: TypedAt): readonly Suggestion[] {
	const more = times > 1 || ENDS_IN_A_NUMBER.test(track) ? ` ${times}` : '';
	if (!countsSegments(kind)) {
		const edit = { kind: kind === 'threat' ? 'menace_progress' : 'progress', times } as const;
		return [changeRow(`Mark progress: ${track}`, { kind: 'track', track, edit }, `progress ${track}${more}`, at)];
	}
	const completion = `clock ${track}${more}`;
	const fill = changeRow(
		`Advance ${track}`,
		{ kind: 'track', track, edit: { kind: 'filled', by: times } },
		completion,
		at,
	);
	const ask = (how: string): Suggestion => ({
		label: `Does ${track} advance? ${how}`,
		detail: 'on a yes a segment is filled',
		completion,
		action: { kind: 'change', change: { kind: 'clock', track, odds: how } },
	});
	const { own, others } = clockOdds(at.book, odds);
	return [...own.map(ask), fill, ...others.map(ask)];
}
