import { capitalize, withoutBrackets, type ListItem } from '../../effects/sentences';
import type { Move, MoveTable, RollOption } from '../../move';
import { OUTCOMES } from '../../outcome';
import type { Card } from '../ability-card';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { takeScope, type Scope } from '../triggers/ability-sentences';
import type { AssetAbility, PrintedAsset } from '../printed-asset';

/** The sentences under a trigger that names no move: "When you make landfall". */
export interface TriggeredText {
	/** "you make landfall" */
	readonly trigger: string;
	/** The first sentence includes the trigger. */
	readonly sentences: readonly string[];
	readonly items: readonly ListItem[];
	/** The results of the roll of one die, for "roll on the table below". */
	readonly table?: Pick<MoveTable, 'sides' | 'rows'>;
}

/**
 * Turns an ability that no move of the book triggers into a move of its own, without a roll: "Old Salt 1". Each of its
 * triggers becomes a button.
 */
export function ownMoment(
	card: Pick<PrintedAsset, '_id' | 'name'>,
	number: number,
	told: readonly TriggeredText[],
	sheet: Pick<Card, 'stats' | 'meters'>,
): Move | undefined {
	const said = told.map(ofThatPerson);
	const [first] = said;
	if (!first) return undefined;
	const text = said.map(({ sentences, items }) => [sentencesOf(sentences), ...items.map(itemOf)].join('\n\n'));
	const trigger = said.length === 1 ? `When ${withoutBrackets(first.trigger)}` : '';
	const move = momentMove(card, number, trigger, text.join('\n\n'));
	const { table } = first;
	if (table) return { ...move, tables: [{ _id: `${move._id}.table`, name: move.name, ...table }] };
	return said.length === 1 ? withRoll(move, first, sheet) : move;
}

const PERSON =
	/\b(?:another|ally|child|friend|injured|patient|person|sick|someone|stranger|travell?er|villager|wounded)\b(?!.*\bcompanion\b)/i;

/** "When you lay hands on a stranger, … they take +1 health": no companion, as which "they" would be read. */
const ofThatPerson = (said: TriggeredText): TriggeredText =>
	PERSON.test(said.trigger)
		? { ...said, sentences: said.sentences.map(words => words.replace(/\bthey take (?=\+\d)/gi, 'that person takes ')) }
		: said;

const ROLL = /(?:^|, )(?:you )?(?:may |must )?(?:make an? )?roll ((?:\+[a-z]+(?:, or |, | or )?)+)$/i;

/** "When you wake the bell, roll +shadow. On a strong hit, …" is a move with a roll. */
function withRoll(
	move: Move,
	{ sentences, items }: TriggeredText,
	{ stats, meters }: Pick<Card, 'stats' | 'meters'>,
): Move {
	const [opening = '', ...others] = sentences;
	const named = [...(ROLL.exec(opening)?.[1] ?? '').matchAll(/\+([a-z]+)/gi)].map(([, stat = '']) =>
		stat.toLowerCase(),
	);
	const found = scopesOf(others);
	const last = found.map(scope => scope !== undefined).lastIndexOf(true);
	// what is told behind the outcomes belongs to none of them
	const isTold = others.slice(last + 1).every(sentence => !isRulesInstruction(sentence));
	const scopes = found.slice(0, isTold ? last + 1 : undefined);
	const optionOf = (name: string): RollOption =>
		stats.includes(name) ? { using: 'stat', stat: name } : { using: 'condition_meter', condition_meter: name };
	const isRolled =
		named.length > 0 && named.every(name => stats.includes(name) || meters.includes(name)) && items.length === 0;
	if (!isRolled || scopes.length === 0 || scopes.includes(undefined)) return move;
	const outcomes = OUTCOMES.map(outcome => {
		const own = others.filter((_, at) => scopes[at]?.outcomes.includes(outcome));
		return [outcome, { text: sentencesOf(own) }] as const;
	});
	return {
		...move,
		roll_type: 'action_roll',
		trigger: {
			text: move.trigger.text,
			conditions: [{ method: 'player_choice', roll_options: named.map(optionOf) }],
		},
		outcomes: Object.fromEntries(outcomes.filter(([, { text }]) => text !== '')),
		allow_momentum_burn: true,
	};
}

/** What follows "On a miss, it fails." without an outcome of its own: "[Pay the Price]." */
const FOLLOWS = /^(?:then,? )?(?:you must )?(?:\[|(?:inflict|lose|mark|suffer|take) [+-]?\d|mark progress)/i;

function scopesOf(sentences: readonly string[]): readonly (Scope | undefined)[] {
	let last: Scope | undefined;
	return sentences.map(sentence => {
		const { scope } = takeScope(sentence);
		if (scope) last = scope;
		return scope ?? (FOLLOWS.test(sentence) ? last : undefined);
	});
}

/** Builds the move for such an ability. */
export const momentMove = (
	card: Pick<PrintedAsset, '_id' | 'name'>,
	number: number,
	trigger: string,
	text: string,
): Move => ({
	_id: `asset.ability.move:${card._id.replace(/^asset:/, '')}.${number - 1}.moment`,
	name: momentName(card.name, number),
	category: card.name,
	roll_type: 'no_roll',
	trigger: { text: trigger, conditions: [] },
	text,
	outcomes: {},
	tables: [],
	allow_momentum_burn: false,
});

const sentencesOf = (sentences: readonly string[]): string =>
	sentences.map(sentence => `${capitalize(withoutBrackets(sentence))}.`).join(' ');

const itemOf = ({ text }: ListItem): string => `  * ${withoutBrackets(text)}`;

const momentName = (asset: string, number: number): string => `${asset} ${number}`;

/** Parses the name of such a move into asset and ability. */
export function namedMoment(name: string): { readonly asset: string; readonly ability: number } | undefined {
	const [, asset, number] = /^(.+?) ([1-9])$/.exec(name.trim()) ?? [];
	return asset === undefined ? undefined : { asset, ability: Number(number) };
}

/** The ability's number on its card, 1-based. */
export const numberOnCard = (
	ability: Pick<AssetAbility, 'text'>,
	{ abilities }: Pick<PrintedAsset, 'abilities'>,
): number => abilities.findIndex(({ text }) => text === ability.text) + 1;
