import { expect, it, onTestFinished, vi } from 'vitest';
import { runSideBySide, staticChecks } from '../scripts/steps.mjs';

const printed: string[] = [];

it('of commands that run beside each other those that fail are reported, and what each of them printed', async () => {
	const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
	onTestFinished(() => log.mockRestore());
	const node = (title: string, code: string) => ({ title, command: process.execPath, args: ['-e', code] });
	const failed = await runSideBySide([
		node('good', 'console.log("fine")'),
		node('bad', 'console.error("wrong"); process.exit(3)'),
		node('killed', 'process.kill(process.pid, "SIGKILL")'),
		{ title: 'missing', command: '/no/such/program', args: [] },
		node('last', ''),
	]);
	expect(failed.map(({ title }) => title).sort()).toEqual(['bad', 'killed', 'missing']);
	expect(printed).toContain('\n== good\nfine');
	expect(printed).toContain('\n== bad\nwrong');
});

it('“npm test” relies on no cache of an earlier run', () => {
	const named = (isCached: boolean) =>
		staticChecks(isCached).flatMap(({ args }) => args.filter(arg => arg.includes('.cache')));
	expect(named(false)).toEqual([]);
	expect(named(true)).toHaveLength(5);
});
