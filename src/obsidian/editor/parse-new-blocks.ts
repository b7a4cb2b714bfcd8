import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Keeps the cursor after what is typed right after a record was written. The editor scrolls then, and on a slow machine
 * a key press and a scroll share one frame: CodeMirror, which checks its DOM on scroll, would take in the letter but
 * leave the cursor before it. CodeMirror checks the DOM between the two only if there is an input handler.
 */
export const parseNewBlocks: Extension = EditorView.domEventHandlers({ input: () => false });
