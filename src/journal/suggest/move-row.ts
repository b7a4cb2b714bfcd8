import { given } from '../../rules/core/collections';
import type { Move } from '../../rules/move';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import { missingTrack } from '../../play/roll/missing-track';
import { trackOptions } from '../../play/roll/track-options';
import type { Rank } from '../../rules/core/rank';
import type { MoveRecord } from '../../play/record/record';
import type { OfferedOption } from '../../play/roll/roll-options';
import type { Choosing, Suggestion } from '../../play/suggest/suggestion';
import { choicesIn, fieldIn, kindOf, oncePerRequest, type RollRequest, type Wished } from '../../play/request/request';
import { inputOf, type Filled } from '../../play/request/request-input';
import { lettersOf } from '../../play/request/request-fields';
import { AIDED_BY, SAVES } from './form-words';
import { addsIn, chancesOf, rolledWithOwnDice, spentOn } from '../../play/request/chances';
import { usedInWords } from '../../play/request/ways-to-ask';

/** What is left open: the rank of what is begun, or the amount of a cost, from which its option follows. */
type Open = Rank | number;

/** What Enter does with a request, in words, with its odds. */
export const rowOf = oncePerRequest((wished: Wished, said: RollRequest, open: readonly Open[] = []): Suggestion => {
	const filled = inputOf(wished, said);
	const { input, problems, fields } = filled;
	const corrects = (fieldIn(fields, 'option')?.told ?? []).flatMap(({ nearestValue }) => nearestValue ?? []);
	const odds = problems.length === 0 ? oddsOf(wished, said, filled) : undefined;
	const rolled = problems.length === 0 ? rolledWithOwnDice(wished, filled) : undefined;
	const { name, cost, option, behind } = partsOf(wished, said, filled);
	const begun = said.begin ? beginWords(said.begin, translateTerm) : '';
	const about = joined(behind, begun && t('begins {name}', { name: begun }));
	const before = begun && `${joined(cost, option, behind)}: ${said.begin?.name}`;
	const choosing =
		open.length > 1
			? { name, before: before || option, chips: openChips(wished, said, open), behind: begun ? '' : behind }
			: optionChips(wished, said, filled, { name, before: cost, behind: about });
	return {
		label: `${joined(name, cost, option, behind)}${begun && `: ${begun}`}`,
		detail: detailOf(wished, said, filled, rolled),
		...given({ choosing, odds, rolled }),
		completion: completionOf(wished.move, said),
		...(corrects.length > 0 ? { corrects } : {}),
		...(problems.length === 0 ? { action: { kind: 'move', move: wished.move.name, rollInput: input } } : {}),
	};
});

