import type { PlayTable } from '../../play/record/play-table';
import type { AnswerForm } from '../../journal/answers/answer-form';
import { isRecordForm } from '../../journal/pages/record-form';
import type { RecordForm } from '../../journal/sworn-block/block-at';
import type { DisplayMode } from './display/display-mode';
import { isLook } from './display/display-mode';

export interface Settings {
	/** Carry certain effects out at once, or ask for a press on each. */
	certain: PlayTable['certain'];
	/** Whether what is changed by hand is recorded in the journal. */
	journal: Journaled;
	/** How what an oracle says is written, unless the other form is asked for. */
	answers: AnswerForm;
	/** How records render in Reading view, and in Live Preview. */
	inReading: DisplayMode;
	inEditor: DisplayMode;
	/** How moves, tracks and generated things are written, unless the journal says it. */
	records: RecordForm;
	/** Names of the oracles that come first. */
	favourites: readonly string[];
	/** What is typed in a note to make a move there; empty if nothing is. */
	trigger: string;
	/** Whether the status bar says how the character is. */
	statusBar: boolean;
	/** Whether the text of a move shows while the pointer rests on its name. */
	hoverText: boolean;
}

const LONGEST_TRIGGER = 8;

export type Journaled = 'always' | 'ask' | 'never';

/** The settings of a vault in which nothing was saved yet: what is played goes into the text as lines. */
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
};

/** Defaults for settings saved before new vaults got different ones. */
const OF_OLD: Partial<Settings> = { journal: 'ask', answers: 'block', records: 'block' };

/** What was saved, as far as it makes sense; the rest as it comes. */
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
	};
}
