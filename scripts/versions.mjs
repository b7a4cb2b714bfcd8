/** What `npm version` changes in addition to package.json. */
export const bumped = (version, manifest, versions) => ({
	manifest: { ...manifest, version },
	versions: { ...versions, [version]: manifest.minAppVersion },
});

/** The inconsistencies of a release, in sentences. */
export function disagreements(tag, { version, manifest, versions, changelog }) {
	const named = versions[manifest.version];
	return [
		tag !== version && `The tag is ${tag}, package.json says ${version}.`,
		tag !== manifest.version && `The tag is ${tag}, manifest.json says ${manifest.version}.`,
		named !== manifest.minAppVersion &&
			`manifest.json needs Obsidian ${manifest.minAppVersion}, versions.json says ${named}.`,
		changesOf(tag, changelog) === '' && `CHANGELOG.md tells nothing of ${tag}.`,
	].filter(Boolean);
}

/** The section of a version in the changelog: everything below its heading, up to the next one. */
export function changesOf(version, changelog) {
	const sections = changelog.split(/^## /m).slice(1);
	const found = sections.find(section => section.startsWith(`[${version}]`)) ?? '';
	return found
		.slice(found.indexOf('\n'))
		.replace(/^\[[^\]\n]+\]: .*$/gm, '')
		.trim();
}
