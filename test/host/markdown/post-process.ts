import type { FrontMatterCache, MarkdownSectionInformation } from 'obsidian';
import type { Component } from '../component';
import { reportHostError } from '../errors';
import type { MarkdownRenderChild } from './render-child';

export interface PostProcessorContext {
	readonly docId: string;
	readonly sourcePath: string;
	readonly frontmatter: FrontMatterCache | null | undefined;
	addChild(child: MarkdownRenderChild): void;
	getSectionInfo(el: HTMLElement): MarkdownSectionInformation | null;
}

export interface PostProcessor {
	(el: HTMLElement, context: PostProcessorContext): Promise<unknown> | void;
	sortOrder?: number;
}

export type CodeBlockHandler = (
	source: string,
	el: HTMLElement,
	context: PostProcessorContext,
) => Promise<unknown> | void;

/** What plugins registered; Live Preview and the Reading view both look here. */
export const postProcessors: PostProcessor[] = [];
export const codeBlockHandlers = new Map<string, CodeBlockHandler>();

/** For the next app that starts in the same window, after one that ended without a word. */
export function forgetProcessors(): void {
	postProcessors.length = 0;
	codeBlockHandlers.clear();
}

let documents = 0;

export interface ContextOptions {
	readonly owner: Component;
	readonly sourcePath: string;
	readonly frontmatter: () => FrontMatterCache | null;
	readonly sectionInfo: (el: HTMLElement) => MarkdownSectionInformation | null;
}

export function makeContext({ owner, sourcePath, frontmatter, sectionInfo }: ContextOptions): PostProcessorContext {
	return {
		docId: `document-${++documents}`,
		sourcePath,
		get frontmatter() {
			return frontmatter();
		},
		addChild: child => {
			owner.addChild(child);
		},
		getSectionInfo: sectionInfo,
	};
}

/** Hands every fence to its handler, then the element to the post processors, in their order. */
export async function postProcess(el: HTMLElement, context: PostProcessorContext): Promise<void> {
	const jobs: (Promise<unknown> | void)[] = [];
	for (const code of Array.from(el.querySelectorAll<HTMLElement>('pre > code'))) {
		const language = /language-(\S+)/.exec(code.className)?.[1];
		const handler = language ? codeBlockHandlers.get(language) : undefined;
		if (!language || !handler) continue;
		const box = document.createElement('div');
		box.className = `block-language-${language}`;
		const source = (code.textContent ?? '').replace(/\n$/, '');
		code.parentElement?.replaceWith(box);
		jobs.push(runCodeBlock(handler, language, source, box, context));
	}
	const ordered = [...postProcessors].sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0));
	for (const processor of ordered) {
		try {
			jobs.push(processor(el, context));
		} catch (error) {
			reportHostError(error);
		}
	}
	for (const result of await Promise.allSettled(jobs)) {
		if (result.status === 'rejected') reportHostError(result.reason);
	}
}

export async function runCodeBlock(
	handler: CodeBlockHandler,
	language: string,
	source: string,
	el: HTMLElement,
	context: PostProcessorContext,
): Promise<void> {
	try {
		await handler(source, el, context);
	} catch (error) {
		reportHostError(error);
		el.createDiv({ cls: 'markdown-rendered-error', text: `Error in ${language} block: ${String(error)}` });
	}
}
