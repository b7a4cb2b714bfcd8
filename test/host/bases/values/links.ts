import type { App } from '../../app-parts';
import { getLinkpath } from '../../functions';
import type { TFile } from '../../vault/files';
import type { RenderContext } from '../render-context';
import { StringValue } from './primitive';
import { NotNullValue, Value } from './value';

/** A wikilink of a note's properties. It reads as it is shown; the app's own text is not known. */
export class LinkValue extends StringValue {
	static override type = 'link';

	private constructor(
		private readonly app: App,
		readonly target: string,
		display: string,
		private readonly sourcePath: string,
	) {
		super(display);
	}

	static parseFromString(app: App, input: string, sourcePath: string): LinkValue | null {
		const [, target, display] = /^\[\[([^\]|]+)(?:\|([^\]]*))?\]\]$/.exec(input.trim()) ?? [];
		return target === undefined ? null : new LinkValue(app, target, display ?? target, sourcePath);
	}

	/** The host's own: the note it leads to. */
	resolve(): TFile | null {
		return this.app.metadataCache.getFirstLinkpathDest(getLinkpath(this.target), this.sourcePath);
	}

	/** Links and files are the same if they lead to the same note; a link that leads nowhere is its text. */
	override looseEquals(other: Value): boolean {
		const file = this.resolve();
		if (other instanceof FileValue) return file === other.file;
		if (!(other instanceof LinkValue)) return super.looseEquals(other);
		return file ? file === other.resolve() : this.target === other.target;
	}

	override renderTo(el: HTMLElement, context: RenderContext): void {
		context.drawLink(el, this.target, this.data, this.sourcePath);
	}
}

export class FileValue extends NotNullValue {
	static override type = 'file';

	constructor(readonly file: TFile) {
		super();
	}

	toString(): string {
		return this.file.path;
	}

	isTruthy(): boolean {
		return true;
	}

	override looseEquals(other: Value): boolean {
		return other instanceof LinkValue ? other.looseEquals(this) : super.looseEquals(other);
	}

	/** Notes without their extension. */
	override renderTo(el: HTMLElement, context: RenderContext): void {
		const { path, name, basename, extension } = this.file;
		context.drawLink(el, path, extension === 'md' ? basename : name, '');
	}
}
