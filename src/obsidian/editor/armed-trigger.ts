import { StateEffect, StateField, type Extension, type Transaction } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet } from '@codemirror/view';
import type { Editor } from 'obsidian';
import { textOfDoc } from './text-of-doc';

/** A range of a line. */
interface Sign {
	readonly from: number;
	readonly to: number;
}

/** A trigger that the player has typed, and where the text behind it ends. Offsets are into the document. */
interface Armed {
	readonly sign: Sign;
	readonly end: number;
	/** What of it is not read, underlined. */
	readonly unread: DecorationSet;
}

/**
 * A trigger is armed when its last character is typed, and until the cursor leaves the stretch behind it, Esc, a line
 * break, another trigger, or a change of its sign. A trigger that merely stands in a note is never armed, so that no text
 * is taken for a wish.
 */
interface ArmedTrigger {
	readonly extension: Extension;
	/** The offset of the armed trigger of an editor. */
	readonly at: (editor: Editor) => number | undefined;
	readonly disarm: (editor: Editor) => void;
	/** Underlines what is not read of the text that is typed, by offsets into the document, once its update is over. */
	readonly underline: (editor: Editor, unread: readonly Sign[]) => void;
}

const disarming = StateEffect.define();
const underlining = StateEffect.define<DecorationSet>();
const UNREAD = Decoration.mark({ class: 'sworn-unread-word' });

/** `signIn` finds the last trigger of the part of a line before the cursor. */
export function armedTrigger(signIn: (line: string) => Sign | undefined): ArmedTrigger {
	const views = new Set<EditorView>();
	const field = StateField.define<Armed | null>({
		create: () => null,
		update(armed, change) {
			if (change.effects.some(effect => effect.is(disarming))) return null;
			const unread = change.effects.find(effect => effect.is(underlining));
			if (armed && unread) return { ...armed, unread: unread.value };
			if (!change.docChanged && !change.selection) return armed;
			return (isTyped(change) && typedSign(change, signIn)) || (armed && stillArmed(armed, change));
		},
		provide: own => EditorView.decorations.from(own, armed => armed?.unread ?? Decoration.none),
	});
	const armedViews = ViewPlugin.define(view => ({
		update({ state }) {
			if (state.field(field)) views.add(view);
			else views.delete(view);
		},
		destroy: () => views.delete(view),
	}));
	// By its text: a table cell has an editor of its own, but gives that of the note.
	const viewOf = (editor: Editor) => [...views].find(({ state }) => textOfDoc(state.doc) === editor.getValue());
	return {
		extension: [field, armedViews],
		at: editor => viewOf(editor)?.state.field(field)?.sign.from,
		disarm: editor => viewOf(editor)?.dispatch({ effects: disarming.of(null) }),
		underline(editor, unread) {
			const isUnderlined = [...views].some(({ state }) => (state.field(field)?.unread.size ?? 0) > 0);
			if (unread.length === 0 && !isUnderlined) return;
			const words = Decoration.set(unread.map(({ from, to }) => UNREAD.range(from, to)));
			const text = editor.getValue();
			queueMicrotask(() => {
				if (editor.getValue() === text) viewOf(editor)?.dispatch({ effects: underlining.of(words) });
			});
		},
	};
}

/** Keys, an input method, dictation, autocorrect and paste; not undo, a dropped text, a sync, or what the plugin writes. */
const isTyped = (change: Transaction): boolean =>
	change.docChanged &&
	change.isUserEvent('input') &&
	!change.isUserEvent('input.sworn') &&
	!change.isUserEvent('input.drop');

/** The line of the only cursor, up to it. */
function lineToCursor({ state }: Transaction): { readonly from: number; readonly text: string } | undefined {
	const { ranges, main } = state.selection;
	if (ranges.length > 1 || !main.empty) return undefined;
	const { from } = state.doc.lineAt(main.head);
	return { from, text: state.sliceDoc(from, main.head) };
}

/** The sign in front of the cursor whose last character a change has brought. */
function typedSign(change: Transaction, signIn: (line: string) => Sign | undefined): Armed | null {
	const line = lineToCursor(change);
	const found = line && signIn(line.text);
	if (!found) return null;
	const sign = { from: line.from + found.from, to: line.from + found.to };
	let isBrought = false;
	change.changes.iterChangedRanges((fromA, toA, fromB, toB) => {
		if (sign.to <= fromB || sign.to > toB) return;
		const upToSign = change.state.sliceDoc(fromB, sign.to);
		// An input method may write anew what stood there.
		const stoodThere = change.startState.sliceDoc(fromA, toA).startsWith(upToSign);
		// A passage that is pasted may hold a trigger; one that begins with it is meant as one.
		const isMeant = !change.isUserEvent('input.paste') || change.state.sliceDoc(fromB, sign.from).trim() === '';
		isBrought = !stoodThere && isMeant;
	});
	return isBrought ? { sign, end: change.state.selection.main.head, unread: Decoration.none } : null;
}

/** What is still armed after a change: the same sign, with the cursor behind it and before the end. */
function stillArmed({ sign, end, unread }: Armed, change: Transaction): Armed | null {
	const { changes, startState, state } = change;
	const text = startState.sliceDoc(sign.from, sign.to);
	const places = [changes.mapPos(sign.from, -1), changes.mapPos(sign.from, 1)];
	const from = places.find(place => state.sliceDoc(place, place + text.length) === text);
	const cursor = change.state.selection.main.head;
	const line = lineToCursor(change);
	const newEnd = changes.mapPos(end, 1);
	const isBehind = from !== undefined && cursor >= from + text.length && cursor <= newEnd;
	if (!isBehind || !line || line.from > from) return null;
	return { sign: { from, to: from + text.length }, end: newEnd, unread: unread.map(changes) };
}
