import { requireApiVersion, type CliFlags, type Plugin } from 'obsidian';
import type {
	AnswerSaid,
	CharacterData,
	Done,
	OracleSaid,
	PendingRecord,
	RecordData,
	SwornJournalApi,
	ValueChange,
} from '../../../docs/api/sworn-journal';
import { words } from '../vault/writer/file-operation';
import { ApiError, called } from './parameters';
import { API_METHODS, VERB_NAMES, type AnswerOf, type Parameter, type VerbName } from './api-methods';

const FORMAT = { value: '<text|json>', description: 'how the answer is printed; left out, as text' };

/** Registers a command for each verb in Obsidian's command line, if this version has one. */
export function registerCli(plugin: Plugin, api: SwornJournalApi): void {
	if (requireApiVersion('1.12.2'))
		for (const verb of VERB_NAMES) {
			const { does, parameters } = API_METHODS[verb];
			plugin.registerCliHandler(`${plugin.manifest.id}:${verb}`, does, flagsOf(parameters), said =>
				answerTo(api, verb, said),
			);
		}
}

const flagsOf = (parameters: readonly Parameter[]): CliFlags => ({
	...Object.fromEntries(
		parameters.map(({ name, kind, says, isRequired, oneOf }) => [
			name,
			{
				value: `<${oneOf ? oneOf.join('|') : kind}>`,
				description: says,
				...(isRequired ? { required: true } : {}),
			},
		]),
	),
	format: FORMAT,
});

/** The output of a command. Errors are printed as well: the caller sees what went wrong, without a stack trace. */
async function answerTo(
	api: SwornJournalApi,
	verb: VerbName,
	{ format, ...said }: Readonly<Record<string, string>>,
): Promise<string> {
	const isJson = format === 'json';
	try {
		const answer = await called(api, verb, said);
		return isJson ? JSON.stringify(answer ?? null) : answerInWords(verb, answer).join('\n');
	} catch (error) {
		const code = error instanceof ApiError ? error.code : 'failed';
		return isJson ? JSON.stringify({ error: { code, message: words(error) } }) : `Error: ${words(error)}`;
	}
}

type Words = {
	readonly [V in VerbName]: (answer: AnswerOf<V>) => readonly string[];
};

/** Renders the return value of each verb as lines of text. */
const WORDS: Words = {
	who: characterWords,
	records: all => (all.length === 0 ? ['No move stands there.'] : all.map(placed)),
	record: record => [placed(record)],
	pending: all => (all.length === 0 ? ['Nothing is open there.'] : all.flatMap(pendingWords)),
	move: doneWords,
	choose: doneWords,
	change: doneWords,
	progress: doneWords,
	undo: done => ['Undone:', ...doneWords(done)],
	oracle: ({ oracle, text }: OracleSaid) => [`${oracle}: ${text}`],
	ask: ({ question, text }: AnswerSaid) => [`${question}: ${text}`],
	show: () => ['Opened.'],
};

export const answerInWords = <V extends VerbName>(verb: V, answer: AnswerOf<V>): readonly string[] =>
	WORDS[verb](answer);

const placed = ({ line, text }: RecordData): string => `${line}: ${text}`;

const pendingWords = ({ steps, ...record }: PendingRecord): readonly string[] => [
	placed(record),
	...steps.flatMap(({ prompt, isRequired, options }) => [
		`  ${prompt}${isRequired ? '' : ' (may be left)'}`,
		...options.map(({ label, detail, blocked }) => `    ${[label, detail, blocked].filter(Boolean).join(' · ')}`),
	]),
];

function characterWords({ name, note, ruleset, meters, momentum, tracks, problems }: CharacterData): readonly string[] {
	const values = Object.entries({ ...meters, momentum }).map(([meter, value]) => `${meter} ${value ?? '?'}`);
	const open = tracks.filter(({ status }) => status === 'open').map(track => `${track.name} (${track.kind})`);
	return [
		`${name}, ${note}, ${ruleset}`,
		values.join(', '),
		...(open.length === 0 ? [] : [`Open: ${open.join(', ')}`]),
		...problems.map(({ message }) => message),
	];
}

function doneWords({ record, opened, changes, told }: Done): readonly string[] {
	const words = [
		...(record ? [record.text] : []),
		...changes.map(changeWords),
		...opened.map(({ move }) => `To follow: ${move}`),
		...told,
	];
	return words.length === 0 ? ['Nothing changed.'] : words;
}

const changeWords = ({ note, track, key, from, to }: ValueChange): string =>
	`${track ?? note}: ${key} ${inWords(from)} → ${inWords(to)}`;

const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
