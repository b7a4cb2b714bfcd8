import { getOwn, given } from '../../rules/core/collections';
import type { Ruleset } from '../../rules/ruleset';
import { changeMeter, setCombat } from '../apply-effects/meters';
import { clearImpact, markImpact } from '../apply-effects/impacts';
import { after, withChanges, eventLine, valueLine, type EffectResult } from '../apply-effects/effect-result';
import { markSpecial } from '../apply-effects/rewards';
import type { Character } from '../character/character';
import { earnedBetween, earningOf, isLegacy } from '../character/legacy';
import { momentumReset } from '../character/momentum';
import { SPENT } from '../character/change-target';

/** A manual change on the character sheet. */
export type SheetEdit =
	/** A condition meter or momentum, within its limits; a marked impact keeps its meter from rising. */
	| { readonly kind: 'meter'; readonly meter: string; readonly by: number }
	| { readonly kind: 'reset_momentum' }
	| { readonly kind: 'impact'; readonly impact: string; readonly marked: boolean }
	/** Ticks of a legacy track or other special track; filled boxes earn experience by the rules. */
	| { readonly kind: 'special'; readonly track: string; readonly by: number }
	| { readonly kind: 'experience'; readonly by: number }
	| { readonly kind: 'spend'; readonly by: number }
	| { readonly kind: 'stat'; readonly stat: string; readonly to: number }
	/** The position in a fight; `none` ends it. */
	| { readonly kind: 'position'; readonly to: string }
	| { readonly kind: 'harm'; readonly to: number }
	/** Drops a bonus for the next move, identified by its text. */
	| { readonly kind: 'drop_next'; readonly text: string };

/** Applies a manual change by the same rules as a move; no lines if nothing changes. */
export function editCharacter(character: Character, edit: SheetEdit, ruleset: Ruleset): EffectResult {
	const edited = carriedOutByHand(character, edit, ruleset);
	const { note } = edited.changes[0] ?? {};
	return edited.character === character ? { character, changes: [], ...given({ note }) } : edited;
}

function carriedOutByHand(character: Character, edit: SheetEdit, ruleset: Ruleset): EffectResult {
	switch (edit.kind) {
		case 'meter':
			return changeMeter(character, { meter: edit.meter, by: edit.by }, ruleset);
		case 'reset_momentum':
			return changeMeter(character, { meter: 'momentum', by: momentumReset(character) - character.momentum }, ruleset);
		case 'impact':
			return edit.marked ? markImpact(character, edit.impact) : clearImpact(character, edit.impact);
		case 'special':
			return edit.by < 0
				? clearSpecial(character, edit.track, -edit.by, ruleset)
				: markSpecial(character, { track: edit.track, by: edit.by }, { ruleset });
		case 'experience':
			return count(character, 'experience', character.experience + edit.by, ruleset);
		case 'spend':
			return count(character, SPENT, Math.min(character.experience, character.experience_spent + edit.by), ruleset);
		case 'stat':
			return withStat(character, edit.stat, edit.to);
		case 'position':
			return setCombat(character, edit.to);
		case 'harm':
			return count(character, 'harm', edit.to, ruleset);
		case 'drop_next':
			return withChanges(character, [eventLine(`next ${edit.text}`, 'spent')], ruleset);
	}
}

const untouched = (character: Character): EffectResult => ({ character, changes: [] });

/** `experience 3 → 4`; never below 0. */
function count(character: Character, what: string, wanted: number, ruleset: Ruleset): EffectResult {
	const from =
		what === SPENT ? character.experience_spent : what === 'harm' ? (character.harm ?? 1) : character.experience;
	const to = Math.max(0, wanted);
	return from === to ? untouched(character) : withChanges(character, [valueLine(what, from, to)], ruleset);
}

/** Removes ticks marked by mistake, along with the unspent part of the experience that their boxes earned. */
function clearSpecial(character: Character, track: string, by: number, ruleset: Ruleset): EffectResult {
	const from = getOwn(character.special, track) ?? 0;
	const to = Math.max(0, from - by);
	if (from === to) return untouched(character);
	const cleared = withChanges(character, [valueLine(track, from, to, { unit: 'ticks' })], ruleset);
	const earning = isLegacy(ruleset, track) ? earningOf(ruleset) : undefined;
	const earned = earning ? earnedBetween(to, from, earning) : 0;
	const unspent = character.experience - character.experience_spent;
	if (earned === 0) return cleared;
	return after(cleared, now => count(now, 'experience', now.experience - Math.min(earned, unspent), ruleset));
}

/** `edge 2 → 3` */
const withStat = (character: Character, stat: string, to: number): EffectResult => {
	const from = getOwn(character.stats, stat) ?? 0;
	if (from === to) return untouched(character);
	return {
		character: { ...character, stats: { ...character.stats, [stat]: to } },
		changes: [valueLine(stat, from, to)],
	};
};
