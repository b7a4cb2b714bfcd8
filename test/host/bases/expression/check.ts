import { FILE_PROPERTY_NAMES } from '../file-properties';
import { FUNCTIONS, METHODS } from './functions';
import { NotUnderstood } from './unsupported-expression';
import { type Expression, parseExpression } from './parse';

/** Reads an expression, and throws when it asks for what this host has not. */
export function readExpression(text: string): Expression {
	try {
		const expression = parseExpression(text);
		check(expression);
		return expression;
	} catch (error) {
		if (!(error instanceof NotUnderstood)) throw error;
		throw new NotUnderstood(`“${text}” is not understood here: ${error.message}`);
	}
}

function check(expression: Expression): void {
	switch (expression.kind) {
		case 'call':
			if (expression.of) check(expression.of);
			if (!Object.hasOwn(expression.of ? METHODS : FUNCTIONS, expression.name)) {
				throw new NotUnderstood(`the function “${expression.name}” is not built`);
			}
			return expression.args.forEach(check);
		case 'member':
			checkFileProperty(expression.of, expression.key);
			check(expression.of);
			return check(expression.key);
		case 'unary':
			return check(expression.of);
		case 'binary':
			check(expression.left);
			return check(expression.right);
		case 'name':
			if (expression.name === 'this') throw new NotUnderstood('“this” is not built');
			return;
		case 'constant':
	}
}

function checkFileProperty(of: Expression, key: Expression): void {
	if (
		of.kind !== 'name' ||
		of.name !== 'file' ||
		key.kind !== 'constant' ||
		FILE_PROPERTY_NAMES.includes(key.value.toString())
	)
		return;
	throw new NotUnderstood(`“${of.name}.${key.value.toString()}” is not built`);
}
