import { lowerFirst } from '../../rules/core/first-letter';
import { distinctBy, given } from '../../rules/core/collections';
import { signed } from '../../rules/effects/effect-label';
import type { Problem } from '../../rules/core/problem';
import { countsSegments, TRACK_KINDS } from '../../rules/core/track-kind';
import { isSameName } from '../../rules/search/folded-name';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import type { AbilityOffer } from '../abilities/available-abilities';
import { isForOption, unreadToName } from '../moves/bond-adds';
import { bonusesFor, isConnectionAsked, isRankAsked, optionsOfCall } from '../moves/infer-from-notes';
import { validateDice } from '../moves/roll-move';
import { demandOf } from '../moves/trigger-demands';
import { toldOfPosition } from '../pending-steps/combat-position';
import { readAnswer } from '../new-track/new-track';
import { newUnrolledMove, type MoveRecord, type DiceRoll } from '../record/record';
import { assetsOf, assetsToName, isAssetNeeded } from '../roll/resolve-asset';
import { aidWords, connectionAids } from '../roll/connection-aid';
import type { OfferedOption } from '../roll/roll-options';
import { isProgressMove, noValueFor, optionCalled, printedOptions, sheetValue } from '../roll/roll-options';
import { trackOptions, type TrackOption } from '../roll/track-options';
import { momentumInRoll, refusedAction, actionRollProblems, wrongSpecial } from '../roll/value-problems';
import { aboutByDefault, trackKindsOf } from '../roll/track-kinds';
import { begunWithoutRoll, namedBeforehand } from '../pending-steps/begin-with-roll';
import { isRolled } from '../pending-steps/effects-of-record';
import { mayTakeIt } from '../pending-steps/accept-cost';
import { costChoices, costProblem, degreesOf } from '../suffer/cost-choices';
import { sufferMove } from '../apply-effects/suffer-moves';
import { openTracks } from '../tracks/track';
import type { Called, Choice, Field, RollKind, RollRequest, Wished } from './request';
import { abilitiesFor, costFor, kindOf, oncePerPart, oncePerRequest, payingFor, situationOf } from './request';

/** The fields of a request, in the order of the form. */
export const fieldsOf = oncePerRequest((wished: Wished, said: RollRequest): readonly Field[] => {
	const kind = kindOf(wished, said);
	return [
		demandField(wished),
		beginField(wished, said),
		costField(wished, said),
		resistField(wished, said),
		aboutField(wished, said, kind),
		optionField(wished, said, kind),
		...(kind === 'action' ? [valueField(said), aidField(wished, said), savedField(wished), ADDS] : []),
		conditionField(wished, said, kind),
		abilityField(wished, said),
		diceField(said, kind),
	].flatMap(field => field ?? []);
});

const demandField = oncePerPart([], ({ move, character, book }): Field | undefined => {
	const problem = toldOfPosition(move, character.combat) ?? demandOf(move, character, book);
	return problem === undefined ? undefined : { key: 'demand', choices: [], problem };
});

const beginField = oncePerPart(['begin'], (wished, { begin }): Field | undefined => {
	const asks = namedBeforehand(situationOf(wished)) ?? begunWithoutRoll(situationOf(wished))?.asks;
	if (!asks) return undefined;
	const choices = asks.ranks.map((rank): Choice => ({ name: rank, others: [translateTerm(rank)] }));
	const checked = begin && readAnswer(begin, asks);
	const [problem] = checked?.ok === false ? checked.problems : [];
	return { key: 'begin', choices, asks, ...given({ problem: problem?.message, code: problem?.code }) };
});

export const costField = oncePerPart(['cost', 'about'], (wished, { cost, about }): Field | undefined => {
	const { move, character, book } = wished;
	const suffer = sufferMove(move.name, book.ruleset, character);
	if (!suffer || wished.record?.cost) return undefined;
	const degrees = degreesOf(suffer);
	const choices = costChoices(suffer, character.tracks, about).map(({ amount, foes }): Choice => {
		const degree = degrees[amount - 1] ?? '';
		return {
			name: String(amount),
			amount,
			others: [degree, translateTerm(degree), ...foes].filter(Boolean),
			words: foes.join(', '),
		};
	});
	const problem = cost === undefined ? undefined : costProblem(suffer, cost, character.tracks);
	return { key: 'cost', choices, words: suffer.meter, ...given({ problem }) };
});

