// End-to-end tests in headless Chromium: plays the stories of test/e2e on the stand-in host by keyboard, mouse and
// touch. --report FILE writes the counts, --pictures also updates the pictures of the README, --only TEXT plays the
// stories whose title or file contains the text, --everyday those that npm test plays, --rules FILE also plays a rules note
// of your own, --built relies on an earlier build.
// --app URL plays the stories of test/e2e/app instead, on an app that was started with --remote-debugging-port, such as
// http://127.0.0.1:9222; --keep leaves their folder in its vault. --app stand-in starts the stand-in host instead.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
	options: {
		report: { type: 'string' },
		pictures: { type: 'boolean' },
		only: { type: 'string' },
		everyday: { type: 'boolean' },
		rules: { type: 'string' },
		app: { type: 'string' },
		keep: { type: 'boolean' },
		built: { type: 'boolean' },
	},
});

/** The stories of the app, or those of the stand-in host. */
async function play() {
	if (options.app === undefined) return (await import('../test/e2e/run.mjs')).playStories(options);
	if (options.app === 'stand-in') return (await import('../test/e2e/app/on-stand-in.mjs')).playOnStandIn(options);
	return (await import('../test/e2e/app/run.mjs')).playOnApp(options.app, options);
}

const played = await play().catch(error => {
	if (options.app === undefined) throw error;
	console.error(error.message);
	return { passed: 0, failed: 1 };
});
if (options.report) {
	fs.mkdirSync(path.dirname(options.report), { recursive: true });
	fs.writeFileSync(options.report, JSON.stringify(played));
}
process.exit(played.failed > 0 ? 1 : 0);
