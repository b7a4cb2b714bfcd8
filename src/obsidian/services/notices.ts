import { Notice } from 'obsidian';
import type { Problem } from '../../rules/problem';
import { t } from '../../language/text';

/** A notice that waits for the player to read it, in milliseconds. */
export const LONG_NOTICE = 10_000;

export const messageOf = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join('\n');

/** Tells the player what stands in the way, with a text to copy if there is one; it returns nothing, so that the caller can return it. */
export function showProblems(problems: readonly Problem[]): undefined {
	const report = problems.flatMap(problem => problem.report ?? []).join('\n\n');
	const [textBefore] = problems.flatMap(problem => problem.textBefore ?? []);
	if (textBefore !== undefined) offerText(problems, t('Copy the text from before'), textBefore);
	else if (report !== '') offerText(problems, t('Copy report'), report);
	else new Notice(messageOf(problems), LONG_NOTICE);
	return undefined;
}

const offerText = (problems: readonly Problem[], label: string, text: string): Notice =>
	offer(messageOf(problems), label, () => void copyText(text));

export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		new Notice(t('Copied.'));
	} catch {
		new Notice(t('The text could not be copied: the clipboard cannot be used here.'), LONG_NOTICE);
	}
}

/** The notices with something to press that show, and some that are gone. */
const offers = new Set<Notice>();

/** What a notice offers cannot be done any more once the plugin goes. */
export function withdrawOffers(): void {
	for (const notice of offers) notice.hide();
	offers.clear();
}

/** A notice with one button; by default it stays until it is clicked or dismissed. */
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
