import type { CampaignSetup, ListedStep, SetupStep } from '../../../rules/books/campaign-setup';
import { campaignSetupOf } from '../../../rules/books/campaign-setup';
import { problem, parseOk } from '../../../rules/core/problem';
import {
	firstCharacterNote,
	firstJournalNote,
	foldersOf,
	homeNote,
	placesFolder,
	type CampaignPaths,
} from '../../../journal/campaign/campaign-notes';
import type { CampaignEdit, Done } from '../../../journal/campaign/campaign-edit';
import { writeEdits } from '../../../journal/campaign/write-edits';
import { revertEdits } from '../../../journal/campaign/undo-edits';
import type { CampaignFacts, StepDraft } from '../../../journal/campaign/step-edits';
import { linkTextFor } from '../../../journal/character/unique-character-name';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import type { Game } from '../../vault/own-rulesets';
import { isTaken } from '../../vault/path-here';
import type { JournalActions } from '../../services/journal-actions';

const NOTHING: readonly Done[] = [];

/** A campaign being set up: the paths of its notes, and what each step has written in this session. */
export class Campaign {
	readonly hour: CampaignSetup;
	/** Input that is not written yet, by step. */
	readonly drafts = new Map<ListedStep, StepDraft>();
	private readonly done = new Map<SetupStep, readonly Done[]>();

	constructor(
		private readonly actions: JournalActions,
		readonly paths: CampaignPaths,
		readonly game: Game,
	) {
		this.hour = campaignSetupOf(game.ruleset);
	}

	get character(): string {
		return nameOf(this.paths.actor);
	}

	get truthsPath(): string {
		return `${this.paths.folder}/Truths.md`;
	}

	get facts(): CampaignFacts {
		const { paths, hour, link } = this;
		const [vehicle] = this.written('vehicle').flatMap(deed => (deed.kind === 'note' ? [deed.path] : []));
		const { ruleset } = this.game;
		const bonds = Number(this.property('bonds') ?? 0);
		return { paths, hour, link, ruleset, bonds, ...(vehicle === undefined ? {} : { vehicle }) };
	}

	/** A property of the character. */
	property(key: string): unknown {
		return this.actions.vaultIndex.properties(this.paths.actor)?.get(key);
	}

	/** The link text for the character: its bare name if that is unambiguous, otherwise its path. */
	get link(): string {
		const { actor } = this.paths;
		const { app, vaultIndex } = this.actions;
		if (vaultIndex.characters.has(actor)) return linkTextFor(actor, actor, vaultIndex);
		const found = app.metadataCache.getFirstLinkpathDest(this.character, actor);
		const isFree = (found === null || found.path === actor) && vaultIndex.namesakes(this.character).notes.length === 0;
		return isFree ? this.character : withoutEnding(actor);
	}

	/** The names of the places that have notes. */
	get places(): readonly string[] {
		const folder = this.actions.app.vault.getFolderByPath(placesFolder(this.paths));
		return folder?.children.map(({ path }) => nameOf(path)) ?? [];
	}

	written(step: SetupStep): readonly Done[] {
		return this.done.get(step) ?? NOTHING;
	}

	exists(path: string): boolean {
		return this.actions.app.vault.getAbstractFileByPath(path) !== null;
	}

	/** Whether no note or folder can be made there. */
	isTaken(path: string): boolean {
		return isTaken(this.actions.app, path);
	}

	/** The current text of a note; undefined if it does not exist. */
	async textOf(path: string): Promise<string | undefined> {
		if (!this.exists(path)) return undefined;
		const text = await this.actions.writer.look([path], texts => parseOk(texts.get(path) ?? ''));
		return text.ok ? text.value : undefined;
	}

	/**
	 * Remembers that this step created the truths note, including what the truths dialog wrote to it. If anything else
	 * wrote to it, the note is not ours to remove.
	 */
	settled(before: string | undefined, after: string | undefined): void {
		const [made] = this.written('truths');
		const isOurs = before === undefined || (made?.kind === 'note' && made.text === before);
		if (isOurs && after !== undefined) this.done.set('truths', [{ kind: 'note', path: this.truthsPath, text: after }]);
		else this.done.delete('truths');
	}

	/** Creates the character, the first journal note, the home page unless there is one, and their folders. */
	async begin(): Promise<boolean> {
		const { paths, link } = this;
		const { ruleset, file, expansions = [] } = this.game;
		const rules = [...(file ? [file] : []), ...expansions].map(each =>
			this.actions.app.metadataCache.fileToLinktext(each, paths.actor, false),
		);
		return this.write('names', [
			{
				kind: 'note',
				path: paths.actor,
				text: firstCharacterNote(this.character, { ruleset, rules }),
			},
			{ kind: 'note', path: paths.journal, text: firstJournalNote(link) },
			...(this.exists(paths.home) ? [] : [{ kind: 'note' as const, path: paths.home, text: homeNote(paths, link) }]),
		]);
	}

	/** Writes the result of a step as one action, which can be undone in this session. */
	async write(step: SetupStep, deeds: readonly CampaignEdit[]): Promise<boolean> {
		if (deeds.length === 0) return true;
		const there = deeds.map(({ path }) => path).filter(path => this.exists(path));
		const written = await this.actions.write(there, texts => writeEdits(texts, deeds, path => this.isTaken(path)));
		if (written) this.done.set(step, [...this.written(step), ...written.done]);
		return written !== undefined;
	}

	/** Undoes what a step wrote. What was changed since is reported and stays. */
	async takeBack(step: SetupStep): Promise<boolean> {
		const done = this.written(step);
		const paths = done.map(({ path }) => path).filter(path => this.exists(path));
		const folders = step === 'names' ? [`${this.paths.folder}/Journal`, this.paths.folder] : [];
		const ofStep = foldersOf(this.paths).filter(path => this.holdsOnly(path, paths));
		const emptied = [...ofStep, ...folders].filter(path => this.exists(path));
		const written = await this.actions.write(paths, texts => {
			const edits = revertEdits(texts, done);
			return edits.ok ? parseOk({ edits: edits.value, emptied }) : edits;
		});
		if (!written) return false;
		this.done.delete(step);
		const stay = await this.actions.writer.foldersThatStay(emptied);
		if (stay.length > 0) this.actions.showProblems(stay.map(words => problem('not_removed', words)));
		return true;
	}

	/** Whether a folder holds nothing but these notes. */
	private holdsOnly(folder: string, paths: readonly string[]): boolean {
		const children = this.actions.app.vault.getFolderByPath(folder)?.children;
		return children?.every(({ path }) => paths.includes(path)) ?? false;
	}
}
