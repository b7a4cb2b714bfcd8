import {
	withoutBrackets,
	readBlocks,
	readSentences,
	straightQuotes,
	withBracketedMoves,
	type ListItem,
	type Sentence,
} from '../../effects/sentences';
import { bracketMoves } from '../../effects/bracket-moves';
import { changesState } from '../../effects/context-words';
import { lostIn } from '../../effects/laws';
import { withPlainLeads } from '../../effects/outcome-words';
import { vocabularyOf, type Vocabulary } from '../../effects/vocabulary';
import type { Ruleset } from '../../ruleset';
import type { AbilityReading, Applicability, Reminder } from '../ability';
import { isRulesInstruction } from '../triggers/rules-instruction';
import type { Card } from '../ability-card';
import { AbilityBuilder } from './ability-builder';
import { isAfterTheRoll, isOfThisRoll, takeScope, withOfferedMove } from '../triggers/ability-sentences';
import {
	isAboutAnotherRoll,
	isBurn,
	rollResultIn,
	applicabilitiesIn,
	withFight,
	takeTrigger,
	situationIn,
} from '../triggers/ability-trigger';
import { given } from '../../core/collections';
import { withKeywords } from '../../core/keywords';
import { numberOnCard, ownMoment } from './ability-as-move';
import { isRolled, type TriggeredText } from './ability-roll';
import { normalizeSentence } from '../normalize/ability-wordings';
import { LaterUses, type Draft } from './later-uses';
import { countersFor, mostOf, valuesOn } from '../ability-values';
import { inFullSentence } from './card-parts';
import { itemsOf, sentencesOf } from './ability-blocks';
import { withListItems, withoutMarkedName } from './ability-markup';
import { isOnCard } from './card-facts';
import { inNamesOfMeter } from './counter-words';
import { chosenAmounts } from '../normalize/chosen-amounts';
import { rollOfOneDie } from './die-rows';
import { readStated, statedOf } from './read-stated';
import type { AssetAbility } from '../printed-asset';
import { apart, runPasses } from '../normalize/passes';
import type { NamesOfCard } from '../normalize/wording';
import { isStandingLimit } from '../permanent-limits';
import { concernsAll, movesMade, saidIn } from './sentences-of-ability';
import { conditionsApart } from './split-conditions';

export const cardOf = (asset: Card['asset'], ruleset: Ruleset): Card => ({
	asset,
	stats: ruleset.stats,
	meters: ruleset.condition_meters.map(({ name }) => name),
	counters: countersFor(asset, ruleset),
	vocabulary: vocabularyOf(ruleset),
	keywords: ruleset.keywords ?? [],
});

/** The parts of an ability that are read. */
type AbilityText = Pick<AssetAbility, 'text' | 'enhance_moves' | 'moves'> &
	Partial<Pick<AssetAbility, 'controls' | 'enhance_asset' | 'stated'>>;

/** Text that is independent of triggers: separate actions, and conditions that always apply. */
const APART = /^(?:to (?!the\b)[a-z]+ |while at 0 |the next time )/i;

/** What needs no trigger, as it speaks of the roll itself. */
const STANDING =
	/^(?:you (?:may|can) )?(?:(?:suffer -\d [a-z]+|\[[^\]]+\] \(-\d\)) to )?(?:reroll (?:any|all|one|your|both|the)\b[a-z ]+|add \+\d)$/i;

/** What another player's character is given: in solo play there is none. */
const OF_AN_ALLY = /^if (?:they|he|she|it) (?:are|is) (?:an|your) ally, (?:also )?(?:give|they|he|she|it)\b/i;

const AS_ABOVE = /^(?:the )?(?:same )?as above,? (?:(?:and|but) |(?=you (?:may|can)\b))/i;

