import type { Asset } from '../../play/assets/asset';
import type { Track } from '../../play/tracks/track';
import { foldedName, findNamed } from '../../rules/search/folded-name';
import { linesOf } from '../text/lines';
import { lastSentence, sentencesIn } from '../sessions/last-sentence';
import { linesNaming } from '../sessions/named-lines';
import type { LineOfNote, TimelineEvent, TimelineSession } from '../sessions/session-timeline';

const VOWS_BROKEN = 'Vows broken';
const VOWS_UNFINISHED = 'Vows unfinished';

/** Whether the rows of a table, by its path, are vows of a legend that were not fulfilled. */
export const isOfVowsLeft = (path: readonly string[]): boolean =>
	path.length > 1 && [VOWS_BROKEN, VOWS_UNFINISHED].some(title => path.at(-1) === title);

/** The most sentences that are kept as last words; the newest stay. */
const MOST_LAST_WORDS = 40;

/** What the notes of a campaign say when its legend is made. */
export interface LegendFacts {
	/** Who played in it. `scars` are the impacts that stay for good. */
	readonly characters: readonly {
		readonly name: string;
		readonly scars: readonly string[];
		readonly assets: readonly Asset[];
	}[];
	readonly tracks: readonly Track[];
	/** The sessions of all of them together, in the order of play. */
	readonly sessions: readonly TimelineSession[];
	/** The texts of the notes with these sessions. */
	readonly texts: ReadonlyMap<string, string>;
	/** The names of notes about people and places. */
	readonly people: readonly string[];
	readonly places: readonly string[];
	/** A link to the note of a person, place, vow, asset or session, if there is one. */
	readonly link: (name: string) => string | undefined;
}

interface LegendTable {
	readonly title: string;
	/** What the first table of the note says before it leads to this one. */
	readonly lead: string;
	readonly rows: readonly string[];
}

/**
 * A note of tables about a campaign: its vows, scars, people, places, things and last words. Its first table leads to the
 * others; a table without rows is left out. It is plain Markdown, and all of it can be rolled on.
 */
export function legendNote(facts: LegendFacts): string {
	const told = tablesOf(facts)
		.map(table => ({ ...table, rows: [...new Set(table.rows)] }))
		.filter(({ rows }) => rows.length > 0);
	const leads = told.map(({ title, lead }) => `${lead}: [[#${title}]]`);
	const parts = [{ title: 'Legend', rows: leads }, ...told];
	const written = parts.map(({ title, rows }) => `## ${title}\n\n${rows.map(row => `- ${row}\n`).join('')}`);
	return `---\nsworn: oracles\n---\n\n${written.join('\n')}`;
}

function tablesOf(facts: LegendFacts): readonly LegendTable[] {
	const { kept, broken, unfinished } = vowsOf(facts);
	return [
		{ title: 'Vows kept', lead: 'A vow that was kept', rows: kept },
		{ title: VOWS_BROKEN, lead: 'A vow that was broken', rows: broken },
		{ title: VOWS_UNFINISHED, lead: 'A vow that is still open', rows: unfinished },
		{ title: 'Scars', lead: 'A scar', rows: scarsOf(facts) },
		{ title: 'People', lead: 'Somebody', rows: fatesOf(facts, peopleOf(facts)) },
		{ title: 'Places', lead: 'A place', rows: fatesOf(facts, [...facts.places, ...tracksOf(facts, 'site')]) },
		{ title: 'Things left behind', lead: 'A thing left behind', rows: thingsOf(facts) },
		{ title: 'Last words', lead: 'Words that are told', rows: lastWordsOf(facts) },
	];
}

/** A link, or the name in quotes, so that no list takes its first number for a range. */
const called = ({ link }: LegendFacts, name: string): string => link(name) ?? inQuotes(name);

