import { readEffectsNotation } from '../effects/notation/read-notation';
import type { Effect } from '../effects/effect';
import { nestedEffects } from '../effects/nested-effects';
import { isSameName } from '../search/folded-name';
import { undeclaredMeter } from './undeclared-meter';
import type { Vocabulary } from './vocabulary';
import type { StatedEffects } from '../move';
import { outcomeOfFence, STATED_PLACES } from '../stated-effects';
import type { PrintedAsset } from '../assets/printed-asset';
import { finding, type Finding } from '../core/problem';
import type { OutcomeMark } from './outcome-marks';
import type { Part } from './parts';

/** A fence of effects, with the outcome implied by its position. */
export interface PlacedEffects {
	readonly part: Extract<Part, { kind: 'effects' }>;
	/** The outcome of the paragraph above; absent if it applies to the move as a whole. */
	readonly under: OutcomeMark | undefined;
}

/**
 * Effects that a note states explicitly; each fence applies to the outcome it names or is under. A meter that the rules do
 * not have is told, with the nearest name; it may be one of the sheet's own, so its effect stays.
 */
export function readNoteEffects(
	fences: readonly PlacedEffects[],
	vocabulary: Vocabulary,
): { readonly stated: StatedEffects | undefined; readonly findings: readonly Finding[] } {
	let stated: StatedEffects | undefined;
	const findings: Finding[] = [];
	for (const { part, under } of fences) {
		const reading = readEffectsNotation(part.text);
		if (!reading.ok) {
			findings.push(...reading.problems.map(({ message, from }) => atLine(part, from, message)));
			continue;
		}
		findings.push(...unknownMeters(part, reading.value, vocabulary));
		const named = outcomeOfFence(part.info);
		const match = named?.isMatch ?? under?.match ?? false;
		const outcomes = named ? [named.outcome] : (under?.outcomes ?? []);
		const own = Object.fromEntries(outcomes.map(name => [name, reading.value]));
		stated = {
			reason: 'The note states it.',
			...stated,
			...(outcomes.length === 0 && { always: reading.value }),
			...(!match && { outcomes: { ...stated?.outcomes, ...own } }),
			...(match && { matches: { ...stated?.matches, ...own } }),
		};
	}
	return { stated, findings };
}

/** Each unknown meter once, on the first line that has it. */
const unknownMeters = (
	part: PlacedEffects['part'],
	effects: readonly Effect[],
	vocabulary: Pick<Vocabulary, 'stats' | 'meters'>,
): readonly Finding[] =>
	metersUnknown(effects, vocabulary).map(({ name, message }) =>
		atLine(part, Math.max(0, part.text.indexOf(name)), message),
	);

/** The meters of stated effects that the rules do not have, with what to say of each. */
export function metersUnknown(
	effects: readonly Effect[],
	{ stats, meters }: Pick<Vocabulary, 'stats' | 'meters'>,
): readonly { readonly name: string; readonly message: string }[] {
	const known = ['momentum', 'integrity', ...meters, ...stats];
	return [...new Set(effects.flatMap(nestedEffects).flatMap(ownMeters))]
		.filter(name => !known.some(meter => isSameName(meter, name)))
		.map(name => ({ name, message: undeclaredMeter(name, known) }));
}

/** What is wrong below abilities: a line that cannot be read, or a meter that neither the rules nor the card has. */
export const faultsBelow = (
	assets: readonly PrintedAsset[],
	{ stats, meters }: Pick<Vocabulary, 'stats' | 'meters'>,
): readonly { readonly name: string; readonly message: string }[] =>
	assets.flatMap(({ name: card, abilities, controls }) => {
		const known = { stats, meters: [...meters, ...controls.map(({ label }) => label)] };
		return abilities.flatMap(({ stated: { ability, below = {}, problem } = {} }) => {
			const effects = STATED_PLACES.flatMap(place => {
				const read = readEffectsNotation(below[place] ?? '');
				return read.ok ? read.value : [];
			});
			const faults = problem === undefined ? metersUnknown(effects, known) : [{ name: card, message: problem }];
			return faults.map(({ name, message }) => ({ name, message: `${card} ${ability}: ${message}` }));
		});
	});

/** The meters of the character that an effect changes or asks for; those of an asset are named by their owner. */
function ownMeters(effect: Effect): readonly string[] {
	if (effect.kind === 'trade') return effect.meters;
	const at = effect.kind === 'if' ? effect.condition : effect;
	return (at.kind === 'meter' || at.kind === 'set') && at.whose === undefined ? [at.meter] : [];
}

function atLine({ line, text }: PlacedEffects['part'], from: number, message: string): Finding {
	const before = text.slice(0, from).split('\n').length - 1;
	return finding(line + before, text.split('\n')[before]?.trim() ?? '', message);
}