/** Reads the effects of an ability before and after rolls. What is not understood stays text. */
export function readAbility(ability: AbilityText, card: Card): AbilityReading {
	const reader = new AbilityReader(ability, card);
	const named = withoutMarkedName(ability.text, name => bracketMoves(name, reader.vocabulary).startsWith('['));
	const whole = inNamesOfMeter(inFullSentence(withPlainLeads(named), card.asset), card);
	const blocks = readBlocks(conditionsApart(withKeywords(withListItems(whole), card.keywords)), reader.vocabulary);
	const source = { ability, card, names: namesOn(card) };
	blocks.forEach((block, at) => {
		const sentences = sentencesOf(block, at);
		if (!sentences) return;
		const items = itemsOf(block.kind === 'list' ? undefined : blocks[at + 1]).map(item => ({
			...item,
			sentences: item.sentences.map(sentence => normalizeSentence(sentence, source)),
		}));
		const said = runPasses(sentences, source);
		const rolled = ability.moves.length > 0 || items.length > 0 ? undefined : rollOfOneDie(said);
		if (rolled) return reader.tell(rolled);
		const listed = items.length > 0 ? undefined : chosenAmounts(said, name => mostOf(name, card));
		(listed?.sentences ?? said).forEach(sentence => reader.read(sentence, listed?.items ?? items));
		if (!said.some(sentence => TAKES_LIST.test(sentence)))
			items
				.flatMap(({ text }) => readSentences(text).flatMap(apart))
				.forEach(sentence => reader.read(normalizeSentence(sentence, source), []));
	});
	const stated = statedOf(ability);
	return stated
		? readStated(reader.reading(), stated, { ...card.asset, text: ability.text }, valuesOn(card))
		: reader.readingWhole(blocks.flatMap(saidIn));
}

const namesOn = ({ counters, stats, meters, vocabulary }: Card): NamesOfCard => ({
	rolled: [...stats, ...meters],
	counters,
	meters: vocabulary.meters,
});

/** "You may [Hearten]", behind what is done: a button more, and no trigger. */
const OFFER_ALONE = /^you may \[[^\]]+\](?: now| at once| immediately)?[.…]{0,3}$/i;

/** A list without a choice is read like sentences. */
const TAKES_LIST = /\bchoos(?:e|ing)\b|\byou may(?:[.…]*$)/i;

/** A choice between lasting options: what each does is left to the player. */
const CHOICE = /^(?:you (?:may|must) )?choose\b/i;

/** A trigger with what comes before and behind it. */
interface Begun {
	/** "you [Strike] aided by the bot" */
	readonly trigger: string;
	/** It may continue the trigger before it. */
	readonly isIf: boolean;
	/** The instruction. */
	readonly rest: string;
	readonly list: readonly ListItem[];
	readonly limit?: string | undefined;
}

class AbilityReader {
	readonly vocabulary: Vocabulary;
	private readonly drafts: Draft[] = [];
	private readonly loose: string[] = [];
	private readonly moments: TriggeredText[] = [];
	/** The current sentences do not apply to a roll: they concern another time, or a move on the card itself. */
	private isAside = false;
	private isAsAbove = false;
	/** It goes on from an ability above it that has no use: nothing tells which rolls it is about. */
	private isLost = false;
	private fits: readonly Applicability[] = [];
	/** What the last "when" applies to: where it names no move, an "if" behind it keeps its situation. */
	private base: readonly Applicability[] = [];
	private readonly later = new LaterUses(({ trigger, fits, limit }) => this.builder(trigger, fits, limit));
	/** What is said in the text of a move of its own and holds elsewhere, with the use that it became. */
	private readonly ownSentences: { readonly said: string; readonly builder?: AbilityBuilder }[] = [];

	constructor(
		private readonly ability: AbilityText,
		private readonly card: Card,
	) {
		const { vocabulary, counters } = card;
		this.vocabulary = { ...vocabulary, meters: [...new Set([...vocabulary.meters, ...counters])] };
	}

