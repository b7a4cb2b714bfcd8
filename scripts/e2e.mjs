// End-to-end tests in headless Chromium: plays the stories of test/e2e on the stand-in host by keyboard, mouse and
// touch. --report FILE writes the counts, --pictures also updates the pictures of the README, --only TEXT plays the
// stories whose title or file contains the text, --rules FILE also plays a rules note of your own.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { playStories } from '../test/e2e/run.mjs';

const { values: options } = parseArgs({
	options: {
		report: { type: 'string' },
		pictures: { type: 'boolean' },
		only: { type: 'string' },
		rules: { type: 'string' },
	},
});
const { passed, failed } = await playStories(options);
if (options.report) {
	fs.mkdirSync(path.dirname(options.report), { recursive: true });
	fs.writeFileSync(options.report, JSON.stringify({ passed, failed }));
}
process.exit(failed > 0 ? 1 : 0);
