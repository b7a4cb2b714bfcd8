import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renameInNote } from '../../../src/journal/rename/rename-in-notes';
import type { NamedKind } from '../../../src/journal/rename/renaming';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const block = (...lines: readonly string[]) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n`;
const sheet = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n`;

function renamed(kind: NamedKind, from: string, to: string, note: string, others: readonly NamedKind[] = []) {
	const { changes, ...counted } = expectParsed(renameInNote(note, { kind, from, to, others }));
	return { text: applyChanges(note, changes), ...counted };
}

describe('every place that names it', () => {
	it.each([
		['the actor of a move', 'character', block('move: Strike', 'by: Juno'), 'by: Wren'],
		['of a question', 'character', block('ask: Is it far?', 'by: Juno'), 'by: Wren'],
		['of an oracle', 'character', block('oracle: Action', 'by: Juno'), 'by: Wren'],
		['whom a vow was sworn to', 'character', block('vow: Ark', 'sworn to: Juno'), 'sworn to: Wren'],
		['what is shown', 'character', block('show: Juno'), 'show: Wren'],
		[
			'a thread that was let go',
			'track',
			block('show: threads', 'let_go:', '  - vow Juno', '  - oracle Juno, Betray'),
			'  - vow Wren',
		],
		['the track of a move', 'track', block('move: Compel', 'track: Juno'), 'track: Wren'],
		['an asset named by a move', 'asset', block('move: Repair', 'track: Juno'), 'track: Wren'],
		[
			'a connection that aided',
			'track',
			block('move: Compel', 'add:', '  - 1 tailwind', '  - 1 Juno, pilot, on a hit momentum +1'),
			'  - 1 Wren, pilot, on a hit momentum +1',
		],
		['a connection without a role', 'track', block('move: Compel', 'add: +2 Juno'), 'add: +2 Wren'],
		['the vow of a threat', 'track', block('threat: Tide', 'vow: Juno'), 'vow: Wren'],
		[
			'and in the reason',
			'track',
			block('move: Compel', 'done:', '  - Juno › 8 → 4 ticks (Undermine Juno)'),
			'  - Wren › 8 → 4 ticks (Undermine Wren)',
		],
		[
			'the target of a change',
			'asset',
			block('move: Compel', 'done:', '  - Juno › health 3 → 2 (Juno)'),
			'  - Wren › health 3 → 2 (Juno)',
		],
		[
			'a target before the plain sign',
			'asset',
			block('move: Compel', 'done: Juno > health 3 -> 2'),
			'done: Wren > health 3 -> 2',
		],
		[
			'what ended without a target',
			'track',
			block('move: Compel', 'done:', '  - Juno completed'),
			'  - Wren completed',
		],
		[
			'an inline line',
			'character',
			'I fall `sworn: Juno › health 3 → 2; Ark › 0 → 4 ticks; Juno › spirit 2 → 1` and rise.\n',
			'I fall `sworn: Wren › health 3 → 2; Ark › 0 → 4 ticks; Wren › spirit 2 → 1` and rise.',
		],
		['a plain name in the properties', 'character', sheet('character: Juno # me'), 'character: Wren # me'],
		['a listed asset', 'asset', sheet('assets: ["[[Rook]]", juno, Sleuth]'), 'assets: ["[[Rook]]", Wren, Sleuth]'],
		['a listed one that is discarded', 'asset', sheet('assets:', '  - Juno (discarded)'), '  - Wren (discarded)'],
		['the vow of a threat’s note', 'track', sheet('sworn: threat', 'vow: Juno'), 'vow: Wren'],
		['a link: its alias stays', 'character', block('move: Compel', 'by: [[Juno|Jun]]'), 'by: [[Wren|Jun]]'],
		['other capitals', 'character', block('Move:Compel', 'BY:  JUNO'), 'BY:  Wren'],
		['quotes stay', 'character', block('move: Compel', "by: 'Juno'"), "by: 'Wren'"],
		['in a callout', 'character', '> ```sworn\n> move: Compel\n> by: Juno\n> ```\n', '> by: Wren'],
	] as const)('%s', (_, kind, note, to) => {
		const from = note.split('\n');
		const { text, records, unsure } = renamed(kind, 'Juno', 'Wren', note);
		const changed = text.split('\n').filter((line, i) => line !== from[i]);
		expect({ changed, records, unsure }).toEqual({ changed: [to], records: 1, unsure: 0 });
	});

	it.each([
		{ rule: 'a track that was picked, and changed', chose: 'Juno', done: 'Juno › 8 → 12 ticks' },
		{ rule: 'a track that was undermined', chose: 'Undermine Juno', done: 'Juno › 8 → 4 ticks (Undermine Juno)' },
	])('$rule', ({ chose, done }) => {
		const note = (name: string) =>
			block('move: Compel', `chose: ${chose.replace('Juno', name)}`, 'done:', `  - ${done.replaceAll('Juno', name)}`);
		expect(renamed('track', 'Juno', 'Wren', note('Juno'))).toEqual({ text: note('Wren'), records: 1, unsure: 0 });
	});

	it('of a key that is twice only the first is renamed: the second is not the plugin’s', () => {
		const note = (first: string) => block('move: Compel', `by: ${first}`, 'move: Face Danger', 'by: Juno');
		expect(renamed('character', 'Juno', 'Wren', note('Juno'))).toEqual({ text: note('Wren'), records: 1, unsure: 1 });
	});

	it('a name gets quotes where YAML needs them', () => {
		expect(renamed('track', 'Ark', 'Ark: lost', block('move: Compel', 'track: Ark')).text).toBe(
			block('move: Compel', 'track: "Ark: lost"'),
		);
	});

	it('a backtick in the new name gets longer runs of them around it', () => {
		expect(renamed('track', 'Ark', 'A`rk', '`sworn: Ark › 0 → 4 ticks`').text).toBe('``sworn: A`rk › 0 → 4 ticks``');
	});

	it('counts blocks, inline lines and lists of properties', () => {
		const note =
			sheet('character: Juno') +
			block('move: Compel', 'by: Juno', 'done:', '  - Juno › health 2 → 1', '  - Juno › spirit 2 → 1') +
			'\n`sworn: Juno › health 1 → 2`\n';
		expect(renamed('character', 'Juno', 'Wren', note).records).toBe(3);
	});
});

