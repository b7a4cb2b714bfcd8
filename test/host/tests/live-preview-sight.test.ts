import { expect, it, vi } from 'vitest';
import { all, bootSample } from './sample';

/** Without layout there is nothing out of sight. */
const hasLayout = !navigator.userAgent.includes('jsdom');

const lines = Array.from({ length: 400 }, (_, i) => `Line ${i}`).join('\n\n');
const NOTE = `Top\n\n\`\`\`sample\nblock\n\`\`\`\n\n${lines}\n`;

it.runIf(hasLayout)('what is drawn far out of sight is unloaded, and drawn anew when it is back', async () => {
	const { plugin, editor } = await bootSample({ files: { 'a.md': NOTE }, note: 'a.md' });
	expect(all('.sample-button')).toHaveLength(1);
	editor.scrollIntoView({ from: { line: 700, ch: 0 }, to: { line: 700, ch: 0 } });
	await vi.waitFor(() => expect(all('.sample-button')).toHaveLength(0));
	expect(plugin.unloadedChildren).toBe(1);
	editor.scrollIntoView({ from: { line: 0, ch: 0 }, to: { line: 0, ch: 0 } });
	await vi.waitFor(() => expect(all('.sample-button')).toHaveLength(1));
	expect(plugin.drawn).toHaveLength(2);
	expect(plugin.drawn[1]?.context.getSectionInfo(plugin.drawn[1].el)?.lineStart).toBe(2);
});
