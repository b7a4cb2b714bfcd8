import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import * as config from '../../esbuild.config.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of a file, two floors under `src`; its layer if it is beside the folders. */
export const roomOf = file => {
	const [src, layer, ...rest] = file.split('/');
	return [src, layer, ...rest.slice(0, -1).slice(0, 1)].join('/');
};

/** Each folder of src with its files, lines of source, and bytes of code in the bundle. */
export async function roomSizes() {
	const { metafile } = await esbuild.build({
		...(config.pluginBundle ?? config.pluginBuild),
		absWorkingDir: ROOT,
		write: false,
		metafile: true,
	});
	const bytes = Object.assign({}, ...Object.values(metafile.outputs).map(({ inputs }) => inputs));
	const rooms = new Map();
	for (const name of fs.readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
		if (!/\.tsx?$/.test(name)) continue;
		const file = path.posix.join('src', name.replaceAll('\\', '/'));
		const before = rooms.get(roomOf(file)) ?? { files: 0, lines: 0, bytes: 0 };
		rooms.set(roomOf(file), {
			files: before.files + 1,
			lines: before.lines + fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1,
			bytes: before.bytes + (bytes[file]?.bytesInOutput ?? 0),
		});
	}
	return rooms;
}
