import { given } from '../../../../rules/core/collections';
import { areBondsNoted } from '../../../../play/character/legacy';
import { remindersOn, type AbilityReminder } from '../../../../play/abilities/reminders';
import type { Add } from '../../../../play/record/record';
import type { Odds } from '../../../../play/roll/odds';
import type { RollKind, Choice, Field } from '../../../../play/request/request';
import { choicesIn, fieldIn, payingFor, situationOf, wishedBy } from '../../../../play/request/request';
import { assetsToName } from '../../../../play/roll/resolve-asset';
import { unreadAids } from '../../../../play/roll/connection-aid';
import { connectionsToName, isOnABond } from '../../../../play/moves/bond-adds';
import { isConnectionAsked } from '../../../../play/moves/infer-from-notes';
import type { RollInput } from '../../../../play/record/roll-input';
import { addsIn, chancesOf, spentOn } from '../../../../play/request/chances';
import { conditionsOf, costField } from '../../../../play/request/request-fields';
import { inputOf, isOutcomeGiven, type Filled } from '../../../../play/request/request-input';
import { sufferMove } from '../../../../play/apply-effects/suffer-moves';
import { beginView, type BeginView } from './begin-view';
import { OUT_OF_LIMITS, problemsOf, type FieldProblem } from './form-problems';
import { usualOption, type RollDraft } from './roll-draft';
import { rollOffers, type MoveToRoll, type RollOffers, type RollOption } from './roll-offers';
import { requestOf } from './roll-request';
import { typedValue } from './typed-numbers';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

/** An option that the player may tick for a roll. */
interface Tick {
	readonly words: string;
	/** Its condition, if displayed on a line of its own; empty for always. */
	readonly when?: string;
	readonly isTicked: boolean;
	/** The change of the draft when it is toggled. */
	readonly toggled: Partial<RollDraft>;
}

interface TickGroup {
	readonly label: string;
	readonly ticks: readonly Tick[];
}

const GROUPS = [
	['conditions', t('Adds of the move')],
	['aids', t('Connections that aid')],
	['abilities', t('Abilities of assets')],
	['saved', t('Bonuses to spend')],
] as const;

/** The checkboxes of a roll form, a group for each field with several choices. A bonus is ticked if it is not saved. */
const tickGroups = (fields: readonly Field[], draft: RollDraft): readonly TickGroup[] =>
	GROUPS.flatMap(([key, label]) => {
		const choices = choicesIn(fields, key);
		const isTick = ({ ability }: Choice) => !ability || ability.options.length === 0;
		const ticks = choices.filter(isTick).map(choice => ({
			words: choice.words ?? choice.name,
			...given({ when: choice.ability?.when }),
			isTicked: draft[key].includes(choice.name) !== (key === 'saved'),
			toggled: { [key]: toggled(choices, draft[key], choice) },
		}));
		return ticks.length > 0 ? [{ label, ticks }] : [];
	});

/** Ticks a choice or takes it back. It replaces those that it can be had instead of. */
export function toggled(
	choices: readonly Choice[],
	ticked: readonly string[],
	{ name, instead }: Choice,
): readonly string[] {
	if (ticked.includes(name)) return ticked.filter(other => other !== name);
	const replaced = choices.filter(other => instead !== undefined && other.instead === instead);
	return [...ticked.filter(other => !replaced.some(each => each.name === other)), name];
}

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

interface CostRow {
	readonly cost: number;
	readonly words: string;
}

/** A connection, companion or vehicle to choose. */
interface AboutRow {
	/** Empty if none is named. */
	readonly name: string;
	/** "Juno, dangerous, bond", "Glow, health 3" */
	readonly words: string;
	/** The change of the draft if it is chosen, which also depends on whether a bond is shared. */
	readonly named: Partial<RollDraft>;
}

export function rollFormView(call: MoveToRoll, draft: RollDraft): RollFormView {
	const offers = rollOffers(call, draft);
	const { wished, kind } = offers;
	const chosen = draft.selected === undefined ? undefined : offers.options[draft.selected];
	const asksValueOf = chosen?.value === undefined ? chosen?.name : undefined;
	const filled = inputOf(wished, requestOf(offers, draft, chosen));
	const paid = payingFor(wished, given({ about: draft.about, cost: draft.cost, abilities: draft.abilities }));
	const begins = beginView(call, draft.begins);
	const about = aboutView(call, draft, offers);
	const problems = problemsOf(draft, offers, filled);
	const told = kind === 'action' ? unreadAids(call.move, paid, call.book.ruleset).map(({ message }) => message) : [];
	const sum = kind === 'action' ? sumWords(draft, offers, chosen, filled) : undefined;
	const taken = problems.some(({ field }) => field === 'about') ? undefined : takenInstead(offers, draft);
	return {
		kind,
		...(taken ? { taken } : {}),
		...(begins ? { begins } : {}),
		options: optionRows(draft, offers),
		...(asksValueOf === undefined ? {} : { asksValueOf }),
		costs: draft.cost === undefined ? [] : costRows(call, offers),
		...(about ? { about } : {}),
		adds: call.record.adds,
		groups: tickGroups(filled.fields, draft),
		unreadAids: told.join(' '),
		reminders: remindersOn(call.move, paid, call.book),
		...(sum === undefined ? {} : { sum }),
		problems,
		...(problems.some(({ code }) => code !== OUT_OF_LIMITS)
			? {}
			: { rollInput: { ...filled.input, ...(told.length > 0 ? { told } : {}) } }),
	};
}

/** The suffer move left at its cost, which the companion or vehicle that was chosen pays. */
function takenInstead({ wished, fields }: RollOffers, { about, cost, abilities }: RollDraft): RollInput | undefined {
	if (cost === undefined || !fieldIn(fields, 'cost')) return undefined;
	const { input, unused } = inputOf(wished, { ...given({ about, cost }), abilities, resists: false });
	return unused.includes('resists') ? undefined : input;
}

