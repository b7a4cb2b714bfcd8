import type { Player } from './player';
import type { Step } from './step';
import { nameFor } from './typing';

/** The maximum number of dialogs in one step. */
const MOST_DIALOGS = 6;
/** How far down a list is gone. */
const DEEPEST = 9;

/** Answers what is asked by keys and presses, as the numbers of the step say; what is left over is closed. */
export async function answerDialogs(player: Player, { n, id }: Step): Promise<void> {
	const { host } = player;
	for (let i = 0; i < MOST_DIALOGS && host.app.openModals.size > 0; i++) {
		player.asked++;
		const list = document.querySelector('.prompt:not(.modal)');
		if (list) {
			for (let down = (n[i % n.length] ?? 0) % DEEPEST; down > 0; down--) key('ArrowDown');
			key('Enter');
		} else {
			for (const field of document.querySelectorAll<HTMLInputElement>('.modal input[type=text]'))
				if (field.value === '') fill(field, nameFor(id));
			await player.rest(0);
			const button = [...document.querySelectorAll<HTMLButtonElement>('.modal button.mod-cta')].at(-1);
			if (button && !button.disabled) button.click();
			else key('Enter');
		}
		await player.rest(0);
	}
	await closeDialogs(player);
}

export async function closeDialogs(player: Player): Promise<void> {
	for (let i = 0; i < MOST_DIALOGS && player.host.app.openModals.size > 0; i++) {
		for (const modal of [...player.host.app.openModals]) modal.close();
		await player.rest(0);
	}
}

function fill(field: HTMLInputElement, text: string): void {
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function key(name: string): void {
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
	(document.activeElement ?? document.body).dispatchEvent(event);
}
