import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../src/rules/assets/printed-asset';
import { bundledRuleset, uncorrectedRuleset } from '../../../src/rules/books/bundled';
import type { SiteCard } from '../../../src/rules/oracles/site-cards';
import type { Truth } from '../../../src/rules/truth';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';

const FILES = [
	['classic', '@datasworn/ironsworn-classic/json/classic.json'],
	['delve', '@datasworn/ironsworn-classic-delve/json/delve.json'],
	['starforged', '@datasworn/starforged/json/starforged.json'],
	['sundered_isles', '@datasworn/sundered-isles/json/sundered_isles.json'],
] as const;

function layerOf(file: string) {
	const path = createRequire(import.meta.url).resolve(file);
	const reading = readHouseRules(readFileSync(path, 'utf8'), 'json', 'printed.json');
	if (!reading.ok) throw new Error(reading.problems[0]?.message);
	return reading.value.layer;
}

/** A copy of an object without some of its fields. */
const without = (entry: object, keys: readonly string[]): object =>
	Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.includes(key)));

describe.each(FILES)('the file of %s, read as a file of the vault', (id, file) => {
	const layer = layerOf(file);
	const isOwn = ({ _id }: { readonly _id: string }) => _id.split(':')[1]?.startsWith(`${id}/`) ?? false;

	it('has the assets that the plugin reads of it', () => {
		const bare = (asset: PrintedAsset) => ({
			...without(asset, ['source', 'tags', 'replaces']),
			abilities: asset.abilities.map(ability => ({
				...without(ability, ['stated']),
				moves: ability.moves.map(({ _id, name, text }) => ({ _id, name, text })),
			})),
		});
		const printed = (uncorrectedRuleset(id).assets?.() ?? []).filter(isOwn);
		expect(layer.assets?.map(bare)).toEqual(printed.map(bare));
	});

	it('has its foes, rarities, sites and cards', () => {
		const bare = (entries: readonly { readonly _id: string }[] = []) =>
			entries.filter(isOwn).map(entry => without(entry, ['source', 'replaces']));
		const printed = bundledRuleset(id);
		expect(bare(layer.npcs)).toEqual(bare(printed.npcs?.()));
		expect(bare(layer.rarities)).toEqual(bare(printed.rarities?.()));
		expect(bare(layer.delve_sites)).toEqual(bare(printed.delve_sites?.()));
		const names = (cards: readonly SiteCard[] = []) => cards.map(({ name, features }) => [name, features.length]);
		expect(names(layer.sites?.themes)).toEqual(names(printed.sites?.().themes));
		expect(names(layer.sites?.domains)).toEqual(names(printed.sites?.().domains));
	});

	it('has its truths', () => {
		const names = (truths: readonly Truth[] = []) =>
			truths.filter(isOwn).map(({ name, options }) => [name, options.map(({ tables }) => tables.length)]);
		expect(names(layer.truths)).toEqual(names(bundledRuleset(id).truths?.()));
	});
});

describe.each(FILES)('the file of %s', (_id, file) => {
	it('has no key that is not known', () => {
		const path = createRequire(import.meta.url).resolve(file);
		const reading = readHouseRules(readFileSync(path, 'utf8'), 'json', 'printed.json');
		const told = reading.ok ? reading.value.findings.map(({ message }) => message) : ['unread'];
		expect(told.filter(message => message.includes('is not known'))).toEqual([]);
	});
});
