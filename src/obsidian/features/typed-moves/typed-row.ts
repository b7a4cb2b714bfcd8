/** One line of what is offered where one types. */
export interface TypedRow {
	readonly label: string;
	readonly detail: string;
	/** What takes the place of what is typed when it is completed. */
	readonly completion?: string;
	/**
	 * Carries it out; answers with the line of the record that goes on, if one does. Absent where more must be typed first:
	 * then Enter completes.
	 */
	readonly run?: () => Promise<number | undefined>;
}
