import { afterEach, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';

afterEach(close);

const trackNote = (number: number) =>
	`---\nsworn: vow\nrank: formidable\nticks: ${String(number % 40)}\nstatus: open\ncharacter: "[[Kestrel]]"\n---\n`;

const isNote = (path: string) => path.endsWith('.md');

/** More than are read at once. */
const TRACKS = 150;

it('a typed move reads each note of its character once before its text, and after it only those that it writes', async () => {
	const tracks = Array.from({ length: TRACKS }, (_, at) => `Vow ${String(at)}.md`);
	const notes = tracks.map((path, at) => [path, trackNote(at)]);
	const host = await typing('On. ‸', [5, 1, 2], { 'Kestrel.md': KESTREL, ...Object.fromEntries(notes) });
	await host.type(';;face danger edge');
	await host.tick(3000);
	const before: string[] = [];
	const after: string[] = [];
	host.backend.afterRead = path => {
		const isShown = host.editor.getValue().includes('Face Danger');
		if (isNote(path)) (isShown ? after : before).push(path);
	};
	await host.keys('Enter');
	await host.tick(3000);
	expect(host.editor.getValue()).toContain('Face Danger');
	expect(before.sort()).toEqual(['Journal.md', 'Kestrel.md', ...tracks].sort());
	expect([...new Set(after)].sort()).toEqual(['Journal.md', 'Kestrel.md']);
});
