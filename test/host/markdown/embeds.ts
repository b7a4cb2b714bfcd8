import type { Component } from '../component';
import { getLinkpath } from '../functions';
import type { MetadataCache } from '../metadata/metadata-cache';
import type { TFile } from '../vault/files';
import type { Vault } from '../vault/vault';

/** The part of the app that rendering needs. */
export interface EmbedHost {
	readonly vault: Vault;
	readonly metadataCache: MetadataCache;
}

const IMAGE = /^(png|jpe?g|gif|svg|webp)$/;

/** Renders a note that is embedded in another one into an element. */
export type DrawNote = (note: TFile, el: HTMLElement, owner: Component) => Promise<void>;

/** `![[note]]` becomes a rendered copy of the note, where notes may be rendered here. */
export async function drawEmbeds(
	el: HTMLElement,
	sourcePath: string,
	owner: Component,
	host: EmbedHost,
	drawNote: DrawNote | undefined,
): Promise<void> {
	for (const span of Array.from(el.querySelectorAll<HTMLElement>('span.internal-embed:not(.is-loaded)'))) {
		const source = span.getAttribute('src') ?? '';
		const file = host.metadataCache.getFirstLinkpathDest(getLinkpath(source), sourcePath);
		span.classList.add('is-loaded');
		if (!file) {
			span.classList.add('file-embed', 'mod-empty');
			span.textContent = source;
		} else if (IMAGE.test(file.extension)) {
			span.createEl('img', { attr: { src: host.vault.getResourcePath(file), alt: file.basename } });
		} else if (file.extension === 'md' && drawNote) {
			span.classList.add('markdown-embed', 'inline-embed');
			const content = span.createDiv('markdown-embed-content').createDiv('markdown-preview-view markdown-rendered');
			await drawNote(file, content, owner);
		}
	}
}
