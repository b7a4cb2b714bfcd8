import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Pending } from '../press-button';
import type { MeterView } from './meter-view';

interface PipsProps {
	readonly meter: MeterView;
	readonly onChange: ((by: number) => void) | undefined;
}

/**
 * The value once more for the eye, and a short way for finger and mouse: a press sets the meter to that pip, one on the
 * last full pip empties it. Keys and screen readers have less and more, so the pips are none of their stops.
 */
export function Pips({ meter: { value, min, max, noRise }, onChange }: PipsProps): JSX.Element {
	const isPending = useContext(Pending);
	const pips = Array.from({ length: Math.max(0, max - min) }, (_, i) => min + i + 1);
	return (
		<span class={`sworn-pips${noRise ? ' is-held' : ''}`} aria-hidden="true">
			{pips.map(pip => {
				const look = pip <= value ? 'sworn-pip is-full' : 'sworn-pip';
				const to = pip === value ? pip - 1 : pip;
				if (!onChange) return <span key={pip} class={look} />;
				return (
					<button
						key={pip}
						type="button"
						tabIndex={-1}
						class={look}
						onMouseDown={keepFocus}
						onClick={({ detail }) => {
							// A double press would go by what it shows, twice.
							if (detail > 1 || isPending) return;
							if (to < value || !noRise) onChange(to - value);
						}}
					/>
				);
			})}
		</span>
	);
}

/** What is hidden from screen readers must not hold the focus. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
