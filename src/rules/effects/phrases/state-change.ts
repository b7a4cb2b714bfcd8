import { memoize } from '../../core/memoize';
import { isLeadingPhrase, isTied, OF_THE_RULES } from '../context-words';
import { readOfDie, type Effect, type EffectOf } from '../effect';
import { PRINTED, type Vocabulary } from '../vocabulary';
import { capitalize } from '../sentences';
import { chooseOne, impact, meterOf, NOT_OF_A_COMPANION, numberOf, option } from './builders';

/** The words that a change of the state is told with, by what they say of it; verbs without their endings. */
const WORDS = {
	nothing:
		"you,you've,your,yourself,stat,the,a,an,to,by,of,is,are,at,back,point,points,also,immediately,at once,right now,additional,extra,further,bonus,penalty,value,always,on your sheet",
	/** Of what is cleared. */
	held: 'if you had it,if you have it,if it is marked,if marked',
	noun: 'impact,condition,debility',
	/** Of a track of the character. */
	on: 'on,in,track,legacy,legacy track,progress track',
	unit: 'segment,notch',
	amount: 'a point,one,two,three,four,five,six',
	times: 'once,twice,two times,three times,four times',
	/** At most the amount. */
	most: 'up to',
	/** Of what was last named. */
	more: 'more,another,another one',
	maximum: 'maximum,max,full,fully',
	experience: 'experience,xp',
	// verbs, by what they do to a meter, an impact or a clock
	take: 'take',
	gain: 'gain,get,receive,obtain,grab',
	raise:
		'add,augment,restore,regain,recover,earn,raise,increase,rise,climb,improve,grow,win,go up,goes up,bring,up by,repair',
	heal: 'heal',
	suffer: 'suffer',
	lose: 'lose,lost,remove,erase',
	lower:
		'spend,spent,pay,paid,deduct,subtract,reduce,decrease,lower,drop,fall,sink,down by,go down,goes down,use up,used up,use,burn,consume,expend,give up,off,from,cost,it cost,this cost,that cost,knock',
	advance: 'advance,tick,tick up,move forward,moves forward,move on,moves on',
	fill: 'fill',
	mark: "mark,note,become,are now,you're,you're now",
	clear: "clear,unmark,uncheck,end,are no longer,you're no longer",
	set: 'set,return,is back,go to,goes to,go straight to,goes straight to',
	reset: 'reset',
	// whose it is
	companion: "they,their,them,your companion,your companion's",
	vehicle: "on a vehicle,on your vehicle,vehicle,ship,starship,boat,vehicle's,ship's,starship's,boat's",
	it: 'its,it,her,his',
	all: 'everyone,everybody,everyone aboard,all of you,each of you,for everyone,for everybody,for all of you',
} as const;

/** What words say: one of the above, a name of the rules, or what is reached, as “to 3”. */
type Slot = keyof typeof WORDS | 'meter' | 'impact' | 'clock' | 'special' | 'value' | 'other';

const NAMED: readonly Slot[] = ['meter', 'impact', 'experience', 'clock', 'special'];
const UP: readonly Slot[] = ['gain', 'raise', 'heal'];
const DOWN: readonly Slot[] = ['suffer', 'lose', 'lower'];
const MARKING: readonly Slot[] = ['take', 'gain', 'suffer', 'mark'];
const CLEARING: readonly Slot[] = ['clear', 'lose', 'heal'];
const REACHED: readonly Slot[] = ['value', 'maximum', 'set', 'reset'];
const OWNERS: readonly Slot[] = ['companion', 'vehicle', 'it', 'all'];
const OF_CLOCKS: readonly Slot[] = ['advance', 'fill', 'unit', 'times'];
const NOT_OF_IMPACTS: readonly Slot[] = [
	...(['amount', 'most', 'more', 'raise', 'lower'] as const),
	...REACHED,
	...OWNERS,
	...OF_CLOCKS,
];

const MOST_WORDS = 5;
const NUMBER = /^[+-]?(?:\d+|\d*d\d+)$/;
/** “siege clock”, “countdown”, with at most two words of its own before it. */
const CLOCKS: readonly string[] = ['clock', 'countdown'];
const MOST_OF_CLOCK = 3;

