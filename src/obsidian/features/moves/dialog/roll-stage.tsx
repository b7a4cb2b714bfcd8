import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../../../rules/move';
import { moveText, plainText } from '../../../../rules/rules-text';
import type { Rulebook } from '../../../../rules/rulebook';
import type { Character } from '../../../../play/character/character';
import type { RollInput } from '../../../../play/roll/roll-wishes';
import type { TextHome } from '../../../components/rules-text';
import { RulesText } from '../../../components/rules-text';
import { AbilityReminders, AbilityToggles } from '../card/abilities';
import { ConnectionAids, ConnectionSelect } from '../card/connections';
import { tickedFor, TriggerAdds } from '../card/trigger-adds';
import type { RollForm } from './dialog-model';
import { newRollForm, rollFormView, stepped } from './dialog-model';
import { OptionList } from './option-list';
import { AddRows, CostButtons, DiceRow, NextRows, ProgressRow, ValueRow } from './roll-fields';

interface RollStageProps {
	readonly move: Move;
	readonly character: Character;
	readonly book: Rulebook;
	readonly home: TextHome;
	readonly onBack: () => void;
	readonly onRoll: (wishes: RollInput) => void;
}

/** Where the focus goes: to what is wrong, else to where the form begins. */
const STOPS = ['[aria-invalid=true]', '[data-sworn-first]'];

/** Stage two: what the move is rolled with. Letters and arrows choose, Enter rolls wherever the focus is. */
export function RollStage({ move, character, book, home, onBack, onRoll }: RollStageProps): JSX.Element {
	const [form, setForm] = useState(() => newRollForm(move, character, book));
	const [isTried, setTried] = useState(0);
	const root = useRef<HTMLDivElement>(null);
	const view = rollFormView(form, character, book);
	const change = (changed: Partial<RollForm>) => setForm(current => ({ ...current, ...changed }));
	useLayoutEffect(() => {
		const [stop] = STOPS.flatMap(selector => root.current?.querySelector<HTMLElement>(selector) ?? []);
		stop?.focus();
	}, [isTried]);

	const roll = () => {
		if (view.wishes) onRoll(view.wishes);
		else setTried(isTried + 1);
	};
	const addRow = () => change({ adds: [...form.adds, { amount: '1', reason: '' }] });
	/** Whether the key was ours. An Enter that is held down since the move was picked rolls nothing. */
	const press = (event: KeyboardEvent): boolean => {
		const isEnter = event.key === 'Enter' && (event.repeat || !ownsEnter(event.target));
		if (isEnter && !event.repeat) roll();
		if (isEnter) return true;
		if (event.key === 'ArrowLeft' && event.altKey) {
			onBack();
			return true;
		}
		const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
		return isPlain && pressPlain(event.key);
	};
	const pressPlain = (key: string): boolean => {
		const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
		const named = view.options.findIndex(option => option.key === key.toLowerCase());
		if (step && view.options.length > 0) change({ selected: stepped(form.selected, step, view.options.length) });
		else if (named >= 0) change({ selected: named });
		else if (key === '+' && view.kind === 'action') addRow();
		else if (view.costs.some(({ cost }) => String(cost) === key)) change({ cost: Number(key) });
		else return false;
		return true;
	};
	const problems = view.problems.filter(({ isMissing }) => isTried > 0 || !isMissing);
	const fields = { form, view, problems, change };
	return (
		<div
			ref={root}
			class="sworn-roll-form"
			onKeyDown={event => {
				if (!event.isComposing && press(event)) event.preventDefault();
			}}
		>
			<div class="sworn-roll-head">
				<button type="button" class="sworn-back" onClick={onBack}>
					<span aria-hidden="true">← </span>All moves
				</button>
				<span class="sworn-roll-who">{`${character.name}, momentum ${signed(character.momentum)}`}</span>
			</div>
			{view.kind === 'no_roll' ? (
				<div class="sworn-move-text" role="region" aria-label="Text of the move" tabIndex={0}>
					<RulesText text={moveText(move)} home={home} />
				</div>
			) : (
				<p class="sworn-trigger">{plainText(move.trigger.text)}</p>
			)}
			{view.options.length > 0 && <OptionList {...fields} />}
			{view.asksValueOf !== undefined && <ValueRow {...fields} name={view.asksValueOf} who={character.name} />}
			{view.asksProgress && <ProgressRow {...fields} />}
			{view.costs.length > 0 && <CostButtons {...fields} />}
			<ConnectionSelect
				connections={view.connections}
				chosen={form.connection}
				choose={connection =>
					change({
						connection: connection?.name,
						triggerAdds: tickedFor(view.triggerAdds, form.triggerAdds, connection),
					})
				}
			/>
			<TriggerAdds
				adds={view.triggerAdds}
				ticked={form.triggerAdds}
				option={view.options.find(({ isSelected }) => isSelected)?.name}
				tick={triggerAdds => change({ triggerAdds })}
			/>
			<ConnectionAids aids={view.aids} ticked={form.aids} tick={aids => change({ aids })} />
			<AbilityToggles offers={view.abilities} ticked={form.abilities} tick={abilities => change({ abilities })} />
			<AbilityReminders reminders={view.reminders} home={home} />
			<NextRows {...fields} />
			{view.kind === 'action' && <AddRows {...fields} onAdd={addRow} />}
			{view.kind !== 'no_roll' && <DiceRow {...fields} />}
			<div class="sworn-roll-foot">
				<span class="sworn-sum" role="status">
					{view.sum}
				</span>
				<button
					type="button"
					class="mod-cta sworn-roll-now"
					{...(view.kind === 'no_roll' ? { 'data-sworn-first': true } : {})}
					onClick={roll}
				>
					{view.kind === 'no_roll' ? 'Make the move' : 'Roll'}
				</button>
			</div>
		</div>
	);
}

/** On Enter a button does its own thing, unless it is one of the options. */
const ownsEnter = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.matches('button:not([role=radio], .sworn-roll-now)');

/** Letters and arrows belong to the field that has the focus. */
const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select');

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
