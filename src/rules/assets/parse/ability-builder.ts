import { given } from '../../core/collections';
import { takeApart } from '../../effects/clauses';
import type { Effect } from '../../effects/effect';
import { isChange } from '../../effects/laws';
import { saysIn } from '../../effects/nested-effects';
import { say, tell } from '../../effects/phrases/builders';
import { chosenAmong } from './chosen-among';
import { capitalize, withoutBrackets, type ListItem } from '../../effects/sentences';
import type { Vocabulary } from '../../effects/vocabulary';
import type { Outcome } from '../../core/outcome';
import {
	effectsOfUse,
	isEmpty,
	isOfCompanion,
	isReminderOnly,
	joined,
	type AbilityUse,
	type Lists,
	type BeforeRoll,
	type Reminder,
	type RollResult,
	type Applicability,
} from '../ability';
import { asAbove, beyondHarm, beyondOutcome, isOfMoveMade, scopeOfLess } from './extra-match-effects';
import { laterIn, type End } from '../triggers/ability-later';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { onAnotherMiss, readAfter, readAsMove, readBefore, withoutMay } from './ability-clauses';
import type { AbilityContext } from './ability-phrases';
import { harmInstead } from './harm-instead';
import { introducedIn } from './introduced-moves';
import { parseCostReduction } from './parse-cost-reduction';
import { HITS, hitsOfHarm, raisedReward } from './raised-reward';
import { carriedOut, isUnclear, lesserApart, useOf, withOtherRoll, type UseParts } from './build-ability-use';
import { withPrices } from './with-prices';
import {
	UNKNOWN_CHOICE,
	OFFER,
	ONE_WORD,
	MADE_STRONG,
	ENVISIONED,
	ADD_OR,
	AGAIN,
	ANOTHER_ROLL,
	isOfWhichHit,
	REROLLED_THERE,
	CHOOSE,
	clausesOf,
	FOR_ALLIES,
	followedIn,
	forAsMuchIn,
	GOES_ON,
	IN_THE_ROLL,
	isForYou,
	isOwed,
	pricedIn,
	STORY_BEHIND,
	turnedIn,
	type Priced,
	isAfterTheRoll,
	isBeforeTheRoll,
	isOneTimeOnly,
	moreThanBefore,
	LINK,
	ON_A_MISS,
	ON_A_WEAK_HIT,
	onA,
	takeScope,
	takeSuffix,
	withoutAsides,
	type Scope,
} from '../triggers/ability-sentences';
import {
	rollResultIn,
	applicabilitiesIn,
	isAboutAnotherRoll,
	movesOffered,
	takeTrigger,
	isStory,
} from '../triggers/ability-trigger';

interface BuilderContext extends Pick<AbilityContext, 'value' | 'stats'> {
	readonly vocabulary: Vocabulary;
}

/** Collects what an ability says under one trigger, sentence by sentence, and builds its uses. */
export class AbilityBuilder implements UseParts {
	/** Text that was not understood and may affect the roll. If there is any, no use is built. */
	private readonly unread: string[] = [];
	private readonly notUnderstood: string[] = [];
	before: BeforeRoll = {};
	readonly always: Effect[] = [];
	outcomes: Lists = {};
	matches: Lists = {};
	private readonly ways: { readonly label: string; readonly draft: AbilityBuilder }[] = [];
	private readonly laters: { readonly label?: string; readonly draft: AbilityBuilder }[] = [];
	/** What may be rolled besides: all else is had without it, too. */
	private otherRoll: BeforeRoll['roll'];
	fallen: RollResult | undefined;
	isAfter: boolean;
	isDecidedBefore: boolean;
	private lastScope: Scope | undefined;
	/** The sentence before says what may be done on an outcome, and what it brings is still to come. */
	private isOffered = false;
	/** The use that it became. */
	private offered: AbilityBuilder | undefined;
	private sentence = '';

