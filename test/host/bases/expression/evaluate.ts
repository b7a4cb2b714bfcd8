import type { BasesPropertyId } from 'obsidian';
import type { App } from '../../app-parts';
import type { TFile } from '../../vault/files';
import { toValue } from '../values/collection';
import { DateValue } from '../values/date';
import { FileValue } from '../values/links';
import { NumberValue, StringValue } from '../values/primitive';
import { NullValue, Value } from '../values/value';
import { compareValues } from './compare';
import { FUNCTIONS, memberOf, METHODS } from './functions';
import { NotUnderstood } from './unsupported-expression';
import type { Expression } from './parse';

/** What an expression can speak of. */
export interface Surroundings {
	readonly app: App;
	/** `file`: the one that is asked. */
	readonly file: TFile;
	property(id: BasesPropertyId): Value;
}

export function evaluate(expression: Expression, around: Surroundings): Value {
	const valueOf = (inner: Expression) => evaluate(inner, around);
	switch (expression.kind) {
		case 'constant':
			return expression.value;
		case 'name':
			return named(expression.name, around);
		case 'member':
			return member(expression.of, valueOf(expression.key), around);
		case 'call':
			return call(expression, around);
		case 'unary':
			return unary(expression.operator, valueOf(expression.of));
		case 'binary':
			return binary(expression.operator, valueOf(expression.left), () => valueOf(expression.right));
	}
}

/** A name alone is a property of the note. */
function named(name: string, { file, property }: Surroundings): Value {
	return name === 'file' ? new FileValue(file) : property(`note.${name}`);
}

function member(of: Expression, key: Value, around: Surroundings): Value {
	const source = of.kind === 'name' ? of.name : '';
	if (source === 'note' || source === 'formula') return around.property(`${source}.${key.toString()}`);
	return memberOf(evaluate(of, around), key, around.app);
}

function call({ of, name, args }: Extract<Expression, { kind: 'call' }>, around: Surroundings): Value {
	const values = args.map(arg => evaluate(arg, around));
	if (of) return toValue(METHODS[name]?.(evaluate(of, around), values, around.app));
	return toValue(FUNCTIONS[name]?.(values));
}

function unary(operator: string, of: Value): Value {
	if (operator === '!') return toValue(!of.isTruthy());
	return of instanceof NumberValue ? new NumberValue(-of.data) : NullValue.value;
}

function binary(operator: string, left: Value, right: () => Value): Value {
	switch (operator) {
		case '&&':
			return toValue(left.isTruthy() && right().isTruthy());
		case '||':
			return toValue(left.isTruthy() || right().isTruthy());
		case '==':
			return toValue(Value.looseEquals(left, right()));
		case '!=':
			return toValue(!Value.looseEquals(left, right()));
		case '<':
		case '>':
		case '<=':
		case '>=':
			return toValue(holds(operator, compareValues(left, right())));
		default:
			return reckon(operator, left, right());
	}
}

function holds(operator: '<' | '>' | '<=' | '>=', order: number | null): boolean {
	if (order === null) return false;
	if (order === 0) return operator.endsWith('=');
	return operator.startsWith('<') === order < 0;
}

function reckon(operator: string, left: Value, right: Value): Value {
	if (left instanceof DateValue || right instanceof DateValue) {
		throw new NotUnderstood(`“${operator}” with a date is not built`);
	}
	if (left instanceof NumberValue && right instanceof NumberValue) {
		const results: Readonly<Record<string, number>> = {
			'+': left.data + right.data,
			'-': left.data - right.data,
			'*': left.data * right.data,
			'/': left.data / right.data,
			'%': left.data % right.data,
		};
		return toValue(results[operator]);
	}
	const isText = left instanceof StringValue || right instanceof StringValue;
	return operator === '+' && isText ? new StringValue(left.toString() + right.toString()) : NullValue.value;
}
