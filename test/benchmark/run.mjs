// The rows of the named subjects, as JSON, of the plugin as it was built: what compares two commits runs this in each.
import { findChromium } from '../../scripts/find-chromium.mjs';
import { IN_CHROMIUM, IN_NODE } from './subjects.mjs';

const rows = [];
for (const name of process.argv.slice(2))
	rows.push(...(await (IN_NODE[name]?.() ?? IN_CHROMIUM[name](findChromium()))));
process.stdout.write(JSON.stringify(rows));
