/** After everything that waits on a promise, and after what was put off before; taken once, so that fake timers do not stop it. */
const immediate = (globalThis as { setImmediate?: (job: () => void) => void }).setImmediate;
const channel = immediate ? undefined : new MessageChannel();
const waiting: (() => void)[] = [];
if (channel) channel.port1.onmessage = () => waiting.shift()?.();

export const macrotask = (): Promise<void> =>
	new Promise(resolve => {
		if (immediate) immediate(resolve);
		else {
			waiting.push(resolve);
			channel?.port2.postMessage(null);
		}
	});
