import { given } from '../../../../rules/collections';
import { mayTakeIt } from '../../../../play/steps/agenda';
import { areBondsNoted } from '../../../../play/character/legacy';
import type { AbilityReminder } from '../../../../play/abilities/reminders';
import type { Add } from '../../../../play/record/record';
import type { Odds } from '../../../../play/roll/odds';
import type { RollKind } from '../../../../play/request/request';
import { oddsOfAction, oddsOfScore } from '../../../../play/roll/odds';
import { isAssetNeeded } from '../../../../play/roll/asset-meant';
import { momentumInRoll, refusedValue, wrongValue } from '../../../../play/roll/value-in-limits';
import type { RollInput } from '../../../../play/roll/roll-input';
import { lessened } from '../../../../play/suffer/lesser-cost';
import { abilitiesInUse, addsOf, bonusesSpent } from './added';
import type { BeginView } from './begin-view';
import { beginView, beginWished } from './begin-view';
import type { FieldProblem } from './form-problems';
import { aboutProblem, problemsOf } from './form-problems';
import type { RollDraft } from './roll-draft';
import type { RollCall, RollOffers } from './roll-offers';
import { rollOffers } from './roll-offers';
import type { RollOption } from './roll-option';
import { rollInputOf } from './roll-input';
import type { CostRow } from './suffer-costs';
import { costsOf } from './suffer-costs';
import type { TickGroup } from './ticks';
import { tickGroups } from './ticks';
import { tickedFor } from './trigger-adds';
import { actionDieOf, typedValue } from './typed-numbers';
import { t } from '../../../../language/text';

/** The view model of the roll form. */
export interface RollFormView {
	readonly kind: RollKind;
	/** The track that the move begins, if the call does not name it. */
	readonly begins?: BeginView;
	readonly options: readonly OptionRow[];
	/** The selected option, if neither the sheet nor a track provides its value. */
	readonly asksValueOf?: string;
	/** The possible amounts of a suffer move, if asked with the roll; otherwise empty. */
	readonly costs: readonly CostRow[];
	/** The connections to choose from, if one matters, or the companions or vehicles, if several may be meant. */
	readonly about?: AboutView;
	/** The adds that the block specifies. */
	readonly adds: readonly Add[];
	readonly groups: readonly TickGroup[];
	/** What to mend in connections that may aid the move; empty if all can be read. */
	readonly unreadAids: string;
	/** Reminders of abilities that could not be interpreted. */
	readonly reminders: readonly AbilityReminder[];
	/** "iron 3 + 1 + 1 = 5"; undefined while a part of it is missing. */
	readonly sum?: string;
	/** The problems, in the order of the fields. */
	readonly problems: readonly FieldProblem[];
	/** The input for the roll; undefined while there are problems. */
	readonly rollInput?: RollInput;
	/** The input for a suffer move that is left at its cost, if the roll is the player's to leave. */
	readonly taken?: RollInput;
}

/** A roll option in the form. */
export interface OptionRow extends RollOption {
	readonly key?: string;
	readonly isSelected: boolean;
	/** The odds including all adds; undefined if the value is unknown. */
	readonly odds?: Odds;
}

export interface AboutView {
	readonly label: string;
	readonly rows: readonly AboutRow[];
	/** Whether it is asked before the options, which depend on it. */
	readonly isFirst: boolean;
}

/** A connection, companion or vehicle to choose. */
export interface AboutRow {
	/** Empty if none is named. */
	readonly name: string;
	/** "Juno, dangerous, bond", "Glow, health 3" */
	readonly words: string;
	/** The change of the draft if it is chosen, which also depends on whether a bond is shared. */
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
	const about = aboutView(call, draft, offers);
	const missing = aboutProblem(offers, draft, isAssetNeeded(call.move, chosen?.name, call.book));
	const problems = [
		...(begins?.problem ? [begins.problem] : []),
		...missing,
		...(isGiven ? [] : problemsOf(draft, kind, options, asksValueOf)),
		...(isGiven ? [] : valueBeyondLimits(call, chosen, draft.about)),
	];
	const told = offers.unreadAids.map(({ message }) => message);
	const sum = kind === 'action' ? sumWords(call, draft, offers, chosen) : undefined;
	const taken = missing.length === 0 ? takenInstead(call, draft, offers) : undefined;
	return {
		kind,
		...(taken ? { taken } : {}),
		...(begins ? { begins } : {}),
		options,
		...(asksValueOf === undefined ? {} : { asksValueOf }),
		costs: draft.cost === undefined ? [] : costsOf(call),
		...(about ? { about } : {}),
		adds: call.record.adds,
		groups: tickGroups(offers, draft, chosen),
		unreadAids: told.join(' '),
		reminders: offers.reminders,
		...(sum === undefined ? {} : { sum }),
		problems,
		...(problems.some(({ code }) => code !== OUT_OF_LIMITS)
			? {}
			: {
					rollInput: {
						...beginWished(begins),
						...rollInputOf(call, draft, offers, chosen),
						...(told.length > 0 ? { told } : {}),
					},
				}),
	};
}

/** The suffer move left at its cost, which the companion or vehicle that was chosen pays. */
function takenInstead(call: RollCall, draft: RollDraft, offers: RollOffers): RollInput | undefined {
	const { record, character, book } = call;
	const { cost } = draft;
	if (cost === undefined || !character || costsOf(call).length === 0) return undefined;
	const about = given({ track: draft.about });
	const lessening = abilitiesInUse(offers, draft, undefined).filter(({ less }) => less !== undefined);
	const amount = lessened(
		cost,
		lessening.flatMap(({ less }) => less ?? []),
	);
	const priced = { ...record, ...about, cost: { amount, paid: false } };
	if (!mayTakeIt({ record: priced, character, book })) return undefined;
	const abilities = lessening.length > 0 ? { abilities: lessening.map(({ used }) => used) } : {};
	return { ...about, ...abilities, cost, resists: false };
}

