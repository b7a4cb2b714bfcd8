import type { JSX } from 'preact';
import { t } from '../../language/text';

interface MoreButtonProps {
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
	readonly isQuiet?: boolean;
}

/** Expands or collapses the less frequent actions. */
export const MoreButton = ({ isOpen, setOpen, isQuiet = false }: MoreButtonProps): JSX.Element => (
	<button
		type="button"
		class={isQuiet ? 'sworn-button is-quiet' : 'sworn-button'}
		data-control="More"
		aria-expanded={isOpen}
		onClick={() => setOpen(!isOpen)}
	>
		{isOpen ? t('Less') : t('More')}
	</button>
);
