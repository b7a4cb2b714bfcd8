import { vi } from 'vitest';
import type { Desk } from '../../src/obsidian/desk';
import { registerCommands } from '../../src/obsidian/commands/register-commands';

// The commands are handed the desk: the player is handed it too.
vi.mock('../../src/obsidian/commands/register-commands', { spy: true });

/** The desk of the plugin that was started last; older ones are forgotten. */
export function takeDesk(): Desk {
	const { calls } = vi.mocked(registerCommands).mock;
	const desk = calls.at(-1)?.[1];
	vi.mocked(registerCommands).mockClear();
	if (!desk) throw new Error('The plugin has registered no commands');
	return desk;
}
