import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Find } from './find';
import { replay } from './find';

const FOLDER = path.join(import.meta.dirname, 'finds');
const finds = fs
	.readdirSync(FOLDER)
	.filter(name => name.endsWith('.json'))
	.sort()
	.map(name => JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as Find);

describe('what random play has found', () => {
	for (const find of finds) {
		const test = find.known === undefined ? it : it.fails;
		test(find.name, async () => {
			const { broken } = await replay(find);
			expect(broken && [broken.law, broken.what, ...broken.story]).toBeUndefined();
		});
	}
});
