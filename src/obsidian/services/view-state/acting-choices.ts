import { Component, type App } from 'obsidian';
import { keepOnDevice, keptOnDevice } from '../../vault/kept-on-device';

const ACTING = { key: 'sworn-journal-acting', version: 1 };

/** The most notes that are remembered; the one answered first is forgotten first. */
const MOST_NOTES = 200;

/**
 * Who acts in a note that is the journal of several characters, as answered last. It is kept on this device and not in
 * the note, so that two players on one vault each act as their own.
 */
export class ActingChoices extends Component {
	private known: ReadonlyMap<string, string>;

	constructor(
		private readonly app: App,
		/** Called with the note in which another character acts now. */
		private readonly onChange: (journal: string) => void,
	) {
		super();
		this.known = storedChoices(keptOnDevice(app, ACTING));
	}

	override onload(): void {
		this.registerEvent(this.app.vault.on('rename', ({ path }, old) => this.renamed(old, path)));
	}

	/** The path of the character chosen in a note, whether or not it may act there still. */
	of(journal: string): string | undefined {
		return this.known.get(journal);
	}

	choose(journal: string, character: string): void {
		if (this.known.get(journal) === character) return;
		const others = [...this.known].filter(([path]) => path !== journal);
		this.keep([...others, [journal, character]]);
		this.onChange(journal);
	}

	private renamed(old: string, path: string): void {
		const entries = [...this.known];
		if (!entries.flat().includes(old)) return;
		const now = (each: string) => (each === old ? path : each);
		this.keep(entries.map(([journal, character]) => [now(journal), now(character)]));
	}

	private keep(entries: readonly (readonly [string, string])[]): void {
		this.known = new Map(entries.slice(-MOST_NOTES));
		keepOnDevice(this.app, ACTING, [...this.known]);
	}
}

/** What is stored, if it is pairs of paths. */
function storedChoices(stored: unknown): ReadonlyMap<string, string> {
	const pairs: readonly unknown[] = Array.isArray(stored) ? stored : [];
	return new Map(
		pairs.flatMap((pair): [string, string][] => {
			const [journal, character] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
			return typeof journal === 'string' && typeof character === 'string' ? [[journal, character]] : [];
		}),
	);
}
