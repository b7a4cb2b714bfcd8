/** Fingers on the screen of a phone, as its browser feels them. */
export const fingersOn = page => {
	const touching = async act => {
		const session = await page.context().newCDPSession(page);
		const touch = (type, ...touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
		await act(touch);
		await touch('touchEnd');
		await session.detach();
	};
	return {
		swipe: async (from, to, y = 300) =>
			touching(async touch => {
				await touch('touchStart', { x: from, y });
				for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x: from + (to - from) * part, y });
			}),
		/** Rests on the middle of it until the page takes that for more than a touch. */
		rest: async locator => {
			const { x, y, width, height } = await locator.boundingBox();
			await page.evaluate(() => {
				window.rested = new Promise(done =>
					addEventListener('contextmenu', () => done(), { once: true, capture: true }),
				);
			});
			await touching(async touch => {
				await touch('touchStart', { x: x + width / 2, y: y + height / 2 });
				await page.evaluate(() => window.rested);
			});
		},
	};
};