/** Examples of each kind of change. */
export const STATE_CHANGES: readonly string[] = [
	'Gain two momentum',
	'Lose 2 supply',
	'Lose 1d6 supply',
	'Recover up to 2 health',
	'Gain one more',
	'Your spirit drops by 1',
	'Set your health to its maximum',
	'Set your momentum to 4',
	'Reset your momentum',
	'Your companion regains 2 health',
	'Your ship loses 1 integrity',
	'Mark wounded',
	'You are no longer shaken',
	'Mark wounded or shaken',
	'Raise health and spirit to full',
	'Suffer -1 to your choice of health or spirit',
	'Take 2 experience',
	'Advance the doom clock by 2',
];

/** The names of the rules, and the meter that was named last. */
interface Around {
	readonly vocabulary?: Vocabulary;
	readonly meter?: string;
	/** The move whose text it is; an ability counts on its own card. */
	readonly move?: object;
}

type Said = ReadonlyMap<Slot, readonly string[]>;

/**
 * The effect of a clause that changes one meter, impact, clock or the experience, whatever its words and their order. Each
 * word has to say something of the change, so one of a circumstance or another owner leaves the clause unread.
 */
export function readStateChange(clause: string, { vocabulary = PRINTED, meter, move }: Around): Effect | undefined {
	const written = clause.replace(NAMED_BEHIND, '$2$3 $1');
	const words = written.toLowerCase().split(' ');
	const slots = slotsOf(vocabulary);
	const said = saidIn(words, slots);
	if (!said) return move ? counterSaid(saidIn(words, slots, true), written, slots) : undefined;
	const names = NAMED.flatMap(slot => said.get(slot) ?? []);
	// “1 health from your companion”
	if (/\b(?:from|to) (?:their|them|they|your companion)$/i.test(clause)) return undefined;
	const [name = said.has('more') ? meter : undefined] = names;
	if (name === undefined || names.length > 1) return undefined;
	if (said.has('impact')) return impactSaid(said, name);
	if (said.has('special')) return ticksSaid(said, name);
	// “one spirit gains on you”
	const order = [...said.keys()];
	if (said.has('held') || order.indexOf('on') > order.indexOf('meter')) return undefined;
	if (said.has('clock')) return clockSaid(said, written);
	if (OF_CLOCKS.some(slot => said.has(slot)) || said.has('clear')) return undefined;
	return said.has('experience') ? experienceSaid(said) : meterSaid(said, name);
}

/**
 * “Health and spirit sink by 1”, “mark wounded or shaken”: what is said of several meters or impacts is done to each, or to one
 * of them.
 */
export function readListedChange(clause: string, context: Around): readonly Effect[] | undefined {
	if (!/ (?:and|or) /i.test(clause)) return undefined;
	const { 0: list = '', index = 0 } = listsOf(context.vocabulary ?? PRINTED).exec(clause) ?? {};
	const isChoice = / or /i.test(list);
	if (list === '' || (isChoice && / and /i.test(list))) return undefined;
	const options = namesIn(list).map(name => {
		const words = `${clause.slice(0, index)}${name}${clause.slice(index + list.length)}`;
		return option(capitalize(words), ...[readStateChange(words, context) ?? []].flat());
	});
	if (options.some(({ effects }) => effects.length === 0)) return undefined;
	return isChoice ? [chooseOne(...options)] : options.flatMap(({ effects }) => effects);
}

const namesIn = (list: string): readonly string[] =>
	list
		.replace(/^(?:both|either|your choice of) | each$/gi, '')
		.split(/,? (?:and|or) |, /i)
		.map(name => name.replace(/^(?:your|the) /i, ''));

const listsOf = memoize(({ meters, impacts }: Vocabulary): RegExp => {
	const names = [...meters, ...impacts].sort((a, b) => b.length - a.length).join('|');
	const one = `(?:your |the )?(?:${names})\\b`;
	return new RegExp(`\\b(?:(?:both|either|your choice of) )?${one}(?:, ${one})*,? (?:and|or) ${one}(?: each\\b)?`, 'i');
});

