/** A row of the suggestions while typing. */
export interface TypedRow {
	readonly label: string;
	readonly detail: string;
	/** The text that replaces what was typed when it is completed. */
	readonly completion?: string;
	/** Carries it out. Undefined if more must be typed first; Enter then completes. */
	readonly run?: () => Promise<void>;
	/** In place of `run`: asks the player what must be known first. What is typed is offered once that is written. */
	readonly ask?: () => Promise<unknown>;
}
