// Measures regular expressions in a worker, which is stopped if one of them hangs.
import { Worker } from 'node:worker_threads';

/** One that takes longer than this for one text is stopped, in milliseconds. */
const HANGS = 4_000;

/**
 * @template {{ readonly pattern: string, readonly flags: string }} Found
 * @param {readonly Found[]} all
 * @returns {AsyncGenerator<{ found: Found, told: string }>} Those whose time grows faster than the text.
 */
export async function* slowOf(all) {
	const meter = new Meter();
	try {
		for (const found of all) {
			const told = await meter.measure(found);
			if (told !== undefined) yield { found, told };
		}
	} finally {
		await meter.stop();
	}
}

class Meter {
	worker;
	hear = () => undefined;

	measure({ pattern, flags }) {
		this.worker ??= this.freshWorker();
		return new Promise(resolve => {
			let under = '';
			const hangs = () => {
				this.hear = () => undefined;
				void this.stop();
				resolve(`stopped after ${HANGS / 1000} s at ${under}`);
			};
			let timer = setTimeout(hangs, HANGS);
			this.hear = message => {
				if (!message.done) {
					({ under } = message);
					clearTimeout(timer);
					timer = setTimeout(hangs, HANGS);
					return;
				}
				clearTimeout(timer);
				if (message.error) this.worker = undefined;
				resolve(message.error ? String(message.error) : toldOf(message));
			};
			this.worker.postMessage({ pattern, flags });
		});
	}

	freshWorker() {
		const fresh = new Worker(new URL('./measure.mjs', import.meta.url));
		fresh.on('message', message => this.hear(message));
		fresh.on('error', error => this.hear({ done: true, error }));
		return fresh;
	}

	async stop() {
		const { worker } = this;
		this.worker = undefined;
		await worker?.terminate();
	}
}

const toldOf = ({ worst }) => worst && `${worst.short.toFixed(0)} → ${worst.long.toFixed(0)} ms for ${worst.what}`;