/** “1 spirit” behind “lose 1 health or”: the change that it stands for in full, “lose 1 spirit”. */
export function changeInFull(words: string, before: string, vocabulary: Vocabulary = PRINTED): string | undefined {
	const slots = slotsOf(vocabulary);
	const said = saidIn(words.toLowerCase().split(' '), slots);
	if (!said || ![...said.keys()].every(slot => ELLIPTICAL.includes(slot))) return undefined;
	const lead = before.split(' ');
	// “+2” behind “+1 supply”
	const names = NAMED.some(slot => said.has(slot)) ? [] : lead.slice(lead.findIndex(isAmount) + 1);
	const isNamed = (word: string) => NAMED.some(slot => slots.get(word.toLowerCase()) === slot);
	const ends = lead.findIndex(word => isNamed(word) || (said.has('amount') && isAmount(word)));
	const full = [...lead.slice(0, ends), words, ...names].join(' ');
	return ends >= 0 && readStateChange(before, { vocabulary }) && readStateChange(full, { vocabulary })
		? full
		: undefined;
}

/**
 * How far words that are no change speak of one: `wholly`, as “full health” does, or by a `name` alone, which belongs to what
 * stands beside it: “health and spirit sink by 1”.
 */
export function spokenOf(clause: string, vocabulary: Vocabulary = PRINTED): 'name' | 'wholly' | undefined {
	const said = saidIn(clause.toLowerCase().split(' '), slotsOf(vocabulary));
	// “you are battered” is story
	const isOfImpact = said?.has('impact') && [...MARKING, ...CLEARING].some(slot => said.has(slot));
	if (!said || !(isOfImpact || said.has('meter'))) return undefined;
	return [...said.keys()].every(slot => ELLIPTICAL.includes(slot)) ? 'name' : 'wholly';
}

const ELLIPTICAL: readonly Slot[] = [...NAMED, 'noun', 'nothing', 'amount'];
const AMOUNTS: readonly string[] = WORDS.amount.split(',');
const isAmount = (word: string): boolean => NUMBER.test(word) || AMOUNTS.includes(word);

/** What each word says; `undefined` if one says nothing of a change, unless others may stand among them. */
function saidIn(words: readonly string[], slots: ReadonlyMap<string, Slot>, isOpen = false): Said | undefined {
	const said = new Map<Slot, string[]>();
	let last: Slot | undefined;
	for (let at = 0; at < words.length;) {
		const found = slotAt(words, at, slots, last) ?? (isOpen ? (['other', 1] as const) : undefined);
		if (!found) return undefined;
		const [slot, length] = found;
		said.set(slot, [...(said.get(slot) ?? []), words.slice(at, at + length).join(' ')]);
		last = slot;
		at += length;
	}
	return said;
}

/** The longest run of words that says one thing, and its length. */
function slotAt(
	words: readonly string[],
	at: number,
	slots: ReadonlyMap<string, Slot>,
	last: Slot | undefined,
): readonly [Slot, number] | undefined {
	const word = words[at] ?? '';
	if (NUMBER.test(word))
		return [words[at - 1] === 'to' && (last === 'nothing' || last === 'set') ? 'value' : 'amount', 1];
	if ((last === 'amount' || last === 'more' || words[at - 1] === 'a') && /^ticks?$/.test(word)) return ['unit', 1];
	// “by two”, “in two”
	if (word === 'in' && isAmount(words[at + 1] ?? '')) return ['nothing', 1];
	const most = firstsOf(slots).has(word) ? MOST_WORDS : 1;
	for (let length = Math.min(most, words.length - at); length > 0; length--) {
		const run = words.slice(at, at + length).join(' ');
		const slot = slots.get(run) ?? ENDINGS.map(end => slots.get(run.replace(end, ''))).find(isNoName);
		if (slot) return [slot, length];
	}
	const length = words.slice(at, at + MOST_OF_CLOCK).findIndex(each => CLOCKS.includes(each)) + 1;
	return length > 0 ? ['clock', length] : undefined;
}

const ENDINGS = [/(?:e?s|ed)$/, /[sd]$/];

/** “a spirit”, but no “spirits”: only verbs have endings. */
const isNoName = (slot: Slot | undefined): boolean => slot !== undefined && !NAMED.includes(slot);

/** The words with which several that say one thing begin. */
const firstsOf = memoize(
	(slots: ReadonlyMap<string, Slot>): ReadonlySet<string> =>
		new Set([...slots.keys()].flatMap(words => (words.includes(' ') ? (words.split(' ')[0] ?? '') : []))),
);

