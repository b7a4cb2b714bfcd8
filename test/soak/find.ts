import type { Broken, Played } from './session';
import { playSession } from './session';
import { shrink } from './shrink';
import type { Step } from './step';
import { readStep, writeStep } from './step';
import type { ShortVaultSpec, VaultSpec } from './vault';
import { wholeVault } from './vault';

/** A session that broke a law, made as short as it can be: kept as a file, it is a test. */
export interface Find {
	readonly name: string;
	readonly law: string;
	/** What is to be mended first, as long as it is not. */
	readonly known?: string;
	readonly vault: ShortVaultSpec;
	readonly steps: readonly string[];
}

export const replay = ({ vault, steps }: Find): Promise<Played> => playSession(wholeVault(vault), steps.map(readStep));

/** Leaves out of a session whatever does not matter to the law that it broke. */
export async function findOf(
	vault: VaultSpec,
	steps: readonly Step[],
	{ law }: Broken,
): Promise<{ readonly find: Find; readonly broken?: Broken }> {
	const fewer = await shrink(steps, async some => {
		const played = await playSession(vault, some);
		return played.broken?.law === law ? played.steps : undefined;
	});
	const { broken } = await playSession(vault, fewer);
	const name = `${law}: ${fewer.map(step => step.do).join(', ')}`;
	const find: Find = { name, law, vault, steps: fewer.map(writeStep) };
	return broken ? { find, broken } : { find };
}

/** What a person needs to see it again: the law, what was done, and the file to keep it as a test. */
export const told = (find: Find, broken: Broken | undefined, seed: string): string =>
	[
		`A law is broken (${seed}): ${find.law}`,
		...(broken?.story ?? []).map(line => `  ${line}`),
		`  ${broken?.what ?? ''}`,
		'Kept in test/soak/finds as a .json file, this is a test:',
		JSON.stringify(find, null, '\t'),
	].join('\n');
