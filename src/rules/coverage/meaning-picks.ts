import type { Effect } from '../effects/effect';
import { effectLabel, signed } from '../effects/effect-label';
import type { Ruleset } from '../ruleset';

/** The kinds of effects that can be picked; any other is written in the notation. */
export const PICKED_KINDS = ['meter', 'impact', 'progress', 'move', 'table', 'experience', 'tell'] as const;

export type PickedKind = (typeof PICKED_KINDS)[number];

/** An effect as it is picked: of its kind, what it is about, and how much. */
export interface Picked {
	readonly kind: PickedKind;
	/** A meter, an impact or a move; empty for the other kinds. */
	readonly name: string;
	/** For an impact, 1 marks and -1 clears it. */
	readonly by: number;
}

const AMOUNTS: Readonly<Partial<Record<PickedKind, readonly number[]>>> = {
	meter: [1, 2, 3, -1, -2, -3],
	impact: [1, -1],
	progress: [1, 2, 3],
	experience: [1, 2, 3],
};

export const amountsOf = (kind: PickedKind): readonly number[] => AMOUNTS[kind] ?? [];

/** What an effect of a kind can be about. */
export function namesFor(
	kind: PickedKind,
	{ condition_meters, impacts, moves }: Pick<Ruleset, 'condition_meters' | 'impacts' | 'moves'>,
): readonly string[] {
	if (kind === 'meter') return ['momentum', ...condition_meters.map(({ name }) => name)];
	if (kind === 'impact') return impacts.filter(({ on_vehicle }) => !on_vehicle).map(({ name }) => name);
	return kind === 'move' ? [...new Set(moves.map(({ name }) => name))].sort((a, b) => a.localeCompare(b)) : [];
}

/** The effect that was picked for a sentence. */
export function pickedEffect({ kind, name, by }: Picked, sentence: string): Effect {
	switch (kind) {
		case 'meter':
			return { kind, meter: name, by };
		case 'impact':
			return { kind, impact: name, marked: by > 0 };
		case 'progress':
			return { kind, times: by };
		case 'move':
			return { kind, move: name };
		case 'table':
			return { kind };
		case 'experience':
			return { kind, by };
		case 'tell':
			return { kind: 'say', text: sentence, told: true };
	}
}

/** "+2"; "Mark wounded"; "Mark progress twice" */
export const amountWords = (picked: Picked): string =>
	picked.kind === 'meter' ? signed(picked.by) : effectLabel(pickedEffect(picked, ''));
