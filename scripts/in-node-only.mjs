const ON_DISK =
	'compares what is on the disk, which no browser draws otherwise; each action has tests of its own there';

/** The integration tests that do not run in Chromium, each with its reason. */
export const IN_NODE_ONLY = {
	'test/host/api-coverage.test.ts': 'has TypeScript read the typings',
	'test/host/behaviours.test.ts': 'reads the tests and docs/host.md',
	'test/host/plugin-loader.test.ts': 'runs the bundler',
	'test/host/server.test.ts': 'starts the server of the page',
	'test/host/theme.test.ts': 'reads the style sheets and the typings',
	'test/host/typed-surface.test.ts': 'has TypeScript read the typings',
	'test/obsidian/faults/catalogue.test.ts': ON_DISK,
	'test/obsidian/faults/faults-by-hand.test.ts': ON_DISK,
	'test/obsidian/faults/faults-in-play.test.ts': ON_DISK,
};
