import type { JSX } from 'preact';
import { t } from '../../../i18n/translate';

interface WaitingProps {
	/** "+1 (Secure an Advantage)". */
	readonly bonuses: readonly string[];
	readonly onDrop: ((text: string) => void) | undefined;
}

/** Waiting bonuses for a next move, each with a button to drop it. */
export function WaitingBonuses({ bonuses, onDrop }: WaitingProps): JSX.Element {
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
