/** What a run has seen of the rows of test/host/behaviours.yaml. A row that was once refuted stays refuted. */
export class Findings {
	#rows = new Map();

	/** @param {string} row @param {'confirmed' | 'refuted' | 'not seen'} verdict @param {string} [why] */
	add(row, verdict, why = '') {
		const before = this.#rows.get(row);
		if (before?.verdict === 'refuted') return;
		if (before?.verdict === 'confirmed' && verdict === 'not seen') return;
		this.#rows.set(row, { verdict, why });
	}

	/** The rows of a story of which nothing was seen: it ended before, or another app is needed for them. */
	close(rows, why) {
		for (const row of rows) if (!this.#rows.has(row)) this.add(row, 'not seen', why);
	}

	with(verdict) {
		return [...this.#rows].filter(([, found]) => found.verdict === verdict).map(([row]) => row);
	}

	/** Lines to paste into test/host/behaviours.yaml; below them what has to be looked at by hand. */
	lines({ version, system }) {
		const where = `in ${version === 'unknown' ? 'an app of unknown version' : `Obsidian ${version}`} on ${system}`;
		return ['confirmed', 'refuted', 'not seen'].flatMap(verdict =>
			[...this.#rows]
				.filter(([, found]) => found.verdict === verdict)
				.map(([row, { why }]) => `${verdict} ${where}: ${row}${why ? ` (${why})` : ''}`),
		);
	}
}
