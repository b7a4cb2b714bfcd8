import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Backend } from '../../host/backend/backend';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { chooseMove } from '../commands/choose-move';
import { KESTREL, block } from '../played';
import { ended } from '../../support/last-line-break';

type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;
afterEach(async () => {
	await host?.close();
	host = undefined;
});

const press = async (selector: string, label: string): Promise<void> => {
	const buttons = [...document.querySelectorAll<HTMLElement>(`${selector} button`)];
	buttons.find(({ textContent }) => textContent?.startsWith(label))?.click();
	await host?.tick(30);
};

async function started(options: { files?: Record<string, string>; backend?: Backend }, note: string): Promise<Host> {
	host = await boot<SwornJournalPlugin>({ ...options, note, mode: 'live' });
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(30);
	return host;
}

/** Rolls the move that a note calls for with a command at its end, and starts the app anew. */
async function makeMove(on: Host): Promise<void> {
	await chooseMove(on, 'Face Danger');
	await on.press('e');
	await on.press('Enter');
	await on.tick(50);
}

async function restarted(on: Host, note: string): Promise<Host> {
	await on.view.save();
	await on.tick(30);
	const { inner } = on.backend;
	await on.close();
	return started({ backend: inner }, note);
}

async function undo(on: Host): Promise<void> {
	on.editor.setCursor(on.editor.lastLine());
	await on.palette('Undo last move');
	await press('.modal', 'Undo');
	await on.view.save();
}

const SHEET = KESTREL.replace('momentum: 3', '# mine\nmomentum:   3 # so far');

describe('a move is undone after a restart', () => {
	it.each(['I run.', '# Chapter one', '- one\n- two', 'One.\n\n\n', ''])('to the byte, in %j', async prose => {
		const files = { 'Kestrel.md': SHEET, 'Journal.md': prose };
		const first = await started({ files }, 'Journal.md');
		await makeMove(first);
		expect(first.editor.getValue()).toContain('dice: 6 vs 2, 4');
		const second = await restarted(first, 'Journal.md');
		await undo(second);
		expect([await second.read('Journal.md'), await second.read('Kestrel.md')]).toEqual([ended(prose), SHEET]);
	});

	it('to the byte, also when its notes were moved in between', async () => {
		const first = await started({ files: { 'Kestrel.md': SHEET, 'Journal.md': 'I run.' } }, 'Journal.md');
		await makeMove(first);
		await first.view.save();
		await first.app.vault.createFolder('Log');
		for (const name of ['Journal.md', 'Kestrel.md']) {
			const file = first.app.vault.getFileByPath(name);
			if (file) await first.app.fileManager.renameFile(file, `Log/${name}`);
		}
		const second = await restarted(first, 'Log/Journal.md');
		await undo(second);
		expect([await second.read('Log/Journal.md'), await second.read('Log/Kestrel.md')]).toEqual([
			ended('I run.'),
			SHEET,
		]);
	});
});

it('what undo remembers can be rubbish: it is passed over', async () => {
	const memory = '.obsidian/plugins/sworn-journal/undo-memory.jsonl';
	const call = block('move: Face Danger\nby: Kestrel\nroll: edge');
	const rubbish = '{"journal":"Journal.md","key":7}\n{"renamed":["a"]}\n{"__proto__":1}\n\0\0';
	const on = await started({ files: { 'Kestrel.md': SHEET, 'Journal.md': call, [memory]: rubbish } }, 'Journal.md');
	await press('.sworn-block', 'Roll');
	await undo(on);
	expect(await on.read('Kestrel.md')).toBe(SHEET);
	expect(on.notices().join()).not.toContain('undo-memory');
});
