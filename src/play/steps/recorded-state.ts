import type { Ruleset } from '../../rules/ruleset';
import type { Change } from '../character/change';
import { changedNothing } from '../character/change';
import type { Character } from '../character/character';
import { applyEvent, reverseEvent } from '../character/events';
import { placeOf } from '../character/value-of-change';
import type { Track } from '../tracks/track';

/** The state before these lines. Each value they change is set to their old value, regardless of later changes. */
export const stateBefore = (now: Character, lines: readonly Change[], ruleset: Ruleset): Character =>
	lines.reduceRight((state, line) => {
		if (line.kind === 'value') return placeOf(state, line, ruleset)?.with(line.from) ?? state;
		if (!changedNothing(line)) return reverseEvent(state, line).character;
		const { note: _, ...plain } = line; // it was already so
		return line.event === 'marked' || line.event === 'cleared' ? applyEvent(state, plain).character : state;
	}, now);

/** The state after these lines, with each value set to their new value. */
export const stateAfter = (
	before: Character,
	lines: readonly Change[],
	ruleset: Ruleset,
	known: readonly Track[],
): Character =>
	lines.reduce((state, line) => {
		if (line.kind === 'value') return placeOf(state, line, ruleset)?.with(line.to) ?? state;
		return applyEvent(state, line, known).character;
	}, before);
