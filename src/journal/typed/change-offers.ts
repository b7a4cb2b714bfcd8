import { given } from '../../rules/collections';
import { signed } from '../../rules/effects/effect-label';
import type { NearestValue } from '../../rules/problem';
import { countsSegments, TRACK_KINDS } from '../../rules/track-kind';
import { foldedName } from '../../rules/search/folded-name';
import { foldText } from '../../rules/search/folded-text';
import type { Change } from '../../play/character/change';
import type { Character } from '../../play/character/character';
import { unreadValue } from '../../play/character/character';
import { beyondLimits, outOfLimits } from '../../play/character/limits';
import { setTo } from '../../play/manual-edits/set-to';
import type { Dice } from '../../play/dice/dice';
import { clockOdds } from '../../play/tracks/clock-odds';
import type { Track } from '../../play/tracks/track';
import { unreadOfKinds } from '../../play/tracks/unread-tracks';
import { matchesName } from '../../play/typed/matches-name';
import type { TypedChange } from '../../play/typed/typed-change';
import { carryOutTyped } from '../../play/typed/typed-change';
import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import { formatChange } from '../record/format-change';
import { told } from './rows-that-say';
import { t } from '../../language/text';

const AMOUNT = String.raw`([+\-−]\s?\d{1,2})`;
const AMOUNT_FIRST = new RegExp(`^${AMOUNT}(?:\\s*(\\D.*))?$`);
const AMOUNT_LAST = new RegExp(`^(.*[^\\s+\\-−])\\s*${AMOUNT}$`);

/** `-1 health`; also `health -1`, if the meter is unambiguous. */
export function meterOffers(text: string, at: TypedAt): readonly TypedOffer[] {
	const [, amount, name = ''] = AMOUNT_FIRST.exec(withoutVerb(text)) ?? [];
	const [, called, by] = AMOUNT_LAST.exec(text.trim()) ?? [];
	if (amount !== undefined && name.trim() === '') return amountOffers(amount, at);
	if (amount !== undefined) return metersCalled(name, at).flatMap(meter => meterOffer(meter, amount, at));
	if (called !== undefined && foldText(called).letters === '') return amountOffers(by ?? '', at);
	return called === undefined ? [] : metersCalled(called, at).flatMap(meter => meterOffer(meter, by ?? '', at));
}

/** How a change of a meter is written. */
export const asksForMeter = (label: string, { book }: TypedAt): TypedOffer =>
	told(
		label,
		t('Write one change of a meter: -1 {meter}, +2 momentum or {meter} = 3', {
			meter: book.ruleset.condition_meters[0]?.name ?? '',
		}),
	);

/** `-2`: of which meter is asked, and what completes it carries out nothing yet. */
function amountOffers(amount: string, at: TypedAt): readonly TypedOffer[] {
	const offers = metersCalled('', at).flatMap(meter => meterOffer(meter, amount, at));
	const [first] = offers;
	if (!first) return [];
	return [
		asksForMeter(amount.trim(), at),
		...offers.map(({ label, detail, completion }) => ({ label, detail, completion })),
	];
}

/** Whether a text can be nothing but the change of a meter: it begins with the amount, or names a meter in full before it. */
export function isMeterChange(text: string, at: TypedAt): boolean {
	if (/^[+\-−]/.test(withoutVerb(text))) return true;
	const [, called] = AMOUNT_LAST.exec(text.trim()) ?? [];
	if (called === undefined) return false;
	const { letters } = foldText(called);
	if (letters === '') return true;
	return metersCalled(called, at).some(meter => foldText(meterName(meter)).letters === letters);
}

/** `take +1 momentum`, `suffer -1 health`, as the book has it. */
const withoutVerb = (text: string): string => text.trim().replace(/^(?:take|gain|suffer)\s{1,9}(?=[+\-−])/i, '');

interface Meter {
	readonly meter: string;
	readonly asset?: string;
}

/** Meters, momentum, and meters of assets, which also match their asset's name: `-1 rook`. */
function metersCalled(name: string, { character, book }: TypedAt): readonly Meter[] {
	const own: readonly Meter[] = [...book.ruleset.condition_meters.map(({ name }) => name), 'momentum'].map(meter => ({
		meter,
	}));
	const ofAssets = character.assets.flatMap(asset =>
		Object.keys(asset.meters).map((meter): Meter => ({ meter, asset: asset.name })),
	);
	return [...own, ...ofAssets].filter(meter => name.trim() === '' || matchesName(meterName(meter), name));
}

