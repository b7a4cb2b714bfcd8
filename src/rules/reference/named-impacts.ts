import { foldText } from '../folded-text';
import type { Move } from '../move';
import type { ImpactRule } from '../ruleset';
import type { Vocabulary } from './vocabulary';

/** "mark wounded or disabled", "mark the vehicle as battered or cursed", "are now doomed" */
const MARKED =
	/\bmark (the vehicle as |yourself )?([a-z-]{4,20}(?: [a-z]{4,20}ed)?)(?: or ((?:permanently )?[a-z-]{4,20}))?(?=[.,;)]|$| \(| or | and |<)/gi;
const BECOME = /\b(?:you are|and are) now ()([a-z-]{3,18}ed)\b/gi;

/** Words behind "mark" that are no impacts. */
const OTHER = new Set(
	(
		'progress experience menace extra ticks tick boxes failure them that this your their none both more off down ' +
		'twice half each instead also segments harm momentum supply health spirit bond bonds'
	).split(' '),
);

/** Impacts that the moves name and the rules below lack. One that no move clears is permanent. */
export function namedImpacts(moves: readonly Move[], { impacts }: Vocabulary): readonly ImpactRule[] {
	const named = new Map<string, { readonly name: string; readonly on_vehicle: boolean }>();
	const cleared = new Set<string>();
	for (const { text } of moves) {
		const words = text.replace(/__/g, '').replace(/\[([^\]]*)\]\([^()]*\)/g, '<$1>');
		for (const [, vehicle = '', first = '', second = ''] of [...words.matchAll(MARKED), ...words.matchAll(BECOME)]) {
			const on_vehicle = vehicle.startsWith('the vehicle');
			for (const impact of [first, second]) named.set(letters(impact), { name: impact.toLowerCase(), on_vehicle });
		}
		for (const impact of clearedIn(words)) cleared.add(impact);
	}
	return [...named]
		.filter(([key, { name }]) => isImpact(name) && !impacts.includes(key))
		.map(([key, { name, on_vehicle }]) => ({
			name,
			group: groupOf(on_vehicle, cleared.has(key)),
			prevents_recovery: [],
			permanent: impacts.length > 0 && !cleared.has(key),
			on_vehicle,
		}));
}

const letters = (name: string): string => foldText(name).letters;

function groupOf(onVehicle: boolean, isCleared: boolean): string {
	if (onVehicle) return 'vehicle troubles';
	return isCleared ? 'misfortunes' : 'lasting effects';
}

const isImpact = (name: string): boolean =>
	name !== '' && !name.split(' ').some(word => OTHER.has(word)) && !/^(?:the|one|two|your|its|any|as) /.test(name);

/** "clear wounded", "clear a shaken debility" */
const CLEARED = /\bclear (?:a |an |the |your )?([a-z-]{4,20})( [a-z]{4,20}ed)?\b/gi;
/** "If you are shaken, clear the impact" */
const CLEARED_IF =
	/\b(?:if|when) you (?:\([^)]{0,60}\) )?(?:are|have the) ([a-z -]{4,30}?)(?: condition)?,[^.]{0,60}? clear (?:the|it)\b/gi;

const clearedIn = (words: string): readonly string[] => [
	...[...words.matchAll(CLEARED)].flatMap(([, first = '', second = '']) => [letters(first), letters(first + second)]),
	...[...words.matchAll(CLEARED_IF)].map(([, impact = '']) => letters(impact)),
];
