import { afterEach, describe, expect, it, vi } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { JournalActions } from '../../../src/obsidian/services/journal-actions';
import { ViewState } from '../../../src/obsidian/services/view-state/view-state';
import { fairDice } from '../../../src/obsidian/services/fair-dice';
import { NoteLines } from '../../../src/journal/edit-guard/note-lines';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { block, BY_OWN_RULES } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	vi.restoreAllMocks();
	const last = host;
	host = undefined;
	await last?.close();
});

const JOURNAL = `${block('move: Face Danger\nby: Kestrel\nroll: edge\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9')}\nShe runs.\n`;

async function booted(): Promise<Booted<SwornJournalPlugin>> {
	const files = { ...BY_OWN_RULES, 'Journal.md': JOURNAL };
	host = await boot<SwornJournalPlugin>({ files, note: 'Journal.md', mode: 'live' });
	await host.tick(3000);
	return host;
}

/** What a rehearsal must leave as it is. */
async function everything({ backend, editor, notices, plugin }: Booted<SwornJournalPlugin>) {
	const paths = (await backend.inner.all()).filter(({ dir }) => !dir).map(({ path }) => path);
	const kept = Array.from({ length: window.localStorage.length }, (_, at) => {
		const key = window.localStorage.key(at) ?? '';
		return [key, window.localStorage.getItem(key)];
	});
	return {
		files: await Promise.all(paths.sort().map(async path => [path, await backend.inner.read(path)])),
		writes: backend.writes.length,
		text: editor.getValue(),
		cursor: editor.getCursor(),
		notices: notices(),
		settings: JSON.stringify(await plugin.loadData()),
		cards: [...document.querySelectorAll('.sworn-block')].map(({ innerHTML }) => innerHTML),
		kept,
	};
}

/** What the rehearsal gets to see. */
interface Seen {
	readonly value: { readonly plans: readonly { readonly ok: boolean }[] };
}

const rehearsals = async (look: { mock: { results: readonly { value: unknown }[] } }) => {
	const seen = await Promise.all(look.mock.results.map(({ value }) => value as Promise<Seen>));
	return seen.filter(at => JSON.stringify(at).includes('plans'));
};

describe('a move is rehearsed', () => {
	it('as far as its edits are judged, which no move does for the first time', async () => {
		const at = await booted();
		const judged = vi.spyOn(NoteLines.prototype, 'placeOf');
		await at.palette('Make a move');
		await at.tick(3000);
		expect(judged).toHaveBeenCalled();
		expect(at.backend.writes).toEqual([]);
		judged.mockClear();
		await at.press('Escape');
		await at.palette('Make a move');
		await at.tick(3000);
		expect(judged).not.toHaveBeenCalled();
	});

	it('once while the dialog is open, and changes nothing, with dice of its own', async () => {
		const at = await booted();
		const roll = vi.fn(fairDice.roll);
		at.plugin.dice = { roll };
		const before = await everything(at);
		const around = vi.spyOn(ViewState.prototype, 'around');
		const look = vi.spyOn(JournalActions.prototype, 'look');
		for (let dialogs = 1; dialogs <= 2; dialogs++) {
			await at.palette('Make a move');
			await at.tick(3000);
			await at.press('Escape');
			await at.tick(100);
			const planned = (await rehearsals(look)).map(({ value }) => value.plans.map(({ ok }) => ok));
			expect(planned).toEqual([[true, true]]);
			expect(await everything(at)).toEqual(before);
		}
		expect(look.mock.calls.length).toBe(3);
		expect(roll).not.toHaveBeenCalled();
		const seen = around.mock.results.map(({ value }) => value as unknown);
		expect(new Set(seen).size).toBe(1);
	});
});

describe('the notes of the character are read', () => {
	const read = () => vi.spyOn(JournalActions.prototype, 'freshActor');
	const command = 'sworn-journal:make-a-move';

	it('once the dialog is painted, and not before', async () => {
		const at = await booted();
		const freshActor = read();
		at.app.commands.executeCommandById(command);
		expect(document.querySelector('.modal')).not.toBeNull();
		expect(freshActor).not.toHaveBeenCalled();
		await at.tick(100);
		expect(freshActor).toHaveBeenCalledTimes(1);
	});

	it('not for a dialog that is closed before', async () => {
		const at = await booted();
		const freshActor = read();
		at.app.commands.executeCommandById(command);
		document.querySelector<HTMLElement>('.modal-close-button')?.click();
		expect(document.querySelector('.modal')).toBeNull();
		await at.tick(100);
		expect(freshActor).not.toHaveBeenCalled();
	});
});
