import { expect, it } from 'vitest';
import { stateOn } from '../../../src/journal/pages/character-state';
import { Drafts } from '../../../src/journal/pages/drafts';
import type { Pages } from '../../../src/journal/pages/page';
import { writeState } from '../../../src/journal/pages/write-state';
import { applyChanges } from '../../../src/journal/text/text-change';
import { good } from '../../support/good';
import { ruleset } from '../../support/tables';

it('an asset whose note cannot be read stays in the list when another one is discarded', () => {
	const sheet = '---\nedge: 2\nmomentum: 2\nassets:\n  - "[[Glowcat]]"\n  - Sprite\n---\n';
	const torn = '---\nsworn: asset\nasset: Glowcat\nhealth: 1\nhealth: 2\n---\n';
	const pages: Pages = {
		journal: { path: 'Log.md', text: '' },
		actor: { path: 'Aud.md', text: sheet },
		others: [{ path: 'Glowcat.md', text: torn }],
	};
	const before = good(stateOn(pages, ruleset));
	expect(before.character.assets.map(({ name }) => name)).toEqual(['Sprite']);
	const drafts = new Drafts(pages);
	const assets = before.character.assets.map(asset => ({ ...asset, discarded: true }));
	good(writeState(drafts, before, { ...before.character, assets }));
	expect(drafts.edits.map(({ path, changes }) => [path, applyChanges(sheet, changes)])).toEqual([
		['Aud.md', sheet.replace('Sprite', 'Sprite (discarded)')],
	]);
});
