import type { RulesetId } from '../../rules/bundled';
import { bundledRuleset } from '../../rules/bundled';
import type { Problem, Reading } from '../../rules/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { textsOf } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import { nameOf, withoutEnding } from '../notes/note-name';
import { FROM_IRON_VAULT } from '../record/imported-record';
import type { RecordForm } from '../sworn-block/block-at';
import { applyChanges } from '../text/text-change';
import type { TextChange } from '../text/text-change';
import { campaignOf, campaignsIn, importCampaign, type Campaign } from './campaign-note';
import { namesOf } from './campaign-names';
import { importCharacter } from './import-character';
import { importDisplays } from './import-displays';
import { importPlay, type ImportedPlay } from './import-journal';
import { importTrack } from './import-track';
import { hasTruths, importTruths } from './import-truths';
import type { ImportContext, ImportedNote, ImportLine, SourceNote } from './imported-note';
import { relinked } from './relink';
import { isConflictCopy, stateKindOf, stateNotesOf } from './state-kind';

/** Copies beside the originals, the notes themselves, or the notes themselves without what was played before. */
export type ImportWay = 'copies' | 'in place' | 'play on';

export interface ImportRequest {
	/** The folder of the campaign; “” is the vault. */
	readonly root: string;
	readonly way: ImportWay;
	/** For what no campaign note says by which rules it is played. */
	readonly rulesetId: RulesetId;
	readonly form: RecordForm;
}

/** What the vault knows besides the texts of the notes. */
export interface VaultLinks {
	/** The note that a link leads to, as the app resolves it from a note. */
	readonly resolve: (link: string, from: string) => string | undefined;
	/** Whether there is a file at a path. */
	readonly isTaken: (path: string) => boolean;
	/** Whether the note at a path says that it was imported. */
	readonly isImported: (path: string) => boolean;
	/** How many notes of the vault have a name. */
	readonly namesakes: (name: string) => number;
}

/** What happens to one note, and the notes that are made with it. */
export interface PlannedImport {
	/** Where it is now. */
	readonly path: string;
	/** Where it is then: its own path, or that of its copy. */
	readonly target: string;
	/** The text from which it was planned. */
	readonly before: string;
	readonly changes: readonly TextChange[];
	readonly created: readonly SourceNote[];
	/** “a character”, “a journal of 12 moves”. */
	readonly becomes: string;
	readonly moves: number;
	readonly lines: readonly ImportLine[];
}

/** A note that is left as it is, and why. */
interface LeftNote {
	readonly path: string;
	readonly why: string;
	readonly lines: readonly ImportLine[];
}

export interface ImportPlan {
	readonly campaigns: readonly Campaign[];
	/** In the order in which they are written: what journals name comes before them. */
	readonly notes: readonly PlannedImport[];
	readonly left: readonly LeftNote[];
	readonly characters: readonly string[];
}

/** The folder of the copies. */
const copiesFolder = (root: string): string => (root === '' ? 'Sworn Journal' : `${root} (Sworn Journal)`);

/** Called between two notes: the caller may render, or cancel. */
type BetweenNotes = (done: number, all: number) => Promise<'go on' | 'stop'>;

/** What an import would make of notes. Nothing is written. Absent when it was stopped. */
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

/** What journals name is read before them. */
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
	/** The notes of assets by what their cards are called; a card that two have is none. */
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

	/** What is in a note: its state, what it shows, and what was played. */
	private partsOf(note: SourceNote): Reading<Parts> {
		const context = this.contextOf(note.path);
		const kind = stateKindOf(note.text);
		if (!kind.ok) return kind;
		const state = this.stateOf(note, kind.value, context);
		if (state && !state.ok) return state;
		const shown = importDisplays(note, context);
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
	): Reading<ImportedNote> | undefined {
		if (hasTruths(note.text)) return importTruths(note, context);
		switch (kind) {
			case 'campaign':
				return importCampaign(note);
			case 'character':
				return importCharacter(note, context);
			case 'progress':
			case 'clock':
				return importTrack(note, context);
			default:
				return undefined;
		}
	}

	/** The campaign around a note: its state notes, and by which rules it is played. */
	private contextOf(path: string): ImportContext {
		const campaign = campaignOf(path, this.campaigns);
		const key = campaign?.path ?? '';
		const known = this.contexts.get(key);
		if (known) return known;
		const rulesetId = campaign?.ruleset ?? this.request.rulesetId;
		const own = this.notes.filter(note => campaignOf(note.path, this.campaigns) === campaign);
		const context: ImportContext = {
			rulesetId,
			ruleset: bundledRuleset(rulesetId),
			pathOf: each => this.pathOf(each),
			linkTo: each => this.linkTo(each),
			notes: stateNotesOf(own, () => rulesetId),
			isTaken: each => this.made.has(each) || this.vault.isTaken(each),
		};
		this.contexts.set(key, context);
		return context;
	}

	private pathOf(path: string): string {
		const { root, way } = this.request;
		if (way !== 'copies' || !this.willBeCopied.has(path)) return path;
		return `${copiesFolder(root)}/${root === '' ? path : path.slice(root.length + 1)}`;
	}

	/** A copy has the name of its original, so a link to it needs the path. */
	private linkTo(path: string): string {
		const isAlone = this.request.way !== 'copies' && this.vault.namesakes(nameOf(path)) < 2;
		return isAlone ? nameOf(path) : withoutEnding(path);
	}

	private know({ path, text }: SourceNote): void {
		this.made.add(path);
		const read = readFrontmatter(text);
		const [card] = read.ok ? textsOf(read.value.values, 'asset') : [];
		const key = (card ?? nameOf(path)).toLowerCase();
		const name = this.assets.has(key) ? (card ?? key) : nameOf(path);
		this.assets.set(key, name);
	}

	/** With the properties that an imported note needs, and in a copy the links to the other copies. */
	private finished(
		{ path, text }: SourceNote,
		changes: readonly TextChange[],
		isJournal: boolean,
	): Reading<readonly TextChange[]> {
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

/** A note without any of these words has nothing of the other plugin in it. */
const MAY_BE_IMPORTED = /iron-vault|forgedkind|`\s*iv-|^[>\s-]*[`~]{3,}\s*(?:mechanics|move|oracle)\b/im;
