import type { Odds } from '../../../play/roll/odds';
import type { MoveRecord } from '../../../play/record/record';
import type { Choosing, Suggestion } from '../../../play/suggest/suggestion';

/** A row of the suggestions while typing. */
export interface TypedRow {
	readonly label: string;
	/** The label with what else may stand in it. Tab and a press on a chip change it. */
	readonly choosing?: Choosing;
	/** Whether it stands beside others like it. */
	readonly isBeside?: true;
	/** The beginning of the label, if it is the name of a move. */
	readonly name?: string;
	readonly detail: string;
	/** The odds of a roll, which are drawn. */
	readonly odds?: Odds;
	/** The roll that is written, where the player's own dice are typed; it is drawn in place of the chips. */
	readonly rolled?: MoveRecord;
	/** The parts of the typed text that are not read. */
	readonly unread?: Suggestion['unread'];
	/** Whether it asks an oracle. */
	readonly isAsking?: boolean;
	/** The text that replaces what was typed when it is completed. */
	readonly completion?: string;
	/** Carries it out. Undefined if more must be typed first; Enter then completes. */
	readonly run?: () => Promise<void>;
	/** In place of `run`: what happens in the editor once what was typed is taken away. */
	readonly afterwards?: () => void;
	/** In place of `run`: asks the player what must be known first. What is typed is offered once that is written. */
	readonly ask?: () => Promise<unknown>;
}
