import type { JSX } from 'preact';
import type { Actions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { statusWords } from '../character/status-words';
import { t } from '../../../language/text';

interface CompanyProps {
	/** The note whose journal it is. */
	readonly path: string;
	readonly others: readonly ActorView[];
	readonly actions: Actions<'viewState'>;
}

/** The other characters of a journal, each with its values in one line and a button to act as it. */
export function Company({ path, others, actions: { viewState } }: CompanyProps): JSX.Element | null {
	if (others.length === 0) return null;
	return (
		<ul class="sworn-table-company" aria-label={t('Others in this journal')}>
			{others.map(other => (
				<li key={other.path}>
					<button type="button" onClick={() => viewState.acting.choose(path, other.path)}>
						{t('Act as {name}', { name: other.character.name })}
					</button>
					<span class="sworn-table-quiet">{statusWords(other.character, other.book.ruleset).text}</span>
				</li>
			))}
		</ul>
	);
}
