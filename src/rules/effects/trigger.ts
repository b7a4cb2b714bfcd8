import type { Move } from '../move';
import { capitalised, straighten } from './sentences';

/** The text behind the trigger, "When you …,"; a move with several triggers keeps them, for each has its own roll. */
export function withoutTrigger({ text, trigger }: Pick<Move, 'text' | 'trigger'>): string {
	const marked = /^\s*(?:__When [^_]*__|\*\*When [^*]*\*\*|When (?:\*\*[^*]*\*\*|__[^_]*__))/i.exec(text)?.[0];
	if (marked === undefined) return withoutPlainTrigger(text, trigger.text);
	const behind = text.slice(marked.length);
	if (/(?:__|\*\*)when /i.test(behind)) return text;
	return capitalised(behind.replace(/^\s*\([^)]*\)/, '').replace(/^[\s,]+/, ''));
}

function withoutPlainTrigger(text: string, trigger: string): string {
	const words = straighten(trigger).replace(/[.…\s]+$/, '');
	if (words === '' || !straighten(text).trimStart().startsWith(words)) return text;
	return capitalised(
		text
			.trimStart()
			.slice(words.length)
			.replace(/^[\s,]+/, ''),
	);
}
