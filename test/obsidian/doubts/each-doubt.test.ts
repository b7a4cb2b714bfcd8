import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { assume, doubtsIn } from '../../host/assumptions/assume';
import { CHOICES } from '../../host/assumptions/choices';
import { endWhatRuns } from '../../support/boot';
import { sampled } from '../../support/sample';
import { playedSession } from './played-session';

// Without layout and style sheets every style is the same; jsdom would reckon each anew for every measure of the editor.
beforeAll(() => {
	const plain = getComputedStyle(document.documentElement);
	vi.spyOn(window, 'getComputedStyle').mockImplementation(() => plain);
});
afterAll(() => void vi.restoreAllMocks());
afterEach(() => {
	endWhatRuns();
	assume();
});

/** What each value and each word is, by the rules and by what was typed, whatever the app does. */
const PLAYED = {
	journal: [
		'I lunge. `sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit; chose Endure Harm; health 5 → 4 (Endure Harm)`',
		' On. `sworn: Kestrel › supply 3 → 2` `sworn: Ark › 0 → 8 ticks`  Then. `sworn: Kestrel › spirit 4 → 3`',
	].join(''),
	kestrel:
		'---\nruleset: starforged\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 4\nspirit: 3\nsupply: 2\nmomentum: 3\n---\nTheirs.\n',
	ark: '---\nsworn: vow\nrank: dangerous\nticks: 8\ncharacter: "[[Kestrel]]"\n---\nThe ark.\n',
	notices: ['“Face Danger” is gone from your sentence, with what you typed to make it.'],
};

const others = Object.entries(CHOICES).flatMap(([name, [, ...words]]) => words.map(word => `${name}=${word}`));

it('a session leaves what was typed and played in the notes', async () => {
	expect(await playedSession({})).toEqual(PLAYED);
});

it.each(sampled(others, 4))('and so it does where the app differs: %s', async doubt => {
	const told = await playedSession(doubtsIn(doubt));
	// the app itself may end a note with a line break
	expect({ ...told, journal: told.journal.trimEnd() }).toEqual(PLAYED);
});
