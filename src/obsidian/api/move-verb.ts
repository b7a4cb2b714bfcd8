import type { Done, MoveAsked } from '../../../docs/api/sworn-journal';
import { making } from '../features/moves/make-move';
import { inAnyPosition } from '../services/action-context';
import type { JournalActions } from '../services/journal-actions';
import { given } from '../../rules/collections';
import { findMove } from '../../rules/find-move';
import type { Move } from '../../rules/move';
import { didYouMean } from '../../rules/search/nearest-name';
import type { Rank } from '../../rules/rank';
import { isRank } from '../../rules/rank';
import type { Answer } from '../../play/steps/agenda';
import { aboutByDefault, isRolled } from '../../play/steps/agenda';
import { findAsset } from '../../play/assets/asset';
import type { Character } from '../../play/character/character';
import type { Add } from '../../play/record/record';
import { newCall } from '../../play/record/record';
import { isAboutAssets } from '../../play/roll/asset-meant';
import { unreadToName } from '../../play/moves/bond-adds';
import { decidedByNotes, isConnectionAsked, namesToSay } from '../../play/moves/decided-by-notes';
import { isProgressMove, optionCalled } from '../../play/roll/roll-options';
import type { RollInput } from '../../play/roll/roll-input';
import { sufferMove } from '../../play/suffer/suffer';
import { findTrack } from '../../play/tracks/track';
import type { ActorView } from '../services/view-state/view-state';
import { unreadCalled } from '../features/tracks/tracks-in-reach';
import { leavingCursor, offsetFor, openTracksInWords, pathOfNote, whoActs } from './lookup';
import { Script } from './script';
import { ApiError, refusal, valueOf } from './parameters';

export async function move(actions: JournalActions, asked: MoveAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const actor = await whoActs(actions, note, asked.by);
	const { name, rollInput } = moveRequest(asked, actor);
	const script = new Script();
	const made = making(actions, name, rollInput, offsetFor(actions.app, note, asked.at));
	const plan = asked.anyway ? inAnyPosition(made) : made;
	await leavingCursor(actions.asking(script), asked.at).act(note, actor.path, plan);
	return script.doneWith(({ made, called }) => made[0] ?? called[0]);
}

/** The move and the roll input for a request. Arguments that have no effect on this move are rejected, not ignored. */
export function moveRequest(
	asked: MoveAsked,
	{ character, problems, book }: ActorView,
): { readonly name: string; readonly rollInput: RollInput } {
	const move = valueOf(findMove(book.ruleset, asked.name));
	const { value, adds = [], cost, dice, begin, rank, resist } = asked;
	const option = asked.option && optionCalled(asked.option, move, character, book.ruleset);
	const track = assetCalled(asked, character, problems) ?? aboutCalled(asked.track, character, problems);
	const names = namesToSay({ record: newCall(move.name), character, book }, move);
	const unread = track === undefined ? unreadToName({ record: newCall(move.name), character, book }, move) : [];
	if (unread.length > 0) throw new ApiError(unread);
	if (track === undefined && isConnectionAsked({ record: newCall(move.name), character, book }, move))
		throw refusal('track_needed', `${move.name} is about one of ${names.join(', ')}. Say which one, “track”.`);
	const isBegun = begin !== undefined || rank !== undefined;
	const about = track ?? (isBegun ? undefined : aboutByDefault({ record: newCall(move.name), character, book }, move));
	const refused = unused(move, asked, {
		isRolled: isRolled({ record: newCall(move.name, given({ track })), character, book }, move),
		hasCost: sufferMove(move.name, book.ruleset, character) !== undefined,
		isAboutAssets: isAboutAssets(move, book),
	});
	if (refused !== undefined) throw refusal('unused_parameter', refused);
	const rollInput: RollInput = {
		...(option === undefined ? {} : { roll: { option, ...given({ value }) } }),
		...given({ track: about, cost, thrown: dice && thrownAs(dice) }),
		...(resist === false ? { resists: false } : {}),
		...(adds.length > 0 ? { adds: adds.map(addOf) } : {}),
		...(begin === undefined ? {} : { begin: answerOf(begin, rank) }),
	};
	return {
		name: move.name,
		rollInput: decidedByNotes({ record: newCall(move.name), character, book }, rollInput, move),
	};
}

