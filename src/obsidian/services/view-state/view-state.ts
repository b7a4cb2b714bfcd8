import { EditorView } from '@codemirror/view';
import { Component, editorInfoField, type App } from 'obsidian';
import { oracleBook, type OracleBook } from '../../../rules/oracles/oracle-book';
import { parseOk, parseError, type ParseResult, type Problem } from '../../../rules/core/problem';
import type { Rulebook } from '../../../rules/books/rulebook';
import type { Ruleset } from '../../../rules/ruleset';
import type { Character } from '../../../play/character/character';
import { oracleWishes, withSites } from '../../../journal/campaign/journal-oracles';
import { readCharacter } from '../../../journal/character/character-note';
import { readFrontmatter } from '../../../journal/frontmatter/frontmatter';
import { unreadableNote } from '../../../journal/notes/unreadable-note';
import { namesMentioned } from '../../../journal/note-blocks/names-in-note';
import type { State } from '../../../journal/actions/character-state';
import type { StateProblem } from '../../../journal/actions/notes-state';
import { recordsOf } from '../../../journal/note-blocks/find-records';
import type { Properties } from '../../../journal/frontmatter/properties';
import { readMoveRecord } from '../../../journal/record/read-record';
import { swornBlocks } from '../../../journal/note-blocks/find-blocks';
import { peopleIn } from '../../../journal/oracle-blocks/generated-people';
import { ofLastBlocks } from '../../../journal/inline/non-prose-ranges';
import { optionsRolled } from '../../../journal/suggest/options-rolled';
import { tracksNamed } from '../../../journal/actions/tracks-named';
import { trackBlocksIn } from '../../../journal/track/parse-tracks';
import { ofRecentTexts } from '../../../journal/text/cache-by-text';
import { nameOf } from '../../../rules/search/stated-name';
import { actsIn } from '../../../journal/character/acting-character';
import { actingPath, charactersOfJournal } from '../../../journal/character/acting-path';
import { notPlayedIn } from '../../../journal/actions/copy-warning';
import type { NamedCharacter } from '../../../journal/suggest/query-actor';
import { aliasesOf } from '../../vault/index/cached-note';
import { lazy } from '../../../rules/core/memoize';
import { rulesOf, type RulesWanted } from '../../../journal/character/character-rules';
import type { VaultIndex } from '../../vault/index/vault-index';
import type { RulesLibrary } from '../../vault/rules-library';
import { isProseEdit } from '../../editor/prose-edit';
import { alliesIn, pagesOf, partyPaths } from '../fresh-notes';
import { ActingChoices } from './acting-choices';
import { NoteTextCache } from './note-text-cache';
import type { NoteWriter } from '../../vault/writer/note-writer';
import { t } from '../../../i18n/translate';
import { StateCache } from './state-cache';

/** A character for display, with its rulebook. */
export interface ActorView {
	readonly path: string;
	readonly character: Character;
	readonly problems: readonly StateProblem[];
	readonly book: Rulebook;
}

/**
 * What a block needs besides its own text: who acts, by which rules, and which notes affect it. All blocks of a journal
 * share one cached answer.
 */
export interface BlockContext extends Found {
	/** The characters of the journal, if it states several. */
	readonly company: () => readonly string[];
	/** Who may be called, with all names: those of the journal, or any character. */
	readonly reachable: () => readonly NamedCharacter[];
	/** Why nothing is played here: the note is a copy. */
	readonly copied: () => Problem | undefined;
	/** The oracles available here; undefined while the rules are not loaded. */
	readonly oracles: () => OracleBook | undefined;
}

/** What is looked for at once. */
interface Found {
	readonly actor: ParseResult<ActorView>;
	/** Whether the actor is the journal's regular one, not another character named in the block. */
	readonly isOwn: boolean;
	/** The actor's rulebook, or the journal's if there is no actor. */
	readonly book: ParseResult<Rulebook>;
	/**
	 * The notes and rules whose changes affect the block. Undefined while no actor is found, as any change may then
	 * matter.
	 */
	readonly watched: readonly string[] | undefined;
	/** Resolves when the notes are read, or take too long; undefined if they are already. */
	readonly reading: Promise<void> | undefined;
}

