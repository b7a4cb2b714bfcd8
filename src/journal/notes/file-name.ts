import { t } from '../../i18n/translate';
/** Characters that are invalid in file names on some system, or in links. */
const NOT_IN_NAMES = /[\\/:*?"<>|#^[\]]/;

/** Control characters, including line breaks, and unpaired surrogates. */
const UNSEEN = /[\p{Cc}\p{Cs}]/u;

/** Names reserved for devices by Windows, with or without an extension. */
const OF_DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;

/** File systems allow 255 bytes; this leaves room for the extension and for what sync programs append. */
const MOST_BYTES = 200;

/** What is wrong with a name for a note or folder; `undefined` if every file system accepts it. */
export function fileNameProblem(name: string): string | undefined {
	if (name.trim() === '') return t('Write a name.');
	const found = NOT_IN_NAMES.exec(name)?.[0];
	if (found) return t('The name becomes the name of a note, which cannot hold “{found}”.', { found });
	if (UNSEEN.test(name)) return t('The name holds a line break or another sign that cannot be seen. Type it anew.');
	if (name.startsWith('.') || name.endsWith('.')) return t('The name of a note cannot begin or end with a full stop.');
	if (name !== name.trim()) return t('The name of a note cannot begin or end with a space.');
	if (OF_DEVICES.test(name))
		return t('“{name}” is a name that Windows keeps for itself. Choose another name.', { name });
	if (bytesOf(name) > MOST_BYTES) return t('The name is too long for the name of a file. Shorten it.');
	return undefined;
}

/** A name of a book without what the name of a note cannot hold: “Ironsworn Delve”. */
export const nameFor = (title: string): string => title.split(NOT_IN_NAMES).join('').trim();

/** The length of a text in UTF-8. */
function bytesOf(text: string): number {
	let bytes = 0;
	for (const sign of text) {
		const code = sign.codePointAt(0) ?? 0;
		bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
	}
	return bytes;
}
