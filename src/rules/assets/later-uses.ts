import type { AbilityBuilder } from './ability-builder';
import type { SaidThen } from './own-moment';
import { endOnFace, laterIn, lesserIn, type End, type Later } from './ability-later';

/** Begins to collect what is said under a trigger. */
type NewBuilder = (later: Pick<Later, 'trigger' | 'fits' | 'limit'>) => AbilityBuilder;

/** What is read of one use. */
export interface Draft {
	readonly builder: AbilityBuilder;
	/** "after a weak hit": what distinguishes its uses. */
	readonly variant?: string;
	/** All that was said. */
	readonly said?: SaidThen;
}

interface LaterDraft extends Draft {
	readonly later: Later;
}

/** Collects what an ability gives for moves that are made later than the one it speaks of. */
export class LaterUses {
	/** The sentences that were read so. */
	readonly sentences: string[] = [];
	private drafts: readonly LaterDraft[] = [];
	/** What ends the last of them, by the face of the action die. */
	private ends: readonly End[] = [];
	/** The sentence before was of that kind. */
	private goesOn = false;

	constructor(private readonly begin: NewBuilder) {}

	all(): readonly Draft[] {
		return this.drafts;
	}

	/** Reads a sentence if it is about a later move; one with a trigger of its own only where it may be. */
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

	/** What ends a use, or lessens it, may be further on. */
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
