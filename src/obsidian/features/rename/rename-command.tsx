import { Notice, type App } from 'obsidian';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import { ofName, glanceAt } from '../../../journal/track/scan-track-blocks';
import { namedAbove } from '../../../journal/actions/tracks-named';
import { nameOf } from '../../../rules/search/stated-name';
import { noteAt, type NoteAt } from '../../services/note-at-cursor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { pickOne } from '../../components/pick-dialog';
import { namedThings, othersNamed, pathRenamings, withOthers, type NamedThing } from './named-things';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import { renameInNotes, type RenameCount, type RenamePlan } from '../../../journal/rename/rename-in-notes';
import type { Renaming } from '../../../journal/rename/renaming';
import { noteIn } from '../../vault/note-path';
import { fileHere } from '../../vault/path-here';
import { nameProblem, readName } from '../../services/free-path';
import type { Texts } from '../../vault/writer/file-operation';
import { countNames } from './count-names';
import { inRecords, nameTakenMessage, leftAlone, sentences } from './rename-words';
import { whenComplete } from './when-indexed';
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Form } from '../../components/form';
import { invalid } from '../../components/form-field';
import { openDialog } from '../../components/open-dialog';
import { useForm } from '../../components/use-form';

interface RenameInput {
	readonly name: string;
	/** The problem with a typed name. */
	readonly problemIn: (typed: string) => string | undefined;
	/** How many records would change; undefined if it is not known. */
	readonly preview: Promise<string | undefined>;
	readonly onRename: (name: string) => void;
	readonly onClosed: () => void;
}

/**
 * Asks for a new name, and shows how many records would change as soon as they are counted. Closing it changes nothing.
 */
const openRename = (app: App, input: RenameInput): void =>
	openDialog(app, {
		title: t('Rename “{name}”', { name: input.name }),
		class: 'sworn-rename-dialog',
		content: dialog => <RenameForm {...input} onRename={dialog.closing(input.onRename)} />,
		wasClosed: input.onClosed,
	});

function RenameForm({ name, problemIn, preview, onRename }: RenameInput): JSX.Element {
	const [words, setWords] = useState(t('Looking for the records that name it…'));
	useLayoutEffect(() => void preview.then(found => found !== undefined && setWords(found)), []);
	const [typed, setTyped] = useState(name);
	const problem = problemIn(typed);
	const readField = () => readName(typed, problemIn);
	const { form, isTried, onSubmit } = useForm(readField, onRename, { first: 'input', isSelected: true });
	const isWrong = problem !== undefined && (isTried || (typed !== name && typed.trim() !== ''));
	return (
		<Form form={form} onSubmit={onSubmit}>
			<label class="sworn-field">
				<span>{t('New name')}</span>
				<input
					type="text"
					value={typed}
					{...invalid(isWrong)}
					aria-describedby="sworn-rename-words"
					onInput={event => setTyped(event.currentTarget.value)}
				/>
			</label>
			<p id="sworn-rename-words" role="status" class={isWrong ? 'sworn-problem' : undefined}>
				{isWrong ? problem : words}
			</p>
			<div class="modal-button-container">
				<button type="submit" class="mod-cta">
					{t('Rename')}
				</button>
			</div>
		</Form>
	);
}

/** Asks for the new name of something, shows how many records refer to it, and renames it everywhere in one action. */
function askForName(actions: JournalActions, thing: NamedThing): void {
	let isClosed = false;
	openRename(actions.app, {
		name: thing.name,
		problemIn: typed => problemIn(actions, thing, typed),
		preview: preview(actions, thing, () => isClosed),
		onRename: to => void renameThing(actions, thing, to),
		onClosed: () => (isClosed = true),
	});
}

/** A summary of what would change. All blocks must be indexed first to know what else has the name. */
async function preview(
	actions: Actions<'app' | 'vaultIndex' | 'writer'>,
	thing: NamedThing,
	isOver: () => boolean,
): Promise<string | undefined> {
	await whenComplete(actions.vaultIndex, isOver);
	// the new name is not known yet, but any name finds the same records
	const renaming = renamingOf(actions, thing, `${thing.name}~`);
	const counted = await countNames(actions, [renaming, ...byPath(actions, thing, renaming)], { isOver }, thing.home);
	return counted && sentences(willFollow(counted), leftAlone(counted, [renaming]));
}

const willFollow = (count: RenameCount): string =>
	count.records === 0
		? t('No record names it.')
		: count.records === 1
			? t('{count} names it and will follow.', { count: inRecords(count) })
			: t('{count} name it and will follow.', { count: inRecords(count) });

const renamingOf = ({ vaultIndex }: Actions<'vaultIndex'>, { kind, name, home }: NamedThing, to: string): Renaming =>
	withOthers(vaultIndex, { kind, from: name, to }, home);

