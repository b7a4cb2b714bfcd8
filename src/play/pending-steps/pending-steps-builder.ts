import type { Condition, Effect, EffectOf, OfDie, Option } from '../../rules/effects/effect';
import { isOfDie } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import type { Change } from '../character/change';
import { isDue, type PendingStep } from '../record/pending-step';
import { outcomeOfRecord } from '../roll/roll';
import { aidedAlly } from './aided-ally';
import { assetChange } from './asset-changes';
import { beginTrack } from './begin-track';
import { reasonFor, automatic, pickDegree } from './automatic';
import { choose, exchange, optionalChoice, playerJudges } from './choices';
import { recordedBranch } from './recorded-branch';
import { conditionWords, isRecorded } from './condition';
import { inheritStep, ticksForNewCharacter } from './inheritance-steps';
import { isConditionLine, heldIn, conditionLine, reasonOf } from './condition-line';
import { trade } from './pay-cost';
import { nextMove } from './next-move';
import { spendPoints } from './repair-points';
import { rerollStep } from './reroll';
import { suffer } from './suffer-steps';
import { StepBuilder, type Reason } from './step-builder';
import { rollOnTable } from './roll-on-table';
import { inherits } from './inherits';
import { getOwn, inAList } from '../../rules/core/collections';
import { optionName, type Move } from '../../rules/move';
import { everyEffect } from '../../rules/effects/nested-effects';
import type { Rulebook } from '../../rules/books/rulebook';
import { followUp } from './follow-up';
import { isCountedByRank } from '../apply-effects/apply-effect';
import { allyOf } from '../apply-effects/for-ally';
import type { Character } from '../character/character';
import { findTrack } from '../tracks/track';

type SharedReward = EffectOf<'reward' | 'ticks' | 'experience'>;

/**
 * A reward by the rank of a track is due to all who share the track, in ticks and experience alike, so after the mover's
 * own it is offered for each ally to whom the track belongs as well, or for all of them at once.
 */
function shareReward(agenda: StepBuilder, effect: SharedReward, path: string): void {
	if (allyOf(effect) !== undefined || !isCountedByRank(effect)) return;
	const sharing = sharers(agenda);
	if (sharing.length === 0) return;
	const forEach = sharing.map(({ name }): Option => optionFor(effect, [name]));
	const forAll = optionFor(
		effect,
		sharing.map(({ name }) => name),
	);
	const { ledger } = agenda;
	const isForAll = sharing.length > 1 && ledger.hasChosen(forAll.label);
	const isBegun = forEach.some(({ label }) => ledger.hasChosen(label));
	const options = isForAll ? [forAll] : sharing.length === 1 || isBegun ? forEach : [forAll, ...forEach];
	const max = isForAll ? 1 : sharing.length;
	choose(agenda, { count: { min: 0, max }, options, asks: 'Allies who share this', stays: true }, `${path}.allies`);
}

/** The allies to whom the record's track belongs as well. */
function sharers({ record, now }: StepBuilder): readonly Character[] {
	const { track } = record;
	return track === undefined ? [] : (now.allies ?? []).filter(({ tracks }) => findTrack(tracks, track) !== undefined);
}

/** “Mark the reward on quests, for Aud and Cai”. */
function optionFor(effect: SharedReward, names: readonly string[]): Option {
	const effects = names.map((ally): Effect => ({ ...effect, ally }));
	const [only, ...others] = effects;
	if (only && others.length === 0) return { label: effectLabel(only), effects };
	return { label: `${effectLabel(effect)}, for ${inAList(names)}`, effects };
}

/** Prefix for the paths of an ability's effects. */
const USED = 'with.';

/**
 * Goes through the effects of a record in the order of the text, ticks off the matching entries of the record, and
 * collects the steps. Conditions are judged by the state at that point of the record: the current character with the
 * record's changes reverted, then reapplied one by one as their effects are reached.
 */
export class PendingStepsBuilder extends StepBuilder {
	/** The values by which conditions lead to a choice, for the record to keep. */
	readonly conditionLines: Change[] = [];
	/** The paths of those conditions. */
	private readonly unkept: string[] = [];
	private readonly judged = new Map<string, boolean>();
	private resolvedAs = 0;

	effects(effects: readonly Effect[], path: string, chosen?: Option): void {
		effects.forEach((effect, i) => this.effect(effect, `${path}.${i}`, chosen));
	}

	carryOut(effect: Effect, path: string, because: Reason): void {
		automatic(this, effect, path, because);
	}

	/**
	 * Less harm by an ability, or a harm in place of yours, counts before any is marked: a foe's track that yours would
	 * fill may take less.
	 */
	private harm(effect: EffectOf<'harm'>, path: string, chosen?: Option): void {
		const isAbility = path.startsWith(USED);
		if (isAbility && (effect.by < 0 || effect.instead)) return;
		const inflicted = effect.yours && !isAbility ? this.ownHarm(effect) : effect;
		automatic(this, inflicted, path, reasonFor(effect, chosen));
	}

