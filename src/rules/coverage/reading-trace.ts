import type { SentenceParts } from '../effects/clauses';
import type { Effect } from '../effects/effect';
import { isRollList } from '../effects/list-roles';
import type { Law } from '../effects/laws';
import { nestedEffects } from '../effects/nested-effects';
import { withoutBrackets, type Block, type ListItem, type Sentence } from '../effects/sentences';
import type { Trace } from '../effects/trace';

/** The result of reading one part of a text. */
export interface StretchResult {
	/** In the order of reporting; an effect for several outcomes is listed once for each. */
	readonly effects: readonly Effect[];
	readonly on: SentenceParts['on'];
}

/** A stretch of text read as a unit: a sentence, the label of a bullet, or a row of a table. */
export interface SourceSpan {
	readonly kind: 'sentence' | 'label' | 'row';
	readonly text: string;
	/** Absent if the reader skipped it. */
	readonly gave: StretchResult | undefined;
	/** The outcome it belongs to. */
	readonly on: SentenceParts['on'];
	/** The result of the list that it begins: effects that enclose all of its bullets. */
	readonly list?: StretchResult | undefined;
	/** It is in a list of roll options, which is read with the trigger. */
	readonly isRolled?: true;
}

/** Records what the reader reports, and then tells which stretch of the text produced what. */
export class ReadingTrace implements Trace {
	/** Words that contain no instruction. */
	readonly stories = new Set<string>();
	/** Effects that are shown although they were understood. */
	readonly withheld = new Set<Effect>();
	/** The laws that a reading of the text would break; it is shown instead. */
	readonly broken = new Map<Effect, Law>();
	private blocks: readonly Block[] = [];
	private readonly told = new Map<object, Map<number, { effects: Effect[]; on: SentenceParts['on'] }>>();
	private readonly owners = new Map<Effect, StretchResult>();

	begin(blocks: readonly Block[]): void {
		this.blocks = blocks;
	}

	gave(part: object, at: number, effects: readonly Effect[], on?: SentenceParts['on']): void {
		const places = this.told.get(part) ?? new Map<number, { effects: Effect[]; on: SentenceParts['on'] }>();
		const own = places.get(at) ?? { effects: [], on };
		own.effects.push(...effects);
		places.set(at, own);
		this.told.set(part, places);
		// nested effects were read first, and belong to their own sentence
		const all = effects.flatMap(nestedEffects).filter(effect => !this.owners.has(effect));
		// what a list shows is matched by its words
		for (const effect of all) if (!('kind' in part && effect.kind === 'say')) this.owners.set(effect, own);
	}

	story(words: string): void {
		this.stories.add(words);
	}

	withhold(shown: Effect): void {
		this.withheld.add(shown);
	}

	broke(shown: Effect, law: Law): void {
		this.broken.set(shown, law);
	}

	/** The part that produced an effect. A wrapper belongs to the same part as the last effect inside it. */
	ownerOf(effect: Effect): StretchResult | undefined {
		const own = this.owners.get(effect);
		if (own) return own;
		const inside = nestedEffects(effect)
			.slice(1)
			.flatMap(nested => this.owners.get(nested) ?? []);
		return inside.at(-1);
	}

	/** The text divided into stretches, in order. */
	stretches(): readonly SourceSpan[] {
		let on: SentenceParts['on'];
		return this.blocks.flatMap(block => {
			switch (block.kind) {
				case 'paragraph': {
					const own = this.sentences(block.sentences, on);
					on = own.at(-1)?.on;
					return own;
				}
				case 'list':
					return this.list(block, on);
				case 'table':
					return [block.head, ...block.rows].map((cells): SourceSpan => ({
						kind: 'row',
						text: cells.join(' '),
						gave: this.of(block),
						on,
					}));
			}
		});
	}

	private list(block: Extract<Block, { kind: 'list' }>, on: SentenceParts['on']): readonly SourceSpan[] {
		const [first, ...others] = block.items.flatMap(item => this.item(item, on, this.of(block)));
		const own = first ? [{ ...first, list: this.of(block) }, ...others] : [];
		return isRollList(block.items) ? own.map(stretch => ({ ...stretch, isRolled: true as const })) : own;
	}

	/** What a part gave, be it a sentence, a list, or the trigger. */
	of(part: object, at = 0): StretchResult | undefined {
		return this.told.get(part)?.get(at);
	}

	private sentences(
		sentences: readonly Sentence[],
		before: SentenceParts['on'],
		otherwise?: StretchResult,
	): readonly SourceSpan[] {
		return sentences.map((sentence, at): SourceSpan => {
			const gave = this.of(sentences, at) ?? otherwise;
			return { kind: 'sentence', text: withoutBrackets(sentence), gave, on: gave ? (gave.on ?? undefined) : before };
		});
	}

	private item(item: ListItem, on: SentenceParts['on'], list: StretchResult | undefined): readonly SourceSpan[] {
		const own = this.of(item) ?? list;
		const label: readonly SourceSpan[] =
			item.label === undefined ? [] : [{ kind: 'label', text: withoutBrackets(item.label), gave: own, on }];
		const sentences = this.sentences(item.sentences, on, own).map(sentence => ({ ...sentence, on }));
		return [...label, ...sentences, ...item.items.flatMap(below => this.item(below, on, list))];
	}
}
