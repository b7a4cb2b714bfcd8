import { t } from '../../i18n/translate';
import { isSameName } from '../../rules/search/folded-name';
import { didYouMean } from '../../rules/search/nearest-name';
import type { Effect, EffectOf } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { needsTrack } from '../apply-effects/apply-effect';
import { CLOCK_KINDS, FOE_KINDS } from '../apply-effects/mark-progress';
import { areBondsNoted } from '../character/legacy';
import type { StepOption } from '../record/pending-step';
import { findTrack, openTracks, type Track } from '../tracks/track';
import { beginOption } from './begin-track';
import { WITH_PROGRESS, useOption } from './track-options';
import { begunBefore, isUnbonded, trackKindsOf } from '../roll/track-kinds';
import type { StepBuilder } from './step-builder';
import { TRACK_KINDS, type TrackKind } from '../../rules/core/track-kind';
import { unreadOfKinds, askedBeside } from '../tracks/invalid-tracks';

/** The track that an effect acts on, if any, or `waiting` if the player must first choose one. */
type PickedTrack = { readonly track?: Track } | 'waiting';

/** Finds the track to act on: the record's own, else the only open one that fits; otherwise asks. */
export function pickTrack(agenda: StepBuilder, effect: Effect, path: string): PickedTrack {
	const needed = needsTrack(effect);
	if (!needed) return {};
	if (effect.kind === 'connection' && areBondsNoted(agenda.book)) {
		const bond = notedBond(agenda, effect, path);
		return bond === 'waiting' ? bond : { track: bond };
	}
	const named = clockNamedBy(effect);
	if (named !== undefined) return pickClock(agenda, named, effectLabel(effect), path);
	const kinds = fittingKinds(agenda, needed);
	const own = ownTrack(agenda, needed.includes('track') ? [...kinds, 'track'] : kinds);
	if (!own && agenda.isTrackAsked) {
		agenda.isTrackAwaited = true;
		return 'waiting';
	}
	const track = own ?? onlyTrack(agenda, effect, kinds);
	if (track) agenda.ledger.hasBegun(track.name);
	if (track) return needsRank(effect) && !track.rank ? unranked(agenda, track, effect, path) : { track };
	return askTrack(agenda, effect, kinds, path);
}

/** The kinds that both the effect and its move allow; those of the effect if the move is about something else. */
function fittingKinds({ move, book }: StepBuilder, needed: readonly TrackKind[]): readonly TrackKind[] {
	const ofMove = move ? trackKindsOf(move, book) : [];
	const both = needed.filter(kind => ofMove.includes(kind));
	if (both.length > 0) return both;
	return needed.length === TRACK_KINDS.length ? WITH_PROGRESS : needed;
}

/** The track that the record names, or one that the player chose by name; a plain track serves for any kind. */
function ownTrack({ record, now, ledger }: StepBuilder, kinds: readonly TrackKind[]): Track | undefined {
	const own = record.track === undefined ? undefined : findTrack(now.tracks, record.track);
	if (own && kinds.includes(own.kind)) return own;
	if (record.track === undefined) return undefined;
	return openTracks(now.tracks, kinds).find(({ name }) => ledger.chose(name));
}

/** The track that the record names, if the effect applies to its kind. */
export function trackOfRecord(agenda: StepBuilder, effect: Effect): Track | undefined {
	const { record, now } = agenda;
	const needed = needsTrack(effect);
	const own = needed && record.track !== undefined ? findTrack(now.tracks, record.track) : undefined;
	return own && needed && fittingKinds(agenda, needed).includes(own.kind) ? own : undefined;
}

function onlyTrack({ record, now }: StepBuilder, effect: Effect, kinds: readonly TrackKind[]): Track | undefined {
	if (record.track !== undefined && !findTrack(now.tracks, record.track)) return undefined;
	const [first, ...others] = openFor(effect, now.tracks, kinds);
	if (!first || others.length > 0) return undefined;
	const isDecided = record.done.some(({ target }) => target === first.name);
	return isDecided || unreadOfKinds(now, kinds).length === 0 ? first : undefined;
}

/**
 * A connection with a shared bond is not offered for a second one. Once the bond is marked, the record names the track.
 */
function openFor(effect: Effect, tracks: readonly Track[], kinds: readonly TrackKind[]): readonly Track[] {
	const open = openTracks(tracks, kinds);
	return effect.kind === 'connection' && effect.gains === 'bond' ? open.filter(isUnbonded) : open;
}

/** The name that a text gives its clock, whatever its record is about: "the Rival clock", "heat goes up by 1". */
export const clockNamedBy = (effect: Effect): string | undefined =>
	effect.kind === 'clock' ? effect.named : undefined;

/** The only open clock of that name. */
export function namedClock({ now }: StepBuilder, name: string): Track | undefined {
	const bare = (words: string) => words.replace(/^the | clock$/gi, '');
	const own = openTracks(now.tracks, CLOCK_KINDS).filter(each => isSameName(bare(each.name), bare(name)));
	return own.length > 1 ? undefined : own[0];
}

/** The clock of that name, or one that the player has chosen in its place; else asks which, and offers to begin one. */
function pickClock(agenda: StepBuilder, name: string, words: string, path: string): PickedTrack {
	const { now, ledger } = agenda;
	const open = openTracks(now.tracks, CLOCK_KINDS);
	const track = namedClock(agenda, name) ?? open.find(each => ledger.chose(each.name));
	if (track) ledger.hasBegun(track.name);
	if (track) return { track };
	if (ledger.passed(words)) return 'waiting';
	const begins = beginOption(agenda, { kind: 'track', event: 'begin', track: 'clock' }, undefined, name);
	agenda.step({
		id: `${path}.track`,
		prompt: `${t('No track is called “{name}”.', { name })} ${words}`,
		state: 'optional',
		options: [...open.map(each => useOption(agenda, each, false)), begins],
		pass: words,
	});
	return 'waiting';
}

