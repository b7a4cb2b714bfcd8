import type { CliData } from 'obsidian';
import { expect, it } from 'vitest';
import { boot } from '../../support/boot';
import { bootSample } from './sample';

const ROLL = 'sworn-journal:roll';

interface Refusal {
	readonly title: string;
	readonly id: string;
	readonly params: CliData;
	readonly error: RegExp;
}

it('a CLI command runs, and what its handler returns is printed', async () => {
	const { app } = await bootSample();
	expect(app.cli.ids()).toEqual([ROLL]);
	expect(await app.cli.run(ROLL, { sides: '6' })).toBe('a die of 6 shows 6');
	expect(await app.cli.run(ROLL, { sides: '6', loud: 'true' })).toBe('a die of 6 shows 6!');
});

it.each<Refusal>([
	{
		title: 'a command that is not there',
		id: 'sworn-journal:rol',
		params: {},
		error: /no CLI command "sworn-journal:rol" \(known: sworn-journal:roll\)/,
	},
	{ title: 'a required flag that is missing', id: ROLL, params: { loud: 'true' }, error: /sides=<n> is required/ },
	{
		title: 'a flag that is not there',
		id: ROLL,
		params: { sides: '6', lowd: 'true' },
		error: /there is no flag "lowd"/,
	},
	{
		title: 'a value for a flag without one',
		id: ROLL,
		params: { sides: '6', loud: 'yes' },
		error: /"loud" takes no value/,
	},
	{ title: 'an error of the handler', id: ROLL, params: { sides: '0' }, error: /^no such die$/ },
])('the command line refuses $title', async ({ id, params, error }) => {
	const { app } = await bootSample();
	await expect(app.cli.run(id, params)).rejects.toThrow(error);
});

it('the help of a CLI command lists its flags', async () => {
	const { app } = await bootSample();
	expect(app.cli.help(ROLL)).toBe(
		'sworn-journal:roll  Roll a die\n  sides=<n>  (required) Sides of the die\n  loud  Shout',
	);
});

const registering = (body: string) => ({
	code: `"use strict";const o=require("obsidian");module.exports=class extends o.Plugin{onload(){${body}}};`,
});
const command = (id: string) => `this.registerCliHandler("${id}","",null,()=>"");`;

it.each([
	{ title: 'is taken', body: command('small:a') + command('small:a'), error: /a CLI command "small:a" already/ },
	{ title: 'is that of another plugin', body: command('other:a'), error: /"other:a" must be called "small" or/ },
	{ title: 'has spaces', body: command('small:a b'), error: /"small:a b" must be called/ },
])('a CLI command whose name $title cannot be registered', async ({ body, error }) => {
	await expect(boot({ load: registering(body), manifest: { id: 'small' } })).rejects.toThrow(error);
});

it('a CLI command and an obsidian:// link go with their plugin', async () => {
	const body = `${command('small')}this.registerObsidianProtocolHandler("small",()=>{});`;
	const { app, close } = await boot({ load: registering(body), manifest: { id: 'small' } });
	expect(await app.cli.run('small')).toBe('');
	await app.protocol.run('obsidian://small');
	await close();
	await expect(app.cli.run('small')).rejects.toThrow(/no CLI command "small" \(known: none\)/);
	await expect(app.protocol.run('obsidian://small')).rejects.toThrow(/nothing is registered/);
});

it.each([
	{ link: 'obsidian://sample', params: { action: 'sample' } },
	{ link: 'obsidian://sample?move=Face%20danger&dry', params: { action: 'sample', move: 'Face danger', dry: 'true' } },
	{
		link: 'obsidian://sample?file=a%2Fb%26c.md&sum=1+1=2',
		params: { action: 'sample', file: 'a/b&c.md', sum: '1+1=2' },
	},
])('an obsidian:// link hands its decoded parameters over: $link', async ({ link, params }) => {
	const { app, plugin } = await bootSample();
	await app.protocol.run(link);
	expect(plugin.linked).toEqual([params]);
});

it('an obsidian:// link that nothing is registered for is reported', async () => {
	const { app } = await bootSample();
	await expect(app.protocol.run('obsidian://sampel')).rejects.toThrow(/obsidian:\/\/sampel \(known: sample\)/);
	await expect(app.protocol.run('https://sample')).rejects.toThrow(/no obsidian:\/\/ link/);
});
