import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CoveredPiece, Run } from '../../../rules/coverage/coverage';
import { writeEffects } from '../../../rules/effects/notation/write-notation';
import type { CheckActions } from './check-actions';
import { LeftoverOffer } from './leftover-offer';
import { t } from '../../../language/text';

interface PieceRowProps {
	/** Pieces in one row; only the last may have effects or leftovers. */
	readonly pieces: readonly CoveredPiece[];
	/** The id of their move. */
	readonly move: string;
	readonly acts: CheckActions;
}

/** Text of the note with its effects and leftovers next to it. */
export function PieceRow({ pieces, move, acts }: PieceRowProps): JSX.Element | null {
	const [open, setOpen] = useState<string>();
	const [first] = pieces;
	const last = pieces.at(-1);
	if (!first || !last) return null;
	const { line, kind, goesOn } = first;
	const { effects, left } = last;
	const { goTo } = acts;
	const text = pieces.flatMap(({ runs }) => runs).map((run, at) => <RunText key={at} run={run} />);
	const offerId = `sworn-offer-${move.replace(/\W+/g, '-')}-${line}`;
	return (
		<li class={`sworn-piece is-${kind}${goesOn ? ' goes-on' : ''}`}>
			{goTo ? (
				<button type="button" class="sworn-piece-text" title={t('Line {line}', { line })} onClick={() => goTo(line)}>
					{text}
				</button>
			) : (
				<div class="sworn-piece-text">{text}</div>
			)}
			{effects.length + left.length > 0 && (
				<div class="sworn-piece-read">
					{effects.length > 0 && <pre>{writeEffects(effects)}</pre>}
					{left.map(words => (
						<button
							key={words}
							type="button"
							class="sworn-leftover"
							aria-expanded={open === words}
							aria-controls={offerId}
							onClick={() => setOpen(open === words ? undefined : words)}
						>
							<span class="sworn-leftover-mark">{t('Not understood: ')}</span>
							{words}
						</button>
					))}
				</div>
			)}
			{open !== undefined && left.includes(open) && (
				<LeftoverOffer id={offerId} left={{ move, line: last.line, text: open }} acts={acts} />
			)}
		</li>
	);
}

function RunText({ run: { of, text } }: { run: Run }): JSX.Element {
	if (of === 'effect') return <span>{text}</span>;
	return of === 'story' ? <span class="sworn-check-story">{text}</span> : <mark class="sworn-check-left">{text}</mark>;
}
