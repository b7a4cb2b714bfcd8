import { describe, expect, it } from 'vitest';
import { hasTruths, importTruths } from '../../../src/journal/import/import-truths';
import { readTruthsIn } from '../../../src/journal/truths/truths-in-note';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { expectParsed } from '../../support/expect-parsed';
import { contextOf, noteWith, textAfter, told } from './import-context';

const fence = (...lines: string[]) => ['```iron-vault-truth', ...lines, '```'].join('\n');
const HEAD = '---\nsworn: truths\nruleset: starforged\nimported: iron-vault\n---\n';

function imported(text: string, path = 'Truths.md') {
	const note = { path, text };
	const result = expectParsed(importTruths(note, contextOf([note], 'starforged')));
	return { ...result, text: textAfter(note, result), said: told(result).join('\n') };
}

describe('a note of truths', () => {
	it.each([
		{
			what: 'a chosen truth keeps its words',
			from: `## Cataclysm\n\n${fence('truth:starforged/cataclysm', 'inserted')}\nThe seas went.\n\nNo rain since.\n`,
			to: `${HEAD}## Cataclysm\n\nThe seas went.\n\nNo rain since.\n`,
		},
		{
			what: 'right under its heading, a blank line parts them',
			from: `## Cataclysm\n${fence('truth:starforged/cataclysm', 'inserted')}\nThe seas went.\n`,
			to: `${HEAD}## Cataclysm\n\nThe seas went.\n`,
		},
		{
			what: 'one that is open',
			from: `## Exodus\n\n${fence('truth:starforged/exodus')}\n\n## Iron\n\n${fence('truth:starforged/iron')}\n`,
			to: `${HEAD}## Exodus\n\n## Iron\n`,
		},
		{ what: 'an id of old', from: `## Exodus\n\n${fence('starforged/truths/exodus')}\n`, to: `${HEAD}## Exodus\n` },
		{ what: 'a name', from: `## Exodus\n\n${fence('exodus')}\n`, to: `${HEAD}## Exodus\n` },
		{
			what: 'tildes, CRLF and a byte order mark',
			from: '\ufeff## Exodus\r\n\r\n~~~iron-vault-truth\r\ntruth:starforged/exodus\r\ninserted\r\n~~~\r\nAway.\r\n',
			to: `\ufeff${HEAD.replaceAll('\n', '\r\n')}## Exodus\r\n\r\nAway.\r\n`,
		},
		{
			what: 'properties of the player',
			from: `${noteWith('mood: grim # very')}## Exodus\n\n${fence('exodus')}\n`,
			to: `---\nmood: grim # very\nsworn: truths\nruleset: starforged\nimported: iron-vault\n---\n## Exodus\n`,
		},
		{
			what: 'an unknown one stays among them',
			from: `## Exodus\n\n${fence('exodus')}\n\n## Soil\n\n${fence('truth:homebrew/soil', 'inserted')}\nTins.\n`,
			to: `${HEAD}## Exodus\n\n## Soil\n\n${fence('truth:homebrew/soil', 'inserted')}\nTins.\n`,
			said: 'The rules have no truth “truth:homebrew/soil”. The block stays as it is.',
		},
		{
			what: 'one that was taken back',
			from: `## Exodus\n\n${fence('truth:starforged/exodus')}\n\n##### Old Truth:\n\nWe fled.\n`,
			to: `${HEAD}## Exodus\n\n##### Old Truth:\n\nWe fled.\n`,
			said: 'It was taken back',
		},
		{
			what: 'a heading that was changed',
			from: `## How we left\n\n${fence('truth:starforged/exodus', 'inserted')}\nAway.\n`,
			to: `${HEAD}## How we left\n\nAway.\n`,
			said: 'No heading “Exodus” stands above it',
		},
		{
			what: 'one in a quote, and one without an end',
			from: `## Exodus\n\n> ${fence('exodus').replaceAll('\n', '\n> ')}\n\n\`\`\`iron-vault-truth\niron\n`,
			to: `## Exodus\n\n> ${fence('exodus').replaceAll('\n', '\n> ')}\n\n\`\`\`iron-vault-truth\niron\n`,
			said: 'It stands in a quote or a list',
		},
		{
			what: 'two with nothing but blank lines between',
			from: `## Exodus\n\n${fence('exodus')}\n\n${fence('exodus')}\n\nAway.\n`,
			to: `${HEAD}## Exodus\n\nAway.\n`,
		},
		{
			what: 'ours already',
			from: `${HEAD}## Soil\n\n${fence('truth:homebrew/soil')}\n`,
			to: `${HEAD}## Soil\n\n${fence('truth:homebrew/soil')}\n`,
			said: 'The rules have no truth',
		},
	])('$what', ({ from, to, said }) => {
		const { text, said: lines } = imported(from);
		expect(text).toBe(to);
		if (said === undefined) expect(lines).not.toContain('(');
		else expect(lines).toContain(said);
		expect(imported(text).changes).toEqual([]);
	});

	it('is read by our own reader then', () => {
		const { text } = imported(`## Cataclysm\n${fence('truth:starforged/cataclysm', 'inserted')}\nThe seas went.\n`);
		const { written } = readTruthsIn(text, bundledRuleset('starforged').truths?.() ?? []);
		expect(written.map(({ truth, text }) => [truth.name, text])).toEqual([['Cataclysm', 'The seas went.']]);
	});

	it.each([
		{ text: `${noteWith('iron-vault-kind: clock')}${fence('exodus')}\n`, code: 'other_kind' },
		{ text: `${noteWith('sworn: vow')}${fence('exodus')}\n`, code: 'other_kind' },
		{ text: `${noteWith('a: "x')}${fence('exodus')}\n`, code: 'unreadable_properties' },
		{ text: `${noteWith('sworn_format: 3')}${fence('exodus')}\n`, code: 'newer_format' },
	])('is left alone ($code)', ({ text, code }) => {
		const note = { path: 'Truths.md', text };
		expect(importTruths(note, contextOf([note], 'starforged'))).toMatchObject({ ok: false, problems: [{ code }] });
	});

	it('is known by its fences, not by words or by code that speaks of them', () => {
		expect(hasTruths(fence('exodus'))).toBe(true);
		expect(hasTruths('We use iron-vault-truth here.')).toBe(false);
		expect(hasTruths(`~~~~\n${fence('exodus')}\n~~~~`)).toBe(false);
	});
});
