import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = new URL('../..', import.meta.url).pathname;

export function sourceOf(name: string): ts.SourceFile {
	const text = fs.readFileSync(path.join(ROOT, name), 'utf8');
	return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** The files of the plugin in `folder`, parsed. */
export const sourcesIn = (folder: string): readonly ts.SourceFile[] =>
	fs
		.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.map(name => path.posix.join(folder, name.replaceAll('\\', '/')))
		.filter(name => /\.tsx?$/.test(name) && !name.startsWith('src/i18n/'))
		.map(sourceOf);

export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
	visit(node);
	node.forEachChild(child => eachNode(child, visit));
}

export const calleeOf = (node: ts.CallExpression | ts.NewExpression): string =>
	/[\w$]+$/.exec(node.expression.getText())?.[0] ?? '';

/** What `t` and `tn` are asked for: the text, or nothing where it is no literal. */
export function textsOf(source: ts.SourceFile): readonly (string | undefined)[] {
	const texts: (string | undefined)[] = [];
	eachNode(source, node => {
		if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
		const { text: name } = node.expression;
		const keys = name === 't' ? node.arguments.slice(0, 1) : name === 'tn' ? node.arguments.slice(1, 3) : [];
		texts.push(...keys.map(key => (ts.isStringLiteralLike(key) ? key.text : undefined)));
	});
	return texts;
}

/** The attributes, properties and functions whose words the player sees. */
const SEEN_ATTRIBUTES = /^(?:aria-label|title|placeholder|label|listLabel|legend|heading|none|hint)$/;
const SEEN_PROPERTIES = /^(?:text|desc|placeholder|question|none|hint|pickLabel|prompt|title)$/;
const SEEN_BY = /^(?:Notice|setTitle|setName|setDesc|setButtonText|setPlaceholder|setTooltip|offerChoices|pickOne)$/;

const isWords = (text: string): boolean => /[A-Z][a-z]+|[a-z]{2,} [a-z]{2,}/.test(text);

/** Words that the player sees and that are not handed to `t`, each with its line. */
export function untranslated(source: ts.SourceFile): readonly string[] {
	const found: string[] = [];
	const tell = (node: ts.Node, words: string) => {
		const { line } = source.getLineAndCharacterOfPosition(node.getStart());
		if (isWords(words)) found.push(`${source.fileName}:${line + 1} ${words.trim()}`);
	};
	const literal = (node: ts.Node | undefined): void => {
		if (!node) return;
		if (ts.isStringLiteralLike(node)) tell(node, node.text);
		else if (ts.isTemplateExpression(node))
			tell(node, [node.head.text, ...node.templateSpans.map(({ literal: { text } }) => text)].join('…'));
		else if (ts.isJsxExpression(node)) literal(node.expression);
		else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literal);
	};
	eachNode(source, node => {
		if (ts.isJsxText(node)) tell(node, node.text);
		else if (ts.isJsxAttribute(node)) {
			if (SEEN_ATTRIBUTES.test(node.name.getText())) literal(node.initializer);
		} else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) literal(node);
		else if (ts.isPropertyAssignment(node)) {
			if (SEEN_PROPERTIES.test(node.name.getText())) literal(node.initializer);
		} else if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && SEEN_BY.test(calleeOf(node)))
			literal(node.arguments?.[0]);
	});
	return found;
}

/** The sentences of a source that are not handed to `t`, gaps as `{}`; what an error or a console says is for programs. */
export function sentencesUntold(source: ts.SourceFile): readonly string[] {
	const found: string[] = [];
	eachNode(source, node => {
		const words = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateExpression(node) ? withGaps(node) : '';
		if (/^(?:\p{Lu}|“|\{\}).* .*\.$/su.test(words) && !isFor(node, /^(?:tn?|\w*Error)$/)) found.push(words);
	});
	return found;
}

const withGaps = ({ head, templateSpans }: ts.TemplateExpression): string =>
	[head.text, ...templateSpans.map(({ literal }) => literal.text)].join('{}');

function isFor(node: ts.Node, callee: RegExp): boolean {
	for (let at = node.parent; !ts.isSourceFile(at); at = at.parent)
		if ((ts.isCallExpression(at) || ts.isNewExpression(at)) && callee.test(calleeOf(at))) return true;
	return false;
}
