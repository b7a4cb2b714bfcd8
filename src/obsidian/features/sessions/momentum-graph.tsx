import type { JSX } from 'preact';
import { t } from '../../../i18n/translate';
import { chartOf, momentumSpan } from './momentum-graph-data';

/** A line chart of momentum over a session, with a caption in words. */
export function MomentumChart({ momentum }: { readonly momentum: readonly number[] }): JSX.Element {
	const words = t('Momentum {first} → {last}, highest {max}, lowest {min}', momentumSpan(momentum));
	const { width, height, points, levels } = chartOf(momentum);
	const [first, last] = [points[0], points.at(-1)];
	return (
		<figure class="sworn-momentum">
			<svg role="img" aria-label={words} viewBox={`0 0 ${width} ${height}`}>
				{levels.map(({ value, y }) => (
					<g key={value}>
						<line class="sworn-momentum-level" x1={24} x2={width} y1={y} y2={y} />
						<text class="sworn-momentum-number" x={18} y={y + 4} text-anchor="end">
							{value}
						</text>
					</g>
				))}
				<polyline class="sworn-momentum-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
				{[first, last].map(
					(point, at) => point && <circle key={at} class="sworn-momentum-end" cx={point.x} cy={point.y} r={4} />,
				)}
			</svg>
			<figcaption>{words}</figcaption>
		</figure>
	);
}
