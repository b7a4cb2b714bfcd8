import type { CharacterIndex } from '../../../journal/character/acting-character';
import { playersOf } from '../../../journal/character/acting-path';
import { byNearness, nearnessOf, type Nearness, type NearRank } from '../../../journal/character/folder-distance';
import { linkOfListed } from '../../../journal/assets/asset-list';
import { textsOf } from '../../../journal/frontmatter/properties';

/** How near notes with tracks or assets are to those who act in a journal. */
export class NearNotes {
	constructor(
		private readonly index: CharacterIndex,
		private readonly ownersOf: (path: string) => readonly string[] | 'everyone',
	) {}

	/**
	 * Ranks notes by their nearness to the character acting in a journal: the journal itself, the character's note, notes
	 * of this character only, shared notes, other notes. `first` is a note that ranks before all others.
	 */
	to(journal: string, actor: string | undefined, first?: string): (path: string) => Nearness {
		const listed = new Set(actor === undefined ? [] : this.listedBy(actor));
		const rankOf = (path: string): NearRank => {
			if (path === first) return 'first';
			if (path === journal) return 'journal';
			if (path === actor) return 'character';
			if (listed.has(path)) return 'own';
			const owners = this.ownersOf(path);
			if (actor === undefined || (owners !== 'everyone' && !owners.includes(actor))) return 'others';
			return owners.length === 1 ? 'own' : 'shared';
		};
		return path => nearnessOf(rankOf(path), path, journal, actor);
	}

	/** The same for whoever plays in a note: in the journal of several, as near as to the nearest of them. */
	toPlayers(note: string): (path: string) => Nearness {
		const [first, ...others] = playersOf(note, this.index);
		const ofEach = [first, ...others].map(player => this.to(note, player));
		return path => ofEach.map(nearness => nearness(path)).reduce((a, b) => (byNearness(b, a) < 0 ? b : a));
	}

	/** The notes that a character's list of assets links to. */
	private listedBy(actor: string): readonly string[] {
		const links = textsOf(this.index.properties(actor) ?? new Map(), 'assets').flatMap(
			text => linkOfListed(text) ?? [],
		);
		return links.flatMap(link => this.index.resolve(link, actor) ?? []);
	}
}
