import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Move } from '../../../../rules/move';
import { withMinus } from '../../../../rules/core/minus-sign';
import { moveText, plainText } from '../../../../rules/rules-text';
import type { Rulebook } from '../../../../rules/books/rulebook';
import { signed } from '../../../../rules/effects/effect-label';
import type { Character } from '../../../../play/character/character';
import { newUnrolledMove } from '../../../../play/record/record';
import type { RollInput } from '../../../../play/record/roll-input';
import { RulesText, type TextHome } from '../../../components/rules-text';
import { newRollDraft, withWords, type RollDraft } from '../roll-form/roll-draft';
import { RollFields } from '../roll-form/roll-fields';
import { stepped, usualCost } from '../roll-form/roll-form-view';
import { useRollForm, type RollForm } from '../roll-form/use-roll-form';
import { isOn } from '../../../components/event-target';
import { t } from '../../../../i18n/translate';
import { ownKeys } from '../../../components/is-composing';

interface RollStageProps {
	readonly move: Move;
	readonly character: Character;
	readonly book: Rulebook;
	/** The selected words. */
	readonly words: string | undefined;
	readonly home: TextHome;
	readonly onBack: () => void;
	readonly onRoll: (rollInput: RollInput) => void;
}

/** Where the focus starts: a required field, the options, or the roll button. */
const STARTS = [
	'.sworn-begins input[type=text]',
	'.sworn-missing input',
	'[role=radiogroup][tabindex="0"]',
	'[role=radio][tabindex="0"]',
	'.sworn-roll-button',
];

export function focusStart(root: HTMLElement): void {
	STARTS.map(start => root.querySelector<HTMLElement>(start))
		.find(el => el !== null)
		?.focus();
}

/** Stage two: how to roll the move. Letters and arrows choose an option; Enter rolls, wherever the focus is. */
export function RollStage({ move, character, book, words, home, onBack, onRoll }: RollStageProps): JSX.Element {
	const call = { record: newUnrolledMove(move.name), move, character, book };
	const kept = useState<RollDraft>(() => {
		const draft = { ...newRollDraft(call), cost: usualCost(call) };
		return words === undefined ? draft : withWords(draft, words);
	});
	const form = useRollForm(call, kept, onRoll);
	const { view } = form;
	useLayoutEffect(() => {
		if (form.root.current) focusStart(form.root.current);
	}, []);
	const isRolled = view.kind !== 'no_roll';
	return (
		<form
			ref={form.root}
			class="sworn-roll-form"
			onSubmit={event => {
				event.preventDefault();
				form.roll();
			}}
			onKeyDown={ownKeys(event => {
				if (!event.defaultPrevented && press(event, form, onBack)) event.preventDefault();
			})}
		>
			<div class="sworn-roll-head">
				<button type="button" class="sworn-back" onClick={onBack}>
					<span aria-hidden="true">← </span>
					{t('All moves')}
				</button>
				<span class="sworn-roll-who">
					{t('{name}, momentum {momentum}', { name: character.name, momentum: signed(character.momentum) })}
				</span>
			</div>
			{isRolled ? (
				<p class="sworn-trigger">{withMinus(plainText(move.trigger.text))}</p>
			) : (
				<div class="sworn-move-text" role="region" aria-label={t('Text of the move')} tabIndex={0}>
					<RulesText text={moveText(move)} home={home} />
				</div>
			)}
			<RollFields form={form} home={home} hasKeys={true} hasOwnDice={true}>
				{view.kind === 'action' && (
					<button type="button" class="sworn-button sworn-quiet" aria-keyshortcuts="+" onClick={form.addRow}>
						<kbd class="sworn-key" aria-hidden="true">
							+
						</kbd>
						{addLabel(form.draft)}
					</button>
				)}
			</RollFields>
			<div class="sworn-roll-foot">
				<span class="sworn-sum" role="status">
					{view.sum}
				</span>
				{view.taken && (
					<button type="button" class="sworn-button" onClick={() => view.taken && onRoll(view.taken)}>
						{t('Take it without a roll')}
					</button>
				)}
				<button type="submit" class="mod-cta sworn-roll-button">
					{isRolled ? t('Roll') : t('Make the move')}
				</button>
			</div>
		</form>
	);
}

/** How many letters of a selection fit on a button. */
const MOST_SHOWN = 40;

/** The label of the button for a new add, with its reason if known. */
const addLabel = ({ words, adds }: RollDraft): string =>
	words === undefined || adds.length > 0 ? t('Add with a reason') : t('Add for “{words}”', { words: inShort(words) });

const inShort = (words: string): string => (words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words);

/** Handles a key; returns whether it did. Enter still held from picking the move does not roll. */
function press(event: KeyboardEvent, form: RollForm, onBack: () => void): boolean {
	const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
	if (key === 'Enter') {
		if (!repeat && ownsEnter(target)) return false;
		if (!repeat) form.roll();
		return true;
	}
	if (key === 'ArrowLeft' && altKey) {
		onBack();
		return true;
	}
	return !altKey && !ctrlKey && !metaKey && !isTyping(target) && pressPlain(key, form);
}

function pressPlain(key: string, { view, draft, change, addRow }: RollForm): boolean {
	const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
	const named = view.options.findIndex(option => option.key === key.toLowerCase());
	if (step && view.options.length > 0) change({ selected: stepped(draft.selected, step, view.options.length) });
	else if (named >= 0) change({ selected: named });
	else if (key === '+' && view.kind === 'action') addRow();
	else if (view.costs.some(({ cost }) => String(cost) === key)) change({ cost: Number(key) });
	else return false;
	return true;
}

/** Whether Enter activates the focused element itself: a button, unless it is an option or Roll. */
const ownsEnter = (target: EventTarget | null): boolean => isOn(target, 'button:not([role=radio], .sworn-roll-button)');

/** Whether letters and arrows belong to the focused field. */
const isTyping = (target: EventTarget | null): boolean => isOn(target, 'input:not([type=checkbox]), select');
