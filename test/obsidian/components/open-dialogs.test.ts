import { expect, it } from 'vitest';
import { boot } from '../../support/boot';

const FILES = {
	'Kestrel.md': '---\nruleset: starforged\nedge: 2\nheart: 1\niron: 3\nshadow: 2\nwits: 1\nmomentum: 2\n---\n',
	'Journal.md': '---\ncharacter: "[[Kestrel]]"\n---\n\n',
};

it.each(['Make a move', 'Set position', 'Find a foe', 'Generate a place, ship or person'])(
	'%s: a dialog that is open goes with the plugin',
	async command => {
		const host = await boot({ files: FILES, note: 'Journal.md' });
		await host.palette(command);
		expect(document.querySelector('.modal-container')).not.toBeNull();
		host.plugin.unload();
		expect(document.querySelector('.modal-container')).toBeNull();
		await host.close();
	},
);
