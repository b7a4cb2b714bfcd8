import { Notice, type MarkdownView } from 'obsidian';
import { NO_COMBAT } from '../../../play/character/change-target';
import { sheetView } from './sheet-view';
import { offerChoices, type Choice } from '../../components/pick-dialog';
import type { JournalActions } from '../../services/journal-actions';
import { backToNote } from '../../services/note-at-cursor';
import { withActor } from '../../services/with-actor';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** *Set position*: offers the positions of the rules, except the current one. */
export function setPosition(actions: JournalActions, view: MarkdownView): void {
	void withActor(actions, view, ({ path: actor, character, book: { ruleset } }, { path }) => {
		const { position } = sheetView(character, ruleset);
		if (!position) {
			new Notice(t('“{title}” knows no positions in a fight.', { title: ruleset.title }));
			return;
		}
		const others = position.options.filter(option => option !== position.now);
		const choices = [...others.filter(isFought), ...others.filter(option => !isFought(option))].map((to): Choice => ({
			label: isFought(to) ? translateTerm(to) : t('Not in a fight'),
			detail: t('now {position}', {
				position: isFought(position.now) ? translateTerm(position.now) : t('not in a fight'),
			}),
			run: () => void actions.manualEdits.character(actor, { kind: 'position', to }, path).then(() => backToNote(view)),
		}));
		offerChoices(actions.app, t('Which position in the fight?'), choices);
	});
}

const isFought = (position: string): boolean => position !== NO_COMBAT;