/** The number of parsed records that are cached: enough for a few long journals. */
const REMEMBERED_READINGS = 3000;

/**
 * What cards and dialogs display: characters, tracks and rules, from open editors and otherwise from the last read of
 * each note. Never use it to decide what to write; that takes fresh text.
 */
export class ViewState extends Component {
	private readonly texts: NoteTextCache;
	/** Who acts in the journals of several characters. */
	readonly acting: ActingChoices;
	/** Computed for the first block that asks, and cleared when any note changes, saved or not. */
	private gathered = new Map<string, BlockContext>();
	/** The entries from before the last change, for reusing objects that are still equal. */
	private before: ReadonlyMap<string, BlockContext> = new Map();
	private readonly states = new StateCache();
	/** Follows what is typed in every editor; plain prose changes nothing that is displayed of a note. */
	readonly listener = EditorView.updateListener.of(({ docChanged, startState, state, changes }) => {
		if (!docChanged || isProseEdit(startState.doc, state.doc, changes)) return;
		this.vaultIndex.prose.edited(state.field(editorInfoField, false)?.file?.path ?? '');
		this.forget();
	});

	constructor(
		private readonly app: App,
		private readonly vaultIndex: VaultIndex,
		private readonly writer: NoteWriter,
		private readonly library: RulesLibrary,
	) {
		super();
		this.texts = this.addChild(new NoteTextCache(app, writer, path => vaultIndex.touched(path)));
		this.acting = this.addChild(new ActingChoices(app, path => vaultIndex.touched(path)));
	}

	override onload(): void {
		const { vault } = this.app;
		this.register(this.vaultIndex.onChange((_path, isProse) => isProse || this.forget()));
		this.registerEvent(vault.on('modify', ({ path }) => this.isSaved(path) || this.forget()));
	}

	/** Whether a note that was written is open in an editor, which told all but its prose already. */
	private isSaved(path: string): boolean {
		const text = this.writer.openText(path);
		return text !== undefined && this.vaultIndex.prose.isSame(path, text);
	}

	private forget(): void {
		if (this.gathered.size === 0) return;
		this.before = this.gathered;
		this.gathered = new Map();
	}

	/** The surroundings of a block in a journal. `by` is the actor that the block names. */
	around(journal: string, by: string | undefined): BlockContext {
		const key = JSON.stringify([journal, by]);
		const known = this.gathered.get(key) ?? this.contextOf(journal, this.gather(journal, by, this.before.get(key)));
		this.gathered.set(key, known);
		return known;
	}

	private contextOf(journal: string, found: Found): BlockContext {
		const { vaultIndex } = this;
		const { actor } = found;
		const company = lazy(() => charactersOfJournal(journal, vaultIndex));
		return {
			...found,
			company,
			reachable: lazy(() =>
				(company().length > 0 ? company() : [...vaultIndex.characters]).map(path => ({
					path,
					names: [nameOf(path), ...aliasesOf(vaultIndex.properties(path))],
				})),
			),
			copied: lazy(() => notPlayedIn(journal, actor.ok ? actor.value.path : journal, vaultIndex)),
			oracles: lazy(() => this.oraclesOf(journal, found)),
		};
	}

	private gather(journal: string, by: string | undefined, before: BlockContext | undefined): Found {
		const path = actingPath(by, journal, this.vaultIndex, this.acting.of(journal));
		if (!path.ok) return this.nobody(journal, path);
		const inPlay = this.inPlay(journal, path.value);
		const actor = unchanged(this.character(path.value, journal, inPlay), before?.actor);
		if (!actor.ok) return this.nobody(journal, actor);
		const notes = [
			...[...this.noted(journal, path.value), ...inPlay, ...this.alliesNotes(journal, path.value)],
			...this.partyNotes(journal, path.value),
		];
		for (const note of this.noted(journal, path.value)) this.drawnFrom(note);
		return {
			actor,
			isOwn: by === undefined || actsIn(this.vaultIndex, journal) === path.value,
			book: before && actor === before.actor ? before.book : parseOk(actor.value.book),
			watched: [...notes, ...this.rulesPaths(journal, path.value)],
			reading: this.texts.whenRead(notes),
		};
	}

