import type { RulesetId } from '../../rules/books/bundled';
import { lazy } from '../../rules/core/memoize';
import type { Problem, ParseResult } from '../../rules/core/problem';
import { propertiesIn, readFrontmatter } from '../frontmatter/frontmatter';
import { textsOf } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import { foldedName } from '../../rules/search/folded-name';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import { FROM_IRON_VAULT } from '../record/imported-record';
import type { RecordForm } from '../sworn-block/block-at';
import { applyChanges, type TextChange } from '../text/text-change';
import { typedCardIn } from '../assets/own-card-note';
import { campaignOf, campaignsIn, importCampaign, type Campaign } from './campaign-note';
import { namesOf } from './campaign-names';
import { importCharacter } from './import-character';
import { importDisplays } from './import-displays';
import { importPlay, type ImportedPlay } from './import-journal';
import { importTrack } from './import-track';
import { hasTruths, importTruths } from './import-truths';
import type { ImportContext, ImportedNote, ImportLine, ReportLine, SourceNote } from './imported-note';
import { relinked } from './relink';
import { isConflictCopy } from '../notes/conflict-copy';
import { stateKindOf, stateNotesOf } from './state-kind';
import { rulesWithPacks, type VaultPack } from './rules-with-packs';
import type { Change } from '../../play/character/change';

/**
 * The paths of tracks that the journals of a campaign say were forsaken, by a move such as *Forsake Your Vow*. One that
 * they also say was completed is left out, since the order of notes is not known.
 */
function forsakenTracks(notes: readonly SourceNote[], context: ImportContext): ReadonlySet<string> {
	const names = namesOf(context, new Map());
	if (!notes.some(({ text }) => FORSAKES.test(text))) return new Set();
	const ends = notes.flatMap(({ text }) => importPlay(text, names, 'line').played.flatMap(changesIn));
	const called = (event: 'forsaken' | 'completed'): ReadonlySet<string> =>
		new Set(ends.flatMap(change => (change.kind === 'event' && change.event === event ? [change.target ?? ''] : [])));
	const [forsaken, completed] = [called('forsaken'), called('completed')];
	const isForsaken = (name: string): boolean => forsaken.has(name) && !completed.has(name);
	return new Set(context.notes.flatMap(({ path }) => (isForsaken(names.track(`[[${path}]]`).name) ? [path] : [])));
}

const FORSAKES = /forsake/i;

const changesIn = (played: ReturnType<typeof importPlay>['played'][number]): readonly Change[] =>
	played.kind === 'move' ? played.record.done : played.kind === 'changes' ? played.changes : [];

/**
 * Import into copies beside the originals, into the notes themselves, or into the notes themselves without their past
 * play.
 */
export type ImportWay = 'copies' | 'in place' | 'play on';

export interface ImportRequest {
	/** The folder of the campaign; “” is the whole vault. */
	readonly root: string;
	readonly way: ImportWay;
	/** The default if no campaign note determines the rules. */
	readonly rulesetId: RulesetId;
	readonly form: RecordForm;
}

/** What must be known about the vault besides the texts of notes. */
export interface VaultLinks {
	/** Resolves a link from a note as the app does. */
	readonly resolve: (link: string, from: string) => string | undefined;
	/** Whether a file exists at a path. */
	readonly isTaken: (path: string) => boolean;
	/** Whether the note at a path is marked as imported. */
	readonly isImported: (path: string) => boolean;
	/** The number of notes in the vault with a name. */
	readonly namesakes: (name: string) => number;
	/** Its packs; none if absent. */
	readonly packs?: readonly VaultPack[];
}

/** The import of one note, with the notes created for it. */
export interface PlannedImport {
	/** The current path. */
	readonly path: string;
	/** The path after the import: the same, or that of the copy. */
	readonly target: string;
	/** The text it was planned for. */
	readonly before: string;
	readonly changes: readonly TextChange[];
	readonly created: readonly SourceNote[];
	/** Such as “a character” or “a journal of 12 moves”. */
	readonly becomes: string;
	readonly moves: number;
	readonly lines: readonly ReportLine[];
	/** Set for a note that is made from a file of another app. */
	readonly isNew?: true;
}

/** A note that is left unchanged, and why. */
interface LeftNote {
	readonly path: string;
	readonly why: string;
	readonly lines: readonly ReportLine[];
}

export interface ImportPlan {
	readonly campaigns: readonly Campaign[];
	/** In writing order: notes that journals refer to come before them. */
	readonly notes: readonly PlannedImport[];
	readonly left: readonly LeftNote[];
	readonly characters: readonly string[];
}

