import { EditorSelection, EditorState, Text, type TransactionSpec } from '@codemirror/state';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type EditorInfo, editorInfoField, editorLivePreviewField } from '../editor/fields';
import type { BlockWidget } from '../editor/live-preview/block-widget';
import { blockWidgets } from '../editor/live-preview/block-widgets';
import { codeBlockHandlers } from '../markdown/post-process';

beforeEach(() => {
	codeBlockHandlers.set('sample', () => {});
	return () => void codeBlockHandlers.delete('sample');
});

const open = (doc: string, selection = EditorSelection.single(0)): EditorState =>
	EditorState.create({
		doc,
		selection,
		extensions: [
			editorLivePreviewField.init(() => true),
			editorInfoField.init((): EditorInfo => ({ file: null }) as unknown as EditorInfo),
			blockWidgets,
		],
	});

/** What is drawn, in words. */
function drawn(state: EditorState): string[] {
	const all: string[] = [];
	state.field(blockWidgets).decorations.between(0, state.doc.length, (from, to, { spec }) => {
		const { widget } = spec as { widget?: BlockWidget };
		all.push(`${String(from)}-${String(to)} ${widget ? `${widget.constructor.name}: ${widget.source}` : 'invalid'}`);
	});
	return all;
}

/** What can open, end or change the meaning of lines around it. */
const LINES = [
	...['', 'prose', '```', '```sample', '~~~sample', '~~~', '````', '---', 'key: value', ': [bad', '- item', '1. item'],
	...['    ```sample', '    ```', '\t~~~sample', '  deeper', '> [!note] Title', '> quoted', '> ```sample', '![[Note]]'],
	...['| a | b |', '|---|---|', '| 1 | 2 |', '--|--', 'a | b', '- ```sample'],
];
const lines = fc.array(fc.constantFrom(...LINES), { maxLength: 14 }).map(all => all.join('\n'));
const place = fc.nat({ max: 200 });
const text = fc.oneof(lines, fc.constantFrom('\n', '`', '```', '-', '|', '>', 'x', '    ', ''));
const edit = fc.record({ at: place, length: fc.oneof(fc.constant(0), fc.nat({ max: 30 })), text });
const step: fc.Arbitrary<Step> = fc.record({
	edits: fc.array(edit, { maxLength: 2 }),
	anchor: place,
	head: place,
	moves: fc.boolean(),
});

interface Step {
	readonly edits: readonly { readonly at: number; readonly length: number; readonly text: string }[];
	readonly anchor: number;
	readonly head: number;
	readonly moves: boolean;
}

function specOf({ doc }: EditorState, { edits, anchor, head, moves }: Step): TransactionSpec {
	const inside = (at: number) => at % (doc.length + 1);
	let free = 0;
	const changes = [...edits]
		.sort((a, b) => inside(a.at) - inside(b.at))
		.flatMap(each => {
			const from = Math.max(free, inside(each.at));
			const to = Math.min(doc.length, from + each.length);
			free = to;
			return [{ from, to, insert: each.text }];
		});
	const length = doc.length + changes.reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0);
	const selection = { anchor: anchor % (length + 1), head: head % (length + 1) };
	return { changes, ...(moves ? { selection } : {}) };
}

it('what is drawn after any edits is what a note opened with that text and selection draws', () => {
	fc.assert(
		fc.property(lines, fc.array(step, { minLength: 1, maxLength: 8 }), (note, steps) => {
			let state = open(note);
			for (const each of steps) {
				state = state.update(specOf(state, each)).state;
				const fresh = open(state.doc.toString(), state.selection);
				expect(drawn(state)).toEqual(drawn(fresh));
				expect(state.field(blockWidgets).blocks).toEqual(fresh.field(blockWidgets).blocks);
			}
		}),
		{ numRuns: 1000 },
	);
});

describe('a key of prose in the middle of a note', () => {
	/** Draws the note, types a letter, and counts the lines that were read for it. */
	function linesReadFor(blocks: number): number {
		const some = (name: string) =>
			Array.from({ length: blocks / 2 }, (_, i) => `Prose.\n\n\`\`\`sample\n${name} ${String(i)}\n\`\`\`\n`).join('\n');
		const note = `---\nkey: value\n---\n${some('above')}\nHere.\n\n${some('below')}`;
		const at = note.indexOf('Here.') + 4;
		const state = open(note, EditorSelection.single(at));
		const widgets = widgetsOf(state);
		expect(widgets).toHaveLength(blocks + 1);
		const read = vi.spyOn(Text.prototype, 'line');
		const after = state.update({ changes: { from: at, insert: 'x' } }).state;
		const count = read.mock.calls.length;
		read.mockRestore();
		expect(widgetsOf(after).every((widget, i) => widget === widgets[i])).toBe(true);
		return count;
	}

	const widgetsOf = (state: EditorState): unknown[] => {
		const all: unknown[] = [];
		state.field(blockWidgets).decorations.between(0, state.doc.length, (_from, _to, { spec }) => {
			all.push((spec as { widget?: unknown }).widget);
		});
		return all;
	};

	it('reads as many lines in a note of 500 blocks as in one of 10, and makes no widget', () => {
		const few = linesReadFor(10);
		expect(few).toBeLessThan(20);
		expect(linesReadFor(500)).toBe(few);
	});
});
