import type { JSX } from 'preact';
import { t } from '../../language/text';

interface MoreButtonProps {
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
}

/** Opens what is done now and then, and folds it away again. */
export const MoreButton = ({ isOpen, setOpen }: MoreButtonProps): JSX.Element => (
	<button
		type="button"
		class="sworn-button"
		data-control="More"
		aria-expanded={isOpen}
		onClick={() => setOpen(!isOpen)}
	>
		{isOpen ? t('Less') : t('More')}
	</button>
);
