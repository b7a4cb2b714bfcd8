import { typing, type Typing } from '../editor-suggest/typing';
import { landing } from '../../support/scripted-dice';
import { settings } from '../opened';
import type { PagePart, Step } from './page-script';

const JOURNAL = 'Journal.md';
const NEW_VAULT = settings({ records: 'line', answers: 'line' });

/** A page that is played: its notes are in the vault. */
export interface PlayedPage {
	readonly host: Typing;
	/** Carries out what a player does, and fails when a die is left unrolled. */
	play(steps: readonly Step[]): Promise<void>;
	/** All notes as they stand. */
	notes(): Promise<string>;
}

export async function playedPage(parts: readonly PagePart[]): Promise<PlayedPage> {
	unrolled = [];
	const notes = parts.flatMap(part => (part.kind === 'note' ? [part] : []));
	const files = Object.fromEntries(notes.map(({ name, text }) => [`${name}.md`, text]));
	const { [JOURNAL]: journal = '', ...others } = files;
	const host = await typing(journal, [], others, NEW_VAULT);
	host.plugin.today = () => '2026-11-23';
	return {
		host,
		async play(steps) {
			for (const step of steps) await carryOut(host, step);
			await host.tick(30);
			if (unrolled.length > 0) throw new Error(`Dice were left unrolled: ${unrolled.join(', ')}`);
		},
		async notes() {
			if (host.editor.getValue() !== '') await host.view.save();
			const paths = host.app.vault.getMarkdownFiles().map(({ path }) => path);
			const texts = await Promise.all(paths.map(path => host.read(path)));
			return texts.join('\n');
		},
	};
}

/** The faces that are to fall yet. */
let unrolled: number[] = [];

async function carryOut(host: Typing, { verb, words }: Step): Promise<void> {
	switch (verb) {
		case 'dice':
			unrolled = words.split(' ').map(Number);
			host.plugin.dice = landing(unrolled);
			return;
		case 'type':
			return host.type(words);
		case 'keys':
			return host.keys(...words.split(' '));
		case 'row':
			return chooseRow(host, words);
		case 'command':
			await host.palette(words);
			return host.tick(50);
		case 'open':
			await host.open(`${words}.md`, 'live');
			host.editor.setCursor(host.editor.lineCount(), 0);
			return host.editor.focus();
		case 'fill':
			return fill(host, words);
		case 'button':
			return pressButton(host, words);
		case 'line':
			return host.type('\n'.repeat(Number(words || 2)));
		default:
			throw new Error(`No player can ${verb}.`);
	}
}

/** `Label = value`: a field of the dialog, or a choice by its words. */
async function fill(host: Typing, words: string): Promise<void> {
	const [name = '', value = ''] = words.split(' = ');
	const labels = [...document.querySelectorAll<HTMLLabelElement>('.modal label')];
	const field = labels.find(({ textContent }) => textContent?.trim() === name)?.control;
	if (field?.instanceOf(HTMLSelectElement)) {
		field.value = [...field.options].find(({ text }) => text === value)?.value ?? '';
		field.dispatchEvent(new Event('change', { bubbles: true }));
	} else if (field?.instanceOf(HTMLInputElement)) {
		field.value = value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
	} else throw new Error(`No field “${name}” among: ${labels.map(({ textContent }) => textContent).join(', ')}`);
	return host.tick();
}

async function pressButton(host: Typing, name: string): Promise<void> {
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('.modal button')];
	const button = buttons.find(({ textContent }) => textContent?.trim() === name);
	if (!button)
		throw new Error(`No button “${name}” among: ${buttons.map(({ textContent }) => textContent).join(', ')}`);
	button.click();
	return host.tick(50);
}

/** The number of the choice in the panel that begins so; in a list the arrow down to the row, then Enter. */
async function chooseRow(host: Typing, words: string): Promise<void> {
	const choices = [...document.querySelectorAll<HTMLElement>('.sworn-block [data-key]')];
	const choice = choices.find(({ textContent }) => textContent?.startsWith(words));
	if (choice) return host.keys(choice.dataset.key ?? '');
	const rows = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent ?? '');
	const at = rows.findIndex(row => row.startsWith(words));
	const offered = [...choices.map(({ textContent }) => textContent), ...rows].join(' | ');
	if (at < 0) throw new Error(`No choice or row begins with “${words}”: ${offered}`);
	const selected = [...document.querySelectorAll('.suggestion-item')].findIndex(row => row.matches('.is-selected'));
	for (let i = Math.max(0, selected); i < at; i++) await host.press('ArrowDown');
	await host.keys('Enter');
}
