import type { Booted } from '../../support/boot';

/** *Make a move* at the end of the note, and the move that is found by a name, up to its roll. */
export async function chooseMove(host: Booted<unknown>, name: string): Promise<void> {
	host.editor.setCursor({ line: host.editor.lineCount(), ch: 0 });
	await host.palette('Make a move');
	await host.tick(60);
	const field = document.querySelector<HTMLInputElement>('.modal input');
	if (!field) throw new Error(`no dialog, but: ${document.body.textContent}`);
	field.value = name;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await host.tick();
	await host.press('Enter');
	await host.tick(60);
}
