import { Notice } from 'obsidian';
import { read } from '../../../rules/problem';
import type { GeneratedThing } from '../../../journal/answers/generated-block';
import { linkInPlace, newThingNote } from '../../../journal/answers/generated-note';
import { findBlock } from '../../../journal/blocks-in-note/in-note';
import { removeBlock } from '../../../journal/blocks-in-note/remove-block';
import { NAME_KEY } from '../../../rules/generators/generator';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { freeName, freePath } from '../../services/free-path';
import type { Actions } from '../../services/journal-actions';
import type { Texts } from '../../vault/writer/note-writer';
import { folderOfThing } from './thing-folder';
import type { ThingHome } from './thing-buttons';
import { t } from '../../../language/text';

/** Gives a generated thing a note of its own, and puts a link to it in place of its block. */
export async function keepAsNote(
	actions: Actions<'write' | 'app' | 'vaultIndex'>,
	{ path, place }: ThingHome,
	generated: GeneratedThing,
): Promise<void> {
	const name = generated.facts.get(NAME_KEY)?.join(' ') ?? freeName(actions, generated.thing, path);
	const written = await actions.write([path], (texts: Texts) => {
		const text = texts.get(path) ?? '';
		const block = findBlock(text, place.body, place.near);
		if (!block.ok) return block;
		const target = freePath(actions, name, path, folderOfThing(actions, generated.thing, path));
		if (!target.ok) return target;
		const note = newThingNote(generated);
		if (!note.ok) return note;
		return read({
			edits: [noteToCreate(target.value, note.value), { path, changes: linkInPlace(text, block.value, name) }],
		});
	});
	if (written) new Notice(t('“{name}” is a note of its own now.', { name }));
}

/** Takes the block of a generated thing out of its note. */
export async function discardThing(actions: Actions<'write'>, { path, place }: ThingHome): Promise<void> {
	await actions.write([path], (texts: Texts) => {
		const text = texts.get(path) ?? '';
		const block = findBlock(text, place.body, place.near);
		return block.ok ? read({ edits: [{ path, changes: removeBlock(text, block.value) }] }) : block;
	});
}