/** The folder for copies. */
const copiesFolder = (root: string): string => (root === '' ? 'Sworn Journal' : `${root} (Sworn Journal)`);

/** Called between notes, so that the caller can render or cancel. */
type BetweenNotes = (done: number, all: number) => Promise<'go on' | 'stop'>;

/** Plans an import without writing anything. `undefined` if it was cancelled. */
export async function planImport(
	notes: readonly SourceNote[],
	request: ImportRequest,
	vault: VaultLinks,
	between: BetweenNotes,
): Promise<ImportPlan | undefined> {
	const campaigns = campaignsIn(notes);
	const importer = new Importer(notes, request, vault, campaigns);
	const inOrder = [...notes].sort((one, other) => rankOf(one) - rankOf(other));
	for (const [at, note] of inOrder.entries()) {
		if ((await between(at, notes.length)) === 'stop') return undefined;
		importer.take(note);
	}
	return importer.plan;
}

/** Sorts notes that journals refer to before the journals. */
function rankOf({ text }: SourceNote): number {
	const kind = stateKindOf(text);
	if (!kind.ok || kind.value === undefined) return 3;
	return kind.value === 'character' ? 0 : 1;
}

class Importer {
	private readonly planned: PlannedImport[] = [];
	private readonly left: LeftNote[] = [];
	private readonly contexts = new Map<string, ImportContext>();
	private readonly made = new Set<string>();
	/** Names of assets' notes by the name of their card; a card with two notes is left out. */
	private readonly assets = new Map<string, string>();
	private readonly willBeCopied: ReadonlySet<string>;

	constructor(
		private readonly notes: readonly SourceNote[],
		private readonly request: ImportRequest,
		private readonly vault: VaultLinks,
		private readonly campaigns: readonly Campaign[],
	) {
		this.willBeCopied = new Set(notes.filter(({ text }) => MAY_BE_IMPORTED.test(text)).map(({ path }) => path));
	}

	get plan(): ImportPlan {
		const { planned, left, campaigns } = this;
		const characters = planned.filter(({ becomes }) => becomes === 'a character').map(({ target }) => target);
		return { campaigns, notes: planned, left, characters };
	}

	take(note: SourceNote): void {
		const { path, text } = note;
		if (!MAY_BE_IMPORTED.test(text)) return;
		const leave = (why: string, lines: readonly ImportLine[] = []) => void this.left.push({ path, why, lines });
		if (isConflictCopy(path)) return leave('It is a copy that a sync conflict has left. Settle the conflict first.');
		const target = this.pathOf(path);
		if (target !== path && this.vault.isTaken(target))
			return leave(this.vault.isImported(target) ? 'It was imported before.' : `Another note stands at “${target}”.`);
		const parts = this.partsOf(note);
		if (!parts.ok) return leave(problemWords(parts.problems));
		const { state, shown, play } = parts.value;
		if (this.request.way === 'play on' && !state) return;
		const all = [state, shown, play].filter(part => part !== undefined);
		const lines = all.flatMap(part => part.lines).sort((one, other) => one.line - other.line);
		const changes = all.flatMap(part => part.changes).sort(byPlace);
		if (changes.length === 0) return void (lines.length > 0 && leave('Nothing in it has a counterpart.', lines));
		const isJournal = play !== undefined && play.changes.length > 0;
		const finished = this.finished(note, changes, isJournal);
		if (!finished.ok) return leave(problemWords(finished.problems), lines);
		const created = state?.created ?? [];
		for (const each of created) this.know(each);
		const moves = play?.moves ?? 0;
		const journal = moves === 1 ? 'a journal of 1 move' : `a journal of ${moves} moves`;
		const becomes = state?.becomes ?? (isJournal ? journal : shown.becomes);
		this.planned.push({ path, target, before: text, changes: finished.value, created, becomes, moves, lines });
	}

	/** Converts the contents of a note: its state, its displays, and its play. */
	private partsOf(note: SourceNote): ParseResult<Parts> {
		const context = this.contextOf(note.path);
		const kind = stateKindOf(note.text);
		if (!kind.ok) return kind;
		const state = this.stateOf(note, kind.value, context);
		if (state && !state.ok) return state;
		const shown = importDisplays(note, context, state?.value.created);
		if (!shown.ok) return shown;
		const play =
			this.request.way === 'play on'
				? undefined
				: importPlay(note.text, namesOf(context, this.assets), this.request.form);
		return { ok: true, value: { state: state?.value, shown: shown.value, play } };
	}

