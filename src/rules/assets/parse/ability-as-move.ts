import { withoutBrackets } from '../../effects/sentences';
import type { Move } from '../../move';
import type { Card } from '../ability-card';
import type { AssetAbility, PrintedAsset } from '../printed-asset';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { ownRoll, textOf, type OwnRoll, type TriggeredText } from './ability-roll';

/** A move for an ability, and what the ability says besides of other rolls. */
interface Moment {
	readonly move: Move;
	readonly aside: readonly string[];
}

/**
 * Turns an ability that no move of the book triggers into a move of its own, "Old Salt 1": with its roll, if it has one. Each of
 * its triggers becomes a button.
 */
export function ownMoment(
	card: Pick<PrintedAsset, '_id' | 'name'>,
	number: number,
	told: readonly TriggeredText[],
	sheet: Pick<Card, 'stats' | 'meters'>,
): Moment | undefined {
	const said = told.map(ofThatPerson).map(paidFor);
	const [first, ...others] = said;
	if (!first) return undefined;
	const { table } = first;
	const trigger = `When ${withoutBrackets(first.trigger)}`;
	const rolled = table ? undefined : ownRoll(said, sheet);
	if (rolled) return { move: withRoll(momentMove(card, number, trigger, rolled.text), rolled), aside: rolled.aside };
	const text = said.map(({ sentences, items }) => textOf(sentences, items)).join('\n\n');
	const move = momentMove(card, number, others.length === 0 ? trigger : '', text);
	const tables = table ? [{ _id: `${move._id}.table`, name: move.name, ...table }] : [];
	return { move: { ...move, tables }, aside: [] };
}

const withRoll = (move: Move, { options, add, outcomes }: OwnRoll): Move => ({
	...move,
	roll_type: 'action_roll',
	trigger: {
		text: move.trigger.text,
		conditions: [{ method: 'player_choice', roll_options: options }],
		...(add > 0 ? { adds: [{ by: add, when: move.category }] } : {}),
	},
	outcomes,
	allow_momentum_burn: true,
});

const PERSON =
	/\b(?:another|ally|child|friend|injured|patient|person|sick|someone|stranger|travell?er|villager|wounded)\b(?!.*\bcompanion\b)/i;

/** "When you lay hands on a stranger, … they take +1 health": no companion, as which "they" would be read. */
const ofThatPerson = (said: TriggeredText): TriggeredText =>
	PERSON.test(said.trigger)
		? { ...said, sentences: said.sentences.map(words => words.replace(/\bthey take (?=\+\d)/gi, 'that person takes ')) }
		: said;

/** "You may suffer -1 spirit to take +1 supply": both are done, or neither; what is only told has that price. */
const paidFor = (said: TriggeredText): TriggeredText => ({
	...said,
	sentences: said.sentences.map(words =>
		words.replace(PAID_FOR, (whole: string, may: string, price: string, gain: string) => {
			if (/^(?:clear|mark|restore|take)\b/i.test(gain)) return `${may} ${price} and ${gain}`;
			return isRulesInstruction(gain) ? whole : `if you ${gain}, ${price}`;
		}),
	),
});

const PAID_FOR = /\b(you (?:may|can)) (suffer -\d [a-z]{3,20}) to (?:immediately )?([^,;[\]]{3,200})$/i;

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
