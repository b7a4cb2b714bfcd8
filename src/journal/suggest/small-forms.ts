import { countsSegments } from '../../rules/core/track-kind';
import { foldedLetters } from '../../rules/search/folded-text';
import { t } from '../../i18n/translate';
import { choicesIn } from '../../play/request/request';
import { fieldsOf } from '../../play/request/request-fields';
import type { TypedDice } from '../../play/suggest/parse-dice';
import { diceName } from '../../play/suggest/parse-dice';
import type { TypedAt, TypedCommand } from '../../play/suggest/suggestion';
import type { Row } from './form';
import { UNREAD, messageSuggestion, completionSuggestion } from './form';
import { BEGINS_SESSION, DICE_LETTERS, ENDS_SESSION, HELPS, ROLLING, UNDOES } from './form-words';
import { nearest } from './nearest';
import type { Read } from './tokens';
import { translateTerm } from '../../i18n/translate-terms';

const MOST_DICE = 20;

/** `2d6+1`; also with the letter of another language, `2W6`. */
export function diceRows({ tokens, own }: Read): readonly Row[] {
	const from = ROLLING.includes(tokens[0]?.text ?? '') ? 1 : 0;
	const at = tokens[from]?.kind === 'number' && tokens[from + 1]?.kind === 'dice' ? from + 1 : from;
	const [, own_count = '', sides = ''] =
		new RegExp(`^(\\d*)[${DICE_LETTERS}](\\d+)$`).exec(tokens[at]?.text ?? '') ?? [];
	if (sides === '') return [];
	const count = own_count === '' ? (at > from ? Number(tokens[from]?.text) : 1) : Number(own_count);
	const sign = tokens[at + 1]?.text ?? '';
	const plus = '+-'.includes(sign) && tokens[at + 2]?.kind === 'number' ? Number(`${sign}${tokens[at + 2]?.text}`) : 0;
	const to = plus === 0 ? at + 1 : at + 3;
	const dice: TypedDice = { count, sides: Number(sides), plus };
	if (to < tokens.length)
		return [
			{ ...messageSuggestion(own(0, tokens.length), t('Write dice of one kind: 2d6 or 2d6+1')), cost: UNREAD, rank: 0 },
		];
	if (count < 1 || count > MOST_DICE || dice.sides < 2) return [];
	const completion = own(from, tokens.length).replace(/\s+/g, '');
	if (at > 0) return [{ ...completionSuggestion(completion), cost: 1, rank: 0 }];
	return [
		{
			label: `Roll ${diceName(dice)}`,
			detail: 'dice',
			completion: own(from, to),
			action: { kind: 'dice', dice },
			cost: 0,
			rank: 0,
		},
	];
}

const FEWEST_LETTERS = 4;

/** What is called besides moves, with the words for it. */
const COMMANDS: readonly {
	readonly command: TypedCommand;
	readonly label: string;
	readonly names: readonly string[];
}[] = [
	{ command: 'undo', label: t('Undo last move'), names: UNDOES },
	{ command: 'begin a session', label: t('Begin a session'), names: BEGINS_SESSION },
	{ command: 'end a session', label: t('End a session'), names: ENDS_SESSION },
];

/** `undo`, `undo last`, `udno`, `end a session` */
export function commandRows(read: Read): readonly Row[] {
	const { length } = read.tokens;
	return COMMANDS.flatMap(({ command, label, names }) => {
		const found = nearest([{ value: '', names }], read, 0, { loosest: 2, most: 4, byWord: false }).find(
			({ to }) => to === length || read.letters(to, length) === '',
		);
		if (!found || (read.letters(0, length).length < FEWEST_LETTERS && found.cost === 0) || found.cost > 1) return [];
		return [
			{
				label,
				detail: '',
				completion: command,
				action: { kind: 'command', command },
				cost: found.cost,
				rank: found.rank - 1,
			},
		];
	});
}

/** `help`, `?`: an example of each form; Enter writes it. */
export function helpRows(read: Read, at: TypedAt): readonly Row[] {
	const { tokens, letters } = read;
	const isAsked =
		HELPS.some(word => foldedLetters(word) === letters(0, tokens.length)) ||
		(tokens.length > 0 && tokens.every(({ text }) => text === '?'));
	return isAsked
		? examplesOf(at).map(([example, what]) => ({ ...completionSuggestion(example, what), cost: 0, rank: -1 }))
		: [];
}

function examplesOf({ book, character, oracles }: TypedAt): readonly (readonly [example: string, what: string])[] {
	const optionsOf = (move: (typeof book.ruleset.moves)[number]) =>
		choicesIn(fieldsOf({ move, character, book }), 'option');
	const move = book.ruleset.moves.find(each => each.roll_type === 'action_roll' && optionsOf(each).length > 1);
	const track = character.tracks.find(({ kind, status }) => status === 'open' && !countsSegments(kind));
	const names = oracles.oracles.map(({ path }) => path.at(-1) ?? '');
	const oracle = names.find(name => name === 'Action') ?? names[0];
	return [
		...(move ? [[`${move.name} ${optionsOf(move)[0]?.name ?? ''}`, t('a move')] as const] : []),
		[`-1 ${translateTerm(book.ruleset.condition_meters[0]?.name ?? 'momentum')}`, t('a meter')],
		...(track ? [[`progress ${track.name}`, t('a track')] as const] : []),
		[t('Is it guarded?'), t('a question')],
		...(oracle === undefined ? [] : [[oracle, t('an oracle')] as const]),
		['2d6', t('dice')],
		['undo', t('Undo last move')],
	];
}
