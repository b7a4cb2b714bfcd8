/** The pauses between looks, in milliseconds: each is longer, two and a half seconds in all. */
const PAUSES = [10, 20, 40, 80, 150, 300, 600, 1300];

export const pause = (milliseconds: number): Promise<void> =>
	new Promise(resolve => void window.setTimeout(resolve, milliseconds));

/**
 * Looks again and again until something is true, at most for so many milliseconds. What the app is asked to do may be
 * done a little later than it says, so only the disk tells.
 */
export async function waitUntil(look: () => boolean | Promise<boolean>, longest = Infinity): Promise<boolean> {
	let waited = 0;
	for (const milliseconds of PAUSES) {
		if (await look()) return true;
		if (waited >= longest) return false;
		await pause(milliseconds);
		waited += milliseconds;
	}
	return look();
}
