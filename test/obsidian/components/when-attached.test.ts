import type { Plugin } from 'obsidian';
import { Component } from 'obsidian';
import { afterEach, expect, it } from 'vitest';
import { whenAttached } from '../../../src/obsidian/components/when-attached';
import { boot } from '../../support/boot';

const owners: Component[] = [];
const unloadAll = () => owners.splice(0).forEach(owner => owner.unload());
afterEach(unloadAll);

function loaded(): Component {
	const owner = new Component();
	owner.load();
	owners.push(owner);
	return owner;
}

it('does everything that was asked for at once, in its order, after the caller is done', async () => {
	const { close, tick } = await boot<Plugin>();
	const done: string[] = [];
	for (const what of ['first', 'second']) whenAttached(loaded(), () => done.push(what));
	expect(done).toEqual([]);
	await tick();
	expect(done).toEqual(['first', 'second']);
	unloadAll();
	await close();
});

it('does nothing for what is gone by then', async () => {
	const { close, tick } = await boot<Plugin>();
	const done: string[] = [];
	const [gone, kept] = [loaded(), loaded()];
	whenAttached(gone, () => done.push('gone'));
	whenAttached(kept, () => done.push('kept'));
	gone.unload();
	await tick();
	expect(done).toEqual(['kept']);
	unloadAll();
	await close();
});

it('does what is asked for after an app that ended in between', async () => {
	const first = await boot<Plugin>();
	whenAttached(loaded(), () => undefined);
	await first.crash();
	const { close, tick } = await boot<Plugin>();
	const done: string[] = [];
	whenAttached(loaded(), () => done.push('after'));
	await tick();
	expect(done).toEqual(['after']);
	unloadAll();
	await close();
});
