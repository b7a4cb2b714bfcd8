import { afterEach, describe, expect, it } from 'vitest';
import { ACTOR, begun, fill, openStep, pickGame, press, started, text, title } from './begun';
import { seededDice } from '../../support/seeded-dice';
import { close, start, submit, typeInto, type Host } from '../one-app';
import { fileNameProblem } from '../../../src/journal/notes/file-name';

afterEach(close);

const JOURNAL = 'Grey coast/Journal/Session 1.md';
const HOME = 'Grey coast/Grey coast.md';
const EMBERFALL = `_id: emberfall
type: ruleset
title: Emberfall
rules:
  stats: { forge: { label: forge }, song: { label: song } }
  condition_meters: { warmth: { max: 4, value: 4 } }
assets:
  charm: { name: Charms, contents: { bellows: { name: Bellows, abilities: [ { text: "It is yours.", enabled: true } ] } } }
`;

const rows = () =>
	[...document.querySelectorAll('.sworn-setup-row')].map(row => {
		const words = (selector: string) => row.querySelector(selector)?.textContent ?? '';
		return `${words('kbd')} ${words('.sworn-setup-name')}: ${words('.sworn-setup-do').toLowerCase()}`.trim();
	});
const focused = () => document.activeElement?.textContent;

const paths = (on: Host) =>
	on.app.vault
		.getFiles()
		.map(({ path }) => path)
		.sort();

describe('Just begin', () => {
	const names = () => ['campaign', 'character'].map(key => field(key));
	const field = (key: string) => document.querySelector<HTMLInputElement>(`#sworn-campaign-${key}`)?.value ?? '';

	it('takes eight keys from an empty vault to the first line: Ctrl+P, begin, Enter, Enter', async () => {
		const on = await start({ files: {} });
		on.plugin.dice = seededDice(3);
		on.app.openCommandPalette();
		await typeInto('begin');
		expect(text('.suggestion-item.is-selected')).toContain('Begin a campaign');
		await on.press('Enter');
		await on.tick(20);
		const [campaign = '', character = ''] = names();
		expect(focused()).toBe('Just begin');
		document.activeElement?.closest('button')?.click();
		await on.tick(60);
		expect(on.view.file?.path).toBe(`${campaign}/Journal/Session 1.md`);
		expect(on.editor.getCursor().line).toBe(on.editor.lineCount() - 1);
		expect(paths(on)).toContain(`${campaign}/${character}.md`);
	});

	it('says that it writes, until the first page stands', async () => {
		const on = await started();
		const bar = () => document.querySelector('.modal progress')?.getAttribute('aria-label') ?? undefined;
		expect(bar()).toBeUndefined();
		document.querySelector<HTMLElement>('.modal .mod-cta')?.click();
		let wrote = bar();
		for (let waited = 0; wrote === undefined && waited < 20; waited++) {
			await Promise.resolve();
			wrote = bar();
		}
		expect(wrote).toBe('Writing the notes');
		await on.tick(60);
		expect(bar()).toBeUndefined();
	});

	it('says on the blank page what to type, until something stands there; its name is its only title', async () => {
		const on = await started();
		await press('Just begin');
		const hint = () => text('.cm-content .sworn-blank-page');
		expect(hint()).toBe('Write what happens. ;; makes a move, ;;ask asks an oracle.');
		expect(on.editor.getValue()).toMatch(/^---\ncharacter: "\[\[.+\]\]"\n---\n\n$/);
		on.editor.replaceSelection('T');
		await on.tick();
		expect(hint()).toBe('');
		await on.palette('Begin a session');
		expect(text('.prompt')).toContain('In this note: Session 1, which is begun');
		await on.press('Escape');
	});

	it('rolls both names in each game, and again for another one unless they were typed over', async () => {
		const on = await started();
		const rolled = [];
		for (const key of ['1', '2', '3', '4']) {
			await on.press(key);
			rolled.push(...names());
		}
		expect(rolled.filter(name => fileNameProblem(name) !== undefined)).toEqual([]);
		await fill(on, 'character', 'Ada');
		document.querySelector<HTMLElement>('.modal .mod-cta')?.focus();
		await on.press('1');
		expect(names()).toEqual([expect.not.stringMatching(rolled.at(-2) ?? ''), 'Ada']);
		await press('Roll campaign');
		await on.press('Escape');
	});

	it('asks for the name of a character where the game has no oracle for one', async () => {
		const on = await started({ files: { 'Packs/emberfall.yaml': EMBERFALL } });
		await pickGame(on, 'Emberfall');
		expect(names()).toEqual(['Emberfall', '']);
		await press('Just begin');
		expect(document.activeElement?.id).toBe('sworn-campaign-character');
		await on.press('Escape');
	});
});

