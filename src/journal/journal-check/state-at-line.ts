import type { Character } from '../../play/character/character';
import { isSameName } from '../../rules/search/folded-name';
import type { LineOfNote } from '../notes/line-of-note';
import type { Ruleset } from '../../rules/ruleset';
import { currentValue } from './current-value';
import { withValue } from './fix-value';
import type { CheckedValue, JournalCheck } from './journal-check';
import { comesAfter, type DatedNote } from './note-order';
import type { RecordedChange } from './recorded-changes';
import { isSameLevel } from './value-chain';
import type { RecordedValue, ValueKey } from './value-key';

/** A character as it stood at a line. */
export interface StateAtLine {
	readonly character: Character;
	/** The values in which story and sheet differ, each with the change from which on they do. */
	readonly parted: readonly { readonly value: ValueKey; readonly since: RecordedChange }[];
}

/** What a thing was worth before it was there. */
const ABSENT: unique symbol = Symbol('absent');

/**
 * The state of a character as of a line, by the changes that the notes record. What no note records is as it is now.
 * `notes` are those that were checked.
 */
export function stateAtLine(
	{ values, order }: Pick<JournalCheck, 'values' | 'order'>,
	notes: readonly DatedNote[],
	{ character, ruleset }: { readonly character: Character; readonly ruleset: Ruleset },
	at: LineOfNote,
): StateAtLine {
	const isBefore = beforeLine(order, notes, at);
	const then = values.reduce(
		(state, checked) => withLevel(state, checked.value, levelBefore(checked, isBefore), ruleset),
		character,
	);
	return {
		character: then,
		parted: values.flatMap(checked => {
			const since = partedSince(checked);
			return since && isBefore(since) ? [{ value: checked.value, since }] : [];
		}),
	};
}

function beforeLine(order: JournalCheck['order'], notes: readonly DatedNote[], { path, line }: LineOfNote) {
	const byPath = new Map(notes.map(note => [note.path, note]));
	const here = byPath.get(path);
	return (change: RecordedChange): boolean => {
		if (change.path === path) return change.line <= line;
		const other = byPath.get(change.path);
		return here !== undefined && other !== undefined && comesAfter(order, here, other);
	};
}

/** The last of the steps before a line, which stand in the order of the notes: found by halves, as they may be thousands. */
function lastBefore(steps: CheckedValue['steps'], isBefore: (change: RecordedChange) => boolean) {
	let [from, to] = [0, steps.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		const step = steps[middle];
		if (step && isBefore(step.recorded)) from = middle + 1;
		else to = middle;
	}
	return steps[from - 1];
}

/** The level of a value after the last of its changes before a line; undefined if no line says what it was. */
function levelBefore(
	{ value, steps, last, now }: CheckedValue,
	isBefore: (change: RecordedChange) => boolean,
): RecordedValue | typeof ABSENT | undefined {
	const [first] = steps;
	const before = lastBefore(steps, isBefore);
	// more bonuses may have waited than the notes tell of
	if (value.sort === 'next') return Number(now) + Number(before?.to ?? first?.from) - Number(last.to);
	if (before) return before.to;
	const isBegun = first?.recorded.change.kind === 'event' && ['begun', 'gained'].includes(first.recorded.change.event);
	return first?.from ?? (isBegun ? ABSENT : undefined);
}

function withLevel(
	character: Character,
	value: ValueKey,
	level: RecordedValue | typeof ABSENT | undefined,
	ruleset: Ruleset,
): Character {
	if (level === undefined) return character;
	if (level === ABSENT) return without(character, value.target);
	const now = currentValue(character, value, ruleset);
	if (now === undefined || isSameLevel(now, level)) return character;
	return withValue(character, { value, from: now, to: level }, ruleset)?.character ?? character;
}

function without(character: Character, thing: string | undefined): Character {
	if (thing === undefined) return character;
	const isOther = ({ name }: { readonly name: string }) => !isSameName(name, thing);
	return { ...character, tracks: character.tracks.filter(isOther), assets: character.assets.filter(isOther) };
}

/** The first change that does not go on from the one before; without any, the last one, from which the sheet differs. */
const partedSince = ({ breaks, says, last }: CheckedValue): RecordedChange | undefined =>
	says === 'differs' ? (breaks[0]?.after ?? last).recorded : undefined;
