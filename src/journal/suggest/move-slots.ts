import { usualRank, type Rank } from '../../rules/core/rank';
import { foldedLetters } from '../../rules/search/folded-text';
import type { Answer, Asks } from '../../play/record/pending-step';
import type { Add } from '../../play/record/record';
import { ADDS, AIDED_BY, BETWEEN_DICE, SAVES, SMALL, TAKES_OFF, TIMES, VERSUS } from './form-words';
import { byName, type Filler, type Slot, type SlotRead } from './fill-slots';
import { nearest, type Named } from './nearest';
import type { Choice, Field, RollRequest } from '../../play/request/request';
import type { Read, Token } from './tokens';
import { translateTerm } from '../../i18n/translate-terms';

/** What a typed move says: a request, and whether its new track has no rank yet. */
export interface SaidMove extends RollRequest {
	readonly ranks?: readonly Rank[];
}

type MoveSlot = Slot<SaidMove>;

/** The slots for the fields of a move. Every field that can be typed has one. */
export const slotsOf = (fields: readonly Field[]): readonly MoveSlot[] => fields.flatMap(slotOf);

function slotOf(field: Field): readonly MoveSlot[] {
	const named = namedBy(field.choices);
	switch (field.key) {
		case 'option':
			return [optionSlot(field)];
		case 'about':
			return [byName('about', named, about => ({ about }))];
		case 'resists':
			return [byName('resists', named, () => ({ resists: false }))];
		case 'abilities':
			return [abilitySlot(named)];
		case 'cost':
			return [costSlot(field)];
		case 'adds':
			return [{ key: 'adds', isMany: true, read: readAdd }];
		case 'dice':
			return [{ key: 'dice', read: (read, from) => readDice(read, from, field.count ?? 0) }];
		case 'begin':
			return [{ key: 'begin', read: (read, from) => readBegin(read, from, field) }];
		case 'aids':
			return [behind(AIDED_BY, 'aids', named, aid => ({ aids: [aid] }))];
		case 'saved':
			return [behind(SAVES, 'saved', named, text => ({ saved: [text] }))];
		case 'demand':
		case 'conditions':
		case 'preset':
		case 'value':
			return [];
	}
}

const namedBy = (choices: readonly Choice[]): readonly Named<string>[] =>
	choices.map(({ name, others = [] }) => ({ value: name, names: [name, ...others] }));

/** `aided by Juno`: a name behind words that are written in full. */
const behind = (
	leads: readonly string[],
	...[key, named, says]: Parameters<typeof byName<SaidMove, string>>
): MoveSlot => ({
	key,
	isMany: true,
	read: (read, from) =>
		leads.flatMap(lead => {
			const to = from + lead.split(' ').length;
			const isLed = to < read.tokens.length && read.letters(from, to) === lead;
			return isLed ? byName(key, named, says).read(read, to, {}) : [];
		}),
});

/** `gunner`, `gunner pin`; a name is rather what the move is about. */
function abilitySlot(named: readonly Named<string>[]): MoveSlot {
	const { key, read: readName } = byName<SaidMove, string>('abilities', named, ability => ({ abilities: [ability] }));
	const read: MoveSlot['read'] = (text, from) =>
		readName(text, from, {}).map(each => ({ ...each, rank: each.rank + BEHIND_OTHERS }));
	return { key, isMany: true, read };
}
const BEHIND_OTHERS = 0.5;

/** An option, `+edge` as rows have it; `edge=2` where edge is 2: the sheet says it. Behind an add, its whole name is no reason: `+1 edge`. */
function optionSlot({ choices }: Field): MoveSlot {
	const slot = byName<SaidMove, string>('option', namedBy(choices), option => ({ option }));
	return {
		...slot,
		read: (read, from, { adds }) =>
			slot.read(read, isSign(read.tokens[from], '+') ? from + 1 : from, {}).flatMap(near => {
				const isNoReason = near.rank === 0 && adds?.at(-1)?.reason === '';
				const each = isNoReason ? { ...near, rank: -BEHIND_OTHERS } : near;
				const value = choices.find(({ name }) => name === each.says.option)?.option?.value;
				const isOwn =
					isSign(read.tokens[each.to], '=:') &&
					numberAt(read, each.to + 1) === value &&
					each.to + 2 === read.tokens.length;
				return isOwn ? [each, { ...each, to: each.to + 2, cost: each.cost + 1 }] : [each];
			}),
	};
}

