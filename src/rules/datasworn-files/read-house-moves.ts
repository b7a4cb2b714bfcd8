import { given } from '../core/collections';
import type { Move, RollOption, RollType, Trigger, TriggerCondition } from '../move';
import { OUTCOMES } from '../core/outcome';
import { problem } from '../core/problem';
import { tidyText } from '../rules-notes/normalize-move-text';
import { readStatedEffects, STATED_PLACES, type EffectsNotation, type StatedPlace } from '../stated-effects';
import {
	collectionsIn,
	entriesOf,
	optionalBoolean,
	isMissing,
	arrayItems,
	requiredOneOf,
	requiredText,
	optionalText,
	arrayOfTexts,
	property,
	requiredInteger,
	reportProblem,
	type UncheckedValue,
} from './unvalidated-value';
import { readHouseTable } from './read-house-oracles';
import { reportUnknownKeys } from './unknown-keys';

/** The moves of all categories, in file order. A move without its required parts is left out. */
export const readHouseMoves = (categories: UncheckedValue, ruleset: string): Move[] =>
	entriesOf(categories).flatMap(([key, category]) => readCategory(key, category, ruleset, 0));

function readCategory(key: string, category: UncheckedValue, ruleset: string, depth: number): Move[] {
	const name = optionalText(property(category, 'name')) ?? key.replaceAll('_', ' ');
	const moves = entriesOf(property(category, 'contents')).flatMap(
		([id, move]) => readHouseMove(move, name, `move:${ruleset}/${key}/${id}`) ?? [],
	);
	const inside = collectionsIn(category, depth, 'categories');
	return [...moves, ...inside.flatMap(([id, deeper]) => readCategory(id, deeper, ruleset, depth + 1))];
}

export const ROLL_TYPES: readonly RollType[] = ['action_roll', 'progress_roll', 'special_track', 'no_roll'];

const MOVE = [
	'name',
	'roll_type',
	'text',
	'summary',
	'tracks',
	'replaces',
	'effects',
	'trigger',
	'outcomes',
	'oracles',
	'allow_momentum_burn',
];

export function readHouseMove(move: UncheckedValue, category: string, id: string): Move | undefined {
	const name = requiredText(property(move, 'name'), 'the name of the move');
	const roll_type = requiredOneOf(property(move, 'roll_type'), ROLL_TYPES);
	const text = requiredText(property(move, 'text'), 'the full text of the move');
	if (name === undefined || roll_type === undefined || text === undefined) return undefined;
	const track = optionalText(property(property(move, 'tracks'), 'category'));
	const replaces = arrayOfTexts(property(move, 'replaces'));
	const stated = readStated(property(move, 'effects'));
	reportUnknownKeys(move, MOVE);
	return {
		_id: optionalText(property(move, '_id')) ?? id,
		name,
		category,
		roll_type,
		trigger: readHouseTrigger(property(move, 'trigger'), roll_type),
		text: tidyText(text),
		outcomes: readOutcomes(property(move, 'outcomes')),
		tables: entriesOf(property(move, 'oracles')).flatMap(([key, table]) => readHouseTable(key, table) ?? []),
		allow_momentum_burn: optionalBoolean(property(move, 'allow_momentum_burn'), roll_type === 'action_roll'),
		...given({ track_category: track }),
		...(replaces.length > 0 && { replaces }),
		...(stated && { stated }),
	};
}

/** Outcomes that are missing are read from the full text. */
function readOutcomes(outcomes: UncheckedValue): Move['outcomes'] {
	if (isMissing(outcomes)) return {};
	return Object.fromEntries(
		OUTCOMES.flatMap(outcome => {
			const given = property(outcomes, outcome);
			const text = isMissing(given) ? undefined : requiredText(property(given, 'text'), 'what the book says for it');
			return text === undefined ? [] : [[outcome, { text }] as const];
		}),
	);
}

/** `effects` is our own extension to Datasworn: the move's effects in notation, where its text cannot express them. */
function readStated(effects: UncheckedValue): Move['stated'] {
	if (isMissing(effects)) return undefined;
	return readNotation(effects, statedPlaces(effects));
}