/** A suffer move may be left at its cost. */
const resistField = oncePerPart(['cost', 'about', 'abilities'], (wished, said): Field | undefined => {
	const { move, character, book } = wished;
	if (!sufferMove(move.name, book.ruleset, character) || wished.record?.cost) return undefined;
	if (said.cost !== undefined) {
		const cost = { amount: costFor(wished, said), paid: false };
		const record = newUnrolledMove(move.name, { cost, ...given({ track: said.about }) });
		if (!mayTakeIt({ record, character, book })) return undefined;
	}
	return { key: 'resists', choices: [{ name: 'no roll', others: [t('no roll')] }] };
});

/**
 * A cost must not be taken from a companion or vehicle that the player did not mean, nor its meter be rolled. The rank
 * of a connection is not rolled before the player says whose it is.
 */
function aboutField(wished: Wished, said: RollRequest, kind: RollKind): Field | undefined {
	if (kind === 'progress') return undefined;
	const { isOneOfAssets, missing: unnamed, ...field } = aboutAnything(wished, said);
	const isUnneeded = isOneOfAssets && !isAssetNeeded(wished.move, said.option, wished.book);
	const missing = isUnneeded ? undefined : unnamed;
	return field.choices.length === 0 && missing === undefined ? undefined : { ...field, ...given({ missing }) };
}

/** What a roll may be about, whatever it is rolled with. */
const aboutAnything = oncePerPart(['about'], (wished, { about }): Field & { readonly isOneOfAssets: boolean } => {
	const { move, character, book } = wished;
	const situation = situationOf(wished);
	const assets = assetsOf(move, character, book);
	const kinds = trackKindsOf(move, book);
	const open =
		move.roll_type === 'no_roll' ? kinds : TRACK_KINDS.filter(each => !countsSegments(each) || kinds.includes(each));
	const known = assets.length > 0 ? assets : openTracks(character.tracks, open);
	const choices = known.map(({ name }): Choice => ({ name }));
	const isUnknown = about !== undefined && !known.some(({ name }) => isSameName(name, about));
	const problem = isUnknown ? t('“{about}” is not there.', { about }) : undefined;
	const isOneOfAssets = assetsToName(situation, move).length > 0;
	const missing = isOneOfAssets
		? t('Choose which one the move is about.')
		: isConnectionAsked(situation, move)
			? [wordsOf(unreadToName(situation, move)), t('Choose whom the move is about.')].filter(Boolean).join(' ')
			: undefined;
	return { key: 'about', choices, isOneOfAssets, ...given({ missing, problem }) };
});

function optionField(wished: Wished, said: RollRequest, kind: RollKind): Field | undefined {
	if (kind === 'no_roll') return undefined;
	const field = anyOption(wished, said);
	const chosen = choiceOf(field.choices, said);
	const wrong = chosen?.option && wrongIn(wished, said, kind, chosen);
	return { ...field, ...given({ problem: wrong?.refused, told: wrong?.told }) };
}

/** What a roll may be made with, whichever of it is said. */
const anyOption = oncePerPart(['about', 'cost', 'abilities', 'adds'], (wished, said): Field => {
	const { move, book } = wished;
	const offered = distinctBy(optionsAt(wished, said), ({ name }) => name);
	const paid = payingFor(wished, said);
	const printed = printedOptions(move, paid, book.ruleset, situationOf(wished, said).record.track);
	const more = abilitiesFor({ ...wished, character: paid }).flatMap(ability =>
		ability.options.map((option): Choice => ({ name: option.name, option, ability })),
	);
	const own = [...offered, ...printed.filter(({ name }) => !offered.some(other => other.name === name))];
	const choices = [
		...own.map((option): Choice => {
			const isPicked = offered.includes(option) || offered.length === 0;
			return {
				name: option.name,
				others: [translateTerm(option.name)],
				option,
				...(isPicked ? {} : { words: pickedByRules(offered) }),
			};
		}),
		...more,
	];
	const isOfTracks = offered.some(option => 'track' in option);
	return { key: 'option', choices, missing: isOfTracks ? t('Choose the track.') : t('Choose what to roll with.') };
});

