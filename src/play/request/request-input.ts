import { given } from '../../rules/core/collections';
import { t } from '../../i18n/translate';
import type { AbilityOffer } from '../abilities/available-abilities';
import { usedWords } from '../abilities/ability-uses';
import { bonusesFor, decidedByNotes } from '../moves/infer-from-notes';
import type { RollInput } from '../record/roll-input';
import { choiceOf, fieldsOf, thrownBy, usualAbout } from './request-fields';
import type { Choice, Field, FieldKey, RollRequest, Wished } from './request';
import { choicesIn, fieldIn, kindOf, oncePerPart, situationOf, statedIn } from './request';

/** A request as a roll finds it. */
export interface Filled {
	readonly input: RollInput;
	/** What is wrong with it. */
	readonly problems: readonly string[];
	/** What it says and the move has no field for. */
	readonly unused: readonly FieldKey[];
	readonly fields: readonly Field[];
	/** The option that is meant. */
	readonly chosen?: Choice;
	/** The abilities in use, besides those of the block. */
	readonly using: readonly AbilityOffer[];
}

export function inputOf(wished: Wished, said: RollRequest): Filled {
	const fields = fieldsOf(wished, said);
	const unused = KEYS.filter(key => said[key] !== undefined && !fieldIn(fields, key));
	const chosen = choiceOf(choicesIn(fields, 'option'), said);
	const named = said.abilities ?? statedIn(wished);
	const using = choicesIn(fields, 'abilities').flatMap(({ name, ability }) =>
		ability && (named.includes(name) || name === chosen?.ability?.id) ? [ability] : [],
	);
	const decided = decidedIn(wished, said);
	const isGiven = isOutcomeGiven({ using });
	const isAction = kindOf(wished, decided) === 'action' && !isGiven;
	const met = choicesIn(fields, 'conditions')
		.flatMap(({ condition }) => condition ?? [])
		.filter(({ when }) => isAction && decided.conditions?.includes(when))
		.map(({ by, when }) => ({ amount: by, reason: when }));
	const aids = choicesIn(fields, 'aids').filter(({ name }) => said.aids?.includes(name));
	const adds = [...met, ...aids.flatMap(({ add }) => add ?? []), ...(said.adds ?? [])];
	const next = isAction ? textsBut(said.saved ?? [], wished) : [];
	return {
		input: {
			...given({ cost: said.cost, track: decided.about, resists: said.resists }),
			...(said.begin ? { begin: said.begin } : {}),
			...(isGiven ? {} : optionInput(wished, said, chosen)),
			...(said.abilities || chosen?.ability ? abilityInput(wished, named, using) : {}),
			...(adds.length > 0 ? { adds } : {}),
			...(next.length > 0 ? { next } : {}),
			...thrownIn(said),
		},
		problems: [
			...unused.map(key => t('{move} takes no {key}.', { move: wished.move.name, key })),
			...fields.flatMap(({ key, problem }) => (key === 'demand' ? [] : (problem ?? []))),
		],
		unused,
		fields,
		...given({ chosen }),
		using,
	};
}

/** Whether an ability in use gives the outcome, so that nothing is rolled. */
export const isOutcomeGiven = ({ using }: Pick<Filled, 'using'>): boolean => using.some(({ as }) => as !== undefined);

/** With what the notes decide of what is not said: whom it is about, and which conditions are met. */
function decidedIn(wished: Wished, said: RollRequest): RollRequest {
	const isOpen = said.about === undefined && said.begin === undefined && wished.record?.track === undefined;
	const about = isOpen ? usualAbout(wished) : said.about;
	if (said.resists === false) return { ...said, ...given({ about }) };
	const decided = decidedAbout(wished, given({ about }));
	const conditions = decided.conditions.filter(when => !said.adds?.some(({ reason }) => reason === when));
	return { conditions, ...said, ...given({ about: decided.about ?? about }) };
}

const decidedAbout = oncePerPart(['about'], (wished, said) => decidedByNotes(situationOf(wished, said), wished.move));

/** Those that the block states and cannot be had here are kept, if they are named. */
function abilityInput({ record }: Wished, named: readonly string[], using: readonly AbilityOffer[]): RollInput {
	const offered = using.map(({ used }) => usedWords(used));
	const kept = (record?.abilities ?? []).filter(used => {
		const words = usedWords(used);
		return named.includes(words) && !offered.includes(words);
	});
	const abilities = [...kept, ...using.map(({ used }) => used)];
	return abilities.length > 0 || record?.abilities ? { abilities } : {};
}

const thrownIn = ({ dice, preset }: RollRequest): RollInput => {
	const thrown = { ...(dice ? thrownBy(dice) : {}), ...given({ actionDie: preset }) };
	return Object.keys(thrown).length > 0 ? { thrown } : {};
};

const KEYS: readonly (keyof RollRequest)[] = [
	'begin',
	'cost',
	'resists',
	'about',
	'option',
	'value',
	'abilities',
	'conditions',
	'aids',
	'saved',
	'adds',
	'dice',
];

/** What the block states is left out. The value of an option that an ability gives is not on the sheet. */
function optionInput(wished: Wished, said: RollRequest, chosen: Choice | undefined): RollInput {
	const { option, value } = said;
	if (chosen?.option && 'track' in chosen.option) return { track: chosen.option.track };
	if (option === undefined) return {};
	if (kindOf(wished, said) === 'progress')
		return chosen ? { roll: { option }, ...given({ progress: value }) } : { track: option };
	if (value === undefined && wished.record?.roll?.option === option && !chosen?.ability) return {};
	return { roll: { option, ...given({ value: value ?? (chosen?.ability ? chosen.option?.value : undefined) }) } };
}

const textsBut = (saved: readonly string[], { move, character }: Wished): readonly string[] =>
	bonusesFor(move, character).flatMap(({ text }) => (saved.includes(text) ? [] : [text]));
