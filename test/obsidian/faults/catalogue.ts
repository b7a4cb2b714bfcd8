import type { Action } from './action';
import { ANSWERS } from './actions/answers';
import { CAMPAIGNS } from './actions/campaigns';
import { CHECKS } from './actions/checks';
import { MOVES } from './actions/moves';
import { NAMES } from './actions/names';
import { RECORDS } from './actions/records';
import { SESSIONS } from './actions/sessions';
import { SHEET } from './actions/sheet';
import { TRACKS } from './actions/tracks';
import { TYPED } from './actions/typed';

/** Every command and every kind of press that writes. */
export const ACTIONS: readonly Action[] = [
	...MOVES,
	...TRACKS,
	...SHEET,
	...ANSWERS,
	...SESSIONS,
	...NAMES,
	...CHECKS,
	...CAMPAIGNS,
	...RECORDS,
	...TYPED,
];

/**
 * Commands that show something and write nothing; the export, which writes copies beside the notes and nothing into them; and
 * the import, which has tests of its own for notes that change under it.
 */
export const READ_ONLY: readonly string[] = [
	'open-the-table',
	'act-as',
	'change-how-records-draw',
	'export',
	'import-from-iron-vault',
	'import-from-another-app',
	'undo-the-last-import',
];
