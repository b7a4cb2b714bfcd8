import type { JSX } from 'preact';
import { ProblemLine, SelectField } from '../../../components/form-field';
import type { NewTrackDraft } from '../../tracks/new-track/new-track';
import { NEW_TRACK_WORDS } from '../../tracks/new-track/new-track';
import { NewTrackFields } from '../../tracks/new-track/new-track-fields';
import type { BeginView } from './begin-view';
import type { RollForm } from './use-roll-form';
import { fieldOf } from './use-roll-form';
import { t } from '../../../../language/text';
import { drawn } from '../../../../language/drawn';

/** Fields for the track that the move begins. As in the book, its name and rank come before the roll. */
export function BeginFields({ form, view }: { form: RollForm; view: BeginView }): JSX.Element {
	const { asks, draft, ways, unread } = view;
	const { id, problem } = fieldOf(form, 'begin');
	const { label } = NEW_TRACK_WORDS[asks.track];
	const change = (edit: (before: NewTrackDraft) => NewTrackDraft) =>
		form.edit(({ begins }) => (begins ? { begins: { ...begins, track: edit(begins.track) } } : {}));
	return (
		<div class="sworn-begins">
			{unread !== '' && <p class="sworn-problem">{unread}</p>}
			{ways.length > 0 && (
				<SelectField
					id={`${id}-way`}
					label={t('Which {track}', { track: drawn(asks.track) })}
					value={String(ways.findIndex(({ isPicked }) => isPicked))}
					options={ways.map(({ words }, at) => [String(at), words])}
					onChange={at => form.change({ begins: ways[Number(at)]?.picked })}
				/>
			)}
			{draft.isNew && (
				<div class="sworn-new-track" role="group" aria-label={label}>
					<NewTrackFields asks={asks} draft={draft.track} change={change} id={id} wrong={view.problem?.code} />
					<ProblemLine id={`${id}-problem`} problem={problem} />
				</div>
			)}
		</div>
	);
}
