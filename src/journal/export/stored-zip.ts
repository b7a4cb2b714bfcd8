/** A zip whose files are stored as they are, in the order in which they were added. Paths are plain ASCII. */
export class StoredZip {
	/** The bytes of its files with their headers. */
	size = 0;
	private readonly parts: ArrayLike<number>[] = [];
	private readonly directory: number[] = [];

	add(path: string, data: Uint8Array): void {
		const name = [...path].map(sign => sign.charCodeAt(0));
		const [checksum, length] = [long(checksumOf(data)), long(data.length)];
		// no compression, and the earliest date there is, so that equal books are equal files
		const about = [10, 0, 0, 0, 0x21, ...checksum, ...length, ...length, name.length, 0];
		const header = [...inBytes(...long(0x04034b50), ...about), ...name];
		this.directory.push(...inBytes(...long(0x02014b50), 20, ...about, 0, 0, 0, 0, 0, ...long(this.size)), ...name);
		this.parts.push(header, data);
		this.size += header.length + data.length;
	}

	toBytes(): Uint8Array<ArrayBuffer> {
		const { directory, size } = this;
		const count = this.parts.length / 2;
		const end = inBytes(...long(0x06054b50), 0, 0, count, count, ...long(directory.length), ...long(size), 0);
		const bytes = new Uint8Array(size + directory.length + end.length);
		[...this.parts, directory, end].reduce((to, part) => (bytes.set(part, to), to + part.length), 0);
		return bytes;
	}
}

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
