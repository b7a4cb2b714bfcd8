import { h, options, render } from 'preact';
import { useEffect } from 'preact/hooks';

const Effect = (): null => {
	useEffect(() => undefined, []);
	return null;
};

/**
 * Runs the effects of components that wait for a frame. Preact asks for a frame only for the first that waits, so once that
 * frame is lost, such as with an app that is cut off, no effect would ever run again.
 */
export function runEffects(): void {
	const root = document.createElement('div');
	options.requestAnimationFrame = run => run();
	try {
		render(h(Effect, null), root);
		render(null, root);
	} finally {
		delete options.requestAnimationFrame;
	}
}
