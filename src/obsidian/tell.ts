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

/** A notice with one thing to press; unless told otherwise, it stays until it is pressed or dismissed. */
export function offer(message: string, label: string, onPress: () => void, duration = 0): Notice {
	const notice = new Notice(message, duration);
	const button = notice.messageEl.createEl('button', { text: label, cls: 'sworn-notice-button' });
	button.addEventListener('click', () => {
		notice.hide();
		onPress();
	});
	return notice;
}
