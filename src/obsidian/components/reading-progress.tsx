import type { JSX } from 'preact';
import { t } from '../../i18n/translate';

/** How many notes are read, in words and as a bar. */
export function ReadingProgress({ done, all }: { readonly done: number; readonly all: number }): JSX.Element {
	const words = all === 0 ? t('Looking for notes…') : t('Reading the notes: {done} of {all}', { done, all });
	return (
		<>
			<p role="status">{words}</p>
			<progress aria-label={t('Reading the notes')} {...(all > 0 ? { value: done, max: all } : {})} />
		</>
	);
}
