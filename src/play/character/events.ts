import { changedNothing, type EventChange } from './change';
import { findAsset, type Asset } from '../assets/asset';
import { findAlly, withAlly } from './allies';
import type { Character } from './character';
import { readNextBonus } from './next-bonus';
import { withAsset, withTrack } from './change-target';
import { findTrack, harmOf, type Track } from '../tracks/track';

/** The state after an event, and whether it differed from what the event assumes. */
interface EventResult {
	readonly character: Character;
	readonly moved: boolean;
}

/** Ways for a story to end; they are recorded but change no value. */
export const ENDINGS: readonly string[] = ['dead', 'lost'];
export const ASSET = 'asset';
export const SECOND_ROLE = 'second role';
/** The mark of a vehicle in use. */
export const ABOARD = 'aboard';

/** Applies an event. A track that begins again is restored from `known`, without progress. */
export const applyEvent = (character: Character, change: EventChange, known: readonly Track[] = []): EventResult =>
	changedNothing(change) ? unmoved(character) : happening(character, change, true, known);

/** Reverts an event. */
export const reverseEvent = (character: Character, change: EventChange): EventResult =>
	changedNothing(change) ? unmoved(character) : happening(character, change, false, []);

const unmoved = (character: Character): EventResult => ({ character, moved: false });
const moved = (character: Character): EventResult => ({ character, moved: true });

function happening(character: Character, change: EventChange, forward: boolean, known: readonly Track[]): EventResult {
	switch (change.event) {
		case 'marked':
			return marking(character, change, forward);
		case 'cleared':
			return marking(character, change, !forward);
		case 'taken':
			return waitingFor(character, change, forward);
		case 'spent':
			return waitingFor(character, change, !forward);
		case 'begun':
			return forward ? begin(character, change, known) : unbegin(character, change);
		case 'completed':
		case 'forsaken':
			return closing(character, change, change.event, forward);
		case 'gained':
			return gaining(character, change, forward);
		case 'discarded':
			return discarding(character, change, forward);
		case 'inherited':
			return unmoved(character); // exists only in the record, so nothing needs to change
	}
}

/** A box that is marked or not: an impact, an asset's condition or ability, a bond. */
interface Box {
	readonly isMarked: boolean;
	with(marked: boolean): Character;
}

function marking(character: Character, change: EventChange, mark: boolean): EventResult {
	if (change.target === undefined && ENDINGS.includes(change.what)) return unmoved(character);
	const box = boxOf(character, change);
	if (!box || box.isMarked === mark) return moved(character);
	return unmoved(box.with(mark));
}

function boxOf(character: Character, { target, what }: EventChange): Box | undefined {
	if (target === undefined)
		return {
			isMarked: character.impacts.includes(what),
			with: marked => ({ ...character, impacts: withItem(character.impacts, what, marked) }),
		};
	const track = findTrack(character.tracks, target);
	if (track && (what === 'bond' || what === 'influence')) return trackBox(character, track, what);
	const asset = findAsset(character.assets, target);
	return asset && assetBox(character, asset, what);
}

const trackBox = (character: Character, track: Track, what: 'bond' | 'influence'): Box => ({
	isMarked: track[what] ?? false,
	with(marked) {
		const { [what]: _, ...rest } = track;
		return withTrack(character, track, marked ? { ...rest, [what]: true } : rest);
	},
});

function assetBox(character: Character, asset: Asset, what: string): Box {
	if (what === ABOARD) return aboardBox(character, asset);
	const ability = /^ability (\d{1,2})$/.exec(what)?.[1];
	if (ability === undefined)
		return {
			isMarked: asset.conditions.includes(what),
			with: marked => withAsset(character, asset, { ...asset, conditions: withItem(asset.conditions, what, marked) }),
		};
	const number = Number(ability);
	const inOrder = (abilities: readonly number[]) => [...abilities].sort((a, b) => a - b);
	return {
		isMarked: asset.abilities.includes(number),
		with: marked =>
			withAsset(character, asset, { ...asset, abilities: inOrder(withItem(asset.abilities, number, marked)) }),
	};
}

const aboardBox = (character: Character, asset: Asset): Box => ({
	isMarked: asset.aboard ?? false,
	with(marked) {
		const { aboard: _, ...rest } = asset;
		return withAsset(character, asset, marked ? { ...rest, aboard: true } : rest);
	},
});

const withItem = <T>(items: readonly T[], item: T, there: boolean): readonly T[] =>
	there ? [...items, item] : items.filter(other => other !== item);

