import type { EventChange } from '../../play/character/change';
import { ENDINGS } from '../../play/character/events';
import { begunBy, changesOf, hasHappened } from './digest';
import type { EntryAt } from './session-entries';

/** Something that a campaign is remembered by. */
export interface StoryEvent {
	readonly what: 'sworn' | 'fulfilled' | 'forsaken' | 'bond' | 'scar' | 'end';
	/** The name of the vow or connection, the impact, or how the story ended; empty for a bond without a name. */
	readonly name: string;
}

/** An event, and the offset in the note of what records it. */
type StoryEventAt = StoryEvent & { readonly at: number };

/**
 * The vows sworn, fulfilled and forsaken, the bonds, the impacts that stay for good and the ends of stories, in order.
 * What is taken back later among the same entries is left out.
 */
export function storyEvents(
	entries: readonly EntryAt[],
	isLasting: (impact: string) => boolean,
): readonly StoryEventAt[] {
	const found: StoryEventAt[] = [];
	for (const { at, entry } of entries) {
		const changes = changesOf(entry);
		const events = changes.filter(hasHappened).filter(change => change.kind === 'event');
		for (const event of [...begunBy(entry), ...events]) {
			const told = storyEvent(event, isLasting);
			if (told && !(told.what === 'sworn' && isIn(found, told))) found.push({ ...told, at });
			if (event.event === 'cleared') takeBack(found, event, isLasting);
		}
		if (changes.some(isNotedBond) && !events.some(({ what }) => what === 'bond'))
			found.push({ what: 'bond', name: '', at });
	}
	return found;
}

/** A bond that is noted by name, where bonds have no track of their own (Ironsworn, Forge a Bond). */
const isNotedBond = (change: ReturnType<typeof changesOf>[number]): boolean =>
	change.kind === 'value' &&
	change.what === 'bonds' &&
	change.why === undefined &&
	Number(change.to) - Number(change.from) === 1;

function storyEvent(
	{ event, what, target }: EventChange,
	isLasting: (impact: string) => boolean,
): StoryEvent | undefined {
	if (what === 'vow' && target !== undefined) {
		if (event === 'begun') return { what: 'sworn', name: target };
		if (event === 'completed') return { what: 'fulfilled', name: target };
		return event === 'forsaken' ? { what: 'forsaken', name: target } : undefined;
	}
	if (event !== 'marked') return undefined;
	if (what === 'bond') return { what: 'bond', name: target ?? '' };
	if (target !== undefined) return undefined;
	if (ENDINGS.includes(what)) return { what: 'end', name: what };
	return isLasting(what) ? { what: 'scar', name: what } : undefined;
}

const isIn = (events: readonly StoryEventAt[], { what, name }: StoryEvent): boolean =>
	events.some(event => event.what === what && event.name === name);

/** Removes what a clearing takes back. */
function takeBack(found: StoryEventAt[], cleared: EventChange, isLasting: (impact: string) => boolean): void {
	const back = storyEvent({ ...cleared, event: 'marked' }, isLasting);
	const same = found.filter(({ what, name }) => what === back?.what && name === back.name).at(-1);
	if (same) found.splice(found.lastIndexOf(same), 1);
}
