import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { nearestPhrase } from '../../../rules/coverage/nearest-phrase';
import type { CheckActions, Leftover } from './check-actions';
import { t } from '../../../language/text';

/** Suggests what to write instead of text that was not understood. */
export function LeftoverOffer({ left, acts, id }: { left: Leftover; acts: CheckActions; id: string }): JSX.Element {
	const { move, line, text } = left;
	const notation = useMemo(() => acts.offer(left), [acts, move, line, text]);
	const near = useMemo(() => nearestPhrase(text), [text]);
	return (
		<div class="sworn-offer" id={id} role="group" aria-label={t('What can be written')}>
			{notation && (
				<>
					<p>{t('State it in the notation: the line that begins with “say” is yours to rewrite.')}</p>
					<pre>{notation.fence}</pre>
					<button type="button" class="mod-cta" onClick={() => acts.insert(left)}>
						{t('Insert into the note')}
					</button>
				</>
			)}
			{near && (
				<>
					<p>{t('Or write it in words that are understood. The nearest are:')}</p>
					<pre>{`${near.words}\n\n${near.notation}`}</pre>
					<button type="button" onClick={() => acts.copy(near.words)}>
						{t('Copy the words')}
					</button>
				</>
			)}
			{!notation && !near && <p>{t('When it is played, the words are shown and the rest is up to you.')}</p>}
		</div>
	);
}