	constructor(
		readonly trigger: string,
		public fits: readonly Applicability[],
		public limit: string | undefined,
		private readonly context: BuilderContext,
	) {
		this.fallen = rollResultIn(trigger);
		this.isAfter = isAfterTheRoll(trigger) || /\bthe value of your action die is\b/i.test(trigger);
		this.isDecidedBefore = isBeforeTheRoll(trigger);
		if (isAboutAnotherRoll(trigger) || isStory(trigger)) this.unread.push(trigger);
		const rolled = movesOffered(trigger)?.stat;
		if (rolled !== undefined && /^you may\b/i.test(trigger)) this.roll(rolled);
	}

	/** "Once per fight, …" after the trigger: a use of its own, on the same rolls. */
	readLimited(sentence: string, list: readonly ListItem[], limit: string): void {
		const draft = new AbilityBuilder(this.trigger, this.fits, limit, this.context);
		draft.read(beyondHarm(sentence, this.outcomes), list);
		this.laters.push({ draft });
	}

	read(sentence: string, list: readonly ListItem[]): void {
		this.sentence = sentence;
		if (FOR_ALLIES.test(sentence)) return;
		if (isAfterTheRoll(sentence)) this.isAfter = true;
		if (isBeforeTheRoll(sentence)) this.isDecidedBefore = true;
		if (isOneTimeOnly(sentence)) this.limit ??= 'one time only';
		const bare = withoutAsides(sentence).replace(/ to add an additional \+(\d)$/i, ' and add +$1');
		const rest = bare.replace(GOES_ON, '').replace(LINK, '');
		const above = asAbove(rest, this.outcomes);
		if (above === 'less') return this.push([say(`${capitalize(withoutBrackets(bare))}.`)], ON_A_WEAK_HIT);
		if (above === this.outcomes && takeApart(rest).asAbove) return void this.unread.push(bare);
		this.outcomes = above;
		const { scope: own, said: words } = takeScope(rest);
		const scope = own ?? this.lastScope;
		this.isOffered &&= GOES_ON.test(bare.replace(this.offered ? /^then,? /i : /^$/, 'if you do, '));
		if (!this.isOffered) this.offered = undefined;
		const said = list.length > 0 ? words.replace(LINK, '') : words;
		if (GOES_ON.test(bare) && this.otherRoll) this.takeBefore({ roll: this.otherRoll }, bare);
		this.lastScope = scope;
		if (FOR_ALLIES.test(said)) return;
		const after = /^after rolling, /i.exec(said);
		const turned = turnedIn(said);
		if (MADE_STRONG.test(said)) this.fallen ??= { outcomes: ['weak_hit', 'miss'] };
		const priced = pricedIn(said);
		const asMuch = scope ? [] : forAsMuchIn(said);
		const isChosen = list.length > 0 && CHOOSE.test(said);
		const isAfterMove =
			scope !== undefined || this.fallen !== undefined || this.fits.some(({ moves }) => moves.length > 0);
		const followed = isAfterMove ? followedIn(said) : undefined;
		const follows = followed === undefined ? undefined : readAsMove(followed, this.context.vocabulary, true);
		if (follows) this.push(follows, scope);
		else if ((scope || this.fallen) && REROLLED_THERE.test(said)) this.unread.push(bare);
		else if (own && isOfMoveMade(own, this.fallen, this.always))
			this.push([say(`${capitalize(withoutBrackets(bare))}.`)], undefined);
		else if (!scope && (isOfWhichHit(said) || (list.length > 0 && !isChosen && UNKNOWN_CHOICE.test(said))))
			this.unread.push(bare);
		else if (AGAIN.test(bare) || /^if both\b/i.test(bare))
			this.push(onAnotherMiss(bare, this.context.vocabulary), ON_A_MISS);
		else if (ANOTHER_ROLL.test(bare)) this.unread.push(bare);
		else if (after) this.later('after rolling', {}, said.slice(after[0].length));
		else if (turned) this.later(onA(turned.from), { outcomes: turned.from.outcomes }, turned.said);
		else if (asMuch.length > 0) for (const each of asMuch) this.wayOf(each.label, [each.gain, each.price]);
		else if (priced && !scope) this.buy(priced);
		else if (this.isOffered && scope) this.takeOffer(scope, said);
		else if (scope && !scope.match && /\breroll\b/i.test(said))
			this.later(onA(scope), { outcomes: scope.outcomes }, said);
		else {
			if (isChosen && scope) this.push(chosenAmong(list, this.context.vocabulary), scope);
			else if (isChosen) list.forEach(item => this.way(item));
			const told = isChosen ? said.replace(CHOOSE, '').replace(/^,? and /, '') : said;
			const before = this.heard();
			const were = this.outcomes;
			if (told !== '') this.clauses(clausesOf(told), scope);
			if (own === undefined && GOES_ON.test(bare)) this.outcomes = withPrices(were, this.outcomes, told);
			this.isOffered = own?.match === false && OFFER.test(told) && this.heard() === before;
			// what a match brings is told, where nothing else is done then
			if (scope?.match && told !== '' && this.heard() === before && !ENVISIONED.test(told))
				this.push([tell(`${capitalize(withoutBrackets(told))}.`)], scope);
		}
	}

