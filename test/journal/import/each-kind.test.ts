import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import type { StateNote } from '../../../src/journal/import/imported-note';
import { applyChanges } from '../../../src/journal/text/text-change';
import { contextOf } from './import-context';

const NOTES: readonly StateNote[] = [
	{ path: 'Salt/Ada.md', name: 'Ada', kind: 'character' },
	{ path: 'Salt/Ark.md', name: 'Ark', kind: 'vow', rank: 'formidable' },
	{ path: 'Salt/Tide.md', name: 'Tide', kind: 'clock' },
];
const names = namesOf(contextOf([], 'starforged', { notes: NOTES }), new Map([['starship', 'Tern']]));
const IMPORTED = '; imported iron-vault';
const LIKELY = '[Ask the Oracle / Likely](datasworn:move.oracle_rollable:starforged/fate/ask_the_oracle.likely)';
const line = (code: string): string => '`sworn: ' + code + '`';

function inBlock(node: string) {
	const note = '```iron-vault-mechanics\n' + node + '\n```\n';
	const { changes, lines } = importPlay(note, names, 'line');
	return { after: applyChanges(note, changes).trimEnd(), why: lines.map(each => each.why ?? '').join(' '), note };
}

describe('each kind of node', () => {
	it.each([
		['move "Begin a Session"', line(`Begin a Session, by Ada${IMPORTED}`)],
		[
			'move "Face Danger" {\n roll "Edge" action=1 adds=2 stat=2 vs1=3 vs2=9\n}',
			line(`Face Danger, by Ada, edge 2 + 2: 1 vs 3, 9, weak hit${IMPORTED}`),
		],
		[
			'move "Strike" {\n roll "Iron" 2 3 0 8 9\n reroll vs1="1" vs2="4"\n}',
			line(`Strike, by Ada, iron 3: 2 vs 8, 9; reroll 2 vs 1, 4; strong hit${IMPORTED}`),
		],
		[
			'move "Strike" {\n roll "Iron" 2 3 0 8 9\n}\nburn from=10 to=2',
			line(`Strike, by Ada, iron 3: 2 vs 8, 9; burn momentum 10 → 2; strong hit${IMPORTED}`),
		],
		['move "strike"', line(`Strike, by Ada${IMPORTED}`)],
		[
			`move "Ask the Oracle" {\n oracle name="${LIKELY}" result="Yes" roll=34\n}`,
			line(`Ask the Oracle, by Ada; table 34, Yes (likely)${IMPORTED}`),
		],
		['move "House rule" {\n meter "Luck" from=3 to=2\n}', line(`House rule, by Ada; luck 3 → 2${IMPORTED}`)],
		[
			'move "Face Danger" {\n move "Pay the Price"\n}',
			`${line(`Face Danger, by Ada${IMPORTED}`)}\n\n${line(`Pay the Price, by Ada, from Face Danger${IMPORTED}`)}`,
		],
		['meter "Health" from=5 to=4', line('Ada › health 5 → 4')],
		['meter "Starship / Integrity" 4 3', line('Tern › integrity 4 → 3')],
		['progress from-boxes=2 from-ticks=1 name="Ark" rank="formidable"', line('Ark › 9 → 13 ticks')],
		['progress from-boxes=2 name="Ark" rank="formidable"', line('Ark › 8 → 12 ticks')],
		['progress from-ticks=3 name="Ark" rank="formidable"', line('Ark › 3 → 7 ticks')],
		['progress from=38 name="Ark" rank="troublesome"', line('Ark › 38 → 40 ticks')],
		['track name="[[Old/Ark.md|Ark]]" status="added"', line('Ark › vow begun, formidable')],
		['track name="Ark" status="completed"', line('Ark › vow completed')],
		['track name="Ark" status="removed"', line('Ark › vow completed')],
		['track name="Ark" status="reopened"', line('Ark › status completed → open')],
		['track name="Ark" from=4 to=12', line('Ark › 4 → 12 ticks')],
		['clock name="[[Salt/Tide.md|Tide]]" from=0 out-of=4 to=1', line('Tide › 0 → 1 segments')],
		['clock name="Tide" status="added"', line('Tide › clock begun')],
		['clock name="Tide" status="resolved"', line('Tide › clock completed')],
		['position from="out of combat" to="in a bad spot"', line('Ada › combat none → in a bad spot')],
		['initiative from="no initiative" to="has initiative"', line('Ada › combat no initiative → has initiative')],
		['xp from=3 to=5', line('Ada › experience 3 → 5')],
		['impact "permanently_harmed" true', line('Ada › permanently harmed marked')],
		['impact "wounded" marked=false', line('Ada › wounded cleared')],
		['asset name="Starship" status="added"', line('Tern › asset gained')],
		['asset name="Starship" status="removed"', line('Tern › asset discarded')],
		['asset name="Starship" status="upgraded" ability=2', line('Tern › ability 2 marked')],
		['oracle name="Core Oracles / Theme" result="Trade" roll=96', line('Core / Theme › Trade (rolled: 96)')],
		['- "The lamp goes out."', 'The lamp goes out.'],
		['dice-expr expr="d6" result=4 {\n rolls 4 dice="d6"\n}', line('d6 › 4 (4)')],
		['ACTOR "[[Salt/Ada.md|Ada]]" {\n METER "Spirit" 5 4\n}', line('Ada › spirit 5 → 4')],
	])('becomes ours: %s', (node, after) => expect(inBlock(node).after).toBe(after));

	it.each([
		['roll "Iron" action=2 adds=1 stat=3 vs1=8 vs2=9', 'has no counterpart'],
		['die-roll "luck" 4', 'has no counterpart'],
		['moon phase="full"', 'has no counterpart'],
		['reroll action="6"', 'There is no roll above it'],
		['dice-expr expr="2d6" result=9 {\n rolls 3 4 dice="2d6"\n}', 'do not add up'],
		['move "Strike" {\n roll "Iron" action=2 adds=0 stat=3 vs1=12 vs2=9\n}', '10'],
		['move "Strike" {\n moon\n}', 'has no counterpart'],
		['meter "Health" from="a lot" to=4', 'no whole number'],
		['- "```"', 'would not stay a paragraph'],
		['/- meter "Health" 5 4', 'comment'],
		['track name="Ark" status="lost"', 'no state of a track'],
	])('stays as it stands, and says why: %s', (node, why) => {
		const { after, note, why: told } = inBlock(node);
		expect(after).toBe(note.trimEnd());
		expect(told).toContain(why);
	});
});

