import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Focuses an element that was just added. Those present on the first render do not get the focus. */
export function useFocusOnNew(root: RefObject<HTMLElement | null>, count: number, selector: string): void {
	const before = useRef(count);
	useLayoutEffect(() => {
		if (count > before.current) root.current?.querySelector<HTMLElement>(selector)?.focus();
		before.current = count;
	}, [count]);
}
