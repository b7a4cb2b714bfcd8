import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Effect } from '../../../src/rules/effects/effect';
import { nestedEffects } from '../../../src/rules/effects/nested-effects';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import type { Move } from '../../../src/rules/move';
import { OUTCOMES } from '../../../src/rules/core/outcome';
import { readReference, type ReferenceReading } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';
import { moveOf, ways } from '../rules-notes/read-fixture';
import { readNote, textOfNote } from './language-notes';

/** How each move is rolled, counted by hand in the notes. */
const ROLLED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
	german: {
		'Dem Sturm trotzen': ['player_choice: iron'],
		'Spuren lesen': ['player_choice: wits or shadow'],
		'Die Fähre rufen': ['player_choice: Mit einem Lied: heart', 'player_choice: Mit Silber: supply meter'],
		'Die Überfahrt beenden': ['progress_roll: progress'],
	},
	spanish: {
		'Cruzar el paso': ['player_choice: iron'],
		'Pedir techo': ['player_choice: heart'],
		'Escuchar al viento': ['player_choice: wits or shadow'],
	},
	french: {
		'Passer la digue': ['player_choice: iron'],
		'Marchander avec la sorcière': ['player_choice: heart'],
		'Finir la traversée': ['progress_roll: progress'],
	},
	portuguese: {
		'Atravessar a seca': ['player_choice: iron'],
		'Contar uma história': ['player_choice: heart'],
		'Seguir o rastro': ['player_choice: wits or shadow'],
	},
	italian: {
		'Attraversare la nebbia': ['player_choice: iron'],
		'Chiedere ospitalità': ['player_choice: heart'],
		"Giocare d'ombra": ['player_choice: shadow'],
	},
	polish: {
		'Przejść przez bagno': ['player_choice: iron'],
		'Prosić o nocleg': ['player_choice: heart'],
		'Słuchać lasu': ['player_choice: wits or shadow'],
	},
	ukrainian: {
		'Перейти річку': ['player_choice: iron'],
		'Просити хліба': ['player_choice: heart'],
		'Читати сліди': ['player_choice: wits or shadow'],
	},
};

const messages = ({ findings }: ReferenceReading): readonly string[] => findings.map(({ message }) => message);

/** Everything that making the move may do, in any outcome. */
function effectsOf(reading: ReferenceReading, move: Move): readonly Effect[] {
	const book = rulebook(applyLayer(bundledRuleset('starforged'), reading.layer));
	const { always, outcomes, matches } = book.effectsOf(move);
	return [always, ...Object.values(outcomes), ...Object.values(matches)].flat().flatMap(nestedEffects);
}

describe.each(Object.entries(ROLLED))('a reference in another language: %s', (name, rolled) => {
	const reading = readNote(name);
	const language = name.charAt(0).toUpperCase() + name.slice(1);

	it('is recognised, and said so in one finding', () => {
		expect(messages(reading)).toEqual([
			`This reference is in ${language}; moves are read in English. Its moves are shown with their text, and you choose the outcome’s effects by hand.`,
		]);
		expect(reading.layer.remarks).toEqual(messages(reading));
	});

	it('has moves that are rolled', () => {
		const found = reading.layer.moves.filter(({ roll_type }) => roll_type !== 'no_roll');
		expect(Object.fromEntries(found.map(move => [move.name, ways(move)]))).toEqual(rolled);
		for (const { outcomes } of found) expect(Object.keys(outcomes).sort()).toEqual([...OUTCOMES].sort());
	});

	it('has the text of each outcome apart', () => {
		for (const { outcomes } of reading.layer.moves) {
			const texts = Object.values(outcomes).map(({ text }) => text);
			for (const text of texts) expect(texts.filter(other => other.includes(text))).toEqual([text]);
		}
	});

	it('carries nothing out', () => {
		for (const move of reading.layer.moves)
			expect(effectsOf(reading, move).filter(({ kind }) => kind !== 'say')).toEqual([]);
	});
});

describe('a move in German', () => {
	const reading = readNote('german');

	it('shows the text of an outcome as it is written', () => {
		const { outcomes } = moveOf(reading, 'Dem Sturm trotzen');
		expect(outcomes.weak_hit?.text).toBe(
			'Bei einem **schwachen Treffer** kommst du durch, aber etwas geht über Bord. Erleide -1 Vorräte.',
		);
		expect(moveOf(reading, 'Die Fähre rufen').outcomes.miss?.text).toContain('Etwas anderes hat die Glocke gehört.');
		expect(moveOf(reading, 'Die Überfahrt beenden').outcomes.strong_hit?.text).toBe(
			'Bei einem starken Treffer bist du da.',
		);
	});

	it('has its outcomes under headings that lead to them in a few words', () => {
		const text = textOfNote('german').replace(/^#### (Starker|Schwacher) /gm, (_heading, kind: string) =>
			kind === 'Starker' ? '#### Bei einem starken ' : '#### Bei einem schwachen ',
		);
		const { outcomes } = moveOf(readReference(text, 'german', bundledRuleset('starforged')), 'Die Fähre rufen');
		expect(outcomes.strong_hit?.text).toContain('Die Fähre kommt');
		expect(outcomes.weak_hit?.text).toContain('der Fährmann will mehr');
		expect(outcomes.strong_hit?.text).not.toContain('Fährmann');
	});

	it('without a roll is there with its text', () => {
		const move = moveOf(reading, 'Am Feuer ruhen');
		expect(move.roll_type).toBe('no_roll');
		expect(move.text).toContain('erzähle, woran du denkst');
	});
});

