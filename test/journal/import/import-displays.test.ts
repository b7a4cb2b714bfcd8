import { describe, expect, it } from 'vitest';
import { importDisplays } from '../../../src/journal/import/import-displays';
import { expectParsed } from '../../support/expect-parsed';
import { contextOf, noteWith, textAfter, told } from './import-context';

const NOTES = [
	{ path: 'Salt/Characters/Ada.md', text: noteWith('name: Ada\niron-vault-kind: character') },
	{ path: 'Salt/Characters/Bo.md', text: noteWith('name: Captain Bo\niron-vault-kind: character') },
	{ path: 'Salt/Find the ark.md', text: noteWith('iron-vault-kind: progress\ntrack-type: Vow') },
	{ path: 'Salt/Tide.md', text: noteWith('iron-vault-kind: clock') },
	{ path: 'Reef/Tide.md', text: noteWith('iron-vault-kind: clock') },
];

function imported(text: string, path = 'Salt/Lore.md') {
	const note = { path, text };
	const linkTo = (to: string) => to.replace(/^.*\/|\.md$/g, '');
	const result = expectParsed(importDisplays(note, contextOf(NOTES, 'starforged', { linkTo })));
	const after = textAfter(note, result);
	expect(
		expectParsed(importDisplays({ path, text: after }, contextOf(NOTES, 'starforged', { linkTo }))).changes,
	).toEqual([]);
	return { ...result, text: after, said: told(result).join('\n') };
}

const fence = (language: string, ...lines: string[]) => [`\`\`\`iron-vault-${language}`, ...lines, '```'].join('\n');
const show = (name: string) => `\`\`\`sworn\nshow: ${name}\n\`\`\``;