	read(sentence: Sentence, list: readonly ListItem[]): void {
		const said = withOfferedMove(sentence.replace(AS_ABOVE, ''));
		const isMore = AS_ABOVE.test(sentence);
		if (isMore) this.beginAsAbove(said);
		if (this.isLost) return void (isRulesInstruction(said) && this.loose.push(said));
		const isOwn = this.ability.moves.length > 0;
		if ((isOwn || isMore || this.drafts.length > 0) && this.later.read(said, isOwn || isMore)) return;
		if (OF_AN_ALLY.test(said)) return;
		if (!isOwn && isOnCard(said, this.card.asset, this.ability)) return;
		if (isStandingLimit(said, this.drafts.length === 0)) return;
		const { limit, trigger, isIf = false, rest } = takeTrigger(said, this.drafts.length === 0);
		if (isMore && trigger !== undefined && rest === '') return void this.loose.push(said);
		const isOffer = rest === '' && this.drafts.length > 0 && OFFER_ALONE.test(said);
		if (isOffer && this.fits.some(({ moves }) => moves.length > 0)) return void this.loose.push(said);
		if (trigger !== undefined && !isOffer) this.begin({ trigger, isIf, rest, limit, list });
		else if (this.drafts.length + this.loose.length === 0 && !isOwn && STANDING.test(rest)) this.beginForAnyRoll(limit);
		else if (APART.test(said) || (isOwn && takeScope(rest).scope)) this.isAside = true;
		const builder = this.isAside ? undefined : this.drafts.at(-1)?.builder;
		if (builder) {
			if (limit !== undefined && trigger === undefined && this.drafts.length > 0 && !builder.isEmpty())
				builder.readLimited(rest, list, limit);
			else builder.read(isOffer ? said : rest, list);
			this.keep(said, list);
		}
		const isKnown = !builder && isOnCard(rest, this.card.asset, this.ability);
		if (!builder && !isOwn && isRulesInstruction(rest) && !isKnown) this.loose.push(limit === undefined ? rest : said);
		if (!builder && !isOwn && CHOICE.test(rest))
			this.loose.push(...list.map(({ text }) => text).filter(text => isRulesInstruction(text)));
		if (isOwn && (builder || isKnown)) this.ownSentences.push({ said, ...given({ builder }) });
	}

	/** What needs no reading, as it is a moment in full. */
	tell(moment: TriggeredText): void {
		this.moments.push(moment);
	}

	/** Keeps the text under a trigger, in case it turns out to belong to no move. */
	private keep(sentence: string, items: readonly ListItem[]): void {
		const draft = this.drafts.at(-1);
		if (draft?.said)
			this.drafts.splice(-1, 1, {
				...draft,
				said: { ...draft.said, sentences: [...draft.said.sentences, sentence], items: [...draft.said.items, ...items] },
			});
	}

	/** "Spend 1 luck to reroll any dice": on any roll that the data does not narrow down. */
	private beginForAnyRoll(limit: string | undefined): void {
		const isKnown = this.ability.enhance_moves.some(({ enhances }) => enhances.length > 0);
		this.fits = [{ moves: [], when: '', ...(isKnown ? {} : { roll_type: 'action_roll' as const }) }];
		this.drafts.push({ builder: this.builder('', this.fits, limit) });
	}

	/** "As above, and …" applies to the same rolls as the previous ability. */
	private beginAsAbove(said: string): void {
		const at = this.card.asset.abilities.findIndex(({ text }) => text === this.ability.text);
		const above = this.card.asset.abilities[at - 1];
		const { uses = [], reminders = [] } = above ? readAbility(above, this.card) : {};
		const hasTrigger = /^(?:if|when)\b/i.test(said);
		const shown = hasTrigger ? [] : reminders.flatMap(({ appliesTo }) => appliesTo).filter(({ when }) => when !== '');
		const fits = [...uses.flatMap(({ appliesTo }) => appliesTo), ...shown];
		const isKnown = this.ability.enhance_moves.some(({ enhances }) => enhances.length > 0);
		const [first] = fits;
		// above is a moment of its own, which no roll is known to follow
		this.isLost =
			!isKnown && !first && (STANDING.test(said) || reminders.every(({ appliesTo }) => appliesTo.length === 0));
		if (!isKnown && !first) return;
		this.isAside = false;
		this.isAsAbove = true;
		this.fits = isKnown ? [{ moves: [], when: '' }] : first ? [first] : [];
		this.base = this.fits;
		this.drafts.push({ builder: this.builder('', this.fits, undefined) });
	}

	private builder(trigger: string, fits: readonly Applicability[], limit: string | undefined): AbilityBuilder {
		return new AbilityBuilder(trigger, fits, limit, {
			vocabulary: this.vocabulary,
			stats: this.card.stats,
			value: valuesOn(this.card),
		});
	}

