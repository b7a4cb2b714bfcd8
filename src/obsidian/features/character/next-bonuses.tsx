import type { JSX } from 'preact';

interface WaitingProps {
	/** "+1 (Secure an Advantage)". */
	readonly bonuses: readonly string[];
	readonly onDrop: ((text: string) => void) | undefined;
}

/** Bonuses that wait for the next move; one that came to nothing can be dropped. */
export function Waiting({ bonuses, onDrop }: WaitingProps): JSX.Element {
	return (
		<ul class="sworn-waiting">
			{bonuses.map((text, at) => (
				<li key={at}>
					<span>{text}</span>
					{onDrop && (
						<button type="button" class="sworn-drop" aria-label={`Drop ${text}`} onClick={() => onDrop(text)}>
							Drop
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
