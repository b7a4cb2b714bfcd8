import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importCharacter } from '../../../src/journal/import/import-character';
import { importDisplays } from '../../../src/journal/import/import-displays';
import { keepsProse } from '../../../src/journal/edit-guard/import-guard';
import { importTrack } from '../../../src/journal/import/import-track';
import { importTruths } from '../../../src/journal/import/import-truths';
import { stateKindOf } from '../../../src/journal/import/state-kind';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';
import { contextOf } from './import-context';

const word = fc.stringMatching(/^[a-zé][a-zé ]{0,8}[a-zé]$/);

/** A property of the player's, with whatever YAML may stand in it; `N` is a number of its own. */
const players = fc
	.tuple(
		fc.constantFrom(
			(text: string) => `own N: ${text}`,
			(text: string) => `"own N": "${text}: # no comment"`,
			(text: string) => `own N: '${text}' # ${text}`,
			(text: string) => `# ${text}\nown N:`,
			(text: string) => `own N:\n  - ${text}\n  # ${text}\n  - b # c`,
			(text: string) => `own N: [${text}, { a: [1, 2] }]`,
			(text: string) => `own N:\n  a:\n    b: ${text}\n  c: { d: 1 }`,
			(text: string) => `own N: |\n  ${text}\n\n  # no comment\n`,
			(text: string) => `own N: >-\n  ${text}\n  ${text}`,
			(text: string) => `\nown N: 007   # ${text}   `,
			(text: string) => `own N: "[[${text}]]"\n# ${text}`,
			() => 'own N: yes',
		),
		word,
	)
	.map(([write, text]) => write(text));

/** Properties of Iron Vault, each with a comment that must not get lost. */
const TRACK = [
	'name: The ark # k1',
	'rank: Epic # k2',
	'progress: 8 # k3',
	'tags: [incomplete, sea] # k4',
	'track-type: Vow # k5',
];
const SHEET = [
	...['name: Ada # k1', 'edge: 2 # k2', 'wounded: true # k3', 'shaken: false # k4', 'initiative: true # k5'],
	...['Quests_Progress: 6 # k6', 'Quests_XPEarned: 2', 'xp_added: 1 # k7', 'momentum: 3 # k8'],
	'# k9\nassets: # k10\n  - id: asset:starforged/path/ace # k11\n    abilities: [true, false, false]\n    # k12',
];

const mixed = (theirs: readonly string[], kind: string) =>
	fc
		.record({
			own: fc.array(players, { maxLength: 6 }).map(all => all.map((text, i) => text.replaceAll('N', String(i)))),
			order: fc.infiniteStream(fc.nat(1000)),
			theirs: fc.subarray([...theirs]),
			lineBreak: fc.constantFrom('\n', '\r\n'),
			mark: fc.constantFrom('', '\ufeff'),
			body: fc.array(
				fc.oneof(word, fc.constantFrom('', '---', '# k', '> a', 'progress: 3', '```\nname: x\n```', '\ud83d\ude80')),
			),
		})
		.map(({ own, order, theirs, lineBreak, mark, body }) => {
			const chunks = [...theirs, kind, ...own.map(text => `\0${text}`)]
				.map(text => ({ text, at: order.next().value ?? 0 }))
				.sort((a, b) => a.at - b.at)
				.map(({ text }) => text);
			const breaks = (text: string) => text.replaceAll('\n', lineBreak);
			return {
				own: chunks.filter(text => text.startsWith('\0')).map(text => breaks(text.slice(1))),
				comments: theirs.join('\n').match(/# k\d+/g) ?? [],
				head: breaks(`${mark}---\n${chunks.map(text => text.replace('\0', '')).join('\n')}\n---\n`),
				body: breaks(body.join('\n')),
			};
		});

const propertiesOf = (text: string) =>
	[...expectParsed(readFrontmatter(text)).values].filter(([key]) => key.startsWith('own'));

describe.each([
	{ what: 'a track', theirs: TRACK, kind: 'iron-vault-kind: progress # k0', read: importTrack },
	{ what: 'a character', theirs: SHEET, kind: 'iron-vault-kind: character # k0', read: importCharacter },
])('what is not of the game in the note of $what', ({ theirs, kind, read }) => {
	it('keeps every byte', () => {
		fc.assert(
			fc.property(mixed(theirs, kind), ({ own, comments, head, body }) => {
				const note = { path: 'Salt/N.md', text: head + body };
				const { changes } = expectParsed(read(note, contextOf([note], 'starforged')));
				const after = applyChanges(note.text, changes);
				expect(after.endsWith(`---${head.includes('\r') ? '\r\n' : '\n'}${body}`)).toBe(true);
				let at = 0;
				for (const text of own) {
					at = after.indexOf(text, at);
					expect(at, text).toBeGreaterThan(-1);
					at += text.length;
				}
				for (const comment of [...comments, '# k0']) expect(after).toContain(comment);
				expect(propertiesOf(after)).toEqual(propertiesOf(note.text));
				expect(expectParsed(stateKindOf(after))).toBeUndefined();
				if (head.includes('\r')) expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
			}),
		);
	});
});

describe('prose around blocks of another plugin', () => {
	const line = fc.oneof(
		word.map(words => `w ${words}`),
		fc.constantFrom('', '> quote', '- item', '## Exodus', '```', '~~~', '%%', '  indented', '| a | b |'),
	);
	const block = fc.constantFrom(
		'```iron-vault-track\nN\n```',
		'```iron-vault-character-stats\nAda\n```',
		'```iron-vault-character-meters\nAda\n```',
		'> ```iron-vault-character-impacts\n> Ada\n> ```',
		'- ```iron-vault-character-impacts\n  Ada\n  ```',
		'```iron-vault-truth\ntruth:starforged/exodus\ninserted\n```',
		'```iron-vault-moves\n```',
	);
	const STATE = [
		{ path: 'Salt/N.md', name: 'N', kind: 'clock' },
		{ path: 'Salt/Ada.md', name: 'Ada', kind: 'character' },
	];

	it('keeps its lines, in order, and is not changed a second time', () => {
		fc.assert(
			fc.property(
				fc.array(fc.oneof(line, block), { maxLength: 14 }),
				fc.constantFrom('\n', '\r\n'),
				(parts, lineBreak) => {
					const text = ['w first', ...parts].join('\n').replaceAll('\n', lineBreak);
					const context = contextOf([], 'starforged', { notes: STATE });
					const after = [importDisplays, importTruths].map(read => {
						const result = read({ path: 'Salt/Lore.md', text }, context);
						if (!result.ok) return text;
						expect(keepsProse(text, result.value.changes)).toBe(true);
						return applyChanges(text, result.value.changes);
					});
					const both = [importDisplays, importTruths].map(read => read({ path: 'Salt/Lore.md', text }, context));
					const together = both.flatMap(each => (each.ok ? each.value.changes : []));
					expect(() => applyChanges(text, together)).not.toThrow();
					const words = (all: string) => all.split(/\r?\n/).filter(each => each.startsWith('w '));
					for (const now of after) expect(words(now.replace(/^---[^]*?\n---\r?\n/, ''))).toEqual(words(text));
					for (const now of after) {
						const again = [importDisplays, importTruths].map(read =>
							read({ path: 'Salt/Lore.md', text: now }, context),
						);
						if (now === after[0]) expect(again[0]).toMatchObject({ value: { changes: [] } });
						if (now === after[1]) expect(again[1]).toMatchObject({ value: { changes: [] } });
					}
				},
			),
			{ numRuns: 100 },
		);
	});
});
