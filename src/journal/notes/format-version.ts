import { read, unread, type Reading } from '../../rules/problem';
import { frontmatterBounds } from '../frontmatter/bounds';
import type { Properties } from '../frontmatter/properties';
import { textsOf } from '../frontmatter/properties';
import { t } from '../../language/text';

/** The version of the format in which notes are read and written. */
const FORMAT_VERSION = 1;

const FORMAT_PROPERTY = 'sworn_format';

/** Looked for in the text itself: the properties of a newer version may be such that they cannot be read. */
const SAID = /^["']?sworn_format["']?[ \t]*:[ \t]*(?:["'])?([^"'\s#][^"'\r\n#]*)/m;

/** The version that a note says it is written in, where that is not ours. Without a word it is ours. */
export function otherFormat(note: string): string | undefined {
	const { from, to } = frontmatterBounds(note);
	const said = SAID.exec(note.slice(from, to))?.[1]?.trim();
	return notOurs(said);
}

/** The same, by what the app has read of a note. */
export const otherFormatIn = (properties: Properties | undefined): string | undefined =>
	properties && notOurs(textsOf(properties, FORMAT_PROPERTY)[0]);

const notOurs = (said: string | undefined): string | undefined => (said === String(FORMAT_VERSION) ? undefined : said);

/** What prevents changing a note that a newer version wrote. */
export const newerFormat = (said: string): string =>
	t(
		'This note says “{property}: {said}”: a newer version of Sworn Journal wrote it. It is shown, and not changed. Update the plugin to play it.',
		{ property: FORMAT_PROPERTY, said },
	);

/** No note of another version is written or removed; `texts` are the notes as they are now, by path. */
export function inOurFormat(
	edits: readonly { readonly path: string }[],
	texts: ReadonlyMap<string, string>,
): Reading<true> {
	for (const { path } of edits) {
		const said = otherFormat(texts.get(path) ?? '');
		if (said !== undefined)
			return unread(
				'newer_format',
				t('“{path}” was left alone, and nothing was written. {said}', { path, said: newerFormat(said) }),
			);
	}
	return read(true);
}
