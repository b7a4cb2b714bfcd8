import { Notice } from 'obsidian';
import type { Problem } from '../rules/problem';

/** A notice that waits for the player to read it, in milliseconds. */
export const LONG_NOTICE = 10_000;

export const messageOf = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join('\n');

/** Tells the player what stands in the way; it answers with nothing, so that the caller can return it. */
export function tell(problems: readonly Problem[]): undefined {
	new Notice(messageOf(problems), LONG_NOTICE);
	return undefined;
}

/** The notices with something to press that show, and some that are gone. */
const offers = new Set<Notice>();

/** What a notice offers cannot be done any more once the plugin goes. */
export function withdrawOffers(): void {
	for (const notice of offers) notice.hide();
	offers.clear();
}

/** A notice with one thing to press; unless told otherwise, it stays until it is pressed or dismissed. */
export function offer(message: string, label: string, onPress: () => void, duration = 0): Notice {
	for (const gone of [...offers].filter(({ messageEl }) => !messageEl.isConnected)) offers.delete(gone);
	const notice = new Notice(message, duration);
	offers.add(notice);
	const button = notice.messageEl.createEl('button', { text: label, cls: 'sworn-notice-button' });
	button.addEventListener('click', () => {
		notice.hide();
		onPress();
	});
	return notice;
}
