import { foldedName, withoutEnding } from '../../../journal/notes/note-name';

/** Where notes are that were moved since the app was started: a path that a record says may be an old one. */
export class Moves {
	private readonly now = new Map<string, string>();

	add(from: string, to: string): void {
		for (const [before, last] of this.now) if (last === from) this.now.set(before, to);
		this.now.set(from, to);
		this.now.delete(to);
	}

	/** What was under a path, or the end of one. */
	from(path: string): readonly string[] {
		const end = `/${foldedName(path).replace(/^\/+/, '')}`;
		const found = [...this.now].filter(([before]) => {
			const whole = `/${foldedName(withoutEnding(before))}`;
			return path.startsWith('/') ? whole === end : whole.endsWith(end);
		});
		return [...new Set(found.map(([, to]) => to))];
	}
}
