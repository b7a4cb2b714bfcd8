import type { App } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { Problem, Reading } from '../rules/problem';
import { read, unread } from '../rules/problem';
import type { Rulebook } from '../rules/rulebook';
import type { Ruleset } from '../rules/ruleset';
import type { Character } from '../play/character';
import { readCharacter } from '../journal/character-note';
import { readFrontmatter } from '../journal/frontmatter';
import type { Page, Pages } from '../journal/pages/page';
import type { State } from '../journal/pages/state-on';
import { stateOn } from '../journal/pages/state-on';
import type { RecordAt } from '../journal/play-on-page';
import { recordsOf } from '../journal/play-on-page';
import type { Properties } from '../journal/properties';
import { actorOf, nameOf } from '../journal/which-character';
import type { RulesWanted } from '../journal/whose-rules';
import { rulesOf } from '../journal/whose-rules';
import type { VaultCast } from './cast';
import type { RulesLibrary } from './library';
import type { NoteWriter } from './note-writer';

/** A character as it is shown, with the book it plays by. */
export interface ShownActor {
	readonly path: string;
	readonly character: Character;
	readonly problems: readonly Problem[];
	readonly book: Rulebook;
}

/** How many states are remembered: those of the few characters whose cards are on show. */
const MOST_STATES = 6;

/**
 * What cards and dialogs show: characters, their tracks and their rules, from open editors and from what was last read of
 * the other notes. Never for writing: that is decided from fresh text.
 */
export class ShownNotes extends Component {
	private readonly texts = new Map<string, { readonly mtime: number; readonly text: string }>();
	private readonly reading = new Set<string>();
	private states: readonly { readonly of: readonly unknown[]; readonly state: Reading<State> }[] = [];
	private lastRecords: { readonly text: string; readonly records: readonly RecordAt[] } | undefined;
	private readonly lastProperties = new Map<
		string,
		{ readonly text: string; readonly properties: Reading<Properties> }
	>();

	constructor(
		private readonly app: App,
		private readonly cast: VaultCast,
		private readonly writer: NoteWriter,
		private readonly library: RulesLibrary,
	) {
		super();
	}

	override onload(): void {
		const { vault } = this.app;
		this.registerEvent(vault.on('delete', ({ path }) => this.texts.delete(path)));
		this.registerEvent(vault.on('rename', (_, old) => this.texts.delete(old)));
		this.registerEvent(
			vault.on('modify', file => {
				if (this.texts.has(file.path)) this.textOf(file.path);
			}),
		);
	}

	/** The records of a note; asked for by each card of it, read once. */
	recordsOf(text: string): readonly RecordAt[] {
		if (this.lastRecords?.text !== text) this.lastRecords = { text, records: recordsOf(text) };
		return this.lastRecords.records;
	}

	/** The character that acts in a journal. */
	actor(journal: string, by: string | undefined): Reading<ShownActor> {
		const whose = actorOf(by, journal, this.cast);
		if (!whose.ok) return whose;
		if (whose.value.kind === 'several')
			return unread('several_characters', `Whose journal is this: ${whose.value.paths.map(nameOf).join(', ')}?`);
		return this.character(whose.value.path, journal);
	}

	/** A character with its tracks, as seen from a journal; by itself, from its own note. */
	character(path: string, journal = path): Reading<ShownActor> {
		const properties = this.properties(path);
		if (!properties.ok) return properties;
		const book = this.book(journal, path);
		if (!book.ok) return book;
		const { ruleset } = book.value;
		const state = this.state(journal, path, ruleset);
		if (state && !state.ok) return state;
		const sheet = state?.value ?? readCharacter(nameOf(path), properties.value, ruleset);
		return read({ path, character: sheet.character, problems: sheet.problems, book: book.value });
	}

	/** The book that a journal plays by; a character's own wish goes first. */
	book(journal: string, actor?: string): Reading<Rulebook> {
		const wanted = this.wanted(journal, actor);
		return wanted.ok ? this.library.bookOf(wanted.value, this.noted(journal, actor)) : wanted;
	}

	/** The notes and rules whose changes show on a card. */
	watched(journal: string, actor?: string): readonly string[] {
		const wanted = this.wanted(journal, actor);
		return [
			...this.noted(journal, actor),
			...(actor === undefined ? [] : this.cast.belongingsOf(actor)),
			...(wanted.ok ? this.library.pathsOf(wanted.value, this.noted(journal, actor)) : []),
		];
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
		const properties = this.cast.properties(path);
		if (properties) return read(properties);
		return unread(
			'unreadable_properties',
			`The properties of “${nameOf(path)}” cannot be read. Open the note and mend them.`,
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
	private state(journal: string, actor: string, ruleset: Ruleset): Reading<State> | undefined {
		const page = (path: string): Page | undefined => {
			const text = this.textOf(path);
			return text === undefined ? undefined : { path, text };
		};
		const own = page(actor);
		if (!own) return undefined;
		const others = this.cast.belongingsOf(actor).flatMap(path => page(path) ?? []);
		return this.remembered({ journal: page(journal) ?? own, actor: own, others }, ruleset);
	}

	private remembered(pages: Pages, ruleset: Ruleset): Reading<State> {
		const { journal, actor, others = [] } = pages;
		const of = [ruleset, ...[journal, actor, ...others].flatMap(({ path, text }) => [path, text])];
		const known = this.states.find(
			state => state.of.length === of.length && state.of.every((part, i) => part === of[i]),
		);
		const state = known?.state ?? stateOn(pages, ruleset);
		if (!known) this.states = [{ of, state }, ...this.states].slice(0, MOST_STATES);
		return state;
	}

	/** The text of a note as it is shown. What is not known, or no longer so, is read, and the cards are told. */
	private textOf(path: string): string | undefined {
		const open = this.writer.openText(path);
		if (open !== undefined) return open;
		const file = this.app.vault.getAbstractFileByPath(path);
		if (!(file instanceof TFile)) return undefined;
		const known = this.texts.get(path);
		if (known?.mtime !== file.stat.mtime) void this.readText(file);
		return known?.text;
	}

	private async readText(file: TFile): Promise<void> {
		const { path } = file;
		if (this.reading.has(path)) return;
		this.reading.add(path);
		const { mtime } = file.stat;
		try {
			const text = await this.app.vault.cachedRead(file);
			this.texts.set(path, { mtime, text });
		} catch {
			return; // the next press reads it again, and tells
		} finally {
			this.reading.delete(path);
		}
		this.cast.touched(path);
	}
}
