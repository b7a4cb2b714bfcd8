import type { TFile } from 'obsidian';
import {
	askedOf,
	isLike,
	leftoverOf,
	withMeaning,
	type Leftover,
	type Meaning,
} from '../../../rules/coverage/state-meaning';
import { diffTexts } from '../../../journal/text/text-change';
import { problem, parseOk } from '../../../rules/core/problem';
import { rulesOfFile, type ReadRules } from '../../../rules/report';
import type { Actions } from '../../services/journal-actions';
import { offerUndo } from '../../services/offer-undo';
import { isNote, rulesBelow } from './check-note';
import { openMeaning } from './meaning-dialog';
import { t } from '../../../i18n/translate';

type Parts = Actions<'app' | 'vaultIndex' | 'write' | 'showProblems' | 'writer'>;

/** Asks what a sentence of a rules note means, and writes it in a fence of the note. */
export function stateMeaning(actions: Parts, file: TFile, { text, left }: { text: string; left: Leftover }): void {
	const readNote = readerOf(actions, file);
	const asked = askedOf(readNote(text), left);
	if (!asked) return void actions.showProblems([changed()]);
	const trial: Meaning = { effects: [{ kind: 'say', text: left.text, told: true }], isForAll: false };
	openMeaning(actions.app, {
		sentence: left.text,
		asked: withMeaning(text, left, trial, readNote) === undefined ? undefined : asked,
		onWrite: meaning => void writeMeaning(actions, file, { left, meaning }),
	});
}

/** The same for a sentence that the card of a move shows, in the first of these notes that has it among its rules. */
export async function stateMeaningOf(
	actions: Parts,
	paths: readonly string[],
	{ move, words }: { move: string; words: string },
): Promise<void> {
	for (const path of paths) {
		const file = actions.app.vault.getFileByPath(path);
		if (!file || !isNote(file)) continue;
		const text = await actions.writer.read(file);
		const left = leftoverOf(readerOf(actions, file)(text), move, words);
		if (left) return stateMeaning(actions, file, { text, left });
	}
	const message = t('This stands in no rules note of the vault, so what it means cannot be written there.');
	actions.showProblems([problem('in_no_note', message)]);
}

const changed = () =>
	problem('check_changed', t('The note has changed meanwhile, so nothing was written. Press again.'));

function readerOf(actions: Parts, file: TFile): (text: string) => ReadRules {
	const below = rulesBelow(actions, file);
	return text => {
		const rules = rulesOfFile(text, file.name, below);
		if (!rules.ok) throw new Error('a note of rules is always read');
		return rules.value;
	};
}

async function writeMeaning(
	actions: Parts,
	file: TFile,
	{ left, meaning }: { left: Leftover; meaning: Meaning },
): Promise<void> {
	const { path } = file;
	const written = await actions.write([path], texts => {
		const note = texts.get(path) ?? '';
		const stated = withMeaning(note, left, meaning, readerOf(actions, file));
		if (stated === undefined) return { ok: false as const, problems: [changed()] };
		const edit = { path, changes: [diffTexts(note, stated)], mayRemove: saying(note, left.text) };
		return parseOk({ edits: [edit], before: texts, after: new Map([[path, stated]]) });
	});
	if (written) offerUndo(actions, t('What it means is written in “{path}”.', { path }), written);
}

/** The lines of a fence that say a text, in whose place its meaning may come. */
const saying = (note: string, text: string): readonly string[] =>
	note.split(/\r\n|\r|\n/).filter(line => /^[>\s]*say /.test(line) && isLike(text)(line.replace(/^[>\s]*say /, '')));
