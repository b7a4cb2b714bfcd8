// The commands of *check* and *test*, run one after the other or two in parallel.
import { spawn, spawnSync } from 'node:child_process';

const shell = process.platform === 'win32';
export const bin = name => `node_modules/.bin/${name}${shell ? '.cmd' : ''}`;

/** Runs a command and streams its output; returns its status. */
export function runStep({ title, command, args, env = {} }) {
	console.log(`\n== ${title}`);
	return spawnSync(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } }).status ?? 1;
}

/** Runs a command and prints its output at the end. */
function runQuietly({ title, command, args }) {
	return new Promise(resolve => {
		const output = [];
		const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell });
		for (const stream of [child.stdout, child.stderr]) stream.on('data', data => output.push(data));
		const end = (status, more = '') => {
			console.log(`\n== ${title}\n${Buffer.concat(output)}${more}`.trimEnd());
			resolve(status ?? 1);
		};
		child.once('error', error => end(1, String(error)));
		child.once('close', status => end(status));
	});
}

/** Runs all steps in order, two in parallel; returns those that failed. */
export async function runSideBySide(steps) {
	const waiting = [...steps];
	const failed = [];
	const lane = async () => {
		for (let step = waiting.shift(); step; step = waiting.shift())
			if ((await runQuietly(step)) !== 0) failed.push(step);
	};
	await Promise.all([lane(), lane()]);
	return failed;
}

const CACHE = 'node_modules/.cache/sworn-journal';

export const types = (title, project, isCached) => ({
	title,
	command: bin('tsc'),
	args: ['-p', project, ...(isCached ? ['--incremental', '--tsBuildInfoFile', `${CACHE}/${project}.tsbuildinfo`] : [])],
});

export const lint = (files, isCached) => ({
	title: 'Lint',
	command: bin('eslint'),
	args: ['--max-warnings', '0', ...(isCached ? ['--cache', '--cache-location', `${CACHE}/eslint`] : []), ...files],
});

export const format = (files, isCached) => ({
	title: 'Format',
	command: bin('prettier'),
	args: [
		...['--check', '--log-level', 'warn', '--ignore-unknown'],
		...(isCached ? ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/prettier`] : []),
		...files,
	],
});

/** The folder of vitest's module cache. */
export const MODULE_CACHE = `${CACHE}/modules`;

const typesOf = isCached =>
	isCached
		? [
				types('Types of the tools', 'tsconfig.tools.json', true),
				types('Types', 'tsconfig.json', true),
				types('Types of the pure layers', 'tsconfig.pure.json', true),
			]
		: [{ title: 'Types', command: process.execPath, args: ['scripts/types.mjs'] }];

/** The static checks, longest first. Without `isCached`, caches are ignored, and each file's types are checked once. */
export const staticChecks = isCached => [lint(['.'], isCached), ...typesOf(isCached), format(['.'], isCached)];
