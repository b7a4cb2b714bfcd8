import type { EditorView } from '@codemirror/view';
import type { Component } from '../../component';
import { type CellEditor, openCell } from '../fields';
import { MarkdownWidget } from './markdown-widget';

/** Where a cell stands in the source of a table. */
interface CellSpan {
	readonly from: number;
	readonly to: number;
}

/** The cells of a row, without the spaces around them. */
function cellsOf(row: string): CellSpan[] {
	const bars = [...row.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
	const inner = row.trimStart().startsWith('|') ? bars : [-1, ...bars];
	const ends = row.trimEnd().endsWith('|') ? inner : [...inner, row.length];
	return ends.slice(0, -1).map((bar, i) => {
		const text = row.slice(bar + 1, ends[i + 1]);
		const from = bar + 1 + (text.length - text.trimStart().length);
		return { from, to: Math.max(from, from + text.trim().length) };
	});
}

/** A table: a press on a cell opens an editor in it, whose text goes into the note when it is left. */
export class TableWidget extends MarkdownWidget {
	protected override async draw(box: HTMLElement, owner: Component, view?: EditorView): Promise<void> {
		await super.draw(box, owner);
		if (!view) return;
		for (const [line, row] of box.querySelectorAll('tr').entries())
			for (const [column, cell] of row.querySelectorAll<HTMLElement>('th, td').entries())
				owner.registerDomEvent(cell, 'mousedown', (event: MouseEvent) => {
					const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
					if (isOnControl || cell.querySelector('.cm-editor')) return;
					this.edit(cell, { line: line === 0 ? 0 : line + 1, column, view, owner });
				});
	}

	private edit(
		cell: HTMLElement,
		{ line, column, view, owner }: { line: number; column: number; view: EditorView; owner: Component },
	): void {
		const rows = this.source.split('\n');
		const span = cellsOf(rows[line] ?? '')[column];
		const open = view.state.facet(openCell)[0];
		const box = cell.closest<HTMLElement>('.cm-table');
		if (!span || !open || !box) return;
		const text = rows[line]?.slice(span.from, span.to) ?? '';
		cell.empty();
		const editor: CellEditor = open(cell.createDiv('table-cell-wrapper'), text);
		owner.register(() => editor.destroy());
		const leave = () => {
			const { value } = editor;
			if (value === text || !box.isConnected) return;
			const { number } = view.state.doc.lineAt(view.posAtDOM(box));
			const { from } = view.state.doc.line(number + line);
			view.dispatch({ changes: { from: from + span.from, to: from + span.to, insert: value }, userEvent: 'input' });
		};
		// a table that is drawn anew loses the focus in the middle of an update
		cell.addEventListener('focusout', () => queueMicrotask(leave));
	}
}