const isSign = (token: Token | undefined, signs: string): boolean =>
	token?.kind === 'sign' && signs.includes(token.text);
const numberAt = ({ tokens }: Read, at: number): number | undefined =>
	tokens[at]?.kind === 'number' ? Number(tokens[at].text) : undefined;

/** `2`, `(-2)`, `-2 health`, `extreme`, or the name of a foe. */
const costSlot = (field: Field): MoveSlot => {
	const named = field.choices.map(({ amount, others = [] }) => ({ value: amount ?? 0, names: others }));
	return {
		key: 'cost',
		read: (read, from) => {
			const number = numberAt(read, from);
			if (number !== undefined) return [{ says: { cost: number }, to: from + 1, cost: 0, rank: 0 }];
			const taken = isSign(read.tokens[from], '-') ? numberAt(read, from + 1) : undefined;
			const meter =
				field.words === undefined
					? []
					: nearest([{ value: '', names: [field.words, translateTerm(field.words)] }], read, from + 2);
			if (taken !== undefined)
				return [undefined, ...meter].map(name => ({
					says: { cost: taken },
					to: name?.to ?? from + 2,
					cost: name?.cost ?? 0,
					rank: 0,
				}));
			return byName<SaidMove, number>('cost', named, cost => ({ cost })).read(read, from, {});
		},
	};
};

/** A reason that ends in a number is less likely than dice. */
const ENDS_IN_NUMBER = 5;
/** A dash within a reason is a dash; only these signs begin another add with a space behind them. */
const DETACHED = /^[+\-−＋－﹢﹣➕➖]$/u;

/** `+1`, `plus 1`, `- 1 fear`: an amount with the words of its reason. */
function readAdd(read: Read, from: number, { adds = [] }: Partial<SaidMove>): readonly SlotRead<SaidMove>[] {
	const { tokens } = read;
	const { [from]: sign, [from + 1]: number } = tokens;
	const isWord = sign?.kind === 'word' && [...ADDS, ...TAKES_OFF].includes(sign.text);
	const inWords = TIMES.get(number?.text ?? '');
	const by = number?.kind === 'number' && number.text.length <= 2 ? Number(number.text) : inWords;
	if (!sign || !number || (!isSign(sign, '+-') && !isWord) || by === undefined) return [];
	if (adds.length > 0 && (isWord || (!number.isJoined && !DETACHED.test(read.own(from, from + 1))))) return [];
	const amount = TAKES_OFF.includes(sign.text) ? -by : by;
	const add = (to: number): Add => ({ amount, reason: reasonOf(read, from + 2, to) });
	return (
		Array.from({ length: tokens.length - from - 1 }, (_, i) => from + 2 + i)
			.filter(to => to === from + 2 || to === tokens.length || tokens[to]?.text === ':' || !tokens[to]?.isJoined)
			.filter(to => to <= nextAdd(read, from + 2))
			.map(to => ({ to, numbers: numbersBefore(read, from + 2, to) }))
			// Several numbers at the end are dice, never words.
			.filter(({ to, numbers }) => numbers < 2 && (numbers === 0 || /\p{L}/u.test(reasonOf(read, from + 2, to))))
			.map(({ to, numbers }) => ({
				says: { adds: [add(to)] },
				to,
				cost: number.kind === 'number' ? 0 : 1,
				rank: 0.5 + (numbers > 0 ? ENDS_IN_NUMBER : 0) + (tokens.length - to) / 100,
			}))
	);
}

/** Where the next add begins: its reason ends there. */
function nextAdd({ tokens, own }: Read, from: number): number {
	const at = tokens.findIndex((token, i) => {
		const { [i + 1]: number } = tokens;
		const isStart =
			i >= from && isSign(token, '+-') && !token.isJoined && number?.kind === 'number' && number.text.length <= 2;
		if (i >= from && token.text === ':') return true;
		return isStart && (number.isJoined || DETACHED.test(own(i, i + 1)));
	});
	return at < 0 ? tokens.length : at;
}

/** How many numbers stand at the end of a reason. */
function numbersBefore({ tokens }: Read, from: number, to: number): number {
	let count = 0;
	for (let at = to - 1; at >= from; at--) {
		const token = tokens.at(at);
		if (token?.kind === 'number') count++;
		else if (!(token?.kind === 'sign' && SEPARATES.includes(token.text)) && !BETWEEN_DICE.includes(token?.text ?? ''))
			break;
	}
	return count;
}

