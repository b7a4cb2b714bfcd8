import { getOwn } from '../../rules/core/collections';
import type { MoveRecord } from '../../play/record/record';
import { problem, type Problem } from '../../rules/core/problem';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/** The value of `imported` for a record of Iron Vault. */
export const FROM_IRON_VAULT = 'iron-vault';

/** The value of `imported` for a record that stood in Lonelog. */
export const FROM_LONELOG = 'lonelog';

/** The value of `imported` for a note of Forged in Obsidian, and for a roll in one of its callouts, which is not written. */
export const FROM_FORGED = 'forged-in-obsidian';

const NAMES: Readonly<Record<string, string>> = { [FROM_IRON_VAULT]: 'Iron Vault', [FROM_LONELOG]: 'Lonelog' };

/** “Imported from Iron Vault”; `undefined` for any other record. */
export const importedWords = ({ imported }: Pick<MoveRecord, 'imported'>): string | undefined =>
	imported === undefined ? undefined : `Imported from ${getOwn(NAMES, imported) ?? imported}`;

/** Why an imported record cannot be changed, and what the player can do instead. */
export const importedProblem = (record: MoveRecord): Problem | undefined =>
	record.imported === undefined
		? undefined
		: problem(
				'imported_record',
				t(
					'{move} was {imported}, so it stays as it was played there. To undo it, change the sheet and the note by hand.',
					{ move: record.move, imported: translateTerm(importedWords(record)?.replace('I', 'i') ?? '') },
				),
			);
