import type { Booted } from '../support/boot';
import { isHidden } from '../host/backend/backend';
import { MarkdownView } from '../host/workspace/markdown-view';
import { ended } from '../support/last-line-break';

/** A note as the player sees it: in its editor, unsaved typing included, else as it is on disk. */
export interface NoteSeen {
	readonly text: string;
	readonly from: 'editor' | 'disk';
}

/** All notes at one moment, by path. */
export type Look = ReadonlyMap<string, NoteSeen>;

export async function lookAt({ app, backend }: Pick<Booted<unknown>, 'app' | 'backend'>): Promise<Look> {
	const open = new Map<string, string>();
	for (const { view } of app.workspace.getLeavesOfType('markdown'))
		if (view instanceof MarkdownView && view.file && view.getMode() === 'source')
			open.set(view.file.path, view.getViewData());
	// The disk says which notes there are: the app may not know yet of one that a failed operation moved.
	const entries = await backend.inner.all();
	const paths = entries.flatMap(({ path, dir }) => (dir || isHidden(path) || !path.endsWith('.md') ? [] : [path]));
	const seen = new Map<string, NoteSeen>();
	for (const path of paths.sort()) {
		const text = open.get(path);
		seen.set(
			path,
			text === undefined
				? { text: ended(await backend.inner.read(path)), from: 'disk' }
				: { text: ended(text), from: 'editor' },
		);
	}
	return seen;
}

/** The editor has one kind of line break, and no mark at the beginning. */
export const plain = (text: string): string => ended(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));

/** Whether a note is the same; one that went into its editor, or out of it, but for its line breaks. */
export function isSame(before: NoteSeen | undefined, after: NoteSeen | undefined): boolean {
	if (!before || !after) return before === after;
	if (before.from === after.from) return before.text === after.text;
	return plain(before.text) === plain(after.text);
}
