import type { Component } from '../component';
import { getLinkpath } from '../functions';
import type { MetadataCache } from '../metadata/metadata-cache';
import type { Vault } from '../vault/vault';
import { ReadingSections } from './reading/reading-sections';

/** The part of the app that drawing needs. */
export interface EmbedHost {
	readonly vault: Vault;
	readonly metadataCache: MetadataCache;
}

const IMAGE = /^(png|jpe?g|gif|svg|webp)$/;
const MAX_DEPTH = 4;

/** `![[note]]` becomes a drawn copy of the note. */
export async function drawEmbeds(
	el: HTMLElement,
	sourcePath: string,
	owner: Component,
	host: EmbedHost,
	depth: number,
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
		} else if (file.extension === 'md' && depth < MAX_DEPTH) {
			span.classList.add('markdown-embed', 'inline-embed');
			const content = span.createDiv('markdown-embed-content').createDiv('markdown-preview-view markdown-rendered');
			const sections = owner.addChild(new ReadingSections(host, content, depth + 1));
			await sections.draw(await host.vault.cachedRead(file), file.path);
		}
	}
}
