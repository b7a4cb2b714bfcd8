import type { Move } from '../../rules/move';
import { parseError, type ParseResult } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { plainText } from '../../rules/rules-text';
import { t } from '../../i18n/translate';
import { meterValue, type Character } from '../character/character';
import type { DecisionSettings } from '../record/decision-settings';
import { fullBoxes } from '../tracks/track';
import { translateTerm } from '../../i18n/translate-terms';

/** `your failure track is +6 or greater`, `you have at least +1 supply` */
const TRACK = /\byour ([a-z]+) track is \+(\d{1,2}) or (?:greater|higher)/i;
const METER = /\byou have at least \+(\d{1,2}) ([a-z]+)/i;

/** The problem code of a move whose trigger demands more than the sheet has. */
export const TRIGGER_NOT_MET = 'trigger_not_met';

/** What the trigger demands and the sheet says otherwise (Delve, Learn From Your Failures, Check Your Gear). */
export function demandOf(move: Move, character: Character, book: Rulebook): string | undefined {
	const unmet = demandsOf(move, character, book).find(({ is, least }) => is < least);
	return unmet && t('{move} asks for {name} of at least {least}; it is {is}.', { move: move.name, ...unmet });
}

function demandsOf(
	move: Move,
	character: Character,
	{ ruleset }: Rulebook,
): readonly { readonly name: string; readonly least: number; readonly is: number }[] {
	const text = plainText(`${move.trigger.text} ${move.text}`);
	const [, track = '', boxes] = TRACK.exec(text) ?? [];
	const [, least, meter = ''] = METER.exec(text) ?? [];
	const ticks = track === '' ? undefined : character.special[track.toLowerCase()];
	const value = meter === '' ? undefined : meterValue(character, meter.toLowerCase(), ruleset);
	return [
		...(ticks === undefined ? [] : [{ name: track, least: Number(boxes), is: fullBoxes(ticks) }]),
		...(value === undefined ? [] : [{ name: translateTerm(meter), least: Number(least), is: value }]),
	];
}

/** Refuses such a move, so that the player is asked before it is rolled. */
export function refusedForDemand(
	move: Move,
	character: Character,
	{ book, asksPosition }: DecisionSettings,
): ParseResult<never> | undefined {
	const told = asksPosition ? demandOf(move, character, book) : undefined;
	return told === undefined ? undefined : parseError(TRIGGER_NOT_MET, told);
}