describe('what is left alone', () => {
	it.each([
		{ rule: 'prose', kind: 'character', note: 'Juno waits. `Juno › health 3 → 2`\n' },
		{ rule: 'a name that merely contains it', kind: 'character', note: block('move: Compel', 'by: Juno Vane') },
		{ rule: 'an add that merely begins so', kind: 'track', note: block('move: Compel', 'add: 1 Junos luck') },
		{ rule: 'the name of a track: that is what is renamed', kind: 'character', note: block('vow: Juno', 'rank: epic') },
		{ rule: 'an actor, when a track is renamed', kind: 'track', note: block('move: Compel', 'by: Juno') },
		{ rule: 'a track, when a character is renamed', kind: 'character', note: block('move: Compel', 'track: Juno') },
		{ rule: 'a link in the properties: the app follows it', kind: 'character', note: sheet('character: "[[Juno]]"') },
		{ rule: 'a word of the player’s own', kind: 'track', note: sheet('sworn: npc', 'vow: Juno') },
		{ rule: 'another fence', kind: 'character', note: '```yaml\nby: Juno\n```\n' },
		{ rule: 'a comment', kind: 'character', note: '%%\n`sworn: Juno › health 3 → 2`\n%%\n' },
		{ rule: 'a line that is a comment', kind: 'character', note: block('move: Compel', '# by: Juno') },
		{
			rule: 'a key that stands twice and says another name each time',
			kind: 'character',
			note: block('move: Compel', 'by: Rook', 'friend: Juno', 'move: Face Danger', 'by: Vane'),
		},
		{
			rule: 'an option that is called like a track',
			kind: 'track',
			note: block('move: Compel', 'chose: Juno', 'done:', '  - health 5 → 4 (Juno)'),
		},
		{
			rule: 'the reason of another change',
			kind: 'track',
			note: block('move: Compel', 'done:', '  - health 5 → 4 (Undermine Juno)', '  - Ark › 8 → 4 ticks (Juno)'),
		},
		{ rule: 'keys of the player’s own', kind: 'character', note: block('move: Compel', 'friend: Juno') },
		{ rule: 'the name inside another in an inline line', kind: 'track', note: '`sworn: A; Juno › 0 → 4 ticks`\n' },
		{ rule: 'a fact of a generated thing', kind: 'track', note: block('generated: Settlement', 'vow: Juno') },
		{ rule: 'a key that this kind of track does not have', kind: 'track', note: block('scene: Tide', 'vow: Juno') },
		{ rule: 'properties that cannot be read', kind: 'character', note: '---\ncharacter: Juno\n: [\n---\n' },
	] as const)('$rule', ({ kind, note }) => {
		expect(renamed(kind, 'Juno', 'Wren', note)).toEqual({ text: note, records: 0, unsure: 0 });
	});
});

describe('a name that two things share is reported, not guessed', () => {
	const record = block('move: Compel', 'by: Juno', 'track: Juno', 'done:', '  - Juno › health 3 → 2');

	it.each([
		{ rule: 'of which nothing is known', lines: ['chose: Juno'] },
		{
			rule: 'that is called like what was changed',
			lines: ['chose: Juno', 'done:', '  - Ark › 8 → 12 ticks', '  - Juno › 8 → 12 ticks', '  - health 5 → 4 (Juno)'],
		},
	])('a choice $rule', ({ lines }) => {
		const { text, unsure } = renamed('track', 'Juno', 'Wren', block('move: Compel', ...lines));
		expect([text.includes('chose: Juno'), unsure]).toEqual([true, 1]);
	});

	it('what can mean but one of them is renamed', () => {
		expect(renamed('character', 'Juno', 'Wren', record, ['track'])).toEqual({
			text: record.replace('by: Juno', 'by: Wren'),
			records: 1,
			unsure: 1,
		});
	});

	it('a track of that name in a block of the note is another thing', () => {
		const { unsure } = renamed('character', 'Juno', 'Wren', record + block('connection: Juno', 'rank: epic'));
		expect(unsure).toBe(1);
	});
});

