/** A file in a zip. */
interface Entry {
	readonly name: readonly number[];
	readonly data: Uint8Array;
	readonly checksum: number;
}

/** A zip whose files are stored as they are, in the order in which they were added. Paths are plain ASCII. */
export class StoredZip {
	private readonly entries: Entry[] = [];

	add(path: string, data: Uint8Array): void {
		this.entries.push({ name: [...path].map(sign => sign.charCodeAt(0)), data, checksum: checksumOf(data) });
	}

	toBytes(): Uint8Array<ArrayBuffer> {
		const parts: ArrayLike<number>[] = [];
		const directory: number[] = [];
		let at = 0;
		for (const entry of this.entries) {
			const header = [...inBytes(...long(0x04034b50), ...about(entry)), ...entry.name];
			directory.push(...inBytes(...long(0x02014b50), 20, ...about(entry), 0, 0, 0, 0, 0, ...long(at)), ...entry.name);
			parts.push(header, entry.data);
			at += header.length + entry.data.length;
		}
		const count = this.entries.length;
		parts.push(directory, inBytes(...long(0x06054b50), 0, 0, count, count, ...long(directory.length), ...long(at), 0));
		const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
		parts.reduce((to, part) => (bytes.set(part, to), to + part.length), 0);
		return bytes;
	}
}

/** What both headers of a file say: no compression, and the earliest date there is, so that equal books are equal files. */
const about = ({ name, data: { length }, checksum }: Entry): readonly number[] =>
	[10, 0, 0, 0, 0x21, long(checksum), long(length), long(length), name.length, 0].flat();

const long = (value: number): readonly number[] => [value & 0xffff, value >>> 16];

const inBytes = (...words: readonly number[]): readonly number[] => words.flatMap(word => [word & 0xff, word >>> 8]);

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let rest = byte;
	for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
	return rest;
});

/** The CRC-32 of some bytes. */
function checksumOf(data: Uint8Array): number {
	let rest = 0xffffffff;
	for (const byte of data) rest = (rest >>> 8) ^ (TABLE[(rest ^ byte) & 0xff] ?? 0);
	return (rest ^ 0xffffffff) >>> 0;
}
