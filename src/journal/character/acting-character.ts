import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { isNested, nestedValue, textsOf, type Properties } from '../frontmatter/properties';
import { foldedKey } from '../frontmatter/property-map';
import { linkFrom } from '../notes/note-name';
import { foldedName } from '../../rules/search/folded-name';
import { linkTarget, nameOf, withoutEnding } from '../../rules/search/stated-name';
import type { UnreadableNote } from '../notes/unreadable-note';
import type { Namesakes } from './character-names';
import { didYouMean, nearestName, whetherMeant } from '../../rules/search/nearest-name';
import { folderOf, foldersUp, nearest } from './folder-distance';
import { t } from '../../i18n/translate';

/** What must be known about a vault to resolve the name of a character. Paths end in ".md". */
export interface CharacterIndex {
	/** The paths of all character notes. */
	readonly characters: ReadonlySet<string>;
	/** The characters, and the notes that seem to be characters but cannot be read. */
	readonly candidates: ReadonlySet<string>;
	/** Why a note cannot be read as what it seems to be, or was; undefined if it can. */
	unreadable(path: string): UnreadableNote | undefined;
	/** The characters with this name, and the notes with it that cannot be read. */
	namesakes(name: string): Namesakes;
	/** Characters that were at this path before being moved, as far as the plugin has observed it. */
	movedFrom(path: string): readonly string[];
	isNote(path: string): boolean;
	properties(path: string): Properties | undefined;
	/** The links by which the text of a note names its character, below the properties. */
	charactersInText(path: string): readonly string[];
	/** The note that a link leads to, from the app or else from an alias. */
	resolve(link: string, from: string): string | undefined;
}

/** One character, or several candidates; `isStated` if the note links to all of them. */
export type FoundActor =
	| { readonly kind: 'one'; readonly path: string }
	| { readonly kind: 'several'; readonly paths: readonly string[]; readonly isStated?: true };

/**
 * Finds the character of a journal note: itself if it has stats, that of its `character` link, the nearest character
 * note going up the folders, or the only one in the vault. Several candidates are left for the player to choose. A
 * candidate that cannot be read is a problem: nobody else plays in its place.
 */
export function whoseJournal(journal: string, vaultIndex: CharacterIndex): ParseResult<FoundActor> {
	const own = vaultIndex.unreadable(journal);
	if (own && own.seems !== 'empty') return whoIsUnknown(own);
	if (vaultIndex.characters.has(journal)) return parseOk(actorAmong([journal]));
	const linked = linkedCharacters(journal, vaultIndex);
	if (linked) return linked;
	const whose = withoutLink(journal, vaultIndex);
	return overlookedLink(journal, vaultIndex, whose) ?? linkInText(journal, vaultIndex, whose) ?? whose;
}

/** The nearest character going up the folders, or the only one in the vault. */
function withoutLink(journal: string, vaultIndex: CharacterIndex): ParseResult<FoundActor> {
	for (const folder of foldersUp(journal)) {
		const here = [...vaultIndex.candidates].filter(path => folderOf(path) === folder).sort();
		if (here.length > 0) return readable(here, vaultIndex);
	}
	const all = [...vaultIndex.candidates].sort();
	if (all.length > 0) return readable(all, vaultIndex);
	return parseError(
		'no_character',
		t(
			'No character is found. Add stats and “momentum: 2” to this note\'s properties, link one with “character: "[[Name]]"”, or use the command “Begin a campaign” or “Create a character”.',
		),
	);
}