	private stateOf(
		note: SourceNote,
		kind: string | undefined,
		context: ImportContext,
	): ParseResult<ImportedNote> | undefined {
		if (hasTruths(note.text)) return importTruths(note, context);
		switch (kind) {
			case 'campaign':
				return importCampaign(note, context);
			case 'character':
				return importCharacter(note, context);
			case 'progress':
			case 'clock':
				return importTrack(note, context);
			default:
				return undefined;
		}
	}

	/** The campaign of a note: its state notes and its rules. */
	private contextOf(path: string): ImportContext {
		const campaign = campaignOf(path, this.campaigns);
		const key = campaign?.path ?? '';
		const known = this.contexts.get(key);
		if (known) return known;
		const own = this.notes.filter(note => campaignOf(note.path, this.campaigns) === campaign);
		const said = { stated: campaign?.ruleset, otherwise: this.request.rulesetId };
		const rules = rulesWithPacks(own, this.vault.packs ?? [], said);
		const context: ImportContext = {
			...rules,
			pathOf: each => this.pathOf(each),
			linkTo: each => this.linkTo(each),
			notes: stateNotesOf(own, () => rules.rulesetId),
			isTaken: each => this.made.has(foldedName(each)) || this.vault.isTaken(each),
			cards: own.flatMap(note => {
				const card = /^type:/m.test(note.text) ? typedCardIn(note.text, nameOf(note.path)) : undefined;
				return card ? [{ path: note.path, card }] : [];
			}),
			isForsaken: each => forsaken().has(each),
		};
		const forsaken = lazy(() => forsakenTracks(own, context));
		this.contexts.set(key, context);
		return context;
	}

	private pathOf(path: string): string {
		const { root, way } = this.request;
		if (way !== 'copies' || !this.willBeCopied.has(path)) return path;
		return `${copiesFolder(root)}/${root === '' ? path : path.slice(root.length + 1)}`;
	}

	/** A copy has the same name as its original, so links to it need the path. */
	private linkTo(path: string): string {
		const isAlone = this.request.way !== 'copies' && this.vault.namesakes(nameOf(path)) < 2;
		return isAlone ? nameOf(path) : withoutEnding(path);
	}

	private know({ path, text }: SourceNote): void {
		this.made.add(foldedName(path));
		const [card] = textsOf(propertiesIn(text), 'asset');
		const key = (card ?? nameOf(path)).toLowerCase();
		const name = this.assets.has(key) ? (card ?? key) : nameOf(path);
		this.assets.set(key, name);
	}

	/** Adds the properties of an imported note and, in a copy, changes links to lead to the other copies. */
	private finished(
		{ path, text }: SourceNote,
		changes: readonly TextChange[],
		isJournal: boolean,
	): ParseResult<readonly TextChange[]> {
		const read = readFrontmatter(applyChanges(text, changes));
		if (!read.ok) return read;
		const isState = read.value.values.has('sworn');
		const owner = isJournal && !read.value.values.has('character') ? this.ownerOf(path) : undefined;
		const set = isState
			? undefined
			: setProperties(text, {
					...(owner === undefined ? {} : { character: `[[${owner}]]` }),
					imported: FROM_IRON_VAULT,
				});
		if (set && !set.ok) return set;
		const all = [...(set?.value ?? []), ...changes].sort(byPlace);
		if (this.request.way !== 'copies') return { ok: true, value: all };
		const copy = applyChanges(text, all);
		const insert = applyChanges(copy, relinked(copy, this.linksOf(path)));
		return { ok: true, value: [{ from: 0, to: text.length, insert }] };
	}

	private ownerOf(path: string): string | undefined {
		const { notes, pathOf, linkTo } = this.contextOf(path);
		const [first, other] = notes.filter(({ kind }) => kind === 'character');
		return first && !other ? linkTo(pathOf(first.path)) : undefined;
	}

	private linksOf(from: string) {
		return {
			resolve: (link: string) => this.vault.resolve(link, from),
			copyOf: (path: string) => (this.willBeCopied.has(path) ? this.pathOf(path) : undefined),
		};
	}
}

interface Parts {
	readonly state: ImportedNote | undefined;
	readonly shown: ImportedNote;
	readonly play: ImportedPlay | undefined;
}

const byPlace = (one: TextChange, other: TextChange): number => one.from - other.from || one.to - other.to;

const problemWords = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join(' ');

/** A note that does not match has nothing of the other plugin, nor of Forged in Obsidian. */
const MAY_BE_IMPORTED =
	/iron-vault|forgedkind|^\w{0,20}(?:Track|Clock)Image:|`\s{0,20}iv-|^[> \t-]{0,200}[`~]{3,}[ \t]{0,20}(?:mechanics|move|oracle)\b/im;
