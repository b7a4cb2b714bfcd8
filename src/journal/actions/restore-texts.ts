import { t } from '../../i18n/translate';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { diffTexts } from '../text/text-change';

type Texts = ReadonlyMap<string, string>;

/** The texts of notes before and after an action; a note that it made has none before. */
export interface WrittenTexts {
	readonly before: Texts;
	readonly after: Texts;
}

/** Brings back every byte from before an action, its last note first; refused if any of its notes was changed since. */
export function restoreTexts(texts: Texts, { before, after }: WrittenTexts): ParseResult<readonly PlannedEdit[]> {
	const edits: PlannedEdit[] = [];
	for (const [path, made] of [...after].reverse()) {
		const was = before.get(path);
		if (texts.get(path) !== made)
			return parseError('changed_since', t('“{path}” was changed since, so nothing was taken back.', { path }));
		const mayRemove = made.split('\n');
		edits.push(
			was === undefined
				? { path, changes: [], isGone: true, mayRemove }
				: { path, changes: [diffTexts(made, was)], mayRemove },
		);
	}
	return parseOk(edits);
}
