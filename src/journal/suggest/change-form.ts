import { BY_SOME_WORDS } from '../../rules/search/fuzzy-match';
import { given } from '../../rules/core/collections';
import { signed } from '../../rules/effects/effect-label';
import { foldedNames } from '../../rules/move-order';
import { isMoveMeant } from '../../play/suggest/matches-name';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import { meterValue, unreadValue } from '../../play/character/character';
import { beyondLimits, outOfLimits } from '../../play/character/limits';
import { setTo } from '../../play/manual-edits/set-to';
import type { TypedChange } from '../../play/suggest/typed-sheet-edit';
import type { TypedAt, Suggestion } from '../../play/suggest/suggestion';
import { changeRow } from './change-row';
import { fillSlots, type Filled, type Filler, type Slot } from './fill-slots';
import { UNREAD, completionSuggestion, messageSuggestion, rowAt, type Row } from './form';
import { FALLS, IS_NOW, OF_ASSETS, OF_CHANGE, RISES, SMALL, TAKES, TIMES } from './form-words';
import { nearest } from './nearest';
import type { Read } from './tokens';

interface Value {
	readonly kind: 'meter' | 'stat' | 'experience' | 'impact';
	readonly name: string;
	/** Its name in the language of the app. */
	readonly shown: string;
	/** Its key on the sheet or the card. */
	readonly meter: string;
	readonly asset?: string;
	/** Other words for it. */
	readonly others: readonly string[];
}

type Sense = 'rise' | 'fall' | 'set' | 'reach';

interface SaidChange {
	readonly value: Value;
	/** Its name is misspelled. */
	readonly isSlip: boolean;
	readonly senses: readonly Sense[];
	readonly amounts: readonly number[];
}

const valuesOf = ({ character, book: { ruleset } }: TypedAt): readonly Value[] => [
	...[...ruleset.condition_meters.map(({ name }) => name), 'momentum'].map(meter => valueOf('meter', meter)),
	...character.assets.flatMap(({ name, meters }) => Object.keys(meters).map(meter => valueOf('meter', meter, name))),
	...ruleset.stats.map(name => valueOf('stat', name)),
	...['experience', 'xp'].map(name => valueOf('experience', name)),
	...ruleset.impacts.map(({ name }) => valueOf('impact', name)),
];

function valueOf(kind: Value['kind'], meter: string, asset?: string): Value {
	const called = (word: string) => (asset === undefined ? word : `${asset} ${word}`);
	const shown = called(translateTerm(meter));
	const others = [shown, ...(asset === undefined ? [] : (OF_ASSETS.get(meter) ?? []))];
	return { kind, name: called(meter), shown, meter, ...given({ asset }), others };
}

const SENSES = (
	[
		['rise', RISES],
		['fall', FALLS],
		['set', [...IS_NOW, '=', ':', '→']],
		['reach', ['to']],
	] as const
).flatMap(([value, words]) => words.map(word => [word, value] as const));
const senseOf = new Map<string, Sense>(SENSES);
const SEVERAL = /^[/×*]$/;

const slotsFor = (at: TypedAt): readonly Slot<SaidChange>[] => {
	const named = valuesOf(at).map(value => ({ value, names: [value.name, ...value.others] }));
	return [
		{
			key: 'value',
			read: (read, from) =>
				nearest(named, read, from, { loosest: BY_SOME_WORDS, most: 5, byWord: false }).flatMap(
					({ value, to, cost, rank }) =>
						rank > 0 && read.letters(from, to).length < 2
							? []
							: [{ says: { value, isSlip: cost > 0 }, to, cost, rank }],
				),
		},
		{
			key: 'senses',
			isMany: true,
			read: ({ tokens }, from, { amounts }) => {
				const word = tokens[from]?.text ?? '';
				const sense = senseOf.get(word);
				if (sense === undefined) return [];
				const isVerb = TAKES.includes(word) && '+-'.includes(tokens[from + 1]?.text ?? '?');
				const isSign = /^[+\-=:]$/.test(word);
				const isReached = ['to', 'set', '→'].includes(word);
				if ('+-'.includes(word) && tokens[from + 1]?.text === '=')
					return [{ says: { senses: [sense] }, to: from + 2, cost: 1, rank: 0 }];
				const isBehind = isSign && (amounts ?? []).length > 0;
				return [
					{
						says: { senses: [sense] },
						to: from + 1,
						cost: isVerb || isReached || (isSign && !isBehind) ? 0 : 1,
						rank: -0.1,
					},
				];
			},
		},
		{
			key: 'amounts',
			isMany: true,
			read: ({ tokens }, from) => {
				const { [from]: token } = tokens;
				const number =
					token?.kind === 'number' && token.text.length <= 2 ? Number(token.text) : TIMES.get(token?.text ?? '');
				return number === undefined
					? []
					: [{ says: { amounts: [number] }, to: from + 1, cost: token?.kind === 'number' ? 0 : 1, rank: 0 }];
			},
		},
	];
};

