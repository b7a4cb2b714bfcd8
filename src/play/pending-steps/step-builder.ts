import { given } from '../../rules/core/collections';
import type { Condition, Effect, Option } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import { assetOfMove, type Asset } from '../assets/asset';
import { discardedIn, type EffectContext } from '../apply-effects/effect-context';
import { inheritedIn } from '../apply-effects/inherit';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import { isRecord, type MoveRecord } from '../record/record';
import { rankStated } from '../record/stated-rank';
import type { TableRoll } from '../oracles/table-roll';
import type { Action, PendingStep, StepOption } from '../record/pending-step';
import { conditionWords, isConditionMet, withConnection } from './condition';
import { PAY_THE_PRICE } from './move-names';
import { isRolledWithRank } from './effects-of-record';
import { ClaimedEntries } from './claimed-entries';

/** Why an effect applies: the option chosen, or a rule. */
export interface Reason {
	readonly why?: string;
	readonly isChosen: boolean;
	/** The track to act on, if the player named it. */
	readonly on?: string;
	/** A prompt to show and record, where the effect's own words depend on the state. */
	readonly words?: string;
}

type NewStep = Pick<PendingStep, 'id' | 'prompt' | 'state' | 'options' | 'pass' | 'waive'>;

/**
 * Collects the steps of a record: the record, the state at the point of the effect being read, and the steps so far.
 * Functions that read one kind of effect add steps to it; effects that follow from an option or condition are passed
 * back to `effects`.
 */
export abstract class StepBuilder {
	readonly steps: PendingStep[] = [];
	readonly ledger: ClaimedEntries;
	readonly move: Move | undefined;
	/** The impacts that the open options of a step can clear, by the id of the step. */
	readonly clearing = new Map<string, readonly string[]>();
	/** Repair points gained so far. */
	points = 0;
	/** The harm that abilities take off what the move inflicts. */
	lessHarm = 0;
	/** What an ability makes your harm for this roll; 0 for none at all. */
	harmInstead?: number;
	/** The number of rerolls offered so far, including used ones. */
	rerollsOffered = 0;
	/** The player is being asked for a track, so other effects on it wait. */
	isTrackAsked = false;
	/** An effect is waiting for the track being asked for. */
	isTrackAwaited = false;
	/** The id of the step that asks which track the move continues. */
	continuing?: string;
	/** An effect has already acted on the record's track. */
	isTrackTouched = false;
	/** The rows rolled on the move's table so far. */
	rolled: readonly TableRoll[] = [];
	/** The move's text has set a position in a fight. */
	isPositionSet = false;
	/** A quest to hand on, and its name once the player has said which. */
	quest?: { readonly name?: string };
	/** The asset whose ability is being applied. */
	asset: Asset | undefined;
	/** The track that the record changed, if the record now names a different one. */
	otherTrack?: string;
	/** A line counted by a different rank than the record now states. */
	otherRank?: Change;
	/** Whether each condition holds, by its words; one that an earlier step may still change does not yet. */
	readonly judgements = new Map<string, boolean>();
	private dependsOnState = false;

	constructor(
		readonly record: MoveRecord,
		readonly now: Character,
		readonly book: Rulebook,
	) {
		this.move = book.move(record.move);
		this.asset = assetOfMove(this.move, now.assets);
		const tables = [...(this.move?.tables ?? []), ...(book.move(PAY_THE_PRICE)?.tables ?? [])];
		this.ledger = new ClaimedEntries(record, now, book.ruleset, tables);
	}

	/** Continues with the effects of an option or a condition. */
	abstract effects(effects: readonly Effect[], path: string, chosen?: Option): void;

	/** Applies an effect that needs no choice. */
	abstract carryOut(effect: Effect, path: string, because: Reason): void;

	/** Steps added by `agenda` depend on the current state if `isSo`. */
	whileStateMatters<T>(isSo: boolean, agenda: () => T): T {
		const before = this.dependsOnState;
		this.dependsOnState ||= isSo;
		const walked = agenda();
		this.dependsOnState = before;
		return walked;
	}

	/** Effects read by `agenda` come from an ability of this asset. */
	withAsset(asset: Asset | undefined, agenda: () => void): void {
		const { asset: before } = this;
		this.asset = asset;
		agenda();
		this.asset = before;
	}

	holds(condition: Condition): boolean | undefined {
		const is = this.judge(condition);
		if (is !== undefined) this.judgements.set(conditionWords(condition), is);
		return is;
	}

	private judge(condition: Condition): boolean | undefined {
		const { book, ledger, move } = this;
		if (condition.kind === 'bond' && move && isRolledWithRank(move) && isRecord(this.record))
			return condition.shared === (this.record.dice !== undefined);
		const record = withConnection({ record: this.record, character: ledger.recorded, book });
		return isConditionMet(condition, { record, character: ledger.recorded, ruleset: book.ruleset });
	}

	/** The context for applying an effect; `target` is the track or asset it acts on. */
	contextFor(why?: string, target?: string): EffectContext {
		const { record, book, points } = this;
		const handedOn = inheritedIn(record.done);
		return {
			ruleset: book.ruleset,
			move: record.move,
			points,
			discarded: discardedIn(record.done),
			...(handedOn ? { inherited: handedOn } : {}),
			...(target === undefined ? {} : { track: target }),
			...rankStated(record, target),
			...(why === undefined ? {} : { why }),
			...(record.cost ? { cost: record.cost.amount } : {}),
		};
	}

	text(effect: Effect, path: string): void {
		const words = effectLabel(effect);
		if (words !== '') this.step({ id: path, prompt: words, state: 'text', options: [] });
	}

	option(label: string, action: Action, detail?: string, blocked?: string): StepOption {
		return {
			label,
			action,
			isChosen: false,
			...(detail === undefined || detail === '' || detail === label ? {} : { detail }),
			...(blocked === undefined ? {} : { blocked }),
		};
	}

	/** What the rules demand is not declined but waived, unless nothing is left that could be chosen. */
	step(step: NewStep): void {
		const { pass: waive, ...demanded } = step;
		const isDemanded =
			step.state === 'required' && step.options.some(({ isChosen, blocked }) => !isChosen && blocked === undefined);
		this.dueOffer(isDemanded ? { ...demanded, ...given({ waive }) } : step);
	}

	/** What may be declined, but must be answered before the rest. */
	dueOffer(step: NewStep): void {
		this.steps.push({ ...step, ...(this.dependsOnState ? { dependsOnState: true as const } : {}) });
	}

	/** Says more of the step just added. */
	sayOfLast(more: Pick<PendingStep, 'stays' | 'isUnused' | 'isAwaited'>): void {
		const last = this.steps.at(-1);
		if (last) this.steps[this.steps.length - 1] = { ...last, ...more };
	}
}
