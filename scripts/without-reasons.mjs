import fs from 'node:fs';

const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`[^\`]*\`)`;
const REASON = new RegExp(String.raw`^\t+reason:\s*${STRING},\n`, 'gm');
const EXAMPLE = new RegExp(
	String.raw`\b(?:example|stage):\s*(?:${STRING}|\[\s*${STRING},\s*${STRING},?\s*\]),\s*`,
	'g',
);

/**
 * Removes from the build what is for readers of the source alone: the reasons of corrections, which docs/rulesets.md has
 * too, and the examples of the wordings of abilities with the names of their stages.
 */
export const withoutReasons = {
	name: 'without-reasons',
	setup(build) {
		build.onLoad({ filter: /[\\/]src[\\/]rules[\\/](?:assets|corrections)[\\/].*\.ts$/ }, ({ path }) => ({
			contents: fs.readFileSync(path, 'utf8').replaceAll('\r\n', '\n').replace(REASON, '').replace(EXAMPLE, ''),
			loader: 'ts',
		}));
	},
};
