import type { JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { Pending } from '../press-button';

interface TickBoxProps {
	readonly label: string;
	readonly isMarked: boolean;
	/** Undefined if it is read-only. */
	readonly onMark: ((marked: boolean) => void) | undefined;
}

/** A checkbox. While a press is being written it shows the pressed state, afterwards the state in the note. */
export function TickBox({ label, isMarked, onMark }: TickBoxProps): JSX.Element {
	const isPending = useContext(Pending);
	const [pressed, setPressed] = useState<boolean | undefined>(undefined);
	useEffect(() => {
		if (!isPending) setPressed(undefined);
	}, [isPending]);
	const mark = (marked: boolean) => {
		setPressed(marked);
		onMark?.(marked);
	};
	return (
		<label class={isMarked ? 'sworn-tick is-marked' : 'sworn-tick'}>
			<input
				type="checkbox"
				checked={isPending && pressed !== undefined ? pressed : isMarked}
				disabled={!onMark}
				onChange={({ currentTarget }) => mark(currentTarget.checked)}
			/>
			{label}
		</label>
	);
}