	private begin({ trigger, isIf, rest, limit, list }: Begun): void {
		const fits = this.isOwnMove(trigger)
			? undefined
			: (this.fitsNamed(trigger) ?? this.fitsBeside({ trigger, isIf, rest, list }));
		this.isAside = fits === undefined;
		if (!fits) return;
		this.fits = fits;
		if (!isIf) this.base = fits;
		const builder = this.builder(trigger, fits, limit);
		const before = this.drafts.at(-1)?.builder;
		if (isIf && before && !namesMoves(trigger)) builder.goOnFrom(before);
		this.drafts.push({ builder, said: { trigger, sentences: [], items: [] } });
	}

	/** The moves of a trigger. After moves that were named, which the data lists, "a move" is any. */
	private fitsNamed(trigger: string): readonly Applicability[] | undefined {
		const isAny = this.fits.some(({ moves }) => moves.length > 0);
		const isOfKind = this.ability.enhance_moves.length === 0 && OF_KIND.test(trigger);
		const fits = applicabilitiesIn(trigger);
		// the data does not say which moves these are, so the player is told
		if (isOfKind) return fits?.map(fit => ({ ...fit, when: trigger }));
		return fits?.map(fit => (isAny && fit.moves.length === 0 ? { roll_type: 'action_roll' as const, ...fit } : fit));
	}

	/**
	 * What a trigger without a named move applies to: on a card with moves of its own, that move; a mere "if" continues
	 * the previous trigger; otherwise what Datasworn lists, or a move named later.
	 */
	private fitsBeside({ trigger, isIf, rest, list }: Begun): readonly Applicability[] | undefined {
		if (this.ability.moves.length > 0) return undefined;
		const before = this.drafts.at(-1)?.builder;
		const when = situationIn(trigger);
		const isUnknown = this.ability.enhance_moves.length === 0;
		const within = this.fits.map((fit, at) => ({ ...fit, when: further(this.base[at]?.when, when) }));
		if (before && this.isAsAbove) return within;
		if (isIf && before) return this.isAside || !before.isUnderstood ? undefined : within;
		const anyRoll = [{ moves: [], when, roll_type: 'action_roll' as const }];
		if (isBurn(trigger) || (!before && this.isForAnyRoll())) return anyRoll;
		const isKnown = this.isForOwnMoves() || this.isOnceFallen(trigger);
		if (isUnknown && isOfThisRoll(trigger, rest, list)) return anyRoll;
		return before || !isKnown ? [] : [{ moves: [], when }];
	}

	/** "When you risk your reputation to overcome a miss" */
	private isOnceFallen(trigger: string): boolean {
		return rollResultIn(trigger) !== undefined || (this.ability.enhance_moves.length > 0 && isAfterTheRoll(trigger));
	}

	/** The data allows any action roll, and the trigger gives the situation. */
	private isForAnyRoll(): boolean {
		const [first, ...others] = this.ability.enhance_moves;
		return first?.roll_type === 'action_roll' && first.enhances.length === 0 && others.length === 0;
	}

	/** "When you perform this ritual": the data names the card's move, or any ritual. */
	private isForOwnMoves(): boolean {
		const ids = this.ability.enhance_moves.flatMap(({ enhances }) => enhances);
		return ids.length > 0 && ids.every(id => id.startsWith('asset.ability.move:'));
	}

	/** Whether this is the trigger of the card's own move, and so part of that move. */
	private isOwnMove(trigger: string): boolean {
		const words = lettersOf(trigger);
		return this.ability.moves.some(({ trigger: own }) => lettersOf(own.text).includes(words.slice(0, 40)));
	}

	/** The reading, in which a sentence that names an amount, dice or a move is shown if nothing else holds that. */
	readingWhole(said: readonly Sentence[]): AbilityReading {
		const { uses, reminders, later, moment } = this.reading();
		const { moves, controls, enhance_moves, enhance_asset } = this.ability;
		const nodes = [...uses, ...reminders, ...later, ...moves, ...(moment ? [moment] : [])];
		// a move that the data lists is reminded of where no use is for it
		const listed = enhance_moves.flatMap(({ enhances }) => enhances.map(id => id.replace(/_/g, ' ')));
		const holders = [...nodes, ...listed, controls, enhance_asset, this.card.asset.controls];
		let appliesTo: readonly Applicability[] = [];
		const lost = said.flatMap((words, at): readonly Reminder[] => {
			appliesTo = applicabilitiesIn(takeTrigger(words, true).trigger ?? '') ?? appliesTo;
			if (OF_AN_ALLY.test(words) || isStandingLimit(words, true)) return [];
			const isSilent = nodes.length === 0 && lostIn(words, []).length === 0 && changesState(words, this.vocabulary);
			const isLost = isSilent || lostIn(words, holders, said.slice(0, at).join(' ')).length > 0;
			return isLost && !reminders.some(shown => concernsAll(shown, appliesTo))
				? [this.placed({ words, appliesTo })]
				: [];
		});
		return { uses, reminders: [...reminders, ...lost], later, ...given({ moment }) };
	}

