import { describe, expect, it } from 'vitest';
import type { ImportRequest } from '../../../src/journal/import/import-plan';
import { planImport } from '../../../src/journal/import/import-plan';
import { applyChanges } from '../../../src/journal/text/text-change';
import { noteWith } from './import-context';

const WISHES: ImportRequest = { root: 'Salt', way: 'in place', rulesetId: 'starforged', form: 'line' };
const VAULT = { resolve: () => undefined, isTaken: () => false, isImported: () => false, namesakes: () => 1 };

const fence = (node: string): string => `\`\`\`iron-vault-mechanics\n${node}\n\`\`\`\n`;
const CAMPAIGN = { path: 'Salt/Salt.md', text: noteWith('iron-vault-kind: campaign') };
const character = (name: string) => ({
	path: `Salt/${name}.md`,
	text: noteWith('iron-vault-kind: character\nedge: 1\nhealth: 5'),
});
const journal = (text: string) => ({ path: 'Salt/Journal.md', text });

/** What a campaign would become: the texts of its notes, and why notes are left. */
async function planned(...notes: readonly { readonly path: string; readonly text: string }[]) {
	const plan = await planImport([CAMPAIGN, ...notes], WISHES, VAULT, () => Promise.resolve('go on'));
	const texts = new Map(plan?.notes.map(({ path, before, changes }) => [path, applyChanges(before, changes)]));
	return { journal: texts.get('Salt/Journal.md'), left: plan?.left.map(({ path, why }) => `${path}: ${why}`) };
}

const MOVE = fence('move "Strike"');

describe('a journal that is imported', () => {
	it('belongs to the only character of its campaign', async () => {
		const { journal: text } = await planned(character('Ada'), journal(MOVE));
		expect(text).toMatch(/^---\ncharacter: "\[\[Ada\]\]"\nimported: iron-vault\n---\n`sworn: Strike/);
	});

	it('belongs to nobody where two could be meant', async () => {
		const { journal: text } = await planned(character('Ada'), character('Bo'), journal(MOVE));
		expect(text).toMatch(/^---\nimported: iron-vault\n---\n`sworn: Strike/);
	});

	it('keeps the character that it names', async () => {
		const { journal: text } = await planned(character('Ada'), journal(`---\ncharacter: "[[Bo]]"\n---\n${MOVE}`));
		expect(text).toMatch(/^---\ncharacter: "\[\[Bo\]\]"\nimported: iron-vault\n---\n/);
	});

	it('is left, and reported of, where its only block has no counterpart', async () => {
		const { journal: text, left } = await planned(journal(fence('moon phase="full"')));
		expect(text).toBeUndefined();
		expect(left).toContain('Salt/Journal.md: Nothing in it has a counterpart.');
	});
});
