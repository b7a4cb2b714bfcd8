import type SwornJournalPlugin from '../../../main';
import type { Backend } from '../../host/backend/backend';
import type { Booted } from '../../support/boot';
import type { PluginClass } from '../../host/plugin-loader';
import { boot } from '../../support/boot';
import { seededDice } from '../../support/seeded-dice';
import { skipTime } from '../../support/skip-time';
import { landing } from '../../support/scripted-dice';
import type { Action } from './action';
import { ELSEWHERE, JOURNAL } from './vault';

/** How the journal is open: to write, to read, or to write and left for another note at the very press that writes. */
export type Mode = 'live' | 'reading' | 'left';

export const MODES: readonly Mode[] = ['live', 'reading', 'left'];

const wordsOf = (el: Element): string =>
	(el.getAttribute('aria-label') ?? (el.matches('input') ? el.closest('label') : el)?.textContent ?? '').trim();

/** Whether a row answers to a query, word by word. */
const isFound = (query: string) => (row: string) =>
	query
		.toLowerCase()
		.split(/[\s:,]+/)
		.every(word => row.toLowerCase().includes(word));

/** The plugin in another language: its class, and what its words may be in English. */
export interface Spoken {
	readonly plugin: PluginClass;
	meanings(words: string): readonly string[];
}

/** What cannot be pressed because of a fault is no error of a test. */
export function ignoreStuck(error: unknown): void {
	const message = error instanceof Error ? error.message : '';
	if (!/^(?:nothing says|no field|no form|no command)/.test(message)) throw error;
}

/** The plugin in a vault, with the hands of a player. */
export class AtTable {
	private constructor(
		readonly host: Booted<SwornJournalPlugin>,
		readonly mode: Mode,
		private readonly note: string | null,
		private readonly meanings: (words: string) => readonly string[],
	) {}

	static async sit(
		action: Pick<Action, 'note' | 'cursor' | 'dice'>,
		backend: Backend,
		mode: Mode,
		spoken?: Spoken,
	): Promise<AtTable> {
		const note = action.note ?? JOURNAL;
		const host = await boot<SwornJournalPlugin>({
			backend,
			...(spoken ? { load: spoken.plugin } : {}),
			...(note === null ? {} : { note, mode: mode === 'reading' ? 'preview' : 'live' }),
		});
		host.plugin.dice = action.dice ? landing([...action.dice]) : seededDice(7);
		host.plugin.today = () => '2026-11-21';
		const table = new AtTable(host, mode, note, spoken ? words => spoken.meanings(words) : words => [words]);
		await table.rest();
		if (note !== null && mode !== 'reading') {
			host.editor.setCursor(host.editor.offsetToPos(action.cursor ?? host.editor.getValue().length));
			host.editor.focus();
		}
		return table;
	}

	/** Whether the note is, or was, open to be written in. */
	isInEditor(path: string): boolean {
		return this.mode !== 'reading' && path === this.note;
	}

	rest(): Promise<void> {
		return this.host.tick();
	}

	/** Lets time pass, such as the pause before the plugin looks at what was typed. */
	wait(ms: number): Promise<void> {
		return skipTime(this.host.app, ms);
	}

	/** The press that writes. Who leaves the note does so before anything is written. */
	async last(press: () => Promise<void>): Promise<void> {
		const pressed = press();
		const { workspace, vault } = this.host.app;
		const other = vault.getFileByPath(ELSEWHERE);
		if (this.mode === 'left' && other) await workspace.getLeaf(false).openFile(other);
		await pressed;
		await this.rest();
	}

	async command(id: string): Promise<void> {
		if (!this.host.app.commands.executeCommandById(`sworn-journal:${id}`)) throw new Error(`no command ${id} now`);
		await this.rest();
	}

	/** A command that writes without another question. */
	commandThatWrites(id: string): Promise<void> {
		return this.last(() => this.command(id));
	}

	async key(key: string, modifiers?: { ctrlKey?: boolean; shiftKey?: boolean }): Promise<void> {
		await this.host.press(key, modifiers);
		await this.rest();
	}

	async type(text: string, selector?: string): Promise<void> {
		const field = selector === undefined ? document.activeElement : document.querySelector(selector);
		if (!(
			field instanceof HTMLInputElement ||
			field instanceof HTMLTextAreaElement ||
			field instanceof HTMLSelectElement
		))
			throw new Error(
				`no field to type “${text}” into: ${selector ?? document.activeElement?.outerHTML.slice(0, 200)}`,
			);
		field.focus();
		field.value = text;
		field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
		await this.rest();
	}

	/** Presses what says so, in a dialog if there is one, else on a card. */
	async click(words: string | RegExp): Promise<void> {
		const says = (said: string) => (typeof words === 'string' ? said === words : words.test(said));
		const isIt = (el: Element) => this.meanings(wordsOf(el)).some(says);
		const within = document.querySelector('.modal') ? '.modal' : '.sworn-block, .sworn-rules-check, .notice';
		const all = [...document.querySelectorAll(within)].flatMap(part => [
			...part.querySelectorAll<HTMLElement>('button, input[type=checkbox], input[type=radio], [role=button]'),
		]);
		const found = all.find(isIt);
		if (!found) throw new Error(`nothing says ${String(words)} among ${all.map(wordsOf).join(' | ')}`);
		found.click();
		await this.rest();
	}

	/** Types into the list that is open, or goes to the row that says so in another language. */
	async narrow(query: string): Promise<void> {
		const rows = [...document.querySelectorAll('[role=option], .suggestion-item')];
		const at = rows.findIndex(row =>
			this.meanings(row.textContent ?? '')
				.slice(1)
				.some(isFound(query)),
		);
		if (at < 0) await this.type(query);
		else for (let row = 0; row < at; row += 1) await this.key('ArrowDown');
	}

	/** Types into the list that is open, and takes its first row. */
	async pick(query: string): Promise<void> {
		await this.narrow(query);
		await this.key('Enter');
	}

	async submit(): Promise<void> {
		const form = document.querySelector<HTMLFormElement>('.modal form, .sworn-block form');
		if (!form) throw new Error('no form is open');
		form.requestSubmit();
		await this.rest();
	}

	/** What the player is told: notices, and what dialogs and cards say of a problem. */
	told(): string {
		const said = [...document.querySelectorAll('.modal, [role=alert], .sworn-error')].map(el => el.textContent ?? '');
		return [...this.host.notices(), ...said].join('\n');
	}

	/** Takes up what is offered after something went wrong, each as it comes; false where nothing is. */
	async tryAgain(offers: readonly string[]): Promise<boolean> {
		const buttons = () => [...document.querySelectorAll<HTMLElement>('.notice button, .modal button')];
		let isTaken = false;
		for (const words of offers) {
			const offer = buttons().find(({ textContent }) => textContent === words);
			if (!offer) continue;
			offer.click();
			await this.rest();
			isTaken = true;
		}
		if (isTaken) await this.saveAll();
		return isTaken;
	}

	/** The app is gone without a word; what the page remembers of the plugin goes with it. */
	leave(): void {
		this.host.plugin.unload();
		this.host.crash();
	}

	/** Editors are saved, as the app does two seconds later. */
	async saveAll(): Promise<void> {
		for (const leaf of this.host.app.workspace.getLeavesOfType('markdown')) {
			const { view } = leaf;
			if ('save' in view && typeof view.save === 'function') await view.save();
		}
		await this.rest();
	}
}
