import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as host from '../obsidian';
import { compilerOptions, isClass, readSurface, ROOT, SURFACE, TYPINGS } from './surface/compiled';

function sources(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter(name => /\.tsx?$/.test(name))
		.map(name => join(folder, name));
}

/** One of the browser's own interfaces that the app adds to. */
function isGlobal(node: ts.Node): node is ts.InterfaceDeclaration {
	return ts.isInterfaceDeclaration(node) && ts.isModuleBlock(node.parent) && node.name.text in globalThis;
}

/** The name of an exported object such as `Platform`, of one of its members. */
function objectOf({ parent }: ts.Node): string | undefined {
	const isOfObject = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
	return isOfObject ? parent.parent.name.getText() : undefined;
}

/** Every member of the app's API that the files name, as `Class.member` or as the export itself. */
function usedApi(files: readonly string[]): Set<string> {
	const program = ts.createProgram(files, compilerOptions());
	const checker = program.getTypeChecker();
	const uses = new Set<string>();
	const visit = (node: ts.Node): void => {
		if (ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node)) {
			const named = checker.getSymbolAtLocation(node.name);
			const symbol = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
			const declaration = symbol?.declarations?.[0];
			if (symbol && declaration?.getSourceFile().fileName === TYPINGS) {
				const { parent } = declaration;
				const owner = ts.isClassDeclaration(parent) || isGlobal(parent) ? parent.name?.text : objectOf(declaration);
				if (owner !== undefined) uses.add(`${owner}.${symbol.name}`);
				else if (symbol.flags & ts.SymbolFlags.Value && !ts.isInterfaceDeclaration(parent)) uses.add(symbol.name);
			}
		}
		ts.forEachChild(node, visit);
	};
	for (const file of program.getSourceFiles()) if (files.includes(file.fileName)) visit(file);
	return uses;
}

/** What a class of the host declares, its own and inherited. */
function hostMembers(): Map<string, Set<string>> {
	const { program, host: exported } = readSurface(SURFACE);
	const checker = program.getTypeChecker();
	const members = new Map<string, Set<string>>();
	for (const [name, symbol] of exported) {
		if (!isClass(symbol)) continue;
		const instance = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
		const statics = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
		members.set(name, new Set([...instance, ...statics].map(member => member.name)));
	}
	return members;
}

function missingFrom(files: readonly string[]): string[] {
	const members = hostMembers();
	const objects = new Map(Object.entries(host).map(([name, value]) => [name, new Set(Object.keys(value))]));
	const globals = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
	return [...usedApi(files)].filter(use => {
		const [name = '', member] = use.split('.');
		if (member === undefined) return !(name in host || name in globalThis);
		const own = members.get(name) ?? objects.get(name);
		return own ? !own.has(member) : !(member in (globals[name]?.prototype ?? {}));
	});
}

it('every member of the API that the plugin uses is built in the host', { timeout: 300_000 }, () => {
	expect(missingFrom([join(ROOT, 'main.ts'), ...sources(join(ROOT, 'src'))])).toEqual([]);
});

it('a member that is not built is found', { timeout: 300_000 }, () => {
	const files = ['sample-plugin.ts', 'uses-what-is-missing.ts'].map(name => join(import.meta.dirname, name));
	expect(missingFrom(files).sort()).toEqual([
		'App.secretStorage',
		'HTMLElement.onNodeInserted',
		'SecretStorage.listSecrets',
		'loadMermaid',
	]);
});
