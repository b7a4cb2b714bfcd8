import type { MoveTable, TableRow } from '../move';
import {
	highestFace,
	readDice,
	type EmbeddedRoll,
	type Oracle,
	type OracleDice,
	type OracleRow,
} from '../oracles/oracle';
import {
	entriesOf,
	flagAt,
	inWords,
	isAbsent,
	itemsOf,
	oneOf,
	textAt,
	textIfAny,
	textsOf,
	under,
	wholeNumberAt,
	wrong,
	type Place,
} from './unchecked-value';

/** Collections may stand in collections, but not without end. */
const DEEPEST = 8;

/** Where a collection stands: its path in words and in ids, and what the collections around it replace. */
interface Above {
	readonly path: readonly string[];
	readonly id: string;
	readonly replaces: readonly string[];
}

/** The oracles of all collections, in the order of the file. One without rows is left out. */
export const readHouseOracles = (collections: Place, ruleset: string): readonly Oracle[] =>
	entriesOf(collections).flatMap(([key, collection]) =>
		readCollection(key, collection, { path: [], id: `oracle_rollable:${ruleset}`, replaces: [] }),
	);

function readCollection(key: string, collection: Place, above: Above): readonly Oracle[] {
	const name = textIfAny(under(collection, 'name')) ?? inWords(key);
	const here: Above = {
		path: [...above.path, name.replace(/ Oracles$/, '')],
		id: `${above.id}/${key}`,
		replaces: [...above.replaces, ...textsOf(under(collection, 'replaces'))],
	};
	const own = entriesOf(under(collection, 'contents')).flatMap(([id, oracle]) => readOracle(id, oracle, here) ?? []);
	const inside = under(collection, 'collections');
	if (here.path.length >= DEEPEST && !isAbsent(inside))
		wrong(inside, `no more than ${DEEPEST} collections inside one another`);
	if (here.path.length >= DEEPEST) return own;
	return [...own, ...entriesOf(inside).flatMap(([id, deeper]) => readCollection(id, deeper, here))];
}

function readOracle(key: string, oracle: Place, above: Above): Oracle | undefined {
	const name = textIfAny(under(oracle, 'name')) ?? inWords(key);
	const dice = diceOf(under(oracle, 'dice'));
	const rows = itemsOf(under(oracle, 'rows')).flatMap(row => readOracleRow(row, dice) ?? []);
	if (rows.length === 0) return wrong(under(oracle, 'rows'), 'a list of rows');
	overlaps(oracle, rows);
	const synonym = textIfAny(under(oracle, 'canonical_name'));
	return {
		_id: textIfAny(under(oracle, '_id')) ?? `${above.id}/${key}`,
		tags: readTags(under(oracle, 'tags')),
		path: [...above.path, name],
		synonyms: synonym === undefined || synonym === name ? [] : [synonym],
		dice,
		rows,
		suggestions: textsOf(under(oracle, 'suggestions')),
		replaces: [...textsOf(under(oracle, 'replaces')), ...above.replaces],
	};
}

/** Tags stand under the rulesets that they belong to; of these, only words and lists of words are of use here. */
const readTags = (tags: Place): Oracle['tags'] =>
	Object.fromEntries(
		entriesOf(tags)
			.flatMap(([, tags]) => entriesOf(tags))
			.flatMap(([key, tag]): readonly [string, string | readonly string[]][] => {
				if (Array.isArray(tag.value)) return [[key, textsOf(tag)]];
				return typeof tag.value === 'string' ? [[key, tag.value]] : [];
			}),
	);

const D100: OracleDice = { count: 1, sides: 100, modifier: 0 };

/** A hundred where nothing is written. */
function diceOf(dice: Place): OracleDice {
	const wanted = 'dice such as “1d100”';
	const text = isAbsent(dice) ? undefined : textAt(dice, wanted);
	return text === undefined ? D100 : (readDice(text) ?? wrong(dice, wanted) ?? D100);
}

