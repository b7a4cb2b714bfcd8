// The command npm run rules as a function: it is given its arguments, what loads the readers, and where it prints.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RULESET_IDS } from '../rulesets.mjs';

const USAGE =
	'npm run -s rules -- FILE_OR_RULESET [--over RULESET] [--move NAME] [--json] [--assets] [--oracles] [--coverage] [--laws]';

/** What is wrong with a command, for one line of standard error. */
class Failure extends Error {}

function fail(message) {
	throw new Failure(`${message} Usage: ${USAGE}`);
}

const isFolder = what =>
	!RULESET_IDS.includes(what) && (fs.statSync(what, { throwIfNoEntry: false })?.isDirectory() ?? false);

/** The rules files of a folder and its subfolders, in the order of their paths; hidden ones are passed over. */
const filesOf = folder => filesIn(folder).filter(isRead);

const isRead = file => /\.(?:md|json|ya?ml|csv)$/i.test(file);

const filesIn = folder =>
	fs
		.readdirSync(folder, { recursive: true })
		.filter(file => !file.split(path.sep).some(part => part.startsWith('.')))
		.map(file => path.join(folder, file))
		.filter(file => fs.statSync(file).isFile())
		.sort();

function readOptions(args) {
	try {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: {
				over: { type: 'string' },
				move: { type: 'string' },
				json: { type: 'boolean' },
				assets: { type: 'boolean' },
				oracles: { type: 'boolean' },
				coverage: { type: 'boolean' },
				laws: { type: 'boolean' },
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
		if (error instanceof Failure) throw error;
		return fail(error.message.split('\n')[0]);
	}
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
		if (error instanceof Failure) throw error;
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

/**
 * Prints how rules are understood; returns the exit status. `loadReader` loads what `index.ts` beside this exports, and `io`
 * has a function for each line of standard output and of standard error.
 */
export async function rulesCommand(args, loadReader, io) {
	try {
		await printRules(args, loadReader, io);
		return 0;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		io.error(error.message);
		return 1;
	}
}

async function printRules(args, loadReader, io) {
	const options = readOptions(args);
	const files = isFolder(options.what) ? filesOf(options.what) : [options.what];
	// to read a file with the name of a ruleset, pass a path: ./classic
	const texts = files.map(file => (RULESET_IDS.includes(file) ? undefined : readFile(file)));
	const reader = await loadReader();
	const command = { options, reader, io };
	if (options.oracles) return io.log(reader.oraclesText(options.what));
	if (isFolder(options.what)) return printFolder(command, files, texts);
	if (options.laws) return printLaws(command, rulesOf(reader, options, texts[0]));
	if (!options.assets) return print(command, rulesOf(reader, options, texts[0]));
	if (texts[0] === undefined) return printAssets(command, reader.readAbilities(options.what));
	return printAssets(command, reader.abilitiesOfLayer(rulesOf(reader, options, texts[0])));
}

/** What is lost of changes whose meaning is known. */
function printLaws({ options, reader, io }, rules) {
	const report = reader.lawsReport(rules);
	io.log(options.json ? JSON.stringify(report) : reader.lawsText(report));
}

function printAssets({ options, reader, io }, read) {
	const text = `${reader.abilitiesText(read)}\n\n${reader.shownText(read)}`;
	io.log(options.json ? JSON.stringify(read) : text.trimEnd());
}

function printFolder(command, files, texts) {
	const { options, reader, io } = command;
	const named = files.map((file, at) => ({
		path: path.resolve(file).split(path.sep).join('/'),
		text: texts[at] ?? '',
	}));
	for (const [at, rules] of reader.rulesOfFolder(named, options.over).entries()) {
		// an index names its folder, and holds no rules
		if (!rules.ok && path.parse(files[at]).name === '_index') continue;
		io.log(`${at > 0 ? '\n' : ''}${files[at]}`);
		if (rules.ok && options.assets) printAssets(command, reader.abilitiesOfLayer(rules.value));
		else if (rules.ok && options.laws) printLaws(command, rules.value);
		else if (rules.ok) print(command, rules.value);
		else io.log(rules.problems[0].message);
	}
	const unread = filesIn(options.what).filter(file => !isRead(file));
	if (unread.length > 0)
		io.log(
			`\nNot read, as they are no notes, JSON, YAML or CSV: ${unread.map(file => path.relative(options.what, file)).join(', ')}`,
		);
}

function print({ options, reader, io }, rules) {
	const { reports, findings, over, contents } = reader.reportOfRules(rules);
	const findingsShown = options.move === undefined ? findings : [];
	const shown = named(options.coverage ? reader.coverRules(rules) : reports, options, reader, io);
	if (options.json) {
		for (const { line, message } of findings) io.error(`${line > 0 ? `line ${line}: ` : ''}${message}`);
		io.log(JSON.stringify(shown, null, '\t'));
	} else {
		if (over !== undefined) io.log(`Read over ${over}.\n`);
		const text = options.coverage ? reader.coverageText : reader.reportText;
		io.log(text(shown, findingsShown, contents).replace(/\n$/, ''));
	}
}

/** The moves with the requested name, or all of them without one. */
function named(moves, { move }, reader, io) {
	const shown = move === undefined ? moves : reader.reportsNamed(moves, move);
	if (shown.length === 0 && move !== undefined)
		io.error(`No move is called “${move}”. Check the name, or leave --move out to see all.`);
	return shown;
}