	/** How much was understood or kept so far. */
	private heard(): number {
		const lists = [this.always, this.unread, ...Object.values(this.outcomes), ...Object.values(this.matches)];
		return lists.reduce((sum, { length }) => sum + length, this.ways.length);
	}

	private draft = (): AbilityBuilder => new AbilityBuilder(this.trigger, this.fits, this.limit, this.context);

	/** Anything decided after the roll, possibly at a price, becomes a separate use. */
	private later(label: string, fallen: RollResult, said: string): void {
		const draft = this.draft();
		draft.fallen = fallen;
		draft.isAfter = true;
		draft.clauses(clausesOf(said).map(clause => moreThanBefore(clause, this.before.add)));
		this.laters.push({ label, draft });
	}

	/** "On a miss, you may turn back. If you do, suffer -1 supply. Then, reroll any dice": one use, with its price. */
	private takeOffer(scope: Scope, said: string): void {
		if (this.offered) this.offered.clauses(clausesOf(said));
		else this.later(onA(scope), { outcomes: scope.outcomes }, said);
		this.offered ??= this.laters.at(-1)?.draft;
	}

	/** "You may suffer -1 supply to add +2": beside anything else, it is a use of its own. */
	private buy({ price, gain }: Priced): void {
		const isBeside = !this.isEmpty() || this.ways.length + this.laters.length > 0;
		const draft = isBeside ? this.draft() : this;
		draft.clauses([price, ...clausesOf(gain)], undefined, this.sentence);
		if (isBeside) this.laters.push({ label: capitalize(withoutBrackets(gain)), draft });
	}

	private way({ label, sentences, text }: ListItem): void {
		const [only = ''] = label !== undefined && sentences.length === 1 ? sentences : [];
		const later = laterIn(only.replace(/[.…]{1,99}$/, ''));
		let draft = later ? new AbilityBuilder(later.trigger, later.fits, undefined, this.context) : this.draft();
		if (later) draft.read(later.rest, []);
		if (later) return void this.laters.push({ ...given({ label }), draft });
		for (const said of label === undefined && sentences.length > 1 ? [text] : sentences) {
			const { trigger, rest } = takeTrigger(said.replace(/[.…]{1,99}$/, ''), true);
			const fits = trigger === undefined ? undefined : applicabilitiesIn(trigger);
			if (trigger !== undefined && fits && draft.isEmpty())
				draft = new AbilityBuilder(trigger, fits, this.limit, this.context);
			else if (trigger !== undefined) draft.unread.push(said);
			draft.read(rest, []);
		}
		this.ways.push({ label: withoutBrackets(label ?? text).replace(/[.…]{1,99}$/, ''), draft });
	}

	private wayOf(label: string, clauses: readonly string[]): void {
		const draft = this.draft();
		draft.clauses(clauses, undefined, this.sentence);
		this.ways.push({ label, draft });
	}

