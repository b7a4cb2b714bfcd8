import type { Plugin } from 'obsidian';
import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../services/journal-actions';
import { registerCli } from './cli';
import { journalApi } from './journal-api';
import { registerLinks } from './links';

/** The API, and the links and commands of the command line that go through it. */
export function registerApi(plugin: Plugin, actions: JournalActions): SwornJournalApi {
	const api = journalApi(plugin, actions);
	registerLinks(plugin, actions, api);
	registerCli(plugin, api);
	return api;
}
