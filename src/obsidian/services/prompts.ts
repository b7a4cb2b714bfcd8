import { Notice, type App } from 'obsidian';
import { given } from '../../rules/core/collections';
import type { Problem } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Question } from '../../play/oracles/ask-the-oracle';
import type { ChosenRules } from '../../journal/character/character-rules';
import type { SeveralActors } from '../../journal/character/acting-path';
import { actorName, distinctNames } from '../../journal/character/unique-character-name';
import type { PlannedEdit } from '../../journal/edit-guard/validate-plan';
import { linkTarget, nameOf } from '../../rules/search/stated-name';
import type { Plan } from '../../journal/actions/action-notes';
import { announce } from '../components/announce';
import { changesInWords, recordText } from '../components/format-record';
import { offerChoices, pickOne, type Choice } from '../components/pick-dialog';
import { gamesIn } from '../vault/own-rulesets';
import type { Texts } from '../vault/writer/file-operation';
import { LONG_NOTICE } from '../components/long-notice';
import { messageOf, offer, showProblems } from './notices';
import type { Services } from './services';
import { translateTerm } from '../../i18n/translate-terms';
import { t } from '../../i18n/translate';

/**
 * What an action asks, and tells, while it is carried out. `Refused` is what stands for an answer that is not given, and
 * for the result of an action that is not carried out: `undefined` after the player was told, `never` if an error is
 * thrown.
 */
export interface Prompts<Refused extends undefined = undefined> {
	/** Which of several characters acts; `by` is the name that a record gives. */
	whichCharacter(several: SeveralActors, by: string | undefined): Promise<string | Refused>;
	/** The rules by which a character plays whose notes do not say so, as `problems` state. */
	whichRules(actor: string, problems: readonly Problem[]): Promise<ChosenRules | Refused>;
	/** Whether a move of the other combat position is made, as `problems` state. */
	makesAllTheSame(problems: readonly Problem[]): Promise<true | Refused>;
	/** What is asked of the oracle. */
	askOracle(book: Rulebook, onAsk: (question: Question) => void): void;
	/** Tells why no character acts. */
	nobodyActs(problems: readonly Problem[]): Refused;
	/** Tells why something was not done, and how to try it again if that may help. */
	refused(problems: readonly Problem[], tryAgain?: () => void): Refused;
	/** Tells of an action of a character that was carried out. */
	wasCarriedOut(done: Plan): void;
	/** Tells of every write, with the texts before it. */
	wasWritten?(edits: readonly PlannedEdit[], before: Texts): void;
}

/** Dialogs of features that actions open. */
export interface Dialogs {
	askOracle(app: App, book: Rulebook, onAsk: (question: Question) => void): void;
}

/** Asks how to begin in a vault without a character. */
export const offerToBegin = (app: App, ways: readonly Choice[]): void =>
	offerChoices(app, t('This vault has no character yet. How do you begin?'), ways);

/** Asks the player in dialogs, and tells of problems and remarks in notices. */
export class InteractivePrompts implements Prompts {
	constructor(
		private readonly parts: Pick<Services, 'app' | 'vaultIndex'>,
		private readonly dialogs: Dialogs,
		/** The choices offered when the vault has no character, the likeliest first. */
		private readonly waysToBegin: () => readonly Choice[],
	) {}

	whichCharacter({ paths, isStated }: SeveralActors, by: string | undefined): Promise<string | undefined> {
		const own = isStated ? t('Who acts?') : t('Whose journal is this?');
		const question = by === undefined ? own : t('Which “{by}” is meant?', { by: linkTarget(by) });
		return this.pick(paths, distinctNames(paths), question);
	}

	/** Offers the bundled rulesets, and those of the vault's own. */
	async whichRules(actor: string): Promise<ChosenRules | undefined> {
		const question = t('Which rules does {actor} play by?', { actor: nameOf(actor) });
		const game = await this.pick(await gamesIn(this.parts.app), ({ title }) => title, question);
		const file = game?.file && this.parts.app.metadataCache.fileToLinktext(game.file, actor, false);
		return game && { ruleset: game.id, ...given({ file }) };
	}

	makesAllTheSame(problems: readonly Problem[]): Promise<true | undefined> {
		return new Promise(resolve =>
			offerChoices(
				this.parts.app,
				t('Make it anyway?'),
				[
					{ label: t('Make the move anyway'), detail: translateTerm(messageOf(problems)), run: () => resolve(true) },
					{ label: t('Leave it'), run: () => resolve(undefined) },
				],
				() => resolve(undefined),
			),
		);
	}

	private pick<T>(items: readonly T[], text: (item: T) => string, question: string): Promise<T | undefined> {
		return new Promise(resolve =>
			pickOne(
				this.parts.app,
				items,
				{ text, placeholder: question },
				{ onPick: resolve, onCancel: () => resolve(undefined) },
			),
		);
	}

	askOracle(book: Rulebook, onAsk: (question: Question) => void): void {
		this.dialogs.askOracle(this.parts.app, book, onAsk);
	}

	/** If the vault has no character, ways to begin are offered instead. */
	nobodyActs(problems: readonly Problem[]): undefined {
		if (!problems.some(({ code }) => code === 'no_character')) return showProblems(problems);
		offerToBegin(this.parts.app, this.waysToBegin());
		return undefined;
	}

	refused(problems: readonly Problem[], tryAgain?: () => void): undefined {
		if (tryAgain) offer(messageOf(problems), t('Try again'), tryAgain);
		else showProblems(problems);
		return undefined;
	}

	/**
	 * Says the record of a move as it is now, and what it asks, to screen readers. Tells its remarks; of a record that is
	 * undone, also what was not given back, or by the difference.
	 */
	wasCarriedOut({ edits: [edit], trail, asks, remarks = [], removed, left = [], moved = [] }: Plan): void {
		if (trail && edit && removed === undefined) {
			const record = recordText(trail.is.body, actorName(edit.path, this.parts.vaultIndex));
			const question = asks?.();
			announce([record, ...(question === undefined ? [] : [translateTerm(question)])].join('. '));
		}
		for (const words of remarks) new Notice(words, LONG_NOTICE);
		if (removed === undefined) return;
		if (left.length > 0)
			new Notice(
				t('Not undone, because it is not there or not as the record left it: {changes}', {
					changes: changesInWords(left),
				}),
				LONG_NOTICE,
			);
		if (moved.length > 0)
			new Notice(
				t('Undone by the difference, because the value had changed since: {changes}', {
					changes: changesInWords(moved),
				}),
				LONG_NOTICE,
			);
	}
}