const meterName = ({ meter, asset }: Meter): string => (asset ? `${asset} ${meter}` : meter);

function meterOffer({ meter, asset }: Meter, amount: string, at: TypedAt): readonly TypedOffer[] {
	const by = Number(amount.replace('−', '-').replace(/\s/, ''));
	if (by === 0) return [];
	const name = meterName({ meter, ...given({ asset }) });
	const change: TypedChange = { kind: 'meter', meter, by, ...given({ asset }) };
	const label = `${signed(by)} ${name}`;
	const unread = unreadMeter({ meter, ...given({ asset }) }, at);
	if (unread !== undefined) return [{ label, detail: unread, completion: label.replace('−', '-') }];
	const offer = offerOf(label, change, label.replace('−', '-'), at);
	return [asset === undefined ? tellingLimits(meter, offer, at) : offer];
}

/** The change of a value that is beyond its limits says so, and what sets it right is offered as well. */
function tellingLimits(meter: string, offer: TypedOffer, { character, book }: TypedAt): TypedOffer {
	const beyond = outOfLimits(character, book.ruleset).find(({ name }) => name === meter);
	if (!beyond) return offer;
	const { message, nearestValue } = beyondLimits(character.name, beyond);
	return { ...offer, detail: `${offer.detail} · ${message}`, corrects: nearestValue ? [nearestValue] : [] };
}

/** Why the value of a meter cannot be read; nothing is written over it. */
const unreadMeter = ({ meter, asset }: Meter, { character }: TypedAt): string | undefined =>
	asset === undefined ? unreadValue(character, meter)?.message : undefined;

/** `health = 3`, `set health to 3`, `health → 3` */
const SET = /^(set\s+)?(\p{L}[\p{L} ]{0,60}?)\s{0,9}(=|:|→|-{1,2}>|\sto\s|\s)\s{0,9}(-?\d{1,3})$/iu;

/** The new value of a meter that is named in full. A bare number after its name may be anything. */
export function setOffers(text: string, at: TypedAt): readonly TypedOffer[] {
	const [, set, called = '', sign = '', value] = SET.exec(text.trim()) ?? [];
	if (value === undefined || (set === undefined && sign.trim() === '')) return [];
	const { letters } = foldText(called);
	return metersCalled(called, at)
		.filter(meter => foldText(meterName(meter)).letters === letters)
		.flatMap(meter => setOffer(meter, Number(value), at));
}

function setOffer(meter: Meter, value: number, at: TypedAt): readonly TypedOffer[] {
	const name = meterName(meter);
	const label = t('Set {name} to {value}', { name, value });
	const unread = unreadMeter(meter, at);
	if (unread !== undefined) return [{ label, detail: unread, completion: `${name} = ${value}` }];
	const change = correctionOf({ name: meter.meter, value, ...given({ asset: meter.asset }) }, at.character);
	if (!change) return [];
	const tried = carryOutTyped(change, at.character, at.book, NO_DICE);
	const isReached = tried.ok && tried.value.changes.some(each => each.kind !== 'event' && each.to === value);
	const isThere =
		change.kind === 'meter' ? change.by === 0 : change.kind === 'sheet' && 'by' in change.edit && change.edit.by === 0;
	const completion = `${name} = ${value}`;
	return [
		isReached || isThere
			? offerOf(label, change, completion, at)
			: { label, detail: t('beyond its limits'), completion },
	];
}

/** What sets the values right that a move would use and that are beyond their limits: "Set momentum to 10". */
export const correctionOffers = ({ corrects = [], completion }: TypedOffer, at: TypedAt): readonly TypedOffer[] =>
	corrects.flatMap(corrected => {
		const change = correctionOf(corrected, at.character);
		const name = meterName({ meter: corrected.name.replace(/_/g, ' '), ...given({ asset: corrected.asset }) });
		const label = t('Set {name} to {value}', { name, value: corrected.value });
		return change ? [offerOf(label, change, completion, at)] : [];
	});

function correctionOf({ name, value, asset }: NearestValue, character: Character): TypedChange | undefined {
	if (asset === undefined) {
		const edit = setTo(character, name, value);
		return edit && { kind: 'sheet', edit };
	}
	const now = character.assets.find(each => each.name === asset)?.meters[name]?.value;
	return now === undefined ? undefined : { kind: 'meter', meter: name, by: value - now, asset };
}

