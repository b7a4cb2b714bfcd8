import { describe, expect, it } from 'vitest';
import { boot } from '../../support/boot';
import type { Action } from './action';
import { cleanOf } from './allowed';
import type { Mode } from './at-table';
import { ACTIONS, READ_ONLY } from './catalogue';
import { isExpected } from './expected-failures';
import { differing } from './snapshot';

it('every command has its row, or writes nothing', async () => {
	const { app, close } = await boot();
	const ids = app.commands.ids().flatMap(id => (id.startsWith('sworn-journal:') ? [id.slice(14)] : []));
	await close();
	const rows = new Set([...ACTIONS.flatMap(({ commands }) => commands), ...READ_ONLY]);
	expect(ids.filter(id => !rows.has(id))).toEqual([]);
	expect([...rows].filter(id => !ids.includes(id))).toEqual([]);
});

describe.each(ACTIONS)('$name', action => {
	for (const mode of action.modes) {
		const isKnown = isExpected(`${action.name}, ${mode}: nothing goes wrong`);
		const test = isKnown ? it.fails : it;
		test(`${mode}: leaves what it should, and its undo gives the bytes back`, () => leavesWhatItShould(action, mode));
	}
});

async function leavesWhatItShould(action: Action, mode: Mode): Promise<void> {
	const { first, before, after, undone, errors } = await cleanOf(action, mode);
	expect(errors).toEqual([]);
	expect(differing(before, after)).not.toEqual([]);
	for (const [path, passages] of Object.entries(action.leaves)) {
		if (passages === null) expect(after[path]).toBeUndefined();
		else for (const passage of [passages].flat()) expect(after[path]).toContain(passage);
	}
	if (undone) expect(undone).toEqual(first);
}
