import { Keymap, type App } from 'obsidian';
import type { JSX } from 'preact';
import { resultParts } from '../../journal/oracle-blocks/split-result';

/** Resolves note names in a text, relative to the note that contains it. */
export interface NoteLinks {
	isNote(name: string): boolean;
	open(name: string, event: MouseEvent): void;
}

/** Characters that have a special meaning in a link. */
const NO_NAME = /[[\]#^|/\\]/;

export const noteLinks = (app: App, from: string): NoteLinks => ({
	isNote: name => {
		if (NO_NAME.test(name)) return false;
		const file = app.metadataCache.getFirstLinkpathDest(name, from);
		return file !== null && file.extension === 'md' && file.basename === name && file.path !== from;
	},
	open: (name, event) => {
		// Otherwise Obsidian would follow the link a second time.
		event.preventDefault();
		event.stopPropagation();
		void app.workspace.openLinkText(name, from, Keymap.isModEvent(event));
	},
});

/** An oracle result, with the names of notes as links. */
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

interface NoteLinkProps {
	readonly words: string;
	readonly href: string;
	readonly label?: string;
	readonly onPress: (event: MouseEvent) => void;
}

/** A link that the app does not follow a second time. */
export const NoteLink = ({ words, href, label, onPress }: NoteLinkProps): JSX.Element => (
	<a
		class="internal-link"
		href={href}
		aria-label={label}
		onClick={event => {
			event.preventDefault();
			event.stopPropagation();
			onPress(event);
		}}
	>
		{words}
	</a>
);
