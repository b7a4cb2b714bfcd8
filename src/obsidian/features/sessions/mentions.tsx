import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { nameOf } from '../../../rules/search/stated-name';
import { linesNaming, type NamedLine } from '../../../journal/sessions/named-lines';
import { t } from '../../../i18n/translate';
import { NoteLink } from '../../components/note-links';
import type { JournalActions } from '../../services/journal-actions';
import { openAtLine } from '../../vault/open-at-line';
import { actorsOfView } from './actors-of-view';
import { campaignSessions } from './campaign-sessions';

/** How many lines are shown at first. */
const FIRST = 5;

interface MentionsProps {
	/** The name of a track or place. */
	readonly of: string;
	/** The note that shows it. */
	readonly path: string;
	readonly actions: JournalActions;
}

/** The lines of the journals that name a thing, newest first. They are read when it is opened; nothing where nobody plays. */
export function Mentions({ of, path, actions }: MentionsProps): JSX.Element | null {
	const [isOpen, setOpen] = useState(false);
	const [lines, setLines] = useState<readonly NamedLine[]>();
	const { actors } = actorsOfView(actions, path, undefined);
	useEffect(() => {
		if (!isOpen || !actors.ok) return;
		let isOver = false;
		const waiting = { isOver: () => isOver, progress: () => undefined };
		void campaignSessions(actions, actors.value, waiting).then(sessions => {
			if (sessions && !isOver) setLines(linesNaming(of, sessions.together));
		});
		return () => void (isOver = true);
	}, [isOpen, of]);
	if (!actors.ok) return null;
	const list = (some: readonly NamedLine[]): JSX.Element => (
		<ul>
			{some.map(line => (
				<li key={`${line.path}:${line.line}`}>
					<NoteLink
						words={t('{name}, line {line}', { name: nameOf(line.path), line: line.line })}
						href={line.path}
						onPress={() => void openAtLine(actions.app, line)}
					/>{' '}
					<span class="sworn-detail">{line.words}</span>
				</li>
			))}
		</ul>
	);
	const count = lines?.length ?? 0;
	return (
		<details class="sworn-more sworn-mentions" onToggle={event => setOpen(event.currentTarget.open)}>
			<summary>{lines ? t('Mentions · {count}', { count }) : t('Mentions')}</summary>
			<div role="status">{lines && count === 0 && t('No session names it yet.')}</div>
			{lines && count > 0 && list(lines.slice(0, FIRST))}
			{lines && count > FIRST && (
				<details class="sworn-more">
					<summary>{t('{count} more', { count: count - FIRST })}</summary>
					{list(lines.slice(FIRST))}
				</details>
			)}
		</details>
	);
}
