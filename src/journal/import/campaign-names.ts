import { ASK_THE_ORACLE } from '../../play/oracles/ask-the-oracle';
import { lookUpMove } from '../../rules/find-move';
import { oracleName } from '../../rules/oracles/oracle';
import { oracleBook } from '../../rules/oracles/oracle-book';
import type { Ruleset } from '../../rules/ruleset';
import type { TrackKind } from '../../rules/core/track-kind';
import { plainText } from '../../rules/rules-text';
import { foldedName } from '../../rules/search/folded-name';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import type { ImportContext, StateNote } from './imported-note';
import { fightKind } from './state-kind';

/** Names in imported records for things that the other plugin identifies by links and ids. */
export interface CampaignNames {
	/** The kind of track that a fight is by the rules: a foe or an objective. */
	readonly fight: TrackKind;
	/** A track or clock by its link or name, with the name that will find it after the import. */
	readonly track: (words: string) => NamedTrack;
	/** The name of a character by its link. */
	readonly character: (words: string) => string;
	/** The owner of the journals, if the campaign has only one character. */
	readonly onlyCharacter: string | undefined;
	/** The name of a move by its link and id, spelled as in our ruleset if it has the move. */
	readonly move: (words: string, id?: string) => string;
	readonly oracle: (words: string, id?: string) => NamedOracle;
	/** Odds as the rules spell them: `50 50` is “50/50”; `undefined` if they have no such odds. */
	readonly odds: (words: string) => string | undefined;
	/** Text without links and emphasis. */
	readonly plain: (words: string) => string;
	/** The name of an asset's note, by the name of its card. */
	readonly asset: (printed: string) => string;
}

interface NamedTrack {
	readonly name: string;
	/** Such as `vow`; absent if no note of the campaign has the track. */
	readonly kind?: string;
	readonly rank?: string;
	/** Set for a special track on a character's sheet: `quests`. */
	readonly legacy?: string;
	/** Set together with `legacy`: `name` is then the owner of the sheet. */
	readonly isOwned?: true;
}

interface NamedOracle {
	readonly name: string;
	/** The odds, for a table of *Ask the Oracle*. */
	readonly odds?: string;
	/** The id of the move that the table belongs to. */
	readonly ofMove?: string;
}

/** `[[path.md|Name]]` up to the last `]]`, since a name may be a link itself. */
const WIKI_LINK = /^\[\[([^\]|]*)(?:\|([\s\S]*))?\]\]$/;
/** `[Label](datasworn:move:…)`, `[Label](move:FaceDanger)`. */
const RULES_LINK = /^\[([\s\S]*)\]\(([^()]*)\)$/;

/** Removes links and emphasis: “[[Ada|the captain]]” becomes “the captain”. */
export const plainWords = (words: string): string =>
	plainText(words.replace(/!?\[\[(?:[^[\]|]*\|)?([^[\]]*)\]\]/g, '$1'))
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
		fight: fightKind(context.rulesetId),
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
			return lookUpMove(ruleset, plainWords(label).split(': ').at(-1) ?? '')?.name ?? plainWords(label);
		},
		oracle: (words, id) => {
			const [, label = words, target] = RULES_LINK.exec(words.trim()) ?? [];
			const wanted = idIn(id ?? target);
			const known = wanted === undefined ? undefined : oracles().byId(wanted);
			const isAsked = wanted !== undefined && /ask_the_oracle[./]/.test(wanted);
			const byId = isAsked
				? oddsTables(ruleset).find(({ _id }) => _id === wanted || _id.split('.').at(-1) === wanted.split(/[./]/).at(-1))
						?.name
				: undefined;
			const [, byHand] = ASKED.exec(plainWords(label)) ?? [];
			const alone = wanted === undefined ? plainWords(label) : '';
			const odds = byId ?? (known === undefined ? oddsFor(byHand ?? alone, ruleset) : undefined);
			const ofMove = wanted?.startsWith('move.oracle_rollable:') ? wanted : undefined;
			const name = known ? oracleName(known) : plainWords(label).replace(/ Oracles?(?= \/)/g, '');
			return {
				name,
				...(odds === undefined ? {} : { odds: odds.toLowerCase() }),
				...(ofMove === undefined ? {} : { ofMove }),
			};
		},
		odds: words => oddsFor(words, ruleset),
		asset: printed => assets.get(printed.toLowerCase()) ?? printed,
	};
}

/** A table of *Ask the Oracle* by its name: “Ask the Oracle: 50 50”. Inline code may have the odds alone. */
const ASKED = /^Ask the Oracle\s*[:/]\s*(.+)$/i;

const oddsTables = ({ moves }: Pick<Ruleset, 'moves'>) =>
	moves.find(({ name }) => name === ASK_THE_ORACLE)?.tables ?? [];

const letters = (odds: string): string =>
	odds
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ' ')
		.trim();

/** The odds in the rules: `50 50` is `50/50`. `undefined` for others, such as `certain` and `no roll` of a clock. */
export const oddsFor = (words: string, ruleset: Pick<Ruleset, 'moves'>): string | undefined =>
	oddsTables(ruleset).find(({ name }) => letters(name) === letters(words))?.name;

const LEGACIES: readonly string[] = ['quests', 'bonds', 'discoveries', 'failure'];

/** The target and label of a link. */
function linkOf(words: string): { readonly path?: string; readonly name: string } {
	const text = words.trim();
	const [, path, alias] = WIKI_LINK.exec(text) ?? [];
	if (path === undefined) return { name: plainWords(text) };
	const target = path.replace(/\\$/, '').trim();
	return { path: target, name: plainWords(alias ?? nameOf(target)) };
}

/**
 * Finds the note of a link. Since moving a note makes the path outdated, the name and then the last part of the path
 * are tried too.
 */
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

/** `datasworn:move:starforged/combat/strike` becomes `move:starforged/combat/strike`. */
const idIn = (target: string | undefined): string | undefined =>
	target
		?.trim()
		.replace(/^datasworn:/, '')
		// until mid-2024 the type was part of the path
		.replace(/^oracle:(?=[^/]+\/)|^([^:/]+)\/oracles\//, (_, book?: string) =>
			book === undefined ? 'oracle_rollable:' : `oracle_rollable:${book}/`,
		);

/** Compares ids; before mid-2024 they had no type prefix: `starforged/moves/adventure/face_danger`. */
const sameId = (id: string, wanted: string): boolean =>
	id === wanted || id === `move:${wanted.replace('/moves/', '/')}` || camel(id) === wanted.replace(/^move:/, '');

/** A move id as it may be typed by hand: `move:FaceDanger`. */
const camel = (id: string): string =>
	(id.split('/').at(-1) ?? '').replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
