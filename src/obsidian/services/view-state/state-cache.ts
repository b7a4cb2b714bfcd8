import type { ParseResult } from '../../../rules/core/problem';
import type { Ruleset } from '../../../rules/ruleset';
import type { ActionNote, ActionNotes, PartyNote } from '../../../journal/actions/action-notes';
import { stateOn, type State } from '../../../journal/actions/character-state';

/** The number of cached states: enough for the few characters whose cards are visible. */
const MOST_STATES = 6;

/**
 * Caches the last computed states. A state is recomputed when the rules, or the text, nearness, track name or owner of
 * any of its notes change.
 */
export class StateCache {
	private states: readonly { readonly of: readonly unknown[]; readonly state: ParseResult<State> }[] = [];

	on(pages: ActionNotes, ruleset: Ruleset): ParseResult<State> {
		const { journal, actor, others = [], allies = [], party } = pages;
		const ofAllies = allies.flatMap(({ name, page, others, party }) => [
			name,
			...[page, ...others].flatMap(told),
			...toldOf(party),
		]);
		const of = [ruleset, ...[journal, actor, ...others].flatMap(told), ...ofAllies, ...toldOf(party)];
		const known = this.states.find(
			state => state.of.length === of.length && state.of.every((part, i) => part === of[i]),
		);
		const state = known?.state ?? stateOn(pages, ruleset);
		if (!known) this.states = [{ of, state }, ...this.states].slice(0, MOST_STATES);
		return state;
	}
}

const toldOf = (party: PartyNote | undefined): readonly unknown[] => [party?.link, party?.path, party?.text];

const told = ({ path, text, nearness, trackName, seems, mistakenOwner }: ActionNote): readonly unknown[] => [
	path,
	text,
	nearness?.rank,
	nearness?.folders,
	trackName,
	seems,
	mistakenOwner?.written,
	mistakenOwner?.hint[0],
];
