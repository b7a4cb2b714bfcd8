import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

const RECORD =
	'```sworn\nmove: Gather Information\nby: Kestrel\nroll: wits 3\ndice: 5 vs 2, 6\ndone:\n  - momentum 2 → 3\n';

async function at(note: string): Promise<Booted<SwornJournalPlugin>> {
	host = await boot<SwornJournalPlugin>({
		files: { 'A/Kestrel.md': KESTREL, 'A/Journal.md': note },
		note: 'A/Journal.md',
		mode: 'live',
	});
	await host.tick(50);
	return host;
}

async function undo(on: Booted<SwornJournalPlugin>): Promise<string> {
	const told = on.notices().length;
	on.editor.setCursor(on.editor.offsetToPos(on.editor.getValue().length));
	await on.palette('Undo last move');
	await on.tick(30);
	const modal = document.querySelector('.modal')?.textContent ?? '';
	const button = [...document.querySelectorAll<HTMLElement>('.modal button')].find(
		el => el.textContent === 'Undo the move',
	);
	button?.click();
	await on.tick(50);
	return [modal, ...on.notices().slice(told)].join('\n');
}

const SAYS_WHY = 'This block has no end: close it with ``` below “';

describe.each([
	['a move with a roll', RECORD],
	['a move without a roll', '```sworn\nmove: Reach a Milestone\nby: Kestrel\ndone:\n  - momentum 2 → 3\n'],
])('%s in a block without its end', (_, record) => {
	for (const isRenamed of [false, true])
		it(`stays as a call, and a second undo says why, ${isRenamed ? 'its folder renamed in between' : 'at once'}`, async () => {
			const on = await at(`Prose.\n\n${record}\n\nShe follows.\n`);
			expect(await undo(on)).toContain(SAYS_WHY);
			const left = on.editor.getValue();
			expect(left).not.toContain('done:');
			const folder = on.app.vault.getFolderByPath('A');
			if (isRenamed && folder) await on.app.fileManager.renameFile(folder, 'B');
			await on.tick(50);
			expect(await undo(on)).toContain(SAYS_WHY);
			expect(on.editor.getValue()).toBe(left);
		});
});

it('a block of which nothing is left but its first line is no move to undo, and that is said', async () => {
	const on = await at('Prose.\n\n```sworn\n\nShe follows.\n');
	expect(await undo(on)).toContain('There is no move here or above to undo.');
});
