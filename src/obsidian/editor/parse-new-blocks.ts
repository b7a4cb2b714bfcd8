import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * What is typed right after a record was written is where the cursor is. The editor scrolls then, and on a slow machine
 * a key and a scroll come in one frame: CodeMirror, which looks at its text when it scrolls, would take in the letter and
 * leave the cursor before it. Between the two it looks by itself only where something listens to the input.
 */
export const parseNewBlocks: Extension = EditorView.domEventHandlers({ input: () => false });
