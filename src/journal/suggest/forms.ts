import { distinctBy } from '../../rules/core/collections';
import type { WorkSlices } from '../../rules/core/work-slices';
import { normalizeQuery } from '../../play/suggest/normalize-query';
import type { TypedAt, Suggestion, SuggestionAction } from '../../play/suggest/suggestion';
import { BY_SOME_WORDS } from '../../rules/search/fuzzy-match';
import { oracleRows } from './oracle-form';
import { questionRows } from './question-form';
import { changeRows, correctionsOf } from './change-form';
import { UNREAD, completionSuggestion, messageSuggestion, rowAt, type Form, type Row } from './form';
import { moveRows } from './move-form';
import { withTypedActor } from './query-actor';
import { tokensOf, type Read } from './tokens';
import { trackRows } from './track-form';
import { quote, t } from '../../i18n/translate';
import {
	CHANGES_DICE,
	NO_NAMES,
	SAYS_WHO,
	BEGINS_SESSION,
	DICE_LETTERS,
	ENDS_SESSION,
	HELPS,
	ROLLING,
	UNDOES,
} from './form-words';
import { byName, fillSlots, type Filler } from './fill-slots';
import { filler } from './move-slots';
import { nearest } from './nearest';
import { countsSegments } from '../../rules/core/track-kind';
import { foldedLetters } from '../../rules/search/folded-text';
import { choicesIn } from '../../play/request/request';
import { fieldsOf } from '../../play/request/request-fields';
import { diceName, type TypedDice } from '../../play/suggest/parse-dice';
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
		return [rowAt(UNREAD, 0, messageSuggestion(own(0, tokens.length), t('Write dice of one kind: 2d6 or 2d6+1')))];
	if (count < 1 || count > MOST_DICE || dice.sides < 2) return [];
	const completion = own(from, tokens.length).replace(/\s+/g, '');
	if (at > 0) return [rowAt(1, 0, completionSuggestion(completion))];
	const label = `Roll ${diceName(dice)}`;
	return [rowAt(0, 0, { label, detail: 'dice', completion: own(from, to), action: { kind: 'dice', dice } })];
}

const FEWEST_LETTERS = 4;

/** What is called besides moves, with the words for it. */
const COMMANDS = (
	[
		['undo', t('Undo last move'), UNDOES],
		['continue', t('Continue move'), CHANGES_DICE],
		['begin a session', t('Begin a session'), BEGINS_SESSION],
		['end a session', t('End a session'), ENDS_SESSION],
	] as const
).map(([command, label, names]) => {
	const action: SuggestionAction = { kind: 'command', command };
	return { value: { label, detail: '', completion: names[0] ?? '', action }, names };
});
const CALLS = [byName('call', COMMANDS, call => ({ call }), { loosest: 2, most: 4, byWord: false })];

/** `undo`, `undo last`, `udno`, `undo please`, `end a session`; of one in full, it says which word is not read. */
function commandRows(read: Read): readonly Row[] {
	const ends: Filler = (all, i) => (i > 0 && all.tokens[i]?.kind === 'sign' ? 0 : filler(all, i));
	const filling = { slots: CALLS, filler: ends, mostUnread: 1 };
	return fillSlots(read, 0, filling).flatMap(({ said: { call }, cost, rank, unread: [at] }) => {
		if (!call) return [];
		if (at !== undefined) return rank === 0 ? [notRead(read, [at, at + 1], call.label, UNREAD)] : [];
		if (cost > 1 || (read.letters(0, read.tokens.length).length < FEWEST_LETTERS && cost === 0)) return [];
		return [rowAt(cost, rank - 1, cost > 0 ? completionSuggestion(call.completion) : call)];
	});
}

/** Which words are not read, and what may be meant. */
function notRead(read: Read, [from, to]: Split['name'], detail: string, cost: number): Row {
	const label = t('“{words}” is not read.', { words: read.own(from, to) });
	return rowAt(cost, 0, { ...messageSuggestion(label, detail), unread: [read.place(from, to)] });
}