/** "Strike +edge 2 + 1 rope · Gunner: +1" in parts. */
function partsOf(wished: Wished, said: RollRequest, filled: Filled) {
	const { input, chosen, using } = filled;
	const option = chosen?.option;
	const conditions = wished.book.triggerAddsOf(wished.move).map(({ when }) => when);
	const plus = addsIn(wished, filled).map(({ amount, reason }) =>
		joined(
			`${amount < 0 ? '−' : '+'} ${Math.abs(amount)}`,
			conditions.includes(reason) ? t('if {condition}', { condition: reason }) : reason,
		),
	);
	return {
		name: wished.move.name,
		cost: said.cost ? `(−${said.cost})` : '',
		option:
			said.resists === false
				? translateTerm('no roll')
				: option
					? `${kindOf(wished, said) === 'progress' ? '' : '+'}${withValue(option)}`
					: '',
		behind: joined(
			...(option ? plus : []),
			input.track === option?.name ? '' : input.track,
			...using.map(offer => `· ${usedInWords(offer)}`),
		),
	};
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

const withValue = ({ name, value }: OfferedOption): string => joined(translateTerm(name), value?.toString());

/** The stats and meters that the move may be rolled with, if there are several. */
function optionChips(
	wished: Wished,
	said: RollRequest,
	{ fields, chosen }: Filled,
	parts: Omit<Choosing, 'chips'>,
): Choosing | undefined {
	const options = choicesIn(fields, 'option').flatMap(({ option, ability, words }) =>
		option?.value === undefined || ability || words ? [] : [option],
	);
	if (kindOf(wished, said) !== 'action' || !chosen?.option || !options.includes(chosen.option)) return undefined;
	const chips = options.map(option => ({
		text: withValue(option),
		isOn: option === chosen.option,
		completion: completionOf(wished.move, { ...said, option: option.name }),
	}));
	return { ...parts, chips };
}

const openChips = (wished: Wished, said: RollRequest, open: readonly Open[]): Choosing['chips'] =>
	open.map(value => {
		const { begin, cost, option: _, ...others } = said;
		const [text, choice] =
			typeof value === 'number'
				? [`−${value}`, { ...others, cost: value }]
				: [value, { ...said, begin: { ...begin, name: begin?.name ?? '', rank: value } }];
		return { text, isOn: value === (begin?.rank ?? cost), completion: completionOf(wished.move, choice) };
	});

function oddsOf(wished: Wished, said: RollRequest, filled: Filled): Suggestion['odds'] {
	const value = filled.chosen?.option?.value;
	if (kindOf(wished, said) === 'no_roll' || said.dice || value === undefined) return undefined;
	return chancesOf(wished, said, filled, value);
}

/** What speaks against it, then its dice unless they are drawn, foes and the bonuses that it spends. */
function detailOf(wished: Wished, said: RollRequest, filled: Filled, rolled: MoveRecord | undefined): string {
	const { fields, problems, chosen } = filled;
	const told = fieldIn(fields, 'option')?.told ?? [];
	const details = said.begin ? fieldIn(fields, 'begin')?.asks?.details : undefined;
	const next = details?.find(({ key, rows }) => rows && !said.begin?.details?.[key]);
	return [
		fieldIn(fields, 'demand')?.problem,
		...new Set([...problems, ...told.map(({ message }) => message)]),
		said.dice && !rolled && problems.length === 0 && diceWords(said.dice),
		fieldIn(fields, 'cost')?.choices.find(({ amount }) => amount === said.cost)?.words,
		next && t('then its {detail}, such as {name}', { detail: translateTerm(next.key), name: next.offered[0] ?? '' }),
		chosen?.words,
		...spentOn(wished, filled).map(({ add }) => translateTerm(`+${add} next`)),
	]
		.filter(Boolean)
		.join(' · ');
}

const diceWords = (dice: readonly number[]): string =>
	dice.length === 3 ? `dice ${dice[0]} vs ${dice[1]}, ${dice[2]}` : `dice ${dice.join(', ')}`;

const beginWords = (
	{ name, rank, details = {} }: NonNullable<RollRequest['begin']>,
	wordsOf = (term: string) => term,
): string => [name, rank && wordsOf(rank), ...Object.values(details)].filter(Boolean).join(', ');

/** The request as text. */
export function completionOf({ name }: Pick<Move, 'name'>, said: RollRequest): string {
	const words = joined(
		name,
		said.option,
		said.resists === false ? 'no roll' : '',
		...(said.abilities ?? []),
		...(said.aids ?? []).map(name => `${AIDED_BY[0]} ${name}`),
		...(said.saved ?? []).map(text => `${SAVES[0]} ${lettersOf(text)}`),
		said.about,
		said.cost?.toString(),
		...(said.dice ?? []).map(String),
		...(said.adds ?? []).map(
			({ amount, reason }) => `${amount < 0 ? '-' : '+'}${Math.abs(amount)}${reason && ` ${reason}`}`,
		),
	);
	return said.begin ? `${words}: ${beginWords(said.begin)}` : words;
}

/** A progress move without an open track says how one is begun. */
export function withoutTrack({ move, character, book }: Wished): Suggestion | undefined {
	if (move.roll_type !== 'progress_roll' || trackOptions(move, character, book).length > 0) return undefined;
	const { kinds, begins } = missingTrack(move, book);
	return {
		label: move.name,
		detail: t('no {kinds} is open: begin one with {begins}', { kinds, begins }),
		completion: `${move.name} `,
	};
}