const byPath = (
	{ vaultIndex }: Actions<'vaultIndex'>,
	{ home }: NamedThing,
	renaming: Renaming,
): readonly Renaming[] => (home.place ? [] : pathRenamings(vaultIndex, renaming, home.path));

/** Why a name cannot be used: the name of a note must be valid and free, that of a block must be unique. */
function problemIn(
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	{ name, home }: NamedThing,
	typed: string,
): string | undefined {
	const to = typed.trim();
	if (to === '') return t('Write a name.');
	if (to === name) return t('“{name}” is the name it has.', { name });
	const [other] = othersNamed(vaultIndex, to, home);
	if (other) return t('{to} Choose another name.', { to: nameTakenMessage(to, other) });
	if (home.place) return undefined;
	const isThere = (free: string) => {
		const file = fileHere(app, pathOf(home, free)) ?? app.metadataCache.getFirstLinkpathDest(free, home.path);
		return file !== null && file.path !== home.path;
	};
	return nameProblem(to, isThere);
}

const pathOf = ({ path }: TrackLocation, name: string): string =>
	noteIn(path.slice(0, path.lastIndexOf('/') + 1), name);

/** Renames something and the records that use it. Returns true if it has the new name afterwards. */
export async function renameThing(actions: JournalActions, thing: NamedThing, to: string): Promise<boolean> {
	const renaming = renamingOf(actions, thing, to);
	const all = [renaming, ...byPath(actions, thing, renaming)];
	const counted = await countNames(actions, all, { isOver: () => false }, thing.home);
	const found = counted?.paths ?? [];
	const meant = new Set(found.filter(path => renaming.isMeantIn?.(path)));
	// determine whose journal each note is before anything is renamed
	const known = all.map(each => ({ ...each, isMeantIn: (note: string) => meant.has(note) }));
	const paths = [...new Set([thing.home.path, ...found])];
	const plan = (texts: Texts) => renamePlan(texts, known, thing.home, to);
	const written = await actions.write(paths, plan, count => {
		const records = count.records === 0 ? '' : t(', in {count} too', { count: inRecords(count) });
		new Notice(
			sentences(
				t('“{name}” is called “{to}” now{records}.', { name: thing.name, to, records }),
				leftAlone(count, [renaming]),
			),
		);
	});
	return written !== undefined;
}

/** Edits for the records that use the name, and for its note if it has one. */
function renamePlan(
	texts: Texts,
	renamings: readonly Renaming[],
	home: TrackLocation,
	to: string,
): ParseResult<RenamePlan> {
	const records = renameInNotes(texts, renamings, home);
	if (!records.ok || home.place) return records;
	const note = { path: home.path, changes: [], renamedTo: pathOf(home, to) };
	return parseOk({ ...records.value, edits: [...records.value.edits, note] });
}

/**
 * *Rename a track or character*: lets the player pick one, starting with the one at the cursor, and asks for its new
 * name.
 */
export function renameCommand(actions: JournalActions): void {
	const view = noteInUse(actions.app);
	const things = likeliestFirst(actions, namedThings(actions.vaultIndex), view ? noteAt(view) : undefined);
	if (things.length === 0) {
		new Notice(t('There is no character, track or asset to rename.'));
		return;
	}
	const words = ({ name, detail }: NamedThing) => `${name} (${translateTerm(detail)})`;
	pickOne(
		actions.app,
		things,
		{ text: words, placeholder: t('What gets another name?') },
		{ onPick: thing => askForName(actions, thing) },
	);
}

/** Sorts: first what the block at the cursor is or mentions, then what is mentioned above, then the note itself. */
function likeliestFirst(
	actions: Actions<'viewState'>,
	things: readonly NamedThing[],
	note: NoteAt | undefined,
): readonly NamedThing[] {
	if (!note) return things;
	const above = namedAbove(actions.viewState.tracksNamed(note.text), note.line + 1);
	const rank = (thing: NamedThing): number => {
		const at = above.findIndex(name => ofName([thing], name).length > 0);
		if (at >= 0) return at + (thing.home.path === note.path ? 0 : 0.5);
		return thing.home.path === note.path ? above.length : above.length + 1;
	};
	return [...things].sort((a, b) => rank(a) - rank(b));
}

/**
 * Asks for the new name of one track, such as the second of two with the same name. Ambiguous references are left
 * unchanged.
 */
export function renameTrackBlock(actions: JournalActions, home: TrackLocation): void {
	const track = home.place ? glanceAt(home.place) : undefined;
	const name = track?.name ?? nameOf(home.path);
	askForName(actions, { kind: 'track', name, home, detail: track?.kind ?? 'track' });
}
