// npm run faults: injects every kind of failure into every file operation of every command and button, and reports the
// results.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { tableOfFaults } from './table-of-faults.mjs';

ensureInstalled();
const { values } = parseArgs({
	options: {
		action: { type: 'string', default: '' },
		kind: { type: 'string', default: '' },
		jobs: { type: 'string' },
		resume: { type: 'boolean', default: false },
	},
});

const FOLDER = 'dist/faults';
if (!values.resume) fs.rmSync(FOLDER, { recursive: true, force: true });
console.log('Trying every fault in every action; this takes some minutes on a quiet machine ...\n');
const vitest = `node_modules/.bin/vitest${process.platform === 'win32' ? '.cmd' : ''}`;
const jobs = values.jobs === undefined ? [] : [`--maxWorkers=${values.jobs}`];
const { status } = spawnSync(vitest, ['run', '--config', 'vitest.faults.config.mts', '--reporter=dot', ...jobs], {
	stdio: 'inherit',
	shell: process.platform === 'win32',
	env: { ...process.env, FAULTS_FOLDER: FOLDER, FAULTS_ACTION: values.action, FAULTS_KIND: values.kind },
});

const files = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER) : [];
const cells = files.flatMap(file => JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')));
console.log(tableOfFaults(cells));
process.exit(status ?? 1);
