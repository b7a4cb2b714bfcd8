import type { Move } from '../../rules/move';
import { withArticle } from '../../rules/effects/effect-label';
import { TRACK_KIND_ROWS, type TrackKind } from '../../rules/core/track-kind';
import type { Rulebook } from '../../rules/books/rulebook';
import { trackKindsOf } from './track-kinds';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/** The kinds of track a progress move needs, and how to begin one, in words. */
interface MissingTrack {
	/** `vow`, `objective or foe` */
	readonly kinds: string;
	/** `a vow`, `an objective or a foe` */
	readonly any: string;
	/** `Swear an Iron Vow or the command New vow` */
	readonly begins: string;
}

export function missingTrack(move: Move, book: Rulebook): MissingTrack {
	const known = trackKindsOf(move, book);
	const kinds: readonly TrackKind[] = known.length > 0 ? known : ['track'];
	const moves = kinds.flatMap(kind => book.move(TRACK_KIND_ROWS[kind].begunBy ?? '')?.name ?? []);
	const commands = kinds.map(kind => t('New {kind}', { kind: translateTerm(kind) })).join(t(' or '));
	return {
		kinds: kinds.map(translateTerm).join(t(' or ')),
		any: kinds.map(kind => translateTerm(withArticle(kind))).join(t(' or ')),
		begins: [...moves, t('the command {commands}', { commands })].join(t(' or ')),
	};
}