/** Asks only once; other effects on the track wait for the answer. */
function askTrack(agenda: StepBuilder, effect: Effect, kinds: readonly TrackKind[], path: string): 'waiting' {
	const words = effectLabel(effect);
	if (agenda.ledger.passed(words)) return 'waiting';
	agenda.isTrackAsked = true;
	const { record, now } = agenda;
	const isLost = record.track !== undefined && !findTrack(now.tracks, record.track);
	const open = openFor(effect, now.tracks, kinds);
	const options =
		open.length > 0
			? open.map(track => useOption(agenda, track, record.track === undefined || isLost))
			: effect.kind === 'clear_progress'
				? [] // what is not there loses nothing, and nothing begins for it
				: begun(agenda, kinds);
	const unread = unreadOfKinds(now, kinds).map(({ message }) => `${message} `);
	const lost = isLost ? `${lostTrackWords(record.track, now)} ` : unread.join('');
	const named = kinds.every(kind => FOE_KINDS.includes(kind)) ? foughtFor(agenda, kinds) : kinds;
	const which = open.length > 0 ? 'Which track?' : `No ${kindsInWords(named)} is open.`;
	if (options.length === 0)
		agenda.step({ id: `${path}.track`, prompt: `${lost}${which} ${words} by hand.`, state: 'text', options: [] });
	else
		agenda.step({
			id: `${path}.track`,
			prompt: `${lost}${which} ${words}`,
			state: open.length > 0 ? 'required' : 'optional',
			options,
			pass: words,
		});
	return 'waiting';
}

/** The message about a track that is not found, with the nearest name; one that cannot be read says what to mend. */
function lostTrackWords(name = '', { tracks, unreadTracks = [] }: StepBuilder['now']): string {
	const unread = unreadTracks.filter(each => isSameName(each.name, name)).flatMap(({ problems }) => problems);
	if (unread.length > 0) return unread.map(({ message }) => message).join(' ');
	const near = didYouMean(
		name,
		tracks.map(track => track.name),
	);
	return [t('No track is called “{name}”.', { name }), ...near].join(' ');
}

/** A move about one kind of track offers to begin one; if several kinds would do, it is unclear which. */
function begun(agenda: StepBuilder, kinds: readonly TrackKind[]): readonly StepOption[] {
	const [kind, ...others] = kinds.some(kind => FOE_KINDS.includes(kind)) ? foughtFor(agenda, kinds) : kinds;
	if (kind === undefined || others.length > 2) return [];
	return [kind, ...others].map(track => beginOption(agenda, { kind: 'track', event: 'begin', track }));
}

/** Narrows the kinds to what Enter the Fray begins in this ruleset: an objective or a foe. */
function foughtFor({ book }: StepBuilder, kinds: readonly TrackKind[]): readonly TrackKind[] {
	const fray = book.move('Enter the Fray');
	const begun = fray && begunBefore(fray, book);
	return begun !== undefined && kinds.includes(begun) ? [begun] : kinds;
}

const kindsInWords = (kinds: readonly TrackKind[]): string => (kinds.length > 3 ? 'track' : kinds.join(' or '));

/** An amount that depends on rank cannot be applied without one. */
function needsRank(effect: Effect): boolean {
	switch (effect.kind) {
		case 'progress':
		case 'reward':
		case 'harm':
		case 'rank':
			return true;
		case 'clear_progress':
			return effect.how === '1 unit' || effect.how === '1 unit for each point';
		case 'meter':
		case 'move':
			return typeof effect.by === 'object' && 'by_rank' in effect.by;
		case 'ticks':
		case 'experience':
			return typeof effect.by === 'object';
		default:
			return false;
	}
}

/** Tells the player that nothing can be counted, because the track has no rank. */
function unranked(agenda: StepBuilder, { name }: Track, effect: Effect, path: string): 'waiting' {
	const words = effectLabel(effect);
	agenda.step({
		id: `${path}.rank`,
		prompt: `${words}: “${name}” has no rank. Give it one, for example “rank: dangerous”.`,
		state: 'text',
		options: [],
	});
	return 'waiting';
}

/**
 * The bond to note or clear: the record's own, or one that the player names or picks. The choice is optional, since the
 * tick is marked on the bonds track anyway. With no bond noted, there is none to clear.
 */
function notedBond(agenda: StepBuilder, effect: EffectOf<'connection'>, path: string): Track | 'waiting' {
	const { record, now, ledger } = agenda;
	const own = record.track === undefined ? undefined : findTrack(now.tracks, record.track);
	if (own?.kind === 'connection') {
		ledger.hasBegun(own.name);
		return own;
	}
	const words = effectLabel(effect);
	if (ledger.passed(words)) return 'waiting';
	const isNew = effect.gains === 'bond';
	const options = openTracks(now.tracks, ['connection'])
		.filter(({ bond = false }) => bond !== isNew)
		.map(track => useOption(agenda, track));
	const begun = isNew ? [beginOption(agenda, { kind: 'track', event: 'begin', track: 'connection' })] : [];
	if (options.length + begun.length > 0)
		agenda.step({
			id: `${path}.track`,
			prompt: askedBeside(now, ['connection'], isNew ? 'Make note of the bond' : 'Which bond?'),
			state: 'optional',
			options: [...options, ...begun],
			pass: words,
		});
	return 'waiting';
}
