import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Pending } from '../press-button';
import type { MeterView } from './meter-view';

interface PipsProps {
	readonly meter: MeterView;
	readonly onChange: ((by: number) => void) | undefined;
	/** How many more pips the meter has that it cannot reach at present. */
	readonly outOfReach?: number;
}

/**
 * Shows the value as pips, which also work as a shortcut for mouse and touch: a press sets the meter to that pip, and a
 * press on the last full pip empties it. They are hidden from keyboard and screen readers, which use the plus and minus
 * buttons.
 */
export function Pips({ meter: { value, min, max, noRise }, onChange, outOfReach = 0 }: PipsProps): JSX.Element {
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
							// The second click of a double click would be based on an outdated value.
							if (detail > 1 || isPending) return;
							if (to < value || !noRise) onChange(to - value);
						}}
					/>
				);
			})}
			{Array.from({ length: Math.max(0, outOfReach) }, (_, at) => (
				<span key={`out-${at}`} class="sworn-pip is-out" />
			))}
		</span>
	);
}

/** Elements hidden from screen readers must not take the focus. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
