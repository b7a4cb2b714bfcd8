import type { AbilityBuilder } from './ability-builder';
import type { TriggeredText } from './own-moment';
import { endOnFace, laterIn, lesserIn, type End, type Later } from './ability-later';

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
}

/** Collects bonuses that an ability grants on later moves. */
export class LaterUses {
	/** The sentences read in this way. */
	readonly sentences: string[] = [];
	private drafts: readonly LaterDraft[] = [];
	/** What ends the most recent uses, by face of the action die. */
	private ends: readonly End[] = [];
	/** Whether the previous sentence was about a later move. */
	private goesOn = false;

	constructor(private readonly begin: NewBuilder) {}

	all(): readonly Draft[] {
		return this.drafts;
	}

	/** Reads a sentence if it is about a later move. A sentence with its own trigger is read only if `mayHaveTrigger`. */
	read(said: string, mayHaveTrigger: boolean): boolean {
		const later = mayHaveTrigger || !/^(?:if|when)/i.test(said) ? laterIn(said) : undefined;
		this.goesOn = later ? this.add(later) : this.continued(said);
		if (this.goesOn) this.sentences.push(said);
		return this.goesOn;
	}

	private add(later: Later): true {
		this.ends = [];
		this.drafts = [...this.drafts, { later, builder: this.builderOf(later, later.rest) }];
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
		if (!last) return false;
		if (lesser !== undefined && last.variant === undefined) {
			const less = this.builderOf(last.later, `add +${lesser}`);
			for (const each of this.ends) less.endsOn(each);
			this.drafts = [
				...this.drafts.slice(0, -1),
				{ ...last, variant: 'after a strong hit' },
				{ later: last.later, builder: less, variant: 'after a weak hit' },
			];
		} else if (end) {
			this.ends = [...this.ends, end];
			for (const { later, builder } of this.drafts) if (later === last.later) builder.endsOn(end);
		} else if (this.goesOn && /^if you do, /i.test(said)) last.builder.read(said, []);
		else return false;
		return true;
	}
}
