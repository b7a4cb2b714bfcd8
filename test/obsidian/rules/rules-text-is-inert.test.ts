import { afterEach, expect, it } from 'vitest';
import { Plugin } from '../../host/obsidian';
import type { App } from '../../host/app';
import { startPlugin } from '../../host/plugin-loader';
import { block, close, KESTREL, shown } from '../played';

let others: Plugin | undefined;
let observer: MutationObserver | undefined;

afterEach(async () => {
	others?.unload();
	others = undefined;
	observer?.disconnect();
	await close();
});

/** A plugin like others that players have: it runs fences and code in lines, and changes what is rendered. */
async function withOtherPlugin(app: App): Promise<{ readonly ran: readonly string[] }> {
	const ran: string[] = [];
	class Runner extends Plugin {
		override onload(): void {
			this.registerMarkdownCodeBlockProcessor('dataviewjs', source => void ran.push(`fence: ${source}`));
			this.registerMarkdownPostProcessor(el => {
				const words = el.textContent ?? '';
				if (words.includes('On a') || words.includes('you leap')) ran.push(`processed: ${words}`);
				for (const code of el.querySelectorAll('code')) ran.push(`code: ${code.textContent ?? ''}`);
			});
		}
	}
	others = await startPlugin(app, Runner, manifestOf('runner'));
	return { ran };
}

const manifestOf = (id: string) => ({
	id,
	name: id,
	version: '1.0.0',
	minAppVersion: '1.0.0',
	description: '',
	author: '',
});

/** Whatever was put into the page, if only for a moment, that would ask for something or run it. */
function watched(): { readonly loads: readonly string[] } {
	const loads: string[] = [];
	const LOADS = '[src], [srcset], [style], link, object, embed, script, iframe, a[href*=":"], code, .math, .callout';
	observer = new MutationObserver(records => {
		for (const { addedNodes } of records)
			for (const node of addedNodes)
				if (node instanceof HTMLElement && node.closest('.sworn-text'))
					for (const el of [node, ...node.querySelectorAll('*')]) if (el.matches(LOADS)) loads.push(el.outerHTML);
	});
	observer.observe(document.body, { childList: true, subtree: true });
	return { loads };
}

const ATTACKS = [
	'```dataviewjs\ndv.view("evil")\n```',
	'`$= dv.pages()` and `= this.file.name` and <% tp.user.evil() %>',
	'![map](http://evil.example/map.png) ![[Secrets]]',
	'<img src="http://evil.example/x.png"> <script>evil()</script> <iframe src="http://evil.example"></iframe>',
	'[a](javascript:void) [b](obsidian://open?vault=x) [c](file:///etc/passwd) [d](https://evil.example)',
	'> [!danger] Watch out\n> $x^2$ %%hidden%% <!-- hidden -->',
	'See [[Rook#Past|the rook]] and [[Nobody]].',
].join('\n\n');

const HOUSE_MOVE = JSON.stringify({
	_id: 'house',
	type: 'expansion',
	datasworn_version: '0.1.0',
	ruleset: 'starforged',
	moves: {
		odd: {
			_id: 'move_category:house/odd',
			name: 'Odd',
			contents: {
				leap: {
					_id: 'move:house/odd/leap',
					name: 'Leap',
					roll_type: 'no_roll',
					trigger: { text: 'When you leap…', conditions: [] },
					text: `When you leap, look first.\n\n${ATTACKS}`,
					outcomes: null,
				},
			},
		},
	},
});

it('the full text of a move of a rules file runs nothing, loads nothing, and leads nowhere but into the vault', async () => {
	const { host, press, cards } = await shown('Nothing yet.\n', {
		'Kestrel.md': KESTREL.replace('edge', 'rules: house.json\nedge'),
		'house.json': HOUSE_MOVE,
		'Rook.md': 'A rook.\n',
		'Secrets.md': 'Secret words.\n',
	});
	expect(cards).toHaveLength(0);
	const { ran } = await withOtherPlugin(host.app);
	const { loads } = watched();
	await host.writeOutside('Journal.md', block('move: Leap'));
	await host.tick(50);
	await press('More');
	await press('Full text');
	const text = document.querySelector('.sworn-full-text');
	expect(text?.textContent).toContain('dv.view("evil")');
	expect(text?.textContent).toContain('<script>evil()</script>');
	expect(text?.textContent).not.toContain('Secret words');
	expect(text?.textContent).not.toContain('<%');
	expect(ran.filter(each => each !== 'code: move: Leap')).toEqual([]);
	expect(loads).toEqual([]);
	expect([...(text?.querySelectorAll('a') ?? [])].map(a => [a.textContent, a.getAttribute('href')])).toEqual([
		['Secrets', 'Secrets.md'],
		['the rook', 'Rook.md'],
	]);
	text?.querySelectorAll('a')[1]?.click();
	await host.tick();
	expect(host.app.workspace.getActiveFile()?.path).toBe('Rook.md');
});
