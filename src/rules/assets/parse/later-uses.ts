import type { AbilityBuilder } from './ability-builder';
import { isLess } from './extra-match-effects';
import type { TriggeredText } from './ability-roll';
import { endOnFace, laterIn, lesserIn, type End, type Later } from '../triggers/ability-later';

/** "Make appropriate moves to reassure them": what the end of a use asks for. */
const MAKES_MOVES = /^make (?:appropriate |any |the )?moves? (?:to|as)\b/i;

const AFTER_STRONG_HIT = 'after a strong hit';

/** "On a strong hit", "On a weak hit, as above" */
const ON_OUTCOME = /^(on an? (?:strong hit|weak hit|hit|miss)\b)(?:, (as above|the same|likewise))?/i;

/** Creates a builder for what follows a trigger. */
type NewBuilder = (later: Pick<Later, 'trigger' | 'fits' | 'limit'>) => AbilityBuilder;

/** A use being built. */
export interface Draft {
	readonly builder: AbilityBuilder;
	/** Distinguishes its uses: "after a weak hit". */
	readonly variant?: string;
	/** The sentences under its trigger, kept in case they belong to no move. */
	readonly said?: TriggeredText;
}

interface LaterDraft extends Draft {
	readonly later: Later;
	readonly isOnStrongHit: boolean;
}

/** Collects bonuses that an ability grants on later moves. */
export class LaterUses {
	/** The sentences read in this way, each with the use that it became. */
	readonly sentences: { readonly said: string; readonly builder: AbilityBuilder | undefined }[] = [];
	private drafts: readonly LaterDraft[] = [];
	/** What ends the most recent uses, by face of the action die. */
	private ends: readonly End[] = [];
	/** Whether the previous sentence was about a later move. */
	private goesOn = false;
	private isOnStrongHit = false;
	/** Whether a weak hit gives what a strong hit does. */
	private isAsAbove = false;

	constructor(private readonly begin: NewBuilder) {}

	all(): readonly Draft[] {
		return this.drafts.map(draft =>
			draft.isOnStrongHit && !this.isAsAbove && draft.variant === undefined
				? { ...draft, variant: AFTER_STRONG_HIT }
				: draft,
		);
	}

	/** Reads a sentence if it is about a later move. A sentence with its own trigger is read only if `mayHaveTrigger`. */
	read(said: string, mayHaveTrigger: boolean): boolean {
		this.noteOutcome(said);
		const later = mayHaveTrigger || !/^(?:if|when)/i.test(said) ? laterIn(said) : undefined;
		this.goesOn = later ? this.add(later) : this.continued(said);
		if (this.goesOn) this.sentences.push({ said, builder: this.drafts.at(-1)?.builder });
		return this.goesOn;
	}

	private noteOutcome(said: string): void {
		const [, outcome, same] = ON_OUTCOME.exec(said) ?? [];
		if (outcome !== undefined) this.isOnStrongHit = /^on a strong hit/i.test(outcome);
		else if (/^(?:when|whenever|if|once|no matter|either way|regardless)\b/i.test(said)) this.isOnStrongHit = false;
		if (same !== undefined && !isLess(said)) this.isAsAbove = true;
	}

	private add(later: Later): true {
		this.ends = [];
		const builder = this.builderOf(later, later.rest);
		this.drafts = [...this.drafts, { later, builder, isOnStrongHit: this.isOnStrongHit }];
		return true;
	}

	private builderOf(later: Later, rest: string): AbilityBuilder {
		const builder = this.begin(later);
		builder.read(rest, []);
		return builder;
	}

	/** A later sentence may end a use or lessen its bonus. */
	private continued(said: string): boolean {
		const last = this.drafts.at(-1);
		const lesser = lesserIn(said);
		const end = endOnFace(said);
		const face = this.ends.at(-1)?.face;
		if (!last) return false;
		if (lesser !== undefined && last.variant === undefined) {
			const less = this.builderOf(last.later, `add +${lesser}`);
			for (const each of this.ends) less.endsOn(each);
			this.drafts = [
				...this.drafts.slice(0, -1),
				{ ...last, variant: AFTER_STRONG_HIT },
				{ ...last, builder: less, variant: 'after a weak hit' },
			];
		} else if (end) this.endBy(end, last.later);
		else if (this.goesOn && face !== undefined && MAKES_MOVES.test(said))
			this.endBy({ face, words: said, told: true }, last.later);
		else if (this.goesOn && /^if you do, /i.test(said)) last.builder.read(said, []);
		else return false;
		return true;
	}

	private endBy(end: End, of: Later): void {
		this.ends = [...this.ends, end];
		for (const { later, builder } of this.drafts) if (later === of) builder.endsOn(end);
	}
}
