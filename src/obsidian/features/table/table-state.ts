/** The parts of the Table that can be folded. */
const SECTIONS = ['moves', 'character', 'tracks', 'clocks', 'recent', 'oracle'] as const;

export type Section = (typeof SECTIONS)[number];

/** What stays with the Table when the app is closed. */
export interface TableState {
	readonly folded: readonly Section[];
	/** Completed and forsaken tracks and clocks show as well. */
	readonly showsFinished: boolean;
}

export const NEW_TABLE: TableState = { folded: [], showsFinished: false };

/** What was saved, as far as it makes sense; the rest as it comes. */
export function readTableState(saved: unknown): TableState {
	if (typeof saved !== 'object' || saved === null) return NEW_TABLE;
	const folded: unknown = 'folded' in saved ? saved.folded : undefined;
	return {
		folded: Array.isArray(folded) ? SECTIONS.filter(section => folded.includes(section)) : [],
		showsFinished: 'showsFinished' in saved && saved.showsFinished === true,
	};
}

export const withFold = (state: TableState, section: Section): TableState => ({
	...state,
	folded: state.folded.includes(section) ? state.folded.filter(other => other !== section) : [...state.folded, section],
});