/** A bonus of an ally is kept with that ally. */
function waitingFor(character: Character, { target, what }: EventChange, waits: boolean): EventResult {
	const ally = target === undefined ? undefined : findAlly(character, target);
	if (!ally) return waiting(character, what, waits);
	const result = waiting(ally, what, waits);
	return { ...result, character: withAlly(character, ally, result.character) };
}

/** Adds a bonus for the next move, or removes it. */
function waiting(character: Character, what: string, waits: boolean): EventResult {
	const bonus = what.startsWith('next ') ? readNextBonus(what.slice('next '.length)) : undefined;
	if (!bonus) return moved(character);
	if (waits) return unmoved({ ...character, next: [...character.next, bonus] });
	const next = without(character.next, ({ text }) => text === bonus.text);
	return { character: { ...character, next }, moved: next === character.next };
}

/** Removes the last matching item. */
function without<T>(items: readonly T[], fits: (item: T) => boolean): readonly T[] {
	const at = items.map(fits).lastIndexOf(true);
	return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}

/**
 * The track of an event such as `Find the ark › vow completed`. Written by hand, the kind may be missing:
 * `Find the ark completed`.
 */
const trackNamed = ({ target, what }: EventChange): string => target ?? what;

function begin(character: Character, change: EventChange, known: readonly Track[]): EventResult {
	const track = findTrack(known, trackNamed(change));
	if (!track || findTrack(character.tracks, track.name)) return moved(character);
	return unmoved({ ...character, tracks: [...character.tracks, fresh(track)] });
}

function fresh(track: Track): Track {
	const { filled: _filled, menace: _menace, harm, ...rest } = track;
	return { ...rest, ticks: 0, status: 'open', ...(harm === undefined ? {} : { harm: harmOf(rest) }) };
}

/** Reverts a beginning: removes the track if nothing was done with it since. */
function unbegin(character: Character, change: EventChange): EventResult {
	const track = findTrack(character.tracks, trackNamed(change));
	const isUntouched = track?.ticks === 0 && track.status === 'open' && !track.filled && !track.menace && !track.bond;
	if (!track || !isUntouched) return moved(character);
	return unmoved({ ...character, tracks: character.tracks.filter(other => other !== track) });
}

function closing(
	character: Character,
	change: EventChange,
	status: 'completed' | 'forsaken',
	forward: boolean,
): EventResult {
	const track = findTrack(character.tracks, trackNamed(change));
	const [before, after] = forward ? (['open', status] as const) : ([status, 'open'] as const);
	if (track?.status !== before) return moved(character);
	return unmoved(withTrack(character, track, { ...track, status: after }));
}

/** A discarded asset is owned again, with its previous state. */
function gaining(character: Character, change: EventChange, forward: boolean): EventResult {
	const { target = '', what } = change;
	if (what === SECOND_ROLE) return role(character, target, forward);
	const asset = findAsset(character.assets, target);
	if (forward && asset?.discarded) return discarding(character, change, false);
	if (forward)
		return asset ? moved(character) : unmoved({ ...character, assets: [...character.assets, newAsset(target)] });
	const isUntouched = asset?.abilities.join() === '1' && asset.conditions.length === 0 && !asset.discarded;
	if (!asset || !isUntouched) return moved(character);
	return unmoved({ ...character, assets: character.assets.filter(other => other !== asset) });
}

/** A new asset starts with its first ability marked. */
const newAsset = (name: string): Asset => ({
	name,
	asset: name,
	kind: 'other',
	abilities: [1],
	meters: {},
	conditions: [],
});

/**
 * A second role is the player's to name, so nothing stands for it in the note. Earlier versions wrote a placeholder,
 * which is taken back.
 */
function role(character: Character, target: string, forward: boolean): EventResult {
	const track = findTrack(character.tracks, target);
	if (!track) return moved(character);
	if (forward || track.roles?.includes(SECOND_ROLE) !== true) return unmoved(character);
	const { roles = [], ...rest } = track;
	const after = withItem(roles, SECOND_ROLE, false);
	return unmoved(withTrack(character, track, after.length > 0 ? { ...rest, roles: after } : rest));
}

function discarding(character: Character, { target = '' }: EventChange, forward: boolean): EventResult {
	const asset = findAsset(character.assets, target);
	if (!asset || (asset.discarded ?? false) === forward) return moved(character);
	const { discarded: _, ...rest } = asset;
	return unmoved(withAsset(character, asset, forward ? { ...rest, discarded: true } : rest));
}