const slotsOf = memoize(({ meters, impacts, specialTracks }: Vocabulary): ReadonlyMap<string, Slot> => {
	const slots = Object.entries(WORDS).flatMap(([slot, words]) =>
		words.split(',').map((word): [string, Slot] => [word, slot as Slot]),
	);
	const named = (names: readonly string[], slot: Slot) => names.map((name): [string, Slot] => [name, slot]);
	return new Map([
		...slots,
		...named(specialTracks, 'special'),
		...named(impacts, 'impact'),
		...named(meters, 'meter'),
	]);
});

function impactSaid(said: Said, name: string): Effect | undefined {
	const has = (slot: Slot) => said.has(slot);
	const [marks, clears] = [MARKING.some(has), CLEARING.some(has)];
	// “heal the wounded”
	const isOfPeople = ['the', 'a', 'an'].some(word => said.get('nothing')?.includes(word)) && !has('noun');
	if (marks === clears || isOfPeople || (has('held') && marks) || NOT_OF_IMPACTS.some(has)) return undefined;
	return impact(name, marks);
}

function ticksSaid(said: Said, track: string): Effect | undefined {
	const [number = 'one', ...others] = said.get('amount') ?? [];
	const slots: readonly Slot[] = ['special', 'unit', 'amount', 'nothing', 'on', ...MARKING, ...UP];
	const isOnlyThat = [...said.keys()].every(slot => slots.includes(slot)) && others.length === 0;
	return isOnlyThat && said.has('unit') && !/[d-]/.test(number)
		? { kind: 'ticks', track, by: sizeOf(number) }
		: undefined;
}

function clockSaid(said: Said, clause: string): Effect | undefined {
	const has = (slot: Slot) => said.has(slot);
	if ([...REACHED, ...OWNERS, 'noun', 'most', 'take'].some(slot => has(slot as Slot))) return undefined;
	const isBack = has('clear') || DOWN.some(has);
	if (isBack === ['advance', 'fill', 'mark', ...UP].some(slot => has(slot as Slot))) return undefined;
	const [first] = [...said.keys()].filter(slot => slot !== 'nothing');
	const [times] = said.get('times') ?? [];
	// “the clock ticks” is story
	const isOnce = first === 'advance' || first === 'raise';
	const [amount = times ?? (isOnce || has('more') ? 'one' : ''), ...others] = said.get('amount') ?? [];
	if (OTHER_CLOCK.test(nameOfClock(said))) return undefined;
	if (amount === '' || others.length > 0 || amount.includes('d') || (times !== undefined && has('amount')))
		return undefined;
	const by = sizeOf(amount);
	return { kind: 'clock', by: isBack ? -by : by, ...clockNamed(said, clause) };
}

/** The clock “Rival”, a clock of the storm. */
const NAMED_BEHIND = /\b(clock|countdown),? (?:(?:called |named )?"([^"]{1,60})"|of (?:the )?(\p{L}+))/iu;

/**
 * “Heat goes up by 1”, “add 1 to your Scars”, “+1 heat”: what the rules do not name is counted on a clock of the player's, if
 * one has that name. Elsewhere words that are not known leave a clause unread.
 */
function counterSaid(said: Said | undefined, clause: string, slots: ReadonlyMap<string, Slot>): Effect | undefined {
	const name = (said?.get('other') ?? []).join(' ').replace(/^counter /, '');
	const [amount = '', ...others] = said?.get('amount') ?? [];
	const by = said && amountSaid(said);
	const known: readonly Slot[] = ['other', 'amount', 'nothing', ...UP, ...DOWN];
	const at = clause.toLowerCase().indexOf(name);
	if (!said || typeof by !== 'number' || others.length > 0 || at < 0) return undefined;
	if (![...said.keys()].every(slot => known.includes(slot)) || !isCounter(name, slots)) return undefined;
	const number = amount.replace('+', '\\+');
	const isCounted = new RegExp(
		`\\bby ${number}\\b|^(?:[a-z]+ )?${number} (?:points? )?(?:to|from|off) |^${number} ${name}$|^${name} ${number}$`,
		'i',
	);
	return isCounted.test(clause) ? { kind: 'clock', by, named: clause.slice(at, at + name.length) } : undefined;
}

