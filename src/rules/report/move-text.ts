import { getOwn } from '../core/collections';
import type { Effect } from '../effects/effect';
import { writeEffects } from '../effects/notation/write-notation';
import { optionName } from '../move';
import { OUTCOMES, outcomeName } from '../core/outcome';
import type { MoveReport, TableReport } from './move-report';

const ROLLS: Readonly<Record<MoveReport['roll_type'], string>> = {
	action_roll: 'action roll',
	progress_roll: 'progress roll',
	special_track: 'progress roll on a special track',
	no_roll: 'no roll',
};

/** One move: its name, its roll and its effects. */
export function moveText({ name, section, roll_type, trigger, always, outcomes, tables }: MoveReport): string {
	return [
		`${name} (${section}, ${ROLLS[roll_type]})`,
		...trigger.conditions.map(
			({ text, method, roll_options }) =>
				`\troll ${roll_options.map(optionName).join(', ')}${getOwn(METHODS, method) ?? ''}${text === '' ? '' : `: ${text}`}`,
		),
		...trigger.adds.map(addText),
		...underHeading('always', always, always.length > 0),
		...OUTCOMES.flatMap(outcome => [
			...underHeading(outcomeName(outcome), outcomes[outcome], roll_type !== 'no_roll' || outcomes[outcome].length > 0),
			...underHeading(
				`${outcomeName(outcome)} with a match`,
				outcomes[`${outcome}_match`] ?? [],
				`${outcome}_match` in outcomes,
			),
		]),
		...tables.flatMap(tableText),
	].join('\n');
}

/** "add +2 to heart instead: you are kin" */
const addText = ({ by, when, option, instead }: MoveReport['trigger']['adds'][number]): string =>
	`\tadd ${by < 0 ? by : `+${by}`}${option === undefined ? '' : ` to ${option}`}${instead ? ' instead' : ''}: ${when}`;

const METHODS: Readonly<Record<string, string>> = {
	highest: ', whichever is higher',
	lowest: ', whichever is lower',
	all: ', one roll each',
};

const underHeading = (heading: string, effects: readonly Effect[], isShown: boolean): readonly string[] =>
	isShown ? [`\t${heading}`, ...linesUnder(effects, '\t\t')] : [];

const linesUnder = (effects: readonly Effect[], indent: string): readonly string[] =>
	effects.length === 0
		? []
		: writeEffects(effects)
				.split('\n')
				.map(line => indent + line);

function tableText({ name, column, rows }: TableReport): readonly string[] {
	const heading = `\ttable ${name}${column === undefined ? '' : `, column ${column}`}`;
	if (rows.length === 0) return [`${heading} (looked up, not rolled on)`];
	const telling = rows.filter(({ effects }) => effects.length > 0);
	return [
		`${heading}: ${rows.length} rows, ${telling.length === 0 ? 'none' : telling.length} with effects`,
		...telling.flatMap(({ min, max, effects }) => [`\t\t${min}-${max}`, ...linesUnder(effects, '\t\t\t')]),
	];
}
