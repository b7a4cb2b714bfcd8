import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { contextOf, sampleJournals, sampleNotes, told } from './import-context';

const GAMES: readonly RulesetId[] = ['classic', 'delve', 'starforged', 'sundered_isles'];

describe.each(GAMES)('the journals of the sample campaign of %s', game => {
	const names = namesOf(
		contextOf(sampleNotes(game), game),
		new Map([
			['starship', 'Slow Tern'],
			['hound', 'Soot'],
		]),
	);

	it.each(['block', 'line'] as const)('read as approved, in the form %s', async form => {
		const pages = sampleJournals(game).map(({ path, text }) => {
			const play = importPlay(text, names, form);
			return [
				`${'='.repeat(10)} ${path}: ${play.moves} moves`,
				applyChanges(text, play.changes),
				'-'.repeat(10),
				...told({ lines: play.lines.filter(({ why }) => why !== undefined) }),
			].join('\n');
		});
		await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`approved/journals-${game}-${form}.md`);
	});

	it('hold nothing that is imported twice', () => {
		for (const { text } of sampleJournals(game)) {
			const once = applyChanges(text, importPlay(text, names, 'line').changes);
			expect(importPlay(once, names, 'line').changes).toEqual([]);
		}
	});
});
