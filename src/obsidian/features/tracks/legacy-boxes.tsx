import type { JSX } from 'preact';
import { ProgressBoxes } from './progress-boxes';
import { boxWords, roundWords } from '../../components/format-boxes';
import { translateTerm } from '../../../i18n/translate-terms';
import { MAX_TICKS } from '../../../rules/core/track-key';

interface LegacyBoxesProps {
	/** "quests" */
	readonly name: string;
	/** All ticks ever marked; beyond 40, the boxes are filled again. */
	readonly ticks: number;
	readonly onTicks?: ((ticks: number) => void) | undefined;
}

/**
 * How often a track was filled and cleared, and the ticks since. With its last box just marked, it still counts as
 * full.
 */
export function legacyRounds(ticks: number): { readonly rounds: number; readonly ticks: number } {
	const marked = Math.max(0, ticks);
	const rounds = marked === 0 ? 0 : Math.floor((marked - 1) / MAX_TICKS);
	return { rounds, ticks: marked - rounds * MAX_TICKS };
}

/** A legacy or other special track, which may be filled several times (Starforged, Earn Experience). */
export function LegacyBoxes({ name, ticks: marked, onTicks }: LegacyBoxesProps): JSX.Element {
	const label = translateTerm(name);
	const { rounds, ticks } = legacyRounds(marked);
	const again = rounds > 0 ? roundWords(rounds) : undefined;
	const before = rounds * MAX_TICKS;
	return (
		<div class={rounds > 0 ? 'sworn-track-row is-again' : 'sworn-track-row'}>
			<span class="sworn-track-label">{label}</span>
			<ProgressBoxes label={label} ticks={ticks} more={again} onTicks={onTicks && (to => onTicks(before + to))} />
			<span class="sworn-track-words" aria-hidden="true">
				{boxWords(ticks)}
				{again && <span class="sworn-track-again">{again}</span>}
			</span>
		</div>
	);
}
