import { describe, expect, it } from 'vitest';
import { FoldingBackend } from '../../host/backend/folding';
import { AtTable, ignoreStuck } from './at-table';
import { ACTIONS } from './catalogue';

/** What the player has at each path where an action would make something, spelled in capitals. */
const MINE = 'Mine.\n';

/** The app itself renames there. */
const OF_THE_APP = 'Rename the records after the app renamed the note';

const MAKING = ACTIONS.map(action => {
	const made = Object.keys(action.leaves).filter(path => !(path in action.files) && !path.startsWith('.'));
	return { name: action.name, action, made };
}).filter(({ name, made }) => made.length > 0 && name !== OF_THE_APP);

describe('on a disk that finds a name by any case', () => {
	it.each(MAKING)('$name: leaves what has that name, and fails at nothing', async ({ action, made }) => {
		const there = Object.fromEntries(made.map(path => [path.replace(/[^.]*/, name => name.toUpperCase()), MINE]));
		const backend = new FoldingBackend({ ...action.files, ...there });
		const table = await AtTable.sit(action, backend, 'live');
		try {
			await action.prepare?.(table).catch(ignoreStuck);
			await action.run(table).catch(ignoreStuck);
			await table.saveAll();
			const lost = Object.keys(there).filter(path => !String(backend.files.get(path)?.data).includes(MINE));
			expect(lost).toEqual([]);
			expect(table.told()).not.toContain('another note has that name');
			expect(table.host.errors()).toEqual([]);
		} finally {
			table.leave();
		}
	});
});