/** Told where the option is chosen; the roll itself refuses the value, on this path as on every other. */
const OUT_OF_LIMITS = 'out_of_limits';

/** The sheet's value of the chosen option may be beyond its limits. One that the block states is the player's. */
function valueBeyondLimits(
	{ record: { roll, track }, character, book }: RollCall,
	chosen: RollOption | undefined,
	about = track,
): readonly FieldProblem[] {
	if (!character || chosen?.value === undefined || chosen.track !== undefined || chosen.ability !== undefined)
		return [];
	if (roll?.option === chosen.name && roll.value !== undefined) return [];
	const wrong = wrongValue({ option: chosen.name, value: chosen.value, about }, character, book.ruleset);
	return wrong ? [{ field: 'option', code: OUT_OF_LIMITS, message: wrong.message, isMissing: false }] : [];
}

/** The index of the next or previous option, with wrap-around. The first step selects the first or last one. */
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
			...given({ value }),
			...(value === undefined || isRefused(call, { ...option, about: draft.about }, value)
				? {}
				: { odds: oddsOf(call, { draft, offers }, option, value) }),
			isSelected: index === draft.selected,
		};
	});
}

/** The value of an option: its own, or what the player typed if that is unknown. */
const valueOf = ({ kind }: RollOffers, draft: RollDraft, { name, value }: RollOption): number | undefined =>
	value ?? typedValue(draft, kind, name);

/** Whether the roll will be refused for the value of the option on the sheet, or for momentum. */
function isRefused(
	{ record: { roll, track }, character, book: { ruleset } }: RollCall,
	{ about = track, ...option }: RollOption & { readonly about: string | undefined },
	value: number,
): boolean {
	if (!character || option.track !== undefined) return false;
	if (!momentumInRoll(character, ruleset).ok) return true;
	const isStated = option.value === undefined || (roll?.option === option.name && roll.value !== undefined);
	if (isStated || option.ability !== undefined) return false;
	return refusedValue({ option: option.name, value, about }, character, ruleset) !== undefined;
}

/** What the player has entered, and what can be chosen. */
interface FormState {
	readonly draft: RollDraft;
	readonly offers: RollOffers;
}

/** The odds of an option. A progress score has no action die, and nothing is added to it. */
function oddsOf(call: RollCall, { draft, offers }: FormState, option: RollOption, value: number): Odds {
	const { kind, momentum, counts } = offers;
	if (kind === 'progress') return oddsOfScore(value, counts);
	const preset = abilitiesInUse(offers, draft, option).find(({ preset }) => preset !== undefined)?.preset;
	const added = amountsAdded(call, { draft, offers }, option).reduce((sum, amount) => sum + amount, 0);
	return oddsOfAction(value + added, momentum, actionDieOf(draft) ?? preset, counts);
}

/** All amounts added to the option, in the order of the form. An ability whose add is in the block counts once. */
function amountsAdded(
	{ record }: RollCall,
	{ draft, offers }: FormState,
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
	const parts = amountsAdded(call, { draft, offers }, chosen).filter(part => part !== 0);
	const total = parts.reduce((sum, part) => sum + part, value);
	const terms = parts.map(part => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`).join('');
	return `${chosen.name} ${value}${terms}${terms ? ` = ${total}` : ''}`;
}

/** What to choose from, preceded by nobody where anybody may be meant, or by a request until one is chosen. */
function aboutView(call: RollCall, draft: RollDraft, offers: RollOffers): AboutView | undefined {
	const { connections, assets, isConnectionAsked } = offers;
	const isAsset = assets.length > 0;
	const isOptional = !isAsset && areBondsNoted(call.book);
	const none = isAsset || isConnectionAsked ? t('Choose one') : t('Nobody named');
	const named = isAsset
		? assets.map(({ name, meters }) => ({
				name,
				words: [name, ...Object.entries(meters).map(([meter, { value }]) => `${meter} ${value}`)],
			}))
		: connections.map(({ name, rank, bond }) => ({ name, words: [name, rank, bond && 'bond'] }));
	if (named.length === 0) return undefined;
	const nobody = isOptional || draft.about === undefined ? [{ name: '', words: [none] }] : [];
	return {
		label: isAsset ? t('Which one it is about') : t('Whom it is about'),
		isFirst: isAsset || isConnectionAsked,
		rows: [...nobody, ...named].map(({ name, words }) => ({
			name,
			words: words.filter(Boolean).join(', '),
			named: aboutNamed(call, draft, offers, name === '' ? undefined : name),
		})),
	};
}

/** The bond of a connection is an add, and its rank an option. */
function aboutNamed(
	call: RollCall,
	draft: RollDraft,
	{ connections, triggerAdds, options }: RollOffers,
	about: string | undefined,
): Partial<RollDraft> {
	const then = rollOffers(call, { ...draft, about }).options;
	const isSame = then.length === options.length && then.every(({ name }, i) => name === options[i]?.name);
	const connection = connections.find(({ name }) => name === about);
	return {
		about,
		triggerAdds: tickedFor(triggerAdds, draft.triggerAdds, connection),
		selected: isSame ? draft.selected : then.length === 1 ? 0 : undefined,
	};
}

/** Assigns a letter to each name: its first one that no earlier name has taken; undefined if all are taken. */
export function letterKeys(names: readonly string[]): readonly (string | undefined)[] {
	const taken = new Set<string>();
	return names.map(name => {
		const key = [...name.toLowerCase()].find(letter => /\p{L}/u.test(letter) && !taken.has(letter));
		if (key) taken.add(key);
		return key;
	});
}
