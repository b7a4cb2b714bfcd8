import { given } from '../../rules/collections';
import { t } from '../../language/text';
import type { AbilityOffer } from '../abilities/offers';
import { bonusesFor, decidedByNotes } from '../moves/decided-by-notes';
import type { RollInput } from '../roll/roll-input';
import { aboutByDefault } from '../steps/agenda';
import { choiceOf, fieldsOf, thrownBy } from './fields-of';
import type { Choice, Field, FieldKey, RollRequest, Wished } from './request';
import { kindOf, situationOf } from './request';

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
	const choicesOf = (key: FieldKey) => fields.find(field => field.key === key)?.choices ?? [];
	const unused = KEYS.filter(key => said[key] !== undefined && !fields.some(field => field.key === key));
	const chosen = choiceOf(choicesOf('option'), said);
	const named = choicesOf('abilities').filter(({ name }) => said.abilities?.includes(name));
	const using = [...new Set([...named, ...(chosen ? [chosen] : [])].flatMap(({ ability }) => ability ?? []))];
	const about = said.about ?? (said.begin ? undefined : aboutByDefault(situationOf(wished), wished.move));
	const aids = choicesOf('aids').flatMap(({ name, add }) => (add && said.aids?.includes(name) ? [add] : []));
	const adds = [...aids, ...(said.adds ?? [])];
	const input: RollInput = {
		...given({ cost: said.cost, track: about, begin: said.begin, resists: said.resists }),
		...optionInput(wished, said, chosen),
		...(using.length > 0 ? { abilities: [...(wished.record?.abilities ?? []), ...using.map(({ used }) => used)] } : {}),
		...(adds.length > 0 ? { adds } : {}),
		...(said.saved ? { next: textsBut(said.saved, wished) } : {}),
		...(said.dice ? { thrown: thrownBy(said.dice) } : {}),
	};
	return {
		input: decidedByNotes(situationOf(wished, given({ about: said.about })), input, wished.move),
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

const KEYS: readonly (keyof RollRequest)[] = [
	'begin',
	'cost',
	'resists',
	'about',
	'option',
	'value',
	'abilities',
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
	if (!chosen && kindOf(wished, said) === 'progress') return { track: option };
	const stated = wished.record?.roll;
	if (value === undefined && stated?.option === option && stated.value !== undefined) return {};
	return { roll: { option, ...given({ value: value ?? (chosen?.ability ? chosen.option?.value : undefined) }) } };
}

const textsBut = (saved: readonly string[], { move, character }: Wished): readonly string[] =>
	bonusesFor(move, character).flatMap(({ text }) => (saved.includes(text) ? [] : [text]));