describe('Begin a campaign', () => {
	it('makes the folder, the character and the journal, and says where it is', async () => {
		const on = await begun('Starforged');
		expect(paths(on)).toEqual([ACTOR, HOME, JOURNAL]);
		expect(await on.read(ACTOR)).toContain('ruleset: starforged\nedge: 3\nheart: 2\niron: 2\nshadow: 1\nwits: 1\n');
		expect(await on.read(HOME)).toBe(
			'---\ncharacter: "[[Ada]]"\n---\n\nThe campaign of [[Ada]], which begins in [[Grey coast/Journal/Session 1|Session 1]].\n\n```sworn\nshow: campaign\n```\n',
		);
		expect(await on.read(JOURNAL)).toBe('---\ncharacter: "[[Ada]]"\n---\n\n');
		expect(title()).toBe('Grey coast');
		await on.tick(40);
		expect(rows()).toEqual([
			'1 Truths: set up',
			'2 Assets: set up',
			'3 Vow: set up',
			'4 Command Vehicle: set up',
			'5 Stats: change',
			'6 Place: set up',
			'7 Connection: set up',
			'8 Opening: set up',
		]);
		await on.press('1');
		expect([title(), focused()]).toEqual(['The truths of your world', 'Settle the truths']);
		await press('Back');
		expect([title(), focused()]).toEqual(['Grey coast', 'Begin to play']);
		await on.press('Escape');
	});

	it('may leave everything open, and ends in the journal', async () => {
		const on = await begun('Ironsworn');
		await openStep(on, 'Opening');
		expect(title()).toBe('What sets it off');
		await fill(on, 'about', 'The lamp goes out.');
		await press('Done');
		await press('Begin to play');
		await on.tick(40);
		expect(on.view.file?.path).toBe(JOURNAL);
		expect(on.editor.getValue()).toContain('---\n\nThe lamp goes out.\n');
		expect(on.editor.getCursor().line).toBe(on.editor.lineCount() - 1);
		expect(paths(on)).toEqual([ACTOR, HOME, JOURNAL]);
	});

	it('reports a folder that is there, and leaves it alone', async () => {
		const on = await begun('Starforged', { files: { 'Grey coast/Mine.md': 'Mine.\n' } });
		expect(text('.sworn-error')).toContain('already there');
		expect(document.activeElement?.id).toBe('sworn-campaign-campaign');
		expect(paths(on)).toEqual(['Grey coast/Mine.md']);
		await on.press('Escape');
	});

	it('keeps what was filled in until it is written', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Vow');
		await fill(on, 'name', 'Find the ark');
		await press('Back');
		await openStep(on, 'Vow');
		expect(document.querySelector<HTMLInputElement>('#sworn-campaign-name')?.value).toBe('Find the ark');
		await on.press('Escape');
	});

	it('takes a step back; what was changed since stays, and is reported', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Vow');
		await fill(on, 'name', 'Find the ark');
		await press('Done');
		expect(await on.read(ACTOR)).toContain('vow: Find the ark\nrank: extreme');
		await openStep(on, 'Vow');
		await press('Undo this step');
		expect(await on.read(ACTOR)).not.toContain('ark');
		await fill(on, 'name', 'Find the ark');
		await press('Done');
		await openStep(on, 'Vow');
		await on.writeOutside(ACTOR, (await on.read(ACTOR)).replace('ticks: 0', 'ticks: 4'));
		await press('Undo this step');
		expect(on.notices().join()).toContain('was changed since');
		expect(await on.read(ACTOR)).toContain('ticks: 4');
		await on.press('Escape');
	});

	it.each(['before', 'after'] as const)('a folder whose removal fails %s it is told as it is', async when => {
		const on = await begun('Starforged');
		on.backend.fail({ on: 'remove', path: 'Grey coast', when });
		await press('Undo the campaign');
		expect(paths(on)).toEqual([]);
		const told = on.notices().join();
		if (when === 'before') expect(told).toContain('The empty folder “Grey coast” could not be removed');
		else expect(told).not.toContain('could not be removed');
		expect(on.errors()).toEqual([]);
		await on.press('Escape');
	});

	it('takes the truths back that were settled here, unless the note was changed since', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Truths');
		const settle = async (key: string) => {
			await press(text('[data-first]'));
			await on.press(key);
			await on.press('Escape');
			await on.tick(60);
		};
		await settle('4');
		expect(text('.sworn-campaign-action')).toContain('0 of 14');
		await press('Settle the truths');
		document.querySelector<HTMLInputElement>('[data-key="2"]')?.click();
		await on.tick();
		await on.press('b');
		await on.press('Escape');
		await on.tick(60);
		expect(text('.sworn-campaign-action')).toContain('1 of 14');
		expect(await on.read('Grey coast/Truths.md')).toContain('## Cataclysm');
		const settled = await on.read('Grey coast/Truths.md');
		await on.writeOutside('Grey coast/Truths.md', `${settled}Mine.\n`);
		await press('Undo this step');
		expect(on.notices().join()).toContain('was changed since');
		await on.writeOutside('Grey coast/Truths.md', settled);
		await press('Undo this step');
		expect(paths(on)).toEqual([ACTOR, HOME, JOURNAL]);
		expect(text('.sworn-campaign-action')).toContain('0 of 14');
		await on.press('Escape');
	});

	it('reports a folder that cannot be made, and makes nothing', async () => {
		const on = await started();
		on.app.vault.createFolder = () => Promise.reject(new Error('no room'));
		await fill(on, 'campaign', 'Grey coast');
		await fill(on, 'character', 'Ada');
		await submit();
		expect(on.notices().join()).toContain('could not be made (no room)');
		expect(paths(on)).toEqual([]);
		await on.press('Escape');
	});

	it('takes back the campaign itself, folder and all', async () => {
		const on = await begun('Starforged');
		await press('Undo the campaign');
		expect(paths(on)).toEqual([]);
		expect(on.app.vault.getAbstractFileByPath('Grey coast')).toBeNull();
		expect(text('.modal .mod-cta')).toBe('Just begin');
		await on.press('Escape');
	});

	it('rolls names, and what one sees of a place', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Place');
		on.plugin.dice = { roll: () => 1 };
		await fill(on, 'about', 'Mist.');
		await press('Roll the whole settlement');
		const field = (id: string) => document.querySelector<HTMLTextAreaElement>(`#sworn-campaign-${id}`)?.value ?? '';
		const name = field('name');
		expect(name).not.toBe('');
		expect(field('about')).toMatch(/^Mist\.\n- Location: Planetside\n- First look: /);
		await press('Roll the whole settlement');
		expect(field('about').match(/Location:/g)).toHaveLength(1);
		await press('Done');
		expect(paths(on)).toContain(`Grey coast/Places/${name}.md`);
		expect(await on.read(ACTOR)).toContain(`## Places\n\n[[${name}]]\n`);
		expect(await on.read(ACTOR)).toContain('region: Terminus');
		await on.press('Escape');
	});
});

