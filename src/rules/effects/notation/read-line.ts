import type { Effect } from '../effect';
import { LINE_FORMS, type LineForm } from './lines';
import { linePattern, type Places } from './patterns';

interface CompiledForm extends LineForm {
	/** The word it begins with; none when it begins with a name. */
	readonly firstWord: string;
	readonly find: (line: string) => Places | undefined;
}

let compiled: readonly CompiledForm[] | undefined;

/** Compiled when first needed, and never again. */
const compiledForms = (): readonly CompiledForm[] =>
	(compiled ??= LINE_FORMS.map(form => ({
		...form,
		firstWord: /^[a-z]+/.exec(form.pattern)?.[0] ?? '',
		find: linePattern(form.pattern),
	})));

/** The effect that one line writes; or else examples of what it may have meant. */
export function readLine(line: string): Effect | { readonly kind: 'unread'; readonly examples: readonly string[] } {
	const first = /^\S*/.exec(line)?.[0] ?? '';
	const forms = compiledForms();
	const own = forms.filter(({ firstWord }) => firstWord === first);
	for (const { find, effect } of own.length > 0 ? own : forms.filter(({ firstWord }) => firstWord === '')) {
		const places = find(line);
		const found = places && effect(places);
		if (found) return found;
	}
	return { kind: 'unread', examples: [...new Set(own.map(({ write }) => write))] };
}
