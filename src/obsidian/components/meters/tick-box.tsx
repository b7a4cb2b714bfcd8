import type { JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { Pending } from '../press-button';

interface TickBoxProps {
	readonly label: string;
	readonly isMarked: boolean;
	/** Absent if it can only be read. */
	readonly onMark: ((marked: boolean) => void) | undefined;
}

/** Something that is marked or not. It shows what was pressed while that is written, and then what the note says. */
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
