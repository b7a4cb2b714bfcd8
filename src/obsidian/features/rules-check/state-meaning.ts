import type { TFile } from 'obsidian';
import type { Leftover, Meaning } from '../../../rules/coverage/state-meaning';
import { askedOf, isLike, leftoverOf, withMeaning } from '../../../rules/coverage/state-meaning';
import { askedOfMove, movesSaying, withMeaningBeside } from '../../../rules/coverage/state-beside';
import type { Rulebook } from '../../../rules/books/rulebook';
import type { Move } from '../../../rules/move';
import { problem, parseError, parseOk, type ParseResult } from '../../../rules/core/problem';
import { rulesOfFile, type ReadRules } from '../../../rules/datasworn-files/read-rules';
import type { Plan } from '../../../journal/actions/action-notes';
import { rulesOf, rulesWith } from '../../../journal/character/character-rules';
import { textsOf } from '../../../journal/frontmatter/properties';
import { setProperties } from '../../../journal/frontmatter/set-properties';
import { nameFor } from '../../../journal/notes/file-name';
import { nameOf } from '../../../rules/search/stated-name';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { applyChanges, diffTexts } from '../../../journal/text/text-change';
import type { WrittenTexts } from '../../../journal/actions/restore-texts';
import type { Actions } from '../../services/journal-actions';
import { freePath } from '../../services/free-path';
import { offerUndo } from '../../services/offer-undo';
import { t } from '../../../i18n/translate';
import { isNote, rulesBelow } from './check-note';
import { openMeaning } from './meaning-form';

type Parts = Actions<'app' | 'vaultIndex' | 'write' | 'showProblems' | 'writer'>;
type Texts = ReadonlyMap<string, string>;

/** A text that is told instead of shown: whether it can be stated is found out with it. */
const trialOf = (text: string): Meaning => ({ effects: [{ kind: 'say', text, told: true }], isForAll: false });

/** Asks what a sentence of a rules note means, and writes it in a fence of the note. */
export function stateMeaning(actions: Parts, file: TFile, { text, left }: { text: string; left: Leftover }): void {
	const { path } = file;
	const readNote = readerOf(actions, file);
	const asked = askedOf(readNote(text), left);
	if (!asked) return void actions.showProblems([changed()]);
	openMeaning(actions.app, {
		sentence: left.text,
		asked: withMeaning(text, left, trialOf(left.text), readNote) === undefined ? undefined : asked,
		onWrite: meaning =>
			void writeTexts(actions, [path], left.text, texts => {
				const stated = withMeaning(texts.get(path) ?? '', left, meaning, readNote);
				return stated === undefined ? undefined : new Map([[path, stated]]);
			}),
	});
}

/** A sentence that the card of a move shows, and the notes by which the move is played. */
interface ShownSentence {
	readonly journal: string;
	readonly actor: string;
	readonly move: string;
	readonly words: string;
}

/** Asks what such a sentence means, and writes it where the move stands, or in a note of the vault's own beside that. */
export async function stateMeaningOf(actions: Parts & Actions<'library'>, shown: ShownSentence): Promise<void> {
	const found = rulesNotesOf(actions, shown);
	if (!found.ok) return void actions.showProblems(found.problems);
	const rules = found.value;
	const { paths } = rules;
	const texts = await actions.writer.look(paths, parseOk);
	if (!texts.ok) return void actions.showProblems(texts.problems);
	const { words } = shown;
	const tried = statedIn(actions, texts.value, { ...rules, words }, trialOf(words));
	openMeaning(actions.app, {
		sentence: words,
		asked: tried && askedOfMove(rules.book, rules.move, words),
		beside: tried?.has(rules.beside) === true ? nameOf(rules.beside) : undefined,
		onWrite: meaning =>
			void writeTexts(actions, paths, words, now => statedAndLinked(actions, now, { ...rules, words }, meaning)),
	});
}

/** The rules that a move is played by, and where what its sentences mean can be written. */
interface RulesNotes {
	readonly book: Rulebook;
	readonly move: Move;
	/** The rules notes, and those that the rest needs. */
	readonly paths: readonly string[];
	readonly notes: readonly TFile[];
	/** The rules note of the vault's own for moves that stand in none; there may not be any yet. */
	readonly beside: string;
	/** The note whose `rules` have to link to it; absent if they do. */
	readonly linking?: string;
}