/** The texts in the notation of effects, by place. */
export function statedPlaces(effects: UncheckedValue): EffectsNotation {
	const notation: Partial<Record<StatedPlace, string>> = {};
	for (const [key, place] of entriesOf(effects)) {
		const known = STATED_PLACES.find(name => name === key);
		const text = requiredText(place, 'effects in their notation');
		if (known && text !== undefined) notation[known] = text;
		if (!known) reportProblem(place, `it under one of ${STATED_PLACES.join(', ')}`);
	}
	return notation;
}

function readNotation(effects: UncheckedValue, notation: EffectsNotation): Move['stated'] {
	const stated = readStatedEffects(notation, 'The house rules state it.');
	if (stated.ok) return stated.value;
	for (const { message } of stated.problems) {
		effects.findings.push(problem('bad_house_rules', `“${effects.path}”, ${message}`));
	}
	return undefined;
}

/** A rolled move needs roll options; without any, the player is asked. */
function readHouseTrigger(trigger: UncheckedValue, rollType: RollType): Trigger {
	const conditions = arrayItems(property(trigger, 'conditions')).map(readCondition);
	const rolled = conditions.some(({ roll_options }) => roll_options.length > 0);
	if (rollType !== 'no_roll' && !rolled) {
		reportProblem(
			property(trigger, 'conditions'),
			'a list with the “roll_options” of this move, or “no_roll” as its roll type',
		);
	}
	return { text: requiredText(property(trigger, 'text'), 'what sets the move off') ?? '', conditions };
}

function readCondition(condition: UncheckedValue): TriggerCondition {
	const text = optionalText(property(condition, 'text'));
	return {
		...given({ text }),
		method: optionalText(property(condition, 'method')) ?? 'player_choice',
		roll_options: arrayItems(property(condition, 'roll_options')).flatMap(option => readOption(option) ?? []),
	};
}

/** Datasworn's roll options, by the value of `using`. */
function readOption(option: UncheckedValue): RollOption | undefined {
	const using = requiredText(property(option, 'using'), 'how it is rolled, such as “stat”');
	switch (using) {
		case undefined:
			return undefined;
		case 'stat': {
			const stat = requiredText(property(option, 'stat'), 'the name of a stat');
			return stat === undefined ? undefined : { using, stat };
		}
		case 'condition_meter': {
			const condition_meter = requiredText(property(option, 'condition_meter'), 'the name of a meter');
			return condition_meter === undefined ? undefined : { using, condition_meter };
		}
		case 'custom':
			return readCustom(option);
		case 'asset_control':
		case 'attached_asset_control':
			return readControl(option);
		// the choice made for an asset is no value of the character
		case 'asset_option':
		case 'attached_asset_option':
			return undefined;
		case 'progress_track':
			return { using };
		default:
			return readSpecialTrack(option, using);
	}
}

function readCustom(option: UncheckedValue): RollOption | undefined {
	const label = requiredText(property(option, 'label'), 'what it is called');
	const value = requiredInteger(property(option, 'value'), 'how much it adds');
	return label === undefined || value === undefined ? undefined : { using: 'custom', label, value };
}

function readControl(option: UncheckedValue): RollOption | undefined {
	const control = requiredText(property(option, 'control'), 'the meter of the asset, such as “health”');
	if (control === undefined) return undefined;
	const assets = arrayOfTexts(property(option, 'assets'));
	const ofCompanion = assets.length > 0 ? assets.some(id => id.includes('/companion/')) : control === 'health';
	return { using: 'asset_control', control, of: ofCompanion ? 'companion' : 'vehicle' };
}

/** Datasworn puts the name of the track itself under `using`: `using: bonds_legacy`. */
function readSpecialTrack(option: UncheckedValue, special_track: string): RollOption | undefined {
	if (/^[a-z_]+$/.test(special_track) && isMissing(property(option, 'stat')))
		return { using: 'special_track', special_track };
	return reportProblem(
		property(option, 'using'),
		'“stat”, “condition_meter”, “asset_control”, “custom” or “progress_track”',
	);
}
