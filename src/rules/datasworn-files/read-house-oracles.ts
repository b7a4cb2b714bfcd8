import { given } from '../core/collections';
import type { MoveTable, TableRow } from '../move';
import {
	D100,
	highestFace,
	lacksOf,
	readDice,
	type EmbeddedRoll,
	type EnhancedCollection,
	type Oracle,
	type OracleDice,
	type OracleRow,
} from '../oracles/oracle';
import { isD66 } from '../player-tables/table-dice';
import type { Pack } from './pack';
import { reportUnknownKeys } from './unknown-keys';
import {
	collectionsIn,
	entriesOf,
	optionalBoolean,
	keyAsName,
	isMissing,
	arrayItems,
	requiredOneOf,
	requiredText,
	optionalInteger,
	optionalText,
	arrayOfTexts,
	property,
	requiredInteger,
	reportProblem,
	type UncheckedValue,
} from './unvalidated-value';

/** The enclosing collections: their path in names and ids, and the ids they replace. */
interface Above {
	readonly path: readonly string[];
	readonly id: string;
	/** What separates the key of an oracle from the id above it; a slash by default. */
	readonly joint?: string;
	readonly replaces: readonly string[];
	readonly enhances?: EnhancedCollection;
}

/** The oracles of all collections, in file order. One without rows is left out. */
export const readHouseOracles = (collections: UncheckedValue, { id, title }: Pack): readonly Oracle[] =>
	entriesOf(collections).flatMap(([key, collection]) =>
		readCollection(key, collection, { path: [], id: `oracle_rollable:${id}`, replaces: [] }, title),
	);

function readCollection(key: string, collection: UncheckedValue, above: Above, title: string): readonly Oracle[] {
	const name = optionalText(property(collection, 'name')) ?? keyAsName(key);
	const here: Above = {
		path: [...above.path, name.replace(/ Oracles$/, '')],
		id: `${above.id}/${key}`,
		replaces: [...above.replaces, ...arrayOfTexts(property(collection, 'replaces'))],
		...given({ enhances: enhancedBy(collection, above, name, title) }),
	};
	const own = entriesOf(property(collection, 'contents')).flatMap(
		([id, oracle]) => readHouseOracle(id, oracle, here) ?? [],
	);
	const inside = collectionsIn(collection, here.path.length, 'collections');
	return [...own, ...inside.flatMap(([id, deeper]) => readCollection(id, deeper, here, title))];
}

/** The collection that this one adds to, by itself or within the one above it. */
function enhancedBy(
	collection: UncheckedValue,
	{ enhances }: Above,
	name: string,
	source: string,
): EnhancedCollection | undefined {
	const collections = arrayOfTexts(property(collection, 'enhances'));
	if (collections.length > 0) return { collections, path: [], source };
	return enhances && { ...enhances, path: [...enhances.path, name] };
}

const ORACLE = [
	'name',
	'dice',
	'rows',
	'replaces',
	'oracle_type',
	'column_labels',
	'summary',
	'description',
	'recommended_rolls',
	'match',
];

/** An oracle without rows is left out. */
export function readHouseOracle(key: string, oracle: UncheckedValue, above: Above): Oracle | undefined {
	const name = optionalText(property(oracle, 'name')) ?? keyAsName(key);
	reportUnknownKeys(oracle, ORACLE);
	const stated = diceOf(property(oracle, 'dice'));
	const dice = stated ?? D100;
	const labels = property(oracle, 'column_labels');
	const rows = arrayItems(property(oracle, 'rows')).flatMap(row => readOracleRow(row, dice, labels) ?? []);
	if (rows.length === 0) return reportProblem(property(oracle, 'rows'), 'a list of rows');
	rollsMisplaced(oracle, 'rows', rows, stated);
	const synonym = optionalText(property(oracle, 'canonical_name'));
	return {
		_id: optionalText(property(oracle, '_id')) ?? `${above.id}${above.joint ?? '/'}${key}`,
		tags: readTags(property(oracle, 'tags')),
		path: [...above.path, name],
		synonyms: synonym === undefined || synonym === name ? [] : [synonym],
		dice,
		rows,
		suggestions: arrayOfTexts(property(oracle, 'suggestions')),
		replaces: [...arrayOfTexts(property(oracle, 'replaces')), ...above.replaces],
		...given({ recommended_rolls: recommendedRolls(property(oracle, 'recommended_rolls')) }),
		...(above.enhances && { enhances: { ...above.enhances, path: [...above.enhances.path, name] } }),
	};
}

