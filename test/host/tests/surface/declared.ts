import ts from 'typescript';

/** Stands for `this` as a type, in the typings and in the host alike. */
export const ITSELF = 'TheClassItself';

/** How a class is called in its own declaration; everywhere else its name stands for the class of the typings. */
export type OwnName = (name: string) => string | undefined;

const f = ts.factory;

type Method = ts.MethodDeclaration | ts.MethodSignature;

const isStatic = (method: Method) =>
	method.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true;
const sameMethod = (a: Method, b: Method) => isStatic(a) === isStatic(b) && a.name.getText() === b.name.getText();

export const isHidden = (declaration: ts.Declaration): boolean =>
	(ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0 ||
	(ts.isPropertyDeclaration(declaration) && ts.isPrivateIdentifier(declaration.name));

function functionType(overloads: readonly Method[]): ts.TypeNode {
	const [only, ...more] = overloads.map(({ typeParameters, parameters, type }) =>
		f.createCallSignature(typeParameters, parameters, type),
	);
	if (!only?.type || more.length > 0) return f.createTypeLiteralNode(only && [only, ...more]);
	return f.createFunctionTypeNode(only.typeParameters, only.parameters, only.type);
}

/** A method becomes a property that holds a function: TypeScript compares the parameters of these strictly. */
function withoutMethods<T extends ts.Node, M extends T & Method>(
	members: Iterable<T>,
	is: (member: T) => member is M,
	asProperty: (method: M, type: ts.TypeNode) => T,
): T[] {
	const methods = [...members].filter(is);
	return [...members].flatMap(member => {
		if (!is(member)) return [member];
		const overloads = methods.filter(method => sameMethod(method, member));
		return overloads[0] === member ? [asProperty(member, functionType(overloads))] : [];
	});
}

const withoutMethodsOfClass = (members: Iterable<ts.ClassElement>) =>
	withoutMethods(members, ts.isMethodDeclaration, ({ modifiers, name, questionToken }, type) =>
		f.createPropertyDeclaration(modifiers, name, questionToken, type, undefined),
	);

const withoutMethodsOfType = (members: Iterable<ts.TypeElement>) =>
	withoutMethods(members, ts.isMethodSignature, ({ modifiers, name, questionToken }, type) =>
		f.createPropertySignature(modifiers, name, questionToken, type),
	);

class Rewriter {
	readonly bases: string[] = [];
	readonly renamed: string[] = [];
	readonly interfaces: string[] = [];

	constructor(private readonly ownName: OwnName) {}

	visit(context: ts.TransformationContext, node: ts.Node): ts.Node {
		if (ts.isModuleDeclaration(node)) return node;
		if (node.kind === ts.SyntaxKind.ThisType) return f.createTypeReferenceNode(ITSELF);
		return ts.visitEachChild(this.flat(node), child => this.visit(context, child), context);
	}

	private flat(node: ts.Node): ts.Node {
		if (ts.isClassDeclaration(node)) return this.flatClass(node);
		if (ts.isTypeLiteralNode(node)) {
			return f.updateTypeLiteralNode(node, f.createNodeArray(withoutMethodsOfType(node.members)));
		}
		return ts.isInterfaceDeclaration(node) ? this.flatInterface(node) : node;
	}

	private flatInterface(node: ts.InterfaceDeclaration): ts.InterfaceDeclaration {
		const name = this.ownName(node.name.text);
		if (name !== undefined) this.interfaces.push(node.name.text);
		return f.updateInterfaceDeclaration(
			node,
			node.modifiers,
			name === undefined ? node.name : f.createIdentifier(name),
			node.typeParameters,
			node.heritageClauses,
			withoutMethodsOfType(node.members),
		);
	}

	private flatClass(node: ts.ClassDeclaration): ts.ClassDeclaration {
		const name = node.name && this.ownName(node.name.text);
		if (node.name && name !== undefined) this.renamed.push(node.name.text);
		return f.updateClassDeclaration(
			node,
			node.modifiers,
			name === undefined ? node.name : f.createIdentifier(name),
			node.typeParameters,
			node.heritageClauses?.flatMap(clause => this.extended(clause)),
			withoutMethodsOfClass(node.members.filter(member => !isHidden(member))),
		);
	}

	private extended(clause: ts.HeritageClause): ts.HeritageClause[] {
		const [base] = clause.types;
		if (clause.token !== ts.SyntaxKind.ExtendsKeyword || !base) return [];
		const name = base.expression.getText();
		const own = this.ownName(name);
		if (own === undefined) return [clause];
		this.bases.push(name);
		const renamed = f.updateExpressionWithTypeArguments(base, f.createIdentifier(own), base.typeArguments);
		return [f.updateHeritageClause(clause, [renamed])];
	}
}

export interface Declared {
	readonly declared: string;
	/** The classes that have their own name here. */
	readonly renamed: readonly string[];
	/** The interfaces that do: each has the name of a class, and what other parts of the host use of it. */
	readonly interfaces: readonly string[];
	/** The classes that they extend and that are declared elsewhere. */
	readonly bases: readonly string[];
}

/** Declarations without what is hidden and without methods, and with a name in place of `this`. */
export function forComparison(path: string, text: string, ownName: OwnName): Declared {
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
	const rewriter = new Rewriter(ownName);
	const { transformed } = ts.transform(file, [
		context => source => ts.visitEachChild(source, node => rewriter.visit(context, node), context),
	]);
	const printer = ts.createPrinter({ removeComments: true });
	const { renamed, interfaces, bases } = rewriter;
	const elsewhere = new Set(bases.filter(name => !renamed.includes(name)));
	const declared = transformed.map(result => printer.printFile(result)).join('\n');
	return { declared, renamed, interfaces, bases: [...elsewhere] };
}

/** The members and types of a declaration that are `any`, as lines of code. */
export function anyIn(path: string, text: string): string[] {
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
	const found: string[] = [];
	const visit = (node: ts.Node, around: ts.Node): void => {
		if (ts.isClassElement(node) && isHidden(node)) return;
		if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(around.getText());
		const isWhole = ts.isClassElement(node) || ts.isTypeElement(node) || ts.isStatement(node);
		ts.forEachChild(node, child => visit(child, isWhole ? node : around));
	};
	visit(file, file);
	return found;
}
