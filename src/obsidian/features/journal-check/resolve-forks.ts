import type { TFile } from 'obsidian';
import { countedOnce } from '../../../journal/journal-check/skip-copies';
import { forksIn, type Fork } from '../../../journal/journal-check/forked-values';
import { recordedChangesIn, type RecordedChange } from '../../../journal/journal-check/recorded-changes';
import { campaignFolder, isJournalOf } from '../../../journal/character/acting-path';
import { notPlayedIn } from '../../../journal/actions/copy-warning';
import { byName } from '../../../journal/notes/natural-order';
import { nameFor } from '../../../journal/character/unique-character-name';
import { sharedBy } from '../../../journal/actions/party';
import { meterRule, meterValue, type Character } from '../../../play/character/character';
import type { Ruleset } from '../../../rules/ruleset';
import { editCharacter } from '../../../play/manual-edits/sheet-edit';
import { memoize } from '../../../rules/core/memoize';
import { translateTerm } from '../../../i18n/translate-terms';
import { t } from '../../../i18n/translate';
import { offerChoices } from '../../components/pick-dialog';
import type { Actions } from '../../services/journal-actions';
import { recentNames, rememberName } from '../../services/recent-names';
import type { ActorView } from '../../services/view-state/view-state';
import { namesIn } from './character-names';

/** How many records at the end of a note are searched for values that were changed from the same state twice. */
const LAST_RECORDS = 30;

/** How many notes that were written to since are looked at, the newest first: after a sync it may be all of a vault. */
const MOST_LOOKED_AT = 400;

/** How many other journals of the campaign are read at most. */
const MOST_READ = 5;

/** The local storage key for the differences that were settled on this device. */
const SETTLED_KEY = 'sworn-journal-settled-forks';

interface NoteText {
	readonly path: string;
	readonly text: string;
}

/** The values of a character that the last records of a journal change from the same state twice. */
export const forksAt = (
	actions: Actions<'vaultIndex' | 'viewState'>,
	note: NoteText,
	actor: ActorView,
): readonly Fork[] => forksIn(lastChanges(actions, note, actor));

/** The last answer for a character, by journal: while both stay as they are, no key in the typed list reads a record for it. */
const lastAnswers = memoize(
	(_actor: ActorView, _path: string): { text?: string; changes?: readonly RecordedChange[] } => ({}),
);

/** What the last records of a journal change of a character. */
function lastChanges(
	{ viewState, vaultIndex }: Actions<'vaultIndex' | 'viewState'>,
	note: NoteText,
	actor: ActorView,
): readonly RecordedChange[] {
	const known = lastAnswers(actor, note.path);
	if (known.text === note.text && known.changes) return known.changes;
	const [from] = viewState.recordsOf(note.text).slice(-LAST_RECORDS);
	if (!from) return [];
	const { meters, impacts } = sharedBy(actor.book.ruleset);
	const names = namesIn(vaultIndex, note.path, { actor: actor.path, shared: [...meters, ...impacts] });
	const { changes } = recordedChangesIn(note.path, note.text, names, from.block.fenceFrom);
	Object.assign(known, { text: note.text, changes });
	return changes;
}

/**
 * The other journals of a character in the campaign that were written to after this one, as by another device; their
 * records count as well.
 */
export async function newerJournals(
	{ app, vaultIndex, writer }: Actions<'app' | 'vaultIndex' | 'writer'>,
	journal: string,
	actor: string,
): Promise<readonly NoteText[]> {
	const folder = campaignFolder(journal, vaultIndex);
	const written = app.vault.getFileByPath(journal)?.stat.mtime;
	if (folder === undefined || written === undefined) return [];
	const isInCampaign = ({ path }: TFile) =>
		path !== journal && path !== actor && (folder === '' || path.startsWith(`${folder}/`));
	const isJournal = ({ path }: TFile) =>
		isJournalOf(actor, path, vaultIndex) && notPlayedIn(path, actor, vaultIndex) === undefined;
	const newer = app.vault
		.getMarkdownFiles()
		.filter(file => file.stat.mtime > written && isInCampaign(file))
		.sort((one, other) => other.stat.mtime - one.stat.mtime)
		.slice(0, MOST_LOOKED_AT);
	return Promise.all(
		firstOf(newer, isJournal).map(async file => ({
			path: file.path,
			text: writer.openText(file.path) ?? (await app.vault.cachedRead(file)),
		})),
	);
}

/** The first few that are so; no more are looked at. */
function firstOf(files: readonly TFile[], isSo: (file: TFile) => boolean): readonly TFile[] {
	const found: TFile[] = [];
	for (const file of files) {
		if (found.length === MOST_READ) break;
		if (isSo(file)) found.push(file);
	}
	return found;
}

/** A meter that is not what both records make it, as after a merge of what two devices have played. */
interface Difference {
	readonly meter: string;
	readonly is: number;
	readonly made: number;
	/** Tells it from others, for remembering that it was settled. */
	readonly key: string;
}

