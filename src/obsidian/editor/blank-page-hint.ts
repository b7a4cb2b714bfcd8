import type { Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { frontmatterBounds } from '../../journal/frontmatter/bounds';
import { propertiesIn } from '../../journal/frontmatter/frontmatter';
import { textOfDoc } from './text-of-doc';
import { t } from '../../i18n/translate';

/** The longest note that is looked at: one with more than its properties is no blank page. */
const LONGEST = 2000;

/** Says on the blank page of a journal what to type. The words are not in the note. */
export const blankPageHint = (settings: { readonly trigger: string }): Extension =>
	EditorView.decorations.compute(['doc'], ({ doc }) => {
		if (doc.length > LONGEST || !isBlankPage(textOfDoc(doc))) return Decoration.none;
		return Decoration.set(
			Decoration.widget({ widget: new Hint(hintWords(settings.trigger)), side: 1 }).range(doc.length),
		);
	});

/** Whether a note says whose journal it is, and nothing else. */
function isBlankPage(note: string): boolean {
	if (note.slice(frontmatterBounds(note).contentStart).trim() !== '') return false;
	const properties = propertiesIn(note);
	return properties.has('character') && !properties.has('sworn');
}

const hintWords = (trigger: string): string =>
	trigger === ''
		? t('Write what happens. The commands make a move and ask an oracle.')
		: t('Write what happens. {trigger} makes a move, {trigger}ask asks an oracle.', { trigger });

class Hint extends WidgetType {
	constructor(private readonly words: string) {
		super();
	}

	override eq({ words }: Hint): boolean {
		return words === this.words;
	}

	override toDOM(): HTMLElement {
		return createSpan({ cls: 'sworn-blank-page', text: this.words });
	}
}
