import type { App } from 'obsidian';
import { Component } from 'obsidian';
import { oracleBook, type OracleBook } from '../../../rules/oracles/oracle-book';
import { read, unread, type Reading } from '../../../rules/problem';
import type { Rulebook } from '../../../rules/rulebook';
import type { Ruleset } from '../../../rules/ruleset';
import type { Character } from '../../../play/character/character';
import { oracleWishes, withSites } from '../../../journal/answers/own-oracles';
import { readCharacter } from '../../../journal/character/character-note';
import { readFrontmatter } from '../../../journal/frontmatter/frontmatter';
import { namesMentioned } from '../../../journal/record/names-in-note';
import type { Page } from '../../../journal/pages/page';
import type { State, StateProblem } from '../../../journal/pages/character-state';
import { recordsOf } from '../../../journal/pages/play-on-page';
import { given } from '../../../rules/collections';
import type { Properties } from '../../../journal/frontmatter/properties';
import type { ReadRecord } from '../../../journal/record/record';
import { readMoveRecord } from '../../../journal/record/record';
import { swornBlocks } from '../../../journal/sworn-block/in-note';
import { peopleIn } from '../../../journal/answers/people-in-note';
import { tracksNamed } from '../../../journal/track/tracks-named';
import { trackBlocksIn } from '../../../journal/track/tracks-of-note';
import { nameOf } from '../../../journal/notes/note-name';
import { actsIn } from '../../../journal/character/acting-character';
import { actingPath } from '../../../journal/character/acting-path';
import type { RulesWanted } from '../../../journal/character/character-rules';
import { rulesOf } from '../../../journal/character/character-rules';
import { trackNames } from '../../vault/index/track-names';
import type { VaultIndex } from '../../vault/index/vault-index';
import type { RulesLibrary } from '../../vault/rules-library';
import { RecentCache } from '../recent-cache';
import { StateCache } from './state-cache';
import { NoteTextCache } from './note-text-cache';
import type { NoteWriter } from '../../vault/writer/note-writer';
import { t } from '../../../language/text';

/** A character as it is shown, with the book it plays by. */
export interface ActorView {
	readonly path: string;
	readonly character: Character;
	readonly problems: readonly StateProblem[];
	readonly book: Rulebook;
}

/**
 * All that a block asks for besides its own text: who acts where it is, by which rules, and whose changes show on it.
 * Every block asks here, so that all blocks of a journal share one answer.
 */
export interface Surroundings {
	readonly actor: Reading<ActorView>;
	/** Who acts is who acts in this journal anyway. */
	readonly isOwn: boolean;
	/** The actor's; if nobody is there to play, the journal's own. */
	readonly book: Reading<Rulebook>;
	/** The notes and rules whose changes show; absent while nobody is found: then every change may. */
	readonly watched: readonly string[] | undefined;
	/** Absent when everything is read. What takes too long is not waited for. */
	readonly reading: Promise<void> | undefined;
}

/** How many records are remembered at least: those of a few long journals. */
const REMEMBERED_READINGS = 3000;

/**
 * What cards and dialogs show: characters, their tracks and their rules, from open editors and from what was last read of
 * the other notes. Never for writing: that is decided from fresh text.
 */
export class ViewState extends Component {
	private readonly texts: NoteTextCache;
	/** Gathered for the first block that asks; forgotten with the next change of any note, saved or not. */
	private gathered = new Map<string, Surroundings>();
	/** What was gathered before that change. */
	private before: ReadonlyMap<string, Surroundings> = new Map();
	private readonly states = new StateCache();
	private readonly readings = new RecentCache<Reading<ReadRecord>>(REMEMBERED_READINGS);
	private readonly lastProperties = new Map<
		string,
		{ readonly text: string; readonly properties: Reading<Properties> }
	>();

	constructor(
		private readonly app: App,
		private readonly vaultIndex: VaultIndex,
		private readonly writer: NoteWriter,
		private readonly library: RulesLibrary,
	) {
		super();
		this.texts = this.addChild(new NoteTextCache(app, writer, path => vaultIndex.touched(path)));
	}

	override onload(): void {
		const { vault, workspace } = this.app;
		const forget = () => this.forget();
		this.register(this.vaultIndex.onChange(forget));
		this.registerEvent(vault.on('modify', forget));
		this.registerEvent(workspace.on('editor-change', forget));
	}

	private forget(): void {
		if (this.gathered.size === 0) return;
		this.before = this.gathered;
		this.gathered = new Map();
	}

	/** What surrounds a block of a journal; `by` is whom the block names as its actor. */
	around(journal: string, by: string | undefined): Surroundings {
		const key = JSON.stringify([journal, by]);
		const known = this.gathered.get(key) ?? this.gather(journal, by, this.before.get(key));
		this.gathered.set(key, known);
		return known;
	}

	private gather(journal: string, by: string | undefined, before: Surroundings | undefined): Surroundings {
		const path = actingPath(by, journal, this.vaultIndex);
		if (!path.ok) return this.nobody(journal, path);
		const inPlay = this.inPlay(journal, path.value);
		const actor = unchanged(this.character(path.value, journal, inPlay), before?.actor);
		if (!actor.ok) return this.nobody(journal, actor);
		const notes = [...this.noted(journal, path.value), ...inPlay];
		return {
			actor,
			isOwn: by === undefined || actsIn(this.vaultIndex, journal) === path.value,
			book: before && actor === before.actor ? before.book : read(actor.value.book),
			watched: [...notes, ...this.rulesPaths(journal, path.value)],
			reading: this.texts.whenRead(notes),
		};
	}

