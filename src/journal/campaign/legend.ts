import type { Asset } from '../../play/assets/asset';
import type { Track } from '../../play/tracks/track';
import { foldedName, findNamed } from '../../rules/search/folded-name';
import { linesOf } from '../text/lines';
import { lastSentence, sentencesIn } from '../sessions/last-sentence';
import { linesNaming } from '../sessions/named-lines';
import type { TimelineEvent, TimelineSession } from '../sessions/session-timeline';

const VOWS_BROKEN = 'Vows broken';
const VOWS_UNFINISHED = 'Vows unfinished';

/** Whether the rows of a table, by its path, are vows of a legend that were not fulfilled. */
export const isOfVowsLeft = (path: readonly string[]): boolean =>
	path.length > 1 && [VOWS_BROKEN, VOWS_UNFINISHED].some(title => path.at(-1) === title);

/** The most sentences that are kept as last words; the newest stay. */
const MOST_LAST_WORDS = 40;

/** What the notes of a campaign say when its legend is made. */
export interface LegendFacts {
	/** Who played in it. `scars` are the impacts that stay for good, `end` is how the story ended. */
	readonly characters: readonly {
		readonly name: string;
		readonly scars: readonly string[];
		readonly end: string | undefined;
		readonly assets: readonly Asset[];
	}[];
	readonly tracks: readonly Track[];
	/** The sessions of all of them together, in the order of play. */
	readonly sessions: readonly TimelineSession[];
	/** The texts of the notes with these sessions. */
	readonly texts: ReadonlyMap<string, string>;
	/** The names of notes about people and places. Those that the story names are told of. */
	readonly people: readonly string[];
	readonly places: readonly string[];
	/** A link to the note of a person, place, vow, asset or session, if there is one. */
	readonly link: (name: string) => string | undefined;
}

/**
 * A note of tables about a campaign: its vows, scars, people, places, things and last words. Its first table leads to the
 * others; a table without rows is left out. It is plain Markdown, and all of it can be rolled on.
 */
export function legendNote(facts: LegendFacts): string {
	const told = tablesOf(facts).filter(([, , rows]) => rows.length > 0);
	const leads = told.map(([title, lead]) => `${lead}: [[#${title}]]`);
	const parts = [['Legend', '', leads] as const, ...told];
	const written = parts.map(([title, , rows]) => `## ${title}\n\n${rows.map(row => `- ${row}\n`).join('')}`);
	return `---\nsworn: oracles\n---\n\n${written.join('\n')}`;
}

/** The title of each table, what the first table says before it leads there, and its rows, each once. */
function tablesOf(facts: LegendFacts): readonly (readonly [title: string, lead: string, rows: readonly string[]])[] {
	const places = [...namedOf(facts, facts.places), ...tracksOf(facts, 'site').map(({ name }) => name)];
	const scars = facts.characters.flatMap(({ name, scars: of }) => of.map(scar => rowOf(called(facts, name), scar)));
	const tables = [
		['Vows kept', 'A vow that was kept', vowsOf(facts, 'completed', 'fulfilled')],
		[VOWS_BROKEN, 'A vow that was broken', vowsOf(facts, 'forsaken', 'forsaken')],
		[VOWS_UNFINISHED, 'A vow that is still open', vowsOf(facts, 'open')],
		['Scars', 'A scar', scars],
		['People', 'Somebody', fatesOf(facts, peopleOf(facts))],
		['Places', 'A place', fatesOf(facts, places)],
		['Things left behind', 'A thing left behind', thingsOf(facts)],
		['Last words', 'Words that are told', lastWordsOf(facts)],
	] as const;
	return tables.map(([title, lead, rows]) => [title, lead, [...new Set(rows)]]);
}

/** A link, or the name in quotes, so that no list takes its first number for a range. */
const called = ({ link }: LegendFacts, name: string): string => link(name) ?? inQuotes(name);

