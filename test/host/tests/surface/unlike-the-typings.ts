import type { TFile } from 'obsidian';

/** A surface with all that the gate has to find. */
export declare class Modal {
	containerEl: HTMLElement | null;
	setTitle(title: string): void;
	get modalEl(): HTMLElement;
	onOpen(): string;
}

export declare abstract class View {
	leaf: string;
	constructor(leaf: string);
	getIcon(size: number): string;
}

export declare class FileManager {
	trashFile(file: TFile): Promise<void>;
	generateMarkdownLink(file: TFile, sourcePath: string): string;
}

export declare const stripHeading: (heading: string) => number;
export declare const setIcon: (el: HTMLElement) => void;
export declare const Platform: { isMobile: string };
export const notOfTheApp = JSON.parse('1');
