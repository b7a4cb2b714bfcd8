import { afterEach, describe, expect, it } from 'vitest';
import type { BootOptions } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { seededDice } from '../../support/seeded-dice';
import { KESTREL } from '../played';
import { close, pressIn, start, submit, texts, typeInto, type Host } from '../one-app';

afterEach(close);

const COMMAND = 'Generate a place, ship or person';

async function generating(
	note: string,
	thing: string,
	faces?: readonly number[],
	more: BootOptions = {},
): Promise<Host> {
	const host = await start({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': note },
		note: 'Journal.md',
		...more,
	});
	host.plugin.dice = faces ? landing([...faces]) : seededDice(3);
	await host.palette(COMMAND);
	await type(thing);
	await host.press('Enter');
	await host.tick();
	return host;
}

function field(label?: string): HTMLInputElement {
	const found = label ? document.querySelector(`.modal input[aria-label="${label}"]`) : document.activeElement;
	if (!(found instanceof HTMLInputElement)) throw new Error(`no field: ${label ?? found?.outerHTML}`);
	return found;
}

const type = (text: string, label?: string) => typeInto(text, field(label));

const rows = () => texts('.modal .sworn-move-name');

describe('a thing', () => {
	it('is found, rolled at once, and Enter puts its block at the cursor', async () => {
		const on = await generating('She runs.\n', 'sect', [1, 1, 1]);
		expect(field().getAttribute('aria-label')).toBe('Name');
		const name = field('Name').value;
		expect(name).toMatch(/^\w+ \w+$/);
		await submit();
		expect(on.editor.getValue()).toBe(
			`She runs.\n\n\`\`\`sworn\ngenerated: Sector\nname: ${name}\ntrouble: Blockade prevents trade with other sectors\n\`\`\`\n\n`,
		);
		expect(on.editor.hasFocus()).toBe(true);
	});

	it('becomes a note with a link at the cursor; the player’s words stay', async () => {
		const on = await generating('She runs.\n', 'sect', [1, 1, 1]);
		await type('The Hush', 'Name');
		await pressIn('', 'Create note');
		expect(on.editor.getValue()).toBe('She runs.\n\n[[The Hush]]\n\n');
		expect(await on.read('The Hush.md')).toMatch(
			/^---\nsworn: generated\ngenerated: Sector\ntrouble: .+\n---\n\n- \*\*Trouble:\*\* /,
		);
	});

	it.each([
		['sect', 'Places'],
		['starship', 'Ships'],
		['creature', 'Creatures'],
		['character', 'People'],
	])('becomes a note in the folder of the campaign: %s in %s', async (thing, folder) => {
		const files = { 'Grey coast/Kestrel.md': KESTREL, 'Grey coast/Journal/Session 1.md': 'She runs.\n' };
		const on = await generating('', thing, undefined, { files, note: 'Grey coast/Journal/Session 1.md' });
		await pressIn('', 'Create note');
		const [, link] = /\[\[(.+)\]\]/.exec(on.editor.getValue()) ?? [];
		expect(await on.read(`Grey coast/${folder}/${link ?? ''}.md`)).toContain('sworn: generated\n');
	});

	it('becomes a note where the settings say if the journal is not in the folder of the character', async () => {
		const files = { 'Characters/Kestrel.md': KESTREL, 'Session 1.md': 'She runs.\n' };
		const on = await generating('', 'sect', [1, 1, 1], { files, note: 'Session 1.md' });
		await type('The Hush', 'Name');
		await pressIn('', 'Create note');
		expect(await on.read('The Hush.md')).toContain('generated: Sector\n');
	});

	it('is never written over a note that has its name', async () => {
		const on = await generating('She runs.\n', 'sect', [1, 1, 1]);
		await type('Kestrel', 'Name');
		await pressIn('', 'Create note');
		expect(document.querySelector('.modal [role=alert]')?.textContent).toContain('already there');
		await type('', 'Name');
		await pressIn('', 'Create note');
		expect(on.editor.getValue()).toBe('She runs.\n\n[[Sector]]\n\n');
		expect(await on.read('Kestrel.md')).toBe(KESTREL);
	});

	it('that was closed is there again, until it is used', async () => {
		const on = await generating('She runs.\n', 'sect', [1, 1, 1]);
		const name = field('Name').value;
		await on.press('Escape');
		await on.palette(COMMAND);
		expect(rows()[0]).toBe('Continue with the last one');
		await on.press('Enter');
		await on.tick();
		expect(field('Name').value).toBe(name);
		await submit();
		await on.palette(COMMAND);
		expect(rows()[0]).not.toBe('Continue with the last one');
		await on.press('Escape');
	});

	it('follows from what was typed when Enter sends it off', async () => {
		const on = await generating('She runs.\n', 'planet');
		await type('Ocean World', 'Class');
		field('Class').dispatchEvent(new Event('change', { bubbles: true }));
		await submit();
		expect(on.editor.getValue()).toMatch(/class: Ocean World\n/);
		expect(on.editor.getValue()).not.toMatch(/undefined|biomes/);
	});

	it('is of the region of the journal', async () => {
		await generating('---\nregion: The Outlands\n---\nShe runs.\n', 'settlement');
		expect(document.querySelector<HTMLSelectElement>('.modal select')?.value).toBe('outlands');
	});
});

