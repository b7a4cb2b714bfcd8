import type { JSX } from 'preact';
import type { Problem } from '../../../rules/core/problem';
import type { SessionBlock } from '../../../journal/sessions/session-block';
import type { CardNote } from '../../components/card-note';
import { CardNoteLine } from '../../components/card-note';
import { Pending } from '../../components/press-button';
import { ProblemLines } from '../../components/problem-lines';
import { MomentumChart } from './momentum-graph';
import { MomentumTable } from './momentum-table';
import { t } from '../../../i18n/translate';

interface SessionCardProps {
	readonly session: SessionBlock;
	readonly warnings: readonly Problem[];
	readonly isPending: boolean;
	readonly note: CardNote | undefined;
}

/** The card of a session, which shows its momentum. */
export function SessionCard({ session, warnings, isPending, note }: SessionCardProps): JSX.Element {
	const { session: number, by, momentum } = session;
	return (
		<article class="sworn-track sworn-session" aria-label={t('session {number}', { number })} tabIndex={-1}>
			<header class="sworn-track-head">
				<span class="sworn-track-kind">{t('session')}</span>
				<strong class="sworn-track-name">{number}</strong>
				{by !== undefined && <span class="sworn-track-rank">{by}</span>}
			</header>
			<ProblemLines problems={warnings} />
			{momentum.length > 1 ? (
				<>
					<MomentumChart momentum={momentum} />
					<MomentumTable momentum={momentum} />
				</>
			) : (
				<p class="sworn-detail">{t('Nothing in this session changed momentum.')}</p>
			)}
			{note && (
				<Pending.Provider value={isPending}>
					<CardNoteLine note={note} />
				</Pending.Provider>
			)}
		</article>
	);
}
