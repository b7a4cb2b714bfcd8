import { afterEach, expect, it } from 'vitest';
import { close, opened } from '../opened';
import { block, KESTREL } from '../played';

afterEach(close);

const RECORD = block('move: Face Danger\nroll: edge 2\ndice: 6 vs 2, 4\noutcome: strong hit, 8 vs 2, 4');

const drawn = () => ({
	cards: document.querySelectorAll('.markdown-reading-view .sworn-block').length,
	code: document.querySelectorAll('.markdown-reading-view code.language-sworn').length,
});

it('a note that is open becomes code when the plugin is switched off, and cards when it is switched on', async () => {
	const files = { 'Kestrel.md': KESTREL, 'Journal.md': RECORD };
	const on = await opened({ files, note: 'Journal.md', mode: 'preview' });
	expect(drawn()).toEqual({ cards: 1, code: 0 });
	on.plugin.unload();
	await on.tick(30);
	expect(drawn()).toEqual({ cards: 0, code: 1 });
	await on.plugin.load();
	await on.tick(30);
	expect(drawn()).toEqual({ cards: 1, code: 0 });
});