describe('what surrounds the first place', () => {
	const field = (id: string) => document.querySelector<HTMLTextAreaElement>(`#sworn-campaign-${id}`)?.value ?? '';
	const headings = () => field('about').match(/^## /gm) ?? [];

	async function atPlace(rules: string): Promise<Host> {
		const on = await begun(rules);
		await openStep(on, 'Place');
		on.plugin.dice = seededDice(3);
		return on;
	}

	it('is rolled at once, typed over, written as a note for each place, and taken back whole', async () => {
		const on = await atPlace('Starforged');
		const before = await on.read(ACTOR);
		const outlands = [...document.querySelectorAll<HTMLInputElement>('.sworn-rank input')][1];
		outlands?.click();
		await on.tick();
		await press('Roll a sector');
		expect(headings()).toHaveLength(3);
		const name = `Grey coast/Places/${field('name')}.md`;
		const settlements = [...field('about').matchAll(/^## (.+)$/gm)].map(([, called = '']) => called);
		await fill(on, 'about', `${field('about').replace('\n\n## ', '\n\nNobody maps the rest.\n\n## ')}\n\nIt is cold.`);
		await press('Done');
		expect(await on.read(name)).toMatch(
			/^---\nsworn: generated\ngenerated: sector\nregion: Outlands\n---\n\n# .+\n\n- Region: Outlands\n- Settlements: \[\[.+\]\]\n[^]*\n\nNobody maps the rest\.\n$/,
		);
		const last = `Grey coast/Places/${settlements.at(-1) ?? ''}.md`;
		expect(await on.read(last)).toMatch(
			/^---\nsworn: place\ntype: settlement\nregion: .+\n---\n\n# .+\n\n- Location: [^]*\n\nIt is cold\.\n$/,
		);
		expect(await on.read(ACTOR)).toContain('region: Outlands');
		await openStep(on, 'Place');
		await press('Undo this step');
		expect(paths(on).filter(path => path.includes('Places'))).toEqual([]);
		expect(on.app.vault.getAbstractFileByPath('Grey coast/Places')).toBeNull();
		expect((await on.read(ACTOR)).trimEnd()).toBe(before.trimEnd());
		await on.press('Escape');
	});

	it('is rolled over by the next press, and what the player wrote or changed stays', async () => {
		const on = await atPlace('Starforged');
		await fill(on, 'about', 'Mist.\n\nAnd rain.');
		await press('Roll the whole settlement');
		const settlement = field('name');
		await press('Roll a sector');
		const sector = field('name');
		expect(sector).not.toBe(settlement);
		await press('Roll a sector');
		expect(field('name')).not.toBe(sector);
		expect(headings()).toHaveLength(4);
		expect(field('about')).toMatch(/^Mist\.\n\nAnd rain\.\n\n- Region: Terminus\n/);
		await fill(on, 'name', 'Far lights');
		await fill(on, 'about', field('about').replace('Region: Terminus', 'Region: Terminus, its edge'));
		await press('Roll a sector');
		expect(field('name')).toBe('Far lights');
		expect(field('about')).toContain('Region: Terminus, its edge');
		await press('Roll the whole settlement');
		expect(field('about')).toContain('Region: Terminus, its edge');
		expect(headings()).toHaveLength(4);
		await on.press('Escape');
	});

	it('is never written over the note of one of its places', async () => {
		const on = await atPlace('Starforged');
		await press('Roll a sector');
		const settlement = /^## (.+)$/m.exec(field('about'))?.[1] ?? '';
		await on.app.vault.createFolder('Grey coast/Places');
		await on.app.vault.create(`Grey coast/Places/${settlement}.md`, 'Mine.\n');
		await press('Done');
		expect(paths(on).filter(path => path.includes('Places'))).toEqual([`Grey coast/Places/${settlement}.md`]);
		expect(text('.sworn-error')).toContain(settlement);
		await on.press('Escape');
	});

	it('is not asked for in Ironsworn', async () => {
		const on = await begun('Ironsworn');
		await openStep(on, 'Place');
		expect(title()).toBe('A settlement that you know');
		const labels = [...document.querySelectorAll('.modal button')].map(el => el.textContent);
		expect(labels.filter(label => /sector|chart/.test(label ?? ''))).toEqual([]);
		await on.press('Escape');
	});
});

describe('the assets of Starforged', () => {
	const pressed = () => document.querySelector('.sworn-categories [aria-pressed=true]')?.textContent;

	it('come after what is rolled for the background, which is written', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Assets');
		const shown = [...document.querySelectorAll('.modal form button')].map(el => el.textContent);
		expect(shown.indexOf('Roll Background Assets')).toBeLessThan(shown.indexOf('Pick an asset'));
		on.plugin.dice = { roll: () => 1 };
		await press('Roll Background Assets');
		await press('Done');
		expect(await on.read(ACTOR)).toMatch(/## Background\n\n- Background Assets: .+\n/);
		await on.press('Escape');
	});

	it('open on paths twice, then on all', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Assets');
		const opened: unknown[] = [];
		for (const label of ['Pick an asset', 'Pick another asset', 'Pick another asset']) {
			await press(label);
			opened.push(pressed());
			await press('Choose for Ada');
			await press('Add to Ada');
		}
		expect(opened).toEqual(['Path', 'Path', 'All']);
		await on.press('Escape');
	});

	it('have a ship whose name is rolled on its card', async () => {
		const on = await begun('Starforged');
		await openStep(on, 'Command Vehicle');
		await press('Choose its card');
		await press('Choose for Ada');
		on.plugin.dice = { roll: () => 1 };
		await press('Roll name');
		const name = document.querySelector<HTMLInputElement>('#sworn-asset-name')?.value ?? '';
		expect(name).not.toMatch(/^(?:Starship)?$/);
		await press('Add to Ada');
		expect(await on.read(`Grey coast/${name}.md`)).toContain('sworn: asset');
		await on.press('Escape');
	});
});

it('the Table of an empty vault offers to begin a campaign', async () => {
	const host = await start({ files: {} });
	await host.palette('Open the Table');
	await host.tick(60);
	const begin = [...document.querySelectorAll<HTMLButtonElement>('.sworn-table button')].find(
		el => el.textContent === 'Begin a campaign',
	);
	begin?.click();
	await host.tick(20);
	expect(text('.modal .mod-cta')).toBe('Just begin');
	await host.press('Escape');
});

describe('a campaign by a ruleset of the vault’s own', () => {
	it('is offered, and begun with its stats and a link to its file', async () => {
		const on = await begun('Emberfall', { files: { 'Packs/emberfall.yaml': EMBERFALL } });
		const note = await on.read(ACTOR);
		expect(note).toContain('ruleset: emberfall\nrules: "[[emberfall.yaml]]"\nforge: 3\nsong: 2\nwarmth: 4\n');
		expect(note).not.toMatch(/^(?:edge|supply):/m);
		await on.tick(40);
		expect(rows().map(row => row.slice(2))).toEqual([
			'Stats: change',
			'Assets: set up',
			'Place: set up',
			'Opening: set up',
		]);
		await on.press('Escape');
	});

	it.each(['while the dialog is open', 'before it is opened again'])(
		'is refused if its file is gone %s',
		async when => {
			const files = { 'Packs/emberfall.yaml': EMBERFALL };
			const on = await started({ files });
			await pickGame(on, 'Emberfall');
			const file = on.app.vault.getFileByPath('Packs/emberfall.yaml');
			if (file) await on.app.vault.delete(file);
			if (when.startsWith('before')) {
				await on.press('Escape');
				await on.palette('Begin a campaign');
				await on.tick(60);
			}
			await fill(on, 'campaign', 'Grey coast');
			await fill(on, 'character', 'Ada');
			await submit();
			expect(text('.modal')).toMatch(/The rules “emberfall” are not in the vault any more. Choose another game./i);
			expect(paths(on)).toEqual([]);
			await pickGame(on, 'Starforged');
			await submit();
			expect(await on.read(ACTOR)).toContain('ruleset: starforged\n');
			await on.press('Escape');
		},
	);
});