/** A verb with a track or clock: `progress ark`, `clock storm 2`. A number without a name is the amount: `clock 2`. */
const VERB = /^(progress|mark|clock)(?:\s+(.*?))??(?:\s+\+?(\d{1,2}))?$/i;

/**
 * Progress on tracks and segments of clocks, by the name after the verb. Without a name, those that cannot be read come
 * first, with what to mend and nothing to choose: they may be meant.
 */
export function trackOffers(text: string, at: TypedAt): readonly TypedOffer[] {
	const [, verb, name = '', number] = VERB.exec(text.trim()) ?? [];
	if (verb === undefined) return [];
	if (/[=:→/-]$/.test(name)) return [];
	const whole = foldedName(text.trim().slice(verb.length));
	const isClock = verb.toLowerCase() === 'clock';
	const kinds = TRACK_KINDS.filter(kind => countsSegments(kind) === isClock);
	const unread = foldText(name).letters === '' ? unreadOfKinds(at.character, kinds) : [];
	return [
		...unread.map(({ message }) => ({ label: message, detail: t('Nothing else takes its place.'), completion: '' })),
		...wholeNameFirst(tracksCalled(name, at), whole)
			.filter(({ kind }) => kinds.includes(kind))
			.flatMap(track => offersOn(track, foldedName(track.name) === whole ? 1 : Number(number ?? 1), at)),
	];
}

/** The number at the end of a name is part of it: `clock phase 2` advances "Phase 2" by one segment. */
const wholeNameFirst = (tracks: readonly Track[], whole: string): readonly Track[] =>
	[true, false].flatMap(isWhole => tracks.filter(({ name }) => (foldedName(name) === whole) === isWhole));

/** An offer on a track, and the name of the track. */
interface NamedOffer {
	readonly name: string;
	readonly offer: TypedOffer;
}

/** The same if only a name was typed. */
export const namedTrackOffers = (text: string, at: TypedAt): readonly NamedOffer[] =>
	foldText(text).letters === ''
		? []
		: tracksCalled(text, at).flatMap(track => offersOn(track, 1, at).map(offer => ({ name: track.name, offer })));

const tracksCalled = (name: string, { character }: TypedAt): readonly Track[] =>
	character.tracks.filter(
		track => track.status === 'open' && (foldText(name).letters === '' || matchesName(track.name, name)),
	);

/** Such a name is completed with the amount, so that its own number is not taken for one. */
const ENDS_IN_A_NUMBER = /(?:^|\s)\+?\d{1,2}$/;

/**
 * A clock can be advanced or asked about; asking comes first if it names odds of its own. A threat gains menace, and any
 * other track makes progress.
 */
function offersOn({ kind, name: track, filled = 0, odds }: Track, times: number, at: TypedAt): readonly TypedOffer[] {
	const more = times > 1 || ENDS_IN_A_NUMBER.test(track) ? ` ${times}` : '';
	if (!countsSegments(kind)) {
		const edit = { kind: kind === 'threat' ? 'menace_progress' : 'progress', times } as const;
		return [offerOf(`Mark progress: ${track}`, { kind: 'track', track, edit }, `progress ${track}${more}`, at)];
	}
	const completion = `clock ${track}${more}`;
	const edit = { kind: 'filled', to: filled + times } as const;
	const fill = offerOf(`Advance ${track}`, { kind: 'track', track, edit }, completion, at);
	const ask = (how: string): TypedOffer => ({
		label: `Does ${track} advance? ${how}`,
		detail: 'on a yes a segment is filled',
		completion,
		action: { kind: 'change', change: { kind: 'clock', track, odds: how } },
	});
	const { own, others } = clockOdds(at.book, odds);
	return [...own.map(ask), fill, ...others.map(ask)];
}

/** No dice are rolled for a preview. */
const NO_DICE: Dice = { roll: () => 1 };

/** An offer with its effect; one that would change nothing says why and cannot be chosen. */
function offerOf(label: string, change: TypedChange, completion: string, { character, book }: TypedAt): TypedOffer {
	const tried = carryOutTyped(change, character, book, NO_DICE);
	if (!tried.ok) return { label, detail: tried.problems.map(({ message }) => message).join(' '), completion };
	const { changes } = tried.value;
	if (!changes.some(isMove)) return { label, detail: 'changes nothing', completion };
	return {
		label,
		detail: changes.map(change => formatChange(change)).join('; '),
		completion,
		action: { kind: 'change', change },
	};
}

const isMove = (change: Change): boolean => change.kind === 'event' || change.from !== change.to;
