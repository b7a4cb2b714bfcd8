import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';
import { summary } from './summary.mjs';

const RUNS = 7;
const FEW = 3;

/** What needs no app: rules, play and notes. */
export const measureInNode = () => measured('test/benchmark/pure.ts', 'measurePure');

/** The index of a large vault, on the vault and the metadata cache of the stand-in host. */
export const measureIndexInNode = () => measured('test/benchmark/vault-index.ts', 'measureIndex');

/** Rules notes of 60 kB and of 1 MB, and how the time of reading grows. */
export const measureRulesInNode = async () => ({
	short: await measured('test/benchmark/rules-note.ts', 'measureShortNote'),
	long: await measured('test/benchmark/rules-note.ts', 'measureLongNote', FEW),
	growth: await measured('test/benchmark/rules-note.ts', 'measureGrowth', FEW),
});

/** The same index in vaults of other sizes. */
export const measureIndexGrowth = () => measured('test/benchmark/vault-index.ts', 'measureGrowth', FEW);

/** The same index in vaults in which every note is to be read, at the pace of a page that is idle. */
export const measurePacingInNode = async () => ({
	5000: await measured('test/benchmark/index-pacing.ts', 'measureFiveThousand', FEW),
	10000: await measured('test/benchmark/index-pacing.ts', 'measureTenThousand', FEW),
});

/** Each run is a process of its own, so that the first use is a first use. */
async function measured(file, measure, runs = RUNS) {
	const print = 'figures => process.stdout.write(JSON.stringify(figures))';
	const script = `${await bundle(file)}\nPromise.resolve(benchmark.${measure}()).then(${print});`;
	return summary(
		Array.from({ length: runs }, () => {
			const { stdout, stderr, status } = spawnSync(process.execPath, ['-'], { input: script, encoding: 'utf8' });
			if (status !== 0) throw new Error(withoutCode(stderr));
			return JSON.parse(stdout);
		}),
	);
}

/** A message without the line of the bundled script that it points at. */
const withoutCode = message =>
	message
		.split('\n')
		.filter(line => line.length < 300)
		.join('\n');
