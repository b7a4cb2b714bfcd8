/** One line of what is offered where one types. */
export interface TypedRow {
	readonly label: string;
	readonly detail: string;
	/** What takes the place of what is typed when it is completed. */
	readonly completion?: string;
	/**
	 * Carries it out; returns the line of the record that continues, if one does. Absent if more must be typed first:
	 * then Enter completes.
	 */
	readonly run?: () => Promise<number | undefined>;
	/** In place of `run`: asks the player what must be known first. What is typed is offered once that is written. */
	readonly ask?: () => Promise<unknown>;
}
