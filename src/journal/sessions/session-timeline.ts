import type { LineOfNote } from '../notes/line-of-note';
import type { Change, EventChange } from '../../play/character/change';
import { given } from '../../rules/core/collections';
import { lineIndexAt, linesOf } from '../text/lines';
import { dayOf } from '../notes/natural-order';
import { begunBy, changesOf, hasHappened } from './digest';
import { headingOf, sessionSpans, type SessionNote } from './last-session';
import { mentionsIn, stemsOf, type Mention } from './mentions';
import { namesTold, threadName, type NameAt, type NameOnLine } from './named-lines';
import { inPlayedOrder } from './session-order';
import { rolledMove, type RolledMove } from './rolled-move';
import { entriesAt, type EntryAt, type SessionEntry } from './session-entries';
import { numberInName, type SessionSpan } from './session-span';
import { ENDINGS } from '../../play/character/events';

/** Something that a campaign is remembered by. */
interface StoryEvent {
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
function storyEvents(entries: readonly EntryAt[], isLasting: (impact: string) => boolean): readonly StoryEventAt[] {
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

export type TimelineRoll = RolledMove & LineOfNote;
/** `who` is the character to whom it happened, where several are told of. */
export type TimelineEvent = StoryEvent & LineOfNote & { readonly who?: string };

/** What a session says to the views of a campaign. What was recorded outside of sessions is one without a title. */
export interface TimelineSession extends LineOfNote {
	/** The last line of the session, counted from 1. */
	readonly lastLine: number;
	readonly title?: string;
	/** The day in the story, as the player wrote it. */
	readonly storyDate?: string;
	readonly rolls: readonly TimelineRoll[];
	/** The changes of momentum by each move and each change by hand. */
	readonly momentum: readonly (readonly Change[])[];
	readonly events: readonly TimelineEvent[];
	/** The answers of oracles that the rest of the note does not mention again. */
	readonly answers: readonly ToldAnswer[];
	/** The words that the session mentions, without their endings, each with the last line that does. */
	readonly mentions: ReadonlyMap<string, number>;
	/** The tracks, clocks and bonuses that changed, by their folded names, each with the last line that says so. */
	readonly changed: ReadonlyMap<string, number>;
	/** The lines that name something, by record or by link. */
	readonly named: readonly NameOnLine[];
}

/** What an oracle was asked and said; `words` are those by which a mention is recognized, without their endings. */
interface ToldAnswer extends LineOfNote {
	readonly asked: string;
	readonly said: string;
	readonly words: readonly string[];
}

/** A note of a campaign, with what its properties say. */
export interface CampaignNote extends SessionNote {
	readonly path: string;
	/** The day on which it was played: `2026-11-21`. */
	readonly date?: string;
	/** The days in the story, one for each session in it. */
	readonly storyDates?: readonly string[];
	/** Whether an impact stays for good. */
	readonly isLasting: (impact: string) => boolean;
}

/** A note and what its sessions say. */
export interface TimelineNote {
	readonly path: string;
	readonly date?: string;
	readonly number?: number;
	readonly sessions: readonly TimelineSession[];
}

/** Reads the sessions of a note, and what it records outside of them. */
export function timelineOfNote(note: CampaignNote): TimelineNote {
	const { path, text, date, name, who } = note;
	const lines = linesOf(text);
	const lineAt = (offset: number): LineOfNote => ({ path, line: lineIndexAt(lines, offset) + 1 });
	const entries = entriesAt(text, { from: 0, to: text.length }, who);
	const told = {
		entries,
		mentions: mentionsIn(text, entries),
		named: namesTold(text, entries),
		lineAt,
		isLasting: note.isLasting,
	};
	const isTold = ({ from, to }: SessionSpan) => told.entries.some(({ at }) => from <= at && at < to);
	const all = sessionSpans(note).filter(({ from, to }) => from < to);
	// what stands above the first beginning is no session of its own if nothing happened there
	const spans = all.filter((span, at) => at > 0 || all.length === 1 || isBegun(text, span) || isTold(span));
	const [first] = spans;
	const sessions = [
		...toldIn(told, { from: 0, to: first?.from ?? text.length }, {}),
		...spans.flatMap((span, at) => {
			const title =
				headingOf(text, span).heading ?? (numberInName(name) === undefined ? `Session ${span.number}` : name);
			return toldIn(told, span, { title, ...given({ storyDate: note.storyDates?.[at] }) });
		}),
	];
	const { number } = first ?? {};
	const [day] = spans.flatMap(span => dayOf({ path: headingOf(text, span).heading ?? '' }) ?? []);
	return { path, sessions, ...given({ date: date ?? day, number: spans.length > 0 ? number : undefined }) };
}

/** Whether a session has a heading. */
const isBegun = (text: string, span: SessionSpan): boolean => headingOf(text, span).heading !== undefined;

/** The sessions of a campaign in the order in which they were played. */
export const inOrder = (notes: readonly TimelineNote[]): readonly TimelineSession[] =>
	inPlayedOrder(notes.filter(({ sessions }) => sessions.length > 0)).flatMap(({ sessions }) => sessions);

/** What is recorded in a note, and what is needed to tell it. */
interface Recorded {
	readonly entries: readonly EntryAt[];
	readonly mentions: readonly Mention[];
	readonly named: readonly NameAt[];
	readonly lineAt: (offset: number) => LineOfNote;
	readonly isLasting: (impact: string) => boolean;
}

/** What is told between two offsets; nothing if that is no session and says nothing. */
function toldIn(
	{ entries: all, mentions, named, lineAt, isLasting }: Recorded,
	{ from, to }: { readonly from: number; readonly to: number },
	names: Pick<TimelineSession, 'title' | 'storyDate'>,
): readonly TimelineSession[] {
	const isIn = ({ at }: { readonly at: number }) => from <= at && at < to;
	const entries = all.filter(isIn);
	if (entries.length === 0 && names.title === undefined) return [];
	return [
		{
			...names,
			...lineAt(from),
			lastLine: lineAt(Math.max(from, to - 1)).line,
			rolls: rollsIn(entries).map(({ at, roll }) => ({ ...roll, ...lineAt(at) })),
			momentum: entries.map(({ entry }) => changesOf(entry).filter(isMomentum)),
			events: storyEvents(entries, isLasting).map(({ at, ...event }) => ({ ...event, ...lineAt(at) })),
			answers: entries.flatMap(each => loose(each, mentions).map(answer => ({ ...answer, ...lineAt(each.at) }))),
			mentions: new Map(mentions.filter(isIn).map(({ stem, at }) => [stem, lineAt(at).line])),
			named: named.filter(isIn).map(({ at, ...each }) => ({ ...each, line: lineAt(at).line })),
			changed: new Map(entries.flatMap(({ at, entry }) => changedBy(entry).map(name => [name, lineAt(at).line]))),
		},
	];
}

/** The answer of an oracle, unless a word of it is mentioned behind it, or it has none that could be. */
function loose(
	{ at, entry }: EntryAt,
	mentions: readonly Mention[],
): readonly Pick<ToldAnswer, 'asked' | 'said' | 'words'>[] {
	if (entry.kind !== 'oracle') return [];
	const { asked, said } = entry;
	const inAnswer = stemsOf(said);
	// “yes” and “7” are recognized by what was asked
	const words = inAnswer.length > 0 ? inAnswer : stemsOf(asked);
	const isMentioned = mentions.some(mention => mention.at > at && words.includes(mention.stem));
	return words.length === 0 || isMentioned ? [] : [{ asked, said, words }];
}

/** The folded names of the tracks, clocks and bonuses that an entry changes or begins. */
const changedBy = (entry: SessionEntry): readonly string[] =>
	[...begunBy(entry), ...changesOf(entry)].flatMap(({ target, what }) => {
		if (target !== undefined) return [threadName(target)];
		return what.startsWith('next ') ? [threadName(what)] : [];
	});

const isMomentum = (change: Change): boolean =>
	change.kind === 'value' && change.what === 'momentum' && change.target === undefined;

function rollsIn(entries: readonly EntryAt[]): readonly { readonly at: number; readonly roll: RolledMove }[] {
	let momentum = 0;
	return entries.flatMap(({ at, entry }) => {
		const changes = changesOf(entry).filter(isMomentum);
		const [before] = changes;
		const now = before?.kind === 'value' ? Number(before.from) : momentum;
		const roll = entry.kind === 'move' ? rolledMove(entry.record, now) : undefined;
		const last = changes.at(-1);
		if (last?.kind === 'value') momentum = Number(last.to);
		return roll ? [{ at, roll }] : [];
	});
}