/** The option that is meant: one that an ability gives only where it is in use, or no other has its name. */
export const choiceOf = (choices: readonly Choice[], { option, abilities = [] }: RollRequest): Choice | undefined => {
	const named = choices.filter(({ name }) => name === option);
	return named.find(({ ability }) => ability && abilities.includes(ability.id)) ?? named[0];
};

/** The tracks of a progress move, else the options that the rules and the block leave open here. */
export const optionsAt = oncePerPart(
	['about', 'cost', 'abilities', 'adds'],
	(wished, said): readonly (OfferedOption | TrackOption)[] => {
		const { move, character, book } = wished;
		const situation = situationOf(wished, said);
		const { record } = situation;
		if (wished.isUnknown) return withNamed(optionsOfCall(record, move, undefined, book), { move, book }, record);
		if (!isRolled(situation, move) || isRankAsked(situation, move)) return [];
		const tracks = record.progress === undefined ? trackOptions(move, character, book, record.track) : [];
		if (tracks.length > 0) return tracks;
		const paid = payingFor(wished, said);
		return withNamed(optionsOfCall(record, move, paid, book), { move, book, character: paid }, record);
	},
);

/** With the option and the value that the block names. The player may roll with something that the move does not name. */
function withNamed(
	offered: readonly OfferedOption[],
	{ move, character, book: { ruleset } }: Called,
	{ roll, track, progress }: MoveRecord,
): readonly OfferedOption[] {
	const named = roll && character ? optionCalled(roll.option, move, character, ruleset) : roll?.option;
	const isExtra = named !== undefined && !offered.some(({ name }) => name === named);
	const printed = printedOptions(move, character, ruleset, track);
	return [...offered, ...(isExtra ? [{ name: named }] : [])].map((option): OfferedOption => {
		const onSheet = character && sheetValue(option.name, printed, character, ruleset);
		const stated = option.name === named ? roll?.value : undefined;
		return { ...option, ...given({ value: stated ?? option.value ?? (isProgressMove(move) ? progress : onSheet) }) };
	});
}

/** "iron or health, whichever is higher: health 3" */
const pickedByRules = (offered: readonly OfferedOption[]): string =>
	offered
		.map(({ name, text = '', value }) => `${translateTerm(text)}: ${translateTerm(name)} ${value ?? '?'}`)
		.join(', ');

/** What a move is about where nothing is said. */
export const usualAbout = oncePerPart([], wished => aboutByDefault(situationOf(wished), wished.move));

function wrongIn(wished: Wished, said: RollRequest, kind: RollKind, { option, ability }: Choice) {
	const { book } = wished;
	if (!option) return undefined;
	if (kind === 'progress') {
		const wrong = 'track' in option ? undefined : wrongSpecial(option.name, wished.character);
		return { refused: wrong?.message, told: wrong ? [wrong] : [] };
	}
	const { track, roll } = situationOf(wished, said).record;
	const paid = payingFor(wished, said);
	// What is said is the player's, and what an ability gives is its own; momentum counts in each roll.
	const isStated = roll?.option === option.name && roll.value !== undefined;
	if (isStated || said.value !== undefined || ability) {
		const momentum = momentumInRoll(paid, book.ruleset);
		return momentum.ok ? undefined : { refused: wordsOf(momentum.problems), told: momentum.problems };
	}
	if (option.value === undefined) return { refused: noValueFor(option.name, wished.character), told: [] };
	const about = track ?? usualAbout(wished);
	const rolled = { option: option.name, value: option.value, about };
	const refused = refusedAction(rolled, paid, book.ruleset);
	return refused
		? { refused: refused.message, told: [refused] }
		: { refused: undefined, told: actionRollProblems(rolled, paid, book.ruleset) };
}

/** The adds of the trigger that go with the option and that the block has not yet. */
function conditionField(wished: Wished, { option }: RollRequest, kind: RollKind): Field | undefined {
	if (kind !== 'action') return undefined;
	const { adds, roll } = situationOf(wished).record;
	const choices = conditionsOf(wished).filter(
		({ name, condition }) =>
			isForOption(condition, option ?? roll?.option) && adds.every(({ reason }) => reason !== name),
	);
	return choices.length === 0 ? undefined : { key: 'conditions', choices };
}

