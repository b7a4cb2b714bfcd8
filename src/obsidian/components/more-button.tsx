import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { Keys, MORE } from './card-keys';
import { t } from '../../i18n/translate';

interface MoreButtonProps {
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
	readonly isQuiet?: boolean;
}

/** Expands or collapses the less frequent actions. */
export function MoreButton({ isOpen, setOpen, isQuiet = false }: MoreButtonProps): JSX.Element {
	const keys = useContext(Keys);
	return (
		<button
			type="button"
			ref={button => keys?.bind(MORE, button)}
			class={`sworn-button${isQuiet ? ' is-quiet' : ''}${keys?.areOn ? ' has-tab' : ''}`}
			data-control="More"
			aria-expanded={isOpen}
			aria-keyshortcuts={keys?.areOn ? 'Tab' : undefined}
			onClick={() => setOpen(!isOpen)}
		>
			{isOpen ? t('Less') : t('More')}
		</button>
	);
}
