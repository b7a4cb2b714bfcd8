import { keepsProse } from './import-guard';
import { problem, type Problem } from '../../rules/core/problem';
import { applyChanges, type TextChange } from '../text/text-change';
import { findViolation, type Violation, type EditRights, type ViolationKind } from './edit-guard';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/** The planned edit of one note. */
export interface PlannedEdit extends EditRights {
	readonly path: string;
	readonly changes: readonly TextChange[];
	/**
	 * The player's typed request and the line of play that replaces it within its sentence, a line that another has led to and
	 * that goes behind it, or either line and nothing when the move is undone. The edit is checked against the note after that replacement.
	 */
	readonly typed?: TextChange;
	/** Converts records of another plugin into ours. The surrounding prose stays. */
	readonly isImport?: true;
	/** The note does not exist yet, and the changes are its whole text. */
	readonly isNew?: true;
	/** The note is moved to the trash unchanged, so nothing in it is lost. */
	readonly isGone?: true;
	/** The note gets another path after all other edits of its action; its text stays. */
	readonly renamedTo?: string;
}

const HARMS: Readonly<Record<ViolationKind, string>> = {
	'lost line': 'would remove or change',
	'joined lines': 'would join to the text before it',
	'attached line': 'would attach other text to',
	'other surroundings': 'would put inside or outside of a code block',
	'other line break': 'would change the line break of',
	'other empty lines': 'would change the empty lines before',
};

/** Why a plan is refused: the first edit that would harm the player's text. `undefined` if no edit does. */
export function validatePlan(edits: readonly PlannedEdit[], texts: ReadonlyMap<string, string>): Problem | undefined {
	for (const edit of edits) {
		if (edit.isNew) continue;
		const text = texts.get(edit.path) ?? '';
		if (edit.isImport) {
			if (keepsProse(text, edit.changes)) continue;
			return problem(
				'harmful_edit',
				t('This import would change the prose of “{path}”, so nothing was written. Please report it.', {
					path: edit.path,
				}),
			);
		}
		const before = edit.typed ? applyChanges(text, [edit.typed]) : text;
		const after = edit.isGone ? '' : applyChanges(text, edit.changes);
		const breach = findViolation(before, after, edit);
		if (breach) return { ...problemOf(edit, breach), report: reported(edit, breach, text, after) };
	}
	return undefined;
}

function problemOf({ path }: PlannedEdit, { harm, line, words }: Violation): Problem {
	const message = t(
		'This {harms} line {line} of “{path}”, which is yours (“{words}”), so nothing was written. Please report it.',
		{ harms: translateTerm(HARMS[harm]), line: line + 1, path, words: shortened(words) },
	);
	return problem('harmful_edit', message);
}

const LONGEST = 60;

const shortened = (words: string): string => (words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words);

/** Number of lines to show around the one at risk. */
const AROUND = 4;

function reported({ path, changes }: PlannedEdit, { harm, line }: Violation, before: string, after: string): string {
	const edits = changes.map(
		({ from, to, insert }) => `${from}–${to}: ${JSON.stringify(before.slice(from, to))} → ${JSON.stringify(insert)}`,
	);
	return [
		`Sworn Journal refused an edit: ${harm}, line ${line + 1} of ${JSON.stringify(path)}.`,
		'',
		'Before:',
		...linesAround(before, line),
		'',
		'After it would have been:',
		...linesAround(after, line),
		'',
		'Changes:',
		...edits,
	].join('\n');
}

const linesAround = (text: string, line: number): readonly string[] =>
	text
		.split('\n')
		.map((words, i) => `${i + 1}: ${JSON.stringify(words)}`)
		.slice(Math.max(0, line - AROUND), line + AROUND + 1);
