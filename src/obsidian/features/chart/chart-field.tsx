import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Chart, ChartPlace, Route } from '../../../journal/chart/chart';
import { GRIDS } from '../../../journal/chart/grid';
import type { Position, PlaceIcon as Sign } from '../../../journal/chart/place-note';
import { curveOf, linesOf, frameAround, fromFrame, inFrame, type ChartFrame } from './chart-frame';
import { hereWords, routeName } from './chart-words';

interface ChartFieldProps {
	readonly chart: Chart;
	/** The id of the line that says how to move a place; undefined if none can be moved here. */
	readonly hint: string | undefined;
	/** The address of the picture of a place. */
	readonly pictureOf: (path: string) => string | undefined;
	/** The path of the place whose card is shown, and the id of the card. */
	readonly chosen: { readonly path: string | undefined; readonly card: string };
	/** A place was chosen by a press. */
	readonly onChoose: (place: ChartPlace, event: MouseEvent) => void;
	readonly onRoute: (route: Route) => void;
	/** A place was dropped; undefined where it cannot be moved. */
	readonly onDrop: ((place: ChartPlace, to: Position) => void) | undefined;
	/** An arrow key was pressed on a place. */
	readonly onStep: ((place: ChartPlace, step: Position) => void) | undefined;
}

const ARROWS: Readonly<Partial<Record<string, Position>>> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** How far a pointer moves before it drags, in pixels. */
const DRAG = 6;

interface Drag {
	readonly path: string;
	readonly from: Position;
	/** Where the place would be dropped; undefined until the pointer has moved. */
	readonly to?: Position;
}

/** The picture: ways as curves, places as links that can be dragged or moved with the arrow keys. */
export function ChartField({ chart, onRoute, onDrop, ...rest }: ChartFieldProps): JSX.Element {
	const field = useRef<HTMLDivElement>(null);
	const [drag, setDrag] = useState<Drag>();
	const frame = frameAround(chart.places.map(({ spot }) => spot));
	const grid = GRIDS[chart.layout];
	const at = (place: ChartPlace): Position => (drag?.path === place.path && drag.to) || place.spot;
	const under = ({ clientX, clientY }: PointerEvent): Position => {
		const { left, top, width, height } = field.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
		return fromFrame(frame, { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) });
	};
	const dragging = (place: ChartPlace): DragHandlers => ({
		begin: ({ clientX, clientY }) => setDrag({ path: place.path, from: { x: clientX, y: clientY } }),
		move: event => {
			if (drag?.path !== place.path) return;
			const isFar = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) >= DRAG;
			if (isFar || drag.to) setDrag({ ...drag, to: grid.snap(under(event)) });
		},
		end: event => {
			setDrag(undefined);
			if (drag?.path === place.path && drag.to) onDrop?.(place, under(event));
		},
		stop: () => setDrag(undefined),
		isMoving: drag?.path === place.path && drag.to !== undefined,
	});
	return (
		<div class="sworn-chart-window">
			<div
				ref={field}
				class={`sworn-chart-field is-${chart.layout}`}
				style={{ '--sworn-chart-columns': frame.columns, '--sworn-chart-rows': frame.rows }}
			>
				<Ways frame={frame} chart={chart} at={at} onRoute={onRoute} />
				{chart.regions.map(({ name, position: { x, y }, reach }) => (
					<span
						key={name}
						class="sworn-chart-region"
						style={placed(frame, { x, y: y - reach.y - 0.42 })}
						aria-hidden="true"
					>
						{name}
					</span>
				))}
				{chart.places.map(place => (
					<Place
						key={place.path}
						place={place}
						style={placed(frame, at(place))}
						drag={onDrop && !place.isHeardOf ? dragging(place) : undefined}
						{...rest}
					/>
				))}
			</div>
		</div>
	);
}

function placed(frame: ChartFrame, position: Position): Readonly<Record<string, string>> {
	const { x, y } = inFrame(frame, position);
	return { '--sworn-chart-x': `${x * 100}%`, '--sworn-chart-y': `${y * 100}%` };
}

interface WaysProps {
	readonly frame: ChartFrame;
	readonly chart: Chart;
	readonly at: (place: ChartPlace) => Position;
	readonly onRoute: (route: Route) => void;
}

