import { afterEach, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { undo } from '../undo/undoing';
import { scripted } from '../api/scripted';
import { ended } from '../../support/last-line-break';

afterEach(close);

const SETTINGS = settings({ records: 'line', journal: 'never' });
const FD = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit`';
const bare = (text: string) => ended(text.replace(/`sworn: ([^,]*)[^`]*`/g, '<$1>'));

it.each(['On.‸', '‸On.'])('by the API the caret stays where it is: %j', async below => {
	const { api, editor, shown } = await (async () => {
		const host = await scripted(`I run ${FD} on.\n\n${below}`, [5, 2, 3], { 'Kestrel.md': KESTREL }, SETTINGS);
		const caret = () => {
			const at = host.editor.posToOffset(host.editor.getCursor());
			return `${host.editor.getValue().slice(0, at)}‸${host.editor.getValue().slice(at)}`;
		};
		return { api: host.api, editor: host.editor, shown: caret };
	})();
	await api.choose({ option: 'Endure Harm' });
	await api.choose({ option: 'Roll Endure Harm' });
	expect(bare(shown())).toBe(ended(`I run <Face Danger> <Endure Harm> on.\n\n${below}`));
	expect(editor.getValue()).toContain('from Face Danger');
});

it('by *Continue move*, and back', async () => {
	const host = await scripted(`I run ${FD}‸ on.\n`, [5, 2, 3], { 'Kestrel.md': KESTREL }, SETTINGS);
	for (let i = 0; i < 2; i++) {
		await host.palette('Continue move');
		await host.press('Enter');
		await host.tick(100);
	}
	expect(bare(host.editor.getValue())).toBe(ended('I run <Face Danger> <Endure Harm> on.\n'));
	await undo(host);
	expect(bare(host.editor.getValue())).toBe(ended('I run <Face Danger> on.\n'));
});
