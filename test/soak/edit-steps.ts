import type { Editor } from '../host/editor/editor';
import { MarkdownView } from '../host/workspace/markdown-view';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import type { SwornBlockAt } from '../../src/journal/sworn-block/block-at';
import type { Carry, Deed } from './step-result';
import { NOTHING, oneOf } from './step-result';
import type { Player } from './player';
import type { EDIT_STEPS, Step } from './step';
import { tokenOf, writtenLines, writtenWords } from './typing';

/** In milliseconds: longer than an action waits for a note that is torn or in use. */
const LONGEST_WAIT = 3000;

const MODES = ['live', 'live', 'live', 'source', 'preview'] as const;

const stateOf = (mode: (typeof MODES)[number]) => ({
	mode: mode === 'preview' ? 'preview' : 'source',
	source: mode === 'source',
});

function modeOf({ spec }: Player, n: number | undefined) {
	const mode = oneOf(MODES, n) ?? 'live';
	return spec.plain && mode === 'live' ? 'source' : mode;
}

const notes = ({ host }: Player) =>
	host.app.vault
		.getMarkdownFiles()
		.sort(
			(a, b) =>
				Number(b.path.endsWith('Journal.md')) - Number(a.path.endsWith('Journal.md')) || (a.path < b.path ? -1 : 1),
		);

/** Journals are opened more often than all other notes together. */
function noteToOpen(player: Player, [n = 0]: readonly number[]) {
	const all = notes(player);
	const journals = all.filter(({ path }) => /Journal|Session|Lone/.test(path));
	return n % 4 === 0 ? oneOf(all, n >> 2) : oneOf(journals, n >> 2);
}

const panes = ({ host }: Player) => host.app.workspace.getLeavesOfType('markdown');

const offsetAt = (text: string, n = 0, m = 0): number => {
	const ends = [...text.matchAll(/\n|$/g)].map(({ index }) => index);
	// Mostly at the end of a line, as one writes; sometimes at its beginning, sometimes within it.
	const end = oneOf(ends, n) ?? text.length;
	const start = text.lastIndexOf('\n', end - 1) + 1;
	if (m % 10 < 6) return end;
	return m % 10 < 8 ? start : start + (m % Math.max(1, end - start));
};

/** Replaces a part of the note in front, and tells what must stand there then. */
function edit(
	player: Player,
	words: string,
	change: (text: string) => readonly [from: number, to: number, insert: string] | undefined,
): Deed {
	const at = player.editing();
	const changed = at && change(at.text);
	if (!at || !changed) return NOTHING;
	const [from, to, insert] = changed;
	const { editor } = at.view;
	editor.replaceRange(insert, editor.offsetToPos(from), editor.offsetToPos(to));
	editor.setCursor(editor.offsetToPos(from + insert.length));
	const text = at.text.slice(0, from) + insert + at.text.slice(to);
	return {
		words: `${words} in ${at.path}: ${JSON.stringify(at.text.slice(from, to))} → ${JSON.stringify(insert)}`,
		by: 'typed',
		typed: new Map([[at.path, text]]),
	};
}

const cursorOf = (editor: Editor): number => editor.posToOffset(editor.getCursor());

/** Whole lines of the note, from one line break to another. */
function wholeLines(text: string, n = 0, count = 1): readonly [number, number] {
	const from = text.lastIndexOf('\n', offsetAt(text, n) - 1) + 1;
	let to = from;
	for (let i = 0; i < count && to < text.length; i++) {
		const next = text.indexOf('\n', to);
		to = next === -1 ? text.length : next + 1;
	}
	return [from, to];
}

function cutLines(player: Player, step: Step, range: (text: string) => readonly [number, number] | undefined): Deed {
	return edit(player, step.do, text => {
		const found = range(text);
		if (!found) return undefined;
		const [from, to] = found;
		player.clipboard = text.slice(from, to);
		return [from, to, ''];
	});
}

const blockRange = (text: string, block: SwornBlockAt): readonly [number, number] => {
	const after = text.indexOf('\n', block.fenceTo);
	return [block.fenceFrom, after === -1 ? text.length : after + 1];
};

async function openIn(player: Player, step: Step, how: false | 'split'): Promise<Deed> {
	const file = noteToOpen(player, step.n);
	if (!file || (how === 'split' && panes(player).length > 2)) return NOTHING;
	const mode = modeOf(player, step.n[1]);
	await player.host.app.workspace.getLeaf(how).openFile(file, { state: stateOf(mode) });
	return { words: `${how === 'split' ? 'opens beside' : 'opens'} ${file.path} (${mode})`, by: 'app' };
}

function history(player: Player, how: 'undo' | 'redo'): Deed {
	const at = player.editing();
	if (!at) return NOTHING;
	at.view.editor[how]();
	return { words: `${how} in ${at.path}`, by: 'app', history: at.path };
}

