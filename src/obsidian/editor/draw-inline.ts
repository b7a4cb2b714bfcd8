import type { MarkdownPostProcessorContext } from 'obsidian';
import { readInline } from '../../journal/inline/inline-line';
import { LineCard } from '../blocks/line-card';
import { noteLinks } from '../components/note-links';
import type { JournalActions } from '../plugin/journal-actions';
import { inlinePill } from './inline-pill';

/** Draws the inline lines in a part of a note that the app has rendered, and the cards of records under it. */
export function drawInlineIn(el: HTMLElement, context: MarkdownPostProcessorContext, actions: JournalActions): void {
	const links = noteLinks(actions.app, context.sourcePath);
	for (const code of el.findAll('code')) {
		if (code.closest('pre')) continue;
		const { textContent } = code;
		const pill = inlinePill(textContent, links);
		if (!pill) continue;
		code.replaceWith(pill);
		const line = readInline(textContent);
		// A cell of a table that is drawn by itself has no room for a card.
		if (line.ok && line.value.kind === 'record' && !el.closest('td, th'))
			drawCard(el, pill, line.value.body, context, actions);
	}
}

/** A press on the line opens its card, and closes it. */
function drawCard(
	el: HTMLElement,
	pill: HTMLElement,
	body: string,
	context: MarkdownPostProcessorContext,
	actions: JournalActions,
): void {
	const card = new LineCard(el.createDiv(), body, context, actions, {
		onToggle: isOpen => void pill.setAttr('aria-expanded', isOpen),
	});
	context.addChild(card);
	pill.setAttrs({ role: 'button', tabindex: 0 });
	pill.addEventListener('click', () => card.toggle());
	pill.addEventListener('keydown', event => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		card.toggle();
	});
}
