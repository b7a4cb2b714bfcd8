import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { fence, hero, journalOf, closeAll, twins } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const asset = (card: string, meter: string) => `---\nsworn: asset\nasset: ${card}\n${meter}\nabilities: [1]\n---\n`;
const twice = (text: string) => text.replace('abilities: [1]\n', 'abilities: [1]\nabilities: [1, 2]\n');
const untold = (text: string) => text.replace('abilities: [1]\n', 'abilities: [one]\n');

const KINDS = [
	{
		what: 'a companion with a key that is there twice',
		name: 'Glowcat',
		meter: 'health',
		text: twice(asset('Glowcat', 'health: 1')),
	},
	{
		what: 'a companion with a value that is no number',
		name: 'Glowcat',
		meter: 'health',
		text: untold(asset('Glowcat', 'health: 1')),
	},
	{ what: 'a vehicle', name: 'Starship', meter: 'integrity', text: twice(asset('Starship', 'integrity: 1')) },
	{ what: 'a shuttle', name: 'Shuttle', meter: 'integrity', text: untold(asset('Shuttle', 'integrity: 1')) },
	{ what: 'a module', name: 'Medbay', meter: 'broken', text: twice(asset('Medbay', 'broken: true')) },
] as const;

const LISTS = [
	{ as: 'as a link', entry: (name: string) => `"[[${name}]]"` },
	{ as: 'by its name', entry: (name: string) => name },
] as const;

describe.each(KINDS)('$what that the sheet lists', ({ name, meter, text }) => {
	it.each(LISTS)('$as has no values of the book', async ({ entry }) => {
		const files = {
			'Kestrel.md': `${hero(`assets:\n  - ${entry(name)}\n`)}\n${fence('show: Kestrel')}`,
			[`${name}.md`]: text,
			'Journal.md': journalOf('[[Kestrel]]'),
		};
		const on = await twins(files, 'Kestrel.md', { mode: 'preview' });
		await on.host.tick(200);
		const { api } = on.host.app.plugins.plugins['sworn-journal'] as unknown as SwornJournalPlugin & {
			api: {
				who: (asked: unknown) => Promise<{ assets: readonly unknown[]; problems: readonly { message: string }[] }>;
			};
		};
		const who = await api.who({ note: 'Kestrel' });
		expect(who.assets).toEqual([]);
		expect(JSON.stringify(who.problems)).toContain(name);
		const cards = [...document.querySelectorAll('.sworn-asset, .sworn-asset-card')].map(each => each.textContent ?? '');
		expect(cards.filter(each => each.includes(meter) || each.includes('3'))).toEqual([]);
		const told = who.problems.find(({ message }) => message.includes(name));
		expect(document.body.textContent).toContain(told?.message ?? 'no problem');
	});
});

it('one that can be read is listed as it is', async () => {
	const files = {
		'Kestrel.md': hero('assets:\n  - "[[Glowcat]]"\n  - Sprite\n'),
		'Glowcat.md': asset('Glowcat', 'health: 1'),
	};
	const on = await twins(files, 'Kestrel.md');
	const { api } = on.host.app.plugins.plugins['sworn-journal'] as unknown as {
		api: { who: (asked: unknown) => Promise<{ assets: readonly { name: string; meters: unknown }[] }> };
	};
	const { assets } = await api.who({ note: 'Kestrel' });
	expect(assets.map(({ name }) => name)).toEqual(['Glowcat', 'Sprite']);
	expect(assets[0]?.meters).toEqual({ health: 1 });
});