/** What is counted on a clock is no thing of the rules, and no word that limits or points. */
const isCounter = (name: string, slots: ReadonlyMap<string, Slot>): boolean =>
	/^\p{L}+(?: \p{L}+)?$/u.test(name) &&
	!/\b(?:forward|level|results?|rolls?|scores?)\b/.test(name) &&
	!(isTied(name) || isLeadingPhrase(name) || OF_THE_RULES.test(name)) &&
	!slots.has(name.replace(/s$/, ''));

/** “Rival” of “the Rival clock”; the books' own words for clocks name none. */
function clockNamed(said: Said, clause: string): { readonly named?: string } {
	const words = nameOfClock(said);
	const at = clause.toLowerCase().indexOf(words);
	return words === '' ? {} : { named: clause.slice(at, at + words.length) };
}

const nameOfClock = (said: Said): string => (said.get('clock') ?? []).join(' ').replace(OF_ANY_CLOCK, '').trim();

const OTHER_CLOCK = /^(?:another|any|each|every|next|other|same|that|this|which)\b/;

const OF_ANY_CLOCK = /\b(?:campaign|clocks?|countdown|scene|tension)\b/g;

function experienceSaid(said: Said): Effect | undefined {
	const by = amountSaid(said);
	const isEarned = typeof by === 'number' && by > 0 && !OWNERS.some(slot => said.has(slot));
	return isEarned ? { kind: 'experience', by } : undefined;
}

function meterSaid(said: Said, name: string): Effect | undefined {
	const has = (slot: Slot) => said.has(slot);
	if (!isOwned(said, name) || has('mark')) return undefined;
	const of = meterOf(name, has('companion') ? 'they' : '');
	const by = amountSaid(said);
	if (by !== undefined) {
		if (!has('most')) return { ...of, by };
		return typeof by === 'number' && by > 0 ? { ...of, by, at_most: true } : undefined;
	}
	const to = reachedIn(said, name);
	return to === undefined ? undefined : { ...of, kind: 'set', to };
}

/** By how much a meter rises or falls: the sign and the verb agree, and one of them says which. */
function amountSaid(said: Said): EffectOf<'meter'>['by'] | undefined {
	const has = (slot: Slot) => said.has(slot);
	const [number = has('more') ? '1' : '', ...others] = said.get('amount') ?? [];
	const [isUp, isDown] = [UP.some(has), DOWN.some(has)];
	if (number === '' || others.length > 0 || (isUp && isDown) || REACHED.some(has)) return undefined;
	const isLess = number.startsWith('-');
	const isMore = number.startsWith('+');
	if ((isMore && isDown) || !(isMore || isLess || isUp || isDown || has('take') || has('mark'))) return undefined;
	const sign = isDown || isLess ? -1 : 1;
	if (number.includes('d')) return readOfDie(number, sign);
	const amount = sizeOf(number);
	return amount === 0 ? undefined : sign * amount;
}

/** “-2”, “two”, “a point”: without its sign. */
const sizeOf = (amount: string): number => Math.abs(numberOf(amount.replace(/^a /, 'one ')));

/** “To 3”, “to its maximum”, “reset”. What is restored to a value may stand above it. */
function reachedIn(said: Said, meter: string): number | 'maximum' | 'reset' | undefined {
	const has = (slot: Slot) => said.has(slot);
	if (has('amount') || has('most')) return undefined;
	const [isUp, isDown] = [UP.some(has), DOWN.some(has)];
	if (has('reset') && meter === 'momentum') return isUp || isDown ? undefined : 'reset';
	const [value, ...others] = said.get('value') ?? [];
	const isMoved = has('set') || has('reset') || (value === undefined ? isUp !== isDown : isDown && !isUp);
	if (!isMoved || others.length > 0 || value?.includes('d')) return undefined;
	return value === undefined ? (has('maximum') ? 'maximum' : undefined) : Number(value);
}

/** Integrity is a vehicle's, and only that of a thing is “its”; what all have is the character's, unless a companion has it. */
function isOwned(said: Said, meter: string): boolean {
	const [owner, ...others] = OWNERS.filter(slot => said.has(slot));
	if (owner === undefined || (owner === 'it' && said.has('maximum'))) return true;
	if (others.length > 0) return false;
	if (owner === 'companion') return meter !== 'integrity' && !NOT_OF_A_COMPANION.includes(meter);
	return owner === 'all' ? !['health', 'integrity'].includes(meter) : meter === 'integrity';
}
