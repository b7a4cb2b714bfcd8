import { normalizePath } from 'obsidian';

/** The path of a note in a folder; the root is "" or "/". The name may be one that was typed. */
export const noteIn = (folder: string, name: string): string => normalizePath(`${folder}/${name}.md`);
