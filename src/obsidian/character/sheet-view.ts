import { specialTrackName } from '../../rules/move';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../../play/character';
import { isMarked, meterValue, preventsRecovery } from '../../play/character';
import { maxMomentum, MIN_MOMENTUM, momentumReset } from '../../play/momentum';
import { MAX_TICKS } from '../../play/track';
import type { TrackBar } from '../tracks/track-view';
import { boxWords } from '../tracks/track-view';

/** What the character sheet shows, reckoned from the character and the rules. */
export interface SheetView {
	readonly stats: readonly { readonly name: string; readonly value?: number }[];
	readonly meters: readonly MeterView[];
	readonly impacts: readonly ImpactGroup[];
	/** Legacy tracks, classic bonds, Delve's failure track: those that the ruleset has. */
	readonly special: readonly TrackBar[];
	/** "5 earned, 3 spent". */
	readonly experience: string;
	/** The harm that the character inflicts, where the ruleset counts it. */
	readonly harm?: number;
	/** Bonuses that wait for a next move: "+1 (Secure an Advantage)". */
	readonly next: readonly string[];
	/** The position in a fight. */
	readonly combat?: string;
}

export interface MeterView {
	readonly name: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	/** Where momentum stands after a burn. */
	readonly reset?: number;
	/** Why it cannot rise: "at its maximum", "not while wounded". */
	readonly noRise?: string;
	readonly noFall?: string;
}

export interface ImpactGroup {
	readonly group: string;
	readonly impacts: readonly { readonly name: string; readonly isMarked: boolean }[];
}

export function sheetView(character: Character, ruleset: Ruleset): SheetView {
	return {
		stats: ruleset.stats.map(name => {
			const value = character.stats[name];
			return { name, ...(value === undefined ? {} : { value }) };
		}),
		meters: [...ruleset.condition_meters.map(rule => meterOf(rule, character, ruleset)), momentumOf(character)],
		impacts: impactGroups(character, ruleset),
		special: ruleset.special_tracks.map(track => specialBar(specialTrackName(track), character)),
		experience: `${character.experience} earned, ${character.experience_spent} spent`,
		...(character.harm === undefined ? {} : { harm: character.harm }),
		next: character.next.map(({ text }) => text),
		...(character.combat ? { combat: character.combat } : {}),
	};
}

function meterOf(
	{ name, min, max }: Ruleset['condition_meters'][number],
	character: Character,
	ruleset: Ruleset,
): MeterView {
	const barrier = preventsRecovery(character, name, ruleset);
	const meter = withLimits({ name, value: meterValue(character, name, ruleset), min, max });
	return barrier ? { ...meter, noRise: `not while ${barrier}` } : meter;
}

/** A special track runs on past its tenth box: 46 ticks are the second time through, with 6. */
function specialBar(label: string, { special }: Character): TrackBar {
	const ticks = Math.max(0, special[label] ?? 0);
	const round = ticks === 0 ? 0 : Math.floor((ticks - 1) / MAX_TICKS);
	const value = ticks - round * MAX_TICKS;
	const words = [boxWords(value), round > 0 && `filled ${timesWord(round)}`].filter(Boolean).join(', ');
	return { label, value, max: MAX_TICKS, words };
}

const timesWord = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

const momentumOf = (character: Character): MeterView =>
	withLimits({
		name: 'momentum',
		value: character.momentum,
		min: MIN_MOMENTUM,
		max: maxMomentum(character),
		reset: momentumReset(character),
	});

const withLimits = (meter: MeterView): MeterView => ({
	...meter,
	...(meter.value >= meter.max ? { noRise: 'at its maximum' } : {}),
	...(meter.value <= meter.min ? { noFall: 'at its minimum' } : {}),
});

/** As the sheet prints them. Vehicle troubles stand on the vehicle's sheet; whatever else is marked comes last. */
function impactGroups(character: Character, ruleset: Ruleset): readonly ImpactGroup[] {
	const printed = ruleset.impacts.filter(rule => !rule.on_vehicle);
	const groups = [...new Set(printed.map(({ group }) => group))].map(group => ({
		group,
		impacts: printed
			.filter(rule => rule.group === group)
			.map(({ name }) => ({ name, isMarked: isMarked(character, name) })),
	}));
	const others = character.impacts.filter(name => !printed.some(rule => rule.name === name));
	if (others.length === 0) return groups;
	return [...groups, { group: 'others', impacts: others.map(name => ({ name, isMarked: true })) }];
}
