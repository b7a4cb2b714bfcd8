import { ASK_THE_ORACLE } from '../../play/oracles/ask-the-oracle';
import { findMove } from '../../rules/find-move';
import { oracleName } from '../../rules/oracles/oracle';
import { oracleBook } from '../../rules/oracles/oracle-book';
import { plainText } from '../../rules/rules-text';
import { foldedName, nameOf, withoutEnding } from '../notes/note-name';
import type { ImportContext, StateNote } from './imported-note';

/** What an imported record calls the things that the blocks of the other plugin name by links and ids. */
export interface CampaignNames {
	/** A track or clock by its link or name, in the words that find it once it is imported. */
	readonly track: (words: string) => NamedTrack;
	/** A character by its link. */
	readonly character: (words: string) => string;
	/** The owner of these journals, if the campaign leaves no doubt. */
	readonly onlyCharacter: string | undefined;
	/** A move by its link and its id, in the words of our ruleset where that has it. */
	readonly move: (words: string, id?: string) => string;
	readonly oracle: (words: string, id?: string) => NamedOracle;
	/** Text without the marks of links and emphasis. */
	readonly plain: (words: string) => string;
	/** The note of an asset by what its card is called. */
	readonly asset: (printed: string) => string;
}

interface NamedTrack {
	readonly name: string;
	/** `vow`; absent for what no note of the campaign is. */
	readonly kind?: string;
	readonly rank?: string;
	/** The track is one on the sheet of a character: `quests`. */
	readonly legacy?: string;
	/** Then the name is that of the character whose sheet it is. */
	readonly isOwned?: true;
}

interface NamedOracle {
	readonly name: string;
	/** A table of *Ask the Oracle*: its odds. */
	readonly odds?: string;
	/** It is a table of the move with this id. */
	readonly ofMove?: string;
}

/** `[[path.md|Name]]`, the last `]]` ends it: names may be links themselves. */
const WIKI_LINK = /^\[\[([^\]|]*)(?:\|([\s\S]*))?\]\]$/;
/** `[Label](datasworn:move:…)`, `[Label](move:FaceDanger)`. */
const RULES_LINK = /^\[([\s\S]*)\]\(([^)]*)\)$/;

/** Text without the marks of links and emphasis: “[[Ada|the captain]]” is “the captain”. */
export const plainWords = (words: string): string =>
	plainText(words.replace(/!?\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1'))
		.replace(/\s+/g, ' ')
		.trim();

export function namesOf(context: ImportContext, assets: ReadonlyMap<string, string>): CampaignNames {
	const { notes, pathOf, ruleset } = context;
	const oracles = () => oracleBook(ruleset);
	const characters = notes.filter(({ kind }) => kind === 'character');
	const [only] = characters;
	const tracks = notes.filter(({ kind }) => kind !== 'character');
	const nameFor = (note: StateNote): string => {
		const path = pathOf(note.path);
		const isAlone = notes.every(
			other => other === note || foldedName(nameOf(pathOf(other.path))) !== foldedName(nameOf(path)),
		);
		return isAlone ? nameOf(path) : withoutEnding(path);
	};
	return {
		plain: plainWords,
		onlyCharacter: only && characters.length === 1 ? nameFor(only) : undefined,
		character: words => {
			const found = findNote(words, characters);
			return found ? nameFor(found) : linkOf(words).name;
		},
		track: words => {
			const { name } = linkOf(words);
			const owner = findNote(words, characters);
			if (owner && LEGACIES.includes(name.toLowerCase()))
				return { name: nameFor(owner), legacy: name.toLowerCase(), isOwned: true };
			const found = findNote(words, tracks);
			if (!found) return { name, ...(LEGACIES.includes(name.toLowerCase()) ? { legacy: name.toLowerCase() } : {}) };
			const { kind, rank } = found;
			return { name: nameFor(found), kind, ...(rank === undefined ? {} : { rank }) };
		},
		move: (words, id) => {
			const [, label = words, target] = RULES_LINK.exec(words.trim()) ?? [];
			const wanted = idIn(id ?? target);
			const known = ruleset.moves.find(({ _id }) => wanted !== undefined && sameId(_id, wanted));
			if (known) return known.name;
			const found = findMove(ruleset, plainWords(label).split(': ').at(-1) ?? '');
			return found.ok ? found.value.name : plainWords(label);
		},
		oracle: (words, id) => {
			const [, label = words, target] = RULES_LINK.exec(words.trim()) ?? [];
			const wanted = idIn(id ?? target);
			const asked =
				wanted !== undefined && /ask_the_oracle[./]/.test(wanted) ? findMove(ruleset, ASK_THE_ORACLE) : undefined;
			const tables = asked?.ok ? asked.value.tables : [];
			const odds = tables.find(
				({ _id }) => _id === wanted || _id.split('.').at(-1) === wanted?.split(/[./]/).at(-1),
			)?.name;
			const ofMove = wanted?.startsWith('move.oracle_rollable:') ? wanted : undefined;
			const known = wanted === undefined ? undefined : oracles().byId(wanted);
			const name = known ? oracleName(known) : plainWords(label).replace(/ Oracles?(?= \/)/g, '');
			return {
				name,
				...(odds === undefined ? {} : { odds: odds.toLowerCase() }),
				...(ofMove === undefined ? {} : { ofMove }),
			};
		},
		asset: printed => assets.get(printed.toLowerCase()) ?? printed,
	};
}

const LEGACIES: readonly string[] = ['quests', 'bonds', 'discoveries', 'failure'];

/** The target of a link, and its label. */
function linkOf(words: string): { readonly path?: string; readonly name: string } {
	const text = words.trim();
	const [, path, alias] = WIKI_LINK.exec(text) ?? [];
	if (path === undefined) return { name: plainWords(text) };
	const target = path.replace(/\\$/, '').trim();
	return { path: target, name: plainWords(alias ?? nameOf(target)) };
}

/** The link's path goes stale when a note is moved: then its name counts, then the last part of its path. */
function findNote(words: string, notes: readonly StateNote[]): StateNote | undefined {
	const { path, name } = linkOf(words);
	const only = (some: readonly StateNote[]) => (some.length === 1 ? some[0] : undefined);
	const isCalled = (called: string) => (note: StateNote) =>
		[note.name, nameOf(note.path)].some(each => foldedName(each) === foldedName(called));
	return (
		notes.find(note => path !== undefined && withoutEnding(note.path) === withoutEnding(path)) ??
		only(notes.filter(isCalled(name))) ??
		(path === undefined ? undefined : only(notes.filter(isCalled(nameOf(path)))))
	);
}

/** `datasworn:move:starforged/combat/strike` is `move:starforged/combat/strike`. */
const idIn = (target: string | undefined): string | undefined =>
	target
		?.trim()
		.replace(/^datasworn:/, '')
		// until mid-2024 the kind was part of the path
		.replace(/^oracle:(?=[^/]+\/)|^([^:/]+)\/oracles\//, (_, book?: string) =>
			book === undefined ? 'oracle_rollable:' : `oracle_rollable:${book}/`,
		);

/** Ids of before mid-2024 had no kind: `starforged/moves/adventure/face_danger`. */
const sameId = (id: string, wanted: string): boolean =>
	id === wanted || id === `move:${wanted.replace('/moves/', '/')}` || camel(id) === wanted.replace(/^move:/, '');

/** `move:FaceDanger`, as it may be typed by hand. */
const camel = (id: string): string =>
	(id.split('/').at(-1) ?? '').replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
