import type { App } from 'obsidian';
import { Component, MarkdownRenderer } from 'obsidian';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

/** Where rendered Markdown belongs: the app, the note it stands in, and what unloads it. */
export interface MarkdownHome {
	readonly app: App;
	readonly sourcePath: string;
	readonly component: Component;
}

/** Text from rules or notes, rendered by the app alone. */
export function Markdown({ text, home, cls }: { text: string; home: MarkdownHome; cls?: string }): JSX.Element {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const el = box.current;
		if (!el) return;
		el.empty();
		void MarkdownRenderer.render(home.app, text, el, home.sourcePath, home.component);
	}, [text, home]);
	return <div ref={box} class={cls} />;
}

/** A home of its own for what is rendered in a part of the page: unloaded when that part goes. */
export function useMarkdownHome(app: App, sourcePath: string): MarkdownHome {
	const home = useMemo(() => ({ app, sourcePath, component: new Component() }), [app, sourcePath]);
	useEffect(() => {
		home.component.load();
		return () => home.component.unload();
	}, [home]);
	return home;
}
