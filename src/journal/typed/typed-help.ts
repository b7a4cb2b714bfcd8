import { foldedLetters } from '../../rules/search/folded-text';
import { typingDistance } from '../../rules/search/nearest-name';
import { countsSegments } from '../../rules/track-kind';
import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import { optionsOf } from '../../play/typed/ways-to-make';
import { t } from '../../language/text';
import type { RowsFor } from './rows-that-say';
import { writtenAs } from './rows-that-say';

const UNDO = 'undo';
/** In letters; fewer of *Undo last move* begin other words as well. */
const FEWEST_LETTERS = 4;

/** `undo`, `undo last`, `undo move`: before all other rows. */
export function undoOffers(text: string): readonly TypedOffer[] {
	const typed = foldedLetters(text);
	const names = ['undo last move', 'undo move', foldedLetters(t('Undo last move'))];
	return typed.length >= FEWEST_LETTERS && names.some(name => name.startsWith(typed)) ? [UNDO_LAST_MOVE] : [];
}

/** `udno`, where nothing else is meant. */
export const misspelledUndo = (text: string): readonly TypedOffer[] =>
	typingDistance(foldedLetters(text), UNDO) === 1 ? [UNDO_LAST_MOVE] : [];

const UNDO_LAST_MOVE: TypedOffer = {
	label: t('Undo last move'),
	detail: '',
	completion: UNDO,
	action: { kind: 'undo' },
};

const ASKS_FOR_HELP = ['help', 'help me', 'commands', 'what can i type'];

/** An example of each thing that can be typed, before all other rows; Enter writes it. */
export function helpOffers(text: string, at: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const typed = foldedLetters(text);
	const isAsked = [...ASKS_FOR_HELP, foldedLetters(t('help'))].includes(typed) || /^\s*\?+\s*$/.test(text);
	if (!isAsked) return [];
	const examples = examplesOf(at).filter(([example]) => rows(example).some(({ action }) => action));
	return [...examples, [UNDO, t('Undo last move')] as const].map(([example, detail]) => writtenAs(example, detail));
}

function examplesOf(at: TypedAt): readonly (readonly [example: string, what: string])[] {
	const { book, character, oracles } = at;
	const move = book.ruleset.moves.find(each => each.roll_type === 'action_roll' && optionsOf(each, at).length > 1);
	const track = character.tracks.find(({ kind, status }) => status === 'open' && !countsSegments(kind));
	const names = oracles.oracles.map(({ path }) => path.at(-1) ?? '');
	const oracle = names.find(name => name === 'Action') ?? names[0];
	return [
		...(move ? [[`${move.name} ${optionsOf(move, at)[0]?.name ?? ''}`, t('a move')] as const] : []),
		[`-1 ${book.ruleset.condition_meters[0]?.name ?? 'momentum'}`, t('a meter')],
		...(track ? [[`progress ${track.name}`, t('a track')] as const] : []),
		[t('Is it guarded?'), t('a question')],
		...(oracle === undefined ? [] : [[oracle, t('an oracle')] as const]),
		['2d6', t('dice')],
	];
}
