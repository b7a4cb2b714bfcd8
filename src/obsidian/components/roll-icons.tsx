import type { JSX } from 'preact';
import type { Outcome } from '../../rules/core/outcome';
import { TICKS_PER_BOX } from '../../rules/core/rank';
import { MAX_TICKS } from '../../rules/core/track-key';
import { fullBoxes } from '../../play/tracks/track';
import { t } from '../../i18n/translate';

/** The outline of a diamond around a point, with its radius in units of the picture. */
const diamond = (x: number, y: number, r: number): string =>
	`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

const filled = (isFilled: boolean): string => (isFilled ? 'is-full' : 'is-hollow');

/** An outline twice, which has no inside by the rule *evenodd*: so full and hollow forms are one path. */
const hollow = (outline: string): string => outline + outline;

/** How many of the two diamonds are filled: one for each challenge die that an outcome beats, the left one first. */
const BEATEN: Readonly<Record<Outcome, number>> = { strong_hit: 2, weak_hit: 1, miss: 0 };

/** Two diamonds, filled for each beaten challenge die. A bar below both is a match. The words for it stand elsewhere. */
export function Pair({ outcome, isMatch }: { outcome: Outcome; isMatch: boolean }): JSX.Element {
	const diamonds = [diamond(5, 6, 4.3), diamond(15.6, 6, 4.3)];
	const drawn = diamonds.map((outline, at) => (at < BEATEN[outcome] ? outline : hollow(outline)));
	return (
		<svg class="sworn-picture sworn-pair" viewBox="0 0 21 12" width="21" height="12" aria-hidden="true">
			<path class="is-full" fill-rule="evenodd" d={drawn.join('')} />
			{isMatch && <path class="sworn-pair-bar" d="M1 13.2H20" />}
		</svg>
	);
}

/** A circle: filled for yes, hollow for no, with a dot for the result of a table. */
export function Orb({ kind }: { kind: 'yes' | 'no' | 'table' }): JSX.Element {
	return (
		<svg class="sworn-picture sworn-orb" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
			<circle class={filled(kind === 'yes')} cx="6" cy="6" r="4.6" />
			{kind === 'table' && <circle class="sworn-orb-dot" cx="6" cy="6" r="1.7" />}
		</svg>
	);
}

interface StripProps {
	/** 0 to 40; four ticks fill a box. */
	readonly ticks: number;
	/** How many of them are new, which shows in the accent. */
	readonly added?: number;
	/** The width of a box in pixels. */
	readonly size?: number;
	/** What it says to a screen reader; without it the picture is hidden from one. */
	readonly label?: string;
}

const BOXES = MAX_TICKS / TICKS_PER_BOX;
const STRIP_GAP = 3;
const EDGE = 0.75;

/** Ten boxes: full ones filled, one to three ticks as strokes. */
export function Strip({ ticks, added = 0, size = 12, label }: StripProps): JSX.Element {
	const pitch = size + STRIP_GAP;
	const width = BOXES * pitch - STRIP_GAP;
	const full = fullBoxes(ticks);
	const was = fullBoxes(ticks - added);
	const left = ticks % TICKS_PER_BOX;
	const old = was < full ? 0 : Math.min(left, Math.max(0, ticks - added) % TICKS_PER_BOX);
	const side = size - 2 * EDGE - 4;
	const boxAt = (box: number): string =>
		`M${box * pitch + EDGE + 2} ${EDGE}h${side}q2 0 2 2v${side}q0 2-2 2h-${side}q-2 0-2-2v-${side}q0-2 2-2z`;
	// one path for the boxes of each look, as a note may contain hundreds of them
	const boxes = (cls: string, from: number, to: number) =>
		from < to && <path class={cls} d={Array.from({ length: to - from }, (_, at) => boxAt(from + at)).join('')} />;
	const strokes = (cls: string, from: number, to: number) =>
		from < to && <path class={`sworn-strip-ticks${cls}`} d={strokesIn(full * pitch, size, [from, to])} />;
	return (
		<svg
			class="sworn-picture sworn-strip"
			viewBox={`0 0 ${width} ${size}`}
			width={width}
			height={size}
			{...said(label)}
		>
			{boxes('is-full', 0, Math.min(was, full))}
			{boxes('is-new', was, full)}
			{boxes('is-hollow', full, BOXES)}
			{strokes('', 0, old)}
			{strokes(' is-new', old, left)}
		</svg>
	);
}

/** Some of the strokes of one, two or three ticks in a box that begins at `x`. */
function strokesIn(x: number, size: number, [from, to]: readonly [number, number]): string {
	const inset = size / 3.5;
	const [left, right, top, bottom] = [x + inset, x + size - inset, inset, size - inset];
	const middle = (left + right) / 2;
	const strokes = [
		`M${left} ${bottom}L${right} ${top}`,
		`M${left} ${top}L${right} ${bottom}`,
		`M${middle} ${top - 0.6}V${bottom + 0.6}`,
	];
	return strokes.slice(from, to).join('');
}

const said = (label: string | undefined) =>
	label === undefined ? ({ 'aria-hidden': 'true' } as const) : ({ role: 'img', 'aria-label': label } as const);

interface RulerProps {
	readonly outcome: Outcome;
	/** 0 to 10. */
	readonly score: number;
	readonly challengeDice: readonly [number, number];
	/** Momentum that would change the outcome if it were burned. */
	readonly momentum?: number | undefined;
}

const PITCH = 22;
const MIDDLE = 15;
const BOX_HEIGHT = 10;
const DIE_RADIUS = 11;
/** Radii of diamonds whose strokes fill a die. */
const WITHIN_DIE = [9, 7, 5, 3, 1];

/** The ten boxes of a ruler as one path, as a note may contain hundreds of them. */
function rulerBoxes(score: number): string {
	const [side, rise] = [PITCH - 7, BOX_HEIGHT - 4];
	const boxAt = (box: number) =>
		`M${box * PITCH + 2.5} ${MIDDLE - BOX_HEIGHT / 2}h${side}q2 0 2 2v${rise}q0 2-2 2h-${side}q-2 0-2-2v-${rise}q0-2 2-2z`;
	return Array.from({ length: BOXES }, (_, box) => (box < score ? boxAt(box) : hollow(boxAt(box)))).join('');
}

/**
 * The edge of the score and both dice as one path. Its fill covers what lies below a die; so a beaten die is filled by
 * strokes, and the edge is left out where a die stands on it.
 */
function rulerDice(edge: number, dice: readonly { readonly x: number; readonly isBeaten: boolean }[]): string {
	const edges = dice.some(({ x }) => x === edge) ? [] : [edge - 0.2, edge + 0.2];
	return [
		...edges.map(x => `M${x} ${MIDDLE - 9}V${MIDDLE + 9}`),
		...dice.flatMap(({ x, isBeaten }) =>
			[DIE_RADIUS, ...(isBeaten ? WITHIN_DIE : [])].map(radius => diamond(x, MIDDLE, radius)),
		),
	].join('');
}

/**
 * Ten boxes filled to the score, with the two challenge dice as diamonds, each at the right edge of its box. A die
 * below the score is beaten and filled; a tie is not. A triangle below marks momentum that is worth burning.
 */
export function Ruler({ outcome, score, challengeDice, momentum }: RulerProps): JSX.Element {
	const edge = Math.min(score, BOXES) * PITCH - 1;
	const [first, second] = challengeDice;
	const apart = first === second ? DIE_RADIUS : 0;
	const places = [first * PITCH - 1 - apart, second * PITCH - 1 + apart];
	const dice = challengeDice.map((face, at) => ({ face, x: places[at] ?? 0, isBeaten: score > face }));
	// A 10 reaches beyond the last box.
	const width = Math.max(PITCH * BOXES + 8, ...places.map(x => x + DIE_RADIUS + 1)) + 4;
	const label = t('Score {score} against {first} and {second}', { score, first, second });
	return (
		<svg
			class={`sworn-picture sworn-ruler sworn-${outcome}`}
			viewBox={`-4 -1 ${width} 32`}
			width={width}
			height="32"
			{...said(label)}
		>
			<path class="sworn-ruler-boxes" fill-rule="evenodd" d={rulerBoxes(score)} />
			{momentum !== undefined && (
				<path
					class="sworn-ruler-momentum"
					d={`M${Math.min(momentum, BOXES) * PITCH - 1} ${MIDDLE + DIE_RADIUS - 1}l5 7h-10z`}
				/>
			)}
			<path class="sworn-ruler-dice" d={rulerDice(edge, dice)} />
			{dice.map(({ face, x, isBeaten }, at) => (
				<text key={at} class={isBeaten ? 'is-beaten' : undefined} x={x} y={MIDDLE + 4.2}>
					{face}
				</text>
			))}
		</svg>
	);
}

interface DieFaceProps {
	readonly face: number;
	/** Whether negative momentum cancels it, which strikes it through. */
	readonly isCancelled?: boolean | undefined;
}

/** The action die with its face as a number. */
export function DieFace({ face, isCancelled = false }: DieFaceProps): JSX.Element {
	return (
		<svg
			class={`sworn-picture sworn-die-face${isCancelled ? ' is-cancelled' : ''}`}
			viewBox="1 1 26 26"
			width="28"
			height="28"
			{...said(t('Action die {face}{state}', { face, state: isCancelled ? t(', cancelled') : '' }))}
		>
			<text x="14" y="20">
				{face}
			</text>
			{isCancelled && <path d="M3 25L25 3" />}
		</svg>
	);
}

interface PieProps {
	readonly filled: number;
	readonly segments: number;
	readonly size?: number;
	readonly label?: string;
}

/** A clock as a small pie. */
export function Pie({ filled: count, segments, size = 16, label }: PieProps): JSX.Element {
	const centre = size / 2;
	const radius = centre - 1;
	const at = (segment: number): string => {
		const angle = (2 * Math.PI * segment) / segments - Math.PI / 2;
		return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`;
	};
	const isWhole = count >= segments;
	const large = count * 2 > segments ? 1 : 0;
	const sector = `M${centre} ${centre}L${at(0)}A${radius} ${radius} 0 ${large} 1 ${at(count)}Z`;
	const spokes = Array.from({ length: segments }, (_, segment) => segment);
	const cuts = (isFilled: boolean) =>
		spokes.filter(spoke => isFilled === (isWhole || spoke < count)).map(spoke => `M${centre} ${centre}L${at(spoke)}`);
	return (
		<svg class="sworn-picture sworn-pie" viewBox={`0 0 ${size} ${size}`} width={size} height={size} {...said(label)}>
			{isWhole ? (
				<circle class="is-full" cx={centre} cy={centre} r={radius} />
			) : (
				count > 0 && <path class="is-full" d={sector} />
			)}
			{segments > 1 && <path class="sworn-pie-cut" d={cuts(true).join('')} />}
			{segments > 1 && <path class="sworn-pie-spoke" d={cuts(false).join('')} />}
			<circle class="sworn-pie-rim" cx={centre} cy={centre} r={radius} />
		</svg>
	);
}
