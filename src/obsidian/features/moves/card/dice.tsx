import type { JSX } from 'preact';
import type { DieView } from './card-view';
import { t } from '../../../../language/text';

const SQUARE = 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z';
const SLASH = 'M0 22.5l22.5-22.5 1.5 1.5-22.5 22.5z';
const KITE = 'M12 .5l10.5 9v5l-10.5 9-10.5-9v-5z';
const INNER_KITE = 'M12 2.6l-8.9 7.6v3.6l8.9 7.6 8.9-7.6v-3.6z';
const CHECK = 'M24.4 19.4l1.4-1.4 1.9 1.9 4-4 1.4 1.4-5.4 5.4z';
const CROSS = 'M25 16.8l1.3-1.3 2.3 2.3 2.3-2.3 1.3 1.3-2.3 2.3 2.3 2.3-1.3 1.3-2.3-2.3-2.3 2.3-1.3-1.3 2.3-2.3z';

/** The cells of a 3 × 3 grid (0 top left, 8 bottom right) with a pip, for each face of a d6. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
	1: [4],
	2: [2, 6],
	3: [2, 4, 6],
	4: [0, 2, 6, 8],
	5: [0, 2, 4, 6, 8],
	6: [0, 2, 3, 5, 6, 8],
};

const pip = (place: number): string =>
	`M${5 + 5 * (place % 3)} ${7 + 5 * Math.floor(place / 3)}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`;

/** Each die is a single path with even-odd holes, as a note may contain hundreds of dice. */
export function Die({ die }: { die: DieView }): JSX.Element {
	return die.sides === 6 ? actionDie(die) : challengeDie(die);
}

/** An action die; a cancelled one is struck through. */
function actionDie({ face, isCancelled }: DieView): JSX.Element {
	const path = `${SQUARE}${(PIPS[face] ?? []).map(pip).join('')}${isCancelled ? SLASH : ''}`;
	return (
		<svg
			class={`sworn-die sworn-action-die${isCancelled ? ' is-cancelled' : ''}`}
			viewBox="0 0 24 24"
			role="img"
			aria-label={t('Action die {face}{state}', { face, state: isCancelled ? t(', cancelled') : '' })}
		>
			<path d={path} />
		</svg>
	);
}

/** A challenge die: filled with a check if beaten, otherwise an outline with a cross. */
function challengeDie({ face, isBeaten }: DieView): JSX.Element {
	return (
		<svg
			class={`sworn-die sworn-challenge-die${isBeaten ? ' is-beaten' : ''}`}
			viewBox="0 0 34 24"
			role="img"
			aria-label={t('Challenge die {face}, {state}', { face, state: isBeaten ? t('beaten') : t('not beaten') })}
		>
			<path d={isBeaten ? `${KITE}${CHECK}` : `${KITE}${INNER_KITE}${CROSS}`} />
			<text x="12" y="16">
				{face}
			</text>
		</svg>
	);
}
