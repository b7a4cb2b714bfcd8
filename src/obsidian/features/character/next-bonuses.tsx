import type { JSX } from 'preact';
import { t } from '../../../language/text';

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
						<button
							type="button"
							class="sworn-drop"
							aria-label={t('Drop {text}', { text })}
							onClick={() => onDrop(text)}
						>
							{t('Drop')}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
