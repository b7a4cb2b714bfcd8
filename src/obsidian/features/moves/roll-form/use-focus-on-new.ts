import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Goes to what has just been opened or added; what was there when the form was rendered takes no focus. */
export function useFocusOnNew(root: RefObject<HTMLElement | null>, count: number, selector: string): void {
	const before = useRef(count);
	useLayoutEffect(() => {
		if (count > before.current) root.current?.querySelector<HTMLElement>(selector)?.focus();
		before.current = count;
	}, [count]);
}