describe('a block', () => {
	const SHOWN = 'Prose.\n\n```sworn\ngenerated: Sector\nname: The Hush\n# far off\ntrouble: the bells\n```\n\nMore.\n';

	it('has its lines rolled again in its details, and all else stays', async () => {
		const host = await start({
			files: { 'Kestrel.md': KESTREL, 'Journal.md': SHOWN },
			note: 'Journal.md',
			mode: 'preview',
		});
		host.plugin.dice = landing([1]);
		await host.tick(30);
		await pressIn('', '1 detail');
		await pressIn('', 'Roll Trouble again');
		await host.tick(30);
		expect(await host.read('Journal.md')).toBe(
			SHOWN.replace('the bells', 'Blockade prevents trade with other sectors'),
		);
	});

	it('of a thing that these rules do not have can be read', async () => {
		const host = await start({
			files: { 'Kestrel.md': KESTREL, 'Journal.md': SHOWN.replace('Sector', 'Bog') },
			note: 'Journal.md',
			mode: 'preview',
		});
		await host.tick(30);
		await pressIn('', '1 detail');
		expect(document.querySelector('.sworn-thing')?.textContent).toContain('nothing can be rolled again');
	});

	const WITHOUT_COMMENT = SHOWN.replace('# far off\n', '');
	const reading = async (note: string): Promise<Host> => {
		const host = await start({
			files: { 'Kestrel.md': KESTREL, 'Journal.md': note },
			note: 'Journal.md',
			mode: 'preview',
		});
		await host.tick(30);
		return host;
	};
	const card = () => document.querySelector('.sworn-thing');

	it('says who somebody is in one sentence without labels, and keeps the details folded', async () => {
		await reading(
			'```sworn\ngenerated: Character\nname: Wen Sabine\nfirst_look: Scarred\nmanner: Guarded\ncharacter_role: dock hand\ngoal: to leave the station\nsecret: Knows the code\n```\n',
		);
		expect([...(card()?.querySelectorAll('p') ?? [])].map(p => p.textContent)).toEqual([
			'Wen Sabine dock hand',
			'Scarred. Guarded. Wants: to leave the station.',
		]);
		expect(card()?.querySelector('dl')).toBeNull();
		await pressIn('', '5 details');
		expect(card()?.querySelector('dl')?.textContent).toContain('Knows the code');
	});

	it('is kept as a note: a link stands in its place, the note has its facts', async () => {
		const on = await reading(WITHOUT_COMMENT);
		await pressIn('', 'Keep as note');
		expect(await on.read('Journal.md')).toBe('Prose.\n\n[[The Hush]]\n\nMore.\n');
		expect(await on.read('The Hush.md')).toContain('generated: Sector\ntrouble: the bells\n');
	});

	it('of the name of another note is not kept over it', async () => {
		const note = SHOWN.replace('The Hush', 'Kestrel');
		const on = await reading(note);
		await pressIn('', 'Keep as note');
		expect(await on.read('Journal.md')).toBe(note);
		expect(await on.read('Kestrel.md')).toBe(KESTREL);
	});

	it('is rolled again as a whole, and its comment stays', async () => {
		const on = await reading(SHOWN.replace('the bells', 'Energy storms are rampant'));
		on.plugin.dice = landing([1, 1, 1, 1]);
		await pressIn('', 'Roll again');
		await on.tick(30);
		expect(await on.read('Journal.md')).toMatch(
			/^Prose\.\n\n```sworn\ngenerated: Sector\nname: .+\n# far off\ntrouble: Blockade prevents trade with other sectors\n```\n\nMore\.\n$/,
		);
	});

	it('is discarded: the text around it stays apart', async () => {
		const on = await reading(WITHOUT_COMMENT);
		await pressIn('', 'Discard');
		expect(await on.read('Journal.md')).toBe('Prose.\n\nMore.\n');
	});

	it.each(['Keep as note', 'Discard'])(
		'with a comment of the player’s stays, whatever is pressed: %s',
		async button => {
			const on = await reading(SHOWN);
			await pressIn('', button);
			expect(await on.read('Journal.md')).toBe(SHOWN);
		},
	);
});
