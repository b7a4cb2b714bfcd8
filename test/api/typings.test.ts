import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { VERB_NAMES, API_METHODS } from '../../src/obsidian/api/api-methods';

const here = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const TYPINGS = here('docs/api/sworn-journal.d.ts');

/** The typings as another plugin compiles them, strictly, and the file of ours that makes the API. */
const program = ts.createProgram([TYPINGS], {
	target: ts.ScriptTarget.ES2022,
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
	strict: true,
	types: [],
	noEmit: true,
});
const checker = program.getTypeChecker();
const source = program.getSourceFile(TYPINGS);

function typeNamed(name: string): ts.Type {
	const symbol = source && checker.getSymbolAtLocation(source)?.exports?.get(name as ts.__String);
	if (!symbol) throw new Error(`${path.basename(TYPINGS)} exports no ${name}`);
	return checker.getDeclaredTypeOfSymbol(symbol);
}

/** The parameters of a verb, those that must be said with a star. */
function parametersOf(verb: string): readonly string[] {
	const member = typeNamed('SwornJournalApi').getProperty(verb);
	const [signature] = member ? checker.getTypeOfSymbol(member).getCallSignatures() : [];
	const [asked] = signature?.getParameters() ?? [];
	if (!asked) return [];
	const type = checker.getNonNullableType(checker.getTypeOfSymbol(asked));
	return checker
		.getPropertiesOfType(type)
		.map(property => `${property.name}${property.flags & ts.SymbolFlags.Optional ? '' : '*'}`)
		.sort();
}

describe('the typings of the API', () => {
	it('compile for whoever uses them', () => {
		const problems = source
			? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
			: [];
		expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
		expect(source).toBeDefined();
	});

	it('have the verbs of the table', () => {
		const members = checker.getPropertiesOfType(typeNamed('SwornJournalApi')).map(({ name }) => name);
		expect(members.filter(name => !['version', 'on', 'off'].includes(name)).sort()).toEqual([...VERB_NAMES].sort());
	});

	it.each(VERB_NAMES)('%s takes the parameters of the table', verb => {
		const inTable = API_METHODS[verb].parameters.map(({ name, isRequired }) => `${name}${isRequired ? '*' : ''}`);
		expect(parametersOf(verb)).toEqual([...inTable].sort());
	});
});
