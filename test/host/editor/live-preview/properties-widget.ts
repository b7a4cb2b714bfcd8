import type { EditorView } from '@codemirror/view';
import { assumed } from '../../assumptions/assume';
import type { Component } from '../../component';
import { reportHostError } from '../../errors';
import { PropertiesBox } from '../../markdown/properties/properties-panel';
import { type PropertyChange, readProperties, withProperties } from '../../markdown/properties/read';
import { getFrontMatterInfo } from '../../yaml';
import { editorInfoField } from '../fields';
import { BlockWidget } from './block-widget';

const boxes = new WeakMap<HTMLElement, PropertiesBox>();

/** A change of a field is one step to undo, and leaves the text below alone. */
function edit(view: EditorView, change: PropertyChange): void {
	const before = view.state.doc.toString();
	const after = withProperties(before, change);
	if (after === before) return;
	const { app, file } = view.state.field(editorInfoField) ?? {};
	if (assumed.propertyFields === 'through the file' && app && file) {
		app.vault.process(file, note => withProperties(note, change)).catch(reportHostError);
		return;
	}
	const { contentStart } = getFrontMatterInfo(before);
	const insert = after.slice(0, after.length - (before.length - contentStart));
	view.dispatch({ changes: { from: 0, to: contentStart, insert }, userEvent: 'input' });
}

/** The properties above a note. */
export class PropertiesWidget extends BlockWidget {
	protected readonly className = 'cm-properties';
	protected readonly editLine = null;

	constructor(source: string) {
		super(source);
	}

	override eq(other: PropertiesWidget): boolean {
		return other instanceof PropertiesWidget && other.source === this.source;
	}

	/** The fields stay, with the focus in them. */
	override updateDOM(box: HTMLElement): boolean {
		const properties = readProperties(this.source);
		const drawn = boxes.get(box);
		if (!drawn || !properties) return false;
		drawn.show(properties);
		return true;
	}

	protected async draw(box: HTMLElement, _owner: Component, view: EditorView): Promise<void> {
		const drawn = new PropertiesBox(change => edit(view, change));
		boxes.set(box, drawn);
		box.append(drawn.el);
		drawn.show(readProperties(this.source) ?? {});
	}
}

/** The cursor comes up from the text below. */
export function enterProperties(view: EditorView): boolean {
	const el = view.contentDOM.querySelector<HTMLElement>('.cm-properties');
	const drawn = el && boxes.get(el);
	drawn?.focusLast();
	return Boolean(drawn);
}
