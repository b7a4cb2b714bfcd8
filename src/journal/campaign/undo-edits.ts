import { read, unread, type Reading } from '../../rules/problem';
import { setProperties } from '../frontmatter/set-properties';
import { findBlock } from '../blocks-in-note/in-note';
import { removeBlock } from '../blocks-in-note/remove-block';
import { lineIndexAt } from '../text/lines';
import { removeLines } from '../text/remove-lines';
import { sectionsOf } from '../text/sections';
import type { TextChange } from '../text/text-change';
import { applyChanges } from '../text/text-change';
import { STEP_PROPERTY } from './campaign-notes';
import type { Done } from './campaign-edit';
import type { PlannedEdit } from '../edit-guard/refusal';
import { AtWork } from './campaign-edit';
import { valuesIn } from './write-edits';
import { t } from '../../language/text';

/** Plans to undo edits, last first. If anything was changed since, this is reported and nothing is undone. */
export function takeBackEdits(
	texts: ReadonlyMap<string, string>,
	done: readonly Done[],
): Reading<readonly PlannedEdit[]> {
	const work = new AtWork(texts);
	for (const deed of [...done].reverse()) {
		const planned = takeBack(work, deed);
		if (!planned.ok) return planned;
		work.put(deed.path, planned.value);
	}
	return read(work.edits());
}

/** The remaining text of the note; `undefined` if the note is to be removed. */
function takeBack(work: AtWork, deed: Done): Reading<string | undefined> {
	const { path } = deed;
	if (!work.has(path))
		return unread('missing_note', t('“{path}” is not there any more, so nothing was taken back.', { path }));
	const note = work.text(path);
	switch (deed.kind) {
		case 'note':
			work.allowRemoval(path, note);
			return bare(note) === bare(deed.text) ? read(undefined) : changedSince(path);
		case 'properties': {
			const now = valuesIn(note, Object.keys(deed.values));
			if (!now.ok) return now;
			return same(now.value, deed.values) ? after(note, setProperties(note, deed.before)) : changedSince(path);
		}
		case 'block': {
			const block = findBlock(note, { body: deed.body });
			const isWhole = block.ok && block.value.closed;
			return isWhole ? after(note, read(removeBlock(note, block.value))) : changedSince(path);
		}
		case 'lines':
			work.allowRemoval(path, deed.text);
			return withoutLines(path, note, deed.text);
	}
}

function withoutLines(path: string, note: string, text: string): Reading<string | undefined> {
	const written = text.split('\n').join(note.includes('\r\n') ? '\r\n' : '\n');
	const from = note.indexOf(written);
	const to = from + written.length;
	const { lines } = sectionsOf(note);
	const [first, last] = [lineIndexAt(lines, from), lineIndexAt(lines, to)];
	const isWhole = from >= 0 && lines[first]?.from === from && lines[last]?.to === to;
	if (!isWhole || note.includes(written, from + 1)) return changedSince(path);
	return after(note, read(removeLines(note, first, last)));
}

const after = (note: string, changes: Reading<readonly TextChange[]>): Reading<string> =>
	changes.ok ? read(applyChanges(note, changes.value)) : changes;

const changedSince = (path: string): Reading<never> =>
	unread(
		'changed_since',
		t('“{path}” was changed since, so this step was not taken back. Change it by hand.', { path }),
	);

/** Removes our setup property and trailing blank lines. */
function bare(note: string): string {
	const changes = setProperties(note, { [STEP_PROPERTY]: null });
	return (changes.ok ? applyChanges(note, changes.value) : note).trimEnd();
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
