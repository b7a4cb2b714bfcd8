import { afterEach, describe, expect, it } from 'vitest';
import { close, writing } from '../commands/writing';

afterEach(close);

/** A campaign of one character whose sessions, people, places and vows are notes of their own. */
const CAMPAIGN: Readonly<Record<string, string>> = {
	'Salt/Ada.md':
		'---\nsworn: character\nruleset: starforged\nedge: 2\nheart: 1\niron: 3\nshadow: 1\nwits: 2\nhealth: 4\nspirit: 5\nsupply: 2\nmomentum: -1\nimpacts: [wounded, permanently_harmed]\nnext: ["+1 (Secure an Advantage)"]\ncombat: in control\ncampaign_step: vow\nquests: 10\nexperience: 5\nexperience_spent: 3\nassets: ["[[Rook]]", Veteran]\ncallsign: <Wren>\n---\n\n```sworn\nshow: Ada\n```\n\nA salvager.\n',
	'Salt/Rook.md':
		'---\nsworn: asset\nasset: Glowcat\ncharacter: "[[Ada]]"\nabilities: [1]\nhealth: 3\nout_of_action: true\n---\n\nShe purrs.\n',
	'Salt/Find the ark.md':
		'---\nsworn: vow\nrank: formidable\nticks: 9\ncharacter: "[[Ada]]"\n---\n\nThey are waiting.\n',
	'Salt/Oren.md': '---\nsworn: connection\nrank: dangerous\nticks: 4\nrole: keeper\n---\n\nShe kept the count.\n',
	'Salt/Nullport.md':
		'---\nsworn: generated\ngenerated: Settlement\nlocation: Deep space\n---\n\n- **Location:** Deep space\n',
	'Salt/Truths.md': '---\nsworn: truths\n---\n\n## Cataclysm\n\nThe suns went out.\n',
	'Salt/Ash.md':
		'---\ncharacter: "[[Ada]]"\ndate: 2026-02-03\n---\n\nI follow [[Oren]].\n\n```sworn\nmove: Reach a Milestone\nby: Ada\ntrack: Find the ark\ndone:\n  - Find the ark › 1 → 9 ticks\n```\n',
	'Salt/Brine.md':
		'---\ncharacter: "[[Ada]]"\ndate: 2026-01-09\n---\n\nWe begin.\n\n```sworn\nshow: "[[Find the ark]]"\n```\n\n```sworn\nclock: The storm\nsegments: 4\nfilled: 1\n```\n',
};

async function exported(files: Readonly<Record<string, string>>): Promise<{ page: string; parts: Document }> {
	const host = await writing('', files);
	const empty = host.app.vault.getFileByPath('Journal.md');
	if (empty) await host.app.vault.delete(empty);
	await host.palette('Export');
	await host.tick(50);
	const dialog = document.querySelector<HTMLElement>('.modal');
	const source = dialog?.querySelector('select');
	if (!source) throw new Error('no list of what to export');
	source.value = '';
	source.dispatchEvent(new Event('change', { bubbles: true }));
	await host.tick();
	dialog?.querySelector<HTMLInputElement>('input[value="page"]')?.click();
	await host.tick();
	dialog?.querySelector('form')?.requestSubmit();
	await host.tick(2000);
	const page = await host.read('Vault.html');
	return { page, parts: new DOMParser().parseFromString(page, 'text/html') };
}

const textsAt = (parts: Document, at: string): readonly string[] =>
	[...parts.querySelectorAll(at)].map(({ textContent }) => textContent.trim());

