import { toValue } from '../values/collection';
import { StringValue } from '../values/primitive';
import type { Value } from '../values/value';
import { NotUnderstood } from './unsupported-expression';
import { type Token, tokensOf } from './tokens';

export type Expression =
	| { readonly kind: 'constant'; readonly value: Value }
	| { readonly kind: 'name'; readonly name: string }
	| { readonly kind: 'member'; readonly of: Expression; readonly key: Expression }
	| {
			readonly kind: 'call';
			readonly of: Expression | null;
			readonly name: string;
			readonly args: readonly Expression[];
	  }
	| { readonly kind: 'unary'; readonly operator: string; readonly of: Expression }
	| { readonly kind: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression };

/** The loosest first. */
const OPERATORS = [['||'], ['&&'], ['==', '!='], ['<', '>', '<=', '>='], ['+', '-'], ['*', '/', '%']];
const CONSTANTS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/** A filter or formula as it is written in a .base file. */
export function parseExpression(text: string): Expression {
	return new Parser(tokensOf(text)).whole();
}

class Parser {
	private at = 0;

	constructor(private readonly tokens: readonly Token[]) {}

	whole(): Expression {
		const expression = this.binary(0);
		const left = this.tokens[this.at];
		if (left) throw new NotUnderstood(`“${left.value}” is not expected there`);
		return expression;
	}

	private binary(level: number): Expression {
		const operators = OPERATORS[level];
		if (!operators) return this.unary();
		let left = this.binary(level + 1);
		for (let operator = this.take(operators); operator; operator = this.take(operators)) {
			left = { kind: 'binary', operator, left, right: this.binary(level + 1) };
		}
		return left;
	}

	private unary(): Expression {
		const operator = this.take(['!', '-']);
		return operator ? { kind: 'unary', operator, of: this.unary() } : this.members(this.simple());
	}

	private members(of: Expression): Expression {
		if (!this.take(['.'])) return of;
		const name = this.name();
		if (this.take(['('])) return this.members({ kind: 'call', of, name, args: this.args() });
		return this.members({ kind: 'member', of, key: { kind: 'constant', value: new StringValue(name) } });
	}

	private simple(): Expression {
		if (this.take(['('])) {
			const inner = this.binary(0);
			this.expect(')');
			return inner;
		}
		const token = this.next();
		if (token.kind === 'text') return { kind: 'constant', value: new StringValue(token.value) };
		if (token.kind === 'number') return { kind: 'constant', value: toValue(token.value) };
		if (token.kind === 'sign') throw new NotUnderstood(`“${token.value}” is not expected there`);
		if (token.value in CONSTANTS) return { kind: 'constant', value: toValue(CONSTANTS[token.value]) };
		if (this.take(['('])) return { kind: 'call', of: null, name: token.value, args: this.args() };
		return { kind: 'name', name: token.value };
	}

	private args(): Expression[] {
		const args: Expression[] = [];
		if (this.take([')'])) return args;
		do args.push(this.binary(0));
		while (this.take([',']));
		this.expect(')');
		return args;
	}

	private take(signs: readonly string[]): string | null {
		const token = this.tokens[this.at];
		if (token?.kind !== 'sign' || !signs.includes(token.value)) return null;
		this.at += 1;
		return token.value;
	}

	private expect(sign: string): void {
		if (!this.take([sign])) throw new NotUnderstood(`“${sign}” is missing`);
	}

	private name(): string {
		const token = this.next();
		if (token.kind !== 'name') throw new NotUnderstood(`a name is missing before “${token.value}”`);
		return token.value;
	}

	private next(): Token {
		const token = this.tokens[this.at];
		if (!token) throw new NotUnderstood('it breaks off');
		this.at += 1;
		return token;
	}
}
