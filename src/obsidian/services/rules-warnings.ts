import { Notice, type App } from 'obsidian';
import { LONG_NOTICE } from '../components/long-notice';
import { recentNames, rememberName } from './recent-names';

const KEY = 'sworn-journal-rules-remarks';

/** Shows a remark on rules of the vault when they are first used on this device, and again only if it changes. */
export function showRulesWarning(app: App, remark: string, path: string): void {
	const told = `${path}: ${remark}`;
	if (recentNames(app, KEY).includes(told)) return;
	rememberName(app, KEY, told);
	new Notice(remark, LONG_NOTICE);
}
