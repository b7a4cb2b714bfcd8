import type { MoveRecord } from '../../play/record/record';
import { parseOk, type Problem, type ParseResult } from '../../rules/core/problem';
import { given } from '../../rules/core/collections';
import type { EntryHabits } from '../sworn-block/edit-entry';
import type { KEYS_OF_KIND } from '../sworn-block/block-kinds';
import type { BlockItem } from '../sworn-block/sworn-block';
import { readChange, writeChange } from './change-lines';
import {
	isOwnOutcome,
	readAdd,
	readBurn,
	readCancelled,
	readCost,
	readOutcomeLine,
	readProgress,
	readRoll,
	readRolled,
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
import { statedName as readName } from '../../rules/search/stated-name';

type MoveKey = (typeof KEYS_OF_KIND.move)[number];

/** How to read and write a key of a move. */
interface RecordKey {
	/** Converts values to part of a record, and returns problems for those that cannot be read. */
	readonly read: (
		items: readonly BlockItem[],
		isRolled: boolean,
	) => { readonly part: Partial<MoveRecord>; readonly unread: Problem[] };
	/** Converts part of a record to values; if there are none, the key is left out. */
	readonly write: (record: MoveRecord) => readonly string[];
	readonly habits: EntryHabits;
	/** For history, an unreadable line is kept and only a warning. For any other key it is an error. */
	readonly isHistory: boolean;
}

/** If the replaced text is more than a word and a different option, it may be prose that was joined to the line. */
const isOtherThanOption = (replaced: string, by: string): boolean =>
	/[^\p{L}'’]/u.test(readRoll(replaced).option) &&
	readRoll(replaced).option.toLowerCase() !== readRoll(by).option.toLowerCase();

/** An outcome with text of the player's must not be overwritten by one of the plugin's. */
const isReplacedByOurs = (replaced: string, by: string): boolean =>
	isOwnOutcome(replaced) && (by === '' || !isOwnOutcome(by));

/** Reads and writes one value. */
interface Codec<T> {
	/** Some values are read more strictly once there are dice. */
	readonly read: (text: string, isRolled: boolean) => ParseResult<T>;
	readonly write: (value: T) => string;
	readonly staysAsComment?: (replaced: string, by: string) => boolean;
}

const TEXT: Codec<string> = { read: text => parseOk(text), write: text => text };
const NAME: Codec<string> = { read: text => parseOk(readName(text)), write: text => text };
const THROW = { read: readThrow, write: writeThrow };

function keyOf<T>(
	{ read, write, staysAsComment }: Codec<T>,
	valuesOf: (record: MoveRecord) => readonly T[],
	partOf: (values: readonly T[]) => Partial<MoveRecord>,
	isHistory = false,
): RecordKey {
	/** A value that means the same in other words ("+1 tailwind", "[[Ark]]") is left as the player wrote it. */
	const canonical = (text: string): string => {
		const reading = read(text, false);
		return reading.ok ? write(reading.value) : text;
	};
	return {
		read: (items, isRolled) => {
			const readings = items.map(item => ({ item, reading: read(item.text, isRolled) }));
			return {
				part: partOf(readings.flatMap(({ reading }) => (reading.ok ? [reading.value] : []))),
				unread: readings.flatMap(({ item, reading }) =>
					reading.ok ? [] : reading.problems.map(problem => at(item, problem)),
				),
			};
		},
		write: record => valuesOf(record).map(write),
		habits: {
			canonical,
			...given({ staysAsComment }),
			...(isHistory && { isKept: (text: string) => !read(text, false).ok }),
		},
		isHistory,
	};
}

/** Places a problem at the whole value, since offsets in a quoted text differ from its source. */
const at = ({ from, to }: BlockItem, { code, message }: Problem): Problem => ({ code, message, from, to });

type Field = keyof MoveRecord;

type Fields = { -readonly [F in Field]?: NonNullable<MoveRecord[F]> };

/** A key with one value, which is a field of the record; of several values, the first counts. */
const one = <F extends Field>(field: F, codec: Codec<NonNullable<MoveRecord[F]>>): RecordKey =>
	keyOf(
		codec,
		({ [field]: value }) => (value === undefined || value === null ? [] : [value]),
		([first]) => {
			const part: Fields = {};
			if (first !== undefined) part[field] = first;
			return part;
		},
	);

type ListField = { [F in Field]: NonNullable<MoveRecord[F]> extends readonly unknown[] ? F : never }[Field];

/** A key with any number of values, which together are a field of the record. */
const list = <F extends ListField>(
	field: F,
	codec: Codec<NonNullable<MoveRecord[F]>[number]>,
	isHistory = false,
): RecordKey =>
	keyOf<NonNullable<MoveRecord[F]>[number]>(
		codec,
		({ [field]: values = [] }) => values,
		values => (values.length > 0 ? { [field]: values } : {}),
		isHistory,
	);

/** Every key of a move, in the order of `KEYS_OF_KIND`. Reading and writing depend only on these rows. */
export const RECORD_KEYS: Readonly<Record<MoveKey, RecordKey>> = {
	move: one('move', TEXT),
	by: one('by', NAME),
	from: one('from', TEXT),
	track: one('track', NAME),
	roll: one('roll', {
		read: (text, isRolled) => (isRolled ? readRolled(text) : parseOk(readRoll(text))),
		write: writeRoll,
		staysAsComment: isOtherThanOption,
	}),
	add: list('adds', { read: readAdd, write: writeAdd }),
	with: list('abilities', { read: readUsed, write: writeUsed }, true),
	cost: one('cost', { read: readCost, write: writeCost }),
	rank: one('rank', TEXT),
	progress: one('progress', { read: readProgress, write: String }),
	dice: one('dice', THROW),
	cancelled: one('cancelled', { read: readCancelled, write: writeCancelled }),
	reroll: list('rerolls', THROW),
	burn: one('burn', { read: readBurn, write: writeBurn }),
	outcome: one('outcome', { read: readOutcomeLine, write: text => text, staysAsComment: isReplacedByOurs }),
	as: one('as', TEXT),
	table: list('table', { read: readTableRoll, write: writeTableRoll }),
	chose: list('chose', TEXT),
	passed: list('passed', TEXT),
	done: list('done', { read: readChange, write: writeChange }, true),
	imported: one('imported', TEXT),
};

/** Whether a value in any block is an unreadable line of history, and so the player's. */
export const isUnreadHistory = (key: string, text: string): boolean =>
	isMoveKey(key) && RECORD_KEYS[key].habits.isKept?.(text) === true;

export const isMoveKey = (key: string): key is MoveKey => Object.hasOwn(RECORD_KEYS, key);
