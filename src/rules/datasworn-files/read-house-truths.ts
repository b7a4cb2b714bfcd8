import { given } from '../core/collections';
import { highestFace, readDice } from '../oracles/oracle';
import type { Truth, TruthOption, TruthTable } from '../truth';
import { overlaps, readHouseTable, readRange } from './read-house-oracles';
import type { Pack } from './pack';
import { entryOf } from './pack';
import {
	arrayItems,
	entriesOf,
	isMissing,
	optionalText,
	property,
	reportProblem,
	requiredText,
	type UncheckedValue,
} from './unvalidated-value';
import { reportUnknownKeys } from './unknown-keys';

const TRUTH = ['name', 'summary', 'your_character', 'dice', 'options', 'replaces', 'factions'];

/** The truths of a file, in its order. One without a name or without options is left out. */
export const readHouseTruths = (truths: UncheckedValue, pack: Pack): readonly Truth[] =>
	entriesOf(truths).flatMap(([key, truth]) => readTruth(key, truth, pack) ?? []);

function readTruth(key: string, truth: UncheckedValue, pack: Pack): Truth | undefined {
	reportUnknownKeys(truth, TRUTH);
	const name = requiredText(property(truth, 'name'), 'the name of the truth');
	const sides = sidesOf(property(truth, 'dice'));
	const options = arrayItems(property(truth, 'options')).flatMap(option => readOption(option, sides) ?? []);
	if (name === undefined) return undefined;
	if (options.length === 0) return reportProblem(property(truth, 'options'), 'a list of answers');
	overlaps(
		truth,
		'options',
		options.filter(({ max }) => max > 0),
	);
	return {
		...entryOf(truth, pack, `truth:${pack.id}/${key}`),
		name,
		...given({
			question: optionalText(property(truth, 'summary')),
			your_character: optionalText(property(truth, 'your_character')),
		}),
		sides,
		options,
	};
}

/** The number of sides in "1d100"; 100 by default. */
function sidesOf(dice: UncheckedValue): number {
	if (isMissing(dice)) return 100;
	const read = readDice(requiredText(dice, 'dice such as “1d100”') ?? '');
	if (!read && typeof dice.value === 'string') reportProblem(dice, 'dice such as “1d100”');
	return read ? highestFace(read) : 100;
}

const OPTION = ['roll', 'min', 'max', 'summary', 'description', 'quest_starter', 'oracles', 'table'];

function readOption(option: UncheckedValue, sides: number): TruthOption | undefined {
	reportUnknownKeys(option, OPTION);
	const summary = optionalText(property(option, 'summary'));
	const description = optionalText(property(option, 'description')) ?? '';
	const range = readRange(option, sides);
	if (summary === undefined && description === '')
		return reportProblem(property(option, 'description'), 'what the answer says');
	if (!range) return undefined;
	return {
		min: range.min ?? 0,
		max: range.max ?? 0,
		...given({ summary, quest_starter: optionalText(property(option, 'quest_starter')) }),
		description,
		tables: entriesOf(property(option, 'oracles')).flatMap(([key, table]) => readTable(key, table) ?? []),
	};
}

function readTable(key: string, place: UncheckedValue): TruthTable | undefined {
	const table = readHouseTable(key, place);
	if (!table) return undefined;
	const { _id, name, sides, rows } = table;
	return { _id, name, sides, rows: rows.map(({ min, max, text }) => ({ min: min ?? 0, max: max ?? 0, text })) };
}
