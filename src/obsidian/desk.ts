import type { App } from 'obsidian';
import { Notice } from 'obsidian';
import { bundledRuleset } from '../rules/bundled';
import type { Problem, Reading } from '../rules/problem';
import { read, unread } from '../rules/problem';
import type { Rulebook } from '../rules/rulebook';
import { rulebook } from '../rules/rulebook';
import type { Character } from '../play/character';
import type { Change } from '../play/change';
import type { Dice } from '../play/dice';
import { askTheOracle, oddsOf } from '../play/ask-the-oracle';
import type { PlayTable } from '../play/play-table';
import { writeAnswer } from '../journal/ask-block';
import { writeChange } from '../journal/done';
import { readFrontmatter } from '../journal/frontmatter';
import type { LineBreaks } from '../journal/insert-block';
import { setProperties } from '../journal/frontmatter-edit';
import type { BlockPlace, Pages, Plan, RecordAt } from '../journal/play-on-page';
import { actorOn, pressOnPage, recordsOf, undoOnPage } from '../journal/play-on-page';
import { readCharacter, rulesetOf } from '../journal/character-note';
import type { CharacterNote, Properties } from '../journal/character-note';
import type { Press } from '../journal/press';
import { actorOf, nameOf } from '../journal/which-character';
import { AskDialog } from './ask-dialog';
import { diceThatStand } from './chance';
import type { VaultCast } from './cast';
import type { NoteWriter, Texts } from './note-writer';
import { pickOne } from './pick-dialog';
import type { Settings } from './settings';

/** A notice that waits for the player to read it, in milliseconds. */
const LONG_NOTICE = 10_000;

/** Where the focus goes: after a press on a card to what is open there next; after a command it stays where one writes. */
export type Focus = 'on the card' | 'stays';

/** What the commands and the cards work with: the book, the cast, the writer, the dice. */
export class Desk {
	private opened: Rulebook | undefined;
	private lastRecords: { readonly text: string; readonly records: readonly RecordAt[] } | undefined;
	private lastProperties:
		{ readonly path: string; readonly text: string; readonly properties: Reading<Properties> } | undefined;
	/** The line breaks that came with each record of this session, by note and record. */
	private readonly lineBreaks = new Map<string, LineBreaks>();
	/** The card that is to take the focus when it is drawn anew. */
	private awaited: { readonly path: string; readonly line: number } | undefined;

	constructor(
		readonly app: App,
		readonly cast: VaultCast,
		readonly writer: NoteWriter,
		readonly settings: Settings,
		readonly dice: () => Dice,
	) {}

	/** The book is opened when it is first needed. */
	get book(): Rulebook {
		this.opened ??= rulebook(bundledRuleset('starforged'));
		return this.opened;
	}

	get table(): PlayTable {
		return { book: this.book, certain: this.settings.certain };
	}

	/** The records of a note; asked for by each card of it, read once. */
	recordsOf(text: string): readonly RecordAt[] {
		if (this.lastRecords?.text !== text) this.lastRecords = { text, records: recordsOf(text) };
		return this.lastRecords.records;
	}

	/** The character that acts, as the app's cache knows it: for showing, never for writing. */
	shownActor(journal: string, by: string | undefined): Reading<CharacterNote & { readonly path: string }> {
		const whose = actorOf(by, journal, this.cast);
		if (!whose.ok) return whose;
		if (whose.value.kind === 'several')
			return unread('several_characters', `Whose journal is this: ${whose.value.paths.map(nameOf).join(', ')}?`);
		return this.shownCharacter(whose.value.path);
	}

	shownCharacter(path: string): Reading<CharacterNote & { readonly path: string }> {
		const text = this.writer.openText(path);
		const properties = text === undefined ? this.cachedProperties(path) : this.propertiesIn(path, text);
		if (!properties.ok) return properties;
		const rules = rulesetOf(properties.value);
		if (!rules.ok) return rules;
		return read({ ...readCharacter(nameOf(path), properties.value, this.book.ruleset), path });
	}

	private cachedProperties(path: string): Reading<Properties> {
		const properties = this.cast.properties(path);
		if (properties) return read(properties);
		return unread(
			'unreadable_properties',
			`The properties of “${nameOf(path)}” cannot be read. Open the note and mend them.`,
		);
	}

	/** The properties in the text of an open note; asked for by each card of its character, read once. */
	private propertiesIn(path: string, text: string): Reading<Properties> {
		if (this.lastProperties?.path !== path || this.lastProperties.text !== text) {
			const frontmatter = readFrontmatter(text);
			this.lastProperties = { path, text, properties: frontmatter.ok ? read(frontmatter.value.values) : frontmatter };
		}
		return this.lastProperties.properties;
	}

	/** The path of the acting character. Where several could be meant, the player is asked once, and the note remembers. */
	async actorPath(journal: string, by?: string): Promise<string | undefined> {
		const whose = actorOf(by, journal, this.cast);
		if (!whose.ok) return this.tell(whose.problems);
		if (whose.value.kind === 'one') return whose.value.path;
		const picked = await this.choose(whose.value.paths);
		if (picked === undefined) return undefined;
		const link =
			this.app.metadataCache.getFirstLinkpathDest(nameOf(picked), journal)?.path === picked
				? nameOf(picked)
				: picked.replace(/\.md$/, '');
		const written = await this.writer.write([journal], texts => {
			const changes = setProperties(texts.get(journal) ?? '', { character: `[[${link}]]` });
			return changes.ok ? read({ edits: [{ path: journal, changes: changes.value }] }) : changes;
		});
		if (!written.ok) return this.tell(written.problems);
		this.cast.touched(journal);
		return picked;
	}

