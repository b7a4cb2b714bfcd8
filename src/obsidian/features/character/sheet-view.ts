import { getOwn } from '../../../rules/core/collections';
import { specialTrackName } from '../../../rules/move';
import type { Ruleset } from '../../../rules/ruleset';
import type { Asset } from '../../../play/assets/asset';
import type { InvalidAsset } from '../../../play/assets/invalid-assets';
import { countsHarm, positionsOf } from '../../../rules/fight-positions';
import type { Character } from '../../../play/character/character';
import { maximumOf, meterValue, preventsRecovery, unreadValue } from '../../../play/character/character';
import { maxMomentum, MIN_MOMENTUM, momentumReset } from '../../../play/character/momentum';
import { NO_COMBAT } from '../../../play/character/change-target';
import { impactsView, type ImpactsView } from './impacts-view';
import { meterView, unreadMeter, type MeterView, type MomentumView } from '../../components/meters/meter-view';

/** The view model of the character sheet, computed from the character and the rules. */
export interface SheetView {
	readonly stats: readonly StatView[];
	readonly meters: readonly MeterView[];
	readonly momentum: MomentumView;
	readonly impacts: ImpactsView;
	/** The ruleset's special tracks: legacies, classic bonds, Delve's failure track. */
	readonly special: readonly SpecialView[];
	readonly experience: ExperienceView;
	/** The harm that the character inflicts, if the ruleset counts it. */
	readonly harm?: number;
	/** The note's value of it cannot be read. */
	readonly isHarmUnread?: true;
	/** Waiting bonuses for a next move: "+1 (Secure an Advantage)". */
	readonly next: readonly string[];
	/** Undefined if the rules have no positions and the character has none. */
	readonly position?: PositionView;
	readonly assets: readonly Asset[];
	/** Those that cannot be read. */
	readonly unreadAssets: readonly InvalidAsset[];
	/** The names of discarded assets. */
	readonly discarded: readonly string[];
}

export interface StatView {
	readonly name: string;
	/** Undefined if the note does not specify it. */
	readonly value?: number;
}

export interface SpecialView {
	/** "quests" */
	readonly name: string;
	/** All ticks ever marked; this may exceed 40. */
	readonly ticks: number;
	/** The note's value cannot be read, so that nothing is marked. */
	readonly isUnread?: true;
}

export interface ExperienceView {
	readonly earned: number;
	readonly spent: number;
	/** The note's values cannot be read. */
	readonly isEarnedUnread?: true;
	readonly isSpentUnread?: true;
}

export interface PositionView {
	/** `none` outside of a fight. */
	readonly now: string;
	readonly options: readonly string[];
}

export function sheetView(character: Character, ruleset: Ruleset): SheetView {
	const { stats, experience, experience_spent, harm, next, assets } = character;
	const position = positionView(character, ruleset);
	return {
		stats: ruleset.stats.map(name => ({
			name,
			...(getOwn(stats, name) === undefined ? {} : { value: getOwn(stats, name) }),
		})),
		meters: ruleset.condition_meters.map(rule =>
			ifRead(
				character,
				meterView(
					{
						name: rule.name,
						value: meterValue(character, rule.name, ruleset),
						min: rule.min,
						max: maximumOf(character, rule),
					},
					preventsRecovery(character, rule.name, ruleset),
				),
			),
		),
		momentum: ifRead(character, momentumView(character)),
		impacts: impactsView(character, ruleset),
		special: ruleset.special_tracks.map(id => specialView(specialTrackName(id), character)),
		experience: {
			earned: experience,
			spent: experience_spent,
			...(unreadValue(character, 'experience') ? { isEarnedUnread: true as const } : {}),
			...(unreadValue(character, 'experience_spent') ? { isSpentUnread: true as const } : {}),
		},
		...(harm !== undefined || countsHarm(ruleset) ? { harm: harm ?? 1 } : {}),
		...(unreadValue(character, 'harm') ? { isHarmUnread: true as const } : {}),
		next: next.map(({ text }) => text),
		...(position ? { position } : {}),
		assets: assets.filter(({ discarded }) => !discarded),
		unreadAssets: character.unreadAssets ?? [],
		discarded: assets.filter(({ discarded }) => discarded).map(({ name }) => name),
	};
}

/** Only then is the position of use. */
export const isInFight = ({ combat }: Character): boolean => combat !== undefined;

const ifRead = <View extends MeterView>({ unread = {} }: Character, view: View): View =>
	getOwn(unread, view.name) === undefined ? view : unreadMeter(view);

const specialView = (name: string, character: Character): SpecialView => ({
	name,
	ticks: getOwn(character.special, name) ?? 0,
	...(unreadValue(character, name) ? { isUnread: true as const } : {}),
});

const momentumView = (character: Character): MomentumView => ({
	...meterView({
		name: 'momentum',
		value: character.momentum,
		min: MIN_MOMENTUM,
		max: maxMomentum(character),
	}),
	reset: momentumReset(character),
});

/** The current position and the options. An unknown position is offered while it is the current one. */
function positionView({ combat }: Character, ruleset: Ruleset): PositionView | undefined {
	const known = positionsOf(ruleset);
	if (known.length === 0 && combat === undefined) return undefined;
	const own = combat === undefined || known.includes(combat) ? [] : [combat];
	return { now: combat ?? NO_COMBAT, options: [NO_COMBAT, ...known, ...own] };
}
