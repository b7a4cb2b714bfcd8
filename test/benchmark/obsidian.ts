/** As much of the app as the index asks for, taken from the stand-in host: it needs no page. */
export { Component } from '../host/component';
export { editorInfoField } from '../host/editor/fields';
export { debounce, normalizePath } from '../host/functions';
export { Notice } from '../host/ui/notice';
export { TFile } from '../host/vault/files';

/** No note is open if there is no page. */
export class MarkdownView {}
