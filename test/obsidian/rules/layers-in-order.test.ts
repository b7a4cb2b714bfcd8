import { afterEach, describe, expect, it } from 'vitest';
import { block, close, KESTREL, shown } from '../played';

afterEach(close);

const pack = (id: string, sentence: string, more = '') => `_id: ${id}
type: expansion
ruleset: starforged
title: Pack ${id}
moves: { t: { name: Dusk, contents: { wane: { name: Wane, roll_type: no_roll, ${more} trigger: { text: When the light wanes... }, text: "When the light wanes, ${sentence}" } } } }
`;

const ruleset = (id: string, stat: string) => `_id: ${id}
type: ruleset
title: ${id.toUpperCase()}
rules: { stats: { ${stat}: {} } }
moves: { m: { contents: { dare_${id}: { name: Dare ${id}, roll_type: action_roll, trigger: { text: When you dare..., conditions: [ { roll_options: [ { using: stat, stat: ${stat} } ] } ] }, text: "When you dare, roll +${stat}.\\n\\nOn a **strong hit**, take +1 momentum.\\n\\nOn a **weak hit**, you wait.\\n\\nOn a **miss**, you fall." } } } }
`;

const linking = (...links: string[]) =>
	KESTREL.replace('edge', `rules: [${links.map(link => `"[[${link}]]"`).join(', ')}]\nedge`);

const FILES = { 'dawn.yaml': pack('dawn', 'take +1 supply.'), 'dusk.yaml': pack('dusk', 'lose 1 supply.') };

async function checkOf(file: string, files: Readonly<Record<string, string>>): Promise<string> {
	const { host } = await shown('Prose.\n', files);
	const leaf = host.app.workspace.getLeaf(false);
	await leaf.setViewState({ type: 'sworn-journal-rules-check', state: { file } });
	await host.tick(150);
	return document.querySelector('.sworn-rules-check')?.textContent ?? '';
}

describe('two packs with a move of one name', () => {
	it.each([
		[['dawn.yaml', 'dusk.yaml'], '3 → 2'],
		[['dusk.yaml', 'dawn.yaml'], '3 → 4'],
	])('the later one of %j counts', async (links, change) => {
		const { text } = await shown(block('move: Wane'), { ...FILES, 'Kestrel.md': linking(...links) });
		expect(text).toContain(`supply ${change}`);
	});

	it('the check of each names the other', async () => {
		const files = { ...FILES, 'Kestrel.md': linking('dawn.yaml', 'dusk.yaml') };
		expect(await checkOf('dusk.yaml', files)).toContain('In the place of the move of “dawn.yaml”: Wane.');
		await close();
		expect(await checkOf('dawn.yaml', files)).toContain('Displaced by the move of “dusk.yaml”: Wane.');
	});

	it('nothing is said of one that states what it replaces', async () => {
		const dusk = pack('dusk', 'lose 1 supply.', 'replaces: ["move:dawn/t/wane"],');
		const files = { ...FILES, 'dusk.yaml': dusk, 'Kestrel.md': linking('dawn.yaml', 'dusk.yaml') };
		expect(await checkOf('dusk.yaml', files)).not.toContain('In the place of');
	});
});

describe('rulesets of their own among the rules', () => {
	const two = { 'ash.yaml': ruleset('ash', 'grit'), 'elm.yaml': ruleset('elm', 'lilt') };
	const mara = (id: string) =>
		`---\nruleset: ${id}\nrules: ["[[ash.yaml]]", "[[elm.yaml]]"]\ngrit: 2\nlilt: 1\nmomentum: 2\n---\n`;

	it.each(['ash', 'elm'])('two of them are told, and both are played where the character names %s', async id => {
		const { host, text } = await shown(`${block('move: Dare ash')}\n${block('move: Dare elm')}`, {
			...two,
			'Kestrel.md': mara(id),
		});
		expect(text).toMatch(/grit 2[^]*lilt 1/);
		const other = id === 'ash' ? 'ELM' : 'ASH';
		expect(host.notices().join('\n')).toContain(
			`“rules” holds more than one ruleset of its own: ${id.toUpperCase()}, ${other}.`,
		);
	});

	it('one of them lies below an expansion over a book as well, wherever it is linked', async () => {
		const expansion = `_id: ivy\ntype: expansion\nruleset: ash\ntitle: Ivy\nmoves: { m: { contents: { dare: { name: Dare ash, roll_type: no_roll, trigger: { text: When you dare... }, text: "When you dare, lose 1 supply." } } } }\n`;
		const { text } = await shown(block('move: Dare ash'), {
			'ash.yaml': two['ash.yaml'],
			'ivy.yaml': expansion,
			'Kestrel.md': linking('ivy.yaml', 'ash.yaml'),
		});
		expect(text).toContain('supply 3 → 2');
	});
});

it('rules of which nothing came are said on the Table, which leads to their check', async () => {
	const files = { 'Empty.md': 'Only prose.\n', 'Kestrel.md': linking('Empty') };
	const { host } = await shown('Prose.\n', files);
	await host.palette('Open the Table');
	await host.tick(150);
	const table = () => document.querySelector('.sworn-table')?.textContent ?? '';
	expect(table()).toContain('Nothing was found in the rules “Empty”.');
	const test = [...document.querySelectorAll<HTMLElement>('.sworn-table button')].find(
		({ textContent }) => textContent === 'Test rules note',
	);
	test?.click();
	await host.tick(150);
	expect(document.querySelector('.sworn-check-title')?.textContent).toContain('Empty');
});
