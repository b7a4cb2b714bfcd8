import { expect, it } from 'vitest';
import page from '../../../docs/play/commands.md?raw';
import { getIcon } from '../../host/icons';
import { boot } from '../../support/boot';

it('the page of commands lists each by its name, and no other; each has an icon of the app’s, for the toolbar of a phone', async () => {
	const { app, close } = await boot();
	const own = Object.values(app.commands.commands).filter(({ id }) => id.startsWith('sworn-journal:'));
	const names = own.map(({ name }) => name.replace(/^[^:]+: /, ''));
	await close();
	const cells = [...page.matchAll(/^\| (\*\*.+?) \|/gm)].map(([, cell = '']) => cell);
	const listed = cells.flatMap(cell => [...cell.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name));
	expect([...listed].sort()).toEqual(names.sort());
	expect(own.filter(({ icon }) => !icon || !getIcon(icon)).map(({ id }) => id)).toEqual([]);
});