function recommendedRolls(rolls: UncheckedValue): Oracle['recommended_rolls'] {
	const [min, max] = ['min', 'max'].map(key => optionalInteger(property(rolls, key)));
	return min === undefined || max === undefined ? undefined : { min, max };
}

/** Tags are grouped by ruleset; only words and lists of words are kept. */
const readTags = (tags: UncheckedValue): Oracle['tags'] =>
	Object.fromEntries(
		entriesOf(tags)
			.flatMap(([, tags]) => entriesOf(tags))
			.flatMap(([key, tag]): readonly [string, string | readonly string[]][] => {
				if (Array.isArray(tag.value)) return [[key, arrayOfTexts(tag)]];
				return typeof tag.value === 'string' ? [[key, tag.value]] : [];
			}),
	);

/** d100 by default; undefined if they cannot be read. */
export function diceOf(dice: UncheckedValue): OracleDice | undefined {
	const wanted = 'dice such as “1d100”';
	const text = isMissing(dice) ? undefined : requiredText(dice, wanted);
	return text === undefined ? D100 : (readDice(text) ?? reportProblem(dice, wanted));
}

export function readOracleRow(row: UncheckedValue, dice: OracleDice, labels?: UncheckedValue): OracleRow | undefined {
	const text = requiredText(property(row, 'text'), 'the words of the row');
	const range = readRange(row, highestFace(dice));
	if (text === undefined || !range) return undefined;
	const template = optionalText(property(property(row, 'template'), 'text'));
	const stated = arrayItems(property(row, 'oracle_rolls')).map(readRoll);
	const oracle_rolls = stated.length > 0 || template !== undefined ? stated : linksAlone(text);
	return {
		...range,
		text,
		...withDetails(row, labels),
		...given({ template }),
		oracle_rolls,
	};
}

/** The texts of the further columns of a row, with the names of its columns where they tell more than “Details”. */
function withDetails(row: UncheckedValue, labels: UncheckedValue | undefined): Pick<OracleRow, 'details' | 'columns'> {
	const further = ['text2', 'text3'].flatMap(key => {
		const text = optionalText(property(row, key));
		return text === undefined ? [] : [{ key, text }];
	});
	const details = further.map(({ text }) => text);
	if (!labels) return { details };
	const columns = ['text', ...further.map(({ key }) => key)].map(key => columnName(property(labels, key)));
	return columns.slice(1).some(name => name !== '') ? { details, columns } : { details };
}

function columnName(label: UncheckedValue): string {
	const name = optionalText(label) ?? '';
	return /^(?:results?|text|details?|summary|description|notes?)$/i.test(name.trim()) ? '' : name.trim();
}

/** A row of nothing but links to oracles says nothing by itself, so they are rolled at once. */
function linksAlone(text: string): readonly EmbeddedRoll[] {
	if (text.replace(ORACLE_LINK, '').replace(/[\s+&,;/⏵▶]/g, '') !== '') return [];
	return [...text.matchAll(ORACLE_LINK)].map(([, oracle = '']) => ({
		oracle,
		auto: true,
		number_of_rolls: 1,
		duplicates: 'keep',
	}));
}

const ORACLE_LINK = /\[[^\]]{1,300}\]\(datasworn:(oracle_rollable:[^)]{1,300})\)/g;