function readOracleRow(row: Place, dice: OracleDice): OracleRow | undefined {
	const text = textAt(under(row, 'text'), 'the words of the row');
	const range = readRange(row, highestFace(dice));
	if (text === undefined || !range) return undefined;
	const template = textIfAny(under(under(row, 'template'), 'text'));
	return {
		...range,
		text,
		details: ['text2', 'text3'].flatMap(key => textIfAny(under(row, key)) ?? []),
		...(template === undefined ? {} : { template }),
		oracle_rolls: itemsOf(under(row, 'oracle_rolls')).map(readRoll),
	};
}

function readRoll(roll: Place): EmbeddedRoll {
	const count = under(roll, 'number_of_rolls');
	const wanted = isAbsent(count) ? 1 : (wholeNumberAt(count, 'how many rolls') ?? 1);
	const duplicates = under(roll, 'duplicates');
	return {
		oracle: textIfAny(under(roll, 'oracle')) ?? null,
		auto: flagAt(under(roll, 'auto'), false),
		number_of_rolls: Math.min(Math.max(wanted, 1), MOST_ROLLS),
		duplicates: (isAbsent(duplicates) ? undefined : oneOf(duplicates, DUPLICATES)) ?? 'reroll',
	};
}

const DUPLICATES: readonly EmbeddedRoll['duplicates'][] = ['reroll', 'keep', 'make_it_worse'];

/** A table without rows that can be rolled is left out. */
export function readHouseTable(key: string, table: Place): MoveTable | undefined {
	const name = textIfAny(under(table, 'name')) ?? key.replaceAll('_', ' ');
	const sides = sidesOf(under(table, 'dice'));
	const rows = itemsOf(under(table, 'rows')).flatMap(row => readRow(row, sides) ?? []);
	if (rows.length === 0) return wrong(under(table, 'rows'), 'a list of rows');
	overlaps(table, rows);
	const isColumn = under(table, 'oracle_type').value === 'column_text';
	return {
		_id: textIfAny(under(table, '_id')) ?? key,
		name,
		...(isColumn && { column: name.toLowerCase() }),
		sides,
		rows,
	};
}

/** "1d100"; a hundred where nothing is written. */
function sidesOf(dice: Place): number {
	if (isAbsent(dice)) return 100;
	const sides = Number(/^1?d(\d{1,4})$/.exec(textAt(dice, 'dice such as “1d100”') ?? '')?.[1] ?? 0);
	if (sides > 0) return sides;
	if (typeof dice.value === 'string') wrong(dice, 'dice such as “1d100”');
	return 100;
}

function readRow(row: Place, sides: number): TableRow | undefined {
	const text = textAt(under(row, 'text'), 'the words of the row');
	const range = readRange(row, sides);
	if (text === undefined || !range) return undefined;
	const [again] = itemsOf(under(row, 'oracle_rolls'));
	const rolls = again && wholeNumberAt(under(again, 'number_of_rolls'), 'how many rolls');
	return { ...range, text, ...(rolls !== undefined && { rolls: Math.min(Math.max(rolls, 1), MOST_ROLLS) }) };
}

/** How many rolls a row may ask for. */
export const MOST_ROLLS = 10;

/** `roll: { min: 1, max: 10 }`, or both on the row itself; a row without them cannot be rolled. */
export function readRange(row: Place, sides: number): Pick<TableRow, 'min' | 'max'> | undefined {
	const roll = isAbsent(under(row, 'roll')) ? row : under(row, 'roll');
	if (isAbsent(under(roll, 'min')) && isAbsent(under(roll, 'max'))) return { min: null, max: null };
	const min = wholeNumberAt(under(roll, 'min'), 'the first roll of the row');
	const max = wholeNumberAt(under(roll, 'max'), 'the last roll of the row');
	if (min === undefined || max === undefined) return undefined;
	if (1 <= min && min <= max && max <= sides) return { min, max };
	return wrong(roll, `a range from 1 to ${sides}, the smaller number first`, `goes from ${min} to ${max}`);
}

/** No roll may fall on two rows. */
export function overlaps(table: Place, rows: readonly Pick<TableRow, 'min' | 'max'>[]): void {
	let last = 0;
	for (const { min, max } of [...rows].sort((a, b) => (a.min ?? 0) - (b.min ?? 0))) {
		if (min === null || max === null) continue;
		if (min <= last) wrong(under(table, 'rows'), 'ranges that do not overlap', `have ${min} twice`);
		last = max;
	}
}
