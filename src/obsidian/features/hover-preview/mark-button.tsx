import type { JSX } from 'preact';
import type { Track } from '../../../play/tracks/track';
import { viewAround } from '../../editor/focus-editor';
import type { Actions } from '../../services/journal-actions';
import type { TrackAction } from '../tracks/track-buttons';
import { actsOf } from '../tracks/track-buttons';
import { t } from '../../../i18n/translate';

/** Part of another note. */
const EMBED = '.internal-embed, .markdown-embed';

/**
 * The most frequent action of an open track, for a button at the end of its line; undefined if there is none at present, or
 * if the track is not in the note of this view, as in an embed.
 */
export function markButton(
	{ app, manualEdits }: Actions<'app' | 'manualEdits'>,
	el: Element,
	{ track, body }: { track: Track; body: string | undefined },
	close: () => void,
): JSX.Element | undefined {
	const path = viewAround(app, el)?.file?.path;
	if (path === undefined || body === undefined || track.status !== 'open' || el.closest(EMBED)) return undefined;
	const [act] = actsOf(track, []).first;
	const edit = act?.edit;
	if (!edit) return undefined;
	const press = () => {
		close();
		void manualEdits.track({ path, place: { body } }, edit, path);
	};
	return (
		// the focus stays where it is
		<button type="button" class="sworn-button" onMouseDown={event => event.preventDefault()} onClick={press}>
			{labelOf(act)}
		</button>
	);
}

/** “Mark 2 boxes” */
function labelOf({ label, detail, edit }: TrackAction): string {
	if (detail === undefined) return label;
	return edit?.kind === 'progress' ? t('Mark {extent}', { extent: detail }) : `${label} ${detail}`;
}
