import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { frontmatterBounds } from '../frontmatter/bounds';
import { textsOf, type Properties } from '../frontmatter/properties';
import { t } from '../../i18n/translate';

/** The version of the note format that the plugin reads and writes. */
const FORMAT_VERSION = 1;

const FORMAT_PROPERTY = 'sworn_format';

/** Matched in the text itself, since the properties of a newer version might not be readable. */
const SAID = /^["']?sworn_format["']?[ \t]*:[ \t]*(?:["'])?([^"'\s#][^"'\r\n#]*)/m;

/** The format version stated by a note, if it differs from ours; a note that states none has ours. */
export function otherFormat(note: string): string | undefined {
	const { from, to } = frontmatterBounds(note);
	const said = SAID.exec(note.slice(from, to))?.[1]?.trim();
	return notOurs(said);
}

/** The same, from properties that the app has already read. */
export const otherFormatIn = (properties: Properties | undefined): string | undefined =>
	properties && notOurs(textsOf(properties, FORMAT_PROPERTY)[0]);

const notOurs = (said: string | undefined): string | undefined => (said === String(FORMAT_VERSION) ? undefined : said);

/** Why a note written by a newer version cannot be changed. */
export const newerFormat = (said: string): string =>
	t(
		'This note says “{property}: {said}”: a newer version of Sworn Journal wrote it. It is shown, and not changed. Update the plugin to play it.',
		{ property: FORMAT_PROPERTY, said },
	);

/** Refuses to write or remove notes of another version; `texts` are the current texts by path. */
export function inOurFormat(
	edits: readonly { readonly path: string }[],
	texts: ReadonlyMap<string, string>,
): ParseResult<true> {
	for (const { path } of edits) {
		const said = otherFormat(texts.get(path) ?? '');
		if (said !== undefined)
			return parseError(
				'newer_format',
				t('“{path}” was left alone, and nothing was written. {said}', { path, said: newerFormat(said) }),
			);
	}
	return parseOk(true);
}
