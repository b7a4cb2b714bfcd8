import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CallDraft } from './roll-draft';
import type { CallView } from './roll-view';

interface OwnDiceProps {
	readonly kind: CallView['kind'];
	readonly draft: CallDraft;
	change: (part: Partial<CallDraft>) => void;
}

/** Dice that fell on the table, or an action die that is preset while the others are rolled. */
export function OwnDice({ kind, draft, change }: OwnDiceProps): JSX.Element {
	const thrown = useRef<HTMLInputElement>(null);
	useEffect(() => thrown.current?.focus(), []);
	return (
		<div class="sworn-own-dice">
			<label class="sworn-field">
				Dice on the table
				<input
					ref={thrown}
					class="sworn-dice-field"
					type="text"
					placeholder={kind === 'action' ? '4 3 9' : '3 9'}
					value={draft.thrown}
					onInput={event => change({ thrown: event.currentTarget.value })}
				/>
			</label>
			{kind === 'action' && (
				<label class="sworn-field">
					Preset action die
					<input
						class="sworn-number"
						type="text"
						inputMode="numeric"
						value={draft.actionDie}
						onInput={event => change({ actionDie: event.currentTarget.value })}
					/>
				</label>
			)}
		</div>
	);
}
