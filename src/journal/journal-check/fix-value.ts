import type { Change } from '../../play/character/change';
import { withChanges, eventLine, valueLine, type EffectResult } from '../../play/apply-effects/effect-result';
import { editCharacter } from '../../play/manual-edits/sheet-edit';
import type { Character } from '../../play/character/character';
import { ASSET } from '../../play/character/events';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { changeCharacterManually } from '../manual-edits/change-character';
import { handPlan, type ManualEditPlan, type LineAt } from '../manual-edits/edit-plan';
import { WorkingCopies } from '../actions/working-copies';
import type { ActionNotes } from '../actions/action-notes';
import { stateOn } from '../actions/character-state';
import { currentValue } from './current-value';
import { isSameLevel } from './value-chain';
import { MARKED, OWNED, type RecordedValue, type ValueKey } from './value-key';
import { CORRECTION } from './value-history';
import { t } from '../../i18n/translate';

/** A value to correct: the sheet's value when it was checked, and the one on the other side. */
export interface ValueDifference {
	readonly value: ValueKey;
	readonly from: RecordedValue;
	readonly to: RecordedValue;
}

/** The changes that record the correction: `momentum 4 → 3 (correction)`. */
export function correctionLines({ value, from, to }: ValueDifference): readonly Change[] {
	const { sort, target, what, unit } = value;
	const because = { target, why: CORRECTION };
	switch (sort) {
		case 'value':
			return [valueLine(isImplied(value) ? '' : what, from, to, { ...because, unit })];
		case 'mark':
			return [eventLine(what, to === MARKED ? 'marked' : 'cleared', because)];
		case 'asset':
			return [eventLine(ASSET, to === OWNED ? 'gained' : 'discarded', because)];
		case 'next': {
			const by = Number(to) - Number(from);
			const line = eventLine(`next ${what}`, by > 0 ? 'taken' : 'spent', because);
			return Array.from({ length: Math.abs(by) }, () => line);
		}
	}
}

/** Whether the value's name can be left out: `Find the ark › 8 → 12 ticks`, `Hull breach › 2 → 3 segments`. */
const isImplied = ({ target, what, unit }: ValueKey): boolean => target !== undefined && what === unit;

/** Whether the sheet can be set to the story's value. */
export const canBeSet = (mending: ValueDifference, character: Character, ruleset: Ruleset): boolean =>
	withValue(character, mending, ruleset) !== undefined;

/** Sets a value on the sheet to that of the story, without applying any rules. */
export const setOnSheet = (
	pages: ActionNotes,
	ruleset: Ruleset,
	mending: ValueDifference,
	line?: LineAt,
): ParseResult<ManualEditPlan> =>
	changeCharacterManually(
		pages,
		ruleset,
		character => {
			if (!stillSays(mending, character, ruleset)) return movedOn(mending, character, ruleset);
			const after = withValue(character, mending, ruleset);
			return after
				? parseOk(recordedOnce(after, mending))
				: parseError('cannot_be_set', t('{mending} Change it by hand.', { mending: saysNo(mending) }));
		},
		line,
	);

/**
 * A bonus is recorded once when gained and once when spent. If the journal already has that line, another would count
 * it twice.
 */
const recordedOnce = (after: EffectResult, { value }: ValueDifference): EffectResult =>
	value.sort === 'next' ? { ...after, changes: [] } : after;

/** Records the sheet's value in the journal and leaves the sheet unchanged. */
export function recordCorrection(
	pages: ActionNotes,
	ruleset: Ruleset,
	mending: ValueDifference,
	line: LineAt,
): ParseResult<ManualEditPlan> {
	const state = stateOn(pages, ruleset);
	if (!state.ok) return state;
	const sheet = { ...mending, from: mending.to };
	const { character } = state.value;
	if (!stillSays(sheet, character, ruleset)) return movedOn(sheet, character, ruleset);
	return parseOk(handPlan(new WorkingCopies(pages), correctionLines(mending), line));
}

const stillSays = ({ value, from }: ValueDifference, character: Character, ruleset: Ruleset): boolean =>
	isSameLevel(currentValue(character, value, ruleset), from);

function movedOn({ value }: ValueDifference, character: Character, ruleset: Ruleset): ParseResult<never> {
	const now = currentValue(character, value, ruleset);
	const words = valueWords(value);
	return parseError(
		'moved_on',
		now === undefined
			? t('The sheet has changed since the check: {value} is not there any more. Nothing was written.', {
					value: words,
				})
			: t('The sheet has changed since the check: {value} is {now} by now. Nothing was written.', {
					value: words,
					now,
				}),
	);
}

/** The sheet with another value; `undefined` if it cannot hold it. */
export function withValue(
	character: Character,
	difference: ValueDifference,
	ruleset: Ruleset,
): EffectResult | undefined {
	const { value, to } = difference;
	const changes = correctionLines(difference);
	const after =
		value.target === undefined && Object.hasOwn(character.stats, value.what)
			? { ...editCharacter(character, { kind: 'stat', stat: value.what, to: Number(to) }, ruleset), changes }
			: withChanges(character, changes, ruleset);
	return isSameLevel(currentValue(after.character, value, ruleset), to) ? after : undefined;
}

const saysNo = ({ value, to }: ValueDifference): string =>
	t('{value} cannot be set to {to}.', { value: valueWords(value), to });

/** `momentum`, `Find the ark (ticks)`, `wounded`. */
export const valueWords = ({ sort, target, what }: ValueKey): string => {
	const words = sort === 'next' ? `next ${what}` : what.replace(/_/g, ' ');
	return target === undefined ? words : `${target} (${words})`;
};
