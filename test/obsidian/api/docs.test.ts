import { afterEach, describe, expect, it, vi } from 'vitest';
import { VERB_NAMES, API_METHODS } from '../../../src/obsidian/api/api-methods';
import { close, fence } from '../commands/writing';
import { KESTREL } from '../played';
import { API_DOCS, examplesIn, runScript, runTemplate } from './examples';
import type { Scripted } from './scripted';
import { scripted } from './scripted';

afterEach(close);

const JOURNAL = 'The hatch sticks.\n';
const WEAK = fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9');
const FILES = { 'Kestrel.md': KESTREL, 'Sessions/One.md': `Here.\n\n${WEAK}` };

const exampleOf = (language: string, words: string): string =>
	examplesIn(language).find(code => code.includes(words)) ?? expect.fail(`No example in ${language} with “${words}”`);

/** What a script says with `new Notice(…)`. */
function noticing() {
	const said: string[] = [];
	class Notice {
		constructor(words: string) {
			said.push(words);
		}
	}
	return { said, Notice };
}

/** As much of Templater as the examples use: what waits for the template to be written runs at `written`. */
function templater(picks: readonly string[] = []) {
	const left = [...picks];
	const waiting: (() => Promise<void>)[] = [];
	return {
		tp: {
			hooks: { on_all_templates_executed: (callback: () => Promise<void>) => waiting.push(callback) },
			file: { path: () => 'Journal.md' },
			system: { suggester: () => Promise.resolve(left.shift()) },
		},
		async written() {
			for (const callback of waiting) await callback();
		},
	};
}

/** As much of Dataview as the examples use. */
function dataview(pages: readonly string[]) {
	const shown: unknown[] = [];
	return {
		shown,
		dv: {
			current: () => ({ file: { path: 'Journal.md' } }),
			pages: () => pages.map(path => ({ file: { path, link: `[[${path}]]` } })),
			table: (headers: readonly string[], rows: readonly unknown[]) => shown.push([headers, rows]),
			paragraph: (text: string) => shown.push(text),
			el: (tag: string, text: string) => {
				const el = document.createElement(tag);
				el.textContent = text;
				shown.push(el);
				return el;
			},
		},
	};
}

const plain = (text: string): string => text.replace(/[ \t]+/g, ' ').replace(/-{3,}/g, '---');

describe('docs/reference/api.md', () => {
	const sections = plain(API_DOCS).split(/\n##+ /);
	const sectionOf = (title: string) => sections.find(text => text.startsWith(`${title}\n`)) ?? '';
	const rowsOf = (title: string) =>
		sectionOf(title)
			.split('\n')
			.filter(line => line.startsWith('| `'));
	const shared = rowsOf('The verbs');

	it.each(VERB_NAMES)(
		'reports %s and all its parameters: its own in a table, and the names of those that many have',
		verb => {
			const { does, parameters } = API_METHODS[verb];
			expect(sectionOf(verb)).toContain(`${does}.`);
			const rows = parameters.map(({ name, isRequired, says, oneOf }) => {
				const only = oneOf ? `: ${oneOf.map(word => `\`${word}\``).join(', ')}` : '';
				return `| \`${name}\`${isRequired ? ' (required)' : ''} | ${says}${only} |`;
			});
			expect(rowsOf(verb)).toEqual(rows.filter(row => !shared.includes(row)));
			const [, names = ''] = /(?:Also|Parameters:) ((?:`\w+`(?:, )?)*)\./.exec(sectionOf(verb)) ?? [];
			const named = shared.filter(row => rows.includes(row)).map(row => /`\w+`/.exec(row)?.[0]);
			expect(names.split(', ').filter(Boolean).sort()).toEqual(named.sort());
		},
	);

	it('and no other verb has the plugin', async () => {
		const { api } = await scripted(JOURNAL);
		expect(Object.keys(api).sort()).toEqual([...VERB_NAMES, 'version', 'on', 'off'].sort());
	});

	it('names the version, and the version of the app that has a command line', async () => {
		const { api } = await scripted(JOURNAL);
		expect(API_DOCS).toContain(`It is \`${api.version}\`.`);
		expect(API_DOCS).toContain('1.12.2');
	});

	it('has no example that no test runs', () => {
		const counts = ['js', 'templater', 'dataviewjs'].map(language => examplesIn(language).length);
		expect(counts).toEqual([3, 3, 3]);
	});
});

