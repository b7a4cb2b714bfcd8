import type { JSX } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rank } from '../../rules/rank';
import type { Answer, Asks } from '../../play/step';
import { Pending, PressButton } from '../move-card/press-button';
import type { NewTrackDraft } from './new-track';
import { answerOf, NEW_TRACK_WORDS } from './new-track';

interface NewTrackFormProps {
	readonly asks: Asks;
	readonly draft: NewTrackDraft;
	change: (part: Partial<NewTrackDraft>) => void;
	onAnswer: (answer: Answer) => void;
	/** The form is put away; what was filled in is kept by the caller. */
	onClose: () => void;
}

/** Every card is drawn on its own, so two forms may be open at once. */
let forms = 0;

/** Names and ranks a new track: Enter sends it off from anywhere in it, Esc puts it away. */
export function NewTrackForm({ asks, draft, change, onAnswer, onClose }: NewTrackFormProps): JSX.Element {
	const [tried, setTried] = useState(0);
	const isPending = useContext(Pending);
	const [id] = useState(() => `sworn-new-track-${++forms}`);
	const form = useRef<HTMLFormElement>(null);
	const { label, button, placeholder } = NEW_TRACK_WORDS[asks.track];
	const reading = answerOf(asks, draft);
	const problem = tried > 0 && !reading.ok ? reading.problems[0] : undefined;
	const isNameWrong = problem?.code === 'name_needed';
	useLayoutEffect(() => {
		const stop = tried > 0 && !isNameWrong ? 'input[type="radio"]' : 'input[type="text"]';
		form.current?.querySelector<HTMLElement>(stop)?.focus();
	}, [tried]);
	return (
		<form
			ref={form}
			class="sworn-new-track"
			aria-label={label}
			noValidate
			onSubmit={event => {
				event.preventDefault();
				if (!reading.ok) setTried(tried + 1);
				else if (!isPending) onAnswer(reading.value);
			}}
			onKeyDown={event => {
				if (event.key !== 'Escape' || event.isComposing) return;
				event.preventDefault();
				event.stopPropagation();
				onClose();
			}}
		>
			<label class="sworn-new-track-name">
				{label}
				<input
					type="text"
					autocomplete="off"
					enterkeyhint="go"
					placeholder={placeholder}
					value={draft.name}
					aria-invalid={isNameWrong ? 'true' : undefined}
					aria-describedby={problem ? `${id}-problem` : undefined}
					onInput={event => change({ name: event.currentTarget.value })}
				/>
			</label>
			<RankField ranks={asks.ranks} rank={draft.rank} group={`${id}-rank`} pick={rank => change({ rank })} />
			<span class={problem ? 'sworn-error' : 'sworn-no-error'} id={`${id}-problem`} role="status">
				{problem?.message}
			</span>
			<div class="sworn-buttons">
				<button type="submit" class="sworn-button mod-cta" aria-disabled={isPending ? 'true' : undefined}>
					{button}
				</button>
				<PressButton class="sworn-button is-quiet" onPress={onClose}>
					Not now
				</PressButton>
			</div>
		</form>
	);
}

interface RankFieldProps {
	readonly ranks: readonly Rank[];
	readonly rank: Rank | undefined;
	/** Keeps the radio buttons of two open forms apart. */
	readonly group: string;
	pick: (rank: Rank) => void;
}

/** The ranks that the rules allow, as radio buttons in one row; none for a plain clock. */
function RankField({ ranks, rank, group, pick }: RankFieldProps): JSX.Element | null {
	if (ranks.length === 0) return null;
	return (
		<fieldset class="sworn-ranks">
			<legend>Rank</legend>
			{ranks.map(offered => (
				<label key={offered} class={offered === rank ? 'sworn-rank is-picked' : 'sworn-rank'}>
					<input type="radio" name={group} checked={offered === rank} onChange={() => pick(offered)} />
					{offered}
				</label>
			))}
		</fieldset>
	);
}
