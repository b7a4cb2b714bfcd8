import { describe, expect, it } from 'vitest';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { insertBlock } from '../../../src/journal/note-blocks/insert-block';
import { removeBlock } from '../../../src/journal/note-blocks/remove-block';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import { cursorNote } from '../cursor-note';
import { CONTEXTS } from '../note-contexts';

const RECORD =
	'```sworn\nmove: Face Danger\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\ndone:\n  - momentum 2 → 3\n```';
const COMMENTED = RECORD.replace('dice', '# my own words\ndice');

const DIGEST = '**Session 1 in short: Kestrel**\n- Nothing was played.\n\n```sworn\nsession: 1\nby: Kestrel\n```\n';

describe('an edit keeps the law', () => {
	it.each<[string, string, string]>([
		['a record goes in after a paragraph', 'I run.', `I run.\n\n${RECORD}\n\n`],
		['a record goes, with the empty lines that it brought', `I run.\n\n${RECORD}\n\n`, 'I run.'],
		['a record between paragraphs goes, and an empty line stays', `One.\n\n${RECORD}\n\nTwo.\n`, 'One.\n\nTwo.\n'],
		['a record grows', RECORD, RECORD.replace('```\n', '').replace(/```$/, 'chose: Wait\n```')],
		['a record turns into a call around a comment', COMMENTED, '```sworn\nmove: Face Danger\n# my own words\n```'],
		[
			'a value of a property changes, its comment stays',
			'---\nmomentum: 2 # low\n---\n',
			'---\nmomentum: 3 # low\n---\n',
		],
		['a property of a character goes', '---\nmomentum: 2\ncombat: in control\n---\n', '---\nmomentum: 2\n---\n'],
		[
			'a torn sheet gets its momentum, which makes it a sheet again',
			'---\nedge: 2 # quick\nhealth: 0\n---\nI run.\n',
			'---\nedge: 2 # quick\nhealth: 0\nmomentum: 2\n---\nI run.\n',
		],
		['a journal gets its character', 'I run.\n', '---\ncharacter: "[[Ash]]"\n---\nI run.\n'],
		[
			'an inline record in a sentence tells of another name',
			'So `sworn: Ash › health 3 → 2`.',
			'So `sworn: Rook › health 3 → 2`.',
		],
		[
			'a record goes that was pasted into a digest, which is whole again then',
			DIGEST.replace('\n\n', `\n${RECORD}\n\n`),
			DIGEST,
		],
		[
			'a record and a digest go in above the list of another one, whose block was deleted',
			'I run.\n\n**Session 1 in short: Kestrel**\n- Meters: health 4 → 1\n',
			`I run.\n\n${RECORD}\n\n${DIGEST}\n**Session 1 in short: Kestrel**\n- Meters: health 4 → 1\n`,
		],
		[
			'a record in a sentence grows',
			'I run `sworn: Face Danger` on.',
			'I run `sworn: Face Danger, edge 2: 4 vs 3, 9` on.',
		],
		['a line of a record goes from a callout', '> I run.\n>\n> `sworn: Strike`\n', '> I run.\n'],
		['a line of inline records goes', 'I run.\n\n`sworn: health 3 → 2`\n\nOn.\n', 'I run.\n\nOn.\n'],
		[
			'the mark of a list item stays when its block goes',
			'- ```sworn\n  move: Strike\n  ```\n- rope\n',
			'- \n- rope\n',
		],
		[
			'an entry of a generated thing is rolled again',
			'```sworn\ngenerated: Ship\nSize: big\n```',
			'```sworn\ngenerated: Ship\nSize: small\n```',
		],
	])('%s', (_, before, after) => {
		expect(findViolation(before, after)).toBeUndefined();
	});

	const formsAndBreaks = (['block', 'line'] as const).flatMap(form =>
		['\n', '\r\n'].map(each => [form, each] as const),
	);

	it.each(Object.entries(CONTEXTS))('a block and a line go in and out of %s', (_, marked) => {
		for (const [form, lineBreak] of formsAndBreaks) {
			const { note, cursor } = cursorNote(marked.replaceAll('\n', lineBreak));
			const { changes, blockFrom, lineBreaks } = insertBlock(note, cursor, 'move: Face Danger', form);
			const inserted = applyChanges(note, changes);
			expect(findViolation(note, inserted)).toBeUndefined();
			const block = swornBlocks(inserted).find(({ fenceFrom }) => fenceFrom === blockFrom);
			if (!block) throw new Error('the block is not found');
			const removed = applyChanges(inserted, removeBlock(inserted, block, lineBreaks));
			expect(removed).toBe(note);
			expect(findViolation(inserted, removed)).toBeUndefined();
		}
	});
});

describe('an edit breaks the law', () => {
	it.each<[string, string, string, string]>([
		['a line of prose is gone', 'One.\n\nTwo.\n', 'One.\n', 'lost line'],
		['a line is changed', 'One.\n\nTwo.\n', 'One.\n\nTwo!\n', 'lost line'],
		['a line moves before another', 'One.\n\nTwo.\n', 'Two.\n\nOne.\n', 'lost line'],
		['of two equal lines one is gone', 'Yes.\n\nYes.\n', 'Yes.\n', 'lost line'],
		['two lines become one', `I run.\n\n${RECORD}\n\nShe follows.`, 'I run.She follows.', 'lost line'],
		['two paragraphs become one', `I run.\n\n${RECORD}\n\nShe follows.\n`, 'I run.\nShe follows.\n', 'joined lines'],
		[
			'two paragraphs of a callout become one',
			'> One.\n>\n> ```sworn\n> move: Strike\n> ```\n>\n> Two.\n',
			'> One.\n> Two.\n',
			'joined lines',
		],
		['two lists become one', `- rope\n\n${RECORD}\n\n- oil\n`, '- rope\n- oil\n', 'joined lines'],
		['a comment in a block goes with it', `${COMMENTED}\n`, '', 'lost line'],
		['a key of the player’s own goes with its block', '```sworn\nmove: Strike\nweather: rain\n```\n', '', 'lost line'],
		[
			'a line of changes that cannot be read goes',
			RECORD.replace('```\n', '').replace(/```$/, '  - I like this one\n```'),
			'',
			'lost line',
		],
		['words behind the fence go', RECORD.replace('```sworn', '```sworn the gale'), '', 'lost line'],
		[
			'a second record goes with a block that has no end',
			`${RECORD.replace(/\n```$/, '')}\n\nShe runs.\n\n${RECORD}\n`,
			'',
			'lost line',
		],
		['prose goes with a block that has no end', `${RECORD.replace(/\n```$/, '')}\n\nShe runs.\n`, '', 'lost line'],
		[
			'a comment behind an entry of a list goes',
			'---\nmomentum: 2\nimpacts:\n  - wounded # the ark\n---\n',
			'---\nmomentum: 2\nimpacts: []\n---\n',
			'lost line',
		],
		[
			'a comment behind a value in a block goes',
			'```sworn\nvow: Ark\nrank: epic # too much\n```',
			'```sworn\nvow: Ark\nrank: extreme\n```',
			'lost line',
		],
		['a property of the app goes', '---\nmomentum: 2\ntags: [play]\n---\n', '---\nmomentum: 2\n---\n', 'lost line'],
		[
			'a property of a journal that is not of play changes',
			'---\nmood: grim\n---\n',
			'---\nmood: fine\n---\n',
			'lost line',
		],
		[
			'prose comes to stand inside a fence',
			'One.\n\nTwo.\n',
			'One.\n\n```sworn\nmove: Strike\n\nTwo.\n',
			'other surroundings',
		],
		['a line break becomes another', 'One.\r\n\r\nTwo.\r\n', 'One.\n\nTwo.\r\n', 'other line break'],
		['the last line break of a note goes', 'One.\n', 'One.', 'other line break'],
		['an empty line between paragraphs goes', 'One.\n\n\nTwo.\n', 'One.\n\nTwo.\n', 'other empty lines'],
		['a line of ours comes right below a paragraph', 'One.\n', 'One.\nNext session: [[Two]]\n', 'attached line'],
		[
			'words in a record that say nothing go',
			'So `sworn: Strike, iron, wits`.',
			'So `sworn: Strike, iron`.',
			'lost line',
		],
		['code that cannot be read goes', 'So `sworn: hmm`.', 'So .', 'lost line'],
		['words behind a record change', 'So `sworn: Strike` on.', 'So `sworn: Strike` in.', 'lost line'],
		['words around an inline record change', 'So `sworn: health 3 → 2`.', 'And `sworn: health 3 → 2`.', 'lost line'],
		['code of the player’s changes', '```js\nlet a;\n```\n', '```js\nlet b;\n```\n', 'lost line'],
	])('%s', (_, before, after, harm) => {
		expect(findViolation(before, after)).toMatchObject({ harm });
	});

	it('names the line and its words', () => {
		expect(findViolation('One.\n\nTwo.\n', 'One.\n')).toEqual({ harm: 'lost line', line: 2, words: 'Two.' });
	});
});

describe('lines that the player agreed to replace', () => {
	const truth = '## Cataclysm\n\nThe sun died.\n\n## Exodus\n';

	it('may go', () => {
		const edit = truth.replace('The sun died.', 'We fled.');
		expect(findViolation(truth, edit)).toMatchObject({ harm: 'lost line' });
		expect(findViolation(truth, edit, { mayRemove: ['The sun died.'] })).toBeUndefined();
	});

	it('may go once each', () => {
		const twice = 'No.\n\nNo.\n';
		expect(findViolation(twice, '', { mayRemove: ['No.'] })).toMatchObject({ harm: 'lost line', line: 2 });
	});
});
