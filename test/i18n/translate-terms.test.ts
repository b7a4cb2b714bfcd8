import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import phrases from 'catalogue:de-record-terms';
import { readCatalogue } from '../../src/i18n/text-key';
import { translateTerm, setTermTranslations } from '../../src/i18n/translate-terms';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { specialTrackName } from '../../src/rules/move';
import { RANKS } from '../../src/rules/core/rank';
import { OUTCOMES, outcomeName } from '../../src/rules/core/outcome';
import { TRACK_KIND_ROWS, TRACK_KINDS } from '../../src/rules/core/track-kind';

const FILE = new URL('../../src/i18n/de-record-terms/terms.json', import.meta.url);
const PHRASES = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;

const gapsOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join();

beforeEach(() => setTermTranslations(readCatalogue(phrases())));
afterEach(() => setTermTranslations({}));

describe('words of a record', () => {
	it.each([
		['Take +1 momentum', '+1 Momentum erhalten'],
		['Suffer −1, −2 or −3 health', '−1, −2 oder −3 Leben erleiden'],
		['Suffer −1 momentum for +1 spirit', '−1 Momentum erleiden für +1 Willen'],
		['Mark progress on the vow', 'Fortschritt markieren (Eid)'],
		['Make two suffer moves (−1)', 'Zwei Leidenszüge machen (−1)'],
		['A weak hit counts as a miss', 'Teilerfolg zählt als Fehlschlag'],
		['Add +1 on your next move, and take +1 momentum on a hit', '+1 auf den nächsten Spielzug, bei Erfolg +1 Momentum'],
		['Find the ark 2 → 3 boxes', 'Find the ark 2 → 3 Kästchen'],
		['health 3, wounded prevents recovery', 'Leben 3, verwundet verhindert Erholung'],
		['health 5 → 4', 'Leben 5 → 4'],
		['health 5 → 4 (Endure Harm)', 'Leben 5 → 4 (Endure Harm)'],
		['momentum 2 → 3, next +1 taken', 'Momentum 2 → 3, nächster Spielzug: +1'],
		['Rook › health 2 → 1', 'Rook › Leben 2 → 1'],
		['Pell, pilot: +1, on a hit +1 momentum', 'Pell, pilot: +1, bei Erfolg +1 Momentum'],
		['iron or health, whichever is higher', 'Eisen oder Leben, je nachdem, was höher ist'],
		['in a bad spot (position)', 'in der Klemme (Position)'],
		['Does Riss advance? Almost Certain', 'Rückt Riss vor? Fast sicher'],
		['No vow is open. Mark progress by hand.', 'Nichts offen: Eid. Fortschritt markieren: bitte von Hand.'],
	])('%s', (english, german) => {
		expect(translateTerm(english)).toBe(german);
	});

	it.each(['Lose Momentum (−1)', 'Find the ark', 'If you refuse or fail, Pay the Price', 'You find a way, at a price'])(
		'are drawn as they stand where they are none of ours: %s',
		words => expect(translateTerm(words)).toBe(words),
	);

	it('are English where the app is', () => {
		setTermTranslations({});
		expect(translateTerm('Take +1 momentum')).toBe('Take +1 momentum');
	});

	it('name every rank, outcome and kind of track', () => {
		const words = [...RANKS, ...OUTCOMES.map(outcomeName), ...TRACK_KINDS];
		const headings = TRACK_KINDS.map(kind => TRACK_KIND_ROWS[kind].heading);
		expect([...words, ...headings].filter(word => translateTerm(word) === word)).toEqual([]);
	});

	it('name every impact, their groups and every special track of the books', () => {
		const names = RULESET_IDS.flatMap(id => {
			const { impacts, special_tracks } = bundledRuleset(id);
			return [...impacts.flatMap(({ name, group }) => [name, group]), ...special_tracks.map(specialTrackName)];
		});
		expect([...new Set(names)].filter(name => translateTerm(name) === name)).toEqual([]);
	});

	it('leave the names of the books alone', () => {
		const names = RULESET_IDS.flatMap(id => {
			const { moves, assets, oracles } = bundledRuleset(id);
			const told = (oracles?.() ?? []).map(({ path }) => path.join(' / '));
			return [...moves, ...(assets?.() ?? [])].map(({ name }) => name).concat(told);
		});
		expect(names.length).toBeGreaterThan(500);
		expect(names.filter(name => translateTerm(name) !== name)).toEqual([]);
	});

	it('have the gaps of the English', () => {
		expect(Object.entries(PHRASES).filter(([english, german]) => gapsOf(english) !== gapsOf(german))).toEqual([]);
	});
});
