import { assumed } from '../assumptions/assume';

/** What is done to one thing is done one after another, in the order in which it was asked for. Other things do not wait. */
export class Turns<K> {
	private readonly last = new Map<K, Promise<unknown>>();

	/** Does the job when all that was asked for before, for any of the things, is done or has failed. */
	take<T>(things: readonly K[], job: () => Promise<T>): Promise<T> {
		const all = things.map(thing => this.last.get(thing));
		const before = assumed.processThatThrows === 'next fails' ? Promise.all(all) : Promise.allSettled(all);
		const turn = before.then(job);
		for (const thing of things) this.last.set(thing, turn);
		const forget = () => {
			for (const thing of things) if (this.last.get(thing) === turn) this.last.delete(thing);
		};
		turn.then(forget, forget);
		return turn;
	}

	/** When everything asked for so far is done. */
	async settled(): Promise<void> {
		await Promise.allSettled(this.last.values());
	}
}
