import { afterEach, describe, expect, it } from 'vitest';
import { close, KESTREL, shown } from '../played';

afterEach(close);

const SHEET = KESTREL.replace('momentum: 3', 'momentum: 3\nexperience: 3\nexperience_spent: 1\nassets: [Veteran]');
const asset = (...lines: readonly string[]) =>
	`---\nsworn: asset\ncharacter: "[[Kestrel]]"\n${lines.join('\n')}\n---\n`;
const show = (name: string) => `\`\`\`sworn\nshow: ${name}\n\`\`\`\n`;

const card = (name: string): HTMLElement => {
	const found = document.querySelector<HTMLElement>(`[aria-label="asset: ${name}"]`);
	if (!found) throw new Error(`no card of ${name}: ${document.querySelector('.sworn-block')?.textContent}`);
	return found;
};

const showing = (name: string, ...lines: readonly string[]) =>
	shown(show(name), { 'Kestrel.md': SHEET, [`${name}.md`]: asset(...lines) });

describe('the card of an asset', () => {
	it('says what its marked abilities say, and the others when they are opened', async () => {
		const { text } = await showing('Rook', 'asset: Banshee', 'abilities: [1]');
		expect(text).toContain('✓ Ability 1');
		expect(text).toContain('Ability 2, not marked');
		expect(card('Rook').querySelectorAll('details.sworn-ability')).toHaveLength(2);
		expect(card('Rook').querySelectorAll('.sworn-pip')).toHaveLength(4);
		expect(card('Rook').innerHTML).not.toContain('datasworn:');
	});

	it('marks an ability for experience, and with too little of it free', async () => {
		const played = await showing('Rook', 'asset: Banshee', 'abilities: [1]');
		await played.press('Mark for 2 experience');
		expect(await played.host.read('Rook.md')).toContain('abilities: [1, 2]\n');
		expect(await played.host.read('Kestrel.md')).toContain('experience_spent: 3\n');
		expect(card('Rook').textContent).toContain('Kestrel has none to spend.');
		await played.press('Mark for 2 experience');
		expect(await played.host.read('Rook.md')).toContain('abilities: [1, 2]\n');
		await played.press('Mark it free');
		expect(await played.host.read('Rook.md')).toContain('abilities: [1, 2, 3]\n');
	});

	it('says that it does nothing while it is out of action', async () => {
		const played = await showing('Rook', 'asset: Banshee', 'abilities: [1]', 'out_of_action: true');
		expect(played.text).toContain('It is out of action: its abilities do nothing until that is cleared.');
	});

	it('unknown to the book, says the nearest name and keeps its values', async () => {
		const played = await showing('Rook', 'asset: Banshe', 'abilities: [1, 7]', 'health: 2', 'health_max: 3');
		expect(played.text).toContain('The book has no asset called “Banshe”. Did you mean “Banshee”?');
		expect(card('Rook').querySelectorAll('.sworn-pip')).toHaveLength(3);
		expect(card('Rook').querySelectorAll('input[type=checkbox]')).toHaveLength(4);
	});

	it('reports an ability that the card does not have, and clears it', async () => {
		const played = await showing('Rook', 'asset: Banshee', 'abilities: [1, 7]');
		expect(played.text).toContain('Ability 7 is marked, and the card has 3.');
		await played.press('Clear 7');
		expect(await played.host.read('Rook.md')).toContain('abilities: [1]\n');
	});

	it('of a bare name becomes a note with its first change', async () => {
		const played = await shown(show('Kestrel'), { 'Kestrel.md': SHEET });
		expect(card('Veteran').textContent).toContain('Abilities: 1 of 3');
		await played.press('Mark for 2 experience');
		expect(await played.host.read('Veteran.md')).toContain('abilities:\n  - 1\n  - 2\n');
	});
});
