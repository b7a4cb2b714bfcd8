import { anySteps } from './any-step';
import type { Find } from './find';
import { findOf, told } from './find';
import { random, seedOf } from '../support/random';
import type { Played } from './session';
import { playSession } from './session';
import type { StepName } from './step';
import { anyVault } from './vault';

/** The number of steps per vault. */
export const STEPS_OF_A_SESSION = 60;

export interface Wanted {
	readonly seed: number;
	readonly steps: number;
	/** Which sessions of the seed: every so many, from which on. */
	readonly every?: number;
	readonly from?: number;
	/** Whether notes are torn, copied and renamed by other programs. */
	readonly isTorn?: boolean;
	/** Milliseconds after which no session is begun. */
	readonly most?: number;
	/** After so many finds it stops. */
	readonly mostFinds?: number;
	readonly say?: (words: string) => void;
}

/** What was played, and what was found. */
export interface Soaked {
	readonly seed: number;
	readonly sessions: number;
	readonly steps: number;
	readonly milliseconds: number;
	readonly kinds: ReadonlyMap<StepName, { readonly count: number; readonly milliseconds: number }>;
	readonly known: ReadonlyMap<string, number>;
	/** How often notes were torn in each way, and how often of these the session went on to its end without a broken law. */
	readonly tears: ReadonlyMap<string, { readonly tried: number; readonly held: number }>;
	readonly finds: readonly Find[];
}

const now = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

/** Plays sessions of a seed until there are enough steps; one that breaks a law is made short and told. */
export async function soak({
	seed,
	steps,
	every = 1,
	from = 0,
	isTorn = false,
	most = Infinity,
	mostFinds = 1,
	say = () => {},
}: Wanted): Promise<Soaked> {
	const begun = now();
	const kinds = new Map<StepName, { count: number; milliseconds: number }>();
	const known = new Map<string, number>();
	const tears = new Map<string, { tried: number; held: number }>();
	const finds: Find[] = [];
	let [taken, sessions] = [0, 0];
	for (let at = from; taken < steps && now() - begun < most && finds.length < mostFinds; at += every) {
		const chance = random(seedOf(seed, at));
		const vault = anyVault(chance, isTorn);
		const all = anySteps(chance, Math.min(STEPS_OF_A_SESSION, steps - taken), isTorn);
		const played = await playSession(vault, all);
		taken += played.steps;
		sessions++;
		addTo(kinds, played);
		addTears(tears, played);
		for (const [what, times] of played.known) known.set(what, (known.get(what) ?? 0) + times);
		if (played.broken) {
			const { law, words, what } = played.broken;
			say(`A law is broken (seed ${seed}, session ${at}): ${law}\n  ${words}\n  ${what}\nMaking the session short ...`);
			const { find, broken } = await findOf(vault, all.slice(0, played.steps), played.broken);
			say(told(find, broken, `seed ${seed}, session ${at}`));
			finds.push(find);
		}
		if (sessions % 10 === 0)
			say(`${taken} steps in ${sessions} sessions, ${Math.round((now() - begun) / 1000)} s, ${finds.length} finds`);
	}
	return { seed, sessions, steps: taken, milliseconds: now() - begun, kinds, known, tears, finds };
}

function addTo(kinds: Map<StepName, { count: number; milliseconds: number }>, { kinds: more }: Played): void {
	for (const [name, { count, milliseconds }] of more) {
		const known = kinds.get(name) ?? { count: 0, milliseconds: 0 };
		kinds.set(name, { count: known.count + count, milliseconds: known.milliseconds + milliseconds });
	}
}

function addTears(all: Map<string, { tried: number; held: number }>, { tears, broken }: Played): void {
	for (const [name, times] of tears) {
		const { tried, held } = all.get(name) ?? { tried: 0, held: 0 };
		all.set(name, { tried: tried + times, held: held + (broken ? 0 : times) });
	}
}

/** The figures, a line for each kind of step. */
export function figures({ seed, sessions, steps, milliseconds, kinds, known, tears, finds }: Soaked): string {
	const seconds = milliseconds / 1000;
	const total = `Seed ${seed}: ${steps} steps in ${sessions} sessions, ${seconds.toFixed(0)} s, ${(steps / seconds).toFixed(0)} a second; ${finds.length} broken laws.`;
	const lines = [...kinds]
		.sort(([, a], [, b]) => b.count - a.count)
		.map(
			([name, { count, milliseconds: spent }]) =>
				`${name.padEnd(22)} ${String(count).padStart(7)}  ${(spent / count).toFixed(1).padStart(7)} ms`,
		);
	const still = [...known].map(([what, times]) => `Still to be mended, seen ${times} times: ${what}`);
	const torn = [...tears]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(
			([name, { tried, held }]) =>
				`Torn: ${name.padEnd(44)} ${String(tried).padStart(6)} tried ${String(held).padStart(6)} held`,
		);
	return [total, ...still, ...lines, ...torn].join('\n');
}
