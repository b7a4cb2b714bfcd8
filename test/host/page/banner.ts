import { iconButton } from './icon-button';
import type { PageSource } from './plugin-files';

const AWAY = 'stand-in/banner-away';

/** What the page is and is not, and what happens to what is written; the short line is for a phone. */
const LINES: Readonly<
	Record<PageSource['lasts'], (vault: string) => { readonly long: string; readonly short: string }>
> = {
	run: () => ({
		long: 'A stand-in for Obsidian, to try Sworn Journal, not the app itself. These notes are a copy: what you write is gone when the demo ends.',
		short: 'A stand-in for Obsidian. Nothing here is kept.',
	}),
	page: () => ({
		long: 'A stand-in for Obsidian, to try Sworn Journal, not the app itself. What you write is gone when you close this page.',
		short: 'A stand-in for Obsidian. Nothing here is kept.',
	}),
	always: vault => ({
		long: `A stand-in for Obsidian, to try Sworn Journal, not the app itself. It plays in your folder “${vault}”: what you write stays there.`,
		short: `A stand-in for Obsidian. It writes to “${vault}”.`,
	}),
};

/** A line above the page, which can be put away until the page is closed. */
export function drawBanner(parent: HTMLElement, { lasts, vaultName }: PageSource): void {
	if (isAway()) return;
	const { long, short } = LINES[lasts](vaultName);
	const banner = parent.createEl('header', { cls: 'host-banner', prepend: true });
	banner.createSpan({ cls: 'host-banner-line', text: long });
	banner.createSpan({ cls: 'host-banner-line mod-short', text: short });
	iconButton(banner, 'x', 'Put this line away', () => {
		banner.remove();
		putAway();
	});
}

// A browser may refuse its storage to a page from disk; then the line comes back after a reload.

function isAway(): boolean {
	try {
		return sessionStorage.getItem(AWAY) !== null;
	} catch {
		return false;
	}
}

function putAway(): void {
	try {
		sessionStorage.setItem(AWAY, '1');
	} catch {
		return;
	}
}
