import type { JSX } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';
import type { Press } from '../../../../journal/pages/press';
import { useKept } from '../../../blocks/draft-store';
import type { TextHome } from '../../../components/rules-text';
import type { CallDraft } from './roll-draft';
import { draftOf, oddsOfDraft, wishesOf } from './roll-draft';
import type { CallView } from './roll-view';
import { AbilityReminders, AbilityToggles } from './abilities';
import { AddFields, CallAdds, NextBonuses } from './roll-adds';
import { CallOptions } from './roll-options';
import { aidsBeside, ConnectionAids, ConnectionSelect } from './connections';
import { OwnDice } from './physical-dice';
import { Pending, PressButton } from './press-button';
import { tickedFor, TriggerAdds } from './trigger-adds';

interface CallFormProps {
	readonly call: CallView;
	readonly home: TextHome;
	press: (press: Press) => void;
}

/** What a call asks for, and Roll. Enter rolls from anywhere in it. */
export function CallForm({ call, home, press }: CallFormProps): JSX.Element {
	const [draft, setDraft] = useKept('call', () => draftOf(call));
	const found = useRef(draft.adds.length);
	const [isAsked, setAsked] = useState(false);
	const isPending = useContext(Pending);
	const change = (part: Partial<CallDraft>) => setDraft(before => ({ ...before, ...part }));
	const roll = (rolled: CallDraft) => {
		setAsked(true);
		const wishes = wishesOf(call, rolled);
		if (wishes.ok && !isPending) press({ kind: 'roll', wishes: wishes.value });
	};
	const reading = wishesOf(call, draft);
	// Dice out of range are wrong at once; what is merely missing is asked for after the first try.
	const problem = reading.ok ? undefined : reading.problems.find(({ code }) => isAsked || code.startsWith('di'));
	if (call.as !== undefined) return <GivenOutcome as={call.as} roll={() => press({ kind: 'roll', wishes: {} })} />;
	return (
		<form
			class="sworn-call"
			onSubmit={event => {
				event.preventDefault();
				roll(draft);
			}}
		>
			<CallOptions
				call={call}
				draft={draft}
				oddsOf={option => oddsOfDraft(call, option, draft)}
				choose={option => change({ option })}
				roll={option => {
					change({ option });
					roll({ ...draft, option });
				}}
				setValue={value => change({ value })}
			/>
			<ConnectionSelect
				connections={call.connections}
				chosen={draft.connection}
				choose={connection =>
					change({
						connection: connection?.name,
						triggerAdds: tickedFor(call.triggerAdds, draft.triggerAdds, connection),
					})
				}
			/>
			<CallAdds adds={call.adds} />
			<TriggerAdds
				adds={call.triggerAdds}
				ticked={draft.triggerAdds}
				option={draft.option === undefined ? undefined : call.options[draft.option]?.name}
				tick={triggerAdds => change({ triggerAdds })}
			/>
			<ConnectionAids
				aids={aidsBeside(call.aids, draft.connection)}
				ticked={draft.aids}
				tick={aids => change({ aids })}
			/>
			<AbilityToggles offers={call.abilities} ticked={draft.abilities} tick={abilities => change({ abilities })} />
			<NextBonuses next={call.next} ticked={draft.next} tick={next => change({ next })} />
			<AbilityReminders reminders={call.reminders} home={home} />
			<AddFields adds={draft.adds} found={found.current} change={adds => change({ adds })} />
			{draft.isOwnDice && <OwnDice kind={call.kind} draft={draft} change={change} />}
			{problem && (
				<span class="sworn-error" role="status">
					{problem.message}
				</span>
			)}
			<div class="sworn-buttons">
				<button
					type="submit"
					class="sworn-button sworn-roll-button mod-cta"
					aria-disabled={isPending ? 'true' : undefined}
				>
					Roll
				</button>
				{call.kind === 'action' && (
					<PressButton
						class="sworn-button is-quiet"
						onPress={() => change({ adds: [...draft.adds, { amount: '1', reason: '' }] })}
					>
						Add
					</PressButton>
				)}
				<PressButton
					class="sworn-button is-quiet"
					aria-expanded={draft.isOwnDice}
					onPress={() => change({ isOwnDice: !draft.isOwnDice, thrown: '', actionDie: '' })}
				>
					Own dice
				</PressButton>
			</div>
		</form>
	);
}

/** An outcome given beforehand needs no dice. */
function GivenOutcome({ as, roll }: { as: string; roll: () => void }): JSX.Element {
	return (
		<div class="sworn-call">
			<span class="sworn-prompt">{`The outcome is given: ${as}`}</span>
			<div class="sworn-buttons">
				<PressButton class="sworn-button sworn-roll-button mod-cta" onPress={roll}>
					Take this outcome
				</PressButton>
			</div>
		</div>
	);
}
