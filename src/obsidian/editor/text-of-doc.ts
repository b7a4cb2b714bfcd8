import type { Text } from '@codemirror/state';
import { memoize } from '../../rules/core/memoize';

/**
 * The text of a document of an editor, made once for each: all cards of a note ask for it after each change, and what is
 * cached by a text is found faster by the same string.
 */
export const textOfDoc = memoize((doc: Text): string => doc.toString());