describe('each kind of inline code', () => {
	const inText = (code: string): string => {
		const note = 'A `' + code + '` b.\n';
		return applyChanges(note, importPlay(note, names, 'line').changes).slice(2, -4);
	};
	it.each([
		['iv-move:Face Danger|Edge|4|2|1|3|9', line(`Face Danger, by Ada, edge 2 + 1: 4 vs 3, 9, weak hit${IMPORTED}`)],
		[
			'iv-move:Face Danger|Edge|4|2|3|3|9|move:starforged/adventure/face_danger|burn=8:2|adds=1(rope),2',
			line(`Face Danger, by Ada, edge 2 + 1 rope + 2: 4 vs 3, 9; burn momentum 8 → 2; weak hit${IMPORTED}`),
		],
		[
			'iv-progress:Fulfill Your Vow|Ark|6|3|9|Salt/Ark.md',
			line(`Fulfill Your Vow, by Ada, on Ark, progress 6: vs 3, 9, weak hit${IMPORTED}`),
		],
		['iv-noroll:Begin a Session', line(`Begin a Session, by Ada${IMPORTED}`)],
		['iv-oracle:Theme|96|Trade|oracle_rollable:starforged/core/theme', line('Core / Theme › Trade (rolled: 96)')],
		['iv-track-create:Ark|Salt/Ark.md', line('Ark › vow begun, formidable')],
		['iv-track-advance:Ark|Salt/Ark.md|4|8|formidable|1', line('Ark › 4 → 8 ticks')],
		['iv-track-advance:quests|Salt/Ada.md|0|2|epic|2', line('Ada › quests 0 → 2 ticks')],
		['iv-track-complete:Ark|Salt/Ark.md', line('Ark › vow completed')],
		['iv-track-reopen:Ark|Salt/Ark.md', line('Ark › status completed → open')],
		['iv-clock-create:Tide|Salt/Tide.md', line('Tide › clock begun')],
		['iv-clock-advance:Tide|Salt/Tide.md|0|1|1', line('Tide › 0 → 1 segments')],
		['iv-clock-resolve:Tide|Salt/Tide.md', line('Tide › clock completed')],
		['iv-meter:Health|5|4', line('Ada › health 5 → 4')],
		['iv-burn:8|2', line('Ada › momentum 8 → 2')],
		['iv-initiative:Position|in control|in a bad spot', line('Ada › combat in control → in a bad spot')],
		['iv-dice:2d6{4+3} + 1|8', line('2d6 + 1 › 8 (4, 3)')],
		['iv-ooc:we had tea', '(we had tea)'],
	])('becomes ours: %s', (code, after) => expect(inText(code)).toBe(after));

	it.each([
		'iv-action-roll:Edge|4|2|1|3|9',
		'iv-entity-create:NPC|Tam|Salt/Tam.md',
		'iv-reroll:action|2|6|Edge|2|0|3|9|2',
		'iv-meter:Health|lots|4',
		'iv-moon:full',
	])('stays: %s', code => expect(inText(code)).toBe('`' + code + '`'));
});