const filler: Filler = ({ tokens }, at) => {
	const token = tokens.at(at);
	if (token?.kind === 'sign') return '.,!>/*×'.includes(token.text) ? 0 : undefined;
	return token && (SMALL.has(token.text) || OF_CHANGE.has(token.text)) ? 1 : undefined;
};

/** What was read, and of what. */
interface Reading {
	readonly read: Read;
	readonly at: TypedAt;
	readonly found: Filled<SaidChange>;
	readonly senses: readonly Sense[];
	readonly amounts: readonly number[];
	/** It begins with a signed number. */
	readonly isSigned: boolean;
}

/** A change of a value of the sheet: `-1 health`, `momentum = 3`. What its sense is must be said. */
export function changeRows(read: Read, at: TypedAt): readonly Row[] {
	const [found] = fillSlots(read, 0, { slots: slotsFor(at), filler, mostUnread: MOST_UNREAD });
	if (!found || isThrow(read)) return [];
	const { value, senses = [], amounts = [] } = found.said;
	const isSigned = '+-'.includes(read.tokens[0]?.text ?? '?') && read.tokens[1]?.kind === 'number';
	const reading: Reading = { read, at, found, senses, amounts, isSigned };
	if (!value) return found.unread.length === 0 ? withoutValue(reading) : isSigned ? [notRead(reading)] : [];
	const isLed = isSigned || amounts.length > 0;
	if (found.unread.length > 0) return isLed ? [notRead(reading, value.shown)] : [];
	return value.kind === 'meter' ? ofMeter(reading, value) : ofSheet(reading, value);
}

const MOST_UNREAD = 3;

const textOf = ({ read }: Reading): string => read.own(0, read.tokens.length);
const wordsOf = ({ tokens }: Read): readonly string[] =>
	tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
const placed = ({ found }: Reading, offer: Suggestion, cost = found.said.isSlip ? 1 : 0): Row =>
	rowAt(cost, found.rank, offer);
const notRead = (reading: Reading, label = textOf(reading)): Row =>
	placed(reading, asksForOne(label, reading.at), UNREAD + 5);

/** An amount alone: which value it is for is asked; one with a sign lists the meters. */
function withoutValue(reading: Reading): readonly Row[] {
	const { read, at, senses, amounts, isSigned } = reading;
	const [[amount], [sense = 'rise']] = [amounts, senses];
	const isWish = isSigned || senses.length > 0;
	if (!isWish || (amount === undefined && wordsOf(read).length > 0) || moveCalled(read, at) !== undefined) return [];
	const meters =
		isSigned && amount !== undefined && sense !== 'set' ? valuesOf(at).filter(({ kind }) => kind === 'meter') : [];
	const offers = meters.flatMap(each => withoutAction(changeOffers(each, sense, amount ?? 0, at)));
	return [asksForOne(textOf(reading), at), ...offers].map(offer => placed(reading, offer));
}

/** What is changed elsewhere; a stat alone, or with a move, is rolled. */
function ofSheet(reading: Reading, { name, shown, kind }: Value): readonly Row[] {
	const { read, at, senses, amounts } = reading;
	if (kind === 'meter') return [];
	const others = wordsOf(read).filter(word => !`${name} ${shown}`.toLowerCase().includes(word));
	const isMove = others.length > 0 && at.book.ruleset.moves.some(move => isMoveMeant(move, others.join(' ')));
	const isAlone = senses.length + amounts.length === 0 && read.tokens.length === 1;
	if (kind === 'stat' && (amounts.length > 1 || isMove || isAlone)) return [];
	return [placed(reading, messageSuggestion(shown, SHEET[kind]))];
}

function ofMeter(reading: Reading, value: Value): readonly Row[] {
	const { read, at, found, senses, amounts } = reading;
	const isReached = senses.includes('reach');
	const isNegative =
		(isReached || senses.includes('set')) && senses.at(-1) === 'fall' && /- ?\d+$/.test(textOf(reading));
	const [sense, ...more] = isReached || isNegative ? (['set'] as const) : [...new Set(senses)];
	const [amount, ...numbers] = amounts;
	if (numbers.length > 0 && moveCalled(read, at) !== undefined) return [];
	const isSeveral = numbers.length + more.length > 0 || read.tokens.some(({ text }) => SEVERAL.test(text));
	if (amount === undefined || isSeveral || (amount === 0 && sense !== 'set'))
		return [placed(reading, asksForOne(value.shown, at))];
	if (sense === undefined) return asked(value, amount, at).map(row => placed(reading, row));
	const isOdd = isReached && senses.some(each => each === 'rise' || each === 'fall') && !isNegative;
	const cost = isOdd ? 1 : found.cost;
	const called = cost > 0 ? moveCalled(read, at) : undefined;
	if (called !== undefined) return [placed(reading, completionSuggestion(`${called} ${amount}`), cost)];
	const rows = changeOffers(value, sense, isNegative ? -amount : amount, at);
	if (cost === 0) return rows.map(row => placed(reading, row));
	return rows.slice(0, 1).map(({ completion }) => placed(reading, completionSuggestion(completion), Math.min(cost, 2)));
}

