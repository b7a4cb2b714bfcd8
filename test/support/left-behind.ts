import type { App } from '../host/app';
import { codeBlockHandlers, postProcessors } from '../host/markdown/post-process';
import { CommandPalette } from '../host/ui/command-palette';
import { hidePassingNotices } from '../host/ui/notice';
import { SettingsModal } from '../host/ui/settings/settings-modal';
import { drawnBy } from '../host/leak-detector/page-globals';
import { leftSince, pageState } from '../host/leak-detector/watch';

/** Everything a plugin can register, counted. */
function registered(app: App): Record<string, number> {
	return {
		commands: app.commands.ids().length,
		ribbonIcons: app.ribbonEl.children.length,
		statusBarItems: app.statusBarEl.children.length,
		settingTabs: app.settingTabs.length,
		views: app.workspace.viewCreators.size,
		leaves: app.workspace.leavesOn('left').length + app.workspace.leavesOn('right').length,
		fileTypes: app.workspace.viewTypesByExtension.size,
		editorExtensions: app.workspace.editorExtensions.length,
		editorSuggests: app.workspace.editorSuggests.length,
		postProcessors: postProcessors.length,
		codeBlockHandlers: codeBlockHandlers.size,
		cliHandlers: app.cli.ids().length,
		protocolHandlers: app.protocol.actions().length,
		basesViews: app.bases?.types().length ?? 0,
		hotkeys: app.scope.handlerCount(),
		workspaceListeners: app.workspace.listenerCount(),
		vaultListeners: app.vault.listenerCount(),
		metadataListeners: app.metadataCache.listenerCount(),
	};
}

/** Inspects the app and its page before a plugin starts; the result lists what the plugin has left in them. */
export function leavingOf(app: App): () => string[] {
	const before = registered(app);
	const page = pageState(window);
	return () => {
		const after = registered(app);
		return [...Object.keys(after).filter(name => after[name] !== before[name]), ...leftSince(page, window)];
	};
}

/** What a plugin that is gone still shows in the views that are open. */
export function stillDrawn(pluginId: string): string[] {
	const [firstWord = pluginId] = pluginId.split('-');
	return drawnBy(`${firstWord}-`, window);
}

const OWN_DIALOGS = [SettingsModal, CommandPalette];

/** Closes what belongs to the app itself, and lets the time pass of what goes by itself. */
export function closeWhatIsTheApps(app: App): void {
	for (const modal of [...app.openModals]) if (OWN_DIALOGS.some(dialog => modal instanceof dialog)) modal.close();
	hidePassingNotices();
}
