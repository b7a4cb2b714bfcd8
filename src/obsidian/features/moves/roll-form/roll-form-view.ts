import type { AbilityReminder } from '../../../../play/assets/abilities/reminders';
import type { Add } from '../../../../play/record/record';
import type { Odds } from '../../../../play/roll/odds';
import { oddsOfAction, oddsOfScore } from '../../../../play/roll/odds';
import type { RollInput } from '../../../../play/roll/roll-input';
import { abilitiesInUse, addsOf, bonusesSpent } from './added';
import type { BeginView } from './begin-view';
import { beginView, beginWished } from './begin-view';
import type { FieldProblem } from './form-problems';
import { problemsOf } from './form-problems';
import { letterKeys } from './letter-keys';
import type { RollDraft } from './roll-draft';
import { newRollDraft } from './roll-draft';
import type { RollCall, RollOffers } from './roll-offers';
import { rollOffers } from './roll-offers';
import type { RollKind, RollOption } from './roll-option';
import { rollInputOf } from './roll-input';
import type { CostRow } from './suffer-costs';
import { costsOf } from './suffer-costs';
import type { TickGroup } from './ticks';
import { tickGroups } from './ticks';
import { tickedFor } from './trigger-adds';
import { actionDieOf, typedValue } from './typed-numbers';
import { t } from '../../../../language/text';

/** The form as it is rendered. */
export interface RollFormView {
	readonly kind: RollKind;
	/** The track that the move begins, where the call does not name it. */
	readonly begins?: BeginView;
	readonly options: readonly OptionRow[];
	/** The chosen option, when neither the sheet nor a track has its value. */
	readonly asksValueOf?: string;
	/** How much a suffer move can take, when it is asked with the roll; none otherwise. */
	readonly costs: readonly CostRow[];
	/** The connections that it may be about, where that matters. */
	readonly connections: readonly ConnectionRow[];
	/** The adds that are in the block. */
	readonly adds: readonly Add[];
	readonly groups: readonly TickGroup[];
	/** Abilities that are not understood, to be kept in mind. */
	readonly reminders: readonly AbilityReminder[];
	/** "iron 3 + 1 + 1 = 5"; absent while something of it is missing. */
	readonly sum?: string;
	/** What is missing or wrong, in the order of the fields. */
	readonly problems: readonly FieldProblem[];
	/** What to roll with; absent while there are problems. */
	readonly rollInput?: RollInput;
}

/** One way to roll the move, as the form lists it. */
export interface OptionRow extends RollOption {
	readonly key?: string;
	readonly isSelected: boolean;
	/** With everything that is added; absent when the value is not known. */
	readonly odds?: Odds;
}

interface ConnectionRow {
	/** Empty if nobody is named. */
	readonly name: string;
	/** "Juno, dangerous, bond" */
	readonly words: string;
	/** How naming them changes the draft: then it is known whether a bond is shared. */
	readonly named: Partial<RollDraft>;
}

export function rollFormView(call: RollCall, draft: RollDraft): RollFormView {
	const offers = rollOffers(call, draft);
	const { kind } = offers;
	const options = optionRows(call, draft, offers);
	const chosen = draft.selected === undefined ? undefined : offers.options[draft.selected];
	const asksValueOf = chosen?.value === undefined ? chosen?.name : undefined;
	const isGiven = abilitiesInUse(offers, draft, chosen).some(({ as }) => as !== undefined);
	const begins = beginView(call, draft.begins);
	const problems = [
		...(begins?.problem ? [begins.problem] : []),
		...(isGiven ? [] : problemsOf(draft, kind, options, asksValueOf)),
	];
	const sum = kind === 'action' ? sumWords(call, draft, offers, chosen) : undefined;
	return {
		kind,
		...(begins ? { begins } : {}),
		options,
		...(asksValueOf === undefined ? {} : { asksValueOf }),
		costs: draft.cost === undefined ? [] : costsOf(call.move, call.book),
		connections: connectionRows(offers, draft),
		adds: call.record.adds,
		groups: tickGroups(offers, draft, chosen),
		reminders: offers.reminders,
		...(sum === undefined ? {} : { sum }),
		problems,
		...(problems.length > 0
			? {}
			: { rollInput: { ...beginWished(begins), ...rollInputOf(call, draft, offers, chosen) } }),
	};
}

