import { describe, expect, it } from 'vitest';
import type { ImportRequest } from '../../../src/journal/import/import-plan';
import { planImport } from '../../../src/journal/import/import-plan';
import { ownCardIn } from '../../../src/journal/assets/own-card-note';
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
	const created = new Map(plan?.notes.flatMap(note => note.created.map(({ path, text }) => [path, text] as const)));
	const said = plan?.notes.flatMap(({ lines }) => lines.map(({ why = '' }) => why)).join('\n');
	return {
		journal: texts.get('Salt/Journal.md'),
		texts,
		created,
		said,
		left: plan?.left.map(({ path, why }) => `${path}: ${why}`),
	};
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

const TRACK = {
	path: 'Salt/Ark.md',
	text: noteWith('name: Ark\niron-vault-kind: progress\ntrack-type: Vow\ntags: complete'),
};
const FORSAKEN = fence('move "Forsake Your Vow" {\n    track name="[[Salt/Ark.md|Ark]]" status="completed"\n}');
const COMPLETED = fence('move "Fulfill Your Vow" {\n    track name="[[Salt/Ark.md|Ark]]" status="completed"\n}');
const SPANS = '`iv-noroll:Forsake Your Vow` `iv-track-complete:Ark|Salt/Ark.md`\n';

describe('a track that ended', () => {
	it.each([
		['is forsaken where a journal says so', FORSAKEN, 'forsaken'],
		['is forsaken where inline code says so', SPANS, 'forsaken'],
		['is completed where a journal says that', COMPLETED, 'completed'],
		['is completed where the journals say both', FORSAKEN + COMPLETED, 'completed'],
		['is completed where another one was forsaken', FORSAKEN.replaceAll('Ark', 'Reef'), 'completed'],
		['is completed where no journal tells', 'I forsake all.\n', 'completed'],
	])('%s', async (_what, text, status) => {
		const { texts, said } = await planned(character('Ada'), TRACK, journal(text));
		expect(texts.get('Salt/Ark.md')).toContain(`status: ${status}\n`);
		expect(said?.includes('does not tell a track that was completed')).toBe(status === 'completed');
	});
});

const CARD = {
	path: 'Salt/Custom Content/Assets/Tide Reader.md',
	text: '---\ntype: asset\ncategory: path\n---\n# Tide Reader (Path)\n\n## Abilities\n\n* [x] When you Face Danger at sea, add +1.\n* [ ] When you Resupply, take +1 supply on a hit.\n\n## Controls\n\n* tide (condition_meter, max: 3)\n',
};
const reader = (id: string) => ({
	path: 'Salt/Ada.md',
	text: noteWith(
		`iron-vault-kind: character\nedge: 1\nassets:\n  - id: ${id}\n    abilities: [true, true]\n    controls: { tide: 2 }`,
	),
});

describe('an asset of the campaign’s own', () => {
	it.each(['asset:campaign/assets/tide_reader_md', 'asset:homebrew/path/tide_reader', 'asset:campaign/Tide_Reader_md'])(
		'with the id %s comes along with its card',
		async id => {
			const { created, texts, said } = await planned(reader(id), CARD);
			const note = created.get('Salt/Tide Reader.md') ?? '';
			expect(texts.get('Salt/Ada.md')).not.toContain('assets:');
			expect(note).toContain('\nabilities:\n  - 1\n  - 2\n');
			expect(note).toContain('\ntide: 2\ntide_max: 3\n');
			expect(ownCardIn(note, 'Tide Reader')).toMatchObject({
				name: 'Tide Reader',
				controls: [{ kind: 'meter', key: 'tide', max: 3 }],
				abilities: [
					{ text: 'When you Face Danger at sea, add +1.' },
					{ text: 'When you Resupply, take +1 supply on a hit.' },
				],
			});
			expect(said).toContain(
				'Its card is “Salt/Custom Content/Assets/Tide Reader.md”; the abilities stand in the note.',
			);
		},
	);

	it('stays where two notes could be meant', async () => {
		const other = { ...CARD, path: 'Salt/Custom Content/Old/Tide Reader.md' };
		const { created, said } = await planned(reader('asset:campaign/tide_reader_md'), CARD, other);
		expect(created.size).toBe(0);
		expect(said).toContain('Neither a book nor a note of the campaign has an asset “campaign/tide_reader_md”.');
	});
});

it('shows the assets of a sheet in the callout that was theirs', async () => {
	const sheet = reader('asset:starforged/companion/glowcat').text.replace('tide', 'health');
	const callout = '> [!info]- ASSETS\n> ```iron-vault-character-assets\n> ```\n';
	const text = `${sheet}\n\`\`\`iron-vault-character-stats\n\`\`\`\n\n${callout}`;
	const { texts } = await planned({ path: 'Salt/Ada.md', text });
	expect(texts.get('Salt/Ada.md')).toContain(
		'```sworn\nshow: Ada\n```\n\n> [!info]- ASSETS\n> ```sworn\n> show: Glowcat\n> ```\n',
	);
});
