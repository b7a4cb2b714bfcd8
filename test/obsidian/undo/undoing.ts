import type { Booted } from '../../support/boot';

/** Presses the button that says so; none where there is none. */
export const press = (label: string): void =>
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();

/** *Undo last move*, and yes to its question. */
export async function undo(host: Pick<Booted<unknown>, 'palette' | 'tick'>): Promise<void> {
	await host.palette('Undo last move');
	await host.tick(50);
	press('Undo the move');
	await host.tick(100);
}
