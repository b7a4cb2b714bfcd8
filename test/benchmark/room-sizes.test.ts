import { expect, it } from 'vitest';
import { roomOf, roomSizes } from './room-sizes.mjs';

it.each([
	['src/play/moves/roll-move.ts', 'src/play/moves'],
	['src/obsidian/features/moves/card/steps.tsx', 'src/obsidian/features'],
	['src/rules/move.ts', 'src/rules'],
])('%s belongs to %s', (file, room) => {
	expect(roomOf(file)).toBe(room);
});

it('each folder of src has its size in source and in the bundle', async () => {
	const sizes = await roomSizes();
	const dice = sizes.get('src/play/dice');
	expect(dice).toMatchObject({ files: 2 });
	expect(dice?.bytes).toBeGreaterThan(0);
	const bytes = [...sizes.values()].reduce((sum, each) => sum + each.bytes, 0);
	expect(bytes).toBeGreaterThan(1_000_000);
}, 60_000);
