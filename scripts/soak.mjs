// npm run soak: plays random sessions and checks the laws after each step. --steps N | --minutes M, --seed S, --jobs J; --torn: other programs
// tear, copy and rename the notes.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const number = { type: 'string' };
const { values } = parseArgs({
	options: { steps: number, minutes: number, seed: number, jobs: number, finds: number, torn: { type: 'boolean' } },
});
const given = (name, usual) => {
	const value = values[name] === undefined ? usual : Number(values[name]);
	if (value === undefined || value > 0) return value;
	console.error(`--${name} wants a number above 0, not “${values[name]}”.`);
	process.exit(1);
};
const seed = given('seed', randomInt(1, 1_000_000));
const jobs = given('jobs', 1);
const minutes = given('minutes');
const steps = given('steps', minutes === undefined ? 10_000 : Number.MAX_SAFE_INTEGER);
const words = minutes === undefined ? `${steps} steps` : `${minutes} minutes`;
console.log(`Seed ${seed}: ${words}${jobs > 1 ? ` in ${jobs} jobs` : ''}. The same seed plays the same again.\n`);

const bin = `node_modules/.bin/vitest${process.platform === 'win32' ? '.cmd' : ''}`;
const play = job =>
	new Promise(resolve => {
		const env = {
			...process.env,
			// Nearly everything that a step allocates is short-lived, so a larger semi-space means fewer scavenges.
			NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
			SOAK_SEED: seed,
			SOAK_STEPS: Math.ceil(steps / jobs),
			SOAK_JOB: job,
			SOAK_JOBS: jobs,
			SOAK_FINDS: given('finds', 3),
			SOAK_TORN: values.torn ? 'yes' : '',
			...(minutes === undefined ? {} : { SOAK_MINUTES: minutes }),
		};
		const args = ['run', '--project', 'soak', '--disable-console-intercept'];
		spawn(bin, args, { stdio: 'inherit', shell: process.platform === 'win32', env }).on('close', resolve);
	});
const codes = await Promise.all(Array.from({ length: jobs }, (_, job) => play(job)));
process.exit(codes.some(code => code !== 0) ? 1 : 0);
