/** @jsxImportSource preact */
import { render } from 'preact';
import { expect, it } from 'vitest';
import { MessageCard } from '../../../src/obsidian/components/message-card';

it('says what broke, in which line, and shows the block as it stands', () => {
	const source = 'move: Face Danger\nroll: <b>edge</b>\nrol: 3';
	const root = document.createElement('div');
	const problems = [
		{ code: 'unknown_key', message: 'Did you mean “roll”?', from: 36, to: 42 },
		{ code: 'unread', message: 'Nothing was changed.', from: 0, to: 0 },
	];
	render(<MessageCard title="This block cannot be read" problems={problems} source={source} />, root);
	expect([...root.querySelectorAll('p')].map(p => p.textContent)).toEqual([
		'Line 3: Did you mean “roll”?',
		'Nothing was changed.',
	]);
	expect(root.querySelector('pre')?.textContent).toBe(source);
	expect(root.querySelector('b')).toBeNull();
});