	private drawnFrom(path: string): void {
		const text = this.texts.of(path);
		if (text !== undefined) this.vaultIndex.prose.drawnFrom(path, text);
	}

	private nobody(journal: string, actor: ParseResult<never>): Found {
		return { actor, isOwn: false, book: this.book(journal), watched: undefined, reading: undefined };
	}

	/** The parsed record of a block, cached by its text for the card and for the records of the note. */
	recordIn = ofRecentTexts((block: string) => readMoveRecord(block), REMEMBERED_READINGS);

	// The following are cached for the last text, so that all cards of a note share one parse.

	readonly recordsOf = ofLastText(text => recordsOf(text, this.recordIn));

	readonly blocksIn = ofLastText(text => swornBlocks(text));

	/** Whether a note has blocks or records. */
	readonly hasBlocks = ofLastBlocks(text => swornBlocks(text).length > 0);

	/** The tracks that a note names. */
	readonly tracksNamed = ofLastBlocks(text => tracksNamed(text, this.recordIn));

	/** What the moves of a note were rolled with. */
	readonly optionsRolled = ofLastBlocks(text => optionsRolled(text, this.recordIn));

	/** The track and clock blocks of a note. */
	readonly trackBlocksIn = ofLastText(trackBlocksIn);

	/** The people generated in a note. */
	readonly peopleIn = ofLastText(text => peopleIn(text, this.blocksIn(text)));

	/** The names of the tracks and assets that a note mentions. */
	readonly namesIn = ofLastText(text => namesMentioned(text, this.recordsOf(text)));

	/** The text of any note, if known. If it is missing or stale, it is read, and the cards are notified. */
	textOf(path: string): string | undefined {
		return this.texts.of(path);
	}

	/** The track and asset notes that count in a journal. Closed ones count only if the journal mentions them. */
	private inPlay(journal: string, actor: string): readonly string[] {
		return this.vaultIndex.inPlay(actor, () => this.namesIn(this.texts.of(journal) ?? ''));
	}

	/** The character that acts in a journal. */
	actor(journal: string, by: string | undefined): ParseResult<ActorView> {
		return this.around(journal, by).actor;
	}

	/** Resolves when these are read, cannot be read, or take too long; undefined if none is being read. */
	whenTextsRead = (paths: readonly string[]): Promise<void> | undefined => this.texts.whenRead(paths);

	/** Resolves when the notes around a journal are read: first the character's note, then its tracks and assets. */
	async whenRead(journal: string): Promise<void> {
		await this.around(journal, undefined).reading;
		await this.around(journal, undefined).reading;
	}

	/** The oracles available in a journal; undefined while its rules are not loaded. */
	oracles(journal: string): OracleBook | undefined {
		return this.around(journal, undefined).oracles();
	}

	private oraclesOf(journal: string, { actor, book }: Found): OracleBook | undefined {
		if (!book.ok) return undefined;
		const own = (path: string | undefined): Properties => {
			const properties = path === undefined ? undefined : this.properties(path);
			return properties?.ok ? properties.value : new Map();
		};
		const character = actor.ok ? own(actor.value.path) : own(undefined);
		const { ruleset } = book.value;
		const oracles = oracleBook(ruleset, oracleWishes(own(journal), character));
		return actor.ok ? withSites(oracles, ruleset, actor.value.character.tracks) : oracles;
	}

	/** A character with its tracks, as seen from a journal. */
	private character(path: string, journal: string, inPlay: readonly string[]): ParseResult<ActorView> {
		const properties = this.properties(path);
		if (!properties.ok) return properties;
		const book = this.book(journal, path);
		if (!book.ok) return book;
		const { ruleset } = book.value;
		const state = this.state(journal, path, inPlay, ruleset);
		if (state && !state.ok) return state;
		const sheet = state?.value ?? readCharacter(nameOf(path), properties.value, ruleset);
		return parseOk({ path, character: sheet.character, problems: sheet.problems, book: book.value });
	}

