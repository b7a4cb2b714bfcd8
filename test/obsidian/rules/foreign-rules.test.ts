import { afterEach, expect, it } from 'vitest';
import { textOfNote } from '../../rules/language-detection/language-notes';
import { block, close, KESTREL, shown } from '../played';

afterEach(close);

const SENTENCE =
	'This reference is in German; moves are read in English. Its moves are shown with their text, and you choose the outcome’s effects by hand.';

const FILES = {
	'Kestrel.md': KESTREL.replace('edge', 'rules: "[[Nebel]]"\nedge'),
	'Nebel.md': textOfNote('german'),
};

const RECORD = 'move: Dem Sturm trotzen\nroll: iron 2\naction: 4\nchallenge: 9 3';

it('a journal with rules in another language says so on its first use, and once', async () => {
	const { host } = await shown(block(RECORD), FILES);
	expect(host.notices().filter(notice => notice === SENTENCE)).toHaveLength(1);
	await host.writeOutside('Nebel.md', `${FILES['Nebel.md']}\n`);
	await host.tick(200);
	expect(host.notices().filter(notice => notice === SENTENCE)).toHaveLength(1);
});

it('a move in another language is rolled, and its card shows the text of the outcome and changes nothing', async () => {
	const { host, press, now, text } = await shown('```sworn\nmove: Dem Sturm trotzen\n```\n', FILES, 4, 9, 3);
	expect(text).toContain('würfle +Eisen');
	expect(text).not.toContain('Doubtful in your rules.');
	const before = await host.read('Kestrel.md');
	await press('Roll');
	expect(now()).toContain('Weak hit');
	expect(now().split('aber etwas geht über Bord')).toHaveLength(2);
	expect(await host.read('Kestrel.md')).toBe(before);
});

it('a move in another language without a roll is shown with its text', async () => {
	const { text } = await shown('```sworn\nmove: Am Feuer ruhen\n```\n', FILES);
	expect(text).toContain('erzähle, woran du denkst');
});

it('the check of the note says so in the same sentence, and not that all of it was understood', async () => {
	const { host } = await shown('Prose.\n', FILES);
	await host.open('Nebel.md');
	await host.palette('Test rules note');
	await host.tick(100);
	const words = document.querySelector('.sworn-rules-check')?.textContent ?? '';
	expect(words).toContain(SENTENCE);
	expect(words).not.toContain('ll of it was understood');
	expect(words).not.toContain('reads like an instruction');
});
