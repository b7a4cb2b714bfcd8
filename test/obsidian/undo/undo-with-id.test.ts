import { afterEach, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { typing } from '../editor-suggest/typing';
import { pressButton } from '../opened';

afterEach(close);

it.each([
	{ form: 'block', left: /^---\nrecords: block\n---\nI run\. \n\n\^[a-z0-9]{6}\s*$/ },
	{ form: 'line', left: /^---\nrecords: line\n---\nI run\. {1,2}\^[a-z0-9]{6}$/ },
])('a move whose record has an id is undone, and the id stays: $form', async ({ form, left }) => {
	const host = await typing(`---\nrecords: ${form}\n---\nI run. ‸`, [4, 3, 4]);
	await host.enter(';;face danger edge');
	await host.palette('Copy link to this record');
	await host.tick(60);
	await host.palette('Undo last move');
	await host.tick(60);
	await pressButton('Undo the move');
	await host.tick(60);
	expect(host.editor.getValue()).toMatch(left);
	expect(await host.read('Kestrel.md')).toContain('momentum: 3');
});
