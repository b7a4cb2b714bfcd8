import { withPlainBreaks } from '../../../journal/text/lines';

const plain = (text: string): string => withPlainBreaks(text.replace(/^\ufeff/, ''));

/**
 * Whether a text on disk is that of an editor. A save may keep the line breaks of Windows and a byte order mark, and may
 * end the note with a line break.
 */
export function isSavedAs(onDisk: string, shown: string): boolean {
	if (onDisk === shown) return true;
	const [there, here] = [plain(onDisk), plain(shown)];
	return there === here || there === `${here}\n`;
}
