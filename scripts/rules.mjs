// npm run rules -- FILE_OR_RULESET [--over RULESET] [--move NAME] [--json] [--assets] [--oracles] [--coverage]
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { RULESET_IDS } from './rulesets.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE =
	'npm run -s rules -- FILE_OR_RULESET [--over RULESET] [--move NAME] [--json] [--assets] [--oracles] [--coverage]';

/** Prints one line to standard error and exits. */
function fail(message) {
	console.error(`${message} Usage: ${USAGE}`);
	process.exit(1);
}

const isFolder = what =>
	!RULESET_IDS.includes(what) && (fs.statSync(what, { throwIfNoEntry: false })?.isDirectory() ?? false);

/** The rules files of a folder and its subfolders, in the order of their paths; hidden ones are passed over. */
const filesOf = folder =>
	fs
		.readdirSync(folder, { recursive: true })
		.filter(file => /\.(?:md|json|ya?ml)$/i.test(file) && !file.split(path.sep).some(part => part.startsWith('.')))
		.map(file => path.join(folder, file))
		.sort();

function readOptions() {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				over: { type: 'string' },
				move: { type: 'string' },
				json: { type: 'boolean' },
				assets: { type: 'boolean' },
				oracles: { type: 'boolean' },
				coverage: { type: 'boolean' },
			},
		});
		const [what, ...more] = positionals;
		if (what === undefined || more.length > 0) fail(`Name one file, or one of ${RULESET_IDS.join(', ')}.`);
		if (values.over !== undefined && !RULESET_IDS.includes(values.over))
			fail(`--over ${values.over} is not one of ${RULESET_IDS.join(', ')}.`);
		if (values.oracles && !RULESET_IDS.includes(what)) fail(`--oracles is for one of ${RULESET_IDS.join(', ')}.`);
		if (values.json && isFolder(what)) fail(`“${what}” is a folder. Name one file with --json.`);
		return { what, ...values };
	} catch (error) {
		return fail(error.message.split('\n')[0]);
	}
}

/** Bundles the plugin's readers, which are TypeScript, to run them in Node. */
async function loadReader() {
	const { build } = await import('esbuild');
	const { rulesetsAsText } = await import('./rulesets-as-text.mjs');
	const { outputFiles } = await build({
		absWorkingDir: ROOT,
		entryPoints: ['scripts/rules/index.ts'],
		bundle: true,
		write: false,
		platform: 'node',
		format: 'cjs',
		target: 'es2022',
		logLevel: 'error',
		plugins: [rulesetsAsText.esbuild()],
	});
	const module = { exports: {} };
	new Function('module', 'require', outputFiles[0].text)(module, createRequire(import.meta.url));
	return module.exports;
}

/** The maximum file size in bytes; the largest printed ruleset has less than half of it. */
const LARGEST = 5_000_000;

/** The text of a rules file. */
function readFile(file) {
	try {
		const bytes = fs.readFileSync(file);
		if (bytes.includes(0)) fail(`“${file}” is no text file. Name a note, or a Datasworn file in JSON or YAML.`);
		if (bytes.length > LARGEST) fail(`“${file}” is larger than 5 MB. Keep only the moves in it.`);
		return bytes.toString('utf8');
	} catch (error) {
		return fail(
			error.code === 'ENOENT'
				? `There is no file “${file}”, and it is not one of ${RULESET_IDS.join(', ')}.`
				: `“${file}” cannot be read (${error.code ?? error.message}).`,
		);
	}
}

function rulesOf(reader, { what, over }, text) {
	if (text === undefined) return reader.rulesOfRuleset(what);
	const reading = reader.rulesOfFile(text, path.basename(what), over);
	return reading.ok ? reading.value : fail(reading.problems[0].message);
}

/** The moves with the requested name, or all of them without one. */
function named(moves, { move }, reader) {
	const shown = move === undefined ? moves : reader.reportsNamed(moves, move);
	if (shown.length === 0 && move !== undefined) {
		console.error(`No move is called “${move}”. Check the name, or leave --move out to see all.`);
	}
	return shown;
}

// the program that reads the output may stop before its end
process.stdout.on('error', () => process.exit());
const options = readOptions();
const files = isFolder(options.what) ? filesOf(options.what) : [options.what];
// to read a file with the name of a ruleset, pass a path: ./classic
const texts = files.map(file => (RULESET_IDS.includes(file) ? undefined : readFile(file)));
ensureInstalled();
const reader = await loadReader();
if (options.oracles) {
	console.log(reader.oraclesText(options.what));
	process.exit();
}
if (isFolder(options.what)) printFolder();
else if (!options.assets) print(rulesOf(reader, options, texts[0]));
else if (texts[0] === undefined) printAssets(reader.readAbilities(options.what));
else printAssets(reader.abilitiesOfLayer(rulesOf(reader, options, texts[0])));

function printAssets(read) {
	const text = `${reader.abilitiesText(read)}\n\n${reader.shownText(read)}`;
	console.log(options.json ? JSON.stringify(read) : text.trimEnd());
}

function printFolder() {
	const named = files.map((file, at) => ({
		path: path.resolve(file).split(path.sep).join('/'),
		text: texts[at] ?? '',
	}));
	for (const [at, rules] of reader.rulesOfFolder(named, options.over).entries()) {
		// an index names its folder, and holds no rules
		if (!rules.ok && path.parse(files[at]).name === '_index') continue;
		console.log(`${at > 0 ? '\n' : ''}${files[at]}`);
		if (rules.ok && options.assets) printAssets(reader.abilitiesOfLayer(rules.value));
		else if (rules.ok) print(rules.value);
		else console.log(rules.problems[0].message);
	}
}

function print(rules) {
	const { reports, findings, over, contents } = reader.reportOfRules(rules);
	const findingsShown = options.move === undefined ? findings : [];
	const shown = named(options.coverage ? reader.coverRules(rules) : reports, options, reader);
	if (options.json) {
		for (const { line, message } of findings) console.error(`${line > 0 ? `line ${line}: ` : ''}${message}`);
		process.stdout.write(`${JSON.stringify(shown, null, '\t')}\n`);
	} else {
		if (over !== undefined) console.log(`Read over ${over}.\n`);
		const text = options.coverage ? reader.coverageText : reader.reportText;
		process.stdout.write(text(shown, findingsShown, contents));
	}
}
