import { afterEach, expect, it } from 'vitest';
import { close, KESTREL, shown } from '../played';

afterEach(close);

const NOTE = `# House moves

## Adventure moves

### Cross the Ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across. Take +1 momentum.

On a **weak hit**, take +2 flibber on the wobbler.

On a **miss**, Pay the Price.
`;
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

async function checked(note: string, files: Readonly<Record<string, string>> = { 'Kestrel.md': KESTREL }) {
	const played = await shown(note, files);
	await played.host.palette('Check rules note');
	await played.host.tick(30);
	return played;
}

it('says what was understood, move by move', async () => {
	await checked(NOTE.replace('take +2 flibber on the wobbler', 'suffer -1 supply'));
	expect(texts('.modal-title')).toEqual(['Rules note: Journal']);
	expect(texts('.sworn-check-summary')).toEqual(['1 move found, all of it understood.']);
	expect(texts('.sworn-checked-move summary strong')).toEqual(['Cross the Ice']);
	expect(texts('.sworn-checked-move pre').join()).toContain('momentum +1');
	expect(texts('.sworn-findings li')).toEqual([]);
});

it('says what was not, with a button that puts the cursor on the line', async () => {
	const { host } = await checked(NOTE);
	expect(texts('.sworn-check-summary').join()).toMatch(
		/^1 move found, 0 understood in full, 1 in part\. 1 place to look at\.$/,
	);
	expect(texts('.sworn-findings li').join()).toContain('flibber');
	expect(texts('button.sworn-line-button')).toEqual(['Line 11']);
	document.querySelector<HTMLButtonElement>('button.sworn-line-button')?.click();
	await host.tick(50);
	expect(texts('.modal')).toEqual([]);
	expect(host.editor.getCursor().line).toBe(10);
});

it('of a note without moves shows what a rules note looks like', async () => {
	await checked('Dear diary.\n');
	expect(texts('.sworn-check-summary')).toEqual(['No move was found.']);
	expect(texts('.sworn-check-empty').join()).toContain('roll +edge');
});

it('of a note that plays by rules offers to check those', async () => {
	const files = { 'Kestrel.md': KESTREL, 'House.md': NOTE };
	const { host } = await checked('---\nrules: "[[House]]"\n---\nDear diary.\n', files);
	expect(texts('.sworn-check > .sworn-buttons button')).toEqual(['Check House', 'Check another file']);
	document.querySelector<HTMLButtonElement>('.sworn-check > .sworn-buttons button')?.click();
	await host.tick(50);
	expect(texts('.modal-title')).toEqual(['Rules note: House']);
});

it('of a file that is no Datasworn says so', async () => {
	const files = { 'Kestrel.md': KESTREL, 'house.json': '{ "moves": ' };
	const { host } = await checked('---\nrules: "[[house.json]]"\n---\n', files);
	document.querySelector<HTMLButtonElement>('.sworn-check > .sworn-buttons button')?.click();
	await host.tick(50);
	expect(host.notices().join()).toContain('is not JSON');
});

it('of a note of tables says what can be rolled on, and what is malformed by its line', async () => {
	const { host } = await checked(
		'---\nsworn: oracles\n---\n## Weather (d6)\n| d6 | x |\n|-|-|\n| 1-3 | Fog |\n| 5-6 | Rain |\n',
	);
	expect(texts('.modal-title')).toEqual(['Tables: Journal']);
	expect(texts('.sworn-check-summary')).toEqual(['1 table found. 1 place in them to look at.']);
	expect(texts('.sworn-findings li').join()).toContain('4 has no row, so a roll there is made again. Add a row.');
	expect(texts('.sworn-checked-move pre')).toEqual(['1–3  Fog\n5–6  Rain']);
	document.querySelector<HTMLButtonElement>('button.sworn-line-button')?.click();
	await host.tick(50);
	expect(host.editor.getCursor().line).toBe(7);
});

it('of a note of tables without any shows what one looks like', async () => {
	await checked('---\nsworn: oracles\n---\nNothing yet.\n');
	expect(texts('.sworn-check-summary')).toEqual(['No table or list was found.']);
	expect(texts('.sworn-check-empty').join()).toContain('## Weather (d6)');
});

it('lists the tables between the moves', async () => {
	await checked(`${NOTE}\n## Iceberg names (d2)\n\n- Old Grey\n- Tooth\n`);
	expect(texts('.modal-title')).toEqual(['Rules note: Journal']);
	expect(texts('.sworn-check-summary').join()).toMatch(/^1 move found.* 1 table found\.$/);
});
