/** The collapsible sections of the Table. */
const SECTIONS = ['tracks', 'stats', 'legacies', 'assets', 'chart', 'recent', 'oracle', 'rules'] as const;

export type Section = (typeof SECTIONS)[number];

/** The state of the Table that persists across restarts. */
export interface TableState {
	readonly folded: readonly Section[];
	/** Whether completed and forsaken tracks and clocks are displayed, too. */
	readonly showsFinished: boolean;
	/** Whether tracks that were not used lately are displayed, too. */
	readonly showsResting: boolean;
}

export const NEW_TABLE: TableState = { folded: [], showsFinished: false, showsResting: false };

/** The saved state, with defaults for values that are missing or invalid. */
export function readTableState(saved: unknown): TableState {
	if (typeof saved !== 'object' || saved === null) return NEW_TABLE;
	const folded: unknown = 'folded' in saved ? saved.folded : undefined;
	return {
		folded: Array.isArray(folded) ? SECTIONS.filter(section => folded.includes(section)) : [],
		showsFinished: 'showsFinished' in saved && saved.showsFinished === true,
		showsResting: 'showsResting' in saved && saved.showsResting === true,
	};
}

export const withFold = (state: TableState, section: Section): TableState => ({
	...state,
	folded: state.folded.includes(section) ? state.folded.filter(other => other !== section) : [...state.folded, section],
});