const reasonOf = (read: Read, from: number, to: number): string =>
	from >= to
		? ''
		: read
				.own(from, to)
				.replace(/^[,.;!:]\s*|[,.;!:]+$/g, '')
				.trim();

/** Signs between dice as records have them, and those that are written for them. */
const BETWEEN = ',|/&()';
const SEPARATES = ',|/&().;!:-';
const ALMOST = '.;-[]';
/** Dice of another number than the move takes. */
const MISCOUNTED = 250;

/** Numbers as dice; at cost 0 as many as the move takes, written as in records. */
function readDice(read: Read, first: number, count: number): readonly SlotRead<SaidMove>[] {
	const dice: number[] = [];
	let cost = 0;
	let ends = first;
	const found: SlotRead<SaidMove>[] = [];
	for (let at = first; at < read.tokens.length; at++) {
		const number = numberAt(read, at);
		if (number === undefined) {
			const costs = betweenDice(read, at, dice.length === 0);
			if (costs === undefined) break;
			cost = Math.max(cost, costs);
			continue;
		}
		dice.push(number);
		ends = at + 1;
		if (dice.length === count) found.push({ says: { dice: [...dice] }, to: ends, cost, rank: 0 });
	}
	if (dice.length > 0 && dice.length !== count) found.push({ says: { dice }, to: ends, cost: 0, rank: MISCOUNTED });
	return found;
}

/** What a sign or word before or between dice costs; `undefined` if it ends them. */
function betweenDice(read: Read, at: number, isFirst: boolean): 0 | 1 | undefined {
	const token = read.tokens.at(at);
	const isVersus = (each: Token | undefined) => VERSUS.includes(each?.text ?? '');
	const isOfLabel = isLabel(read, at) || (isSign(token, '=') && isLabel(read, at - 1));
	const isLead = isOfLabel || isVersus(token) || isSign(token, '(-[');
	const isPlain = isSign(token, BETWEEN) || (token?.kind === 'word' && BETWEEN_DICE.includes(token.text));
	if (isFirst ? !isLead : !isPlain && !isOfLabel && !isSign(token, ALMOST)) return undefined;
	return isPlain || (isSign(token, '.') && isVersus(read.tokens[at - 1])) ? 0 : 1;
}

/** `d6=4` */
const isLabel = ({ tokens }: Read, at: number): boolean => ['d6', 'd10'].includes(tokens[at]?.text ?? '');

/** Only dice follow a name. */
const isThrow = (read: Read, from: number): boolean =>
	readDice(read, from, 3).some(
		({ to, says }) => says.dice?.length === 3 && read.letters(to, read.tokens.length) === '',
	);

type Begun = Pick<Field, 'asks' | 'choices'>;

/** `: Bring the crew home, formidable`; without a rank, each is offered. */
function readBegin(read: Read, from: number, { asks, choices }: Begun): readonly SlotRead<SaidMove>[] {
	const { tokens } = read;
	if (!asks) return [];
	const quote = tokens[from]?.text === ':' ? from + 1 : from;
	if (tokens[quote]?.text === '"') return readQuoted(read, quote, { asks, choices });
	if (tokens[from]?.text !== ':') return [];
	if (from === tokens.length - 1) return [{ says: { begin: { name: '' } }, to: tokens.length, cost: 0, rank: -1 }];
	const thrown = [...tokens.keys()].find(to => to > from + 1 && isThrow(read, to));
	const named = namedBy(choices);
	// Behind a rank, what the move is made with may follow: `: Two raiders, dangerous, heart`.
	const ranked = [...tokens.keys()]
		.filter(to => to > from + 3 && tokens[to]?.text === ',')
		.flatMap(to => beginsAt(read, [from + 1, to], { named, asks }).filter(({ says }) => says.begin?.rank));
	const whole = beginsAt(read, [from + 1, thrown ?? tokens.length], { named, asks });
	// That a rank is part of the name is seen first; a second rank is not read.
	const isSecond = (name?: string) =>
		ranked.some(({ to }) => isSign(tokens[to - 2], ',') && nameAt(read, from + 1, to) === name);
	return [
		...ranked,
		...whole
			.filter(({ says }) => !isSecond(says.begin?.name))
			.map(each => (each.says.ranks && ranked.length > 0 ? { ...each, cost: 1 } : each)),
	];
}