/** The message about an argument that would have no effect; undefined if there is none. */
function unused(
	move: Move,
	{ option, value, asset, adds = [], cost, dice, begin, rank, resist }: MoveAsked,
	is: { readonly isRolled: boolean; readonly hasCost: boolean; readonly isAboutAssets: boolean },
): string | undefined {
	const { name } = move;
	const saysRoll = option !== undefined || value !== undefined || adds.length > 0 || dice !== undefined;
	if (!is.isRolled && saysRoll) return `${name} is not rolled here. Leave out “option”, “value”, “adds” and “dice”.`;
	if (isProgressMove(move) && adds.length > 0) return `${name} is a progress roll: nothing is added to it.`;
	if (isProgressMove(move) && dice?.length === 3)
		return `${name} is a progress roll. State its two challenge dice alone.`;
	if (is.isRolled && !isProgressMove(move) && dice?.length === 2)
		return `${name} is an action roll. State the action die and two challenge dice, “4 3 9”.`;
	if (asset !== undefined && !is.isAboutAssets) return `${name} is about no asset. Leave out “asset”.`;
	if (value !== undefined && option === undefined) return '“value” belongs to an “option”. Say which one.';
	if (resist !== undefined && !is.hasCost) return `${name} has no cost here. Leave out “resist”.`;
	if (resist === false && saysRoll) return 'Without a roll, leave out “option”, “value”, “adds” and “dice”.';
	if (cost !== undefined && !is.hasCost) return `${name} has no cost here. Leave out “cost”.`;
	if (rank !== undefined && begin === undefined)
		return '“rank” belongs to what the move begins. Say its name, “begin”.';
	return undefined;
}

/** The name of the track that is asked for, or of the companion, vehicle or module. */
function aboutCalled(
	name: string | undefined,
	{ tracks, assets }: Character,
	problems: ActorView['problems'],
): string | undefined {
	if (name === undefined) return undefined;
	const track = findTrack(tracks, name);
	if (track) return track.name;
	const unread = unreadCalled(problems, name);
	if (unread.length > 0) throw new ApiError(unread);
	const asset = findAsset(assets, name);
	if (asset) return asset.name;
	const near = didYouMean(name, namesOf([...tracks, ...assets]));
	const message = [`No track is called “${name}”.`, ...near, openTracksInWords(tracks)];
	throw refusal('missing_track', message.join(' '));
}

function assetCalled(
	{ asset: name, track }: MoveAsked,
	{ assets }: Character,
	problems: ActorView['problems'],
): string | undefined {
	if (name === undefined) return undefined;
	if (track !== undefined)
		throw refusal('bad_parameter', 'A move is about a track or about an asset. Say “track” or “asset”, not both.');
	const asset = findAsset(
		assets.filter(({ discarded }) => !discarded),
		name,
	);
	if (asset) return asset.name;
	const unread = unreadCalled(problems, name);
	if (unread.length > 0) throw new ApiError(unread);
	const message = [`No asset is called “${name}”.`, ...didYouMean(name, namesOf(assets))];
	throw refusal('missing_asset', message.join(' '));
}

const namesOf = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);

const addOf = (add: NonNullable<MoveAsked['adds']>[number]): Add =>
	typeof add === 'number' ? { amount: add, reason: '' } : { amount: add.amount, reason: add.reason ?? '' };

/** Converts dice to a roll: three for an action roll, two for a progress roll. */
export function thrownAs(dice: readonly number[]): NonNullable<RollInput['thrown']> {
	const [first = 0, second = 0, third] = dice;
	if (dice.length === 3 && third !== undefined) return { actionDie: first, challengeDice: [second, third] };
	if (dice.length === 2) return { challengeDice: [first, second] };
	const wanted = 'State the action die and two challenge dice, “4 3 9”, or of a progress roll those two';
	throw refusal('bad_dice', `${dice.length} dice are stated. ${wanted}.`);
}

/** The name and rank of a track to begin. */
export const answerOf = (name: string, rank: string | undefined): Answer => ({
	name,
	...given({ rank: rankOf(rank) }),
});

function rankOf(rank: string | undefined): Rank | undefined {
	if (rank === undefined || isRank(rank)) return rank;
	throw refusal('unknown_rank', `“${rank}” is no rank. Say troublesome, dangerous, formidable, extreme or epic.`);
}