/** `help`, `?`: an example of each form; Enter writes it. */
function helpRows(read: Read, at: TypedAt): readonly Row[] {
	const { tokens, letters } = read;
	const isAsked =
		HELPS.some(word => foldedLetters(word) === letters(0, tokens.length)) ||
		(tokens.length > 0 && tokens.every(({ text }) => text === '?'));
	return isAsked ? examplesOf(at).map(([example, what]) => rowAt(0, -1, completionSuggestion(example, what))) : [];
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

/** In tokens, with two that say who acts. */
const MOST = 10;

/** Where the name of who acts may stand, and what else is typed. Spans are of tokens. */
interface Split {
	readonly name: readonly [from: number, to: number];
	readonly rest: readonly [from: number, to: number];
}

/** Who acts is not known by this name, or is said in another way than behind “as”. What else is typed `isRead`. */
function unknownActor(read: Read, at: TypedAt, isRead: (text: string) => boolean): readonly Row[] {
	const { tokens } = read;
	if (tokens.length > MOST) return [];
	const lead = ['@', 'for', ...SAYS_WHO].includes(tokens[0]?.text ?? '') ? 1 : 0;
	const last = tokens.map(({ text }) => text).lastIndexOf(SAYS_WHO[0] ?? '');
	const isCalled = lead > 0 || last > 0;
	const mayName = (from: number) => tokens[from]?.kind === 'word' && (isCalled || !NO_NAMES.has(tokens[from].text));
	const split = splitsOf(read, lead, last).find(({ name: [from], rest }) => {
		const said = read.own(...rest);
		return said !== '' && mayName(from) && isRead(said);
	});
	return split ? [actorRow(split, read, at, isCalled ? UNREAD : UNREAD + 4)] : [];
}

/** `bera fd`, `bera the old fd`, `fd as bera` */
function splitsOf({ tokens }: Read, lead: number, last: number): readonly Split[] {
	const behind = (from: number): number => (':,'.includes(tokens[from]?.text ?? ' ') ? behind(from + 1) : from);
	const inFront = [lead + 1, lead + 2].map((to): Split => ({ name: [lead, to], rest: [behind(to), tokens.length] }));
	return last > 0 ? [{ name: [last + 1, tokens.length], rest: [0, last] }, ...inFront] : inFront;
}

function actorRow({ name: [from, to], rest }: Split, read: Read, { characters = [] }: TypedAt, cost: number): Row {
	const named = characters.map(name => ({ value: name, names: [name] }));
	const looseness = { loosest: BY_SOME_WORDS, most: 4, byWord: true };
	const near = nearest(named, { ...read, isNear: true }, from, looseness).find(
		each => each.to >= Math.min(to, read.tokens.length),
	);
	if (near) return rowAt(1, 0, completionSuggestion(withTypedActor(near.value, read.own(...rest))));
	const names = characters.map(each => quote(each)).join(', ') || t('none');
	return notRead(read, [from, to], t('Who acts stands behind “as”: {names}', { names }), cost);
}

/** What can be typed. Of rows that are called alike, those of an earlier form come first. */
export const FORMS: readonly Form[] = [
	{ key: 'command', shape: 'undo · reroll · begin a session · end a session', example: 'undo', rows: commandRows },
	{ key: 'help', shape: 'help', example: 'help', rows: helpRows },
	{ key: 'dice', shape: '2d6 [+ 1]', example: '2d6+1', rows: diceRows },
	{ key: 'change', shape: '+/- NUMBER METER · METER = NUMBER', example: '-1 health', rows: changeRows },
	{
		key: 'question',
		shape: '[ODDS] QUESTION? [ODDS] · ask QUESTION',
		example: 'likely is it guarded?',
		rows: questionRows,
	},
	{
		key: 'move',
		shape: 'MOVE [OPTION] [ABILITY] [TRACK] [COST] [+ NUMBER REASON] [DICE] [: NAME, RANK]',
		example: 'face danger edge +1 rope 4 3 9',
		rows: moveRows,
	},
	{ key: 'track', shape: '[progress/mark/clock] TRACK [NUMBER]', example: 'progress ark 2', rows: trackRows },
	{ key: 'oracle', shape: 'ORACLE [NUMBER]', example: 'action theme', rows: oracleRows },
];

const LETTERS = ['', ...'abcdefghijklmnopqrstuvwxyz?'];

/** Reads each letter by each form, so that the first key finds read whatever it looks through. */
export function* readAhead(at: TypedAt): WorkSlices<void> {
	for (const letter of LETTERS)
		for (const { rows } of FORMS) {
			rows(tokensOf(normalizeQuery(letter)), at);
			yield;
		}
}

/** Rows that are shown. */
const SHOWN = 20;
/** Rows of this rank are called by their name. */
const NAMED = BY_SOME_WORDS + 1;
/** In characters; a longer text is prose. */
const LONGEST = 200;

/** The rows for a typed text: those that act or ask, else those that complete it, else one that says what is not read. */
export function listSuggestions(text: string, at: TypedAt): readonly Suggestion[] {
	if (text.length > LONGEST) return [];
	const read = tokensOf(normalizeQuery(text));
	const rows = rowsFor(read, at);
	const isRead = rows.some(({ cost }) => cost < UNREAD);
	const shown = isRead
		? rows
		: [...rows, ...unknownActor(read, at, isWish(at))].sort((a, b) => a.cost - b.cost).slice(0, 1);
	return shown.flatMap(({ cost: _cost, rank: _rank, ...offer }) => offer);
}

/** In tokens; longer texts are not compared with names letter by letter. */
const MOST_NEAR = 8;

function rowsFor(read: Read, at: TypedAt): readonly Row[] {
	const certain = rowsIn(read, at);
	const isRead = certain.some(({ cost }) => cost === 0) || read.tokens.length > MOST_NEAR;
	return isRead ? certain : rowsIn({ ...read, isNear: true }, at);
}

function rowsIn(read: Read, at: TypedAt): readonly Row[] {
	const all = FORMS.flatMap((form, order) => form.rows(read, at).map(row => ({ row, order })));
	const ordered = all.sort((a, b) => a.row.cost - b.row.cost || a.row.rank - b.row.rank || a.order - b.order);
	const [best] = ordered;
	if (!best) return [];
	const first = best.row;
	const isMove = FORMS[best.order]?.key === 'move';
	const isMeant = (row: Row, order: number) =>
		!isMove || !isLooser(row, first) || row.isBeside || mayBeMeant(FORMS[order]?.key, first);
	const sorted = ordered.filter(({ row, order }) => isMeant(row, order)).map(({ row }) => row);
	const ofCost = first.cost === 0 ? sorted.filter(({ cost }) => cost === 0) : sorted.slice(0, 1);
	return besideFirst(distinctBy(withCorrections(ofCost, at), ({ label, completion }) => `${label}\n${completion}`));
}

/** How much more loosely a row is called that stands beside the first. */
const LOOSER = 1;
const MOST_BESIDE = 6;
/** Up to this rank a move is called in full or by all its initials, so that no other one is meant. */
const CERTAIN = 1.5;

const isLooser = ({ rank }: Row, first: Row): boolean => rank >= first.rank + LOOSER;

/** What is called more loosely than a move: what is the player's own, and other moves; a table or command is called by its name. */
const mayBeMeant = (form: Form['key'] | undefined, { rank }: Row): boolean =>
	form === 'move' ? rank > CERTAIN : form === 'track' || form === 'change';

/** What a chip says, and what of it a row would say as well. */
const chipOf = ({ label, choosing }: Row): string => choosing?.name ?? label;
const saidBy = (row: Row): readonly string[] => [
	chipOf(row),
	row.action?.kind === 'move' ? row.action.move : row.label,
];

/** What is called more loosely than the first is only named beside it. Tracks and meters differ by how near they are. */
function besideFirst(rows: readonly Row[]): readonly Row[] {
	const [first] = rows;
	if (!first) return [];
	const isChange = ({ action }: Row) => action?.kind === 'change';
	const { action: made } = first;
	const isOther = ({ action }: Row) =>
		made?.kind === 'move' && action?.kind !== 'change' && !(action?.kind === 'move' && action.move === made.move);
	const isBeside = (row: Row) =>
		row.isBeside === true ||
		(row.completion !== '' && (isOther(row) || (isLooser(row, first) && !(isChange(first) && isChange(row)))));
	const own = rows.filter(row => !isBeside(row)).slice(0, SHOWN - MOST_BESIDE);
	const said = new Set(own.flatMap(saidBy));
	const chips = distinctBy(rows.filter(isBeside), chipOf).filter(row => !said.has(chipOf(row)));
	return [...own, ...chips.slice(0, MOST_BESIDE).map(row => ({ ...row, isBeside: true as const }))];
}

/** What sets a value right follows the first row that would use or change it. */
function withCorrections(rows: readonly Row[], at: TypedAt): readonly Row[] {
	const shown = new Set<string>();
	return rows.flatMap(row => {
		const more = correctionsOf(row, at).filter(({ label }) => !shown.has(label));
		for (const { label } of more) shown.add(label);
		return [row, ...more.map(each => rowAt(row.cost, row.rank, each))];
	});
}

/** Whether a text is certainly a wish, other than for an oracle, whose names are everyday words. */
const isWish =
	(at: TypedAt) =>
	(text: string): boolean =>
		rowsFor(tokensOf(normalizeQuery(text)), at).some(
			({ action, cost, rank }) => cost === 0 && rank < NAMED && action !== undefined && action.kind !== 'oracle',
		);
