import type { JSX } from 'preact';
import { t } from '../../../language/text';

interface StepFootProps {
	readonly takeBack: (() => void) | undefined;
	readonly back: (() => void) | undefined;
	readonly skip: (() => void) | undefined;
	readonly next: () => void;
	readonly nextLabel: string;
}

/** The buttons for a step as a whole. */
export function StepFoot({ takeBack, back, skip, next, nextLabel }: StepFootProps): JSX.Element {
	return (
		<>
			<div class="sworn-truth-foot">
				{takeBack && (
					<button type="button" onClick={takeBack}>
						{t('Undo this step')}
					</button>
				)}
				{back && (
					<button type="button" onClick={back}>
						{t('Back')}
					</button>
				)}
				{skip && (
					<button type="button" onClick={skip}>
						{t('Skip')}
					</button>
				)}
				<button type="button" class="mod-cta" onClick={next}>
					{nextLabel}
				</button>
			</div>
			<p class="sworn-detail sworn-truth-hint">
				{t('Enter continues, in a longer text Ctrl+Enter; Alt+← goes back. Esc closes: the command continues here.')}
			</p>
		</>
	);
}