const GRADED: readonly string[] = [t('Minor, 1'), t('Serious, 2'), t('Major, 3')];

/** The possible amounts of a suffer move, in rising order, with the foes that inflict them. */
function costRows({ move, book }: MoveToRoll, { fields }: RollOffers): readonly CostRow[] {
	const isByRank = sufferMove(move.name, book.ruleset)?.by_rank === true;
	return choicesIn(fields, 'cost')
		.flatMap(({ amount = 0, words: foes }) => {
			const words = (isByRank ? undefined : GRADED[amount - 1]) ?? String(amount);
			return [{ cost: amount, words: foes ? `${words} (${foes})` : words }];
		})
		.sort((a, b) => a.cost - b.cost);
}

/** The amount to begin with: what a foe at hand inflicts, else the least. */
export const usualCost = (call: MoveToRoll): number => costField(wishedBy(call), {})?.choices[0]?.amount ?? 1;

/** The index of the next or previous option, with wrap-around. The first step selects the first or last one. */
export function stepped(selected: number | undefined, by: 1 | -1, count: number): number | undefined {
	if (count === 0) return undefined;
	if (selected === undefined) return by === 1 ? 0 : count - 1;
	return (selected + by + count) % count;
}

function optionRows(draft: RollDraft, offers: RollOffers): readonly OptionRow[] {
	const keys = letterKeys(offers.options.map(({ name }) => translateTerm(name)));
	return offers.options.map((option, index): OptionRow => {
		const { [index]: key } = keys;
		const value = valueOf(offers, draft, option);
		const odds = value === undefined ? undefined : oddsOf(draft, offers, option, value);
		return { ...option, ...(key ? { key } : {}), ...given({ value, odds }), isSelected: index === draft.selected };
	});
}

/** The value of an option: its own, or what the player typed if that is unknown. */
const valueOf = ({ kind }: RollOffers, draft: RollDraft, { name, value }: RollOption): number | undefined =>
	value ?? typedValue(draft, kind, name);

/** The odds of an option with all that is added to it; none if the roll will be refused for its value. */
function oddsOf(draft: RollDraft, offers: RollOffers, option: RollOption, value: number): Odds | undefined {
	const said = requestOf(offers, draft, option);
	const filled = inputOf(offers.wished, said);
	if (fieldIn(filled.fields, 'option')?.problem !== undefined) return undefined;
	return chancesOf(offers.wished, said, filled, value);
}

function sumWords(
	draft: RollDraft,
	offers: RollOffers,
	chosen: RollOption | undefined,
	filled: Filled,
): string | undefined {
	const value = chosen && valueOf(offers, draft, chosen);
	if (!chosen || value === undefined || isOutcomeGiven(filled)) return undefined;
	const spent = spentOn(offers.wished, filled).reduce((sum, { add }) => sum + add, 0);
	const parts = [...addsIn(offers.wished, filled).map(({ amount }) => amount), spent].filter(part => part !== 0);
	const total = parts.reduce((sum, part) => sum + part, value);
	const terms = parts.map(part => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`).join('');
	return `${translateTerm(chosen.name)} ${value}${terms}${terms ? ` = ${total}` : ''}`;
}

/** What to choose from, preceded by nobody where anybody may be meant, or by a request until one is chosen. */
function aboutView(call: MoveToRoll, draft: RollDraft, offers: RollOffers): AboutView | undefined {
	const situation = situationOf(offers.wished);
	const assets = assetsToName(situation, call.move);
	const connections = connectionsToName(situation, call.move);
	const isAsked = isConnectionAsked(situation, call.move);
	const isAsset = assets.length > 0;
	const isOptional = !isAsset && areBondsNoted(call.book);
	const none = isAsset || isAsked ? t('Choose one') : t('Nobody named');
	const named = isAsset
		? assets.map(({ name, meters }) => ({
				name,
				words: [name, ...Object.entries(meters).map(([meter, { value }]) => `${translateTerm(meter)} ${value}`)],
			}))
		: connections.map(({ name, rank, bond }) => ({
				name,
				words: [name, rank && translateTerm(rank), bond && translateTerm('bond')],
			}));
	if (named.length === 0) return undefined;
	const nobody = isOptional || draft.about === undefined ? [{ name: '', words: [none] }] : [];
	return {
		label: isAsset ? t('Which one it is about') : t('Whom it is about'),
		isFirst: isAsset || isAsked,
		rows: [...nobody, ...named].map(({ name, words }) => ({
			name,
			words: words.filter(Boolean).join(', '),
			named: aboutNamed(call, draft, offers, name === '' ? undefined : name),
		})),
	};
}

/** The bond of a connection is an add, and its rank an option. */
function aboutNamed(
	call: MoveToRoll,
	draft: RollDraft,
	{ wished, options }: RollOffers,
	about: string | undefined,
): Partial<RollDraft> {
	const then = rollOffers(call, { ...draft, about }).options;
	const isSame = then.length === options.length && then.every(({ name }, i) => name === options[i]?.name);
	const all = conditionsOf(wished);
	const bonds = all.filter(({ condition }) => isOnABond(condition));
	const isShared = call.character?.tracks.some(
		({ name, kind, bond }) => kind === 'connection' && name === about && bond,
	);
	const others = draft.conditions.filter(when => bonds.every(({ name }) => name !== when));
	return {
		about,
		conditions: (isShared ? bonds : []).reduce<readonly string[]>((ticked, bond) => toggled(all, ticked, bond), others),
		selected: isSame ? draft.selected : usualOption(then),
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
