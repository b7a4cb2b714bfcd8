import type { DecisionSettings } from '../../play/record/decision-settings';
import type { AnswerForm } from '../../journal/oracle-blocks/answer-form';
import { isRecordForm } from '../../journal/actions/record-form';
import type { RecordForm } from '../../journal/sworn-block/block-at';
import { isLook, type DisplayMode } from './display/display-mode';

export interface Settings {
	/** Whether effects that need no choice are applied at once or wait for a press each. */
	certain: DecisionSettings['certain'];
	/** Whether manual edits are recorded in the journal. */
	journal: Journaled;
	/** The default form in which oracle answers are written. */
	answers: AnswerForm;
	/** How records are rendered in Reading view and in Live Preview. */
	inReading: DisplayMode;
	inEditor: DisplayMode;
	/** How moves, tracks and generated things are written, unless the journal specifies a form. */
	records: RecordForm;
	/** The names of the oracles that are listed first. */
	favourites: readonly string[];
	/** The text that triggers suggestions for moves while typing; empty if this is turned off. */
	trigger: string;
	/** Whether the status bar shows the character's state. */
	statusBar: boolean;
	/** Whether hovering over the name of a move shows its text, and over a token what it stands for. */
	hoverText: boolean;
	/** Whether a token shows the dice of its roll. */
	diceInToken: boolean;
}

const LONGEST_TRIGGER = 8;

export type Journaled = 'always' | 'ask' | 'never';

/** The defaults for a vault without saved settings: records and answers are written as inline lines. */
export const DEFAULTS: Settings = {
	certain: 'at_once',
	journal: 'always',
	answers: 'line',
	records: 'line',
	inReading: 'lines',
	inEditor: 'lines',
	favourites: [],
	trigger: ';;',
	statusBar: true,
	hoverText: true,
	diceInToken: false,
};

/** Defaults for settings saved before new vaults got different ones. */
const OF_OLD: Partial<Settings> = { journal: 'ask', answers: 'block', records: 'block' };

/** The saved settings, with defaults for values that are missing or invalid. */
export function readSettings(saved: unknown): Settings {
	const {
		certain,
		journal,
		answers,
		records,
		inReading,
		inEditor,
		favourites,
		trigger,
		statusBar,
		hoverText,
		diceInToken,
	}: Partial<Record<string, unknown>> = {
		...(saved instanceof Object ? saved : {}),
	};
	return {
		...DEFAULTS,
		...(saved instanceof Object ? OF_OLD : {}),
		...(certain === 'ask' || certain === 'at_once' ? { certain } : {}),
		...(journal === 'always' || journal === 'ask' || journal === 'never' ? { journal } : {}),
		...(answers === 'block' || answers === 'line' ? { answers } : {}),
		...(isLook(inReading) ? { inReading } : {}),
		...(isLook(inEditor) ? { inEditor } : {}),
		...(isRecordForm(records) ? { records } : {}),
		...(Array.isArray(favourites) ? { favourites: favourites.filter(name => typeof name === 'string') } : {}),
		...(typeof trigger === 'string' ? { trigger: trigger.trim().slice(0, LONGEST_TRIGGER) } : {}),
		...(typeof statusBar === 'boolean' ? { statusBar } : {}),
		...(typeof hoverText === 'boolean' ? { hoverText } : {}),
		...(typeof diceInToken === 'boolean' ? { diceInToken } : {}),
	};
}