/** Each way to roll a call with its value known, and what a press on Roll would wish if nothing else were touched. */
export function waysToRoll(call: RollCall): readonly { readonly option: OptionRow; readonly rollInput: RollInput }[] {
	const untouched = newRollDraft(call);
	return rollFormView(call, untouched).options.flatMap((option, selected) => {
		const { rollInput } = rollFormView(call, { ...untouched, selected });
		return rollInput ? [{ option, rollInput }] : [];
	});
}

/** The option one step up or down, round the ends; the first step takes the first or the last. */
export function stepped(selected: number | undefined, by: 1 | -1, count: number): number | undefined {
	if (count === 0) return undefined;
	if (selected === undefined) return by === 1 ? 0 : count - 1;
	return (selected + by + count) % count;
}

function optionRows(call: RollCall, draft: RollDraft, offers: RollOffers): readonly OptionRow[] {
	const keys = letterKeys(offers.options.map(({ name }) => name));
	return offers.options.map((option, index): OptionRow => {
		const { [index]: key } = keys;
		const value = valueOf(offers, draft, option);
		return {
			...option,
			...(key ? { key } : {}),
			...(value === undefined ? {} : { value, odds: oddsOf(call, draft, offers, option, value) }),
			isSelected: index === draft.selected,
		};
	});
}

/** What an option brings: its own value, or what the player says where that is not known. */
const valueOf = ({ kind }: RollOffers, draft: RollDraft, { name, value }: RollOption): number | undefined =>
	value ?? typedValue(draft, kind, name);

/** A progress score is compared as it is: there is no action die, and nothing is added. */
function oddsOf(call: RollCall, draft: RollDraft, offers: RollOffers, option: RollOption, value: number): Odds {
	const { kind, momentum, counts } = offers;
	if (kind === 'progress') return oddsOfScore(value, counts);
	const preset = abilitiesInUse(offers, draft, option).find(({ preset }) => preset !== undefined)?.preset;
	const added = amountsAdded(call, draft, offers, option).reduce((sum, amount) => sum + amount, 0);
	return oddsOfAction(value + added, momentum, actionDieOf(draft) ?? preset, counts);
}

/** All that counts besides the option, in the order of the form. An ability whose add is in the block counts once. */
function amountsAdded(
	{ record }: RollCall,
	draft: RollDraft,
	offers: RollOffers,
	option: RollOption | undefined,
): readonly number[] {
	const brought = abilitiesInUse(offers, draft, option)
		.flatMap(({ add }) => add ?? [])
		.filter(({ reason }) => record.adds.every(add => add.reason !== reason));
	const spent = bonusesSpent(offers, draft).map(({ add }) => add);
	return [
		...[...record.adds, ...addsOf(offers, draft, option), ...brought].map(({ amount }) => amount),
		spent.reduce((sum, add) => sum + add, 0),
	];
}

function sumWords(
	call: RollCall,
	draft: RollDraft,
	offers: RollOffers,
	chosen: RollOption | undefined,
): string | undefined {
	const value = chosen && valueOf(offers, draft, chosen);
	if (!chosen || value === undefined) return undefined;
	const parts = amountsAdded(call, draft, offers, chosen).filter(part => part !== 0);
	const total = parts.reduce((sum, part) => sum + part, value);
	const terms = parts.map(part => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`).join('');
	return `${chosen.name} ${value}${terms}${terms ? ` = ${total}` : ''}`;
}

/** The connections to name, and nobody. */
function connectionRows({ connections, triggerAdds }: RollOffers, draft: RollDraft): readonly ConnectionRow[] {
	if (connections.length === 0) return [];
	return [undefined, ...connections].map(connection => ({
		name: connection?.name ?? '',
		words: connection
			? [connection.name, connection.rank, connection.bond && 'bond'].filter(Boolean).join(', ')
			: t('Nobody named'),
		named: { connection: connection?.name, triggerAdds: tickedFor(triggerAdds, draft.triggerAdds, connection) },
	}));
}
