import { read, unread, type Reading } from '../../../../rules/problem';
import type { TriggerAdd } from '../../../../rules/move';
import type { Odds } from '../../../../play/roll/odds';
import type { Add } from '../../../../play/record/record';
import type { RollInput } from '../../../../play/roll/roll-wishes';
import { ACTION_DIE_SIDES } from '../../../../play/roll/dice';
import { MAX_SCORE } from '../../../../play/roll/roll';
import type { CallView, OptionView } from './roll-view';
import { oddsWith } from './roll-view';
import { readTableDice, wholeNumber } from './table-dice';
import { addsOf as addsOfAbilities, inUse, presetOf } from './abilities';
import { aidsBeside, aidsTicked } from './connections';
import { addsTicked, tickedFor } from './trigger-adds';

/** What a player has filled in on a call, as the fields hold it. */
export interface CallDraft {
	/** Which of the call's options, by its place. */
	readonly option?: number;
	/** For an option whose value is not known: a stat's, or full boxes. */
	readonly value: string;
	readonly adds: readonly AddDraft[];
	/** The ticked adds of the trigger. */
	readonly triggerAdds: readonly TriggerAdd[];
	/** The connections that aid, by name. */
	readonly aids: readonly string[];
	/** The ticked abilities, as the record calls them. */
	readonly abilities: readonly string[];
	/** The connection that the move is about, when it is said here. */
	readonly connection?: string;
	/** The waiting bonuses to spend, by their text. */
	readonly next: readonly string[];
	readonly isOwnDice: boolean;
	readonly thrown: string;
	readonly actionDie: string;
}

export interface AddDraft {
	readonly amount: string;
	readonly reason: string;
}

/** The option that the call names, or the only one; every waiting bonus is offered ticked, and what is known of a bond. */
export function draftOf({ options, chosen, next, triggerAdds, about, connections, using }: CallView): CallDraft {
	const named = options.findIndex(
		({ name, ability }) => name === chosen && (ability === undefined || using.includes(ability)),
	);
	const own = options.filter(({ ability }) => ability === undefined);
	const option = named >= 0 ? named : own.length === 1 ? 0 : undefined;
	return {
		...(option === undefined ? {} : { option }),
		value: '',
		adds: [],
		triggerAdds: tickedFor(triggerAdds, [], about),
		aids: [],
		abilities: using,
		...(about && connections.includes(about) ? { connection: about.name } : {}),
		next: next.map(({ text }) => text),
		isOwnDice: false,
		thrown: '',
		actionDie: '',
	};
}

/** The value that an option brings: its own, or what the player says where it is not known. */
const valueWith = (option: OptionView, draft: CallDraft): number | undefined =>
	option.value ?? wholeNumber(draft.value);

const addsOf = ({ aids }: CallView, draft: CallDraft, option: OptionView | undefined): readonly Add[] => [
	...addsTicked(draft.triggerAdds, option?.name),
	...aidsTicked(aidsBeside(aids, draft.connection), draft.aids),
	...draft.adds.flatMap(({ amount, reason }) => {
		const number = wholeNumber(amount);
		return number === undefined || number === 0 ? [] : [{ amount: number, reason: reason.trim() }];
	}),
];

/** The odds of an option with all that is filled in; absent while its value is not known. */
export function oddsOfDraft(call: CallView, option: OptionView, draft: CallDraft): Odds | undefined {
	const isChosen = draft.option !== undefined && call.options[draft.option] === option;
	const value = isChosen ? valueWith(option, draft) : option.value;
	if (value === undefined) return undefined;
	const bonuses = call.next.filter(({ text }) => draft.next.includes(text)).reduce((sum, { add }) => sum + add, 0);
	const used = inUse(call.abilities, draft.abilities, option);
	const brought = addsOfAbilities(used).filter(({ reason }) => call.adds.every(add => add.reason !== reason));
	const adds = [...addsOf(call, draft, option), ...brought].reduce((sum, { amount }) => sum + amount, 0);
	const preset = presetDie(draft);
	return oddsWith(call, value, bonuses + adds, (preset.ok ? preset.value : undefined) ?? presetOf(used));
}

/** What the player wishes, or what is still missing or wrong. What stands in the call is left to the call. */
export function wishesOf(call: CallView, draft: CallDraft): Reading<RollInput> {
	const thrown = thrownOf(call, draft);
	if (!thrown.ok) return thrown;
	const option = draft.option === undefined ? undefined : call.options[draft.option];
	const used = inUse(call.abilities, draft.abilities, option);
	const abilities = call.using.length + used.length > 0 ? { abilities: used.map(offer => offer.used) } : {};
	if (used.some(({ as }) => as !== undefined)) return read(abilities);
	if (!option)
		return unread(
			'option_needed',
			call.options.some(({ track }) => track) ? 'Pick the track.' : 'Pick what to roll with.',
		);
	const asked = option.value === undefined;
	const value = valueWith(option, draft);
	if (value === undefined) return unread('value_needed', valueQuestion(call, option));
	const isProgress = call.kind === 'progress';
	if (isProgress && (value < 0 || value > MAX_SCORE)) return unread('value_needed', valueQuestion(call, option));
	const isNamedByCall = option.name === call.chosen && !asked && option.ability === undefined;
	if (option.track !== undefined)
		return read({
			...abilities,
			...(isNamedByCall ? {} : { track: option.track }),
			...(thrown.value ? { thrown: thrown.value } : {}),
		});
	const adds = addsOf(call, draft, option);
	return read({
		...abilities,
		...(draft.connection ? { track: draft.connection } : {}),
		...(isNamedByCall
			? {}
			: {
					roll: { option: option.name, ...((asked || option.ability !== undefined) && !isProgress ? { value } : {}) },
				}),
		...(isProgress && asked ? { progress: value } : {}),
		...(adds.length > 0 ? { adds } : {}),
		...(draft.next.length > 0 ? { next: draft.next } : {}),
		...(thrown.value ? { thrown: thrown.value } : {}),
	});
}

const valueQuestion = ({ kind }: CallView, { name }: OptionView): string =>
	kind === 'progress' ? 'Write the full boxes of the track, 0 to 10.' : `Write a number for ${name}.`;

/** All dice as they fell, or only the action die, preset. */
function thrownOf(call: CallView, draft: CallDraft): Reading<RollInput['thrown']> {
	if (draft.thrown.trim() !== '') return readTableDice(draft.thrown, call.kind);
	const actionDie = presetDie(draft);
	if (!actionDie.ok) return actionDie;
	return read(actionDie.value === undefined ? undefined : { actionDie: actionDie.value });
}

function presetDie({ actionDie }: CallDraft): Reading<number | undefined> {
	if (actionDie.trim() === '') return read(undefined);
	const face = wholeNumber(actionDie);
	if (face === undefined || face < 1 || face > ACTION_DIE_SIDES)
		return unread('die_out_of_range', `The action die shows 1 to 6, not ${actionDie.trim()}.`);
	return read(face);
}
