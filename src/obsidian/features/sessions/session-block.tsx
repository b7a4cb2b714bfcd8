import type { JSX } from 'preact';
import { isBehind } from '../../../journal/sessions/end-session';
import { readSession, type SessionBlock as Session } from '../../../journal/sessions/session-block';
import { asLine, type AsLine } from '../../services/display/as-line';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import { CardNoteLine, type CardNote } from '../../components/card-note';
import { MessageCard } from '../../components/message-card';
import { renewDigest } from './end-session';
import { sessionOf } from './session-owner';
import { t } from '../../../i18n/translate';
import type { Problem } from '../../../rules/core/problem';
import { Pending } from '../../components/press-button';
import { ProblemLines } from '../../components/problem-lines';
import { MomentumChart } from './momentum-graph';
import { MomentumTable } from './momentum-table';

/** The digest of a session, and whether it still covers all of it. */
export function SessionBlock({ on, place }: { readonly on: BlockOnPage; readonly place: SectionInfo }): JSX.Element {
	const reading = readSession(on.source);
	if (!reading.ok)
		return <MessageCard title={t('This session cannot be read')} problems={reading.problems} source={on.source} />;
	const { value, warnings } = reading.value;
	const note = behindNote(on, place, value);
	const { session, momentum } = value;
	const name = t('Session {session}', { session });
	// the number alone would say again what the digest above begins with
	const changes = [
		momentum.length > 1
			? t('momentum {from} → {to}', { from: momentum[0] ?? 0, to: momentum.at(-1) ?? 0 })
			: t('momentum unchanged'),
	];
	const said: AsLine = {
		label: t('session {session}', { session }),
		told: { token: { name: `${name} ·`, changes }, words: [name, ...changes].join('; ') },
		waiting: warnings.length > 0 ? 'must' : note ? 'may' : 'nothing',
	};
	return asLine(on, said, () => (
		<SessionCard session={value} warnings={warnings} isPending={on.isPending} note={note} />
	));
}

function behindNote(on: BlockOnPage, place: SectionInfo, { by }: Session): CardNote | undefined {
	const { actions, path } = on;
	const { actor, watched } = actions.viewState.around(path, by);
	on.watch(watched && [...watched, path]);
	if (!place || !actor.ok) return undefined;
	const { lineStart, text } = place;
	if (!isBehind(text, lineStart, sessionOf(actions, path, actor.value.path))) return undefined;
	return {
		text: t('More has happened since this was written.'),
		label: t('Write it anew'),
		open: () => on.write(() => renewDigest(actions, path, actor.value.path, lineStart)),
	};
}

interface SessionCardProps {
	readonly session: Session;
	readonly warnings: readonly Problem[];
	readonly isPending: boolean;
	readonly note: CardNote | undefined;
}

/** The card of a session, which shows its momentum. */
function SessionCard({ session, warnings, isPending, note }: SessionCardProps): JSX.Element {
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
