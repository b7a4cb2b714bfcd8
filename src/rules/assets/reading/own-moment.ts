import { capitalize, withoutBrackets, type ListItem } from '../../effects/sentences';
import type { Move, MoveTable, RollOption } from '../../move';
import { OUTCOMES } from '../../outcome';
import { takesListIn } from '../../effects/list-roles';
import type { Card } from '../ability-card';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { IN_THE_ROLL, takeScope, type Scope } from '../triggers/ability-sentences';
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
	said: readonly TriggeredText[],
	sheet: Pick<Card, 'stats' | 'meters'>,
): Move | undefined {
	const [first, ...others] = said;
	if (!first) return undefined;
	const { table } = first;
	const trigger = `When ${withoutBrackets(first.trigger)}`;
	const rolled = table ? undefined : ownRoll(said, sheet);
	if (rolled) return withRoll(momentMove(card, number, trigger, rolled.text), rolled);
	const text = said.map(({ sentences, items }) => textOf(sentences, items)).join('\n\n');
	const move = momentMove(card, number, others.length === 0 ? trigger : '', text);
	return table ? { ...move, tables: [{ _id: `${move._id}.table`, name: move.name, ...table }] } : move;
}

/** The roll of a moment, and its text with each outcome in a paragraph. */
interface OwnRoll {
	readonly text: string;
	readonly options: readonly RollOption[];
	readonly add: number;
	readonly outcomes: Move['outcomes'];
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

const ROLL =
	/(?:^|, |\b(?:and|then) )(?:you )?(?:may |must )?(?:make an? )?roll ((?:\+[a-z]{1,30}(?:, or |, | or )?){1,9}|(?:\+|(?:the|an) (?:adequate|appropriate|fitting|relevant|suitable) )stat\b[^,;.]{0,80}?)(?:,? and (?!(?:take|gain) [^,]* on an? )([^;]{1,120}))?$/i;

const ANY_STAT = /\bstat\b/i;

const ADDED = /^add \+(\d)(?: to the roll)?$/i;

/** "When you wake the bell, roll +shadow. On a strong hit, …" is a move with a roll. */
function ownRoll(
	said: readonly TriggeredText[],
	{ stats, meters }: Pick<Card, 'stats' | 'meters'>,
): OwnRoll | undefined {
	const sentences = said.flatMap(each => each.sentences);
	const start = sentences.findIndex(sentence => takeScope(sentence).scope);
	const rolls = sentences.filter(sentence => /\broll (?:\+|the |an? )/i.test(sentence));
	const at = sentences.findIndex(sentence => ROLL.test(sentence));
	if (start < 0 || rolls.length !== 1 || at < 0 || at >= start || at >= (said[0]?.sentences.length ?? 0))
		return undefined;
	const [clause = '', rolled = '', more = ''] = ROLL.exec(sentences[at] ?? '') ?? [];
	const names = [...rolled.matchAll(/\+([a-z]+)/gi)].map(([, stat = '']) => stat.toLowerCase());
	const named = ANY_STAT.test(rolled) ? stats : names;
	if (!named.every(name => stats.includes(name) || meters.includes(name))) return undefined;
	const scopes = scopesOf(sentences.slice(start));
	const told = sentences.slice(start);
	const tail = told.slice(scopes.length);
	if (tail.some(sentence => IN_THE_ROLL.test(sentence) || /^when(?:ever)? you\b/i.test(sentence))) return undefined;
	const [, add] = ADDED.exec(more) ?? [];
	const ahead = sentences.slice(0, start);
	if (add !== undefined)
		ahead[at] = (ahead[at] ?? '').replace(clause, clause.slice(0, clause.lastIndexOf(more)).replace(/,? and $/, ''));
	const items = [...new Set(said.flatMap(each => each.items))];
	const listed = items.map(itemOf);
	const behind = told.slice(0, scopes.length);
	const outcomes = OUTCOMES.flatMap(outcome => {
		const own = behind.filter((_, i) => scopes[i]?.outcomes.includes(outcome));
		const list = own.some(sentence => takesListIn(`${sentence}.`)) ? listed : [];
		return own.length > 0 ? [[outcome, { text: [sentencesOf(own), ...list].join('\n\n') }] as const] : [];
	});
	return {
		text: [sentencesOf(ahead), sentencesOf(behind), ...listed, sentencesOf(tail)]
			.filter(part => part !== '')
			.join('\n\n'),
		options: named.map((name): RollOption =>
			stats.includes(name) ? { using: 'stat', stat: name } : { using: 'condition_meter', condition_meter: name },
		),
		add: Number(add ?? 0),
		outcomes: Object.fromEntries(outcomes),
	};
}

/** What follows "On a miss, it fails." without an outcome of its own: "[Pay the Price]." */
const FOLLOWS =
	/^(?:then,? )?(?:you (?:must|may) (?:immediately )?)?(?:\[|(?:inflict|lose|mark|suffer|take) [+-]?\d|mark progress|add \+\d (?:to|on) (?:your|the) next\b|choose (?:one|two)\b)|^(?:if|when) you do\b|^then,? (?!if\b|when)/i;

/**
 * The outcomes of sentences that start with one. What stands between two outcomes belongs to the first of them; behind
 * the last one only what goes on from it, unless all that is told is what happens on a hit.
 */
function scopesOf(sentences: readonly string[]): readonly Scope[] {
	const own = sentences.map(sentence => takeScope(sentence).scope);
	const last = own.map(scope => scope !== undefined).lastIndexOf(true);
	const isOfHits = own.every(scope => !scope || scope.outcomes.join() === 'strong_hit,weak_hit');
	const stop = sentences.findIndex(
		(sentence, at) => at > last && !FOLLOWS.test(sentence) && isRulesInstruction(sentence),
	);
	const reach = sentences.slice(0, stop < 0 ? undefined : stop);
	const end = isOfHits
		? sentences.length
		: Math.max(last, reach.map(sentence => FOLLOWS.test(sentence)).lastIndexOf(true)) + 1;
	let now: Scope | undefined;
	return own.slice(0, end).flatMap(scope => (now = scope ?? now) ?? []);
}

const textOf = (sentences: readonly string[], items: readonly ListItem[]): string =>
	[sentencesOf(sentences), ...new Set(items.map(itemOf))].join('\n\n');

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
