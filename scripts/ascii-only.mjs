import fs from 'node:fs';

const escaped = text => text.replace(/[^\x00-\x7f]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Escapes non-ASCII characters that esbuild's `charset: 'ascii'` leaves alone: those in regular expressions. A single
 * one would double the memory that the engine needs for the whole file.
 */
export const asciiOnly = {
	name: 'ascii-only',
	setup(build) {
		build.onEnd(({ outputFiles, errors }) => {
			if (errors.length > 0) return;
			if (outputFiles) for (const file of outputFiles) file.contents = Buffer.from(escaped(file.text));
			else
				fs.writeFileSync(build.initialOptions.outfile, escaped(fs.readFileSync(build.initialOptions.outfile, 'utf8')));
		});
	},
};
