// node scripts/check-version.mjs TAG: prints the changelog section of the tag, or fails and lists what does not match.
import fs from 'node:fs';
import { changesOf, disagreements } from './versions.mjs';

const text = name => fs.readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const read = name => JSON.parse(text(name));

const [tag = ''] = process.argv.slice(2);
const release = {
	version: read('package.json').version,
	manifest: read('manifest.json'),
	versions: read('versions.json'),
	changelog: text('CHANGELOG.md'),
};
const wrong = disagreements(tag, release);
if (wrong.length > 0) {
	console.error(wrong.join('\n'));
	process.exit(1);
}
console.log(changesOf(tag, release.changelog));
