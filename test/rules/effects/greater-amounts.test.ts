import { describe, expect, it } from 'vitest';
import { rolled } from './effects-by-outcome';
import { rows } from '../../support/rows';

const onWeakHit = (words: string): string =>
	(rolled({ weak: words }).weak ?? '').replace(/\n/g, '; ').replace(/\t/g, '');

const either = (first: string, effect: string, other: string, more: string) =>
	`choose 1; - ${first}; ${effect}; - ${other}; ${more}`;

describe('a greater loss in a sentence of its own is had in place of the smaller', () => {
	it.each(rows`
		lose 1 momentum. If you are wounded, lose 3 momentum. => if wounded; momentum -3; else; momentum -1
		lose 1 momentum. If you are wounded, lose 3. => if wounded; momentum -3; else; momentum -1
		suffer -1 spirit. If you are shaken, suffer -2 spirit. => if shaken; spirit -2; else; spirit -1
		lose 1 momentum. If nobody sees you, lose 3. => ${either('Suffer −1 momentum', 'momentum -1', 'If nobody sees you, lose 3', 'momentum -3')}
		suffer -1 supply. If the well is dry, suffer -2 supply. => ${either('Suffer −1 supply', 'supply -1', 'If the well is dry, suffer -2 supply', 'supply -2')}
		take +1 spirit. If they sing, take +3. => ${either('Take +1 spirit', 'spirit +1', 'If they sing, take +3', 'spirit +3')}
		mark progress. If the wind is fair, mark progress twice. => ${either('Mark progress', 'progress', 'If the wind is fair, mark progress twice', 'progress twice')}
	`)('%s', (words, effects) => expect(onWeakHit(words)).toBe(effects));
});

describe('what is done besides is added', () => {
	it.each([
		['suffer -1 health. If you are wounded, also suffer -2 health.', 'health -1; if wounded; health -2'],
		['suffer -1 health. If you are wounded, suffer an additional -2 health.', 'health -1; if wounded; health -2'],
		['suffer -1 health. If you are wounded, suffer -2 spirit.', 'health -1; if wounded; spirit -2'],
		['suffer -2 health. If you are wounded, suffer -1 health.', 'health -2; if wounded; health -1'],
		['take +1 momentum. If you are wounded, take +2 momentum.', 'momentum +1; if wounded; momentum +2'],
	])('%s', (words, effects) => expect(onWeakHit(words)).toBe(effects));
});

describe('ticks without a track are marked on the track of the sentence before', () => {
	const three = (when: string, first = 1) => either('Otherwise', `failure +${first} ticks`, when, 'failure +3 ticks');

	it.each(rows`
		mark a tick of failure. If it cost a life, mark three ticks. => ${three('If it cost a life')}
		mark 2 ticks for failure. If it cost a life, mark 3 ticks. => ${three('If it cost a life', 2)}
		mark a tick on your failure track. If it cost a life, mark three ticks instead. => ${three('If it cost a life')}
		mark a tick on your failure track. On a progress move, mark two. If it cost a life, mark three ticks. => choose 1; - A miss; failure +1 ticks; - A miss on a progress move; failure +2 ticks; - If it cost a life; failure +3 ticks
	`)('%s', (words, effects) => expect(onWeakHit(words)).toBe(effects));

	it('which may be none that these rules know', () => {
		expect(onWeakHit('mark a tick of sorrow. If it cost a life, mark three ticks.')).toBe(
			'say Mark a tick of sorrow.; say If it cost a life, mark three ticks.',
		);
	});
});