/** `lose 2 momentum`: the move that the words name, with its cost between them. */
export const moveCalled = (read: Read, { book }: TypedAt): string | undefined => {
	const words = wordsOf(read).join(' ');
	return book.ruleset.moves.find(move => foldedNames(move).includes(words))?.name;
};

/** Three numbers are dice of a move. */
const isThrow = ({ tokens }: Read): boolean => tokens.filter(({ kind }) => kind === 'number').length > 2;

const SHEET = {
	stat: t('Stats are changed on the sheet'),
	experience: t('Experience is changed on the sheet'),
	impact: t('Impacts are marked and cleared on the sheet or the Table'),
} as const;

const withoutAction = (offers: readonly Suggestion[]): readonly Suggestion[] =>
	offers.map(({ label, detail, completion }) => ({ label, detail, completion }));

const asksForOne = (label: string, { book }: TypedAt): Suggestion =>
	messageSuggestion(
		label,
		t('Write one change of a meter: -1 {meter}, +2 momentum or {meter} = 3', {
			meter: translateTerm(book.ruleset.condition_meters[0]?.name ?? ''),
		}),
	);

/** A number beside a meter may be its value or a change: each is offered below the question. */
function asked(value: Value, number: number, at: TypedAt): readonly Suggestion[] {
	const each = (['set', 'rise', 'fall'] as const).flatMap(sense => changeOffers(value, sense, number, at).slice(0, 1));
	const [first = '', second = '', third = ''] = [
		`${value.shown} = ${number}`,
		`+${number} ${value.shown}`,
		`-${number} ${value.shown}`,
	];
	const detail = t('Is this its new value or a change? Write {first}, {second} or {third}', { first, second, third });
	return [messageSuggestion(`${value.shown} ${number}`, detail), ...each.filter(({ action }) => action)];
}

function changeOffers(value: Value, sense: Sense, amount: number, at: TypedAt): readonly Suggestion[] {
	const { name, shown, meter, asset } = value;
	const by = sense === 'fall' ? -amount : amount;
	const completion = sense === 'set' ? `${name} = ${amount}` : `${by < 0 ? '-' : '+'}${amount} ${name}`;
	const label = sense === 'set' ? t('Set {name} to {value}', { name: shown, value: amount }) : `${signed(by)} ${shown}`;
	const unread = asset === undefined ? unreadValue(at.character, meter)?.message : undefined;
	if (unread !== undefined) return [{ label, detail: unread, completion }];
	if (sense !== 'set') {
		const row = changeRow(label, { kind: 'meter', meter, by, ...given({ asset }) }, completion, at);
		const beyond =
			asset === undefined ? outOfLimits(at.character, at.book.ruleset).find(each => each.name === meter) : undefined;
		if (!beyond) return [row];
		const { message, nearestValue } = beyondLimits(at.character.name, beyond);
		return [{ ...row, detail: `${row.detail} · ${message}`, corrects: nearestValue ? [nearestValue] : [] }];
	}
	const change = settingOf(meter, amount, asset, at);
	if (!change) return [];
	const row = changeRow(label, change, completion, at);
	const now =
		asset === undefined
			? meterValue(at.character, meter, at.book.ruleset)
			: at.character.assets.find(each => each.name === asset)?.meters[meter]?.value;
	const isReached = row.detail.endsWith(`→ ${amount}`) || now === amount;
	return [isReached ? row : { label, detail: t('beyond its limits'), completion }];
}

function settingOf(
	meter: string,
	value: number,
	asset: string | undefined,
	{ character }: TypedAt,
): TypedChange | undefined {
	if (asset === undefined) {
		const edit = setTo(character, meter, value);
		return edit && { kind: 'sheet', edit };
	}
	const now = character.assets.find(({ name }) => name === asset)?.meters[meter]?.value;
	return now === undefined ? undefined : { kind: 'meter', meter, by: value - now, asset };
}

/** What sets values right that are beyond their limits: "Set momentum to 10". */
export const correctionsOf = ({ corrects = [], completion }: Suggestion, at: TypedAt): readonly Suggestion[] =>
	corrects.flatMap(({ name, value, asset }) => {
		const change = settingOf(name, value, asset, at);
		const called = [asset, translateTerm(name.replace(/_/g, ' '))].filter(Boolean).join(' ');
		return change ? [changeRow(t('Set {name} to {value}', { name: called, value }), change, completion, at)] : [];
	});