describe('the web page of a campaign', () => {
	it('is a page that a person can judge', async () => {
		const { page } = await exported(CAMPAIGN);
		await expect(page).toMatchFileSnapshot('approved/campaign.html');
	});

	it('has the notes in the order of reading, and links that lead to them', async () => {
		const { parts } = await exported(CAMPAIGN);
		const names = ['Brine', 'Ash', 'Ada', 'Oren', 'Nullport', 'Find the ark', 'Truths', 'Rook'];
		expect(textsAt(parts, 'article > h3')).toEqual(names);
		expect(textsAt(parts, 'nav ol ol a')).toEqual(names);
		for (const link of parts.querySelectorAll('a'))
			expect(parts.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
	});

	it('leaves out what only the plugin reads', async () => {
		const { page } = await exported(CAMPAIGN);
		expect(page).not.toMatch(/Secure an Advantage|in control|campaign|starforged|<wren/i);
	});

	it.each(['<b>Oren', '_Oren_', '~~Oren~~', '==Oren==', '`Oren`', '$Oren$'])(
		'takes a name or label as text: %s',
		async odd => {
			const sheet = (CAMPAIGN['Salt/Ada.md'] ?? '').replace('show: Ada', 'clock: Dusk\nsegments: 4');
			const { page, parts } = await exported({
				[`${odd} of Ash.md`]: `${sheet.replace('callsign: <Wren>', () => `callsign: '${odd}'\n${odd.replaceAll('`', '')}: 3`)}`,
				[`${odd} vow.md`]: `---\nsworn: vow\nrank: epic\nticks: 8\ncharacter: "[[${odd} of Ash]]"\n---\n`,
				'Ash.md':
					`---\ncharacter: "[[${odd} of Ash]]"\n---\n\nTo [[${odd} vow]], [[${odd} of Ash|${odd} his]] and [[Nobody|${odd} far]].\n\n` +
					`\`\`\`sworn\nmove: Reach a Milestone\ntrack: '${odd} vow'\ndone:\n  - ${odd} vow › 4 → 8 ticks\n\`\`\`\n\n` +
					`\`\`\`sworn\nclock: '${odd} storm'\nsegments: 4\n\`\`\`\n\n\`\`\`sworn\nask: '${odd}?'\n\`\`\`\n`,
			});
			const drawn = parts.querySelectorAll('b, em, del, mark, code, img');
			expect([...drawn].map(({ outerHTML }) => outerHTML)).toEqual([]);
			expect([...textsAt(parts, 'article > h3')].sort()).toEqual(['Ash', `${odd} of Ash`, `${odd} vow`].sort());
			expect([...textsAt(parts, 'nav ol ol a')].sort()).toEqual(['Ash', `${odd} of Ash`, `${odd} vow`].sort());
			const said = parts.body.textContent;
			for (const words of [`${odd} his`, `${odd} far`, `${odd} storm`, `${odd}?`]) expect(said).toContain(words);
			expect(parts.querySelectorAll('article p a').length).toBeGreaterThan(1);
			expect(page).not.toContain('\\');
		},
	);

	it('is one file without scripts that loads nothing', async () => {
		const { page } = await exported({
			...CAMPAIGN,
			'Zed.md': '> [!note] Aside <b>\n> - [x] done\n\n![far](https://a.example/b.png)',
		});
		expect(page).not.toMatch(/<script|<link|<img|url\(|@import| on\w+=/);
		expect(page).toContain('☑');
	});
});

describe('a chart on the page and in plain text', () => {
	const COURSE = '```sworn\nmove: Set a Course\nroll: supply 3\ndice: 6 vs 3, 4\n```\n';
	const SECTOR: Readonly<Record<string, string>> = {
		'Salt/Ada.md': CAMPAIGN['Salt/Ada.md'] ?? '',
		'Salt/Chart.md': 'Here we are.\n\n```sworn\nshow: chart\nlayout: hex\n```\n',
		'Salt/Places/Ory <b>.md': '---\nsworn: place\nchart: 0, 0\nregion: Drift\n---\n\nTo [[Meridian]].\n',
		'Salt/Places/Old Lamp.md': '---\nsworn: place\nchart: 2, 1\n---\n',
		'Salt/Session 1.md': `---\ncharacter: "[[Ada]]"\n---\n\nFrom [[Ory <b>]] to [[Old Lamp]].\n\n${COURSE}`,
	};

	it('is drawn, with its ways in words and links to what is on the page', async () => {
		const { page, parts } = await exported(SECTOR);
		const svg = parts.querySelector('figure.chart svg[role=img]');
		expect(svg?.getAttribute('aria-label')).toBe('Chart, places: 3, ways: 2');
		expect([...textsAt(parts, 'figure.chart svg text')].sort()).toEqual(['Drift', 'Meridian?', 'Old Lamp', 'Ory <b>']);
		expect(parts.querySelectorAll('figure.chart svg path.travelled')).toHaveLength(1);
		// Two notes of the same moment may come in either order.
		const [places = '', ...ways] = textsAt(parts, 'figure.chart li');
		expect(places.replace('Places: ', '').split('; ').sort()).toEqual([
			'Meridian (heard of)',
			'Old Lamp (Ada here)',
			'Ory <b> (Drift)',
		]);
		expect(ways).toEqual(['Ory <b> – Old Lamp, travelled once: Session 1', 'Ory <b> – Meridian, known way']);
		const linked = [...parts.querySelectorAll('figure.chart a')].map(link => link.getAttribute('href') ?? '');
		expect(linked.length).toBeGreaterThan(0);
		for (const href of linked) expect(parts.querySelector(`[id="${href.slice(1)}"]`)).not.toBeNull();
		expect(page.slice(page.indexOf('<figure'), page.indexOf('</figure>'))).not.toContain('<b>');
		expect(page).not.toMatch(/\ufdd0/);
	});
});