/** A `character` that holds more than links, or links to others than those found, under a name that is nearly `character`. */
function overlookedLink(
	journal: string,
	vaultIndex: CharacterIndex,
	found: ParseResult<FoundActor>,
): ParseResult<never> | undefined {
	const properties: Properties = vaultIndex.properties(journal) ?? new Map();
	const name = nameOf(journal);
	if (isNested(properties.get('character'))) return parseError('nested_character', nestedValue(name, 'character'));
	for (const written of properties.keys()) {
		if (nearestName(foldedKey(written), ['character']) === undefined) continue;
		if (leadToNoOther(textsOf(properties, written), journal, vaultIndex, found)) continue;
		return parseError(
			'misspelled_character',
			t('“{written}” of {name} is not read. Did you mean “{meant}”?', { written, name, meant: 'character' }),
		);
	}
	return undefined;
}

/** A character that the text of a journal names as a property would, and that is another than those found. */
function linkInText(
	journal: string,
	vaultIndex: CharacterIndex,
	found: ParseResult<FoundActor>,
): ParseResult<never> | undefined {
	const link = vaultIndex.charactersInText(journal).find(link => !leadToNoOther([link], journal, vaultIndex, found));
	if (link === undefined) return undefined;
	return parseError(
		'character_in_text',
		t('The text of {name} says “character: {link}”, which is read in its properties alone. Write it there.', {
			name: nameOf(journal),
			link,
		}),
	);
}

/** Whether links lead to no character besides those found. */
function leadToNoOther(
	links: readonly string[],
	journal: string,
	vaultIndex: CharacterIndex,
	found: ParseResult<FoundActor>,
): boolean {
	const linked = links.map(link => linkedCharacter(link, journal, vaultIndex));
	const named = linked.flatMap(whose => (whose.ok ? pathsOf(whose.value) : []));
	return named.every(path => found.ok && pathsOf(found.value).includes(path));
}

const whoIsUnknown = ({ problem: { code, message } }: UnreadableNote): ParseResult<never> =>
	parseError(code, t('{message} Until then it is not known who plays here.', { message }));

/** The candidates, if all of them can be read. */
export function readable(paths: readonly string[], vaultIndex: CharacterIndex): ParseResult<FoundActor> {
	const problems = paths.flatMap(path => vaultIndex.unreadable(path)?.problem ?? []);
	return problems.length > 0 ? { ok: false, problems } : parseOk(actorAmong(paths));
}

/** The path of the character that acts in a note, if there is exactly one candidate. */
export function actsIn(vaultIndex: CharacterIndex, note: string): string | undefined {
	const whose = whoseJournal(note, vaultIndex);
	return whose.ok && whose.value.kind === 'one' ? whose.value.path : undefined;
}

/** The links in a note's `character` property: one, or a list, in the app's format. */
export const characterLinks = (
	note: string,
	vaultIndex: Pick<CharacterIndex, 'properties' | 'unreadable'>,
): readonly string[] => {
	const properties = vaultIndex.properties(note);
	return properties ? textsOf(properties, 'character') : (vaultIndex.unreadable(note)?.owners ?? []);
};

/**
 * The characters that a note links to as its own; `undefined` if there are no such links. A broken link is a problem.
 */
export function linkedCharacters(note: string, vaultIndex: CharacterIndex): ParseResult<FoundActor> | undefined {
	const links = characterLinks(note, vaultIndex);
	const [first, ...others] = links.map(link => linkedCharacter(link, note, vaultIndex));
	if (!first || others.length === 0) return first;
	const paths = new Set<string>();
	for (const whose of [first, ...others]) {
		if (!whose.ok) return whose;
		for (const path of pathsOf(whose.value)) paths.add(path);
	}
	const whose = actorAmong([...paths]);
	return parseOk(whose.kind === 'one' ? whose : { ...whose, isStated: true });
}

/**
 * The character that a link in a note's properties refers to. If several share the name, the app picks the one with the
 * shortest path, which is accepted only if it is also the nearest.
 */
