import type { Plugin } from 'obsidian';
import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../services/journal-actions';
import { registerCli } from './cli';
import { journalApi } from './journal-api';
import { registerLinks } from './links';

/** Registers the API, and the links and command line that use it. */
export function registerApi(plugin: Plugin, actions: JournalActions): SwornJournalApi {
	const api = journalApi(plugin, actions);
	registerLinks(plugin, actions, api);
	registerCli(plugin, api);
	return api;
}
