// Finds every regular expression in TypeScript sources: literals, and calls of RegExp.
import ts from 'typescript';

/**
 * @typedef {object} Found
 * @property {string} file
 * @property {number} line 1-based.
 * @property {string} text As it is written in the source.
 * @property {string} [pattern] Absent if it cannot be told from its file alone.
 * @property {string} flags
 */

/**
 * The regular expressions in a file, in order.
 * @param {string} file
 * @param {string} source
 * @returns {Found[]}
 */
export function regexesIn(file, source) {
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
	);
	const constants = constantsIn(tree);
	const found = [];
	const visit = node => {
		const regex = regexOf(node, constants);
		if (regex) {
			const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
			found.push({ file, line: line + 1, text: node.getText(tree), ...regex });
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

function regexOf(node, constants) {
	if (ts.isRegularExpressionLiteral(node)) return partsOf(node.text);
	const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
	if (!isCall || !ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
	const [pattern, flags] = node.arguments ?? [];
	return { pattern: pattern && stringOf(pattern, constants), flags: (flags && stringOf(flags, constants)) ?? '' };
}

function partsOf(literal) {
	const end = literal.lastIndexOf('/');
	return { pattern: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** The initializers of the constants of a file, by name. */
function constantsIn(tree) {
	const constants = new Map();
	for (const statement of tree.statements)
		if (ts.isVariableStatement(statement))
			for (const { name, initializer } of statement.declarationList.declarations)
				if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
	return constants;
}

/** The value of an expression made of strings, templates and constants of the file; `undefined` for any other. */
function stringOf(node, constants, depth = 0) {
	if (depth > 10) return undefined;
	const of = part => stringOf(part, constants, depth + 1);
	if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
	if (ts.isIdentifier(node)) return constants.has(node.text) ? of(constants.get(node.text)) : undefined;
	if (ts.isRegularExpressionLiteral(node)) return partsOf(node.text).pattern;
	if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return of(node.expression);
	if (ts.isTemplateExpression(node)) return ofTemplate(node, false, of);
	if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
		return ts.isTemplateExpression(node.template) ? ofTemplate(node.template, true, of) : node.template.rawText;
	if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
		const [left, right] = [of(node.left), of(node.right)];
		return left === undefined || right === undefined ? undefined : left + right;
	}
	return undefined;
}

function ofTemplate({ head, templateSpans }, isRaw, of) {
	const text = part => (isRaw ? part.rawText : part.text);
	let whole = text(head);
	for (const { expression, literal } of templateSpans) {
		const value = of(expression);
		if (value === undefined) return undefined;
		whole += value + text(literal);
	}
	return whole;
}
