import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { StoredZip } from '../../../src/journal/export/stored-zip';
import { unpacked } from '../../support/epub';

it('a zip holds each file as it is, in order, with its checksum', () => {
	const files = [
		['mimetype', Uint8Array.of()],
		['a/check', new TextEncoder().encode('123456789')],
		['a/long', Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)],
	] as const;
	const zip = new StoredZip();
	for (const [path, data] of files) zip.add(path, data);
	const read = unpacked(zip.toBytes());
	expect(read.map(({ path }) => path)).toEqual(files.map(([path]) => path));
	for (const [at, [, data]] of files.entries()) {
		expect([...(read[at]?.data ?? [])]).toEqual([...data]);
		expect(read[at]?.checksum).toBe(crc32(data));
	}
	// the checksum that every description of CRC-32 gives as its example
	expect(read[1]?.checksum).toBe(0xcbf43926);
});
