// A reporter of vitest that keeps how long each file of tests took, and what was spent before its tests began.
import fs from 'node:fs';
import path from 'node:path';

/** The environment variable with the file that the times are written to. */
export const FILES_TIMED = 'FILES_TIMED';
/** The times of the steps of the last run. */
export const STEPS_TIMED = 'dist/test-steps.json';

const rounded = ms => Math.round(ms ?? 0);

export default class TestTimes {
	files = [];

	onTestModuleEnd(module) {
		const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
		const tests = [...module.children.allTests()].map(test => test.diagnostic()?.duration ?? 0);
		this.files.push({
			file: path.relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
			project: module.project.name,
			count: tests.length,
			tests: rounded(duration),
			longest: rounded(Math.max(0, ...tests)),
			imports: rounded(collectDuration),
			setUp: rounded(prepareDuration + setupDuration),
			// Of the worker, which sets it up once and says so of each of its files.
			environment: rounded(environmentSetupDuration),
		});
	}

	onTestRunEnd() {
		const file = process.env[FILES_TIMED];
		if (!file) return;
		fs.mkdirSync(path.dirname(file), { recursive: true });
		fs.writeFileSync(file, JSON.stringify(this.files));
	}
}
