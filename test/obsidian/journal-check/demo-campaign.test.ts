import { afterEach, expect, it } from 'vitest';
import { close, opened } from '../opened';

afterEach(close);

/** Every note of the demo, by its path. */
const DEMO = Object.fromEntries(
	Object.entries(
		import.meta.glob<string>('../../../demo/vault/**/*.md', { query: '?raw', import: 'default', eager: true }),
	).map(([path, text]) => [path.replace('../../../demo/vault/', ''), text]),
);

it.each(['Odile Farr', 'Teague Rowan'])(
	'the story of the campaign of the demo agrees with the sheet of %s',
	async name => {
		const host = await opened({ files: DEMO, note: `The Drowned Light/${name}.md` });
		await host.palette('Journal check');
		await host.tick(100);
		const summary = document.querySelector('.sworn-check-summary')?.textContent;
		expect(summary).toMatch(/^Story and sheet agree: \d+ changes in 4 notes\.$/);
	},
);
