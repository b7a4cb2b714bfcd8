import { vi } from 'vitest';
import type { JournalActions } from '../../src/obsidian/services/journal-actions';
import { registerCommands } from '../../src/obsidian/plugin/commands';

// The commands are handed the journal actions; so is the player.
vi.mock('../../src/obsidian/plugin/commands', { spy: true });

/** The journal actions of the plugin that was started last; older ones are forgotten. */
export function takeDesk(): JournalActions {
	const { calls } = vi.mocked(registerCommands).mock;
	const actions = calls.at(-1)?.[1];
	vi.mocked(registerCommands).mockClear();
	if (!actions) throw new Error('The plugin has registered no commands');
	return actions;
}