const inQuotes = (words: string): string => (/^["“„«»]/.test(words) ? words : `“${words}”`);

const rowOf = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

const eventsOf = ({ sessions }: LegendFacts): readonly TimelineEvent[] => sessions.flatMap(({ events }) => events);

const tracksOf = ({ tracks }: LegendFacts, ...kinds: readonly Track['kind'][]): readonly Track[] =>
	tracks.filter(({ kind }) => kinds.includes(kind));

/** The vows in a state. One whose track is gone is known by the record of its end. */
function vowsOf(facts: LegendFacts, state: Track['status'], end?: TimelineEvent['what']): readonly string[] {
	const vows = tracksOf(facts, 'vow');
	const there = vows
		.filter(({ status }) => status === state)
		.map(({ name, rank, sworn_to }) => rowOf(called(facts, name), rank, sworn_to && `sworn to ${sworn_to}`));
	const gone = eventsOf(facts).filter(({ what, name }) => what === end && !findNamed(vows, name));
	return [...there, ...gone.map(({ name }) => called(facts, name))];
}

const namedOf = ({ sessions }: LegendFacts, names: readonly string[]): readonly string[] =>
	names.filter(name => linesNaming(name, sessions).length > 0);

const peopleOf = (facts: LegendFacts): readonly string[] => [
	...facts.characters.map(({ name }) => name),
	...namedOf(facts, facts.people),
	...tracksOf(facts, 'connection').map(({ name }) => name),
];

/** Each once, with how it ended and the last sentence of the story that names it. */
function fatesOf(facts: LegendFacts, names: readonly string[]): readonly string[] {
	const each = new Map(names.map(name => [foldedName(name), name]));
	return [...each.values()].map(name => {
		const track = findNamed(tracksOf(facts, 'connection', 'site'), name);
		const state = track?.status === 'open' ? undefined : track?.status;
		const end = findNamed(facts.characters, name)?.end;
		const row = rowOf(called(facts, name), end, track?.bond ? 'a bond' : undefined, state);
		return [row, ...lastSaidOf(facts, name)].join(': ');
	});
}

/** The last sentence of the player's own text on a line that names something. */
const lastSaidOf = ({ sessions }: LegendFacts, name: string): readonly string[] =>
	linesNaming(name, sessions)
		.flatMap(({ words }) => {
			const sentences = sentencesIn(words).filter(sentence => /[.!?…]["'”’»)]*$/.test(sentence));
			const naming = sentences.filter(sentence => foldedName(sentence).includes(foldedName(name)));
			return naming.at(-1) ?? sentences.at(-1) ?? [];
		})
		.slice(0, 1)
		.map(inQuotes);

const thingsOf = (facts: LegendFacts): readonly string[] =>
	facts.characters.flatMap(({ name: owner, assets }) =>
		assets.map(({ name, asset, conditions, discarded }) =>
			rowOf(
				called(facts, name),
				foldedName(asset) === foldedName(name) ? undefined : asset,
				...conditions,
				discarded ? 'lost' : `once of ${owner}`,
			),
		),
	);

/** The sentence of the player's own text that stands before each end of a vow, each match and each death. */
function lastWordsOf({ sessions, texts }: LegendFacts): readonly string[] {
	const told = sessions.flatMap(session => {
		const ends = session.events.filter(({ what }) => ['fulfilled', 'forsaken', 'end'].includes(what));
		const matches = session.rolls.filter(({ isMatch }) => isMatch);
		return [...ends, ...matches]
			.sort((one, other) => one.line - other.line)
			.map(at => ({ ...at, since: session.line }));
	});
	return told.slice(-MOST_LAST_WORDS).flatMap(({ path, line, since }) => {
		const note = texts.get(path) ?? '';
		const lines = linesOf(note);
		const startOf = (number: number) => lines[number - 1]?.from ?? 0;
		const words = lastSentence(note, { from: startOf(since), to: startOf(line) + 1 });
		return words === undefined ? [] : inQuotes(words);
	});
}
