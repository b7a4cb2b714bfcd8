/** A finger that went sideways; `from` is where it began, in px from the left. */
export interface Swipe {
	readonly from: number;
	readonly direction: 'left' | 'right';
}

/** As far as this, and twice as far as up or down. */
const FAR = 60;

interface Place {
	readonly clientX: number;
	readonly clientY: number;
}

/** Tells of every swipe until what it returns is called. */
export function followSwipes(onSwipe: (swipe: Swipe) => void): () => void {
	let start: Place | null = null;
	const begin = ({ changedTouches, touches }: TouchEvent) => {
		start = touches.length === 1 ? (changedTouches[0] ?? null) : null;
	};
	const end = ({ changedTouches }: TouchEvent) => {
		const swipe = start && changedTouches[0] ? swipeBetween(start, changedTouches[0]) : null;
		start = null;
		if (swipe) onSwipe(swipe);
	};
	const options = { passive: true };
	document.addEventListener('touchstart', begin, options);
	document.addEventListener('touchend', end, options);
	return () => {
		document.removeEventListener('touchstart', begin);
		document.removeEventListener('touchend', end);
	};
}

function swipeBetween(start: Place, end: Place): Swipe | null {
	const across = end.clientX - start.clientX;
	const along = Math.abs(end.clientY - start.clientY);
	if (Math.abs(across) < FAR || Math.abs(across) < 2 * along) return null;
	return { from: start.clientX, direction: across > 0 ? 'right' : 'left' };
}
