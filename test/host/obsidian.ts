/** The stand-in host: the surface of the `obsidian` module, as far as it is built. */
export { App } from './app';
export { BasesView } from './bases/bases-view';
export { BasesEntry } from './bases/entry';
export { parsePropertyId } from './bases/property-id';
export { QueryController } from './bases/query-controller';
export { BasesEntryGroup, BasesQueryResult } from './bases/query-result';
export { RenderContext } from './bases/render-context';
export { ListValue, ObjectValue } from './bases/values/collection';
export { DateValue } from './bases/values/date';
export { FileValue, LinkValue } from './bases/values/links';
export { BooleanValue, NumberValue, PrimitiveValue, StringValue } from './bases/values/primitive';
export { NotNullValue, NullValue, Value } from './bases/values/value';
export { BasesViewConfig } from './bases/view-config';
export { Component } from './component';
export { Editor } from './editor/editor';
export {
	editorEditorField,
	editorInfoField,
	editorLivePreviewField,
	editorViewField,
	livePreviewState,
} from './editor/fields';
export { Events } from './events';
export { debounce, getLinkpath, normalizePath, parseLinktext, requestUrl, setTooltip, stripHeading } from './functions';
export { getLanguage } from './language';
export { getIcon, setIcon } from './icons';
export { MarkdownEditView, MarkdownPreviewView } from './markdown/modes';
export { MarkdownRenderChild } from './markdown/render-child';
export { MarkdownRenderer } from './markdown/renderer';
export { MetadataCache } from './metadata/metadata-cache';
export { apiVersion, Platform, requireApiVersion } from './platform';
export { Plugin } from './plugin';
export { Keymap, Scope } from './scope';
export { prepareFuzzySearch, renderMatches, sortSearchResults } from './search';
export { BaseComponent, ValueComponent } from './ui/components/base';
export { DropdownComponent } from './ui/components/dropdown';
export { AbstractTextComponent, TextComponent } from './ui/components/text';
export { ToggleComponent } from './ui/components/toggle';
export { Menu, MenuItem } from './ui/menu';
export { Modal } from './ui/modal';
export { Notice } from './ui/notice';
export { EditorSuggest, PopoverSuggest } from './ui/popover-suggest';
export { Setting } from './ui/setting';
export { PluginSettingTab } from './ui/settings/plugin-setting-tab';
export { SettingTab } from './ui/settings/setting-tab';
export { FuzzySuggestModal, SuggestModal } from './ui/suggest-modal';
export { FileSystemAdapter } from './vault/adapter';
export { FileManager } from './vault/file-manager';
export { TAbstractFile, TFile, TFolder } from './vault/files';
export { Vault } from './vault/vault';
export { EditableFileView, FileView, ItemView, View, WorkspaceLeaf } from './workspace/leaf';
export { MarkdownView } from './workspace/markdown-view';
export { WorkspaceMobileDrawer, WorkspaceSidedock } from './workspace/sidedock';
export {
	WorkspaceContainer,
	WorkspaceItem,
	WorkspaceParent,
	WorkspaceRoot,
	WorkspaceSplit,
	WorkspaceTabs,
} from './workspace/splits';
export { TextFileView } from './workspace/text-file-view';
export { Workspace } from './workspace/workspace';
export { getFrontMatterInfo, parseYaml, stringifyYaml } from './yaml';
