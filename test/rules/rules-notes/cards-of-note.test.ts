import { describe, expect, it } from 'vitest';
import { reportOfNote } from '../../../scripts/rules/rules-report';
import { readNote } from '../shapes/read-note';

const NOTE = `# House Rules

## Path Assets

### Lampkeeper
*Path*

If you have sworn to keep the light,

- [x] When you [Face Danger] by lamplight, add +1.
- [ ] When you [Compel] by lamplight, choose one:
  - Add +1
  - Take +1 momentum on a hit

### Beekeeper

- [x] When you tend the hive, roll +heart. On a **strong hit**, take +2 supply. On a **miss**, [Pay the Price].
- [x] When you [Sojourn] and share honey, add +1.

## House Moves

### Ring the Bell

When you ring the bell, take +1 momentum.

- [ ] Once per day
`;

const cardsIn = (note: string) =>
	(readNote(note).layer.assets ?? []).map(({ name, category, requirement, abilities }) => ({
		...{ name, category, requirement },
		enabled: abilities.map(({ enabled }) => enabled),
	}));
const messagesOf = (note: string) => readNote(note).findings.map(({ line, message }) => `${line}: ${message}`);

describe('cards under a heading of assets, over task lists', () => {
	it('are assets, whatever their abilities read like, and the moves of the note stay moves', () => {
		expect(cardsIn(NOTE)).toEqual([
			{
				...{ name: 'Lampkeeper', category: 'Path', requirement: 'If you have sworn to keep the light,' },
				enabled: [true, false],
			},
			{ name: 'Beekeeper', category: 'Path', requirement: undefined, enabled: [true, true] },
		]);
		expect(readNote(NOTE).layer.moves.map(({ name }) => name)).toEqual(['Ring the Bell']);
		expect(messagesOf(NOTE)).toEqual([]);
	});

	it('are counted by the check', () => {
		const { contents } = reportOfNote(NOTE, 'House', 'starforged');
		expect(contents).toBe('House: 2 assets (4 abilities: 4 carried out, 0 in part, 0 shown).');
	});

	it.each([
		['momentm -1', '15: Lampkeeper 2: “momentm” is no meter of these rules. Did you mean “momentum”?'],
		['flare twice', '5: Lampkeeper 2: always: “flare twice” is not an effect.'],
		['momentum -1', undefined],
	])('have what is wrong in a fence below an ability told: %s', (effects, told) => {
		const note = NOTE.replace('\n### Beekeeper', `\`\`\`effects\n${effects}\n\`\`\`\n\n### Beekeeper`);
		const findings = reportOfNote(note, 'House', 'starforged').findings.map(
			({ line, message }) => `${line}: ${message}`,
		);
		expect(findings).toEqual(told === undefined ? [] : [expect.stringContaining(told)]);
	});

	it('are found in a note without moves', () => {
		const cards = NOTE.slice(0, NOTE.indexOf('## House Moves'));
		expect(cardsIn(cards)).toHaveLength(2);
		expect(messagesOf(cards)).toEqual([]);
	});

	it('are told, if their list is no task list', () => {
		const plain = NOTE.replace(/- \[ \] When you \[Compel\]/, '- When you [Compel]');
		expect(cardsIn(plain).map(({ name }) => name)).toEqual(['Beekeeper']);
		expect(messagesOf(plain)).toEqual([
			'5: This heading is not read as a card. Write its abilities as a task list: “- [x] When you …”.',
		]);
	});

	it('are none elsewhere', () => {
		expect(cardsIn(NOTE.replace('## Path Assets', '## Path Rules'))).toEqual([]);
		expect(cardsIn(NOTE.replace('## House Moves', '## Moves that change assets and more'))).toHaveLength(2);
	});
});
