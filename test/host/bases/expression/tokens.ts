import { NotUnderstood } from './unsupported-expression';

export type Token =
	| { readonly kind: 'number'; readonly value: number }
	| { readonly kind: 'text'; readonly value: string }
	| { readonly kind: 'name' | 'sign'; readonly value: string };

const TOKEN =
	/\s*(?:(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([\p{L}_$][\p{L}\p{N}_$]*)|(==|!=|>=|<=|&&|\|\||[-+*/%!<>()[\],.]))/uy;

const unescape = (text: string) => text.replace(/\\(.)/gs, '$1');

/** The words and signs of a filter or formula. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	const whole = text.trimEnd();
	let at = 0;
	while (at < whole.length) {
		TOKEN.lastIndex = at;
		const match = TOKEN.exec(whole);
		if (!match) throw new NotUnderstood(`“${whole.slice(at).trim()}” has no meaning`);
		const [, number, double, single, name, sign] = match;
		const quoted = double ?? single;
		if (number !== undefined) tokens.push({ kind: 'number', value: Number(number) });
		else if (quoted !== undefined) tokens.push({ kind: 'text', value: unescape(quoted) });
		else if (name !== undefined) tokens.push({ kind: 'name', value: name });
		else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign });
		at = TOKEN.lastIndex;
	}
	return tokens;
}
