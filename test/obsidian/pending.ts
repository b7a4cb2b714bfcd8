import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Host } from './opened';

const tokens = () => [...document.querySelectorAll<HTMLElement>('.sworn-pending')];

/** What stands in the editor for texts on their way. */
export const pending = (): readonly string[] =>
	tokens().map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

/** The reasons that stand where the dice of what was refused stood. */
export const refusals = (): readonly string[] =>
	[...document.querySelectorAll('.cm-line .sworn-refusal[role=status]')].map(({ textContent }) => textContent);

/** Whether a screen reader hears nothing of it. */
export const isSilent = (): boolean => tokens().every(el => el.getAttribute('aria-hidden') === 'true');

/** The lines as the editor shows them. */
export const linesShown = ({ editor }: Pick<Host, 'editor'>): readonly string[] =>
	[...editor.cm.contentDOM.querySelectorAll('.cm-line')].map(({ textContent }) =>
		textContent.replace(/\s+/g, ' ').trim(),
	);

/** Reads of the notes wait until the answer is called. */
export function slowDisk({ backend, tick }: Pick<Host, 'backend' | 'tick'>): () => Promise<void> {
	let go = () => {};
	const gone = new Promise<void>(resolve => (go = resolve));
	backend.afterRead = () => gone;
	return async () => {
		backend.afterRead = null;
		go();
		await tick(150);
	};
}

/** What stood in the editor at each change: whether the token, and whether the text. */
export function watched({ editor: { cm } }: Pick<Host, 'editor'>, text: RegExp): ReadonlySet<string> {
	const seen = new Set<string>();
	const look = EditorView.updateListener.of(({ state, view }) => {
		const token = view.dom.querySelector('.sworn-pending') ? 'token' : '';
		seen.add([token, text.test(state.doc.toString()) ? 'text' : ''].join(' ').trim());
	});
	cm.dispatch({ effects: StateEffect.appendConfig.of(look) });
	return seen;
}
