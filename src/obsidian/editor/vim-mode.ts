import type { EditorView } from '@codemirror/view';

/** The vim mode of the app marks its scroller so, except while text is inserted. */
export const isVimNormal = ({ scrollDOM }: EditorView): boolean => scrollDOM.hasClass('cm-vimMode');
