import { inAList } from '../../rules/core/collections';
import { outcomeOfRecord } from '../../play/roll/roll';
import type { Track } from '../../play/tracks/track';
import { NAME_KEY } from '../../rules/generators/generator';
import { countsMenace, countsSegments } from '../../rules/core/track-kind';
import { MAX_TICKS } from '../../rules/core/track-key';
import { outcomeName } from '../../rules/core/outcome';
import { parseGenerated } from '../oracle-blocks/generated-block';
import { swornBlocks } from '../note-blocks/find-blocks';
import { digestOf, movesOf, type Digest } from './digest';
import { digestIn } from './find-digest';
import type { PlayedSession } from './last-session';
import { lastSentence } from './last-sentence';
import { sessionEntries, type ResolveActor } from './session-entries';
import { storyLinks } from './story-links';
import {
	eventWords,
	firstOf,
	lineOf,
	MOST_OPEN,
	numbersLines,
	plain,
	sentence,
	shortened,
	standing,
} from './write-digest';

/** Whose session it was, as seen from the note of the next one. */
interface RecapOf {
	/** The link to the session, as written in the new one. */
	readonly session: string;
	/** The character's tracks as they are now. */
	readonly tracks: readonly Track[];
	/** A link to a track; undefined if it has no note of its own. */
	readonly link?: (name: string) => string | undefined;
	/** The characters, if they are several; their numbers are told of each. */
	readonly company?: readonly { readonly name: string; readonly who: ResolveActor }[];
	/** A link of the story as written in the new session; undefined if it leads to nobody and nothing that can be met. */
	readonly about?: (target: string) => string | undefined;
	/** Whether it is written into the note of that session, where a digest may have the numbers already. */
	readonly isSameNote?: boolean;
}

/** The line that says how it ended begins with this. */
const PREVIOUSLY = 'Previously';

/** Whether a text has the lines of a recap. */
export const hasRecap = (text: string): boolean => /^\*\*Previously\.\*\*/m.test(text);

/**
 * Writes what happened in the last session as Markdown that is readable without the plugin: a line for what
 * began and ended and for the last sentence of the story, one for what is open, one for who and what was met, and the numbers in a folded callout.
 */
export function recapLines(last: PlayedSession, of: RecapOf): readonly string[] {
	const digest = digestOf(last.entries);
	const named = (name: string): string => of.link?.(name) ?? plain(name);
	const numbers = numbersOf(last, digest, of);
	const told = eventWords(digest, named);
	return [
		`**${PREVIOUSLY}.** ${[told, lastOf(last, of, told)].filter(text => text !== '').join(' ')}`,
		...lineOf([sentence('Open', [firstOf(openOf(of.tracks, named), MOST_OPEN).join('; ')])]),
		...lineOf([sentence('Met', [inAList(firstOf(met(last, digest, of, named), MOST_MET))])]),
		...(numbers.length > 0 ? ['', ...numbers] : []),
	];
}

/** The numbers of the session, of each character by its name if they are several, unless the same note has them. */
function numbersOf(
	{ note, span }: PlayedSession,
	digest: Digest,
	{ company = [], isSameNote = false }: RecapOf,
): readonly string[] {
	const isTold = (who: ResolveActor) => isSameNote && digestIn(note, { ...span, to: note.length }, who) !== undefined;
	if (company.length === 0) return isTold(() => 'actor') ? [] : numbersLines(digest);
	const untold = company.filter(({ who }) => !isTold(who));
	const ofEach = untold.map(({ name, who }) => numbersLines(digestOf(sessionEntries(note, span, who)), name));
	return ofEach.filter(lines => lines.length > 0).flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));
}

type Named = (name: string) => string;

const MOST_MET = 8;

/** `Last in [[Session 3]]: “I went and stood in the door.”`; without a story, the last move and its outcome. */
function lastOf({ note, span, entries }: PlayedSession, of: RecapOf, told: string): string {
	const words = lastSentence(note, span);
	if (words !== undefined) return `Last in ${of.session}: “${shortened(words, LONGEST_SENTENCE)}”`;
	const record = movesOf(entries).at(-1);
	if (!record) return `In ${of.session} no move was made.`;
	const outcome = outcomeOfRecord(record);
	const track = record.track === undefined ? '' : (of.link?.(record.track) ?? plain(record.track));
	const by = of.company === undefined || record.by === undefined ? '' : ` by ${plain(record.by)}`;
	return `${[
		`Last in ${of.session} was ${plain(record.move)}${by}${track === '' || told.includes(track) ? '' : ` for ${track}`}`,
		...(outcome === undefined ? [] : [`a ${outcomeName(outcome)}`]),
	].join(', ')}.`;
}

const LONGEST_SENTENCE = 200;

/** The tracks that are open, the nearest to its end first: `[[Find the ark]], 4 of 10 boxes`. */
const openOf = (tracks: readonly Track[], named: Named): readonly string[] =>
	tracks
		.filter(({ kind, status }) => status === 'open' && kind !== 'connection' && !countsMenace(kind))
		.sort((one, other) => shareOf(other) - shareOf(one))
		.map(track => `${named(track.name)}${stands(track)}`);

const stands = ({ kind, ticks, filled = 0 }: Track): string =>
	countsSegments(kind) ? standing(filled, 'segments') : standing(ticks, 'ticks');

const shareOf = ({ kind, ticks, filled = 0, segments = 1 }: Track): number =>
	countsSegments(kind) ? filled / segments : ticks / MAX_TICKS;

/** Connections and foes that were begun, things that were generated, and what the story links to. */
function met(last: PlayedSession, { events }: Digest, of: RecapOf, named: Named): readonly string[] {
	const tracks = events.flatMap(({ event, what, target }) =>
		event === 'begun' && MET.includes(what) && target !== undefined ? [named(target)] : [],
	);
	return [...new Set([...tracks, ...generatedIn(last).map(plain), ...linksOf(last, of)])];
}

const MET: readonly string[] = ['connection', 'foe'];

const linksOf = ({ note, span }: PlayedSession, { about }: RecapOf): readonly string[] =>
	storyLinks(note, span).flatMap(target => about?.(target) ?? []);

/** The names of what was generated in a session and has no note of its own. */
const generatedIn = ({ note, span: { from, to } }: PlayedSession): readonly string[] =>
	swornBlocks(note).flatMap(({ fenceFrom, body }) => {
		if (fenceFrom < from || fenceFrom >= to) return [];
		const thing = parseGenerated(body);
		return thing.ok ? (thing.value.generated.facts.get(NAME_KEY)?.join(' ') ?? []) : [];
	});
