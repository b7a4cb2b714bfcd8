import { isSameName } from '../../rules/search/folded-name';
import { statedName } from '../../rules/search/stated-name';
import { getOwn } from '../../rules/core/collections';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Answer, Asks } from '../record/pending-step';
import { harmOf, type Track } from '../tracks/track';
import { hasKey, type TrackKind } from '../../rules/core/track-kind';
import { TRACK_KEY_ROWS, type DetailKey } from '../../rules/core/track-key';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/** Creates the track described by the player's answer. */
export function newTrack(kind: TrackKind, answer: Answer | undefined, asks: Asks): ParseResult<Track> {
	const said = readAnswer(answer, asks);
	if (!said.ok) return said;
	const { rank, harm, segments } = said.value;
	return parseOk({
		kind,
		ticks: 0,
		status: 'open',
		...said.value,
		...(segments === undefined ? {} : { filled: 0 }),
		...(hasKey(kind, 'harm')
			? { harm: harmOf({ ...(rank && { rank }), ...(harm === undefined ? {} : { harm }) }) }
			: {}),
	});
}

/** The answered properties of a track, without those that every new track has. */
type Said = Omit<Track, 'kind' | 'ticks' | 'status'>;

/** Reads an answer: the name must be free, the rank allowed, and each detail valid for its key. */
export function readAnswer(answer: Answer | undefined, asks: Asks): ParseResult<Said> {
	const name = plain(answer?.name ?? '');
	if (name === '')
		return parseError('name_needed', t('Write a name for the {track}.', { track: translateTerm(asks.track) }));
	if (asks.taken.some(taken => isSameName(taken, name))) return parseError('name_taken', takenBy(asks, name));
	const [only, ...others] = asks.ranks;
	const rank = answer?.rank ?? (others.length === 0 ? only : undefined);
	if (only !== undefined && (rank === undefined || !asks.ranks.includes(rank)))
		return parseError(
			'rank_needed',
			t('Give {name} a rank: {ranks}.', { name, ranks: asks.ranks.map(translateTerm).join(', ') }),
		);
	let said: Said = { name, ...(rank === undefined ? {} : { rank }) };
	for (const { key, value } of asks.details) {
		const text = plain(getOwn(answer?.details, key) ?? value);
		const detail = text === '' ? parseOk({}) : readDetail(key, text);
		if (!detail.ok) return detail;
		said = { ...said, ...detail.value };
	}
	return parseOk(said);
}

const takenBy = ({ track }: Asks, name: string): string =>
	track === 'asset'
		? t('Something is called “{name}” already. Choose another name.', { name })
		: t('A track is called “{name}” already. Choose another name.', { name });

const plain = (text: string): string => statedName(text.replace(/\s+/g, ' ').trim());

function readDetail(key: DetailKey, text: string): ParseResult<Partial<Track>> {
	const { says, least = 0, most = Infinity } = TRACK_KEY_ROWS[key];
	if (says === 'texts') return parseOk({ roles: text.split(',').map(plain).filter(Boolean) });
	return says === 'number' ? counted(key, text, least, most) : parseOk({ [key]: text });
}

/** Reads a whole number within limits, both included. */
function counted(key: DetailKey, text: string, min: number, max: number): ParseResult<Partial<Track>> {
	const number = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
	if (number >= min && number <= max) return parseOk({ [key]: number });
	return parseError(
		`bad_${key}`,
		t('Write the {key} as a whole number from {min} to {max}, not “{text}”.', { key, min, max, text }),
	);
}
