const ON_DISK =
	'compares what is on the disk, which no browser draws otherwise; each action has tests of its own there';

/** The integration tests that do not run in Chromium, each with its reason. */
export const IN_NODE_ONLY = {
	'test/host/tests/api-coverage.test.ts': 'has TypeScript read the typings',
	'test/host/tests/behaviours.test.ts': 'reads the tests and docs/host.md',
	'test/host/tests/plugin-loader.test.ts': 'runs the bundler',
	'test/host/tests/server.test.ts': 'starts the server of the page',
	'test/host/tests/theme.test.ts': 'reads the style sheets and the typings',
	'test/host/tests/typed-surface.test.ts': 'has TypeScript read the typings',
	'test/obsidian/faults/catalogue.test.ts': ON_DISK,
	'test/obsidian/faults/faults-by-hand.test.ts': ON_DISK,
	'test/obsidian/faults/faults-in-play.test.ts': ON_DISK,
};
