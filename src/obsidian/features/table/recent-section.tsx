import type { JSX } from 'preact';
import type { RecentMove } from './recent-moves';
import type { TableActions } from './table-actions';
import { Pair } from '../../components/pictures';
import { outcomeName } from '../../../rules/outcome';
import { t } from '../../../language/text';
import { drawn } from '../../../language/drawn';

interface RecentSectionProps {
	readonly recent: readonly RecentMove[];
	readonly acts: Pick<TableActions, 'goTo' | 'goOn'>;
}

/** The last moves of the note. Clicking one goes to its record; a pending one can be continued. */
export function RecentSection({ recent, acts }: RecentSectionProps): JSX.Element {
	if (recent.length === 0) return <p class="sworn-table-empty">{t('There is no move in this note yet.')}</p>;
	return (
		<ul class="sworn-table-recent">
			{recent.map(({ at, name, outcome, isMatch, isOpen }) => (
				<li key={at.block.fenceFrom}>
					<button
						type="button"
						class="sworn-table-record"
						aria-label={[name, outcome && drawn(outcomeName(outcome)), isMatch && t('match')]
							.filter(Boolean)
							.join(', ')}
						onClick={() => acts.goTo(at)}
					>
						{outcome && (
							<span class={`sworn-${outcome}`}>
								<Pair outcome={outcome} isMatch={isMatch} />
							</span>
						)}
						<span class="sworn-move-name">{name}</span>
					</button>
					{isOpen && (
						<button type="button" aria-label={t('Continue {name}', { name })} onClick={() => acts.goOn(at)}>
							{t('choose')}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
