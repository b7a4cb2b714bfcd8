import type { RollOption, RollType, Trigger, TriggerCondition } from '../move';
import type { Place } from './checked';
import { isAbsent, itemsOf, textAt, textIfAny, textsOf, under, wholeNumberAt, wrong } from './checked';

/** A move that is rolled needs something to roll: without it the player is asked. */
export function readHouseTrigger(trigger: Place, rollType: RollType): Trigger {
	const conditions = itemsOf(under(trigger, 'conditions')).map(readCondition);
	const rolled = conditions.some(({ roll_options }) => roll_options.length > 0);
	if (rollType !== 'no_roll' && !rolled) {
		wrong(under(trigger, 'conditions'), 'a list with the “roll_options” of this move, or “no_roll” as its roll type');
	}
	return { text: textAt(under(trigger, 'text'), 'what sets the move off') ?? '', conditions };
}

function readCondition(condition: Place): TriggerCondition {
	const text = textIfAny(under(condition, 'text'));
	return {
		...(text !== undefined && { text }),
		method: textIfAny(under(condition, 'method')) ?? 'player_choice',
		roll_options: itemsOf(under(condition, 'roll_options')).flatMap(option => readOption(option) ?? []),
	};
}

/** Datasworn's ways to roll, by the word under `using`. */
function readOption(option: Place): RollOption | undefined {
	const using = textAt(under(option, 'using'), 'how it is rolled, such as “stat”');
	switch (using) {
		case undefined:
			return undefined;
		case 'stat': {
			const stat = textAt(under(option, 'stat'), 'the name of a stat');
			return stat === undefined ? undefined : { using, stat };
		}
		case 'condition_meter': {
			const condition_meter = textAt(under(option, 'condition_meter'), 'the name of a meter');
			return condition_meter === undefined ? undefined : { using, condition_meter };
		}
		case 'custom':
			return readCustom(option);
		case 'asset_control':
			return readControl(option);
		case 'progress_track':
			return { using };
		default:
			return readSpecialTrack(option, using);
	}
}

function readCustom(option: Place): RollOption | undefined {
	const label = textAt(under(option, 'label'), 'what it is called');
	const value = wholeNumberAt(under(option, 'value'), 'how much it adds');
	return label === undefined || value === undefined ? undefined : { using: 'custom', label, value };
}

function readControl(option: Place): RollOption | undefined {
	const control = textAt(under(option, 'control'), 'the meter of the asset, such as “health”');
	if (control === undefined) return undefined;
	const assets = textsOf(under(option, 'assets'));
	const ofCompanion = assets.length > 0 ? assets.some(id => id.includes('/companion/')) : control === 'health';
	return { using: 'asset_control', control, of: ofCompanion ? 'companion' : 'vehicle' };
}

/** Datasworn names the track itself where other options say how they are rolled: `using: bonds_legacy`. */
function readSpecialTrack(option: Place, special_track: string): RollOption | undefined {
	if (/^[a-z_]+$/.test(special_track) && isAbsent(under(option, 'stat')))
		return { using: 'special_track', special_track };
	return wrong(under(option, 'using'), '“stat”, “condition_meter”, “asset_control”, “custom” or “progress_track”');
}
