import fs from 'node:fs';
import path from 'node:path';
import { PLUGIN } from '../host/build.mjs';
import { measureHeap } from './browser/heap.mjs';
import { campaigns, measureFloor, measureMoves } from './browser/moves.mjs';
import { inBrowser } from './browser/opened.mjs';
import { measureOracleSearch } from './browser/oracle-search.mjs';
import { measureProseKeys } from './browser/prose-key.mjs';
import { measureRecords, vaultsOfRecords } from './browser/start-and-records.mjs';
import { figuresOf, largeCampaign, measureTypedSession } from './browser/typed-session.mjs';
import { measureTable, vaultsOfTracks } from './browser/the-table.mjs';
import {
	measureIndexGrowth,
	measureIndexInNode,
	measureInNode,
	measurePacingInNode,
	measureRulesInNode,
} from './in-node.mjs';
import { roomSizes } from './room-sizes.mjs';
import * as chromium from './rows-in-chromium.mjs';
import * as node from './rows-in-node.mjs';

/** The records of a long note, in which a key of prose is typed. */
const PROSE_RECORDS = 500;

/** The moves of a long session. */
const LONG_SESSION = 30;

/** What is measured without a browser: a name, and its rows. */
export const IN_NODE = {
	bundle: async () => [
		...node.rowsOfBundle(fs.readFileSync(path.join(PLUGIN, 'main.js'))),
		...node.rowsOfRooms(await roomSizes()),
	],
	pure: async () => node.rowsOfNode(await measureInNode()),
	rules: async () => node.rowsOfRules(await measureRulesInNode()),
	index: async () => node.rowsOfIndex(await measureIndexInNode()),
	'growth-of-index': async () => node.rowsOfIndexGrowth(await measureIndexGrowth()),
	pacing: async () => node.rowsOfPacing(await measurePacingInNode()),
};

/** What is measured in Chromium, whose program is given: a name, and its rows. */
export const IN_CHROMIUM = {
	records: inBrowserWith(async ({ browser, served, empty }) => {
		const urls = await vaultsOfRecords(served, empty);
		const views = ['reading', 'linesInSight', 'whole', 'lines', 'live'];
		return chromium.rowsOfRecords(await measureRecords(browser, urls, { views, loads: 5 }));
	}),
	heap: inBrowserWith(async ({ browser, served, empty }) => {
		const notes = { 'Start here.md': 'Hello.' };
		const urls = { ours: await served({ notes }), host: await served({ notes, plugin: empty }) };
		return chromium.rowsOfHeap(await measureHeap(browser, urls, { pages: 3 }));
	}),
	moves: inBrowserWith(async ({ browser, served, empty }) => {
		const { urls, journal: note } = await campaigns(served, [50, 200, 2000]);
		const figures = await forEach(urls, url => measureMoves(browser, url, { note, pages: 3 }));
		const { urls: hosts } = await campaigns(served, [50, 2000], empty);
		const floors = await forEach(hosts, url => measureFloor(browser, url, { note, pages: 2 }));
		const grown = Object.entries(figures).map(([records, { later }]) => [records, later.text]);
		return [...chromium.rowsOfMoves(figures, floors), ...chromium.rowsOfMoveGrowth(Object.fromEntries(grown))];
	}),
	'first-move': inBrowserWith(async ({ browser, served }) => {
		const { urls, journal: note } = await campaigns(served, [50]);
		return chromium.rowsOfFirstMove(await measureMoves(browser, urls[50], { note, pages: 3 }));
	}),
	'long-session': inBrowserWith(async ({ browser, served }) => {
		const { url, note } = await largeCampaign(served);
		const each = await measureTypedSession(browser, url, { note, moves: LONG_SESSION });
		return chromium.rowsOfLongSession(figuresOf(each), LONG_SESSION);
	}),
	'prose-key': inBrowserWith(async ({ browser, served, empty }) => {
		const { urls, journal: note, texts } = await campaigns(served, [PROSE_RECORDS]);
		const { urls: hosts } = await campaigns(served, [PROSE_RECORDS], empty);
		const [url, alone, text] = [urls, hosts, texts].map(of => of[PROSE_RECORDS]);
		const { ours } = await measureProseKeys(browser, { ours: { url, alone, note, text } }, { pages: 2 });
		return chromium.rowsOfProseKey(ours, PROSE_RECORDS);
	}),
	table: inBrowserWith(async ({ browser, served }) => {
		const { urls, journal } = await vaultsOfTracks(served, [10, 100, 500]);
		const figures = await forEach(urls, url => measureTable(browser, url, { note: journal, pages: 3 }));
		const grown = Object.entries(figures).map(([tracks, { open }]) => [tracks, open]);
		return [...chromium.rowsOfTable(figures), ...chromium.rowsOfTableGrowth(Object.fromEntries(grown))];
	}),
	oracles: inBrowserWith(async ({ browser, served }) => {
		const { urls, journal } = await campaigns(served, [50]);
		return chromium.rowsOfOracleSearch(await measureOracleSearch(browser, urls[50], { note: journal, pages: 3 }));
	}),
	phone: inBrowserWith(async ({ browser, served, empty }) => {
		const ofRecords = await vaultsOfRecords(served, empty);
		const records = await measureRecords(browser, ofRecords, { views: ['whole', 'lines'], loads: 3, phone: true });
		const { urls, journal } = await campaigns(served, [50]);
		const moves = await measureMoves(browser, urls[50], { note: journal, phone: true, pages: 2 });
		return chromium.rowsOfPhone({ records, moves });
	}),
};

function inBrowserWith(measure) {
	return executablePath => inBrowser(executablePath, measure);
}

/** One after the other: two pages at once would hold each other up. */
export async function forEach(urls, measure) {
	const figures = {};
	for (const [size, url] of Object.entries(urls)) figures[size] = await measure(url, size);
	return figures;
}
