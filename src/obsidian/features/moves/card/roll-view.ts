import { getOwn } from '../../../../rules/collections';
import type { Move, TriggerAdd } from '../../../../rules/move';
import type { Rulebook } from '../../../../rules/rulebook';
import type { AbilityOffer, AbilityReminder } from '../../../../play/assets/abilities/offers';
import { abilitiesOn } from '../../../../play/assets/abilities/offers';
import { usedWords } from '../../../../play/assets/abilities/used';
import { connectionOf, connectionsToName } from '../../../../play/roll/bond-adds';
import type { Character } from '../../../../play/character/character';
import { fitsMove } from '../../../../play/character/next-bonus';
import type { ConnectionAid } from '../../../../play/roll/connection-aid';
import { connectionAids } from '../../../../play/roll/connection-aid';
import type { Odds } from '../../../../play/roll/odds';
import { countsFor } from '../../../../play/agenda';
import { oddsOfAction, oddsOfScore } from '../../../../play/roll/odds';
import type { MoveRecord } from '../../../../play/record/record';
import { sumOfAdds } from '../../../../play/roll/roll';
import type { OfferedOption } from '../../../../play/roll/roll-options';
import { isProgressMove, offeredOptions } from '../../../../play/roll/roll-options';
import type { Track } from '../../../../play/tracks/track';
import { abilityOptions } from './abilities';
import type { TrackOption } from './track-options';
import { trackOptions } from './track-options';

export interface CallView {
	readonly kind: 'action' | 'progress';
	readonly options: readonly OptionView[];
	/** The option that the call names, if it names one. */
	readonly chosen?: string;
	readonly adds: MoveRecord['adds'];
	/** What the trigger adds under conditions that the player judges. */
	readonly triggerAdds: readonly TriggerAdd[];
	/** The connections that may aid the move. */
	readonly aids: readonly ConnectionAid[];
	/** The abilities of assets that fit the move. */
	readonly abilities: readonly AbilityOffer[];
	/** Those that the call names, as the record calls them. */
	readonly using: readonly string[];
	/** Abilities that are not understood, to be kept in mind. */
	readonly reminders: readonly AbilityReminder[];
	/** The connections that the move may be about, where that matters and the call does not say. */
	readonly connections: readonly Track[];
	/** The connection that it is about, as far as that is known. */
	readonly about?: Track;
	/** Bonuses that wait for this move, by their text, with what they add. */
	readonly next: readonly { readonly text: string; readonly add: number; readonly why?: string }[];
	/** An outcome given beforehand: no dice. */
	readonly as?: string;
	readonly momentum: number;
	/** Outcomes that count as others as things are: the odds know of it. */
	readonly counts: Counts;
}

/** Outcomes that count as others, such as in a bad spot (Starforged, Take Decisive Action). */
type Counts = ReturnType<typeof countsFor>;

export interface OptionView extends OfferedOption {
	/** The option is a track: its name. */
	readonly track?: string;
	/** The ability that adds it, as the record calls it. */
	readonly ability?: string;
	/** With the adds of the call; absent when the value is not known. */
	readonly odds?: Odds;
}

/** The odds of an option with everything that the player has added to the call so far. */
export const oddsWith = (call: CallView, value: number, added: number, presetActionDie?: number): Odds =>
	call.kind === 'progress'
		? oddsOfScore(value, call.counts)
		: oddsOfAction(value + sumOfAdds(call.adds) + added, call.momentum, presetActionDie, call.counts);

/** What a call asks for, with what the sheet and the tracks bring to it. */
export function callView(call: MoveRecord, move: Move, character: Character | undefined, book: Rulebook): CallView {
	const isProgress = isProgressMove(move);
	const tracks = call.progress === undefined ? trackOptions(move, character, book) : [];
	const chosen = tracks.length > 0 ? call.track : call.roll?.option;
	const about = character && connectionOf(call, character, book);
	const { offers, reminders } = character ? abilitiesOn(move, {}, character, book) : NO_ABILITIES;
	const counts = character ? countsFor(move, character, book) : [];
	return {
		kind: isProgress ? 'progress' : 'action',
		options:
			tracks.length > 0
				? tracks.map(option => withTrackOdds(option, counts))
				: [
						...rollOptions(call, move, character, book, counts),
						...(isProgress ? [] : abilityRows(call, offers, character, counts)),
					],
		...(chosen === undefined ? {} : { chosen }),
		adds: call.adds,
		triggerAdds: isProgress
			? []
			: book.triggerAddsOf(move).filter(({ when }) => call.adds.every(({ reason }) => reason !== when)),
		aids: character ? connectionAids(move, call, character, book.ruleset) : [],
		abilities: offers,
		using: (call.abilities ?? []).map(usedWords),
		reminders,
		connections: character ? connectionsToName(call, move, character, book) : [],
		...(about ? { about } : {}),
		next: isProgress ? [] : (character?.next ?? []).filter(bonus => fitsMove(bonus, move.name)),
		...(call.as ? { as: call.as } : {}),
		momentum: character?.momentum ?? 0,
		counts,
	};
}

const NO_ABILITIES = { offers: [], reminders: [] } as const;

const abilityRows = (
	{ adds }: MoveRecord,
	offers: readonly AbilityOffer[],
	character: Character | undefined,
	counts: Counts,
): readonly OptionView[] =>
	abilityOptions(offers).map(option =>
		option.value === undefined
			? option
			: { ...option, odds: oddsOfAction(option.value + sumOfAdds(adds), character?.momentum ?? 0, undefined, counts) },
	);

const withTrackOdds = (option: TrackOption, counts: Counts): OptionView => ({
	...option,
	odds: oddsOfScore(option.value ?? 0, counts),
});

/** The ways to roll, with what the call, the sheet or the track brings to each. */
function rollOptions(
	call: MoveRecord,
	move: Move,
	character: Character | undefined,
	book: Rulebook,
	counts: Counts,
): readonly OptionView[] {
	const adds = sumOfAdds(call.adds);
	const momentum = character?.momentum ?? 0;
	const named = call.roll?.option;
	const isProgress = isProgressMove(move);
	const offered = offeredOptions(move, character, book.ruleset);
	// The player may roll with something that the move does not name.
	const extra: readonly OfferedOption[] =
		named !== undefined && !offered.some(({ name }) => name === named) ? [{ name: named }] : [];
	return [...offered, ...extra].map((option): OptionView => {
		const given = option.name === named ? call.roll?.value : undefined;
		const value =
			given ??
			option.value ??
			(isProgress ? call.progress : (getOwn(character?.stats, option.name) ?? getOwn(character?.meters, option.name)));
		if (value === undefined) return option;
		return {
			...option,
			value,
			odds: isProgress ? oddsOfScore(value, counts) : oddsOfAction(value + adds, momentum, undefined, counts),
		};
	});
}