	private choose(paths: readonly string[]): Promise<string | undefined> {
		return new Promise(resolve =>
			pickOne(this.app, paths, nameOf, resolve, 'Whose journal is this?', () => resolve(undefined)),
		);
	}

	/** The acting character from the fresh text of its note. */
	async freshCharacter(path: string): Promise<Character | undefined> {
		const planned = await this.writer.write([path], texts => this.characterIn(path, texts));
		return planned.ok ? planned.value.character : this.tell(planned.problems);
	}

	private characterIn(path: string, texts: Texts): Reading<{ edits: []; character: Character }> {
		const pages = pagesOf(path, path, texts);
		const properties = actorOn(pages, this.table);
		return properties.ok ? read({ edits: [], character: properties.value }) : properties;
	}

	/** Carries a press on a card out, and hands the focus on. A press that asks the oracle opens its question first. */
	async press(
		journal: string,
		place: BlockPlace,
		press: Press,
		by: string | undefined,
		focus: Focus,
	): Promise<boolean> {
		if (press.kind === 'pick' && press.asks) {
			this.ask(journal, place, press, by, focus);
			return false;
		}
		const actor = await this.actorPath(journal, by);
		if (actor === undefined) return false;
		return this.act(journal, actor, (pages, dice) => pressOnPage(pages, place, press, this.table, dice), focus);
	}

	/** Asks the oracle for a press that wants its answer; the answer stands under the record. */
	ask(journal: string, place: BlockPlace, press: Press, by: string | undefined, focus: Focus): void {
		new AskDialog(this.app, { rows: oddsOf(this.book) }, ({ question, odds }) => {
			void this.actorPath(journal, by).then(actor => {
				if (actor === undefined) return;
				const asked = (pages: Pages, dice: Dice) => {
					const answer = askTheOracle(question, odds, this.book, dice);
					return pressOnPage(pages, place, press, this.table, dice, answer && writeAnswer(answer));
				};
				return this.act(journal, actor, asked, focus);
			});
		}).open();
	}

	/** One action over journal and actor. Dice that fell stand, even when the plan is made anew or tried again. */
	async act(
		journal: string,
		actor: string,
		plan: (pages: Pages, dice: Dice) => Reading<Plan>,
		focus: Focus = 'stays',
	): Promise<boolean> {
		const dice = diceThatStand(this.dice());
		const attempt = async (): Promise<boolean> => {
			const written = await this.writer.write([journal, actor], texts => {
				dice.again();
				const planned = plan(pagesOf(journal, actor, texts), dice);
				if (planned.ok && planned.value.focus && focus === 'on the card')
					this.awaited = { path: journal, line: planned.value.focus.line };
				return planned;
			});
			if (written.ok) {
				const { edits, inserted } = written.value;
				if (inserted) this.lineBreaks.set(`${journal}\n${inserted.key}`, inserted.lineBreaks);
				for (const { path } of edits) this.cast.touched(path);
				return true;
			}
			this.awaited = undefined;
			const lost = written.problems.some(({ code }) => code === 'write_failed' || code === 'changed_meanwhile');
			if (lost) this.offer(messageOf(written.problems), 'Try again', () => void attempt());
			else this.tell(written.problems);
			return false;
		};
		return attempt();
	}

	/** Takes back the whole move of a block. */
	async undo(journal: string, place: BlockPlace, by: string | undefined): Promise<void> {
		const actor = await this.actorPath(journal, by);
		if (actor === undefined) return;
		let moved: readonly Change[] = [];
		await this.act(journal, actor, pages => {
			const plan = undoOnPage(pages, place, this.table, key => this.lineBreaks.get(`${journal}\n${key}`));
			if (plan.ok) moved = plan.value.moved ?? [];
			return plan;
		});
		if (moved.length > 0)
			new Notice(
				`Changed by the difference, because it had moved on since: ${moved.map(writeChange).join('; ')}`,
				LONG_NOTICE,
			);
	}

	/** Whether the card drawn here is the one that takes the focus; asked once. */
	takesFocus(path: string, line: number | undefined): boolean {
		if (this.awaited?.path !== path || this.awaited.line !== line) return false;
		this.awaited = undefined;
		return true;
	}

	openNote(path: string): void {
		void this.app.workspace.openLinkText(path, '', false);
	}

	tell(problems: readonly Problem[]): undefined {
		new Notice(messageOf(problems), LONG_NOTICE);
		return undefined;
	}

	/** A notice with one thing to press; it stays until it is pressed or dismissed. */
	offer(message: string, label: string, onPress: () => void): void {
		const notice = new Notice(message, 0);
		const button = notice.messageEl.createEl('button', { text: label, cls: 'sworn-notice-button' });
		button.addEventListener('click', () => {
			notice.hide();
			onPress();
		});
	}
}

const messageOf = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join('\n');

export const pagesOf = (journal: string, actor: string, texts: Texts): Pages => ({
	journal: { path: journal, text: texts.get(journal) ?? '' },
	actor: { path: actor, text: texts.get(actor) ?? '' },
});
