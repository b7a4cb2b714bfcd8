import { afterEach, describe, expect, it } from 'vitest';
import { close, openJournal, pressIn } from '../one-app';

afterEach(close);

const words = () => document.querySelector('.sworn-block')?.textContent ?? '';

const REST = '\nI run.\n\n```sworn\nmove: Strike\ndice: 4 vs 3, 9\ndone:\n  - health 5 → 1\n```\n\nShe follows.\n';

describe.each(['live', 'preview'] as const)('a call whose closing fence is missing, in %s', mode => {
	const NOTE = `Top.\n\n\`\`\`sworn\nmove: Gather Information\nby: Kestrel\nroll: wits\n${REST}`;

	it('says so on its card, and shows nothing of what follows', async () => {
		await openJournal(NOTE, { mode }, [5, 2, 6]);
		expect(words()).toContain('This block has no end: close it with ``` below “roll: wits”. What follows is not read.');
		expect(words()).toContain('Gather Information');
		expect(words()).not.toContain('health');
	});

	it('is rolled without a word into what follows', async () => {
		const { editor, read } = await openJournal(NOTE, { mode }, [5, 2, 6]);
		await pressIn('.sworn-block', 'Roll');
		const text = mode === 'live' ? editor.getValue() : await read('Log.md');
		expect(text).toContain('\nroll: wits 3\ndice: 5 vs 2, 6\n');
		expect(text.endsWith(REST)).toBe(true);
		expect(await read('Kestrel.md')).toContain('health: 5');
	});
});

it('a call that nothing follows is played without a closing fence', async () => {
	const { read } = await openJournal(
		'```sworn\nmove: Gather Information\nby: Kestrel\nroll: wits',
		{ mode: 'preview' },
		[5, 2, 6],
	);
	await pressIn('.sworn-block', 'Roll');
	expect(await read('Log.md')).toContain('dice: 5 vs 2, 6');
});
