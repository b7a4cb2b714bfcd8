import type { JSX } from 'preact';
import { t } from '../../../i18n/translate';
import type { JournalActions } from '../../services/journal-actions';
import { metersToShare, shareSupply } from '../character/share-supply';
import { statusWords } from '../character/status-words';
import type { Played } from './side-view-content';

interface CompanyProps {
	readonly played: Pick<Played, 'path' | 'actor' | 'others'>;
	readonly actions: JournalActions;
}

/** The other characters of a journal, each with its values in one line and a button to act as it. */
export function OtherCharacters({ played: { path, actor, others }, actions }: CompanyProps): JSX.Element | null {
	if (others.length === 0) return null;
	const company = [actor, ...others];
	return (
		<>
			<ul class="sworn-table-company" aria-label={t('Others in this journal')}>
				{others.map(other => (
					<li key={other.path}>
						<button type="button" onClick={() => actions.viewState.acting.choose(path, other.path)}>
							{t('Act as {name}', { name: other.character.name })}
						</button>
						<span class="sworn-table-quiet">{statusWords(other.character, other.book.ruleset).text}</span>
					</li>
				))}
			</ul>
			{metersToShare(actions, company).length > 0 && (
				<button type="button" onClick={() => void shareSupply(actions, path, company)}>
					{t('Share supply…')}
				</button>
			)}
		</>
	);
}
