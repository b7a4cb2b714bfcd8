// Run by `npm version`: copies the version of package.json to manifest.json and versions.json.
import fs from 'node:fs';
import { bumped } from './versions.mjs';

const at = name => new URL(`../${name}`, import.meta.url);
const read = name => JSON.parse(fs.readFileSync(at(name), 'utf8'));
const write = (name, value) => fs.writeFileSync(at(name), `${JSON.stringify(value, null, '\t')}\n`);

const { manifest, versions } = bumped(read('package.json').version, read('manifest.json'), read('versions.json'));
write('manifest.json', manifest);
write('versions.json', versions);
