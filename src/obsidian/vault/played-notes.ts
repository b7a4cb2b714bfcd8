import { characterLinks } from '../../journal/character/acting-character';
import type { VaultIndex } from './index/vault-index';

/** Whether a note is a character's note, or a journal that names its character. */
export const isPlayedNote = (vaultIndex: VaultIndex, path: string): boolean =>
	vaultIndex.characters.has(path) || characterLinks(path, vaultIndex).length > 0;