const inQuotes = (words: string): string => (/^["“„«»]/.test(words) ? words : `“${words}”`);

const rowOf = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

const eventsOf = ({ sessions }: LegendFacts): readonly TimelineEvent[] => sessions.flatMap(({ events }) => events);

const tracksOf = ({ tracks }: LegendFacts, kind: Track['kind']): readonly string[] =>
	tracks.filter(track => track.kind === kind).map(({ name }) => name);

/** The vows by how they ended. One whose track is gone is known by the record of its end. */
function vowsOf(facts: LegendFacts) {
	const vows = facts.tracks.filter(({ kind }) => kind === 'vow');
	const rows = (status: Track['status']) =>
		vows
			.filter(vow => vow.status === status)
			.map(({ name, rank, sworn_to }) => rowOf(called(facts, name), rank, sworn_to && `sworn to ${sworn_to}`));
	const gone = (what: TimelineEvent['what']) =>
		eventsOf(facts).flatMap(({ what: is, name }) =>
			is === what && !findNamed(vows, name) ? [called(facts, name)] : [],
		);
	return {
		kept: [...rows('completed'), ...gone('fulfilled')],
		broken: [...rows('forsaken'), ...gone('forsaken')],
		unfinished: rows('open'),
	};
}

const scarsOf = (facts: LegendFacts): readonly string[] =>
	facts.characters.flatMap(({ name, scars }) => scars.map(scar => rowOf(called(facts, name), scar)));

const peopleOf = (facts: LegendFacts): readonly string[] => [
	...facts.characters.map(({ name }) => name),
	...facts.people,
	...tracksOf(facts, 'connection'),
];

/** Each once, with how it ended and the last sentence of the story that names it. */
function fatesOf(facts: LegendFacts, names: readonly string[]): readonly string[] {
	const each = new Map(names.map(name => [foldedName(name), name]));
	return [...each.values()].map(name => {
		const row = rowOf(called(facts, name), ...endOf(facts, name));
		const told = toldOf(facts, name);
		return told === undefined ? row : `${row}: ${inQuotes(told)}`;
	});
}

function endOf(facts: LegendFacts, name: string): readonly (string | undefined)[] {
	const isAlone = facts.characters.length === 1;
	const player = findNamed(facts.characters, name);
	const ends = eventsOf(facts).filter(({ what, who }) => what === 'end' && player && (isAlone || who === player.name));
	const track = findNamed(
		facts.tracks.filter(({ kind }) => kind === 'connection' || kind === 'site'),
		name,
	);
	const status = track?.status === 'open' ? undefined : track?.status;
	return [ends.at(-1)?.name, track?.bond ? 'a bond' : undefined, status];
}

/** The last sentence of the player's own text on a line that names something. */
function toldOf({ sessions }: LegendFacts, name: string): string | undefined {
	for (const { words } of linesNaming(name, sessions)) {
		const sentences = sentencesIn(words).filter(sentence => /[.!?…]["'”’»)]*$/.test(sentence));
		const naming = sentences.filter(sentence => foldedName(sentence).includes(foldedName(name)));
		const told = naming.at(-1) ?? sentences.at(-1);
		if (told !== undefined) return told;
	}
	return undefined;
}

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
		const ends = session.events.filter(({ what }) => what === 'fulfilled' || what === 'forsaken' || what === 'end');
		const matches = session.rolls.filter(({ isMatch }) => isMatch);
		return [...ends, ...matches].sort((one, other) => one.line - other.line).map(at => ({ session, at }));
	});
	return told.slice(-MOST_LAST_WORDS).flatMap(({ session, at }) => {
		const words = sentenceBefore(texts.get(at.path) ?? '', session, at);
		return words === undefined ? [] : [inQuotes(words)];
	});
}

function sentenceBefore(note: string, session: LineOfNote, { line }: LineOfNote): string | undefined {
	const lines = linesOf(note);
	const startOf = (number: number) => lines[number - 1]?.from ?? 0;
	return lastSentence(note, { from: startOf(session.line), to: startOf(line) + 1 });
}
