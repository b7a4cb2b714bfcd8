import { JournalActions } from '../../src/obsidian/services/journal-actions';

/** The journal actions of a plugin that runs, which its parts are handed. */
export function actionsOf(plugin: object): JournalActions {
	const parts = Reflect.get(plugin, 'children') as readonly object[];
	const handed = parts.flatMap(part => Object.values(part) as readonly unknown[]);
	const actions = handed.find(each => each instanceof JournalActions);
	if (!actions) throw new Error('No part of the plugin has the journal actions');
	return actions;
}
