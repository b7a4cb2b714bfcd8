// Checks all types, each file once: in the first project that has it, which knows the fewest globals. What is right there
// is right where more is known.
import path from 'node:path';
import ts from 'typescript';

const PROJECTS = ['tsconfig.pure.json', 'tsconfig.json', 'tsconfig.tools.json'];

const host = {
	getCanonicalFileName: file => file,
	getCurrentDirectory: () => process.cwd(),
	getNewLine: () => '\n',
};

const parsing = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: diagnostic => report([diagnostic]) };
const checked = new Set();
let failures = 0;

function report(diagnostics) {
	failures += diagnostics.length;
	if (diagnostics.length > 0) console.log(ts.formatDiagnostics(diagnostics, host).trimEnd());
}

function check(project) {
	const config = ts.getParsedCommandLineOfConfigFile(project, {}, parsing);
	if (!config) return;
	const { options, fileNames, errors } = config;
	const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
	report([...program.getConfigFileParsingDiagnostics(), ...program.getOptionsDiagnostics()]);
	for (const file of program.getSourceFiles()) {
		const isOurs = !path.relative('.', file.fileName).split(path.sep).includes('node_modules');
		if (!isOurs || checked.has(file.fileName)) continue;
		checked.add(file.fileName);
		report([...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
	}
	report(program.getGlobalDiagnostics());
}

for (const project of PROJECTS) check(project);
if (failures > 0) process.exit(1);