function readRoll(roll: UncheckedValue): EmbeddedRoll {
	const count = property(roll, 'number_of_rolls');
	const wanted = isMissing(count) ? 1 : (requiredInteger(count, 'how many rolls') ?? 1);
	const duplicates = property(roll, 'duplicates');
	return {
		oracle: optionalText(property(roll, 'oracle')) ?? null,
		auto: optionalBoolean(property(roll, 'auto'), false),
		number_of_rolls: Math.min(Math.max(wanted, 1), MOST_ROLLS),
		duplicates: (isMissing(duplicates) ? undefined : requiredOneOf(duplicates, DUPLICATES)) ?? 'reroll',
	};
}

const DUPLICATES: readonly EmbeddedRoll['duplicates'][] = ['reroll', 'keep', 'make_it_worse'];

/** A table without rows that can be rolled is left out. */
export function readHouseTable(key: string, table: UncheckedValue): MoveTable | undefined {
	const name = optionalText(property(table, 'name')) ?? key.replaceAll('_', ' ');
	const stated = diceOf(property(table, 'dice'));
	const isOne = stated === undefined || (stated.count === 1 && stated.modifier === 0);
	const dice = isOne ? stated : reportProblem(property(table, 'dice'), 'dice such as “1d100”');
	const { sides } = dice ?? D100;
	const rows = arrayItems(property(table, 'rows')).flatMap(row => readRow(row, sides) ?? []);
	if (rows.length === 0) return reportProblem(property(table, 'rows'), 'a list of rows');
	rollsMisplaced(table, 'rows', rows, dice);
	const isColumn = property(table, 'oracle_type').value === 'column_text';
	return {
		_id: optionalText(property(table, '_id')) ?? key,
		name,
		...(isColumn && { column: name.toLowerCase() }),
		sides,
		rows,
	};
}

function readRow(row: UncheckedValue, sides: number): TableRow | undefined {
	const text = requiredText(property(row, 'text'), 'the words of the row');
	const range = readRange(row, sides);
	if (text === undefined || !range) return undefined;
	const [again] = arrayItems(property(row, 'oracle_rolls'));
	const rolls = again && requiredInteger(property(again, 'number_of_rolls'), 'how many rolls');
	return { ...range, text, ...(rolls !== undefined && { rolls: Math.min(Math.max(rolls, 1), MOST_ROLLS) }) };
}

/** Maximum number of rolls that a row may call for. */
export const MOST_ROLLS = 10;

/** Reads `roll: { min: 1, max: 10 }`, or both keys on the row itself. A row without them cannot be rolled. */
export function readRange(row: UncheckedValue, sides: number): Pick<TableRow, 'min' | 'max'> | undefined {
	const roll = isMissing(property(row, 'roll')) ? row : property(row, 'roll');
	if (isMissing(property(roll, 'min')) && isMissing(property(roll, 'max'))) return { min: null, max: null };
	const min = requiredInteger(property(roll, 'min'), 'the first roll of the row');
	const max = requiredInteger(property(roll, 'max'), 'the last roll of the row');
	if (min === undefined || max === undefined) return undefined;
	if (1 <= min && min <= max && max <= sides) return { min, max };
	return reportProblem(roll, `a range from 1 to ${sides}, the smaller number first`, `goes from ${min} to ${max}`);
}

/** Reports rolls that fall on two rows, and those of the dice that fall on none where any row can be rolled. */
export function rollsMisplaced(
	table: UncheckedValue,
	key: string,
	rows: readonly Pick<TableRow, 'min' | 'max'>[],
	dice?: OracleDice,
): void {
	const { value } = property(table, key);
	const isWhole = Array.isArray(value) && value.length === rows.length && rows.some(({ max }) => max);
	const gaps = dice && isWhole && !isD66(dice) ? lacksOf({ dice, rows }) : [];
	const words = gaps.map(({ min, max }) => (min === max ? `${min}` : `${min}-${max}`)).join(', ');
	if (words !== '') reportProblem(property(table, key), 'a row for each roll', `have no row for ${words}`);
	let last = 0;
	for (const { min, max } of [...rows].sort((a, b) => (a.min ?? 0) - (b.min ?? 0))) {
		if (!min || !max) continue;
		if (min <= last) reportProblem(property(table, key), 'ranges that do not overlap', `have ${min} twice`);
		last = max;
	}
}
