import { afterEach, expect, it } from 'vitest';
import { KESTREL, played } from '../identity/torn-ways';
import { closeAll } from '../identity/twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const withSheet = (key: string, line: string): string => {
	const was = new RegExp(`^${key}:.*$`, 'm');
	return was.test(KESTREL) ? KESTREL.replace(was, line) : KESTREL.replace('momentum: 3\n', `momentum: 3\n${line}\n`);
};
const groups = (name: string) =>
	[...document.querySelectorAll<HTMLElement>('[role=group]')].filter(el =>
		(el.getAttribute('aria-label') ?? '').startsWith(name),
	);

it.each([
	['quests', 'quests: lots', 'quests'],
	['bonds', 'bonds: [1, 2]', 'bonds'],
	['experience', 'experience: [1]', 'experience earned'],
	['experience_spent', 'experience_spent: all', 'experience spent'],
])('“%s” with “%s” is shown as unknown on the Table, and no press writes over it', async (key, line, label) => {
	const kestrel = withSheet(key, line);
	const on = await played({ 'A/Kestrel.md': kestrel, 'Journal.md': JOURNAL });
	await on.host.palette('Open the Table');
	await on.host.tick(80);
	for (const fold of document.querySelectorAll('details')) fold.open = true;
	await on.host.tick(20);
	const [shown] = groups(label);
	expect(shown?.textContent).toContain('?');
	expect(shown?.textContent).not.toContain('0');
	for (const button of shown?.querySelectorAll('button') ?? []) button.click();
	await on.host.tick(30);
	expect(await on.text('A/Kestrel.md')).toBe(kestrel);
});
