import { afterEach, expect, it } from 'vitest';
import { block, close, KESTREL, shown } from '../played';

afterEach(close);

const asset = (more: string): string => `---\nsworn: asset\n${more}\n---\n`;
const FILES = {
	'Kestrel.md': KESTREL.replace(
		'momentum: 3\n',
		'momentum: 3\nassets:\n  - "[[Rook]]"\n  - "[[Glow]]"\n  - "[[Starling]]"\n  - "[[Skiff]]"\n',
	),
	'Rook.md': asset('asset: Sprite\nkind: companion\nabilities: [1]\nhealth: 3'),
	'Glow.md': asset('asset: Glowcat\nkind: companion\nabilities: [1]\nhealth: 4'),
	'Starling.md': asset('asset: Starship\nkind: command vehicle\nabilities: [1]\nintegrity: 5\naboard: true'),
	'Skiff.md': asset('asset: Skiff\nkind: support vehicle\nabilities: [1]\nintegrity: 4'),
};

it('a block that names none asks which companion, then how much, and rolls with its health', async () => {
	const played = await shown(block('move: Companion Takes a Hit'), FILES, 4, 3, 9);
	expect(played.text).toContain('Which one?');
	await played.press(/^Glow/);
	expect(await played.host.read('Journal.md')).toContain('track: Glow');
	await played.press(/^minor/);
	expect(await played.host.read('Glow.md')).toContain('health: 3');
	expect(await played.host.read('Rook.md')).toContain('health: 3');
	await played.press('Roll');
	expect(await played.host.read('Journal.md')).toContain('roll: health 3');
});

it('a block that names the skiff takes its integrity, and leaves the ship one is aboard alone', async () => {
	const played = await shown(block('move: Withstand Damage\ntrack: Skiff\ncost: 2'), FILES, 1, 9, 10);
	await played.press('Roll');
	expect(await played.host.read('Skiff.md')).toContain('integrity: 2');
	const ship = await played.host.read('Starling.md');
	expect(ship).toBe(FILES['Starling.md']);
	expect(await played.host.read('Journal.md')).not.toContain('Starling');
});

it('a name that none of them has is told on the card with the nearest', async () => {
	const played = await shown(block('move: Companion Takes a Hit\ntrack: Glwo\ncost: 1'), FILES, 1, 9, 10);
	expect(played.text).toContain('not “Glwo”. Did you mean “Glow”?');
	expect(await played.host.read('Journal.md')).toBe(block('move: Companion Takes a Hit\ntrack: Glwo\ncost: 1'));
});
