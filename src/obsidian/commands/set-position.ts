import type { MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import { NO_COMBAT } from '../../play/place';
import { sheetView } from '../character/sheet-view';
import type { Choice } from '../choice-list';
import { ChoiceList } from '../choice-list';
import type { Desk } from '../desk';
import { backToNote } from './note-at';
import { withActor } from './with-actor';

/** Set position: those that the rules speak of, but the one that the character is in. */
export function setPosition(desk: Desk, view: MarkdownView): void {
	void withActor(desk, view, ({ path: actor, character, book: { ruleset } }, { path }) => {
		const { position } = sheetView(character, ruleset);
		if (!position) {
			new Notice(`“${ruleset.title}” knows no positions in a fight.`);
			return;
		}
		const others = position.options.filter(option => option !== position.now);
		const choices = [...others.filter(isFought), ...others.filter(option => !isFought(option))].map((to): Choice => ({
			label: isFought(to) ? to : 'Not in a fight',
			detail: `combat ${position.now} → ${to}`,
			run: () => void desk.hands.character(actor, { kind: 'position', to }, path).then(() => backToNote(view)),
		}));
		new ChoiceList(desk.app, 'Which position in the fight?', choices).open();
	});
}

const isFought = (position: string): boolean => position !== NO_COMBAT;
