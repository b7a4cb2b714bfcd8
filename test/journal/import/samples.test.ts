import { describe, expect, it } from 'vitest';
import { campaignsIn, importCampaign } from '../../../src/journal/import/campaign-note';
import { importCharacter } from '../../../src/journal/import/import-character';
import { importDisplays } from '../../../src/journal/import/import-displays';
import { keepsProse } from '../../../src/journal/edit-guard/import-guard';
import { importTrack } from '../../../src/journal/import/import-track';
import { hasTruths, importTruths } from '../../../src/journal/import/import-truths';
import type { ImportContext, ImportedNote, SourceNote } from '../../../src/journal/import/imported-note';
import { stateKindOf } from '../../../src/journal/import/state-kind';
import { applyChanges } from '../../../src/journal/text/text-change';
import { RULESET_IDS } from '../../../src/rules/books/bundled';
import { expectParsed } from '../../support/expect-parsed';
import { contextOf, sampleNotes, told } from './import-context';

/** All that becomes of a note: its state, and what it shows. */
function imported(note: SourceNote, context: ImportContext): readonly ImportedNote[] {
	const displays = expectParsed(importDisplays(note, context));
	if (hasTruths(note.text)) return [expectParsed(importTruths(note, context)), displays];
	switch (expectParsed(stateKindOf(note.text))) {
		case 'campaign':
			return [expectParsed(importCampaign(note, context)), displays];
		case 'character':
			return [expectParsed(importCharacter(note, context)), displays];
		case 'progress':
		case 'clock':
			return [expectParsed(importTrack(note, context)), displays];
		default:
			return [displays];
	}
}

/** A campaign as it is once it is imported, with what was told of each note. */
function campaignAfter(notes: readonly SourceNote[], context: ImportContext) {
	const made: SourceNote[] = [];
	const isTaken = (path: string) => context.isTaken(path) || made.some(note => note.path === path);
	return notes.flatMap(note => {
		const parts = imported(note, { ...context, isTaken });
		const created = parts.flatMap(part => part.created);
		made.push(...created);
		const text = applyChanges(
			note.text,
			parts.flatMap(({ changes }) => changes),
		);
		const [first] = parts;
		return [
			{ path: note.path, text, becomes: first?.becomes ?? '', lines: parts.flatMap(part => told(part)) },
			// what the book says on a card is quoted in the note, and not here
			...created.map(({ path, text }) => ({
				path,
				text: text.replace(/^> .*\n(?:>.*\n)*/gm, '> …\n'),
				becomes: 'made',
				lines: [],
			})),
		];
	});
}

describe.each(RULESET_IDS)('the sample campaign of %s', game => {
	const notes = sampleNotes(game);
	const after = campaignAfter(notes, contextOf(notes, game));

	it('says by which rules it is played', () => {
		expect(campaignsIn(notes).map(({ ruleset }) => ruleset)).toEqual([game]);
	});

	it('as approved', async () => {
		const page = after.map(({ path, text, becomes, lines }) =>
			[`${'='.repeat(10)} ${path}: ${becomes}`, text, ...(lines.length > 0 ? ['-'.repeat(10), ...lines] : [])].join(
				'\n',
			),
		);
		await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(`approved/${game}.md`);
	});

	it.each(notes)('keeps the prose of $path', note => {
		for (const { changes } of imported(note, contextOf(notes, game))) expect(keepsProse(note.text, changes)).toBe(true);
	});

	it('has nothing left to import a second time', () => {
		const again = after.map(({ path, text }) => ({ path, text }));
		const context = contextOf(again, game);
		expect(context.notes).toEqual([]);
		for (const note of again) {
			const parts = imported(note, context);
			expect(parts.flatMap(({ changes }) => changes)).toEqual([]);
			expect(parts.flatMap(({ created }) => created)).toEqual([]);
		}
	});
});
