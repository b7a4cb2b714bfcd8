import type { Effect, EffectOf } from '../../rules/effects/effect';
import type { Rulebook } from '../../rules/rulebook';
import type { Character } from '../character/character';
import type { Asks } from '../record/pending-step';
import { isRecord } from '../record/record';
import type { MoveRecord } from '../record/record';
import type { Track } from '../tracks/track';
import { openTracks } from '../tracks/track';
import { AgendaBuilder } from './agenda-builder';
import { beginOption } from './begin-track';
import { isContinuedByItself } from './track-kinds';

/** A track that the book has one name and rank before the roll. */
interface BegunWithRoll {
	readonly effect: EffectOf<'track'>;
	readonly asks: Asks;
	/** The open tracks that the move may continue instead. */
	readonly open: readonly Track[];
}

/** What a rolled move begins whatever its outcome: Swear an Iron Vow, Enter the Fray. None if the call names its track. */
export function begunWithRoll(call: MoveRecord, character: Character, book: Rulebook): BegunWithRoll | undefined {
	const move = book.move(call.move);
	if (move?.roll_type !== 'action_roll' || call.track !== undefined || isRecord(call)) return undefined;
	const effect = book.effectsOf(move).always.find(begins);
	const { asks } = effect ? beginOption(new AgendaBuilder(call, character, book), effect) : {};
	if (!effect || !asks) return undefined;
	const isContinued = isContinuedByItself(effect.track) && call.rank === undefined;
	return { effect, asks, open: isContinued ? openTracks(character.tracks, [effect.track]) : [] };
}

/** What the move begins is named before its roll, whatever the book says of when: on a miss the name is not used. */
export function namedBeforehand(call: MoveRecord, character: Character, book: Rulebook): Asks | undefined {
	return begunWithRoll(call, character, book)?.asks ?? begunByOutcome(call, character, book);
}

/** What some outcome of a rolled move begins, and others do not (Starforged, Make a Connection). */
export function begunByOutcome(call: MoveRecord, character: Character, book: Rulebook): Asks | undefined {
	const move = book.move(call.move);
	if (move?.roll_type !== 'action_roll' || call.track !== undefined || isRecord(call)) return undefined;
	const { always, outcomes } = book.effectsOf(move);
	const effect = always.some(begins) ? undefined : Object.values(outcomes).flat().find(begins);
	return effect && beginOption(new AgendaBuilder(call, character, book), effect).asks;
}

const begins = (effect: Effect): effect is EffectOf<'track'> => effect.kind === 'track' && effect.event === 'begin';
