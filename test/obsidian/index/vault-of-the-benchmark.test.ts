import { expect, it, vi } from 'vitest';
import { VaultIndex } from '../../../src/obsidian/vault/index/vault-index';
import { CHARACTER_PATH } from '../../benchmark/notes';
import { opened } from '../../benchmark/opened-vault';
import { largeVault } from '../../benchmark/vault';

it('the index of the plugin starts in the vault of the benchmark, and knows its character', async () => {
	const { app } = await opened(largeVault(100));
	const index = new VaultIndex(app);
	index.load();
	await vi.waitFor(() => expect(index.isComplete).toBe(true));
	index.unload();
	expect([...index.characters]).toContain(CHARACTER_PATH);
});