	/** The clauses of a sentence. If one that may be the price of the others is not understood, all of it is left to the player. */
	private clauses(all: readonly string[], scope?: Scope, bought?: string): void {
		const [were, { length }] = [carriedOut(this) + this.ways.length, this.notUnderstood];
		for (const text of all) this.clause(text, scope);
		const isUnpaid = bought !== undefined && saysIn(this.always).length > 0;
		const isOpen = isUnpaid || this.notUnderstood.slice(length).some(text => isChange(text, this.context.vocabulary));
		if (isOpen && carriedOut(this) + this.ways.length > were)
			this.unread.push(bought ?? (this.sentence || all.join(', ')));
	}

	private clause(text: string, outerScope: Scope | undefined): void {
		const either = ADD_OR.test(text) ? text.split(/ or (?=take )/) : [];
		for (const words of either) this.wayOf(capitalize(withoutBrackets(words)), [words]);
		if (either.length > 0) return;
		const { scope = outerScope, said } = takeSuffix(text);
		const bareWords = said.replace(LINK, '').trim();
		const words = scope ? bareWords : this.takeMoves(bareWords);
		if (words === '') return;
		const bare = withoutMay(words).toLowerCase();
		const clauseContext = { ...this.context, die: this.die, moves: this.context.vocabulary.moves };
		const before = scope ? undefined : (readBefore(bare, clauseContext) ?? parseCostReduction(words, this));
		if (before) return this.takeBefore(before, text);
		const moves = this.fits.flatMap(fit => fit.moves);
		const raised = scope?.match ? undefined : (raisedReward(bare, moves) ?? harmInstead(bare, moves, scope));
		for (const outcome of raised ? (scope?.outcomes ?? HITS) : [])
			this.push(raised?.[outcome] ?? [], { outcomes: [outcome], match: false });
		if (raised) return;
		const effects = readAfter(bare, clauseContext) ?? readAsMove(words, this.context.vocabulary, scope !== undefined);
		if (effects?.some(isOfCompanion) && this.isWithAlly()) return void this.unread.push(text);
		if (effects) return this.push(effects, scope ?? scopeOfLess(effects) ?? hitsOfHarm(bare, this.fallen));
		const told = STORY_BEHIND.exec(text);
		if (told) return this.clause(text.slice(0, told.index), outerScope);
		this.notUnderstood.push(words);
		if (ONE_WORD.test(words) && !scope) return void this.unread.push(text);
		if (!isRulesInstruction(words) && !(GOES_ON.test(this.sentence) && isOwed(words))) return;
		if ((IN_THE_ROLL.test(words) || /^(?:you )?may (?:immediately )?\[/i.test(words)) && !scope) this.unread.push(text);
		else this.push([say(`${capitalize(withoutBrackets(words))}.`)], scope);
	}

	/** "When you [Aid Your Ally], they take +1 health": an ally is another player's character, and no companion. */
	private isWithAlly = (): boolean =>
		/\b(?:ally|allies)\b/i.test(this.trigger) || this.fits.some(({ moves }) => moves.includes('Aid Your Ally'));

	/** If the same roll setting is given twice, one of them has a condition that was not understood. */
	private takeBefore(before: BeforeRoll, text: string): void {
		if (Object.keys(before).some(key => Object.hasOwn(this.before, key))) this.unread.push(text);
		else if (/^(?:also )?you may\b/i.test(text) && before.roll && !this.isEmpty()) this.otherRoll = before.roll;
		else this.before = { ...this.before, ...before };
	}

	/** A trigger without a move can introduce one: "…, [Face Danger] and add +1", "add +1 when you [Sojourn]". */
	private takeMoves(words: string): string {
		const introduced = introducedIn(words, this.trigger, this.isEmpty());
		if (!introduced || this.fits.some(({ moves }) => moves.length > 0)) return words;
		this.fits = introduced.fits;
		if (introduced.stat !== undefined) this.roll(introduced.stat);
		return introduced.rest;
	}

	private roll(stat: string): void {
		const value = this.context.value(stat);
		if (value) this.before = { ...this.before, roll: { options: [value] } };
		else this.unread.push(stat);
	}

	private get die(): 'action die' | 'one challenge die' {
		return this.fallen?.challengeDie === undefined ? 'action die' : 'one challenge die';
	}

	private push(effects: readonly Effect[], scope: Scope | undefined): void {
		if (!scope || effects.some(({ kind }) => kind === 'count')) return void this.always.push(...effects);
		const ofOutcome = (outcome: Outcome) =>
			scope.match
				? beyondOutcome(effects, [...this.always, ...(this.outcomes[outcome] ?? [])], this.sentence)
				: effects;
		const added = Object.fromEntries(scope.outcomes.map(outcome => [outcome, ofOutcome(outcome)]));
		if (scope.match) this.matches = joined(this.matches, added);
		else this.outcomes = joined(this.outcomes, added);
	}

	/** The uses offered to the player. Plain text alone does not count as a use. */
	uses(): readonly AbilityUse[] {
		const own = this.atTheRoll();
		const ofWays =
			this.unread.length > 0
				? []
				: this.ways.flatMap(({ label: way, draft }) =>
						draft.laters.map(({ label, draft }) => ({ label: label === undefined ? way : `${way}, ${label}`, draft })),
					);
		const later = [...this.laters, ...ofWays].flatMap(({ label, draft }) =>
			draft.uses().map(use => ({ ...use, ...given({ variant: label }) })),
		);
		return [...own, ...later];
	}

	/** Text that was not understood, including that of its variants. Call this after `uses`. */
	reminders(): readonly Reminder[] {
		const { fallen } = this;
		const isAfter = this.isAfter || fallen !== undefined;
		const own = this.unread.map(words => ({
			words,
			appliesTo: this.fits,
			...(isAfter ? { onResult: fallen ?? {} } : {}),
		}));
		const besides = [...this.ways, ...this.laters].flatMap(({ draft }) => draft.reminders());
		const story = this.isStory() ? [{ words: this.sentence || this.trigger, appliesTo: this.fits }] : [];
		return [...own, ...besides, ...story];
	}

	/** Whether nothing came of what is said about a move by name: "When you [Clash], you get the drop on them". */
	private isStory(): boolean {
		const isSilent = this.isUnderstood && this.isEmpty() && this.ways.length + this.laters.length === 0;
		return isSilent && isForYou(this.sentence, this.trigger) && this.fits.some(({ moves }) => moves.length > 0);
	}

	/** "If the fight continues, …" applies to the same roll result as the previous sentence. */
	goOnFrom({ fallen, isAfter, lastScope }: AbilityBuilder): void {
		if (this.fallen === undefined && !/^you\b/i.test(this.trigger)) this.lastScope ??= lastScope;
		if (fallen?.burned !== true && /^you\b/i.test(this.trigger)) return;
		this.fallen ??= fallen;
		this.isAfter ||= isAfter;
	}

	/** The effect of a face of the action die, shown when it is rolled. */
	endsOn({ face, words, told }: End): void {
		const then = [(!told && isRulesInstruction(words) ? say : tell)(`${capitalize(withoutBrackets(words))}.`)];
		this.always.push({ kind: 'if', condition: { kind: 'die', is: face }, then, otherwise: [] });
	}

	/** Sets the moves that reminders belong to, once they are known. */
	placeOn(moves: readonly string[]): void {
		this.fits = [{ moves, when: '' }];
	}

	get isUnderstood(): boolean {
		return this.unread.length === 0;
	}

	private atTheRoll(): readonly AbilityUse[] {
		if (isUnclear(this)) this.unread.push(this.trigger);
		if (this.unread.length > 0) return [];
		const ways = this.ways.length > 0 ? this.ways : [{ label: undefined, draft: undefined }];
		return ways.flatMap(({ label, draft }) => {
			if (draft && draft.unread.length > 0) return [];
			const use = useOf(this, draft, label);
			if (use.appliesTo.length > 0 && !isReminderOnly(use))
				return withOtherRoll(use, this.otherRoll).flatMap(lesserApart);
			if (!isEmpty(use)) this.unread.push(...(this.trigger === '' ? saysIn(effectsOfUse(use)) : [this.trigger]));
			return [];
		});
	}

	isEmpty(): boolean {
		return isEmpty(useOf(this));
	}
}