/** The ways, for the eye and the pointer; the list below has them for all others. */
const Ways = ({ frame, chart: { routes, regions, layout }, at, onRoute }: WaysProps): JSX.Element => (
	<svg
		class="sworn-chart-ways"
		viewBox={`0 0 ${frame.columns} ${frame.rows}`}
		preserveAspectRatio="none"
		aria-hidden="true"
	>
		{regions.map(({ name, position, reach }) => (
			<ellipse
				key={name}
				class="sworn-chart-zone"
				cx={position.x - frame.left}
				cy={position.y - frame.top}
				rx={reach.x + AROUND}
				ry={reach.y + AROUND}
			/>
		))}
		<path class="sworn-chart-lines" d={linesOf(frame, layout)} />
		{routes.map(route => {
			const curve = curveOf(frame, at(route.from), at(route.to));
			const times = Math.min(route.journeys.length, MOST_WIDTHS);
			return (
				<g key={routeName(route)}>
					<path class={times > 0 ? `sworn-chart-way is-travelled is-times-${times}` : 'sworn-chart-way'} d={curve} />
					{times > 0 && (
						<path class="sworn-chart-touch" d={curve} onClick={() => onRoute(route)}>
							<title>{routeName(route)}</title>
						</path>
					)}
				</g>
			);
		})}
	</svg>
);

/** How far a region goes beyond its places, in columns and rows. */
const AROUND = 0.6;

/** Ways that were travelled more often than this are drawn no wider. */
const MOST_WIDTHS = 4;

interface DragHandlers {
	readonly begin: (event: PointerEvent) => void;
	readonly move: (event: PointerEvent) => void;
	readonly end: (event: PointerEvent) => void;
	readonly stop: () => void;
	readonly isMoving: boolean;
}

interface PlaceProps extends Pick<ChartFieldProps, 'hint' | 'chosen' | 'onChoose' | 'onStep' | 'pictureOf'> {
	readonly place: ChartPlace;
	readonly style: Readonly<Record<string, string>>;
	readonly drag: DragHandlers | undefined;
}

function Place({ place, style, drag, hint, chosen, onChoose, onStep, pictureOf }: PlaceProps): JSX.Element {
	const wasDragged = useRef(false);
	const picture = place.isHeardOf ? undefined : pictureOf(place.path);
	const isHere = place.here.length > 0;
	const isChosen = chosen.path === place.path;
	const classes = { 'is-moving': drag?.isMoving, 'is-chosen': isChosen, 'is-heard-of': place.isHeardOf };
	return (
		<button
			type="button"
			class={['sworn-chart-place', ...Object.entries(classes).flatMap(([name, is]) => (is ? name : []))].join(' ')}
			style={style}
			aria-expanded={isChosen}
			aria-controls={isChosen ? chosen.card : undefined}
			aria-describedby={place.isHeardOf ? undefined : hint}
			data-control={place.path}
			onPointerDown={event => {
				wasDragged.current = false;
				if (event.button !== 0 || !drag) return;
				event.currentTarget.setPointerCapture(event.pointerId);
				drag.begin(event);
			}}
			onPointerMove={event => {
				drag?.move(event);
				if (drag?.isMoving) wasDragged.current = true;
			}}
			onPointerUp={event => drag?.end(event)}
			onPointerCancel={() => drag?.stop()}
			onClick={event => {
				event.preventDefault();
				event.stopPropagation();
				if (!wasDragged.current) onChoose(place, event);
				wasDragged.current = false;
			}}
			onKeyDown={event => {
				const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : ARROWS[event.key];
				if (!step || !onStep || place.isHeardOf) return;
				event.preventDefault();
				onStep(place, step);
			}}
		>
			{picture === undefined ? (
				<PlaceSign sign={place.isHeardOf ? 'heard' : place.sign} isHere={isHere} />
			) : (
				<img
					class={`sworn-chart-picture${isHere ? ' is-here' : ''}`}
					src={picture}
					alt=""
					loading="lazy"
					draggable={false}
				/>
			)}
			<span class="sworn-chart-name">{place.isHeardOf ? `${place.name}?` : place.name}</span>
			{isHere && <span class="sworn-chart-about">{hereWords(place)}</span>}
		</button>
	);
}

/** A sign of a place, or that of one which was only heard of. */
type DrawnSign = Sign | 'heard';

/** Each in a square of 24; what is filled is a place where people live. */
export const SIGN_SHAPES: Readonly<Record<DrawnSign, string>> = {
	heard: 'M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14',
	place: 'M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14',
	world: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M3 13.5q9 5 18-3',
	star: 'M12 3v18M3 12h18M6 6l12 12M6 18l12-12',
	wreck: 'M12 3l9 9l-9 9l-9-9Z',
	vault: 'M4.5 4.5h15v15h-15Z',
};

/** The sign of a place, with a ring around it where a character is. */
const PlaceSign = ({ sign, isHere }: { sign: DrawnSign; isHere: boolean }): JSX.Element => (
	<svg class={`sworn-chart-sign is-${sign}`} viewBox="-6 -6 36 36" width="36" height="36" aria-hidden="true">
		<circle class="sworn-chart-gap" cx="12" cy="12" r="13" />
		<path d={SIGN_SHAPES[sign]} />
		{isHere && <circle class="sworn-chart-here" cx="12" cy="12" r="14" />}
	</svg>
);
