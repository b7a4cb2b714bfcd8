import { MemoryBackend } from './memory';

const folded = (path: string): string => path.normalize('NFC').toLowerCase();

/** A disk as of Windows, a Mac or a phone: it keeps how a name was first spelled, and finds it by any case. */
export class FoldingBackend extends MemoryBackend {
	override same(one: string, other: string): boolean {
		return folded(one) === folded(other);
	}

	override stamp(path: string) {
		return super.stamp(this.spelled(path));
	}

	override read(path: string): Promise<string> {
		return super.read(this.spelled(path));
	}

	override write(path: string, data: string): Promise<void> {
		return super.write(this.spelled(path), data);
	}

	override readBinary(path: string): Promise<ArrayBuffer> {
		return super.readBinary(this.spelled(path));
	}

	override writeBinary(path: string, data: ArrayBuffer): Promise<void> {
		return super.writeBinary(this.spelled(path), data);
	}

	override append(path: string, data: string): Promise<void> {
		return super.append(this.spelled(path), data);
	}

	override remove(path: string): Promise<void> {
		return super.remove(this.spelled(path));
	}

	override rename(from: string, to: string): Promise<void> {
		return super.rename(this.spelled(from), this.same(from, to) ? to : this.spelled(to));
	}

	override mkdir(path: string): Promise<void> {
		return super.mkdir(this.spelled(path));
	}

	/** The path as it is spelled on disk, as far as it is there. */
	private spelled(path: string): string {
		const there = [...this.folders, ...this.files.keys()].find(other => this.same(other, path));
		if (there !== undefined) return there;
		const at = path.lastIndexOf('/');
		return at < 0 ? path : this.spelled(path.slice(0, at)) + path.slice(at);
	}
}
