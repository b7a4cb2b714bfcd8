/** What a page of `docs/play` shows and does, in its order. */
export type PagePart =
	/** The text of a note that is there before the play: `<!-- note: Name -->`, then a block of code. */
	| { readonly kind: 'note'; readonly name: string; readonly text: string }
	/** What a player does: `<!-- play`, then a line for each step. */
	| { readonly kind: 'play'; readonly line: number; readonly steps: readonly Step[] }
	/** A block of code that shows what stands in a note then. */
	| { readonly kind: 'example'; readonly line: number; readonly language: string; readonly text: string };

export interface Step {
	readonly verb: string;
	readonly words: string;
}

const PART = /^<!-- play\n([^]*?)\n-->$|^(?:<!-- note: (.+) -->\n+)?(`{3,})(\w+)\n([^]*?)^\3$/gm;

export function partsOf(page: string): readonly PagePart[] {
	return [...page.matchAll(PART)].map(({ 1: play, 2: name, 4: language = '', 5: text = '', index }) => {
		const line = page.slice(0, index).split('\n').length;
		if (play !== undefined) return { kind: 'play', line, steps: play.split('\n').map(stepOf) };
		if (name !== undefined) return { kind: 'note', name, text };
		return { kind: 'example', line, language, text };
	});
}

function stepOf(line: string): Step {
	const [verb = ''] = line.split(' ', 1);
	return { verb, words: line.slice(verb.length + 1) };
}

/** The prose of a page: without its blocks of code and its comments. */
export const proseOf = (page: string): string => page.replace(PART, '').replace(/<!--[^]*?-->/g, '');

/** The inline code in it. */
export const codesIn = (prose: string): readonly string[] =>
	[...prose.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)].map(([, , code = '']) =>
		code.trim().replaceAll('\\|', '|'),
	);
