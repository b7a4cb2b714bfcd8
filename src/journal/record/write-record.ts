import type { MoveRecord } from '../../play/record/record';
import { readChange, writeChange } from './done';
import {
	readAdd,
	readBurn,
	readCancelled,
	readCost,
	readName,
	readProgress,
	readRoll,
	readTableRoll,
	readThrow,
	readUsed,
	writeAdd,
	writeBurn,
	writeCancelled,
	writeCost,
	writeRoll,
	writeTableRoll,
	writeThrow,
	writeUsed,
} from './record-values';
import type { Reading } from '../../rules/problem';
import { readBlock } from '../sworn-block/sworn-block';
import { setEntry, writeEntry } from '../sworn-block/edit';
import type { EntryHabits } from '../sworn-block/edit';
import { KEYS_OF_KIND, LIST_KEYS } from '../sworn-block/kind';
import { applyChanges } from '../text/text-change';

type MoveKey = (typeof KEYS_OF_KIND.move)[number];

/** What each key of a block says for this record. */
function valuesOf(record: MoveRecord): Readonly<Record<MoveKey, readonly string[]>> {
	const one = <T>(value: T | undefined, write: (value: T) => string): string[] =>
		value === undefined ? [] : [write(value)];
	const words = (text: string | undefined): string[] => one(text, value => value);
	return {
		move: [record.move],
		by: words(record.by),
		from: words(record.from),
		track: words(record.track),
		roll: one(record.roll, writeRoll),
		add: record.adds.map(writeAdd),
		with: (record.abilities ?? []).map(writeUsed),
		cost: one(record.cost, writeCost),
		rank: words(record.rank),
		progress: one(record.progress, String),
		dice: one(record.dice, writeThrow),
		cancelled: one(record.cancelled, writeCancelled),
		reroll: record.rerolls.map(writeThrow),
		burn: one(record.burn, writeBurn),
		outcome: words(record.outcome),
		as: words(record.as),
		table: record.table.map(writeTableRoll),
		chose: record.chose,
		passed: record.passed,
		done: record.done.map(writeChange),
	};
}

/** The body of a fresh block, without a line break at its end. */
export function writeRecord(record: MoveRecord): string {
	const values = valuesOf(record);
	return KEYS_OF_KIND.move
		.filter(key => values[key].length > 0)
		.map(key => writeEntry(key, values[key]))
		.join('\n');
}

const again =
	<T>(readValue: (text: string) => Reading<T>, writeValue: (value: T) => string) =>
	(text: string): string => {
		const reading = readValue(text);
		return reading.ok ? writeValue(reading.value) : text;
	};

/** A value that says the same in other words ("+1 tailwind", "[[Ark]]") is left as the player wrote it. */
const HABITS: Partial<Readonly<Record<MoveKey, EntryHabits>>> = {
	by: { canonical: readName },
	track: { canonical: readName },
	roll: { canonical: text => writeRoll(readRoll(text)) },
	add: { canonical: again(readAdd, writeAdd) },
	with: { canonical: again(readUsed, writeUsed), isKept: text => !readUsed(text).ok },
	cost: { canonical: again(readCost, writeCost) },
	progress: { canonical: again(readProgress, String) },
	dice: { canonical: again(readThrow, writeThrow) },
	cancelled: { canonical: again(readCancelled, writeCancelled) },
	reroll: { canonical: again(readThrow, writeThrow) },
	burn: { canonical: again(readBurn, writeBurn) },
	table: { canonical: again(readTableRoll, writeTableRoll) },
	done: { canonical: again(readChange, writeChange), isKept: text => !readChange(text).ok },
};

/** The smallest edit of a body after which it reads as this record. What we do not know or cannot read stays. */
export function rewriteRecord(body: string, record: MoveRecord): string {
	const values = valuesOf(record);
	return KEYS_OF_KIND.move.reduce((text, key) => {
		const changes = setEntry(readBlock(text), key, values[key], { ...HABITS[key], isSingle: !LIST_KEYS.has(key) });
		return changes.length > 0 ? applyChanges(text, changes) : text;
	}, body);
}
