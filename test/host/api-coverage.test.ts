import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as host from '../../host/obsidian';

const ROOT = resolve(import.meta.dirname, '../..');
const TYPINGS = join(ROOT, 'node_modules/obsidian/obsidian.d.ts');

function sources(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter(name => /\.tsx?$/.test(name))
		.map(name => join(folder, name));
}

function compilerOptions(): ts.CompilerOptions {
	const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object };
	return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
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
function usedApi(files: readonly string[], options: ts.CompilerOptions): Set<string> {
	const program = ts.createProgram(files, options);
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
function hostMembers(options: ts.CompilerOptions): Map<string, Set<string>> {
	const surface = join(ROOT, 'host/obsidian.ts');
	const program = ts.createProgram([surface], { ...options, types: ['node'] });
	const checker = program.getTypeChecker();
	const file = program.getSourceFile(surface);
	const module = file && checker.getSymbolAtLocation(file);
	const members = new Map<string, Set<string>>();
	for (const exported of module ? checker.getExportsOfModule(module) : []) {
		const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
		if (!(symbol.flags & ts.SymbolFlags.Class)) continue;
		const instance = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
		const statics = checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol));
		members.set(exported.name, new Set([...instance, ...statics].map(({ name }) => name)));
	}
	return members;
}

function missingFrom(files: readonly string[]): string[] {
	const options = compilerOptions();
	const members = hostMembers(options);
	const objects = new Map(Object.entries(host).map(([name, value]) => [name, new Set(Object.keys(value))]));
	const globals = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
	return [...usedApi(files, options)].filter(use => {
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
