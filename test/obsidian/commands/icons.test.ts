import { expect, it } from 'vitest';
import { getIcon } from '../../host/icons';
import { boot } from '../../support/boot';

it('every command has an icon of the app’s, for the toolbar of a phone', async () => {
	const { app, close } = await boot();
	const commands = Object.values(app.commands.commands);
	const without = commands.filter(({ icon }) => !icon || !getIcon(icon));
	await close();
	expect(commands.length).toBeGreaterThan(30);
	expect(without.map(({ id }) => id)).toEqual([]);
});