	/** The rulebook of a journal. Rules specified by the character take precedence. */
	private book(journal: string, actor?: string): ParseResult<Rulebook> {
		const wanted = this.wanted(journal, actor);
		return wanted.ok ? this.library.bookOf(wanted.value, this.noted(journal, actor)) : wanted;
	}

	/** The notes and files of the rules that a character plays by in a journal. */
	private rulesPaths(journal: string, actor: string): readonly string[] {
		const wanted = this.wanted(journal, actor);
		return wanted.ok ? this.library.pathsOf(wanted.value, this.noted(journal, actor)) : [];
	}

	private noted = (journal: string, actor?: string): readonly string[] =>
		actor === undefined || actor === journal ? [journal] : [actor, journal];

	private wanted(journal: string, actor?: string): ParseResult<RulesWanted> {
		const own = this.properties(journal);
		const none: Properties = new Map();
		const properties = actor === undefined ? undefined : this.properties(actor);
		if (properties && !properties.ok) return properties;
		return rulesOf(properties?.value ?? none, own.ok && actor !== journal ? own.value : none);
	}

	/** The properties of a note, from its editor or from Obsidian's metadata cache. */
	private properties(path: string): ParseResult<Properties> {
		const text = this.writer.openText(path);
		if (text !== undefined) return this.propertiesIn(path, text);
		const properties = this.vaultIndex.properties(path);
		if (properties) return parseOk(properties);
		return parseError(
			'unreadable_properties',
			t('The properties of “{path}” cannot be read. Open the note and fix them.', { path: nameOf(path) }),
		);
	}

	/** The properties in the text of an open note: every card asks for them. */
	private propertiesIn(path: string, text: string): ParseResult<Properties> {
		const frontmatter = readFrontmatter(text);
		if (frontmatter.ok) return parseOk(frontmatter.value.values);
		return { ok: false, problems: [unreadableNote(path, text)?.problem ?? frontmatter.problems].flat() };
	}

	/** The full state, from the texts that are known; undefined until the character's own note is read. */
	private state(
		journal: string,
		actor: string,
		inPlay: readonly string[],
		ruleset: Ruleset,
	): ParseResult<State> | undefined {
		const texts = new Map<string, string>();
		const party = this.partyNotes(journal, actor);
		for (const path of [journal, actor, ...inPlay, ...this.alliesNotes(journal, actor), ...party]) {
			const text = this.texts.of(path);
			if (text !== undefined) texts.set(path, text);
		}
		if (![actor, ...party].every(path => texts.has(path))) return undefined;

		const pages = pagesOf(this.vaultIndex, { journal, actor }, texts);
		return this.states.on(texts.has(journal) ? pages : { ...pages, journal: pages.actor }, ruleset);
	}

	/** The notes with what a character and its allies share. */
	private partyNotes(journal: string, actor: string): readonly string[] {
		return partyPaths(this.vaultIndex, [actor, ...alliesIn(this.vaultIndex, journal, actor)]);
	}

	/** The notes of the other characters of a journal, with those of their tracks and assets. */
	private alliesNotes(journal: string, actor: string): readonly string[] {
		return alliesIn(this.vaultIndex, journal, actor).flatMap(ally => [ally, ...this.inPlay(journal, ally)]);
	}
}

/** Memoizes a function of a text for the last text it was called with. */
function ofLastText<T>(read: (text: string) => T): (text: string) => T {
	let last: { readonly text: string; readonly answer: T } | undefined;
	return text => {
		if (last?.text !== text) last = { text, answer: read(text) };
		return last.answer;
	};
}

/** Returns the previous object if the actor is unchanged, so that its cards need not be rendered again. */
function unchanged(actor: ParseResult<ActorView>, before: ParseResult<ActorView> | undefined): ParseResult<ActorView> {
	if (!actor.ok || !before?.ok || actor.value.book !== before.value.book) return actor;
	const told = ({ path, character, problems }: ActorView) => JSON.stringify([path, character, problems]);
	return told(actor.value) === told(before.value) ? before : actor;
}
