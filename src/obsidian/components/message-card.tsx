import type { JSX } from 'preact';
import type { Problem } from '../../rules/core/problem';
import { CardNoteLine, type CardNote } from './card-note';
import { CorrectionButton } from './correction-button';
import { t } from '../../i18n/translate';

interface MessageCardProps {
	readonly title: string;
	/** The problems, with offsets into `source`. */
	readonly problems: readonly Problem[];
	readonly source: string;
	/** A button that leads to a remedy. */
	readonly note?: CardNote;
}

/** Whether it is not an error: rules are being read, and the card will update itself. */
const isWait = ({ code }: Problem): boolean => code === 'reading_rules';

/** A card for a block that cannot be read: what is wrong, where, what to do, and the source. */
export function MessageCard({ title, problems, source, note }: MessageCardProps): JSX.Element {
	return (
		<article class="sworn-card sworn-message" aria-label={title} tabIndex={-1}>
			<strong class="sworn-name">{title}</strong>
			{problems.map((problem, at) => (
				<p
					key={at}
					class={isWait(problem) ? 'sworn-about' : 'sworn-problem'}
					role={isWait(problem) ? 'status' : undefined}
				>
					{placed(problem, source)}
					<CorrectionButton problem={problem} />
				</p>
			))}
			<pre class="sworn-source">{source}</pre>
			{note && <CardNoteLine note={note} />}
		</article>
	);
}

/** The message, prefixed with a line number unless the problem concerns the whole block. */
export function placed({ message, from, to }: Problem, source: string): string {
	const isAboutAll = from >= to || (from === 0 && to >= source.length);
	return isAboutAll
		? message
		: t('Line {line}: {message}', { line: source.slice(0, from).split('\n').length, message });
}
