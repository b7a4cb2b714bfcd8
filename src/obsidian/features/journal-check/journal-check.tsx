import { Notice } from 'obsidian';
import { distinctNames } from '../../../journal/character/unique-character-name';
import { actsIn, whoseJournal } from '../../../journal/character/acting-character';
import { nameOf } from '../../../rules/search/stated-name';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { pickOne } from '../../components/pick-dialog';
import { t } from '../../../i18n/translate';
import { PreactModal } from '../../components/preact-modal';
import { openAtLine } from '../../vault/open-at-line';
import { CheckRun } from './check-run';
import { CheckPage } from './check-page';
import type { LineOfNote } from '../../../journal/notes/line-of-note';

/** Shows where a character's story and sheet differ, and the history of each value. Closing it stops reading. */
class JournalCheckDialog extends PreactModal {
	private readonly run: CheckRun;

	constructor(
		private readonly actions: JournalActions,
		actor: string,
		journal: string,
	) {
		super(actions.app);
		this.run = new CheckRun(actions, actor, journal, () => this.draw());
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-check-dialog');
		this.setTitle(t('Journal check: {actor}', { actor: nameOf(this.run.actor) }));
		void this.run.start();
	}

	override onClose(): void {
		this.run.end();
		super.onClose();
	}

	private draw(): void {
		this.drawContent(<CheckPage run={this.run} stage={this.run.stage} goTo={place => this.goTo(place)} />);
	}

	private goTo(place: LineOfNote): void {
		if (this.actions.app.vault.getFileByPath(place.path)) this.close();
		void openAtLine(this.actions.app, place);
	}
}

/** *Journal check*: adds up what the notes record about a character and compares it with the sheet. */
export function journalCheck(actions: JournalActions): void {
	checkNote(actions, noteInUse(actions.app)?.file?.path);
}

/** Checks the character of a note; of several that may act in it, or in the vault without one, the player picks one. */
export function checkNote(actions: JournalActions, note: string | undefined): void {
	const actor = note === undefined ? undefined : actsIn(actions.vaultIndex, note);
	if (actor !== undefined && note !== undefined) return void checkCharacter(actions, actor, note);
	const characters = likely(actions, note);
	const [only] = characters;
	if (only === undefined) new Notice(t('There is no character whose journal could be checked.'));
	else if (characters.length === 1) void checkCharacter(actions, only, only);
	else
		pickOne(
			actions.app,
			characters,
			{ text: distinctNames(characters), placeholder: t('Whose journal is to be checked?') },
			{ onPick: path => void checkCharacter(actions, path, path) },
		);
}

/** The characters that may act in the current note, or else all. */
function likely({ vaultIndex }: Actions<'vaultIndex'>, note: string | undefined): readonly string[] {
	const whose = note === undefined ? undefined : whoseJournal(note, vaultIndex);
	return whose?.ok && whose.value.kind === 'several' ? whose.value.paths : [...vaultIndex.characters].sort();
}

/** Opens the check of a character. The journal may specify its rules. */
export async function checkCharacter(actions: JournalActions, actor: string, journal: string): Promise<void> {
	if (await actions.openBook(journal, actor)) new JournalCheckDialog(actions, actor, journal).open();
}
