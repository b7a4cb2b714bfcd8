import { expect, it } from 'vitest';
import guide from '../../../docs/guide.md?raw';
import { getIcon } from '../../host/icons';
import { boot } from '../../support/boot';

const [, TABLE = ''] = /^## Commands\n([^]*?)^## /m.exec(guide) ?? [];

/** The commands of a row: "**New vow**, **expedition**" is two that begin with the same word. */
function commandsIn(cell: string): readonly string[] {
	const [first = '', ...others] = [...cell.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
	const [start = ''] = first.split(' ', 1);
	return [first, ...others.map(name => (/^\p{Lu}/u.test(name) ? name : `${start} ${name}`))];
}

it('the guide lists every command by its name, and no other; each has an icon of the app’s, for the toolbar of a phone', async () => {
	const { app, close } = await boot();
	const own = Object.values(app.commands.commands).filter(({ id }) => id.startsWith('sworn-journal:'));
	const names = own.map(({ name }) => name.replace(/^[^:]+: /, ''));
	await close();
	const listed = [...TABLE.matchAll(/^\| (\*\*.+?) \|/gm)].flatMap(([, cell = '']) => commandsIn(cell));
	expect([...listed].sort()).toEqual(names.sort());
	expect(own.filter(({ icon }) => !icon || !getIcon(icon)).map(({ id }) => id)).toEqual([]);
});
