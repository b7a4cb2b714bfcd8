import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readingOf } from './format-1-reading';

/**
 * Notes as players have them, written in version 1 of the format, each with its reading beside it.
 *
 * These files are never changed, only added to: they stand for the notes in the vaults of players, which no release of the
 * plugin can change. When one of them is read otherwise, it is the reader that is wrong. A reading may be spelled anew when
 * the code calls something by another name, if it says the same. What version 1 learns to say besides comes as a new note;
 * its reading is written when there is none, to be read by a person before it is committed.
 */
const FOLDER = fileURLToPath(new URL('./format-1/', import.meta.url));

const notes = fs.readdirSync(FOLDER).filter(name => name.endsWith('.md'));

describe('a note of version 1 is read as it was', () => {
	it.each(notes)('%s', name => {
		const reading = readingOf(name.replace(/(?:\.crlf)?\.md$/, ''), fs.readFileSync(FOLDER + name, 'utf8'));
		const beside = `${FOLDER}${name}.read.txt`;
		if (!fs.existsSync(beside)) {
			fs.writeFileSync(beside, reading);
			throw new Error(`${name} is new. Its reading was written; read it, and commit both.`);
		}
		expect(reading).toBe(fs.readFileSync(beside, 'utf8'));
	});

	it('none is gone', () => {
		const readings = fs.readdirSync(FOLDER).filter(name => name.endsWith('.read.txt'));
		expect(readings.map(name => name.replace(/\.read\.txt$/, ''))).toEqual(notes);
		expect(notes.length).toBeGreaterThanOrEqual(18);
	});
});
