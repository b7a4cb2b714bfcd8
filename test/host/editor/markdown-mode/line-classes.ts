import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Line, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const numbered = (name: string) => (token: string) => [
	`HyperMD-${name}`,
	`HyperMD-${name}-${token.split('-')[1] ?? ''}`,
];

/** Which token says what of its whole line. */
const CLASSES: readonly (readonly [token: RegExp, classes: (token: string) => string[]])[] = [
	[/^header-\d$/, numbered('header')],
	[/^quote-\d$/, numbered('quote')],
	[/^list-\d$/, numbered('list-line')],
	[/^formatting-task$/, () => ['HyperMD-task-line']],
	[/^hmd-codeblock$/, () => ['HyperMD-codeblock', 'HyperMD-codeblock-bg']],
	[/^hr$/, () => ['HyperMD-hr']],
];

function tokenNames(state: EditorState, { from, to }: Line): string[] {
	const names = new Set<string>();
	syntaxTree(state).iterate({
		from,
		to,
		enter: ({ type }) => {
			for (const name of type.isTop ? [] : type.name.split('_')) names.add(name);
		},
	});
	return [...names];
}

function decorateLine(state: EditorState, line: Line): Decoration | null {
	const names = tokenNames(state, line);
	const classes = CLASSES.flatMap(([token, make]) => names.filter(name => token.test(name)).flatMap(make));
	if (classes.length === 0) return null;
	const task = names.includes('formatting-task') ? /\[(.)\]/.exec(line.text)?.[1] : undefined;
	const attributes: Record<string, string> = task === undefined ? {} : { 'data-task': task };
	return Decoration.line({ class: [...new Set(classes)].join(' '), attributes });
}

function decorateView({ state, visibleRanges }: EditorView): DecorationSet {
	const decorations = new RangeSetBuilder<Decoration>();
	for (const { from, to } of visibleRanges) {
		for (let at = from; at <= to;) {
			const line = state.doc.lineAt(at);
			const decoration = decorateLine(state, line);
			if (decoration && line.from >= from) decorations.add(line.from, line.from, decoration);
			at = line.to + 1;
		}
	}
	return decorations.finish();
}

/** Lines carry the classes of headings, quotes, lists and code, in source mode too. */
export const lineClasses = ViewPlugin.fromClass(
	class {
		decorations: DecorationSet;

		constructor(view: EditorView) {
			this.decorations = decorateView(view);
		}

		update({ view, state, startState, docChanged, viewportChanged }: ViewUpdate): void {
			if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
				this.decorations = decorateView(view);
		}
	},
	{ decorations: plugin => plugin.decorations },
);
