import type { Writing } from '../commands/writing';
import { writing } from '../commands/writing';
import { landing } from '../../support/scripted-dice';

/** A journal in which one types. */
export interface Typing extends Writing {
	/** One letter after the other, at the cursor: see `typeLetters`. */
	type(text: string): Promise<void>;
	keys(...names: readonly string[]): Promise<void>;
	/** Types, then Enter. */
	enter(text: string): Promise<void>;
	/** What is offered. */
	offered(): readonly string[];
	/** The note as it is in the editor, with the cursor. */
	shown(): string;
}

/**
 * Types letter by letter at the cursor. The letters of a word come before the app asks what to offer, as they do where one
 * types quickly; after each other sign, and at the end, everything comes to rest.
 */
export async function typeLetters({ editor, tick }: Pick<Writing, 'editor' | 'tick'>, text: string): Promise<void> {
	for (const typed of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? []) {
		for (const letter of typed) {
			const at = editor.posToOffset(editor.getCursor());
			editor.cm.dispatch({
				changes: { from: at, insert: letter },
				selection: { anchor: at + letter.length },
				userEvent: 'input.type',
			});
		}
		await tick();
	}
}

/** `faces` are how the dice fall. */
export async function typing(
	note: string,
	faces: readonly number[] = [],
	...more: readonly Parameters<typeof writing>[1 | 2][]
): Promise<Typing> {
	const [files, settings] = more;
	const host = await writing(note, files, settings);
	host.plugin.dice = landing([...faces]);
	const typed = Object.assign(Object.create(host) as Writing, {
		type: (text: string) => typeLetters(host, text),
		async keys(...names: readonly string[]) {
			for (const name of names) await host.press(name.replace('Shift+', ''), { shiftKey: name.startsWith('Shift+') });
			await host.tick(30);
		},
		async enter(text: string) {
			await typed.type(text);
			await typed.keys('Enter');
		},
		offered: () =>
			[...document.querySelectorAll('.suggestion-title')].map(
				title => title.querySelector('[role=group]')?.getAttribute('aria-label') ?? title.textContent,
			),
		shown() {
			const { editor } = host;
			const text = editor.getValue();
			const at = editor.posToOffset(editor.getCursor());
			return `${text.slice(0, at)}‸${text.slice(at)}`;
		},
	});
	return typed;
}
