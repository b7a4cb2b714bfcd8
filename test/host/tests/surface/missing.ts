import ts from 'typescript';
import * as host from '../../obsidian';
import { compilerHost, compilerOptions, isClass, type Surface, TYPINGS } from './compiled';

/** One of the browser's own interfaces that the app adds to. */
const isGlobal = (node: ts.Node): node is ts.InterfaceDeclaration =>
	ts.isInterfaceDeclaration(node) && ts.isModuleBlock(node.parent) && node.name.text in globalThis;

/** Who has a declaration of the typings: a class, the browser, or an exported object such as `Platform`. */
function ownerOf({ parent }: ts.Node): string | undefined {
	if (ts.isClassDeclaration(parent) || isGlobal(parent)) return parent.name?.text;
	const isOfObject = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
	return isOfObject ? parent.parent.name.getText() : undefined;
}

/** `Class.member`, or the export itself; null for what is a type only. */
function apiName(declaration: ts.NamedDeclaration): string | null {
	const name = declaration.name?.getText();
	if (name === undefined) return null;
	const owner = ownerOf(declaration);
	if (owner !== undefined) return `${owner}.${name}`;
	const isValue =
		ts.isFunctionDeclaration(declaration) ||
		ts.isClassDeclaration(declaration) ||
		ts.isVariableDeclaration(declaration);
	return isValue ? name : null;
}

/** What the host has of a class, its own and inherited. */
function membersOf({ program, host: exported }: Surface): Map<string, Set<string>> {
	const checker = program.getTypeChecker();
	const classes = [...exported].filter(([, symbol]) => isClass(symbol));
	return new Map(
		classes.map(([name, symbol]) => {
			const instance = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
			const statics = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
			return [name, new Set([...instance, ...statics].map(member => member.name))];
		}),
	);
}

/** All of the typings that the host has not built. */
function notBuilt(surface: Surface): Set<string> {
	const members = membersOf(surface);
	const objects = new Map(Object.entries(host).map(([name, value]) => [name, new Set(Object.keys(value))]));
	const globals = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
	const isBuilt = (api: string) => {
		const [name = '', member] = api.split('.');
		if (member === undefined) return name in host || name in globalThis;
		return (members.get(name) ?? objects.get(name))?.has(member) ?? member in (globals[name]?.prototype ?? {});
	};
	const found = new Set<string>();
	const visit = (node: ts.Node): void => {
		const api = apiName(node as ts.NamedDeclaration);
		if (api !== null && !isBuilt(api)) found.add(api);
		ts.forEachChild(node, visit);
	};
	const typings = surface.program.getSourceFile(TYPINGS);
	if (typings) visit(typings);
	return found;
}

/** Answers what some of the files name of the app's API and the host has not. Only names that might be missing are resolved. */
export function missingIn(surface: Surface, all: readonly string[]): (files: readonly string[]) => string[] {
	const unbuilt = notBuilt(surface);
	const names = new Set([...unbuilt].map(api => api.split('.').at(-1)));
	const options = compilerOptions();
	const program = ts.createProgram(all, options, compilerHost(options, new Map()));
	const checker = program.getTypeChecker();
	return files => {
		const missing = new Set<string>();
		const visit = (node: ts.Node): void => {
			if ((ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node)) && names.has(node.name.text)) {
				const named = checker.getSymbolAtLocation(node.name);
				const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
				const declaration = symbol?.declarations?.[0];
				const api = declaration?.getSourceFile().fileName === TYPINGS ? apiName(declaration) : null;
				if (api !== null && unbuilt.has(api)) missing.add(api);
			}
			ts.forEachChild(node, visit);
		};
		for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) visit(file);
		return [...missing].sort();
	};
}
