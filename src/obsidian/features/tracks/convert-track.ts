import { Notice } from 'obsidian';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import type { TurnPlan } from '../../../journal/manual-edits/convert-track';
import { turnIntoBlock as blockPlan, turnIntoNote as notePlan } from '../../../journal/manual-edits/convert-track';
import { linkTextFor } from '../../../journal/character/unique-character-name';
import {
	actsIn,
	characterLinks,
	linkedCharacter,
	linkedCharacters,
	pathsOf,
} from '../../../journal/character/acting-character';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import { playersOf } from '../../../journal/character/acting-path';
import { given } from '../../../rules/core/collections';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { Actions } from '../../services/journal-actions';
import { freePath } from '../../services/free-path';
import type { Texts } from '../../vault/writer/file-operation';
import { offsetIn } from '../../services/manual-edits/journal-for-edit';
import { quote, t } from '../../../i18n/translate';

/** Moves a track from its block to a note of its own; the block then displays that note. */
export async function turnIntoNote(
	actions: Actions<'app' | 'vaultIndex' | 'write'>,
	home: TrackLocation,
	shownIn: string,
): Promise<boolean> {
	const { vaultIndex } = actions;
	const links = playersOf(home.path, vaultIndex).map(owner => linkTextFor(owner, home.path, vaultIndex));
	const plan = (texts: Texts) =>
		notePlan(texts.get(home.path) ?? '', home, name => freePath(actions, name, shownIn), links);
	return tell(await actions.write([home.path], plan), t('is a note of its own now.'));
}

/** Turns the note of a track into a block in the note that the command was run from. */
export async function turnIntoBlock(
	actions: Actions<'vaultIndex' | 'write' | 'writer'>,
	home: TrackLocation,
	shownIn: string,
): Promise<boolean> {
	const plan = (texts: Texts) => {
		const text = texts.get(shownIn) ?? '';
		const owner = ownerOfBoth(actions, home.path, shownIn);
		if (!owner.ok) return owner;
		const target = {
			path: shownIn,
			text,
			offset: offsetIn(actions.writer, shownIn, text),
			...given({ owner: owner.value }),
		};
		return blockPlan(texts.get(home.path) ?? '', home.path, target);
	};
	return tell(await actions.write([shownIn, home.path], plan), t('is a block of this note now.'));
}

/**
 * The name of the character that the track links to, if it is also the one whose journal the other note is; the block
 * then needs no link. Any other link is kept, so it must refer to the same character in both notes.
 */
function ownerOfBoth(
	{ vaultIndex }: Actions<'vaultIndex'>,
	track: string,
	journal: string,
): ParseResult<string | undefined> {
	const [link] = characterLinks(track, vaultIndex);
	const whose = linkedCharacters(track, vaultIndex);
	if (link === undefined || !whose?.ok) return parseOk(undefined);
	if (whose.value.kind === 'several')
		return parseError(
			'whose_track',
			t(
				'“{track}” may belong to {paths}, so it stays a note. Write the path of its character into the property “character”, then turn it.',
				{ track: nameOf(track), paths: orOf(whose.value.paths) },
			),
		);
	const { path } = whose.value;
	if (path === actsIn(vaultIndex, journal)) return parseOk(nameOf(path));
	const there = linkedCharacter(link, journal, vaultIndex);
	if (there.ok && pathsOf(there.value).some(other => other !== path))
		return parseError(
			'whose_track',
			t(
				'“{track}” belongs to “{path}”, so it stays a note. In “{journal}” its link would mean {orOf}: write the path of its character into the property “character”, then turn it.',
				{
					track: nameOf(track),
					path: withoutEnding(path),
					journal: withoutEnding(journal),
					orOf: orOf(pathsOf(there.value)),
				},
			),
		);
	return parseOk(undefined);
}

const orOf = (paths: readonly string[]): string => paths.map(path => quote(withoutEnding(path))).join(t(' or '));

function tell(plan: TurnPlan | undefined, words: string): boolean {
	if (plan) new Notice(`${quote(plan.name)} ${words}`);
	return plan !== undefined;
}