/** All adds of the trigger; of those that are alternatives, one is had. */
export const conditionsOf = oncePerPart([], ({ move, book }) => {
	let instead = '';
	return book.triggerAddsOf(move).map(condition => {
		const { by, when } = condition;
		if (!condition.instead || instead === '') instead = when;
		return { name: when, words: `${signed(by)} ${conditionWords(when)}`, instead, condition } satisfies Choice;
	});
});

/** "you share a bond" needs an “if”; "in a community" does not. */
const conditionWords = (when: string): string =>
	/^(?:you|your|they|their|it|the|a|an)\b/i.test(when) ? `if ${when}` : when;

/** Of a move that is left at its cost, those that take something off it. */
const abilityField = oncePerPart(
	['resists', 'about', 'cost', 'abilities', 'adds'],
	(wished, said): Field | undefined => {
		const about = kindOf(wished, said) === 'progress' ? [] : aboutAnything(wished, said).choices;
		const offered = abilitiesFor({ ...wished, character: payingFor(wished, said) }).filter(
			({ less }) => said.resists !== false || less,
		);
		const choices = offered.map((ability): Choice => ({
			name: ability.id,
			// A name alone means the companion or vehicle, if the move is about one.
			others: [
				`${ability.asset} ${ability.used.way ?? ''} ${ability.used.ability}`,
				...(about.some(({ name }) => isSameName(name, ability.asset)) ? [] : [ability.asset]),
			],
			words: abilityWords(ability),
			ability,
			...given({ instead: ability.instead }),
		}));
		return choices.length === 0 ? undefined : { key: 'abilities', choices };
	},
);

/** "Rook: +1, on a hit +1 momentum" */
function abilityWords({ asset, used: { way }, words, when }: AbilityOffer): string {
	const isNamed = way !== undefined && way !== when;
	return `${isNamed ? `${asset}, ${lowerFirst(way)}` : asset}: ${words}`;
}

const ADDS: Field = { key: 'adds', choices: [] };

function valueField({ option, value }: RollRequest): Field {
	const problem =
		value !== undefined && option === undefined ? t('A value belongs to an option. Say which one.') : undefined;
	return { key: 'value', choices: [], ...given({ problem }) };
}

const aidField = oncePerPart(['about'], (wished, { about }): Field | undefined => {
	const { record } = situationOf(wished, given({ about }));
	const choices = connectionAids(wished.move, record, wished.character, wished.book.ruleset).map((aid): Choice => ({
		name: aid.name,
		add: aid.add,
		words: aidWords(aid),
	}));
	return choices.length === 0 ? undefined : { key: 'aids', choices };
});

const savedField = oncePerPart([], ({ move, character }): Field | undefined => {
	const waiting = bonusesFor(move, character);
	const choices = [...new Set(waiting.map(({ text }) => text))].map((text): Choice => {
		const equal = waiting.filter(other => other.text === text);
		return {
			name: text,
			others: [equal[0]?.why ?? '', lettersOf(text)].filter(Boolean),
			words: equal.length > 1 ? `${text} × ${equal.length}` : text,
		};
	});
	return choices.length === 0 ? undefined : { key: 'saved', choices };
});

/** A bonus without its signs and numbers, as it is typed: "on Undertake a Journey Make Camp". */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}]+/gu, ' ').trim();

/** Dice rolled at the table: the action die and two challenge dice, or only the latter for a progress move. */
function diceField({ dice, preset }: RollRequest, kind: RollKind): Field | undefined {
	if (kind === 'no_roll') return undefined;
	const count = kind === 'action' && preset === undefined ? 3 : 2;
	const problem = dice && diceProblem(dice, count);
	return { key: 'dice', choices: [], count, ...given({ problem }) };
}

function diceProblem(dice: readonly number[], count: number): string | undefined {
	if (dice.length !== count)
		return count === 3 ? t('action die and two challenge dice: 4 3 9') : t('two challenge dice: 3 9');
	const checked = validateDice(thrownBy(dice));
	return checked.ok ? undefined : wordsOf(checked.problems);
}

/** Three dice for an action roll, two for a progress roll. */
export function thrownBy(dice: readonly number[]): DiceRoll {
	const [first = 0, second = 0, third] = dice;
	return third === undefined
		? { challengeDice: [first, second] as const }
		: { actionDie: first, challengeDice: [second, third] as const };
}

const wordsOf = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join(' ');
