import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences } from './surface/compare';
import { declaredAny, readSurface, ROOT, SURFACE, type Surface } from './surface/compiled';
import { missingIn } from './surface/missing';

/** Members that are not as the typings say, and why that is right. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
	'FileManager.getNewFileParent': 'A note goes to the root of the vault, as the setting is at first.',
	'MarkdownEditView.app': 'It is that of its view; nobody gives it another.',
	'MarkdownEditView.file': 'It is that of its view, which may have none yet.',
	'MarkdownPreviewView.file': 'It is that of its view, which may have none yet.',
	'MarkdownView.currentMode': 'It follows the mode of the view, and is always one of the two.',
	'MarkdownView.requestSave': 'It is more than a function: what waits to be saved can be let go.',
	'Vault.adapter': 'It is narrower: the adapter of the desktop, which a plugin may ask for with instanceof.',
	'Vault.delete': 'A folder goes with all that is in it, also with what is hidden.',
	'Workspace.activeEditor': 'It follows the active leaf: the view of a note, or the card that is edited on a canvas.',
	'WorkspaceLeaf.parent': 'It is more than the typings tell: tabs, or the views of a drawer.',
	'WorkspaceMobileDrawer.collapsed': 'expand and collapse set it, and show it.',
	'WorkspaceRoot.getContainer': 'There is one window, which is its own container.',
	'WorkspaceRoot.win': 'It is the window of the page, with all that is global.',
	'WorkspaceSidedock.collapsed': 'expand and collapse set it, and show it.',
	'new MarkdownEditView': 'The app makes it.',
	'new MarkdownPreviewView': 'The app makes it.',
};

/** The other layers are compiled without the typings of the app. */
const OWN = ['main.ts', ...readdirSync(join(ROOT, 'src/obsidian'), { recursive: true, encoding: 'utf8' })]
	.filter(name => /\.tsx?$/.test(name))
	.map(name => join(ROOT, name === 'main.ts' ? '' : 'src/obsidian', name));
const SAMPLES = ['sample-plugin.ts', 'missing-api-sample.ts'].map(name => join(import.meta.dirname, name));

const memberOf = (difference: string) => difference.slice(0, difference.indexOf(':'));

describe('the surface of the host', () => {
	let surface: Surface;
	let missing: (files: readonly string[]) => string[];

	beforeAll(() => {
		surface = readSurface(SURFACE);
		missing = missingIn(surface, [...OWN, ...SAMPLES]);
	});

	it('is as the typings say, member by member', () => {
		const found = differences(surface);
		const known = Object.keys(ON_PURPOSE);
		expect(found.filter(difference => !known.includes(memberOf(difference)))).toEqual([]);
		expect(known.filter(member => !found.some(difference => memberOf(difference) === member))).toEqual([]);
	});

	it('has no any', () => {
		expect(declaredAny(surface)).toEqual([]);
	});

	it('has all that the plugin uses', () => {
		expect(missing(OWN)).toEqual([]);
	});

	it('tells what it has not', () => {
		const names = ['App.secretStorage', 'HTMLElement.onNodeInserted', 'SecretStorage.listSecrets', 'loadMermaid'];
		expect(missing(SAMPLES)).toEqual(names);
	});
});

it('what is not as the typings say is found', () => {
	const surface = readSurface(join(import.meta.dirname, 'surface/unlike-the-typings.ts'));
	const firstLines = differences(surface).map(difference => difference.split('\n')[0]);
	expect(firstLines.sort()).toMatchInlineSnapshot(`
		[
		  "FileManager.generateMarkdownLink: does not take subpath, alias",
		  "FileManager.trashFile: Type '(file: TFile) => Promise<void>' is not assignable to type '(file: TAbstractFile) => Promise<void>'.",
		  "Modal.containerEl: Type 'HTMLElement | null' is not assignable to type 'HTMLElement'.",
		  "Modal.modalEl: can be set in the typings, and has a getter alone",
		  "Modal.onOpen: Type '() => string' is not assignable to type '() => void | Promise<void>'.",
		  "Modal.setTitle: Type '(title: string) => void' is not assignable to type '(title: string) => this'.",
		  "Platform.isMobile: Type 'string' is not assignable to type 'boolean'.",
		  "View.getIcon: Type '(size: number) => string' is not assignable to type '() => string'.",
		  "View.leaf: Type 'WorkspaceLeaf' is not assignable to type 'string'.",
		  "View.leaf: Type 'string' is not assignable to type 'WorkspaceLeaf'.",
		  "new Modal: Type '[app: App]' is not assignable to type '[]'.",
		  "new Modal: does not take app",
		  "new View: Type '[leaf: WorkspaceLeaf]' is not assignable to type '[leaf: string]'.",
		  "notOfTheApp: is not in the typings",
		  "setIcon: does not take iconId",
		  "stripHeading: Type '(heading: string) => number' is not assignable to type '(heading: string) => string'.",
		]
	`);
	expect(declaredAny(surface)).toEqual([
		'test/host/tests/surface/unlike-the-typings.d.ts: export declare const notOfTheApp: any;',
	]);
});
