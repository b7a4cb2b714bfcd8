import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import type { PropertyValue } from '../frontmatter/property-edit';
import { setProperties } from '../frontmatter/set-properties';
import { insertBlock } from '../note-blocks/insert-block';
import { insertLines, placeAt } from '../text/insert-lines';
import { sectionsOf } from '../text/literal-sections';
import { applyChanges } from '../text/text-change';
import { AtWork, type CampaignEdit, type Done } from './campaign-edit';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { t } from '../../i18n/translate';

/** Plans edits on the current texts of notes; `exists` tells whether the vault has a file or folder. */
export function writeEdits(
	texts: ReadonlyMap<string, string>,
	deeds: readonly CampaignEdit[],
	exists: (path: string) => boolean,
): ParseResult<{ readonly edits: readonly PlannedEdit[]; readonly done: readonly Done[] }> {
	const work = new AtWork(texts);
	const done: Done[] = [];
	for (const deed of deeds) {
		const planned = doDeed(work, deed, exists);
		if (!planned.ok) return planned;
		done.push(planned.value);
	}
	return parseOk({ edits: work.edits(), done });
}

function doDeed(work: AtWork, deed: CampaignEdit, exists: (path: string) => boolean): ParseResult<Done> {
	const { path } = deed;
	if (deed.kind !== 'note' && !work.has(path))
		return parseError('missing_note', t('The note “{path}” is not there any more. Nothing was written.', { path }));
	const note = work.text(path);
	switch (deed.kind) {
		case 'note':
			if (work.has(path) || exists(path))
				return parseError(
					'name_taken',
					t('“{path}” is there already, and it stays as it is. Choose another name.', { path }),
				);
			work.put(path, deed.text);
			return parseOk(deed);
		case 'properties': {
			const before = valuesIn(note, Object.keys(deed.values));
			if (!before.ok) return before;
			const changes = setProperties(note, deed.values);
			if (!changes.ok) return changes;
			work.put(path, applyChanges(note, changes.value));
			return parseOk({ ...deed, before: before.value });
		}
		case 'block':
			work.put(path, applyChanges(note, insertBlock(note, note.length, deed.body).changes));
			return parseOk(deed);
		case 'lines': {
			const sections = sectionsOf(note);
			const { line } = placeAt(note, sections, note.length);
			const lines = deed.text.split('\n');
			const { changes } = insertLines(note, sections, { line, room: 'no room' }, lineBreak => lines.join(lineBreak));
			work.put(path, applyChanges(note, changes));
			return parseOk(deed);
		}
	}
}

/** The values of properties; null for a missing one. */
export function valuesIn(note: string, keys: readonly string[]): ParseResult<Record<string, PropertyValue>> {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return frontmatter;
	const { values } = frontmatter.value;
	return parseOk(Object.fromEntries(keys.map(key => [key, (values.get(key) ?? null) as PropertyValue])));
}
