// Small mutations of TypeScript code, each of which some test should detect.
import ts from 'typescript';

const SWAPPED = {
	'===': '!==',
	'!==': '===',
	'<': '<=',
	'<=': '<',
	'>': '>=',
	'>=': '>',
	'&&': '||',
	'||': '&&',
	'+': '-',
	'-': '+',
};

const isStatementCall = node => ts.isExpressionStatement(node) && ts.isCallExpression(node.expression);

/** The mutants of one syntax node: which part of the source to replace, and with what. */
function mutantsOf(node, text) {
	const at = (part, insert) => [{ from: part.getStart(), to: part.getEnd(), insert }];
	if (ts.isBinaryExpression(node)) {
		const swapped = SWAPPED[node.operatorToken.getText()];
		const isOfStrings = [node.left, node.right].some(
			side => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
		);
		return swapped && !(node.operatorToken.getText() === '+' && isOfStrings) ? at(node.operatorToken, swapped) : [];
	}
	if (ts.isNumericLiteral(node) && !ts.isTypeNode(node.parent)) return at(node, String(Number(node.text) + 1));
	if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return at(node, 'false');
	if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return at(node, 'true');
	if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
		return at(node, `(${text.slice(node.operand.getStart(), node.operand.getEnd())})`);
	if (ts.isConditionalExpression(node)) return [...at(node.condition, 'true'), ...at(node.condition, 'false')];
	if (ts.isIfStatement(node)) return [...at(node.expression, 'true'), ...at(node.expression, 'false')];
	return isStatementCall(node) ? at(node, ';') : [];
}

/** Every mutant of a source file. */
export function mutants(file, text) {
	const found = [];
	const visit = node => {
		if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
		found.push(...mutantsOf(node, text).map(mutant => ({ ...mutant, file })));
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
	return found;
}

export const withMutant = (text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to);

/** A description of a mutant: file, line, and the change. */
export function describeMutant(text, { file, from, to, insert }) {
	const line = text.slice(0, from).split('\n').length;
	return `${file}:${line}  ${text.slice(from, to).replaceAll(/\s+/g, ' ')} → ${insert}`;
}
