import { readFileSync, realpathSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { anyIn, forComparison, ITSELF } from './declared';

export const ROOT = resolve(import.meta.dirname, '../../../..');
export const TYPINGS = realpathSync(join(ROOT, 'node_modules/obsidian/obsidian.d.ts'));
export const SURFACE = join(ROOT, 'test/host/obsidian.ts');

/** Files under it are kept in memory. */
const MEMORY = join(ROOT, 'as-declared');
const inMemory = (name: string) => join(MEMORY, `${name}.d.ts`);
const CHECKED = join(MEMORY, 'checked.ts');

export type Exports = ReadonlyMap<string, ts.Symbol>;

export interface Surface {
	readonly path: string;
	readonly program: ts.Program;
	readonly host: Exports;
	readonly typings: Exports;
	/** The text of each declaration file that is made of the program, by its path. */
	readonly declared: ReadonlyMap<string, string>;
}

export function compilerOptions(): ts.CompilerOptions {
	const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object };
	return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
}

function exportsOf(program: ts.Program, path: string): Exports {
	const checker = program.getTypeChecker();
	const file = program.getSourceFile(path);
	const module = file && checker.getSymbolAtLocation(file);
	const symbols = module ? checker.getExportsOfModule(module) : [];
	const target = (symbol: ts.Symbol) =>
		symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
	return new Map(symbols.map(symbol => [symbol.name, target(symbol)]));
}

/** What a module exports, and what the typings do. */
export function readSurface(path: string): Surface {
	const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: MEMORY, rootDir: ROOT };
	const options = { ...compilerOptions(), types: ['node'], ...emit };
	const program = ts.createProgram([path, TYPINGS], options, compilerHost(options, new Map()));
	const declared = new Map<string, string>();
	program.emit(undefined, (file, text) => void declared.set(file, text));
	return { path, program, host: exportsOf(program, path), typings: exportsOf(program, TYPINGS), declared };
}

export const isClass = (symbol: ts.Symbol | undefined): symbol is ts.Symbol =>
	((symbol?.flags ?? 0) & ts.SymbolFlags.Class) !== 0;

/** A class of the surface, in its own declaration. */
export const ownName = (name: string): string => `${name}OfHost`;

/**
 * The declarations of the host. A class of the surface, or an interface with its name, is that of the typings wherever it
 * is named, so that a difference shows where it is and not wherever the class is used; only its own declaration says what
 * the host has.
 */
function declarations({ host, typings, declared: texts }: Surface): Map<string, string> {
	const shown = (name: string) => (isClass(host.get(name)) && typings.has(name) ? ownName(name) : undefined);
	const files = new Map<string, string>();
	const classes: string[] = [];
	for (const [path, text] of texts) {
		const { declared, renamed, interfaces, bases } = forComparison(path, text, shown);
		const module = path.replace(/\.d\.ts$/, '');
		const named = [...renamed, ...interfaces].join(', ');
		const imports = [
			`import { ${named} } from 'obsidian';`,
			`export { ${named} };`,
			`import { ${bases.map(ownName).join(', ')} } from '${join(MEMORY, 'classes')}';`,
		];
		files.set(path, [...imports, declared].join('\n'));
		classes.push(...renamed.map(name => `export { ${ownName(name)} } from '${module}';`));
	}
	files.set(inMemory('classes'), classes.join('\n'));
	return files;
}

/** What the host declares as `any`, with its file. */
export const declaredAny = ({ declared }: Surface): string[] =>
	[...declared].flatMap(([path, text]) => anyIn(path, text).map(code => `${relative(MEMORY, path)}: ${code}`));

const withTypings = (files: ReadonlyMap<string, string>): Map<string, string> =>
	new Map([
		...files,
		[inMemory('typings'), forComparison(TYPINGS, readFileSync(TYPINGS, 'utf8'), () => undefined).declared],
		[inMemory('itself'), `declare class ${ITSELF} { private readonly itself: string }`],
	]);

const IMPORTS = (surface: string) =>
	[
		`import * as Typings from 'obsidian';`,
		`import * as Classes from '${join(MEMORY, 'classes')}';`,
		`import * as Host from '${surface}';`,
		'type Writable<T> = { -readonly [K in keyof T]: T[K] };',
	].join(' ');

export interface Fault {
	readonly line: number;
	readonly message: string;
}

/** What TypeScript finds in lines that name `Host`, `Classes` of the host, and `Typings`. */
export function check(surface: Surface, lines: readonly string[]): Fault[] {
	const files = withTypings(declarations(surface));
	const module = surface.path.replace(ROOT, MEMORY).replace(/\.ts$/, '');
	files.set(CHECKED, [IMPORTS(module), ...lines].join('\n'));
	const options = { ...compilerOptions(), types: ['node'], paths: { obsidian: [inMemory('typings')] } };
	const program = ts.createProgram([CHECKED, inMemory('itself')], options, compilerHost(options, files));
	return program.getSemanticDiagnostics(program.getSourceFile(CHECKED)).map(({ file, start = 0, messageText }) => ({
		line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1,
		message: readable(ts.flattenDiagnosticMessageText(messageText, '\n')),
	}));
}

/** Files of the disk, which all programs here share. */
const parsed = new Map<string, ts.SourceFile | undefined>();

export function compilerHost(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
	const disk = ts.createCompilerHost(options);
	return {
		...disk,
		fileExists: path => files.has(path) || disk.fileExists(path),
		readFile: path => files.get(path) ?? disk.readFile(path),
		directoryExists: path => path.startsWith(MEMORY) || (disk.directoryExists?.(path) ?? true),
		getSourceFile(path, language, ...rest) {
			const text = files.get(path);
			if (text !== undefined) return ts.createSourceFile(path, text, language);
			const file = parsed.get(path) ?? disk.getSourceFile(path, language, ...rest);
			parsed.set(path, file);
			return file;
		},
	};
}

const readable = (message: string) =>
	message
		.replace(/import\("[^"]*\/typings"\)\./g, 'obsidian.')
		.replace(/import\("[^"]*\/(host\/[^"]*)"\)\./g, '$1:')
		.replaceAll(ITSELF, 'this');
