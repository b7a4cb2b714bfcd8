import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';
import { summary } from './summary.mjs';

const RUNS = 7;

/** Each run is a process of its own, so that the first use is a first use. */
export async function measureInNode() {
	const script = `${await bundle('benchmark/pure.ts')}\nprocess.stdout.write(JSON.stringify(benchmark.measurePure()));`;
	return summary(
		Array.from({ length: RUNS }, () => {
			const { stdout, stderr, status } = spawnSync(process.execPath, ['-'], { input: script, encoding: 'utf8' });
			if (status !== 0) throw new Error(stderr);
			return JSON.parse(stdout);
		}),
	);
}
