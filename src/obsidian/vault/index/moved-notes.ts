import { foldedName } from '../../../rules/search/folded-name';
import { withoutEnding } from '../../../rules/search/stated-name';

/** Where notes that were moved since the start of the app are now: a record may contain an old path. */
export class Moves {
	private readonly now = new Map<string, string>();

	add(from: string, to: string): void {
		for (const [before, last] of this.now) if (last === from) this.now.set(before, to);
		this.now.set(from, to);
		this.now.delete(to);
	}

	/** The current paths of what used to be at this path, or at a path that ends with it. */
	from(path: string): readonly string[] {
		const end = `/${foldedName(path).replace(/^\/+/, '')}`;
		const found = [...this.now].filter(([before]) => {
			const whole = `/${foldedName(withoutEnding(before))}`;
			return path.startsWith('/') ? whole === end : whole.endsWith(end);
		});
		return [...new Set(found.map(([, to]) => to))];
	}
}
