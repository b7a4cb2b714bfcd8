import type { Character } from '../../src/play/character/character';
import type { DecisionSettings } from '../../src/play/record/decision-settings';
import type { ActionNotes } from '../../src/journal/actions/action-notes';
import { stateOn } from '../../src/journal/actions/character-state';
import { expectParsed } from '../support/expect-parsed';

/** The acting character of these pages, with its tracks and assets, from their fresh text. */
export const actorOn = (pages: ActionNotes, { book }: DecisionSettings): Character =>
	expectParsed(stateOn(pages, book.ruleset)).character;
