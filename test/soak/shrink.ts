import type { Step } from './step';

/** How many of the steps it takes to break the same law; none when they do not. */
type Fails = (steps: readonly Step[]) => Promise<number | undefined>;

/** The maximum number of sessions played while shrinking one. */
const MOST_TRIES = 150;

/** Leaves out whatever can be left out, then makes waits and numbers as small as they can be (delta debugging). */
export async function shrink(steps: readonly Step[], fails: Fails, mostTries = MOST_TRIES): Promise<readonly Step[]> {
	let left = mostTries;
	/** The steps up to the one that breaks the law; nothing when none does. */
	const tried = async (some: readonly Step[]) => {
		const taken = left-- > 0 ? await fails(some) : undefined;
		return taken === undefined ? undefined : some.slice(0, taken);
	};
	return simpler(await withoutChunks(steps, tried), tried);
}

type Tried = (steps: readonly Step[]) => Promise<readonly Step[] | undefined>;

async function withoutChunks(steps: readonly Step[], tried: Tried): Promise<readonly Step[]> {
	let kept = steps;
	for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
		for (let end = kept.length - 1; end > 0; end = Math.min(end - size, kept.length - 1)) {
			const without = [...kept.slice(0, Math.max(0, end - size)), ...kept.slice(end)];
			kept = (without.length < kept.length && (await tried(without))) || kept;
		}
	}
	return kept;
}

async function simpler(steps: readonly Step[], tried: Tried): Promise<readonly Step[]> {
	let kept = steps;
	for (const { id } of steps)
		for (const wait of [0, 400])
			for (const count of [0, 2, 3, undefined]) {
				const easier = kept.map(step => (step.id === id ? { ...step, wait, n: step.n.slice(0, count) } : step));
				if (sizeOf(easier) < sizeOf(kept)) kept = (await tried(easier)) ?? kept;
			}
	return kept;
}

const sizeOf = (steps: readonly Step[]): number => JSON.stringify(steps).length;
