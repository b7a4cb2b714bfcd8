import { isOutsideProse, ofLastBlocks } from '../../../journal/inline/non-prose-ranges';

/** Knows which saved changes of a note are in its plain prose alone, so that nothing need be drawn again for them. */
export class ProseChanges {
	/**
	 * What each note was besides its prose when it last changed, or when something was first drawn from it; undefined
	 * after an edit since then, as something may be drawn from that.
	 */
	private readonly known = new Map<string, string | undefined>();
	/** A note that is written in is saved again and again, and asked about twice at each save. */
	private readonly besides = ofLastBlocks(isOutsideProse);

	/** Something is drawn from this text of a note. */
	drawnFrom(path: string, text: string): void {
		if (!this.known.has(path)) this.known.set(path, this.besides(text));
	}

	/** More than prose was edited in a note. */
	edited(path: string): void {
		this.known.set(path, undefined);
	}

	/** Whether the change of a note to this text was in its prose alone. */
	isProse(path: string, text: string): boolean {
		if (!this.known.has(path)) return false;
		const before = this.known.get(path);
		const now = this.besides(text);
		this.known.set(path, now);
		return before === now;
	}

	/** Whether a note that is edited stands as it did, besides its prose. */
	isSame(path: string, text: string): boolean {
		return this.known.get(path) === this.besides(text);
	}
}
