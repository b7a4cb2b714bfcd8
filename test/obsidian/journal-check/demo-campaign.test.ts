import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { boot } from '../../support/boot';

/** Every note of the demo, by its path. */
const DEMO = Object.fromEntries(
	Object.entries(
		import.meta.glob<string>('../../../demo/vault/**/*.md', { query: '?raw', import: 'default', eager: true }),
	).map(([path, text]) => [path.replace('../../../demo/vault/', ''), text]),
);

const started: { close(): Promise<void> }[] = [];
afterEach(() => started.pop()?.close());

it.each(['Odile Farr', 'Teague Rowan'])(
	'the story of the campaign of the demo agrees with the sheet of %s',
	async name => {
		const host = await boot<SwornJournalPlugin>({ files: DEMO, note: `The Drowned Light/${name}.md` });
		started.push(host);
		await host.palette('Journal check');
		await host.tick(100);
		const summary = document.querySelector('.sworn-check-summary')?.textContent;
		expect(summary).toMatch(/^Story and sheet agree: \d+ changes in 4 notes\.$/);
	},
);
