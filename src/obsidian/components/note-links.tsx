import type { App } from 'obsidian';
import { Keymap } from 'obsidian';
import type { JSX } from 'preact';
import { resultParts } from '../../journal/answers/result-parts';

/** The notes that a text may name, seen from the note in which it is. */
export interface NoteLinks {
	isNote(name: string): boolean;
	open(name: string, event: MouseEvent): void;
}

/** What a link would read as something else than a name. */
const NO_NAME = /[[\]#^|/\\]/;

export const noteLinks = (app: App, from: string): NoteLinks => ({
	isNote: name => {
		if (NO_NAME.test(name)) return false;
		const file = app.metadataCache.getFirstLinkpathDest(name, from);
		return file !== null && file.extension === 'md' && file.basename === name && file.path !== from;
	},
	open: (name, event) => {
		// The app would follow it as well, and once more.
		event.preventDefault();
		event.stopPropagation();
		void app.workspace.openLinkText(name, from, Keymap.isModEvent(event));
	},
});

/** A result, in which the names of notes can be followed. */
export function LinkedResult({ text, links }: { text: string; links: NoteLinks }): JSX.Element {
	return (
		<>
			{resultParts(text, name => links.isNote(name)).map(part =>
				part.isNote ? (
					<a class="internal-link" href={part.text} onClick={event => links.open(part.text, event)}>
						{part.text}
					</a>
				) : (
					part.text
				),
			)}
		</>
	);
}

/** The same, if there is no card around it. */
export function appendLinked(el: HTMLElement, text: string, links: NoteLinks): void {
	for (const part of resultParts(text, name => links.isNote(name))) {
		if (!part.isNote) el.appendText(part.text);
		else {
			const link = el.createEl('a', { cls: 'internal-link', text: part.text, href: part.text });
			link.addEventListener('click', event => links.open(part.text, event));
		}
	}
}
