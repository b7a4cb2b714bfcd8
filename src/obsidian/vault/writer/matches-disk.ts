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

/** Whether a text on disk is one of an editor and not the other, which may be the same: the one before or after a change. */
export const isSavedAsOnly = (onDisk: string, shown: string, other: string): boolean =>
	onDisk === shown || (isSavedAs(onDisk, shown) && (shown === other || !isSavedAs(onDisk, other)));

/** A text as it would be saved if another one of the same note was saved like this. */
export function savedLike(onDisk: string, shown: string, text: string): string {
	if (onDisk === shown) return text;
	const isWindows = onDisk.includes('\r\n') && !shown.includes('\r');
	const isEnded = plain(onDisk) === `${plain(shown)}\n` && text !== '' && !/[\r\n]$/.test(text);
	const ended = isEnded ? `${text}\n` : text;
	const mark = onDisk.startsWith('\ufeff') && !shown.startsWith('\ufeff') ? '\ufeff' : '';
	return mark + (isWindows ? ended.replace(/\r?\n/g, '\r\n') : ended);
}