describe('what another plugin drew in a note', () => {
	it.each([
		{ what: 'a sheet by its path', from: fence('character', 'Salt/Characters/Ada.md'), to: show('Ada') },
		{ what: 'by a part of it', from: fence('character', 'Characters/Bo'), to: show('Bo') },
		{ what: 'by its name', from: fence('character', 'Captain Bo'), to: show('Bo') },
		{ what: 'by a link', from: fence('character', '[[Ada]]'), to: show('Ada') },
		{ what: 'a track', from: fence('track', 'Find the ark'), to: show('Find the ark') },
		{ what: 'a clock by its path', from: fence('clock', 'Reef/Tide.md'), to: show('Tide') },
		{
			what: 'parts of one sheet',
			from: `${fence('character-stats', 'Ada')}\n\n${fence('character-meters', 'Ada')}\n\nProse.`,
			to: `${show('Ada')}\n\nProse.`,
		},
		{
			what: 'parts with prose between',
			from: `${fence('character-stats', 'Ada')}\n\nHer scars:\n\n${fence('character-impacts', 'Ada')}\n\nThree.`,
			to: `${show('Ada')}\n\nHer scars:\n\nThree.`,
		},
		{
			what: 'parts of two sheets',
			from: `${fence('character-stats', 'Ada')}\n\n${fence('character-stats', 'Bo')}`,
			to: `${show('Ada')}\n\n${show('Bo')}`,
		},
		{
			what: 'the whole twice',
			from: `${fence('character', 'Ada')}\n\n${fence('character', 'Ada')}`,
			to: `${show('Ada')}\n\n${show('Ada')}`,
		},
		{
			what: 'in a callout',
			from: `> [!info] Crew\n> ${fence('character', 'Ada').replaceAll('\n', '\n> ')}\n> Prose.`,
			to: `> [!info] Crew\n> ${show('Ada').replaceAll('\n', '\n> ')}\n> Prose.`,
		},
		{
			what: 'a part in a callout',
			from: `> [!info] Crew\n> ${fence('character-stats', 'Ada').replaceAll('\n', '\n> ')}\n>\n> ${fence('character-meters', 'Ada').replaceAll('\n', '\n> ')}\n>\n> Prose.`,
			to: `> [!info] Crew\n> ${show('Ada').replaceAll('\n', '\n> ')}\n>\n> Prose.`,
		},
		{
			what: 'in a list',
			from: `- ${fence('clock', 'Reef/Tide').replaceAll('\n', '\n  ')}\n  Prose.`,
			to: `- ${show('Tide').replaceAll('\n', '\n  ')}\n  Prose.`,
		},
		{
			what: 'a second part that opens an item',
			from: `${fence('character-stats', 'Ada')}\n\n- ${fence('character-meters', 'Ada').replaceAll('\n', '\n  ')}\n  Prose.`,
			to: `${show('Ada')}\n\n- ${show('Ada').replaceAll('\n', '\n  ')}\n  Prose.`,
		},
		{
			what: 'a part that fills a callout',
			from: `${fence('character-stats', 'Ada')}\n\n> [!info]- ASSETS\n> ${fence('character-assets', 'Ada').replaceAll('\n', '\n> ')}\n\nProse.`,
			to: `${show('Ada')}\n\n> [!info]- ASSETS\n> ${show('Ada').replaceAll('\n', '\n> ')}\n\nProse.`,
		},
		{
			what: 'two parts that fill a callout',
			from: `${fence('character-stats', 'Ada')}\n\n> [!info]\n> ${fence('character-assets', 'Ada').replaceAll('\n', '\n> ')}\n>\n> ${fence('character-impacts', 'Ada').replaceAll('\n', '\n> ')}\n\nProse.`,
			to: `${show('Ada')}\n\n> [!info]\n> ${show('Ada').replaceAll('\n', '\n> ')}\n>\n\nProse.`,
		},
		{
			what: 'a part in a callout with words',
			from: `${fence('character-stats', 'Ada')}\n\n> [!info]\n> Prose.\n> ${fence('character-assets', 'Ada').replaceAll('\n', '\n> ')}\n\nProse.`,
			to: `${show('Ada')}\n\n> [!info]\n> Prose.\n\nProse.`,
		},
		{
			what: 'a part in a quote',
			from: `${fence('character-stats', 'Ada')}\n\n> Prose.\n>\n> ${fence('character-assets', 'Ada').replaceAll('\n', '\n> ')}\n\nProse.`,
			to: `${show('Ada')}\n\n> Prose.\n>\n\nProse.`,
		},
		{
			what: 'tildes and CRLF',
			from: '~~~~iron-vault-character\r\nAda\r\n~~~~\r\nProse.\r\n',
			to: '~~~~sworn\r\nshow: Ada\r\n~~~~\r\nProse.\r\n',
		},
		{ what: 'blank lines in it', from: fence('character', '', '  Ada  ', ''), to: show('Ada').replace('show', 'show') },
	])('$what', ({ from, to }) => {
		expect(imported(from).text).toBe(to);
	});

	it.each([
		['nothing that the campaign has', fence('character', 'Zoe'), 'No single note of the campaign is “Zoe”'],
		['one of two', fence('clock', 'Tide'), 'No single note of the campaign is “Tide”'],
		['a track as a sheet', fence('character', 'Find the ark'), 'No single note'],
		['itself, in a note of nothing', fence('track'), 'This note holds nothing of the kind'],
		['moves', fence('moves'), 'Sworn Journal has no block for this'],
		['oracles', fence('oracles'), 'Sworn Journal has no block for this'],
		['a blank card', fence('asset', 'Glowcat'), 'Sworn Journal has no block for this'],
		['what is newer', fence('weather'), 'Sworn Journal has no block for this'],
		['a block without an end', '```iron-vault-track\nFind the ark', 'The block has no end'],
	])('stays where it shows %s', (_, text, said) => {
		const after = imported(text);
		expect(after.text).toBe(text);
		expect(after.changes).toEqual([]);
		expect(after.said).toContain(said);
	});

	it('shows the note itself where it names nothing', () => {
		expect(imported(`${noteWith('a: 1')}${fence('track')}\n`, 'Salt/Find the ark.md').text).toBe(
			`${noteWith('a: 1')}${show('Find the ark')}\n`,
		);
	});

	it('is not looked for in code, and journals and truths are left to others', () => {
		const text = `~~~~\n${fence('track', 'Find the ark')}\n~~~~\n\n${fence('mechanics', 'move')}\n\n${fence('truth', 'iron')}\n`;
		const { changes, lines } = imported(text);
		expect({ changes, lines }).toEqual({ changes: [], lines: [] });
	});
});
