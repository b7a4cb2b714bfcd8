import fs from 'node:fs';

const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`[^\`]*\`)`;
const REASON = new RegExp(String.raw`^\t+reason:\s*${STRING},\n`, 'gm');
const EXAMPLE = new RegExp(
	String.raw`\b(?:example|stage):\s*(?:${STRING}|\[\s*${STRING},\s*${STRING},?\s*\]),\s*`,
	'g',
);

/** The files whose reasons and examples nobody sees in the app. */
const WITH_REASONS =
	/[\\/]src[\\/]rules[\\/](?:(?:assets|corrections)[\\/].*|effects[\\/](?:amendments|phrases[\\/]conditions))\.ts$/;

/** The example that a phrase of the story begins with; those of other phrases are shown to players. */
const STORY_EXAMPLE = new RegExp(String.raw`^\t\[\s*${STRING},`, 'gm');

/**
 * Removes from the build what is for readers of the source alone: the reasons of corrections, which
 * docs/reference/corrections.md has too, the examples of the wordings of abilities with the names of their stages, and
 * those of conditions, amendments and phrases of the story.
 */
export const withoutReasons = {
	name: 'without-reasons',
	setup(build) {
		const textOf = path => fs.readFileSync(path, 'utf8').replaceAll('\r\n', '\n').replace(EXAMPLE, '');
		build.onLoad({ filter: WITH_REASONS }, ({ path }) => ({
			contents: textOf(path).replace(REASON, ''),
			loader: 'ts',
		}));
		build.onLoad({ filter: /[\\/]phrases[\\/]story\.ts$/ }, ({ path }) => ({
			contents: textOf(path).replace(STORY_EXAMPLE, "\t['',"),
			loader: 'ts',
		}));
	},
};
