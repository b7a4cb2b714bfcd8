import fs from 'node:fs';

const REASON = /^\t+reason:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`),\n/gm;

/**
 * Removes the reasons of corrections from the build. They are for readers of the source and docs/rulesets.md; no player
 * sees them.
 */
export const withoutReasons = {
	name: 'without-reasons',
	setup(build) {
		build.onLoad({ filter: /[\\/]src[\\/]rules[\\/]corrections[\\/].*\.ts$/ }, ({ path }) => ({
			contents: fs.readFileSync(path, 'utf8').replaceAll('\r\n', '\n').replace(REASON, ''),
			loader: 'ts',
		}));
	},
};
