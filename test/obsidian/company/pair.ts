import { expect } from 'vitest';
import type { Typing } from '../editor-suggest/typing';

/** The journal of two. */
export const PAIR = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\nrecords: line\n---\n‸';

export const button = (words: string | RegExp) =>
	[...document.querySelectorAll('button')].find(({ textContent }) =>
		typeof words === 'string' ? textContent === words : words.test(textContent ?? ''),
	);

export async function entered(host: Typing, text: string): Promise<void> {
	await host.type(text);
	await host.keys('Enter');
	await host.tick(80);
}

/** What the last move still offers. */
export async function offersOf(host: Typing): Promise<readonly string[]> {
	await host.palette('Continue move');
	await host.tick(50);
	return host.rows();
}

/** Takes the first row that says so. */
export async function chosen(host: Typing, words: RegExp): Promise<void> {
	const row = host.rows().findIndex(text => words.test(text));
	expect(row, `${String(words)} in ${host.rows().join(' | ')}`).toBeGreaterThan(-1);
	for (let i = 0; i < row; i++) await host.press('ArrowDown');
	await host.keys('Enter');
	await host.tick(80);
}

export async function undone(host: Typing): Promise<void> {
	await host.palette('Undo last move');
	await host.tick(50);
	button(/^Undo/)?.click();
	await host.tick(80);
}

export async function checked(host: Typing, name: string): Promise<void> {
	await host.app.workspace.openLinkText(name, '');
	await host.tick(50);
	await host.palette('Journal check');
	await host.tick(300);
}
