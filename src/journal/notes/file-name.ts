import { t } from '../../language/text';
/** What a file name cannot hold on some system, or a link cannot hold. */
const NOT_IN_NAMES = /[\\/:*?"<>|#^[\]]/;

/** Control characters, line breaks among them, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}]/u;

/** Windows keeps these for devices, whatever follows after a full stop. */
const OF_DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;

/** File systems take 255 bytes; this leaves room for the ending, and for what a program for syncing adds. */
const MOST_BYTES = 200;

/** What is wrong with a name for a note or a folder of the player's; absent when every file system takes it. */
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

/** How long a text is in UTF-8. */
function bytesOf(text: string): number {
	let bytes = 0;
	for (const sign of text) {
		const code = sign.codePointAt(0) ?? 0;
		bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
	}
	return bytes;
}