export const editSteps: Readonly<Record<(typeof EDIT_STEPS)[number], Carry>> = {
	open: (player, step) => openIn(player, step, false),
	split: (player, step) => openIn(player, step, 'split'),
	'focus another pane': (player, { n }) => {
		const leaf = oneOf(panes(player), n[0]);
		if (!leaf) return NOTHING;
		player.host.app.workspace.setActiveLeaf(leaf, { focus: true });
		return {
			words: `goes to the pane of ${leaf.view instanceof MarkdownView ? leaf.view.file?.path : '?'}`,
			by: 'app',
		};
	},
	'close a pane': (player, { n }) => {
		const all = panes(player);
		const leaf = oneOf(all, n[0]);
		if (!leaf || all.length < 2) return NOTHING;
		leaf.detach();
		return { words: 'closes a pane', by: 'app' };
	},
	mode: async (player, { n }) => {
		const view = player.view();
		const mode = modeOf(player, n[0]);
		if (!view) return NOTHING;
		await view.setMode(mode);
		return { words: `shows ${view.file?.path} in ${mode}`, by: 'app' };
	},
	cursor: (player, { n }) => {
		const at = player.editing();
		if (!at) return NOTHING;
		const { editor } = at.view;
		const offset = n[2] !== undefined && n[2] % 3 === 0 ? at.text.length : offsetAt(at.text, n[0], n[1]);
		editor.setCursor(editor.offsetToPos(offset));
		return { words: `puts the cursor at ${offset} of ${at.path}`, by: 'app' };
	},
	type: (player, step) =>
		edit(player, 'types', () => {
			const at = player.editing();
			const from = at ? cursorOf(at.view.editor) : 0;
			return [from, from, writtenWords(step.n[0])];
		}),
	'type a line': (player, { n, id }) =>
		edit(player, 'types', text => {
			const at = player.editing();
			const from = at ? cursorOf(at.view.editor) : 0;
			const isAtStart = from === 0 || text[from - 1] === '\n';
			const gap = isAtStart ? '' : (oneOf(['\n', '\n\n', '\n\n', ''], n[1]) ?? '\n');
			const end = oneOf(['', '', '\n', '\n\n'], n[2]) ?? '';
			return [from, from, `${gap}${writtenLines(n[0], tokenOf(id))}${end}`];
		}),
	cut: (player, step) => cutLines(player, step, text => wholeLines(text, step.n[0], 1 + ((step.n[1] ?? 0) % 4))),
	'cut a block': (player, step) =>
		cutLines(player, step, text => {
			const block = oneOf(swornBlocks(text), step.n[0]);
			return block && blockRange(text, block);
		}),
	paste: (player, { n }) =>
		edit(player, 'pastes', text => {
			const from = offsetAt(text, n[0], n[1]);
			return player.clipboard === '' ? undefined : [from, from, player.clipboard];
		}),
	'delete a fence': (player, { n }) =>
		edit(player, 'deletes a fence', text => {
			const block = oneOf(swornBlocks(text), n[0]);
			if (!block) return undefined;
			if ((n[1] ?? 0) % 2 === 0) return [block.fenceFrom, Math.min(block.openTo + 1, text.length), ''];
			const from = text.lastIndexOf('\n', block.fenceTo - 1) + 1;
			return [from, block.fenceTo, ''];
		}),
	'delete half a block': (player, { n }) =>
		edit(player, 'deletes half a block', text => {
			const block = oneOf(swornBlocks(text), n[0]);
			const line = block && oneOf(block.lines, n[1]);
			if (!block || !line) return undefined;
			return (n[2] ?? 0) % 2 === 0 ? [block.fenceFrom, line.to, ''] : [line.from, block.fenceTo, ''];
		}),
	'edit a property': (player, { n }) =>
		edit(player, 'edits a number', text => {
			const numbers = [...text.matchAll(/^(?:health|spirit|supply|momentum|ticks|rank|filled):[ \t]*(\w+)/gm)];
			const found = oneOf(numbers, n[0]);
			if (!found) return undefined;
			const [whole, value = ''] = found;
			const to = found.index + whole.length;
			const isRank = whole.startsWith('rank');
			return [to - value.length, to, isRank ? 'extreme' : String((n[1] ?? 0) % 6)];
		}),
	'ctrl+z': player => history(player, 'undo'),
	'ctrl+y': player => history(player, 'redo'),
	'press a notice': async (player, { n }) => {
		const button = oneOf([...document.querySelectorAll<HTMLElement>('.sworn-notice-button')], n[0]);
		if (!button) return NOTHING;
		const words = button.parentElement?.textContent ?? '';
		button.click();
		// What is tried again waits for notes that are torn.
		await player.rest(LONGEST_WAIT);
		return { words: `presses the notice “${words}”`, by: 'played', play: { what: 'notice', journal: '' } };
	},
};
