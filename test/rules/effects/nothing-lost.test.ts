import { expect, inject, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { takeApart } from '../../../src/rules/effects/clauses';
import { lostIn } from '../../../src/rules/effects/laws';
import { phraseExamples } from '../../../src/rules/effects/phrases/read-phrase';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { capitalize, readBlocks } from '../../../src/rules/effects/sentences';
import { withoutTrigger } from '../../../src/rules/effects/trigger';

/** An amount, dice and a move that no book names there. */
const ADDED = [
	...[' (7 supply)', ' for 7 supply', ' at the cost of 7 supply', ', which costs 7 supply', ' by spending 7 supply'],
	...[' and 7 supply', ' worth seven supply', ', seven times', ' and hold seven', ' for each of 7 supply', ', up to 7'],
	...[', as long as you have 7 supply', ' until you take 7 supply', ' instead of 7 supply', ' equal to 7d6', ' by 7d6'],
	...[' using [Compel]', ' (see [Compel])', ' and then [Compel]', ' without [Compel]', ', never [Compel]'],
] as const;

const sentences = (): readonly string[] => {
	const blocks = RULESET_IDS.flatMap(id => bundledRuleset(id).moves.flatMap(move => readBlocks(withoutTrigger(move))));
	const said = blocks.flatMap(block => {
		if (block.kind === 'paragraph') return block.sentences;
		return block.kind === 'list' ? block.items.flatMap(item => item.sentences) : [];
	});
	return [...new Set([...said.map(sentence => capitalize(takeApart(sentence).said)), ...phraseExamples()])];
};

it('what is put into a sentence of the books is carried out or shown', () => {
	const step = inject('isDeep') ? 1 : 60;
	const changed = sentences().flatMap(sentence => {
		const bare = sentence.replace(/[.:…!]+$/, '');
		const comma = bare.indexOf(', ');
		return ADDED.flatMap(words => [
			{ words, text: `${bare}${words}.` },
			...(comma > 0 ? [{ words, text: `${bare.slice(0, comma)}${words}${bare.slice(comma)}.` }] : []),
		]);
	});
	const drawn = changed.filter((_, at) => (at + inject('propertySeed')) % step === 0);
	const lost = drawn.filter(({ words, text }) => lostIn(words, readEffects(text)).length > 0);
	expect(drawn.length).toBeGreaterThan(400);
	expect(lost.map(({ text }) => text)).toEqual([]);
});

/** Words behind a sentence that change what it means. */
const LIMITS = [
	...[', except by night', ', unless by night', ' only by night', ' but only by night'],
	...[' per night', ' for each night', ' instead of by night'],
];

it('what limits a sentence of the books is shown with it', () => {
	const step = inject('isDeep') ? 1 : 12;
	const changed = sentences().flatMap(sentence =>
		LIMITS.map(limit => ({ sentence, text: `${sentence.replace(/[.:…!]+$/, '')}${limit}.` })),
	);
	const drawn = changed.filter((_, at) => (at + inject('propertySeed')) % step === 0);
	const isBare = (text: string): boolean => {
		const read = JSON.stringify(readEffects(text));
		return read !== '[]' && !/\bnight\b/.test(read);
	};
	expect(drawn.map(({ text }) => text).filter(isBare)).toEqual([]);
});