export function linkedCharacter(link: string, note: string, vaultIndex: CharacterIndex): ParseResult<FoundActor> {
	const target = linkFrom(linkTarget(link), note);
	const path = target === '' ? undefined : vaultIndex.resolve(target, note);
	const { notes, aliases } = calledSo(target, vaultIndex);
	const called = notes.length > 0 ? notes : aliases;
	if (called.length > 1 && !isWholePath(target, path)) {
		const near = nearest(called, note);
		const isAgreed = near.length === 1 && (notes.length === 0 || near[0] === path);
		return readable(isAgreed ? near : called, vaultIndex);
	}
	if (path === undefined)
		return parseError(
			'missing_character',
			[
				t('The character “{target}” is not found. Fix the “character” link of this note, or create the note.', {
					target: target || link,
				}),
				...nearCharacter(target, vaultIndex),
			].join(' '),
		);
	return characterAt(path, target, vaultIndex);
}

/**
 * The nearest name of a character, as a question: spelled nearly so, at another path, or with a word in common, as
 * after a rename; empty if none is near.
 */
export function nearCharacter(name: string, { characters }: Pick<CharacterIndex, 'characters'>): readonly string[] {
	const paths = [...characters];
	const elsewhere = paths.find(path => foldedName(nameOf(path)) === foldedName(nameOf(name)));
	if (elsewhere !== undefined) return [whetherMeant(withoutEnding(elsewhere))];
	const spelled = didYouMean(nameOf(name), paths.map(nameOf));
	const words = wordsOf(name);
	const sharing = paths.map(nameOf).find(other => wordsOf(other).some(word => words.includes(word)));
	return spelled.length > 0 || sharing === undefined ? spelled : [whetherMeant(sharing)];
}

/** In letters; shorter words, such as "of" and "the", are in many names. */
const SHORTEST_WORD = 4;

const wordsOf = (name: string): readonly string[] =>
	foldedName(nameOf(name))
		.split(/[^\p{L}\p{N}]+/u)
		.filter(word => word.length >= SHORTEST_WORD);

/** The character at a path; `name` is what it was called. A note that is none says what its properties lack. */
export function characterAt(path: string, name: string, vaultIndex: CharacterIndex): ParseResult<FoundActor> {
	const unreadable = vaultIndex.unreadable(path);
	if (unreadable) return { ok: false, problems: [unreadable.problem] };
	if (vaultIndex.characters.has(path)) return parseOk(actorAmong([path]));
	if (vaultIndex.properties(path) === undefined)
		return parseError(
			'no_properties',
			t('“{name}” has no properties that can be read. Fix them there, or add stats and “momentum: 2”.', { name }),
		);
	return parseError('no_stats', t('“{name}” has no stats. Add stats and “momentum: 2” to its properties.', { name }));
}

/** Finds characters by name, alias or the end of a path. */
export function calledSo(name: string, vaultIndex: CharacterIndex): Namesakes {
	if (!name.includes('/')) return vaultIndex.namesakes(name);
	const { notes, aliases } = vaultIndex.namesakes(nameOf(name));
	const end = `/${foldedName(withoutEnding(name)).replace(/^\/+/, '')}`;
	const isAt = (path: string): boolean => {
		const whole = `/${foldedName(withoutEnding(path))}`;
		return name.startsWith('/') ? whole === end : whole.endsWith(end);
	};
	return { notes: notes.filter(isAt), aliases: aliases.filter(isAt) };
}

/** Whether the link is a full path, from the root of the vault or relative to the note, and so is unambiguous. */
const isWholePath = (target: string, path: string | undefined): boolean =>
	path !== undefined &&
	target.includes('/') &&
	(target.startsWith('.') || foldedName(withoutEnding(path)) === foldedName(withoutEnding(target).replace(/^\/+/, '')));

/** A single character, or several in the order of their paths. */
function actorAmong(paths: readonly string[]): FoundActor {
	const [only] = paths;
	return paths.length === 1 && only !== undefined ? { kind: 'one', path: only } : { kind: 'several', paths };
}

/** The paths of all candidates. */
export const pathsOf = (whose: FoundActor): readonly string[] => (whose.kind === 'one' ? [whose.path] : whose.paths);
