import { useState } from 'preact/hooks';

/** Returns whether changes are being written, and a function to track one. */
export function useUnderWay(): readonly [isPending: boolean, during: (change: Promise<boolean>) => Promise<void>] {
	const [underWay, setUnderWay] = useState(0);
	const during = async (change: Promise<boolean>): Promise<void> => {
		setUnderWay(count => count + 1);
		try {
			await change;
		} finally {
			setUnderWay(count => count - 1);
		}
	};
	return [underWay > 0, during];
}