	private nobody(journal: string, actor: Reading<never>): Surroundings {
		return { actor, isOwn: false, book: this.book(journal), watched: undefined, reading: undefined };
	}

	/** The record in a block; asked for by its card and by the records of its note, read once. */
	recordIn = (block: string): Reading<ReadRecord> => this.readings.get(block, () => readMoveRecord(block));

	// What each card of a note asks of its text is read once.

	readonly recordsOf = ofLastText(text => recordsOf(text, this.recordIn));

	readonly blocksIn = ofLastText(text => swornBlocks(text));

	/** The tracks that a note names. */
	readonly tracksNamed = ofLastText(text => tracksNamed(text, this.recordIn));

	/** The tracks and clocks that are in a note. */
	readonly trackBlocksIn = ofLastText(trackBlocksIn);

	/** Who was generated in a note. */
	readonly peopleIn = ofLastText(text => peopleIn(text, this.blocksIn(text)));

	/** What a note calls the tracks and assets that it mentions. */
	readonly namesIn = ofLastText(text => namesMentioned(text, this.recordsOf(text)));

	/** The text of any note, as far as it is known; otherwise it is read, and its cards are notified. */
	textOf(path: string): string | undefined {
		return this.texts.of(path);
	}

	/** The notes of a character's tracks and assets that count in a journal: of those that are closed, the ones it mentions. */
	private inPlay(journal: string, actor: string): readonly string[] {
		return this.vaultIndex.inPlay(actor, () => this.namesIn(this.texts.of(journal) ?? ''));
	}

	/** The character that acts in a journal. */
	actor(journal: string, by: string | undefined): Reading<ActorView> {
		return this.around(journal, by).actor;
	}

	/** When the notes are read that surround a journal: that of its character, then those of the tracks in it. */
	async whenRead(journal: string): Promise<void> {
		await this.around(journal, undefined).reading;
		await this.around(journal, undefined).reading;
	}

	/** The oracles available in a journal; absent while its rules are not known. */
	oracles(journal: string): OracleBook | undefined {
		const { actor, book } = this.around(journal, undefined);
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
	private character(path: string, journal: string, inPlay: readonly string[]): Reading<ActorView> {
		const properties = this.properties(path);
		if (!properties.ok) return properties;
		const book = this.book(journal, path);
		if (!book.ok) return book;
		const { ruleset } = book.value;
		const state = this.state(journal, path, inPlay, ruleset);
		if (state && !state.ok) return state;
		const sheet = state?.value ?? readCharacter(nameOf(path), properties.value, ruleset);
		return read({ path, character: sheet.character, problems: sheet.problems, book: book.value });
	}

	/** The book that a journal plays by; a character's own wish goes first. */
	private book(journal: string, actor?: string): Reading<Rulebook> {
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

	private wanted(journal: string, actor?: string): Reading<RulesWanted> {
		const own = this.properties(journal);
		const none: Properties = new Map();
		const properties = actor === undefined ? undefined : this.properties(actor);
		if (properties && !properties.ok) return properties;
		return rulesOf(properties?.value ?? none, own.ok && actor !== journal ? own.value : none);
	}

	/** The properties of a note, from its editor or from the app's cache. */
	private properties(path: string): Reading<Properties> {
		const text = this.writer.openText(path);
		if (text !== undefined) return this.propertiesIn(path, text);
		const properties = this.vaultIndex.properties(path);
		if (properties) return read(properties);
		return unread(
			'unreadable_properties',
			t('The properties of “{path}” cannot be read. Open the note and fix them.', { path: nameOf(path) }),
		);
	}

	/** The properties in the text of an open note; asked for by each card of its character, read once. */
	private propertiesIn(path: string, text: string): Reading<Properties> {
		const known = this.lastProperties.get(path);
		if (known?.text === text) return known.properties;
		const frontmatter = readFrontmatter(text);
		const properties = frontmatter.ok ? read(frontmatter.value.values) : frontmatter;
		this.lastProperties.set(path, { text, properties });
		return properties;
	}

	/** The whole state, as far as the texts are at hand; absent until the character's own was read. */
	private state(
		journal: string,
		actor: string,
		inPlay: readonly string[],
		ruleset: Ruleset,
	): Reading<State> | undefined {
		const nearness = this.vaultIndex.nearTo(journal, actor);
		const called = trackNames(this.vaultIndex, journal, actor);
		const page = (path: string): Page | undefined => {
			const text = this.texts.of(path);
			return text === undefined
				? undefined
				: { path, text, nearness: nearness(path), ...given({ trackName: called(path) }) };
		};
		const own = page(actor);
		if (!own) return undefined;
		const others = inPlay.flatMap(path => page(path) ?? []);
		return this.states.on({ journal: page(journal) ?? own, actor: own, others }, ruleset);
	}
}

/** The answer for a text, remembered until another text is asked about. */
function ofLastText<T>(read: (text: string) => T): (text: string) => T {
	let last: { readonly text: string; readonly answer: T } | undefined;
	return text => {
		if (last?.text !== text) last = { text, answer: read(text) };
		return last.answer;
	};
}

/** An actor who is as before stays the same object, so that its cards need not be rendered again. */
function unchanged(actor: Reading<ActorView>, before: Reading<ActorView> | undefined): Reading<ActorView> {
	if (!actor.ok || !before?.ok || actor.value.book !== before.value.book) return actor;
	const told = ({ path, character, problems }: ActorView) => JSON.stringify([path, character, problems]);
	return told(actor.value) === told(before.value) ? before : actor;
}
