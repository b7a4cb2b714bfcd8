import type { Done, MoveAsked } from '../../../docs/api/sworn-journal';
import { making } from '../features/moves/make-move';
import { inAnyPosition } from '../services/action-context';
import type { JournalActions } from '../services/journal-actions';
import { given } from '../../rules/core/collections';
import { findMove } from '../../rules/find-move';
import { isSameName } from '../../rules/search/folded-name';
import { didYouMean } from '../../rules/search/nearest-name';
import { isRank, type Rank } from '../../rules/core/rank';
import type { Answer } from '../../play/record/pending-step';
import { findAsset } from '../../play/assets/asset';
import type { Add } from '../../play/record/record';
import { fieldsOf } from '../../play/request/request-fields';
import { inputOf } from '../../play/request/request-input';
import { choicesIn, fieldIn, type Choice, type RollRequest, type Wished } from '../../play/request/request';
import { isAboutAssets } from '../../play/roll/resolve-asset';
import { isProgressMove, optionCalled } from '../../play/roll/roll-options';
import type { RollInput } from '../../play/record/roll-input';
import { sufferMove } from '../../play/apply-effects/suffer-moves';
import { findTrack } from '../../play/tracks/track';
import type { ActorView } from '../services/view-state/view-state';
import { unreadCalled } from '../features/tracks/available-tracks';
import { openTracksInWords, pathOfNote, placeFor, whoActs } from './lookup';
import { NonInteractivePrompts } from './non-interactive-prompts';
import { ApiError, refusal, valueOf } from './parameters';

export async function move(actions: JournalActions, asked: MoveAsked): Promise<Done> {
	const note = pathOfNote(actions.app, asked.note);
	const actor = await whoActs(actions, note, asked.by);
	const { name, rollInput } = moveRequest(asked, actor);
	const script = new NonInteractivePrompts();
	const cursor = placeFor(actions.app, note, asked.at);
	const made = making(actions, { move: name, rollInput }, cursor);
	const plan = asked.anyway ? inAnyPosition(made) : made;
	await actions.asking(script).act(note, actor.path, plan).finally(cursor.release);
	return script.doneWith(({ made, called }) => made[0] ?? called[0]);
}

/** The move and the roll input for a request. Arguments that have no effect on this move are rejected, not ignored. */
export function moveRequest(
	asked: MoveAsked,
	actor: ActorView,
): { readonly name: string; readonly rollInput: RollInput } {
	const { character, book } = actor;
	const move = valueOf(findMove(book.ruleset, asked.name));
	const wished: Wished = { move, character, book };
	const { value, adds = [], cost, dice, begin, rank, resist, asset } = asked;
	const about = aboutCalled(asked, actor);
	const named = asked.option === undefined ? undefined : optionCalled(asked.option, move, character, book.ruleset);
	const isAgainstTrack = asset === undefined && isProgressMove(move);
	const said: RollRequest = {
		...given({ option: (isAgainstTrack ? about : undefined) ?? named, value, cost, dice }),
		...given({ about: isAgainstTrack ? undefined : about }),
		...(resist === false ? { resists: false } : {}),
		...(adds.length > 0 ? { adds: adds.map(addOf) } : {}),
		...(begin === undefined ? {} : { begin: answerOf(begin, rank) }),
	};
	const { input, unused, fields } = inputOf(wished, { ...said, ...listsOf(asked, wished, said) });
	const [left] = unused.filter(key => key !== 'about' && key !== 'resists');
	const refuse = (words: string) => refusal('unused_parameter', words);
	if (left !== undefined) throw refuse(`${move.name} takes no “${left}” here.`);
	if (resist !== undefined && !sufferMove(move.name, book.ruleset, character))
		throw refuse(`${move.name} takes no “resist”.`);
	if (asset !== undefined && !isAboutAssets(move, book))
		throw refuse(`${move.name} is about no asset. Leave out “asset”.`);
	if (rank !== undefined && begin === undefined)
		throw refuse('“rank” belongs to what the move begins. Say its name, “begin”.');
	const wrong = fieldIn(fields, 'value')?.problem ?? fieldIn(fields, 'dice')?.problem;
	if (wrong !== undefined) throw refusal('bad_parameter', `${move.name}: ${wrong}`);
	return { name: move.name, rollInput: input };
}

const LISTS = ['abilities', 'aids', 'saved'] as const;

/** What is named of the abilities, connections and bonuses that the move can have. */
function listsOf(asked: MoveAsked, wished: Wished, said: RollRequest): RollRequest {
	const fields = fieldsOf(wished, said);
	return Object.fromEntries(
		LISTS.flatMap(key => {
			const named = asked[key]?.map(name => choiceCalled(name, key, choicesIn(fields, key)));
			return named && named.length > 0 ? [[key, named]] : [];
		}),
	);
}

function choiceCalled(name: string, key: string, choices: readonly Choice[]): string {
	const called = (others: readonly string[]) => others.some(other => isSameName(other.trim(), name));
	const found = choices.filter(choice => choice.name === name);
	const [only, ...more] =
		found.length > 0 ? found : choices.filter(({ name: own, others = [] }) => called([own, ...others]));
	if (only && more.length === 0) return only.name;
	const offered = choices.map(choice => choice.name).join(', ');
	throw refusal('bad_parameter', `“${name}” is not one of the “${key}” of this roll. They are: ${offered || 'none'}.`);
}

/** The name of the track that is asked for, or of the companion, vehicle or module; as “asset” it must still be owned. */
function aboutCalled({ asset, track }: MoveAsked, { character, problems }: ActorView): string | undefined {
	if (asset !== undefined && track !== undefined)
		throw refusal('bad_parameter', 'A move is about a track or about an asset. Say “track” or “asset”, not both.');
	const name = asset ?? track;
	if (name === undefined) return undefined;
	const { tracks, assets } = character;
	const owned = assets.filter(({ discarded }) => !discarded);
	const known = asset === undefined ? findTrack(tracks, name) : findAsset(owned, name);
	if (known) return known.name;
	refuseUnread(problems, name);
	if (asset !== undefined)
		throw refusal('missing_asset', [`No asset is called “${name}”.`, ...didYouMean(name, namesOf(assets))].join(' '));
	const other = findAsset(assets, name);
	if (other) return other.name;
	const near = didYouMean(name, namesOf([...tracks, ...assets]));
	throw refusal('missing_track', [`No track is called “${name}”.`, ...near, openTracksInWords(tracks)].join(' '));
}

function refuseUnread(problems: ActorView['problems'], name: string): void {
	const unread = unreadCalled(problems, name);
	if (unread.length > 0) throw new ApiError(unread);
}

const namesOf = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);

const addOf = (add: NonNullable<MoveAsked['adds']>[number]): Add =>
	typeof add === 'number' ? { amount: add, reason: '' } : { amount: add.amount, reason: add.reason ?? '' };

/** The name and rank of a track to begin. */
export const answerOf = (name: string, rank: string | undefined): Answer => ({
	name,
	...given({ rank: rankOf(rank) }),
});

function rankOf(rank: string | undefined): Rank | undefined {
	if (rank === undefined || isRank(rank)) return rank;
	throw refusal('unknown_rank', `“${rank}” is no rank. Say troublesome, dangerous, formidable, extreme or epic.`);
}
