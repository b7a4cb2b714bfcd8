import { Notice } from 'obsidian';
import type { Problem } from '../../rules/core/problem';
import { LONG_NOTICE } from '../components/long-notice';
import { t } from '../../i18n/translate';

export const messageOf = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join('\n');

/** The problem codes of an action that may succeed if it is tried again. */
const MAY_SUCCEED: ReadonlySet<string> = new Set(['write_failed', 'changed_meanwhile']);

export const mayBeTriedAgain = (problems: readonly Problem[]): boolean =>
	problems.some(({ code }) => MAY_SUCCEED.has(code));

/** Whether there is something to press about them, for which a notice has room. */
export const hasButton = (problems: readonly Problem[]): boolean =>
	mayBeTriedAgain(problems) || problems.some(({ report, textBefore }) => (report ?? textBefore) !== undefined);

/**
 * Shows problems in a notice, with a button to copy a text if a problem has one. Always returns undefined, so that
 * callers can return its result.
 */
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

/** Notices with a button that may still be open. Closed ones are removed when the next one is added. */
const offers = new Set<Notice>();

/** Hides the notices with buttons: when the plugin unloads, the buttons no longer work. */
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