/** The differences of a character in a journal that the player has not settled on this device. */
function openDifferences(
	actions: Actions<'app' | 'vaultIndex' | 'viewState'>,
	journal: NoteText,
	actor: ActorView,
	others: readonly NoteText[] = [],
): readonly Difference[] {
	const { character, book } = actor;
	const settled = recentNames(actions.app, SETTLED_KEY);
	const notes = [journal, ...others]
		.sort(byName)
		.map(note => ({ recorded: { changes: lastChanges(actions, note, actor) } }));
	const changes = countedOnce(notes).flatMap(({ recorded }) => recorded.changes);
	return forksIn(changes).flatMap(({ first, second }): readonly Difference[] => {
		const { target, unit, what: meter, from } = first;
		const both = Number(first.to) + Number(second.to) - Number(from);
		if (target !== undefined || unit !== undefined || !Number.isFinite(both)) return [];
		const is = valueOf(character, meter, book.ruleset);
		// what is neither device's result was changed since, as by hand
		if (is === undefined || (is !== Number(first.to) && is !== Number(second.to))) return [];
		const edited = editCharacter(character, { kind: 'meter', meter, by: both - is }, book.ruleset);
		const made = valueOf(edited.character, meter, book.ruleset) ?? is;
		const key = [journal.path, actor.path, meter, from, first.to, second.to].join('\n');
		return made === is || settled.includes(key) ? [] : [{ meter, is, made, key }];
	});
}

/** Momentum or a condition meter; undefined for anything else. */
function valueOf(character: Character, meter: string, ruleset: Ruleset): number | undefined {
	if (meter === 'momentum') return character.momentum;
	return meterRule(ruleset, meter) && meterValue(character, meter, ruleset);
}

const questionAbout = ({ meter, is, made }: Difference): string =>
	t('{meter} is {is}, and the records make it {made}: take which?', { meter: translateTerm(meter), is, made });

/** The question that is open before a character is written to in a journal; undefined if there is none. */
export function openQuestion(
	actions: Actions<'app' | 'vaultIndex' | 'viewState'>,
	journal: NoteText,
	actor: ActorView,
): string | undefined {
	const [first] = openDifferences(actions, journal, actor);
	return first && questionAbout(first);
}

/** A character as the typed list of a journal shows it, which has read its records; else by its name there. */
const shownActor = ({ viewState, vaultIndex }: Actions<'vaultIndex' | 'viewState'>, journal: string, actor: string) =>
	[undefined, nameFor(actor, journal, vaultIndex)]
		.map(by => viewState.actor(journal, by))
		.flatMap(shown => (shown.ok && shown.value.path === actor ? [shown.value] : []))[0];

/**
 * Asks about every difference before the first write. Whether all are settled: if the player leaves one open, nothing is
 * to be written.
 */
export async function settleForks(
	actions: Actions<'app' | 'manualEdits' | 'vaultIndex' | 'viewState' | 'writer'>,
	journal: string,
	actor: string,
): Promise<boolean> {
	const shown = shownActor(actions, journal, actor);
	if (!shown) return true;
	const others = await newerJournals(actions, journal, actor);
	const text = actions.writer.openText(journal) ?? actions.viewState.textOf(journal);
	if (text === undefined) return true;
	for (const difference of openDifferences(actions, { path: journal, text }, shown, others)) {
		const taken = await ask(actions, difference);
		if (taken === undefined) return false;
		const by = taken - difference.is;
		const { meter, key } = difference;
		if (by !== 0 && !(await actions.manualEdits.character(actor, { kind: 'meter', meter, by }, journal))) return false;
		rememberName(actions.app, SETTLED_KEY, key);
	}
	return true;
}

/**
 * After an action of this device, no two of its records come from two devices: where a value begins twice at the same
 * state, it was set back in between, as by hand or by another die, and nothing is asked.
 */
export function settleOwn(
	actions: Actions<'app' | 'vaultIndex' | 'viewState' | 'writer'>,
	journal: string,
	actor: string,
): void {
	const shown = shownActor(actions, journal, actor);
	const text = actions.writer.openText(journal) ?? actions.viewState.textOf(journal);
	if (text === undefined || !shown) return;
	for (const { key } of openDifferences(actions, { path: journal, text }, shown))
		rememberName(actions.app, SETTLED_KEY, key);
}

const ask = ({ app }: Actions<'app'>, difference: Difference): Promise<number | undefined> =>
	new Promise(resolve => {
		const { is, made } = difference;
		offerChoices(
			app,
			questionAbout(difference),
			[
				{ label: String(is), detail: t('As it stands now'), run: () => resolve(is) },
				{ label: String(made), detail: t('As the records make it, both counted'), run: () => resolve(made) },
			],
			() => resolve(undefined),
		);
	});