function rulesNotesOf(
	actions: Parts & Actions<'library'>,
	{ journal, actor, move: called }: ShownSentence,
): ParseResult<RulesNotes> {
	const { app, vaultIndex, library } = actions;
	const properties = (path: string) => vaultIndex.properties(path) ?? new Map();
	const wanted = rulesOf(properties(actor), properties(journal));
	if (!wanted.ok) return wanted;
	const book = library.bookOf(wanted.value, [actor, journal]);
	if (!book.ok) return book;
	const move = book.value.move(called);
	if (!move) return parseError('check_changed', changed().message);
	const notes = library.pathsOf(wanted.value, [actor, journal]).flatMap(path => {
		const file = app.vault.getFileByPath(path);
		return file && isNote(file) ? [file] : [];
	});
	const name = nameFor(t('Rulings for {book}', { book: book.value.ruleset.title }));
	const linked = notes.find(({ basename }) => basename === name)?.path;
	// what is linked last lies over all the others
	const isOfJournal =
		textsOf(properties(journal), 'rules').length > 0 || textsOf(properties(actor), 'ruleset').length === 0;
	const linking = isOfJournal ? journal : actor;
	const there = linked ?? vaultIndex.resolve(name, linking);
	const beside = there === undefined ? freePath(actions, name, linking) : parseOk(there);
	if (!beside.ok) return beside;
	return parseOk({
		...{ book: book.value, move, notes, beside: beside.value, ...(linked === undefined && { linking }) },
		paths: [...new Set([...notes.map(({ path }) => path), linking, ...(there === undefined ? [] : [there])])],
	});
}

type Stated = RulesNotes & Pick<ShownSentence, 'words'>;

/** The texts that change once a sentence has its meaning, and its equals if that holds for all; undefined if it cannot. */
function statedIn(
	actions: Parts,
	texts: Texts,
	{ book, move, notes, beside, words }: Stated,
	{ effects: meant, isForAll }: Meaning,
): Texts | undefined {
	const after = new Map<string, string>();
	const now = (path: string) => after.get(path) ?? texts.get(path) ?? '';
	const stateIn = (file: TFile, called: string): boolean => {
		const readNote = readerOf(actions, file);
		const left = leftoverOf(readNote(now(file.path)), called, words);
		const stated = left && withMeaning(now(file.path), left, { effects: meant, isForAll: false }, readNote);
		if (stated !== undefined) after.set(file.path, stated);
		return stated !== undefined;
	};
	for (const each of isForAll ? movesSaying(book, move, words) : [move]) {
		// of several with a move the last counts
		if ([...notes].reverse().some(file => stateIn(file, each.name))) continue;
		const stated = withMeaningBeside(now(beside), each, { text: words, meant }, book);
		if (stated !== undefined) after.set(beside, stated);
		else if (each === move) return undefined;
	}
	return after;
}

/** The same, with the link by which the new rules note is played. */
function statedAndLinked(actions: Parts, texts: Texts, rules: Stated, meaning: Meaning): Texts | undefined {
	const after = statedIn(actions, texts, rules, meaning);
	const { beside, linking } = rules;
	if (!after?.has(beside) || linking === undefined) return after;
	const note = texts.get(linking) ?? '';
	const changes = setProperties(note, rulesWith(nameOf(beside), note));
	return changes.ok ? new Map([...after, [linking, applyChanges(note, changes.value)]]) : undefined;
}

/** Writes the texts that state what words mean, new notes too. */
async function writeTexts(
	actions: Parts,
	paths: readonly string[],
	words: string,
	textsAfter: (texts: Texts) => Texts | undefined,
): Promise<void> {
	const written = await actions.write(paths, (before): ParseResult<WrittenTexts & Pick<Plan, 'edits'>> => {
		const after = textsAfter(before);
		if (!after) return { ok: false, problems: [changed()] };
		const edits = [...after].map(([path, text]) => {
			const note = before.get(path);
			if (note === undefined) return noteToCreate(path, text);
			return { path, changes: [diffTexts(note, text)], mayRemove: saying(note, words) };
		});
		return parseOk({ edits, before, after });
	});
	const [path] = written?.after.keys() ?? [];
	if (written && path !== undefined) offerUndo(actions, t('What it means is written in “{path}”.', { path }), written);
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

/** The lines of a fence that say a text, in whose place its meaning may come. */
const saying = (note: string, text: string): readonly string[] =>
	note.split(/\r\n|\r|\n/).filter(line => /^[>\s]*say /.test(line) && isLike(text)(line.replace(/^[>\s]*say /, '')));