	/** "Inflict your harm +1", as abilities change it. */
	private ownHarm(effect: EffectOf<'harm'>): EffectOf<'harm'> {
		const by = effect.by - this.lessHarm;
		if (this.harmInstead === undefined) return { ...effect, by };
		return { kind: 'harm', by: this.harmInstead === 0 ? 0 : Math.max(0, this.harmInstead + by) };
	}

	private effect(effect: Effect, path: string, chosen?: Option): void {
		switch (effect.kind) {
			case 'meter':
				if (Array.isArray(effect.by)) return pickDegree(this, degrees(effect, effect.by), path, { chosen });
				return isOfDie(effect.by)
					? pickDegree(this, faces(effect, effect.by), path, { chosen, rolled: effect })
					: automatic(this, effect, path, reasonFor(effect, chosen));
			case 'set':
			case 'next':
			case 'impact':
			case 'progress':
			case 'rank':
			case 'connection':
			case 'clock':
			case 'menace':
			case 'harm_is':
			case 'end':
				return automatic(this, effect, path, reasonFor(effect, chosen));
			case 'harm':
				return this.harm(effect, path, chosen);
			case 'reward':
			case 'experience':
				return this.rewarded(effect, path, chosen);
			case 'inherit':
				return inheritStep(this, effect, path, reasonFor(effect, chosen));
			case 'ticks':
				return chosen && inherits(this.move, this.book)
					? ticksForNewCharacter(this, effect, path, chosen)
					: this.rewarded(effect, path, chosen);
			case 'combat':
				if (effect.ally === undefined) this.isPositionSet = true;
				return automatic(this, effect, path, reasonFor(effect, chosen));
			case 'clear_progress':
				return automatic(this, clearOwnTrack(this, effect), path, {
					...reasonFor(effect, chosen),
					words: effectLabel(effect),
				});
			case 'asset':
				return assetChange(this, effect, path, reasonFor(effect, chosen));
			case 'points':
				// Points from a used ability are already counted, since they must be available before the move's points are
				// spent.
				if (!path.startsWith(USED)) this.points += effect.by;
				return automatic(this, effect, path, reasonFor(effect, chosen));
			case 'track':
				return effect.event === 'begin'
					? beginTrack(this, effect, path, chosen)
					: automatic(this, effect, path, reasonFor(effect, chosen));
			case 'suffer':
				for (let i = 0; i < effect.times; i++) suffer(this, -effect.by, `${path}.${i}`);
				return;
			case 'move':
				return nextMove(this, effect, path);
			case 'table':
				return rollOnTable(this, this.record.move, path, effect.times);
			case 'choose':
				return choose(this, effect, path);
			case 'may':
				return this.offer(effect.option, path, chosen);
			case 'exchange':
				return choose(this, exchange(effect), path);
			case 'spend':
				return spendPoints(this, effect, path);
			case 'if':
				return this.condition(effect, path, chosen);
			case 'as':
				return this.as(effect, path);
			case 'reroll':
				return rerollStep(this, effect, path);
			case 'count':
				return; // already applied when the dice were rolled
			case 'trade':
				return trade(this, effect, path);
			case 'overflow':
				return; // handled by the rules for costs
			case 'say':
				return this.text(effect, path);
		}
	}

	/** The reward of the character who made the move, then that of its allies. What an ability adds is the mover's alone. */
	private rewarded(effect: EffectOf<'reward' | 'ticks' | 'experience'>, path: string, chosen?: Option): void {
		automatic(this, effect, path, reasonFor(effect, chosen));
		if (!path.startsWith(USED)) shareReward(this, effect, path);
	}

	/**
	 * If a move consists of a single offer, making the move accepts it: Reach a Milestone marks progress. An optional
	 * reroll becomes a step with the offer's label. Ticks that a new character earns later are only shown as text.
	 */
	private offer(option: Option, path: string, chosen?: Option): void {
		if (chosen && inherits(this.move, this.book) && option.effects.every(({ kind }) => kind === 'ticks'))
			return this.effects(option.effects, path, chosen);
		if (this.isMadeFor(option)) return this.effects(option.effects, path);
		if (focusOnChosen(this, option, path) || aidedAlly(this, option, path)) return;
		const [only, ...others] = option.effects;
		if (only?.kind !== 'reroll' || others.length > 0) return choose(this, optionalChoice(option), path);
		rerollStep(this, only, path, option.label);
	}

	/**
	 * Whether the move consists of this offer alone. Older records may list the offer as chosen or passed, which then
	 * counts instead.
	 */
	private isMadeFor({ label, effects }: Option): boolean {
		const { move, book, ledger } = this;
		if (move?.roll_type !== 'no_roll' || ledger.hasChosen(label) || ledger.mentions(label)) return false;
		const [only, ...others] = book.effectsOf(move).always;
		const isAll = only?.kind === 'may' && only.option.label === label && others.length === 0;
		return isAll && !/^(?:if|when)\b/i.test(label) && effects.every(({ kind }) => kind !== 'move');
	}