describe('a reference in more than one language', () => {
	const reading = readNote('mixed');

	it('is read in English where it is English', () => {
		const move = moveOf(reading, 'Cross the Ford');
		expect(effectsOf(reading, move)).toContainEqual(
			expect.objectContaining({ kind: 'meter', meter: 'momentum', by: 1 }),
		);
	});

	it('carries nothing out where it is not, though an amount is in English', () => {
		for (const name of ['Cruzar el puente', 'Dem Fluss folgen']) {
			const move = moveOf(reading, name);
			expect(move.roll_type).toBe('action_roll');
			expect(effectsOf(reading, move).filter(({ kind }) => kind !== 'say')).toEqual([]);
		}
	});

	it('says of each language which moves are in it', () => {
		expect(messages(reading)).toEqual([
			'A part of this reference is in Spanish; moves are read in English. Cruzar el puente: shown with the text, and you choose the outcome’s effects by hand.',
			'A part of this reference is in German; moves are read in English. Dem Fluss folgen: shown with the text, and you choose the outcome’s effects by hand.',
		]);
	});
});

describe('a reference in a language without a table', () => {
	it.each([
		['dutch', 'Dutch'],
		['japanese', 'Japanese'],
	])('is said not to be in English: %s', (name, language) => {
		const reading = readNote(name);
		expect(messages(reading)).toEqual([
			`This reference is in ${language}; moves are read in English. A table of its words at the top of the note (“words:”) makes its moves rollable.`,
		]);
		for (const move of reading.layer.moves)
			expect(effectsOf(reading, move).filter(({ kind }) => kind !== 'say')).toEqual([]);
	});

	const TOP = [
		'---',
		'words:',
		'  language: Dutch',
		'  strong hit: sterke treffer',
		'  weak hit: [zwakke treffer]',
		'  miss: misser*',
		'  when: wanneer, als',
		'  roll: gooi',
		'  iron: ijzer',
		'  heart: [hart, hartje]',
		'---',
		'',
	].join('\n');

	it('is rolled with a table of its own', () => {
		const reading = readNote('dutch', TOP);
		expect(Object.fromEntries(reading.layer.moves.map(move => [move.name, ways(move)]))).toEqual({
			'De dijk oversteken': ['player_choice: iron'],
			'Onderdak vragen': ['player_choice: heart'],
		});
		expect(moveOf(reading, 'Onderdak vragen').outcomes.weak_hit?.text).toBe('Bij een zwakke treffer is er een schuur.');
		expect(messages(reading)).toEqual([
			'This reference is in Dutch; moves are read in English. Its moves are shown with their text, and you choose the outcome’s effects by hand.',
		]);
	});

	it('finds the table of another note of its pack in the rules below it', () => {
		const table = readNote('dutch', TOP).layer;
		const below = applyLayer(bundledRuleset('starforged'), { ...table, moves: [] });
		expect(below.words?.language).toBe('Dutch');
	});
});

describe('a Datasworn file in another language', () => {
	const move = (name: string, text: string) => ({
		name,
		roll_type: 'action_roll',
		text,
		trigger: {
			text: 'Wenn …',
			conditions: [{ method: 'player_choice', roll_options: [{ using: 'stat', stat: 'iron' }] }],
		},
		outcomes: { strong_hit: { text: 'Take +1 momentum.' } },
	});
	const GERMAN =
		'Wenn du dich auf den Weg machst, würfle +Eisen. Bei einem starken Treffer bist du da. Take +1 momentum.';
	const ENGLISH = 'When you set out on the road, roll +iron. On a **strong hit**, you are there. Take +1 momentum.';
	const file = (...moves: readonly object[]) =>
		JSON.stringify({ _id: 'weg', moves: { weg: { name: 'Weg', contents: { ...moves } } } });
	const read = (text: string) => {
		const rules = readHouseRules(text, 'json', 'weg');
		if (!rules.ok) throw new Error('It is not read.');
		return rules.value;
	};

	it('is rolled as it says, and nothing of its text is carried out', () => {
		const { layer, findings } = read(file(move('Aufbrechen', GERMAN)));
		const book = rulebook(applyLayer(bundledRuleset('starforged'), layer));
		const [own] = layer.moves;
		expect(own && ways(own)).toEqual(['player_choice: iron']);
		expect(own && book.effectsOf(own)).toEqual({ always: [], outcomes: {}, matches: {} });
		expect(findings.map(({ message }) => message)).toContain(
			'This reference is in German; moves are read in English. Its moves are shown with their text, and you choose the outcome’s effects by hand.',
		);
		expect(layer.remarks).toHaveLength(1);
	});

	it('is read in English where it is', () => {
		const { layer } = read(file(move('Aufbrechen', GERMAN), move('Set Out', ENGLISH)));
		expect(layer.moves.map(({ language }) => language)).toEqual(['German', undefined]);
		expect(layer.remarks?.join()).toContain('Aufbrechen: shown with the text');
	});
});