/** Names of every sort that needs no quotes where it stands alone. */
const aName = fc.constantFrom('Juno', 'Kestrel Vane', 'The ark (lost)', 'Zoë › the last', "O'Hara", 'Ax, the reaver');
const aKind = fc.constantFrom<NamedKind>('character', 'track', 'asset');
const aLine = (name: string) =>
	fc.constantFrom(
		block('move: Compel', `by: ${name}`, `track: '${name.replaceAll("'", "''")}'`, `add: 1 ${name}, pilot`),
		block('move: Strike', `by: [[${name}|me]] `, 'done:', `  - ${name} › 8 → 12 ticks`, '  - health 5 → 4'),
		block('oracle: Action', `by:   "${name}"`, '# by hand', 'result: Advance'),
		block('threat: Tide', `vow: ${name}`, 'menace: 4'),
		block('show: Sparrow'),
		`> [!note] ${name}\n> \`\`\`sworn\n> show: ${name}\n> \`\`\`\n`,
		`${name} told me \`sworn: ${name} › health 3 → 2; Ark › 0 → 4 ticks\`.\n`,
		`${name} waits, and so do I.\n`,
	);

it('renaming there and back gives the same bytes, when the new name was not in use', () => {
	const notes = aName.chain(name =>
		fc.record({ name: fc.constant(name), parts: fc.array(aLine(name), { maxLength: 6 }), crlf: fc.boolean() }),
	);
	fc.assert(
		fc.property(notes, aKind, fc.constantFrom('Wren', 'A – b', 'x; y'), ({ name, parts, crlf }, kind, other) => {
			const plain = sheet(`character: ${JSON.stringify(name)}`, 'assets: [Sparrow]') + parts.join('\n');
			const note = crlf ? plain.replaceAll('\n', '\r\n') : plain;
			const there = renamed(kind, name, other, note);
			expect(renamed(kind, other, name, there.text)).toEqual({ ...there, text: note });
		}),
	);
});

describe('a name that is spelled otherwise is the same name', () => {
	const spellings = ['Zo\u00eb O’Hara', 'Zoe\u0308 O’Hara', "Zo\u00eb O'Hara", "ZOE\u0308 O'HARA"];
	const places = [
		{ kind: 'character' as const, note: (name: string) => block('move: Strike', `by: ${name}`) },
		{ kind: 'character' as const, note: (name: string) => block('move: Strike', `by: "[[${name}]]"`) },
		{ kind: 'character' as const, note: (name: string) => block('move: Strike', `by: "[[${name}#Bonds|Zo]]"`) },
		{ kind: 'character' as const, note: (name: string) => block('move: Strike', `by: "[Zo](<${name}.md>)"`) },
		{ kind: 'track' as const, note: (name: string) => block('move: Compel', `add: 1 ${name}, pilot`) },
		{ kind: 'track' as const, note: (name: string) => block('move: Compel', `track: ${name}`, 'rank: epic') },
		{ kind: 'track' as const, note: (name: string) => block('move: Compel', `done: ${name} › 8 → 4 ticks (x)`) },
		{ kind: 'track' as const, note: (name: string) => block('threat: Tide', `vow: ${name}`) },
		{ kind: 'track' as const, note: (name: string) => sheet('sworn: threat', `vow: ${name}`) },
		{ kind: 'asset' as const, note: (name: string) => sheet(`assets: ["${name} (discarded)"]`) },
		{ kind: 'asset' as const, note: (name: string) => `It is \`sworn: ${name} › health 3 → 2\` now.\n` },
	];
	const pairs = places.flatMap(place => spellings.map(spelling => ({ ...place, spelling })));
	it.each(pairs)('$spelling of a $kind', ({ kind, note, spelling }) => {
		const { text, records } = renamed(kind, 'Zo\u00eb O’Hara', 'Wren', note(spelling));
		expect(text).toBe(note('Wren'));
		expect(records).toBe(1);
	});

	it.each([
		['[Zo](Zo%C3%AB%20Vale.md)', '[Zo](Wren%20Hill.md)'],
		['[Zo](Zo%C3%AB%20Vale)', '[Zo](Wren%20Hill)'],
		['[Zo](Zo%C3%AB%20Vale.md#Bonds)', '[Zo](Wren%20Hill.md#Bonds)'],
		['[[Zo\u00eb Vale.md]]', '[[Wren Hill.md]]'],
	])('in the link %s, which keeps its form', (before, after) =>
		expect(renamed('character', 'Zo\u00eb Vale', 'Wren Hill', block('move: Strike', `by: "${before}"`)).text).toBe(
			block('move: Strike', `by: "${after}"`),
		),
	);

	it('but a link into a folder may lead to another note', () => {
		const note = block('move: Strike', 'by: "[[Others/Zo\u00eb]]"');
		expect(renamed('character', 'Zo\u00eb', 'Wren', note).text).toBe(note);
	});
});
