import fs from 'node:fs';
import { parse } from 'acorn';
import { minify as terser } from 'terser';

/** @type {import('terser').MinifyOptions} */
const OPTIONS = {
	ecma: 2020,
	toplevel: true,
	// esbuild has chosen shorter names already, in less time.
	mangle: false,
	format: {
		// A single wider character would double the memory that the engine needs for the whole file.
		ascii_only: true,
		comments: /^!/,
	},
};

/** Minifies the output of esbuild once more: what is left compiles faster, and has lines that can be shown. */
export const minify = {
	name: 'minify',
	setup(build) {
		build.onEnd(async ({ outputFiles, errors }) => {
			if (errors.length > 0) return;
			if (outputFiles) for (const file of outputFiles) file.contents = Buffer.from(await minified(file.text));
			else {
				const { outfile } = build.initialOptions;
				fs.writeFileSync(outfile, await minified(fs.readFileSync(outfile, 'utf8')));
			}
		});
	},
};

/** Raw templates are left as they are by the minifier. All of ours are regular expressions, which read the escape. */
const escaped = char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

async function minified(text) {
	const { code } = await terser(text, OPTIONS);
	return `${inLines(code.replace(/[^\x00-\x7f]/g, escaped))}\n`;
}

/** A review of the plugin takes very long lines for obfuscated code. */
const LONG = 2500;

/** Breaks long lines behind the last comma or semicolon that fits, where a line break means nothing. */
function inLines(code) {
	const lines = [];
	let start = 0;
	let last = 0;
	const onToken = ({ type: { label }, end }) => {
		if (end - start > LONG && last > start) {
			lines.push(code.slice(start, last));
			start = last;
		}
		if (label === ',' || label === ';') last = end;
	};
	parse(code, { ecmaVersion: 'latest', onToken });
	return [...lines, code.slice(start)].join('\n');
}
