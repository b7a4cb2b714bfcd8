import { fill, type Host, opened } from './opened';

export { close } from './opened';

/** A character without any rules to play by. */
export const NOBODYS =
	'---\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n---\n';

export const playingBy = (ruleset: string): string => NOBODYS.replace('---', `---\nruleset: ${ruleset}`);

export const KESTREL = playingBy('starforged');

/** Kestrel with a rule of the vault: a book that no test had before, so that a move is rehearsed by it. */
export const BY_OWN_RULES = {
	'Kestrel.md': KESTREL.replace('edge', 'rules: "[[House]]"\nedge'),
	'House.md': '## Cross the Ice\n\nWhen you cross the ice, roll +edge.\n\n**Strong hit:** Take +1 momentum.\n',
};

export const block = (body: string): string => `Prose.\n\n\`\`\`sworn\n${body}\n\`\`\`\n\nMore.\n`;

/** A journal in Reading view, and what can be done to its cards. */
export interface Played {
	readonly host: Host;
	readonly cards: readonly HTMLElement[];
	/** What stood on the cards at first. */
	readonly text: string;
	/** What stands on them now. */
	now(): string;
	press(name: string | RegExp, times?: number): Promise<void>;
	fill(selector: string, text: string): Promise<void>;
}

/** Time for what is read and drawn anew. */
const A_WHILE = 50;

export async function shown(
	note: string,
	files: Readonly<Record<string, string>> = { 'Kestrel.md': KESTREL },
	...faces: number[]
): Promise<Played> {
	const host = await opened({ files: { ...files, 'Journal.md': note }, note: 'Journal.md', mode: 'preview' }, faces);
	await host.tick(30);
	const now = () => [...document.querySelectorAll('.sworn-block')].map(({ textContent }) => textContent).join('\n');
	return {
		host,
		cards: [...document.querySelectorAll<HTMLElement>('.sworn-block')],
		text: now(),
		now,
		async press(name, times = 1) {
			const buttons = [
				...document.querySelectorAll<HTMLElement>('.sworn-block :is(button, input[type=checkbox], input[type=radio])'),
			];
			const words = (el: HTMLElement) => (el.matches('input') ? el.closest('label') : el)?.textContent ?? '';
			const button = buttons.find(el => (typeof name === 'string' ? words(el) === name : name.test(words(el))));
			if (!button) throw new Error(`No button ${String(name)} among ${buttons.map(words).join(' | ')}`);
			for (let i = 0; i < times; i++) button.click();
			await host.tick(A_WHILE);
		},
		fill: (selector, text) => fill(text, selector),
	};
}