describe('its scripts run', () => {
	const logged = async (host: Scripted, code: string, more = {}) => {
		const log = vi.fn();
		await runScript(code, { app: host.app, console: { log }, ...more });
		return log.mock.calls;
	};

	it('the move', async () => {
		const host = await scripted(JOURNAL, [4, 3, 9], FILES);
		expect(await logged(host, exampleOf('js', "option: 'edge'"))).toEqual([
			['Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit', 0],
		]);
	});

	it('the rejection, with the very words that are beside it', async () => {
		const host = await scripted(JOURNAL, [], FILES);
		const code = exampleOf('js', 'Fase Danger');
		const [[kind, message] = []] = await logged(host, code);
		expect(code).toContain(`// ${String(kind)} ${String(message)}`);
	});

	it('the events', async () => {
		const host = await scripted(JOURNAL, [4, 3, 9], FILES);
		const log = vi.fn();
		await runScript(exampleOf('js', 'registerEvent'), { app: host.app, plugin: host.plugin, console: { log } });
		await host.api.move({ name: 'Face Danger', option: 'edge' });
		await host.api.choose({ option: 'Lose Momentum', note: 'Journal' });
		expect(log.mock.calls).toEqual([
			['Face Danger', 'weak_hit'],
			['momentum', 3, 2],
		]);
	});
});

describe('its templates run', () => {
	it('an oracle speaks in the text of the template, and nothing else is written', async () => {
		const host = await scripted(JOURNAL, [1, 1], FILES);
		const text = await runTemplate(exampleOf('templater', 'The room'), { app: host.app, tp: templater().tp });
		expect(text).toMatch(/^The room: \S+ \+ \S+\.\n$/);
		expect(host.editor.getValue()).toBe(JOURNAL);
	});

	it('what the plugin writes comes below the template', async () => {
		const host = await scripted('‸', [60], FILES);
		const { tp, written } = templater();
		const text = await runTemplate(exampleOf('templater', 'weather'), { app: host.app, tp });
		expect(text).toBe('# A day on the road\n');
		host.editor.setValue(text);
		await written();
		expect(host.editor.getValue()).toContain('# A day on the road\n\n```sworn\nask: Does the weather hold?');
		expect(await host.read('Kestrel.md')).toContain('supply: 2');
	});

	it('a move is picked from a list', async () => {
		const host = await scripted(JOURNAL, [4, 3, 9], FILES);
		const { tp, written } = templater(['Gather Information', 'wits']);
		const { said, Notice } = noticing();
		expect(await runTemplate(exampleOf('templater', 'suggester'), { app: host.app, tp, Notice })).toBe('');
		await written();
		expect(said).toEqual([expect.stringMatching(/^Gather Information: 4 \+ wits 3 = 7 vs 3, 9, weak hit/)]);
		expect(host.editor.getValue()).toContain('move: Gather Information');
	});
});

describe('its views run', () => {
	it('the meters', async () => {
		const { app } = await scripted(JOURNAL, [], FILES);
		const { dv, shown } = dataview([]);
		await runScript(exampleOf('dataviewjs', 'dv.table'), { app, dv });
		expect(shown).toEqual([[['', 'health', 'spirit', 'supply', 'momentum'], [['Kestrel', 5, 4, 3, 3]]]]);
	});

	it('what is open', async () => {
		const { app } = await scripted(JOURNAL, [], FILES);
		const { dv, shown } = dataview(['Sessions/One.md', 'Journal.md']);
		await runScript(exampleOf('dataviewjs', 'dv.pages'), { app, dv });
		expect(shown).toEqual([expect.stringMatching(/^\[\[Sessions\/One\.md\]\] Face Danger: .*: Make a suffer move/)]);
	});

	it('the button: drawing it writes nothing, a press makes the move, and a press that cannot says why', async () => {
		const host = await scripted(JOURNAL, [4, 3, 9], FILES);
		const { dv, shown } = dataview([]);
		const { said, Notice } = noticing();
		await runScript(exampleOf('dataviewjs', 'button'), { app: host.app, dv, Notice });
		expect(host.editor.getValue()).toBe(JOURNAL);
		const [button] = shown as [HTMLElement];
		button.click();
		await host.tick(50);
		expect(host.editor.getValue()).toContain('move: Face Danger');
		await host.app.vault.modify(host.app.vault.getFileByPath('Kestrel.md') as never, '');
		await host.tick(50);
		button.click();
		await host.tick(50);
		expect(said).toEqual([expect.stringContaining('weak hit'), expect.stringContaining('“Kestrel.md” cannot be read')]);
	});
});
