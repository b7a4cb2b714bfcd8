import type { App } from 'obsidian';
import { RULESET_IDS, rulesetTitle } from '../../rules/bundled';
import { read, type Problem } from '../../rules/problem';
import { linkTextFor, distinctNames } from '../../journal/character/name-for';
import { linkTarget, nameOf } from '../../journal/notes/note-name';
import { setProperties } from '../../journal/frontmatter/set-properties';
import type { Choice } from '../components/pick-dialog';
import { offerChoices } from '../components/pick-dialog';
import type { SilentActions } from './silent-actions';
import type { VaultIndex } from '../vault/index/vault-index';
import type { NoteWriter } from '../vault/writer/note-writer';
import { pickOne } from '../components/pick-dialog';
import { showProblems } from './notices';
import { t } from '../../language/text';

/** What is needed to ask the player and to write the answer. */
interface AskingParts {
	readonly app: App;
	readonly vaultIndex: VaultIndex;
	readonly writer: NoteWriter;
}

/**
 * Determines who plays in a journal and by which rules. If this is undecided, the player is asked once and the answer
 * is written to the note.
 */
export class WhoPlays {
	constructor(
		private readonly parts: AskingParts,
		private readonly silent: SilentActions,
		/** The choices offered when the vault has no character, the likeliest first. */
		private readonly waysToBegin: readonly Choice[],
	) {}

	/**
	 * Loads the rulebook of a character in a journal. If no rules are specified, the player is asked once, and the answer
	 * is stored in the character's note.
	 */
	async openBook(journal: string, actor: string): Promise<boolean> {
		const book = await this.silent.book(journal, actor);
		if (book.ok) return true;
		if (!book.problems.some(({ code }) => code === 'no_ruleset')) showProblems(book.problems);
		else if (await this.askForRules(actor)) return this.openBook(journal, actor);
		return false;
	}

	private async askForRules(actor: string): Promise<boolean> {
		const question = t('Which rules does {actor} play by?', { actor: nameOf(actor) });
		const picked = await this.pick(RULESET_IDS, rulesetTitle, question);
		return picked !== undefined && (await this.setProperty(actor, 'ruleset', picked));
	}

	private async setProperty(path: string, key: string, value: string): Promise<boolean> {
		const written = await this.parts.writer.write([path], texts => {
			const changes = setProperties(texts.get(path) ?? '', { [key]: value });
			return changes.ok ? read({ edits: [{ path, changes: changes.value }] }) : changes;
		});
		if (written.ok) this.parts.vaultIndex.touched(path);
		else showProblems(written.problems);
		return written.ok;
	}

	private pick<T>(items: readonly T[], text: (item: T) => string, question: string): Promise<T | undefined> {
		return new Promise(resolve => pickOne(this.parts.app, items, text, resolve, question, () => resolve(undefined)));
	}

	/**
	 * The path of the acting character. If several are possible, the player is asked. Whose journal it is gets stored in
	 * the note; an ambiguous `by` in a record is for the caller to correct.
	 */
	async actorPath(journal: string, by?: string): Promise<string | undefined> {
		const { vaultIndex } = this.parts;
		const whose = await this.silent.whoActs(journal, by);
		if (!whose.ok) return this.tellNobody(whose.problems);
		if (whose.value.kind === 'one') return whose.value.path;
		const { paths } = whose.value;
		const question =
			by === undefined ? t('Whose journal is this?') : t('Which “{by}” is meant?', { by: linkTarget(by) });
		const picked = await this.pick(paths, distinctNames(paths), question);
		if (picked === undefined || by !== undefined || whose.value.isStated) return picked;
		const link = `[[${linkTextFor(picked, journal, vaultIndex)}]]`;
		return (await this.setProperty(journal, 'character', link)) ? picked : undefined;
	}

	/** Shows why no character was found. If the vault has none, it offers ways to begin instead. */
	private tellNobody(problems: readonly Problem[]): undefined {
		if (!problems.some(({ code }) => code === 'no_character')) return showProblems(problems);
		offerChoices(this.parts.app, t('This vault has no character yet. How do you begin?'), this.waysToBegin);
		return undefined;
	}
}