/** `"Bring the crew home" formidable` */
function readQuoted(read: Read, from: number, { asks, choices }: Begun): readonly SlotRead<SaidMove>[] {
	const { tokens } = read;
	const end = tokens.findIndex(({ text }, at) => at > from && text === '"');
	const name = end < 0 ? '' : read.own(from + 1, end).trim();
	if (name === '') return [];
	const at = isSign(tokens[end + 1], ',;(-') ? end + 2 : end + 1;
	const ranked = nearest(namedBy(choices), read, at).flatMap(({ value, to, cost, rank }) => {
		const meant = asks?.ranks.find(each => each === value);
		return meant === undefined ? [] : [{ says: { begin: { name, rank: meant } }, to, cost, rank }];
	});
	return [
		...ranked,
		{ says: { begin: { name }, ranks: usualFirst(asks?.ranks ?? []) }, to: end + 1, cost: 0, rank: 1 },
	];
}

/** The ranks to offer where none is said. */
function usualFirst(ranks: readonly Rank[]): readonly Rank[] {
	const usual = usualRank(ranks);
	return usual === undefined ? [] : [usual, ...ranks.filter(rank => rank !== usual)];
}

function beginsAt(
	read: Read,
	[from, to]: readonly [number, number],
	{ named, asks }: { readonly named: readonly Named<string>[]; readonly asks: Asks },
): readonly SlotRead<SaidMove>[] {
	const { tokens } = read;
	const behind = detailsBehind(read, from, withoutSigns(read, from, to), asks);
	const last = withoutSigns(read, from, behind.to);
	const sign = tokens[last - 2];
	const isMarked = isSign(sign, ',;(-') && last - 2 >= from;
	const near =
		last - 1 > from || isMarked
			? nearest(named, { ...read, isNear: isMarked }, last - 1).filter(each => each.to === last)
			: [];
	const found = near.flatMap(({ value, cost, rank }): readonly SlotRead<SaidMove>[] => {
		const isWhole = rank === 0 && cost === 0;
		if (!isMarked && !isWhole) return [];
		if (isMarked && sign?.text !== ',' && !isWhole && cost === 0) return [];
		const before = detailsBehind(read, from, isMarked ? last - 2 : last - 1, asks);
		const name = nameAt(read, from, before.to);
		const meant = asks.ranks.find(each => each === value);
		const details = detailsOf({ ...before.details, ...behind.details });
		return meant === undefined ? [] : [{ says: { begin: { name, rank: meant, ...details } }, to, cost, rank }];
	});
	if (found.length > 0) return found;
	const begin = { name: nameAt(read, from, last), ...detailsOf(behind.details) };
	return [{ says: { begin, ranks: usualFirst(asks.ranks) }, to, cost: 0, rank: 1 }];
}

type Details = NonNullable<Answer['details']>;

const detailsOf = (details: Details): Pick<Answer, 'details'> => (Object.keys(details).length > 0 ? { details } : {});

const withoutSigns = ({ tokens }: Read, from: number, to: number): number => {
	let last = to;
	while (last > from && isSign(tokens[last - 1], ').!,;')) last--;
	return last;
};

/** What a table of the book answers, behind commas: `, ancient, ruin`. */
function detailsBehind(
	read: Read,
	from: number,
	to: number,
	asks: Asks,
): { readonly to: number; readonly details: Details } {
	const comma = read.tokens.map(({ text }) => text).lastIndexOf(',', to - 1);
	const said = comma <= from ? '' : read.letters(comma + 1, to);
	const tabled = asks.details.filter(({ rows }) => rows !== undefined);
	const meant = tabled.flatMap(({ key, offered }) =>
		offered.filter(each => foldedLetters(each) === said).map(value => ({ key, value })),
	);
	const [first] = meant;
	if (!first) return { to, details: {} };
	const before = detailsBehind(read, from, comma, asks);
	return { to: before.to, details: { ...before.details, [first.key]: first.value } };
}

const nameAt = (read: Read, from: number, to: number): string =>
	read
		.own(from, to)
		.replace(/[,\s、，،;([–-]+$/u, '')
		.trim();

/** Signs that divide, and small words, which are left out when it is completed. */
export const filler: Filler = ({ tokens }, at) => {
	const token = tokens.at(at);
	if (!token) return undefined;
	if (token.kind === 'sign')
		return ',.!:;()"'.includes(token.text)
			? 0
			: '/_#[]{}-'.includes(token.text) && !hasNumberAfter(tokens, at)
				? 1
				: undefined;
	return token.kind === 'word' && SMALL.has(token.text) ? 1 : undefined;
};

const hasNumberAfter = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.kind === 'number';
