import type { Move } from '../move';
import { finding, type Finding } from '../core/problem';
import type { ConditionMeterRule, ImpactRule } from '../ruleset';
import { foldedLetters } from '../search/folded-text';
import { stripEmphasis } from '../markdown/inline-markdown';
import type { MoveHeading } from './reference-move';
import type { Vocabulary } from './vocabulary';
import { stepForEach, type WorkSlices } from '../core/work-slices';
import { isCounted, undeclaredMeter } from './undeclared-meter';

/** "sanity", "sanity 0-5", "sanity 0 to 5, starts at 3". */
const METER =
	/^([a-z][a-z '-]{0,30}?)(?:[ :]+(\d{1,3}) ?(?:-|–|to|\.\.) ?(\d{1,3}))?(?:,? (?:starts?|begins?) (?:at|with) (\d{1,3}))?$/i;
/** The range of the printed meters. */
const USUAL = { min: 0, max: 5 };

/** Reads a meter declared in the frontmatter; it starts at its maximum unless the note says otherwise. */
export function readMeter(words: string): ConditionMeterRule | undefined {
	const [, name, from, to, start] = METER.exec(words.trim()) ?? [];
	if (name === undefined || name.toLowerCase() === 'momentum') return undefined;
	const min = from === undefined ? USUAL.min : Number(from);
	const max = to === undefined ? USUAL.max : Number(to);
	const value = start === undefined ? max : Number(start);
	return min < max && min <= value && value <= max ? { name: name.toLowerCase(), min, max, value } : undefined;
}

/** Reads `meters:` from the frontmatter: a single meter, a list, or names with their ranges. */
export const meterWords = (value: unknown): readonly string[] =>
	[value].flat(2).flatMap(item => {
		if (typeof item === 'string') return [item];
		if (typeof item !== 'object' || item === null) return [];
		return Object.entries(item).map(([name, bounds]) => (bounds === null ? name : `${name} ${String(bounds)}`));
	});

/** Matches a signed amount of a single word: "suffer -1 sanity." */
const TAKEN = /\b(?:take|suffer|lose|gain) (?:up to )?[+-]\d+ ([a-z]{3,20})(?=[.,;:)]|$| and | or )/gi;
/** Reports meters that a move changes but nothing declares, once each. */
export function* undeclaredMeters(
	headings: readonly MoveHeading[],
	{ meters }: Vocabulary,
): WorkSlices<readonly Finding[]> {
	const told = new Set<string>();
	const found = yield* stepForEach(headings, ({ entry }) =>
		entry.body.flatMap(({ number, text }) =>
			[...stripEmphasis(text).matchAll(TAKEN)].flatMap(([, name = '']) => {
				const word = name.toLowerCase();
				if (isCounted(word) || meters.includes(word) || told.has(word)) return [];
				told.add(word);
				return [finding(number, text, undeclaredMeter(word))];
			}),
		),
	);
	return found.flat();
}

/** "mark wounded or disabled", "mark the vehicle as battered or cursed", "are now doomed" */
const MARKED =
	/\bmark (the vehicle as |yourself )?([a-z-]{4,20}(?: [a-z]{4,20}ed)?)(?: or ((?:permanently )?[a-z-]{4,20}))?(?=[.,;)]|$| \(| or | and |<)/gi;
const BECOME = /\b(?:you are|and are) now ()([a-z-]{3,18}ed)\b/gi;

/** Words after "mark" that are not impacts. */
const NOT_AN_IMPACT = new Set(
	(
		'progress experience menace extra ticks tick boxes failure them that this your their none both more off down ' +
		'twice half each instead also segments harm momentum supply health spirit bond bonds'
	).split(' '),
);

/** Impacts that the moves name and the underlying rules lack. One that no move clears is permanent. */
export function* namedImpacts(moves: readonly Move[], { impacts }: Vocabulary): WorkSlices<readonly ImpactRule[]> {
	const named = new Map<string, { readonly name: string; readonly on_vehicle: boolean }>();
	const cleared = new Set<string>();
	for (const { text } of moves) {
		yield;
		const words = text.replace(/__/g, '').replace(/\[([^[\]]*)\]\([^()]*\)/g, '<$1>');
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

const letters = (name: string): string => foldedLetters(name);

function groupOf(onVehicle: boolean, isCleared: boolean): string {
	if (onVehicle) return 'vehicle troubles';
	return isCleared ? 'misfortunes' : 'lasting effects';
}

const isImpact = (name: string): boolean =>
	name !== '' &&
	!name.split(' ').some(word => NOT_AN_IMPACT.has(word)) &&
	!/^(?:the|one|two|your|its|any|as) /.test(name);

/** "clear wounded", "clear a shaken debility" */
const CLEARED = /\bclear (?:a |an |the |your )?([a-z-]{4,20})( [a-z]{4,20}ed)?\b/gi;
/** "If you are shaken, clear the impact" */
const CLEARED_IF =
	/\b(?:if|when) you (?:\([^)]{0,60}\) )?(?:are|have the) ([a-z -]{4,30}?)(?: condition)?,[^.]{0,60}? clear (?:the|it)\b/gi;

const clearedIn = (words: string): readonly string[] => [
	...[...words.matchAll(CLEARED)].flatMap(([, first = '', second = '']) => [letters(first), letters(first + second)]),
	...[...words.matchAll(CLEARED_IF)].map(([, impact = '']) => letters(impact)),
];
