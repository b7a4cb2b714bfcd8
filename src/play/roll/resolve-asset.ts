import type { MoveContext } from '../record/move-context';
import { getOwn } from '../../rules/core/collections';
import type { Effect } from '../../rules/effects/effect';
import { everyEffect } from '../../rules/effects/nested-effects';
import { optionName, type Move } from '../../rules/move';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { nearestName } from '../../rules/search/nearest-name';
import { allOwned, ownedOf, ownerOf } from '../character/owned-assets';
import { findAsset, type Asset, type Owner } from '../assets/asset';
import { unreadOfOwner } from '../assets/invalid-assets';
import type { Character } from '../character/character';
import { sufferMove } from '../apply-effects/suffer-moves';
import { findTrack } from '../tracks/track';
import { t } from '../../i18n/translate';

/** What a move changes or is rolled with besides the character: a companion with its health, a vehicle. */
interface About {
	readonly owner: Owner;
	readonly meter: string;
	/** The options that are rolled with its meter; the others need nothing to be named, unless it suffers the cost. */
	readonly options: readonly string[];
	readonly suffers: boolean;
}

function aboutOf(move: Move, { ruleset }: Rulebook): About | undefined {
	const suffer = sufferMove(move.name, ruleset);
	const rolled = move.trigger.conditions
		.flatMap(({ roll_options }) => roll_options)
		.flatMap(option => (option.using === 'asset_control' ? [option] : []));
	const owner = suffer?.whose ?? rolled[0]?.of;
	const meter = suffer?.whose ? suffer.meter : rolled[0]?.control;
	if (owner === undefined || meter === undefined) return undefined;
	return { owner, meter, options: rolled.map(optionName), suffers: suffer?.whose !== undefined };
}

/** Whether a companion, vehicle or module may be named with a move: it is rolled with it, suffers by it, or gains by it. */
export function isAboutAssets(move: Move, book: Rulebook): boolean {
	const concerns = (effect: Effect): boolean =>
		effect.kind === 'asset' ||
		ownerOf(effect) !== undefined ||
		(effect.kind === 'move' && sufferMove(effect.move, book.ruleset)?.whose !== undefined);
	return aboutOf(move, book) !== undefined || everyEffect(book.effectsOf(move)).some(concerns);
}

const withMeter = (assets: readonly Asset[], meter: string): readonly Asset[] => {
	const having = assets.filter(({ meters }) => getOwn(meters, meter) !== undefined);
	return having.length > 0 ? having : assets;
};

/** The companion or vehicle that a move is about: the one its record names, the one aboard, or the only one. */
export function assetMeant({ record: call, character, book }: MoveContext, move: Move): Asset | undefined {
	const about = aboutOf(move, book);
	if (!about) return undefined;
	const [only, ...others] = withMeter(ownedOf(character, about.owner, call.track), about.meter);
	return others.length === 0 ? only : undefined;
}

/** The companions or vehicles that the move may be about. */
export function assetsOf(move: Move, character: Character, book: Rulebook): readonly Asset[] {
	const about = aboutOf(move, book);
	return about ? withMeter(allOwned(character, about.owner), about.meter) : [];
}

/**
 * The companions or vehicles to choose from, if a move is about one, the character has several, and the call names none.
 * The one that is meant unless the player says otherwise comes first.
 */
export function assetsToName(situation: MoveContext, move: Move): readonly Asset[] {
	const { record: call, character, book } = situation;
	const all = assetsOf(move, character, book);
	const isNamed = call.track !== undefined && findAsset(all, call.track) !== undefined;
	if (isNamed || all.length <= 1) return [];
	const meant = assetMeant(situation, move);
	return meant ? [meant, ...all.filter(asset => asset !== meant)] : all;
}

/** Of several companions or vehicles, the one that is meant without being named. The record names it. */
export const assetOfSeveral = (situation: MoveContext, move: Move): Asset | undefined =>
	assetsToName(situation, move).length > 0 ? assetMeant(situation, move) : undefined;

/** Whether a roll with this option needs its companion or vehicle: it suffers the cost, or the option is its meter. */
export const isAssetNeeded = (move: Move, option: string | undefined, book: Rulebook): boolean =>
	isNeededBy(aboutOf(move, book), option);

const isNeededBy = (about: About | undefined, option: string | undefined): about is About =>
	about !== undefined && (about.suffers || option === undefined || about.options.includes(option));

/** Asks which companion or vehicle is meant, before anything is paid or rolled; also about a name that fits none. */
export function whichAsset(situation: MoveContext, move: Move, option: string | undefined): ParseResult<undefined> {
	const { record: call, character, book } = situation;
	const about = aboutOf(move, book);
	const all = isNeededBy(about, option) ? withMeter(allOwned(character, about.owner), about.meter) : [];
	const names = all.map(({ name }) => name);
	const { track: named } = call;
	const maybeMeant = isNeededBy(about, option) && named === undefined ? unreadOfOwner(character, about.owner) : [];
	if (maybeMeant.length > 0) return { ok: false, problems: maybeMeant };
	if (!about || all.length === 0 || (named !== undefined && findAsset(all, named))) return parseOk(undefined);
	if (named !== undefined && !findTrack(character.tracks, named)) return noSuchAsset(named, move, names);
	return assetMeant(situation, move)
		? parseOk(undefined)
		: parseError(
				'asset_needed',
				t('{name} is about one of {names}. Which one?', { name: move.name, names: names.join(', ') }),
			);
}

/** The message about a name that none of the companions or vehicles has. */
function noSuchAsset(named: string, { name }: Move, names: readonly string[]): ParseResult<never> {
	const nearest = nearestName(named, names);
	const said = { name, named, names: names.join(t(' or ')) };
	return parseError(
		'unknown_asset',
		nearest === undefined
			? t('{name} is about {names}, not “{named}”.', said)
			: t('{name} is about {names}, not “{named}”. Did you mean “{nearest}”?', { ...said, nearest }),
	);
}
