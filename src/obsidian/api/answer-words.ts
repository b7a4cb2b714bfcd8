import type {
	AnswerSaid,
	CharacterData,
	Done,
	OracleSaid,
	PendingRecord,
	RecordData,
	ValueChange,
} from '../../../docs/api/sworn-journal';
import type { AnswerOf, VerbName } from './verbs';

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

function characterWords({ name, note, ruleset, meters, momentum, tracks }: CharacterData): readonly string[] {
	const values = Object.entries({ ...meters, momentum }).map(([meter, value]) => `${meter} ${value}`);
	const open = tracks.filter(({ status }) => status === 'open').map(track => `${track.name} (${track.kind})`);
	return [
		`${name}, ${note}, ${ruleset}`,
		values.join(', '),
		...(open.length === 0 ? [] : [`Open: ${open.join(', ')}`]),
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
