import type { TFile } from 'obsidian';
import type { RollInput } from '../../../play/record/roll-input';
import { nameOf } from '../../../journal/notes/note-name';
import { given } from '../../../rules/core/collections';
import type { Actions } from '../../services/journal-actions';
import { trackNames } from '../../vault/index/track-names';

/**
 * Remembers by which names a form knows the notes of a character's tracks and assets. The function that it returns
 * gives those that were renamed while the form was open their names of now in what was chosen there.
 */
export function followingNames(
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	journal: TFile,
	actor: TFile,
): (chosen: RollInput) => RollInput {
	const namesNow = (): ((file: TFile) => string) => {
		const names = trackNames(vaultIndex, journal.path, actor.path);
		return ({ path }) => names(path) ?? nameOf(path);
	};
	const nameThen = namesNow();
	// a file has another path once its note was renamed
	const known = vaultIndex.belongingsOf(actor.path).flatMap(path => {
		const file = app.vault.getFileByPath(path);
		return file ? [{ file, path, name: nameThen(file) }] : [];
	});
	return chosen => {
		const nameNow = namesNow();
		const renamed = known.filter(({ file, path }) => file.path !== path);
		const reasonNow = (reason: string): string => {
			const about = renamed.find(({ name }) => reason === name || reason.startsWith(`${name},`));
			return about ? `${nameNow(about.file)}${reason.slice(about.name.length)}` : reason;
		};
		const about = renamed.find(({ name }) => name === chosen.track);
		const adds = chosen.adds?.map(add => ({ ...add, reason: reasonNow(add.reason) }));
		return { ...chosen, ...given({ track: about ? nameNow(about.file) : chosen.track, adds }) };
	};
}
