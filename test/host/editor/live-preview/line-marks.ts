import { type EditorState, type Range } from '@codemirror/state';
import { Decoration } from '@codemirror/view';
import { RuleWidget } from './rule-widget';
import { TaskBox } from './task-box';
import { isTouched, type Span, textOf, type Token } from './tokens';

type Decorations = readonly Range<Decoration>[];

const hidden = Decoration.replace({});
const bullet = Decoration.mark({ class: 'list-bullet' });
const number = Decoration.mark({ class: 'list-number' });

/** `- [ ] ` becomes a box to tick, a bullet stays a bullet. */
function listMarks(state: EditorState, mark: Token, task: Token | undefined): Decorations {
	const whole = { from: mark.from, to: task?.to ?? mark.to };
	if (task && !isTouched(state, whole)) {
		const widget = new TaskBox(textOf(state, task).charAt(1));
		return [Decoration.replace({ widget }).range(whole.from, whole.to)];
	}
	const isNumber = mark.names.includes('formatting-list-ol');
	const to = mark.from + textOf(state, mark).trimEnd().length;
	return to > mark.from ? [(isNumber ? number : bullet).range(mark.from, to)] : [];
}

/** What stands for the marks at the start of a line: of headings and quotes nothing, away from the cursor. */
export function lineMarks(state: EditorState, line: Span, tokens: readonly Token[]): Decorations {
	return tokens.flatMap((token, i): Decorations => {
		const { names, from, to } = token;
		if (names.includes('formatting-list')) {
			const next = tokens[i + 1];
			return listMarks(state, token, next?.names.includes('formatting-task') ? next : undefined);
		}
		if (isTouched(state, line)) return [];
		if (names.includes('hr')) return [Decoration.replace({ widget: new RuleWidget() }).range(from, to)];
		const isMark = names.includes('formatting-header') || names.includes('formatting-quote');
		return isMark ? [hidden.range(from, to)] : [];
	});
}
