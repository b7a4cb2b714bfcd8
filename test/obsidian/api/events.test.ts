import { Component } from 'obsidian';
import { afterEach, describe, expect, it } from 'vitest';
import type { RecordData, ValueChange } from '../../../docs/api/sworn-journal';
import { close, fence } from '../commands/writing';
import { pressButton } from '../opened';
import { KESTREL } from '../played';
import type { Scripted } from './scripted';
import { scripted } from './scripted';

afterEach(close);

/** All that is heard, in order. */
function heard({ api }: Scripted): string[] {
	const told: string[] = [];
	api.on('move', ({ move }: RecordData) => told.push(`made ${move}`));
	api.on('undo', ({ move }: RecordData) => told.push(`undone ${move}`));
	api.on('change', ({ track, key, from, to }: ValueChange) =>
		told.push(`${track ?? ''} ${key} ${String(from)} → ${String(to)}`.trim()),
	);
	return told;
}

describe('what is heard of the API', () => {
	it('each change once, whoever makes it: a script, a card, a command', async () => {
		const host = await scripted('‸', [4, 3, 9]);
		const told = heard(host);
		await host.api.move({ name: 'Face Danger', option: 'edge' });
		expect(told.splice(0)).toEqual(['made Face Danger']);
		await host.tick(50);
		await pressButton('Momentum');
		expect(told.splice(0)).toEqual(['momentum 3 → 2']);
		await host.palette('Undo last move');
		await pressButton('Undo the move');
		expect(told.splice(0)).toEqual(['undone Face Danger', 'momentum 2 → 3']);
	});

	it('a call that is rolled on its card is a move that was made; a die that is set by hand is none', async () => {
		const host = await scripted(`${fence('move: Face Danger\nby: Kestrel')}‸`, [4, 3, 9]);
		const told = heard(host);
		await host.api.choose({ option: 'Roll +edge' });
		expect(told.splice(0)).toEqual(['made Face Danger']);
	});

	it('a move that is made above others is the only one that was made', async () => {
		const below = ['Face Danger', 'Gather Information'].map(move =>
			fence(`move: ${move}\nby: Kestrel\nroll: edge 2\ndice: 6 vs 1, 2\noutcome: strong hit, 8 vs 1, 2`),
		);
		const host = await scripted(`We sail.‸\n\n${below.join('')}`, [4, 3, 9]);
		const told = heard(host);
		await host.api.move({ name: 'Sojourn', option: 'heart' });
		expect(told).toEqual(['made Sojourn']);
	});

	it('the ticks of a track in a block, and nothing of what was refused', async () => {
		const host = await scripted(`${fence('vow: Find the ark\nrank: formidable\nticks: 8')}‸`);
		const told = heard(host);
		await host.api.move({ name: 'Nothing' }).catch(() => {});
		await host.pick('Mark progress');
		expect(told).toEqual(['Find the ark ticks 8 → 12']);
	});

	it('nothing any more once it is no longer wanted', async () => {
		const host = await scripted('‸');
		const told: unknown[] = [];
		const owner = new Component();
		owner.load();
		owner.registerEvent(host.api.on('change', change => told.push(change)));
		const ref = host.api.on('change', change => told.push(change));
		await host.api.change({ meter: 'health', by: -1 });
		expect(told).toHaveLength(2);
		owner.unload();
		host.api.off(ref);
		await host.api.change({ meter: 'health', by: -1 });
		expect(told).toHaveLength(2);
	});

	it('a listener that throws neither stops the others nor the write', async () => {
		const host = await scripted('‸');
		host.api.on('change', () => {
			throw new Error('mine');
		});
		const told = heard(host);
		await host.api.change({ meter: 'health', by: -1 });
		expect(told).toEqual(['health 5 → 4']);
		expect(host.errors().map(String)).toEqual(['Error: mine']);
	});

	it('an event that there is not is refused', async () => {
		const { api } = await scripted('‸');
		expect(() => api.on('roll' as never, () => {})).toThrow('move, undo, change');
	});
});

describe('once the plugin is unloaded', () => {
	it('nothing is heard, nothing is done, and links and commands are gone', async () => {
		const host = await scripted('Here.‸', [], { 'Kestrel.md': KESTREL });
		const told = heard(host);
		expect(host.app.protocol.actions()).toEqual(['sworn-journal']);
		expect(host.app.cli.ids()).toContain('sworn-journal:move');
		host.plugin.unload();
		expect(host.app.protocol.actions()).toEqual([]);
		expect(host.app.cli.ids()).toEqual([]);
		await expect(host.api.move({ name: 'Face Danger', option: 'edge' })).rejects.toMatchObject({ code: 'unloaded' });
		expect(() => host.api.on('move', () => {})).toThrow('Fetch its API anew');
		expect(told).toEqual([]);
		expect(host.editor.getValue()).toBe('Here.');
	});
});
