import type { JSX } from 'preact';
import type { Finding } from '../../../rules/core/problem';
import type { CheckActions } from './check-actions';
import { t } from '../../../i18n/translate';

interface FindingLineProps {
	readonly finding: Finding;
	readonly acts: CheckActions;
	/** Whether it is displayed at its line, so that the line's text is not repeated. */
	readonly isAtLine?: boolean;
}

/** A finding, with a link to its line. */
export function FindingLine({ finding, acts, isAtLine }: FindingLineProps): JSX.Element {
	const { line, text, message } = finding;
	const { goTo } = acts;
	return (
		<li class="sworn-finding">
			{goTo && line > 0 ? (
				<button type="button" class="sworn-line-button" onClick={() => goTo(line)}>
					{t('Line {line}', { line })}
				</button>
			) : (
				<span class="sworn-line-button">{line > 0 ? t('Line {line}', { line }) : t('In the file')}</span>
			)}
			<span>{message}</span>
			{text !== '' && line > 0 && !isAtLine && <code class="sworn-finding-text">{text}</code>}
		</li>
	);
}
