import type { TFile } from 'obsidian';
import { readFrontmatter } from '../../../journal/frontmatter/frontmatter';
import { isTrackNote, readTrackNote } from '../../../journal/track/track-note';
import type { Track } from '../../../play/tracks/track';
import { read, type Problem } from '../../../rules/problem';
import type { Actions } from '../../services/journal-actions';

/** How we interpret an entry of a base. */
type EntryContent =
	| { readonly kind: 'track'; readonly track: Track }
	/** It declares itself a track but cannot be read as one. */
	| { readonly kind: 'unreadable'; readonly problems: readonly Problem[] }
	/** `word` describes it: `character`, `note`, `png file`. */
	| { readonly kind: 'other'; readonly word: string };

/**
 * Reads the entry from the note's text if that is known, as it is right after a press; otherwise from the properties.
 */
export function entryContent(
	{ viewState, vaultIndex }: Actions<'viewState' | 'vaultIndex'>,
	{ path, basename, extension }: TFile,
): EntryContent {
	if (extension !== 'md') return { kind: 'other', word: `${extension} file` };
	const known = vaultIndex.properties(path) ?? new Map();
	if (!isTrackNote(known)) return { kind: 'other', word: wordFor(known.get('sworn'), vaultIndex.characters.has(path)) };
	const text = viewState.textOf(path);
	const frontmatter = text === undefined ? undefined : readFrontmatter(text);
	const properties = frontmatter?.ok === false ? frontmatter : read(frontmatter?.value.values ?? known);
	const track = properties.ok ? readTrackNote(basename, properties.value) : properties;
	return track.ok ? { kind: 'track', track: track.value } : { kind: 'unreadable', problems: track.problems };
}

function wordFor(sworn: unknown, isCharacter: boolean): string {
	if (isCharacter) return 'character';
	return typeof sworn === 'string' && sworn !== '' ? sworn : 'note';
}
