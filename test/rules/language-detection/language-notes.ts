import fs from 'node:fs';
import path from 'node:path';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readReference, type ReferenceReading } from '../../../src/rules/rules-notes/parse-rules-note';

/** A made-up note in another language. */
export const textOfNote = (name: string): string =>
	fs.readFileSync(path.join(import.meta.dirname, 'notes', `${name}.md`), 'utf8');

/** Read over Starforged, with a table of words at its top if one is given. */
export const readNote = (name: string, top = ''): ReferenceReading =>
	readReference(`${top}${textOfNote(name)}`, name, bundledRuleset('starforged'));