	private condition(effect: EffectOf<'if'>, path: string, chosen?: Option): void {
		const { condition } = effect;
		const take = (is: boolean) => {
			this.judgements.set(conditionWords(condition), is);
			this.effects(is ? effect.then : effect.otherwise, path, chosen);
		};
		const kept = this.kept(condition);
		if (kept !== undefined) return take(kept);
		if (this.isJudgedByPlayer(effect)) return choose(this, playerJudges(effect), path);
		const branch = recordedBranch(this, effect, chosen);
		if (branch) return take(branch === effect.then);
		if (condition.kind === 'meter' && this.isUndecided())
			return void this.judgements.set(conditionWords(condition), false);
		const isOpen = !isRecorded(condition, this.record);
		this.whileStateMatters(isOpen, () => {
			const is = this.holds(condition);
			if (is === undefined) return choose(this, playerJudges(effect), path);
			if (isOpen) this.keep(conditionLine(this, condition, is ? effect.then : effect.otherwise), path);
			take(is);
		});
	}

	private keep(line: Change | undefined, path: string): void {
		if (!line) return;
		this.unkept.push(path);
		if (!this.conditionLines.some(({ why }) => why === line.why)) this.conditionLines.push(line);
	}

	/** Whether a step comes from a condition on the sheet whose value the record does not keep. */
	isUnkept = ({ id }: PendingStep): boolean => this.unkept.some(path => id.startsWith(`${path}.`));

	/** Whether the player judged the condition because the state could not decide it. That judgement stands. */
	private isJudgedByPlayer(effect: EffectOf<'if'>): boolean {
		if (this.record.chose.length === 0) return false;
		const [first] = playerJudges(effect).options;
		return first !== undefined && this.ledger.hasChosen(first.label);
	}

	/** The judgement of a condition that the record keeps, if any. */
	private kept(condition: Condition): boolean | undefined {
		const why = reasonOf(condition);
		const line = this.ledger.left.find(line => line.why === why && isConditionLine(line));
		const is = line && heldIn(line, condition);
		if (!line || is === undefined) return this.judged.get(why);
		this.ledger.tick([line]);
		this.judged.set(why, is);
		return is;
	}

	/** Earlier steps may still change a meter, and must be settled first. */
	private isUndecided(): boolean {
		return this.steps.some(isDue);
	}

	/** Resolves the rest as if this were the outcome, unless it already is. */
	private as({ outcome }: EffectOf<'as'>, path: string): void {
		const { move, record, book } = this;
		if (!move || outcomeOfRecord(record) === outcome || this.resolvedAs > 0) return;
		this.resolvedAs++;
		this.effects(book.effectsOf(move).outcomes[outcome] ?? [], `${path}.as`);
	}
}

const faces = (effect: EffectOf<'meter'>, { die, sign }: OfDie): readonly Effect[] =>
	Array.from({ length: die }, (_, i) => ({ ...effect, by: sign * (i + 1) }));

const degrees = (effect: EffectOf<'meter'>, amounts: readonly number[]): readonly Effect[] =>
	amounts.map(by => ({ ...effect, by }));

/**
 * If a move is rolled against a special track, "clear all progress" empties that track: the failure track for Delve,
 * Learn From Your Failures.
 */
function clearOwnTrack({ move, record, ledger }: StepBuilder, effect: EffectOf<'clear_progress'>): Effect {
	const [option] = move?.trigger.conditions.flatMap(({ roll_options }) => roll_options.map(optionName)) ?? [];
	if (move?.roll_type !== 'special_track' || effect.how !== 'all' || option === undefined) return effect;
	const track = record.roll?.option ?? option;
	const ticks = getOwn(ledger.character.special, track) ?? 0;
	return { kind: 'ticks', track, by: ticks === 0 ? 0 : -ticks };
}

/** How an option says that the move it leads to is about something chosen before. */
const OF_CHOSEN = /\bone of your chosen\b/i;

/**
 * Offers a move about one of the options chosen before, once for each of them; the call says which one it is
 * (Ironsworn, Sojourn: focus on a recover action). False for any other option.
 */
function focusOnChosen(agenda: StepBuilder, { label, effects }: Option, path: string): boolean {
	const [only, ...others] = effects;
	const call = OF_CHOSEN.test(label) && others.length === 0 ? followUp(agenda, only) : undefined;
	const move = call && agenda.book.move(call.move);
	if (!call || !move) return false;
	if (agenda.ledger.chose(label) || agenda.ledger.passed(label)) return true;
	const choices = choicesOf(move, agenda.book);
	const chosen = [...new Set(agenda.record.chose)].filter(chose => choices.has(chose));
	const options = chosen.map(chose =>
		agenda.option(chose, { kind: 'follow', chose: label, call: { ...call, chose: [chose] } }),
	);
	if (options.length > 0) agenda.step({ id: path, prompt: label, state: 'optional', options, pass: label });
	return true;
}

const choicesOf = (move: Move, book: Rulebook): ReadonlySet<string> =>
	new Set(
		everyEffect(book.effectsOf(move)).flatMap(effect =>
			effect.kind === 'choose' ? effect.options.map(({ label }) => label) : [],
		),
	);