	reading(): AbilityReading {
		const drafts = [...this.drafts, ...this.later.all()];
		const uses = drafts.flatMap(({ builder, variant }) =>
			builder.uses().map(use => ({ ...use, ...given({ variant }), appliesTo: use.appliesTo.map(withFight) })),
		);
		const { move: moment, aside = [] } = this.moment() ?? {};
		const loose = [...this.loose, ...aside].map((words): Reminder => ({ words, appliesTo: [] }));
		const own = drafts.filter(({ builder }) => !moment || !isApart(builder));
		const wholeOf = ({ builder, said }: Draft) =>
			builder
				.reminders()
				.map(shown =>
					shown.words === builder.trigger && said ? { ...shown, words: said.sentences.join(' ') } : shown,
				);
		const reminders = [...loose, ...own.flatMap(wholeOf)];
		return {
			uses,
			reminders: reminders.map(reminder => this.placed(reminder)),
			later: [...this.ownSentences, ...this.later.sentences].flatMap(({ said, builder }) =>
				!builder || isOffered(builder) ? [said] : [],
			),
			...given({ moment }),
		};
	}

	/** The sentences under triggers without a matching move. Call this after `uses`. */
	private moment(): ReturnType<typeof ownMoment> {
		const { asset } = this.card;
		for (const { builder, said } of this.drafts) {
			const own = said?.sentences.filter(each => !OFFER_ALONE.test(each)) ?? [];
			const moves = said && isApart(builder) && !isRolled(said) ? movesMade(own) : [];
			if (moves.length > 0) builder.placeOn(moves);
		}
		const read = this.drafts.flatMap(({ builder, said: words }) =>
			words && isApart(builder) && !isAboutAnotherRoll(words.trigger) ? [words] : [],
		);
		const said = this.moments.length > 0 ? this.moments : read;
		return asset._id === undefined || asset.name === undefined
			? undefined
			: ownMoment({ _id: asset._id, name: asset.name }, numberOnCard(this.ability, asset), said, this.card);
	}

	/** Assigns a reminder to the moves it names, or else to those that Datasworn lists. */
	private placed(reminder: Reminder): Reminder {
		const { words, appliesTo } = reminder;
		if (appliesTo.length > 0) return reminder;
		const moves = [...words.matchAll(/\[([^\]]{1,500})\]/g)].flatMap(([, name]) => name ?? []);
		if (moves.length > 0) return { ...reminder, appliesTo: [{ moves, when: '' }] };
		const isKnown = this.ability.enhance_moves.some(({ enhances }) => enhances.length > 0);
		return isKnown ? { ...reminder, appliesTo: [{ moves: [], when: '' }] } : reminder;
	}
}

/** "you make an adventure move in the dark" */
const OF_KIND = /^you make an? (?:adventure|combat|relationship|quest|suffer|fate) moves?\b[^[\]]*$/i;

/** Whether all that it says is offered as a use. */
const isOffered = (builder: AbilityBuilder): boolean => builder.uses().length > 0 && builder.reminders().length === 0;

/** Whether it says anything that applies to no move of the book. */
const isApart = (builder: AbilityBuilder): boolean =>
	builder.reminders().some(({ appliesTo }) => appliesTo.length === 0);

/** The situation of a trigger, and what an “if” behind it adds. */
const further = (situation = '', more: string): string =>
	situation === '' || more === '' ? situation || more : `${situation}, if ${more}`;

const namesMoves = (trigger: string): boolean => applicabilitiesIn(trigger) !== undefined;

const lettersOf = (text: string): string =>
	withoutBrackets(straightQuotes(withBracketedMoves(text)))
		.toLowerCase()
		.replace(/[^a-z]/g, '');
