import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AddDraft } from './roll-draft';
import type { CallView } from './roll-view';
import { PressButton } from './press-button';

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** The adds that stand in the call. */
export function CallAdds({ adds }: { adds: CallView['adds'] }): JSX.Element | null {
	if (adds.length === 0) return null;
	const words = adds.map(({ amount, reason }) => `${signed(amount)}${reason ? ` ${reason}` : ''}`);
	return <span class="sworn-call-adds">{`Adds: ${words.join(', ')}`}</span>;
}

interface NextBonusesProps {
	readonly next: CallView['next'];
	readonly ticked: readonly string[];
	tick: (ticked: readonly string[]) => void;
}

/** Bonuses that wait for this move, to be spent on it or kept. */
export function NextBonuses({ next, ticked, tick }: NextBonusesProps): JSX.Element | null {
	if (next.length === 0) return null;
	const toggle = (text: string) =>
		tick(ticked.includes(text) ? ticked.filter(other => other !== text) : [...ticked, text]);
	return (
		<div class="sworn-next" role="group" aria-label="Bonuses to spend">
			{next.map(({ text }, at) => (
				<label key={at} class="sworn-tick">
					<input type="checkbox" checked={ticked.includes(text)} onChange={() => toggle(text)} />
					{text}
				</label>
			))}
		</div>
	);
}

interface AddFieldsProps {
	readonly adds: readonly AddDraft[];
	/** So many were there when the card was drawn; the others are asked for now. */
	readonly found: number;
	change: (adds: readonly AddDraft[]) => void;
}

/** Further adds, each with what it is for. They count as soon as they hold a number. */
export function AddFields({ adds, found, change }: AddFieldsProps): JSX.Element | null {
	if (adds.length === 0) return null;
	return (
		<>
			{adds.map((add, at) => (
				<AddField
					key={at}
					add={add}
					isNew={at >= found}
					change={changed => change(adds.map((other, i) => (i === at ? changed : other)))}
					remove={() => change(adds.filter((_, i) => i !== at))}
				/>
			))}
		</>
	);
}

interface AddFieldProps {
	readonly add: AddDraft;
	readonly isNew: boolean;
	change: (add: AddDraft) => void;
	remove: () => void;
}

function AddField({ add, isNew, change, remove }: AddFieldProps): JSX.Element {
	const amount = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (isNew) amount.current?.select();
	}, []);
	const removeAndGoOn = () => {
		amount.current?.form?.querySelector<HTMLElement>('.sworn-roll-button')?.focus();
		remove();
	};
	return (
		<div class="sworn-add">
			<input
				ref={amount}
				class="sworn-number"
				type="text"
				// A numeric keyboard of a phone may have no minus.
				inputMode="text"
				aria-label="Add, such as 1 or -1"
				value={add.amount}
				onInput={event => change({ ...add, amount: event.currentTarget.value })}
			/>
			<input
				class="sworn-reason"
				type="text"
				aria-label="What the add is for"
				placeholder="What for"
				value={add.reason}
				onInput={event => change({ ...add, reason: event.currentTarget.value })}
			/>
			<PressButton class="sworn-button is-quiet" onPress={removeAndGoOn}>
				Remove
			</PressButton>
		</div>
	);
}
