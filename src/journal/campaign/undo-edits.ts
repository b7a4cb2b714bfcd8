import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { setProperties } from '../frontmatter/set-properties';
import { findBlock } from '../note-blocks/find-blocks';
import { removeBlock } from '../note-blocks/remove-block';
import { lineIndexAt } from '../text/lines';
import { removeLines } from '../text/remove-lines';
import { sectionsOf } from '../text/literal-sections';
import { applyChanges, type TextChange } from '../text/text-change';
import { AtWork, type Done } from './campaign-edit';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { valuesIn } from './write-edits';
import { t } from '../../i18n/translate';

/** Plans to undo edits, last first. If anything was changed since, this is reported and nothing is undone. */
export function revertEdits(
	texts: ReadonlyMap<string, string>,
	done: readonly Done[],
): ParseResult<readonly PlannedEdit[]> {
	const work = new AtWork(texts);
	for (const deed of [...done].reverse()) {
		const planned = takeBack(work, deed);
		if (!planned.ok) return planned;
		work.put(deed.path, planned.value);
	}
	return parseOk(work.edits());
}

/** The remaining text of the note; `undefined` if the note is to be removed. */
function takeBack(work: AtWork, deed: Done): ParseResult<string | undefined> {
	const { path } = deed;
	if (!work.has(path))
		return parseError('missing_note', t('“{path}” is not there any more, so nothing was taken back.', { path }));
	const note = work.text(path);
	switch (deed.kind) {
		case 'note':
			work.allowRemoval(path, note);
			return note.trimEnd() === deed.text.trimEnd() ? parseOk(undefined) : changedSince(path);
		case 'properties': {
			const now = valuesIn(note, Object.keys(deed.values));
			if (!now.ok) return now;
			return same(now.value, deed.values) ? after(note, setProperties(note, deed.before)) : changedSince(path);
		}
		case 'block': {
			const block = findBlock(note, { body: deed.body });
			const isWhole = block.ok && block.value.closed;
			return isWhole ? after(note, parseOk(removeBlock(note, block.value))) : changedSince(path);
		}
		case 'lines':
			work.allowRemoval(path, deed.text);
			return withoutLines(path, note, deed.text);
	}
}

function withoutLines(path: string, note: string, text: string): ParseResult<string | undefined> {
	const written = text.split('\n').join(note.includes('\r\n') ? '\r\n' : '\n');
	const from = note.indexOf(written);
	const to = from + written.length;
	const { lines } = sectionsOf(note);
	const [first, last] = [lineIndexAt(lines, from), lineIndexAt(lines, to)];
	const isWhole = from >= 0 && lines[first]?.from === from && lines[last]?.to === to;
	if (!isWhole || note.includes(written, from + 1)) return changedSince(path);
	return after(note, parseOk(removeLines(note, first, last)));
}

const after = (note: string, changes: ParseResult<readonly TextChange[]>): ParseResult<string> =>
	changes.ok ? parseOk(applyChanges(note, changes.value)) : changes;

const changedSince = (path: string): ParseResult<never> =>
	parseError(
		'changed_since',
		t('“{path}” was changed since, so this step was not taken back. Change it by hand.', { path }),
	);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
