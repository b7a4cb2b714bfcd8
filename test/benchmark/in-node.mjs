import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';
import { summary } from './summary.mjs';

const RUNS = 7;

/** What needs no app: rules, play and notes. */
export const measureInNode = () => measured('test/benchmark/pure.ts', 'measurePure');

/** The index of a large vault, on the vault and the metadata cache of the stand-in host. */
export const measureIndexInNode = () => measured('test/benchmark/vault-index.ts', 'measureIndex');

/** Each run is a process of its own, so that the first use is a first use. */
async function measured(file, measure) {
	const print = 'figures => process.stdout.write(JSON.stringify(figures))';
	const script = `${await bundle(file)}\nPromise.resolve(benchmark.${measure}()).then(${print});`;
	return summary(
		Array.from({ length: RUNS }, () => {
			const { stdout, stderr, status } = spawnSync(process.execPath, ['-'], { input: script, encoding: 'utf8' });
			if (status !== 0) throw new Error(stderr);
			return JSON.parse(stdout);
		}),
	);
}
