/** What the card that owns the keys of a pane asks. */
export interface Asked {
	/** How many of its choices show a number. */
	readonly choices: number;
	/** Whether a button shows ↵. */
	readonly hasMain: boolean;
	/** Whether one of its questions must be answered. */
	readonly isDue: boolean;
	/** Whether it stands as a panel: from what had to be decided until it folds. */
	readonly isPanel: boolean;
}

interface PaneFacts {
	/** Undefined where no roll was just made and no token pressed. */
	readonly asked: Asked | undefined;
	readonly isInField: boolean;
	readonly isVimNormal: boolean;
}

/**
 * Who takes the keys of a pane. A row before Enter is a list of the app, which takes its own keys first, so that here it
 * is writing.
 */
export type PaneState =
	| { readonly form: 'writing' }
	| { readonly form: 'field' }
	| { readonly form: 'strip'; readonly choices: number; readonly hasMain: boolean }
	| { readonly form: 'panel'; readonly choices: number; readonly hasMain: boolean };

export function paneState({ asked, isInField, isVimNormal }: PaneFacts): PaneState {
	if (isInField) return { form: 'field' };
	if (!asked || isVimNormal) return { form: 'writing' };
	const { choices, hasMain, isPanel } = asked;
	return { form: isPanel ? 'panel' : 'strip', choices, hasMain };
}

/** What a key does: it presses a numbered choice or the main button, opens More, folds, is text, or does nothing. */
export type KeyDoes = number | 'main' | 'more' | 'fold' | 'text' | 'nothing';

export function keyDoes(state: PaneState, key: string): KeyDoes {
	if (state.form === 'writing' || state.form === 'field') return 'text';
	if (key === 'Escape') return 'fold';
	if (key === 'Tab') return 'more';
	if (key === 'Enter' && state.hasMain) return 'main';
	if (!/^\p{Nd}$/u.test(key)) return 'text';
	const number = /^[1-9]$/.test(key) ? Number(key) : 0;
	if (number > 0 && number <= state.choices) return number;
	return state.form === 'panel' ? 'nothing' : 'text';
}
